"""The cards: four suits of nine."""

from typing import Final

from tricktable.core.cards import Deck
from tricktable.core.deals import Layout, Part

LETTERS: Final = "rgby"
NUMBERS: Final = range(1, 10)

DECK: Final = Deck(LETTERS, tuple((suit, number, 1) for suit in range(len(LETTERS)) for number in NUMBERS))


def layout(players: int) -> Layout:
    """Seven cards for everybody, and one that is turned up. Nobody sees the rest."""
    hands = tuple(Part(f"hand {seat}", DECK, 7) for seat in range(players))
    rest = len(DECK.cards) - 7 * players - 1
    aside = (Part("aside", DECK, rest),) if rest else ()
    return Layout((*hands, Part("turned", DECK, 1), *aside))
