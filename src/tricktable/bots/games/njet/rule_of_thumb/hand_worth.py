"""What cards and hands of NJET are worth before the first trick, in tricks and captured 0s for the own side.

The numbers are what one more such card has brought, on average, to the side that holds it.
"""

from functools import cache, lru_cache
from typing import Final

from tricktable.core.cards import Deck
from tricktable.core.views import View
from tricktable.games.njet.boards import NO_TRUMP, POINTS, ROWS

Numbers = tuple[float, ...]

TRUMP_ROW: Final = ROWS.index("trump")
SUPER_ROW: Final = ROWS.index("super")
"""The points row comes after it; the rows before the trumps say nothing about a hand."""

PLAIN: Final[Numbers] = (-0.8, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.3, 1.1, 1.6)
"""By number: high cards win, a 0 is captured."""
TRUMP: Final[Numbers] = (-0.2, 0.7, 0.7, 0.7, 0.8, 0.8, 0.8, 1.2, 1.5, 2.1)
SUPER: Final = 1.4
SHY_PLAIN: Final[Numbers] = (1.4, 0.1, 0.0, -0.2, -0.5, -0.6, -0.8, -1.0, -1.2, -1.2)
"""When tricks cost points: a 0 ducks under everything and makes the other side's trick dearer."""
SHY_TRUMP: Final[Numbers] = (1.0, -0.1, -0.3, -0.5, -0.7, -0.9, -1.1, -1.5, -1.5, -1.7)
SHY_SUPER: Final = -1.3


def worth(deck: Deck, card: int, trump: int, super_trump: int, is_shy: bool) -> float:
    """What a card is worth under these trumps; `is_shy`: tricks cost points."""
    colour, number = deck.colour[card], deck.number[card]
    if number == 0 and colour == super_trump:
        return SHY_SUPER if is_shy else SUPER
    if colour == trump:
        return SHY_TRUMP[number] if is_shy else TRUMP[number]
    return SHY_PLAIN[number] if is_shy else PLAIN[number]


@cache
def card_worths(deck: Deck, trump: int, super_trump: int, is_shy: bool) -> Numbers:
    """What each card is worth under these trumps."""
    return tuple([worth(deck, card, trump, super_trump, is_shy) for card in range(len(deck.text))])


@cache
def worths(deck: Deck, trump: int, super_trump: int, is_shy: bool) -> Numbers:
    """What each card is worth more than the average card of the deck."""
    own = card_worths(deck, trump, super_trump, is_shy)
    average = sum([own[card] for card in deck.cards]) / len(deck.cards)
    return tuple([each - average for each in own])


def strength(deck: Deck, hand: tuple[int, ...], trump: int, super_trump: int, is_shy: bool) -> float:
    """How much better than an average hand this one is under these trumps."""
    table = worths(deck, trump, super_trump, is_shy)
    return sum([table[card] for card in hand])


class Prospects:
    """A hand under every trump and every super trump, when tricks are wanted or when they cost points."""

    def __init__(self, deck: Deck, hand: tuple[int, ...], is_shy: bool) -> None:
        colours = range(NO_TRUMP + 1)
        self.base: Final = strength(deck, hand, NO_TRUMP, NO_TRUMP, is_shy)
        """Without any trumps."""
        self.trump: Final = [strength(deck, hand, colour, NO_TRUMP, is_shy) - self.base for colour in colours]
        """What each space of the trump row adds."""
        self.super_trump: Final = [strength(deck, hand, NO_TRUMP, colour, is_shy) - self.base for colour in colours]


@lru_cache(maxsize=1 << 11)
def prospects(deck: Deck, hand: tuple[int, ...]) -> tuple[Prospects, Prospects]:
    """What a hand promises when tricks are wanted, and when they cost points: the same in every veto of a round."""
    return Prospects(deck, hand, False), Prospects(deck, hand, True)


def seeming_strengths(view: View) -> list[float]:
    """How strong every seat seems under the settled board: the own hand is known, the others spoke by their vetoes.

    Whoever covers minus 2 or small points is strong, whoever covers large points is weak; whoever covers other trumps
    likes this one. The fewer spaces were open in the row, the more a veto says.
    """
    facts = view.facts
    points = facts["points"][0]
    seats = view.game.players
    seeming = [0.0] * seats
    still_open = [seats] + [len(POINTS)] * (len(ROWS) - 1)
    for event in view.history:
        if event.kind == "vetoed":
            row, space = event.values
            still_open[row] -= 1
            if row >= TRUMP_ROW:
                seeming[event.seat] += _meaning(row, POINTS[space], points) / still_open[row]
    average = sum(seeming) / seats
    seeming = [said - average for said in seeming]
    trump, super_trump = facts["trump"][0], facts["super trump"][0]
    seeming[view.viewer] = strength(view.game.deck, view.hand, trump, super_trump, points < 0)
    return seeming


def _meaning(row: int, covered: int, points: int) -> float:
    """What a veto says about the hand behind it, now that the round is played for these points."""
    if row == TRUMP_ROW:
        return 0.5
    if row == SUPER_ROW:
        return 0.7
    if covered < 0:
        return 3.5
    return 2.0 if covered < points or points < 0 else -2.0
