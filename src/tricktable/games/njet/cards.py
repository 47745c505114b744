"""The 60 cards of NJET, of which 48 play with three, and how they are dealt."""

from functools import cache
from typing import Final

from tricktable.core.cards import Deck
from tricktable.core.deals import Layout, Part

COLOURS: Final = ("blue", "yellow", "red", "black")
LETTERS: Final = "byrk"
ZEROS: Final = 3
"""Copies of each colour's 0."""
SEVENS: Final = {2: 4, 3: 1, 4: 4, 5: 4}
"""Copies of each colour's 7, by players."""
DEALT: Final = {2: 15, 3: 16, 4: 15, 5: 12}
"""Cards in a hand, by players."""
ASIDE: Final = 30
"""Cards that two players leave unseen."""


@cache
def deck(players: int) -> Deck:
    """The cards in play with so many players."""
    faces: list[tuple[int, int, int]] = []
    for colour in range(len(COLOURS)):
        faces += [(colour, number, 1) for number in (1, 2, 3, 4, 5, 6, 8, 9)]
        faces += [(colour, 0, ZEROS), (colour, 7, SEVENS[players])]
    return Deck(LETTERS, tuple(faces))


def layout(players: int, cards: Deck) -> Layout:
    """Everything is dealt out, the hands first, by seats; with two players half of the cards stay aside."""
    hands = tuple(Part(f"hand {seat}", cards, DEALT[players]) for seat in range(players))
    return Layout((*hands, Part("aside", cards, ASIDE)) if players == 2 else hands)
