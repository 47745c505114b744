"""The 28 cards of HASP, what they are worth, and how they are dealt."""

from functools import cache
from typing import Final

from tricktable.core.cards import Deck
from tricktable.core.deals import Layout, Part
from tricktable.core.errors import SetupError

SUITS: Final = ("forest", "grassland", "river", "canyon", "village")
LETTERS: Final = "fgrcv"
CHILDREN: Final = 4
"""The suits below this one can be announced as trump."""
VILLAGE: Final = 4

LOWEST: Final = {2: 3, 3: 2, 4: 1}
"""The lowest strength in the deck, by players."""

# HASP-R1: the printed values are lost; these fit every figure that the rules give.
VALUES: Final = (0, 0, 1, 2, 3, 4, 1, 1, 2, 3)
"""What a card is worth, by strength from 1 to 10."""


@cache
def deck(players: int) -> Deck:
    """The cards in play with so many players."""
    children = tuple((suit, strength, 1) for suit in range(CHILDREN) for strength in range(LOWEST[players], 7))
    village = tuple((VILLAGE, strength, 1) for strength in range(7, 11))
    return Deck(LETTERS, children + village)


def layout(players: int, cards: Deck) -> Layout:
    """Three cards each and then the rest with 2 and 4 players; seven at once with 3.

    The parts stand in this order: what each seat gets first, by seats; what each seat gets later, by seats; the rest.
    """
    seats = range(players)
    if players == 3:
        hands = tuple(Part(f"hand {seat}", cards, 7) for seat in seats)
        return Layout((*hands, Part("turned", cards, 1), Part("aside", cards, 2)))
    first = tuple(Part(f"first {seat}", cards, 3) for seat in seats)
    if players == 2:
        more = tuple(Part(f"more {seat}", cards, 5) for seat in seats)
        return Layout((*first, *more, Part("aside", cards, 4)))
    return Layout((*first, *(Part(f"more {seat}", cards, 4) for seat in seats)))


def parse_values(text: str) -> tuple[int, ...]:
    """A value table as an option writes it: ten numbers, for the strengths 1 to 10."""
    words = text.split()
    if len(words) != len(VALUES) or not all(word.isascii() and word.isdigit() and len(word) <= 3 for word in words):
        raise SetupError(f"option values is ten numbers for the strengths 1 to 10, not {text!r}")
    return tuple(int(word) for word in words)
