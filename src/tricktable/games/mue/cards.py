"""The 60 cards of Mü, the triangles on them, and how they are dealt."""

from typing import Final

from tricktable.core.cards import Deck
from tricktable.core.deals import Layout, Part

COLOURS: Final = ("blue", "yellow", "red", "black", "green")
LETTERS: Final = "byrkg"
NUMBERS: Final = 10
DOUBLED: Final = (1, 7)
"""The numbers that every colour has twice."""

# MUE-R11: a table, since the triangles stood on the pictures of the cards.
TRIANGLES: Final = (1, 0, 1, 1, 1, 1, 2, 2, 1, 0)
"""What a card is worth, by its number."""

DECK: Final = Deck(
    LETTERS,
    tuple(
        (colour, number, 2 if number in DOUBLED else 1) for colour in range(len(COLOURS)) for number in range(NUMBERS)
    ),
)

CARD_TRIANGLES: Final = tuple(TRIANGLES[number] for number in DECK.number)
"""The same by card."""

HAND_SIZES: Final = {4: 15, 5: 12, 6: 10}
"""All cards are dealt."""


def layout(players: int) -> Layout:
    """The same number of cards for everybody."""
    return Layout(tuple(Part(f"hand {seat}", DECK, HAND_SIZES[players]) for seat in range(players)))
