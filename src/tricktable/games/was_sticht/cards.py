"""The 36 number cards, the trump cards, and how they are laid out."""

from typing import Final

from tricktable.core.cards import Deck, Pack
from tricktable.core.deals import Deal, Layout, Part, row

COLOURS: Final = ("red", "blue", "green", "yellow")
LETTERS: Final = "rbgy"
NUMBERS: Final = range(1, 10)
NO_COLOUR: Final = 4
"""Drawn in place of a trump colour: no colour is trump."""
NO_NUMBER: Final = 0
"""Drawn in place of a trump number: no number is trump."""

ROWS: Final = 9
ROW_SIZE: Final = 4
"""Four cards to a row, with three players too."""

DECK: Final = Deck(LETTERS, tuple((colour, number, 1) for colour in range(NO_COLOUR) for number in NUMBERS))
TRUMP_COLOURS: Final = Pack((*LETTERS, "none"), tuple(range(NO_COLOUR + 1)))
TRUMP_NUMBERS: Final = Pack(("none", *map(str, NUMBERS)), (NO_NUMBER, *NUMBERS))
"""Each card is the number that it makes trump, and 0 is none."""


def layout() -> Layout:
    """Nine open rows, and one card of each kind of trump."""
    rows = tuple(row(f"row {number}", DECK, ROW_SIZE) for number in range(1, ROWS + 1))
    return Layout((*rows, Part("trump colour", TRUMP_COLOURS, 1), Part("trump number", TRUMP_NUMBERS, 1)))


def rows_of(deal: Deal) -> tuple[tuple[int, ...], ...]:
    """The rows of a deal from the first to the last, each as it was laid out."""
    labels = [part.label for part in deal.layout.parts if part.label.startswith("row ")]
    return tuple(deal.part(label) for label in labels)
