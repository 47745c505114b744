"""The 36 cards of Meinz, and how they are dealt."""

from functools import cache
from typing import Final

from tricktable.core.cards import Deck
from tricktable.core.deals import Layout, Part, row

COLOURS: Final = ("blue", "green", "red", "yellow")
LETTERS: Final = "bgry"
NUMBERS: Final = 9
SEATS: Final = 4
"""However many play: with three the card monster takes the last seat."""
MONSTER: Final = 3
DEALT: Final = 9
"""Cards for each seat."""


@cache
def deck() -> Deck:
    """The numbers 1 to 9 in each colour."""
    return Deck(LETTERS, tuple((colour, number, 1) for colour in range(4) for number in range(1, NUMBERS + 1)))


def layout(players: int, cards: Deck) -> Layout:
    """Nine cards each; the monster's lie in a stack, its top card first."""
    hands = tuple(Part(f"hand {seat}", cards, DEALT) for seat in range(players))
    return Layout(hands if players == SEATS else (*hands, row("stack", cards, DEALT)))
