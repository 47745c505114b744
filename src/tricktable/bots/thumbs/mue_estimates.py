"""What a hand of Mü is worth: the triangles that a chief expects with a trump, and what a bid then brings."""

from collections.abc import Iterable
from functools import cache
from math import erf, sqrt
from typing import Final

from tricktable.games.mue.cards import DECK
from tricktable.games.mue.goals import DOUBLED_TRUMPS, GOALS, bonus
from tricktable.games.mue.laws import FIRST_NUMBER, NO_TRUMP, is_of_trump

# What the thumb knows are averages over many rounds: the triangles of chief and partner, by the chief's cards.
COLOUR, DOUBLED, NUMBER, NONE = range(4)
BASES: Final = {4: (7.5, 6.7, 9.8, 20.9), 5: (7.3, 8.7, 11.0, 17.0), 6: (9.0, 12.0, 12.9, 17.5)}
"""What a chief's team takes with a hand of which no card counts below, by players and kind of trump."""
CHIEF_TRUMPS: Final = (4.3, 5.7, 6.7)
"""What each of the chief's trumps adds, by its kind."""
HIGH: Final = 0.7
"""What a colour trump adds besides for each number above 5."""
VICE_TRUMPS: Final = (3.4, 3.6, 6.1)
VICE_COSTS: Final = (10.8, 6.8, 6.8)
"""What a vice's trump takes away from a chief who has none of it."""
UNKNOWN_VICE: Final = 5.0
"""The same as long as the vice's trump is not known."""
PLAIN: Final = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.4, 2.8)
"""What a card that is no trump adds, by its number."""
SPREAD: Final = 9.0
"""By how much the triangles usually differ from what was expected."""


def kind(trump: int) -> int:
    """Trumps that are alike: a colour, a number of ten cards, one of five, none."""
    if trump == NO_TRUMP:
        return NONE
    if trump < FIRST_NUMBER:
        return COLOUR
    return DOUBLED if trump in DOUBLED_TRUMPS else NUMBER


def help_of(card: int, chief_trump: int, vice_trump: int) -> float:
    """What a card in the hand of chief or partner adds to the triangles of their team."""
    number = DECK.number[card]
    if is_of_trump(card, chief_trump):
        return trump_help(number, kind(chief_trump))
    if is_of_trump(card, vice_trump):
        return VICE_TRUMPS[kind(vice_trump)]
    return PLAIN[number]


def trump_help(number: int, trump_kind: int) -> float:
    """What a card of the chief's trump adds."""
    return CHIEF_TRUMPS[trump_kind] + (HIGH * max(0, number - 5) if trump_kind == COLOUR else 0.0)


def expected(players: int, hand: Iterable[int], chief_trump: int, vice_trump: int) -> float:
    """The triangles that chief and partner should take, with both trumps known."""
    triangles = BASES[players][kind(chief_trump)] + sum(help_of(card, chief_trump, vice_trump) for card in hand)
    return triangles if vice_trump == NO_TRUMP else triangles - VICE_COSTS[kind(vice_trump)]


def prospects(players: int, hand: Iterable[int]) -> list[float]:
    """The same for every trump that a chief might name, while nobody knows who will be vice."""
    added = [0.0] * (NO_TRUMP + 1)
    plain = 0.0
    for card in hand:
        number = DECK.number[card]
        plain += PLAIN[number]
        for trump in (DECK.colour[card], FIRST_NUMBER + number):
            added[trump] += trump_help(number, kind(trump)) - PLAIN[number]
    bases = BASES[players]
    return [bases[kind(trump)] + plain + more - UNKNOWN_VICE for trump, more in enumerate(added)]


def worth(players: int, bid: int, trump: int, triangles: float) -> float:
    """What the chief gains on the others by this bid, on average, when so many triangles are expected."""
    return _worth(players, bid, trump, round(triangles))


@cache
def _worth(players: int, bid: int, trump: int, triangles: int) -> float:
    goals = GOALS[players]
    if bid > len(goals):
        return -100.0
    misses = [(1 + erf((goal - 0.5 - triangles) / SPREAD / sqrt(2))) / 2 for goal in goals[:bid]]
    others = players - 1
    gained = bonus(bid, trump) * (1 - 1 / others)
    lost = 10 + 5 * (others - 1) / others
    return gained * (1 - misses[-1]) - lost * sum(misses)
