"""What a hand of Mü is worth: the triangles that a chief expects with a trump, and what a bid then brings."""

from functools import cache, lru_cache
from math import erf, inf, sqrt
from typing import Final

from tricktable.games.mue.cards import DECK
from tricktable.games.mue.goals import DOUBLED_TRUMPS, GOALS, bonus
from tricktable.games.mue.laws import FIRST_NUMBER, NO_TRUMP, is_of_trump

Cards = tuple[int, ...]
"""A hand, its cards in the deck's order."""

# What the thumb knows are averages over many rounds: the triangles of chief and partner, by the chief's cards.
COLOUR, DOUBLED, NUMBER, NONE = range(4)
BASES: Final = {4: (7.5, 6.7, 9.8, 20.9), 5: (7.3, 8.7, 11.0, 17.0), 6: (9.0, 12.0, 12.9, 17.5)}
"""What a chief's team takes with a hand of which no card counts below, by players and kind of trump."""
CHIEF_TRUMPS: Final[tuple[float, ...]] = (4.3, 5.7, 6.7)
"""What each of the chief's trumps adds, by its kind."""
HIGH: Final = 0.7
"""What a colour trump adds besides for each number above 5."""
VICE_TRUMPS: Final[tuple[float, ...]] = (3.4, 3.6, 6.1)
VICE_COSTS: Final[tuple[float, ...]] = (10.8, 6.8, 6.8)
"""What a vice's trump takes away from a chief who has none of it."""
UNKNOWN_VICE: Final = 5.0
"""The same as long as the vice's trump is not known."""
PLAIN: Final[tuple[float, ...]] = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.4, 2.8)
"""What a card that is no trump adds, by its number."""
SPREAD: Final = 9.0
"""By how much the triangles usually differ from what was expected."""


def _kind(trump: int) -> int:
    """Trumps that are alike: a colour, a number of ten cards, one of five, none."""
    if trump == NO_TRUMP:
        return NONE
    if trump < FIRST_NUMBER:
        return COLOUR
    return DOUBLED if trump in DOUBLED_TRUMPS else NUMBER


KINDS: Final = tuple([_kind(trump) for trump in range(NO_TRUMP + 1)])


def _trump_help(number: int, trump_kind: int) -> float:
    """What a card of the chief's trump adds."""
    return CHIEF_TRUMPS[trump_kind] + (HIGH * max(0, number - 5) if trump_kind == COLOUR else 0.0)


PLAIN_HELPS: Final = tuple([PLAIN[number] for number in DECK.number])
"""What each card adds if it is no trump."""
COLOUR_GAINS: Final = tuple([_trump_help(number, COLOUR) - PLAIN[number] for number in DECK.number])
"""What each card adds as a trump of its colour, beyond what it adds anyway."""
NUMBER_GAINS: Final = tuple(
    [_trump_help(number, KINDS[FIRST_NUMBER + number]) - PLAIN[number] for number in DECK.number]
)
"""The same as a trump of its number."""
OF_TRUMP: Final = tuple(
    [tuple([card for card in range(len(DECK.text)) if is_of_trump(card, trump)]) for trump in range(NO_TRUMP + 1)]
)
"""The cards that show each trump."""


@cache
def helps(chief_trump: int, vice_trump: int) -> tuple[float, ...]:
    """What each card in the hand of chief or partner adds to the triangles of their team."""
    table = list(PLAIN_HELPS)
    for card in OF_TRUMP[vice_trump]:
        table[card] = VICE_TRUMPS[KINDS[vice_trump]]
    for card in OF_TRUMP[chief_trump]:
        table[card] = _trump_help(DECK.number[card], KINDS[chief_trump])
    return tuple(table)


def expected(players: int, hand: Cards, chief_trump: int, vice_trump: int) -> float:
    """The triangles that chief and partner should take, with both trumps known."""
    table = helps(chief_trump, vice_trump)
    triangles = BASES[players][KINDS[chief_trump]] + sum([table[card] for card in hand])
    return triangles if vice_trump == NO_TRUMP else triangles - VICE_COSTS[KINDS[vice_trump]]


@lru_cache(maxsize=1 << 11)
def prospects(players: int, hand: Cards) -> tuple[float, ...]:
    """The same for every trump that a chief might name, while nobody knows who will be vice."""
    added = [0.0] * (NO_TRUMP + 1)
    plain = 0.0
    for card in hand:
        plain += PLAIN[DECK.number[card]]
        added[DECK.colour[card]] += COLOUR_GAINS[card]
        added[FIRST_NUMBER + DECK.number[card]] += NUMBER_GAINS[card]
    bases = BASES[players]
    return tuple([bases[KINDS[trump]] + plain + more - UNKNOWN_VICE for trump, more in enumerate(added)])


@lru_cache(maxsize=1 << 11)
def tops(players: int, hand: Cards) -> tuple[int, ...]:
    """The most triangles, in whole ones, that the hand promises with a trump of each kind."""
    most = [-inf] * (NONE + 1)
    for trump, triangles in enumerate(prospects(players, hand)):
        if triangles > most[KINDS[trump]]:
            most[KINDS[trump]] = triangles
    return tuple([round(triangles) for triangles in most])


def best_worth(players: int, hand: Cards, bid: int) -> float:
    """What it brings to be chief with this hand, this bid and the best trump for it."""
    return max([_worth(players, bid, kind, top) for kind, top in enumerate(tops(players, hand))])


@lru_cache(maxsize=1 << 10)
def best_trump(players: int, hand: Cards, bid: int, trumps: tuple[int, ...], vice_trump: int) -> int:
    """The trump with which this bid is worth most beside the vice's; of equal ones the one with more triangles."""
    best = trumps[0]
    most = -inf, -inf
    for trump in trumps:
        triangles = expected(players, hand, trump, vice_trump)
        promise = worth(players, bid, trump, triangles), triangles
        if promise > most:
            best, most = trump, promise
    return best


def worth(players: int, bid: int, trump: int, triangles: float) -> float:
    """What the chief gains on the others by this bid, on average, when so many triangles are expected."""
    return _worth(players, bid, KINDS[trump], round(triangles))


@cache
def _worth(players: int, bid: int, kind: int, triangles: int) -> float:
    goals = GOALS[players]
    if bid > len(goals):
        return -100.0
    misses = [(1 + erf((goal - 0.5 - triangles) / SPREAD / sqrt(2))) / 2 for goal in goals[:bid]]
    others = players - 1
    gained = bonus(bid, KINDS.index(kind)) * (1 - 1 / others)
    lost = 10 + 5 * (others - 1) / others
    return gained * (1 - misses[-1]) - lost * sum(misses)
