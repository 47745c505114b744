"""Was sticht?'s secret trumps as the draft lets one guess them: pairs of colour and number, and what cards are worth.

A set of pairs is a bit mask, so that what every row has told is a table of masks, and a few of them together say which
trumps are left.
"""

from functools import cache, lru_cache
from typing import Final

from tricktable.core.deals import Layout
from tricktable.core.views import View
from tricktable.games.was_sticht import WasSticht
from tricktable.games.was_sticht.cards import DECK, NO_COLOUR, NUMBERS

PER_COLOUR: Final = len(NUMBERS) + 1
"""The bit of a pair is its colour times this plus its number; none is a colour and a number like the others."""
ANY_NUMBER: Final = (1 << PER_COLOUR) - 1
ANY_COLOUR: Final = sum([1 << PER_COLOUR * colour for colour in range(NO_COLOUR + 1)])
"""The pairs of all colours with the number none; shifted by a number, those with that one."""


def possible_pairs(game: WasSticht, view: View) -> int:
    """The trumps themselves for those who saw them; for others all pairs under which every told card wins its row."""
    facts = view.facts
    seen = facts.get("trump colour")
    if seen:
        return 1 << PER_COLOUR * seen[0] + facts["trump number"][0]
    pairs = _all_pairs(game.layout)
    end = 0
    for told in facts["told"]:
        begin, end = end, end + game.seats
        taken = tuple([action - game.first_draft for _, action in view.steps[begin:end]])
        pairs &= _pairs_won(taken)[taken.index(told)]
    return pairs


@lru_cache(maxsize=16)
def _all_pairs(layout: Layout) -> int:
    """Every trump colour that can be drawn with every trump number."""
    colours = layout.parts[layout.index("trump colour")].pack.cards
    numbers = layout.parts[layout.index("trump number")].pack.cards
    return sum([1 << PER_COLOUR * colour + number for colour in colours for number in numbers])


@lru_cache(maxsize=1 << 12)
def _pairs_won(taken: tuple[int, ...]) -> tuple[int, ...]:
    """For each card taken from a row, in this order, the trumps under which it would have won (WAS-R6)."""
    won = [0] * len(taken)
    numbers = [DECK.number[card] for card in taken]
    colours = [DECK.colour[card] for card in taken]
    other_numbers = ANY_NUMBER
    for number in numbers:
        other_numbers &= ~(1 << number)
    for colour in range(NO_COLOUR + 1):  # no number trump: the highest of the trump colour, or of the colour led
        strong = colour if colour in colours else colours[0]
        highest = max([place for place in range(len(taken)) if colours[place] == strong], key=numbers.__getitem__)
        won[highest] |= other_numbers << PER_COLOUR * colour
    for place, number in enumerate(numbers):  # the super trump, or else the first of the trump number
        first = numbers.index(number)
        if first == place:
            won[place] |= ANY_COLOUR << number
        else:
            super_trump = 1 << PER_COLOUR * colours[place] + number
            won[first] &= ~super_trump
            won[place] |= super_trump
    return tuple(won)


@lru_cache(maxsize=1 << 10)
def _members(pairs: int) -> tuple[int, ...]:
    """The pairs of a set, lowest first."""
    return tuple([pair for pair in range(pairs.bit_length()) if pairs >> pair & 1])


@lru_cache(maxsize=1 << 14)
def mean_worth(pairs: int, card: int, players: int) -> float:
    """The tricks that a card is worth on average if these trumps are equally likely."""
    worths = _worths(card, players)
    possible = _members(pairs)
    return sum([worths[pair] for pair in possible]) / len(possible)


@cache
def _worths(card: int, players: int) -> tuple[float, ...]:
    """The tricks that a card is worth on average under each pair of trumps; it is worth more when some are out."""
    is_four = players == 4
    own = DECK.number[card]
    plain = 0.57 * (own / 9) ** 2.2 if is_four else 0.65 * (own / 9) ** 1.5
    of_colour = 0.07 + 0.06 * own if is_four else 0.18 + 0.065 * own
    worths: list[float] = []
    for colour in range(NO_COLOUR + 1):
        is_of_colour = DECK.colour[card] == colour
        row = [of_colour if is_of_colour else plain] * PER_COLOUR
        if is_of_colour:
            row[own] = 0.9 if is_four else 0.96
        else:
            row[own] = 0.77 if is_four else 0.88
        worths += row
    return tuple(worths)
