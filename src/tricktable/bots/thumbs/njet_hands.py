"""What cards and hands of NJET are worth before the first trick, in tricks and captured 0s for the own side.

The numbers are what one more such card has brought, on average, to the side that holds it.
"""

from functools import cache
from typing import Final

from tricktable.core.cards import Deck
from tricktable.core.views import View
from tricktable.games.njet.boards import NO_TRUMP, POINTS, ROWS

Numbers = tuple[float, ...]

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
def worths(deck: Deck, trump: int, super_trump: int, is_shy: bool) -> Numbers:
    """What each card is worth more than the average card of the deck."""
    average = sum(worth(deck, card, trump, super_trump, is_shy) for card in deck.cards) / len(deck.cards)
    return tuple(worth(deck, card, trump, super_trump, is_shy) - average for card in range(len(deck.text)))


def strength(view: View, trump: int, super_trump: int, is_shy: bool) -> float:
    """How much better than an average hand the viewer's is under these trumps."""
    table = worths(view.game.deck, trump, super_trump, is_shy)
    return sum([table[card] for card in view.hand])


class Prospects:
    """The viewer's hand under every trump and every super trump, when tricks are wanted or when they cost points."""

    def __init__(self, view: View, is_shy: bool) -> None:
        self.base: Final = strength(view, NO_TRUMP, NO_TRUMP, is_shy)
        """Without any trumps."""
        self.trump: Final = [strength(view, colour, NO_TRUMP, is_shy) - self.base for colour in range(NO_TRUMP + 1)]
        """What each space of the trump row adds."""
        self.super_trump: Final = [
            strength(view, NO_TRUMP, colour, is_shy) - self.base for colour in range(NO_TRUMP + 1)
        ]


def seeming_strengths(view: View) -> list[float]:
    """How strong every seat seems under the settled board: the own hand is known, the others spoke by their vetoes.

    Whoever covers minus 2 or small points is strong, whoever covers large points is weak; whoever covers other trumps
    likes this one. The fewer spaces were open in the row, the more a veto says.
    """
    points = view.facts["points"][0]
    seats = view.game.players
    seeming = [0.0] * seats
    still_open = [seats] + [len(POINTS)] * (len(ROWS) - 1)
    for event in view.events_of("vetoed"):
        row, space = event.values
        still_open[row] -= 1
        seeming[event.seat] += _meaning(ROWS[row], POINTS[space], points) / still_open[row]
    average = sum(seeming) / seats
    seeming = [strength - average for strength in seeming]
    seeming[view.viewer] = strength(view, view.facts["trump"][0], view.facts["super trump"][0], points < 0)
    return seeming


def _meaning(row: str, covered: int, points: int) -> float:
    """What a veto says about the hand behind it, now that the round is played for these points."""
    if row == "trump":
        return 0.5
    if row == "super":
        return 0.7
    if row != "points":
        return 0.0
    if covered < 0:
        return 3.5
    return 2.0 if covered < points or points < 0 else -2.0
