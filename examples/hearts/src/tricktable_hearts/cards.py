"""The cards of Hearts: fifty-two, or a few less so that everybody gets the same number."""

from functools import cache
from typing import Final

from tricktable.core.cards import Deck
from tricktable.core.deals import Layout, Part

LETTERS: Final = "cdsh"
CLUBS: Final = 0
DIAMONDS: Final = 1
SPADES: Final = 2
HEARTS: Final = 3

QUEEN: Final = 12
NAMES: Final = {11: "J", 12: "Q", 13: "K", 14: "A"}

LEFT_OUT: Final[dict[int, tuple[tuple[int, int], ...]]] = {3: ((DIAMONDS, 2),), 4: (), 5: ((DIAMONDS, 2), (SPADES, 2))}
"""The cards that are left out, by players. The two of clubs is always there: it leads."""


@cache
def deck(players: int) -> Deck:
    """The cards in play with so many players."""
    faces = ((suit, number) for suit in range(len(LETTERS)) for number in range(2, 15))
    return Deck(LETTERS, tuple((*face, 1) for face in faces if face not in LEFT_OUT[players]), NAMES)


def layout(players: int) -> Layout:
    """All cards are dealt, the same number to everybody."""
    cards = deck(players)
    size = len(cards.text) // players
    return Layout(tuple(Part(f"hand {seat}", cards, size) for seat in range(players)))


def penalties(cards: Deck) -> tuple[int, ...]:
    """What each card costs whoever takes it: a heart one point, the queen of spades thirteen."""
    queen = cards.parse("sQ")
    return tuple(13 if card == queen else int(cards.colour[card] == HEARTS) for card in range(len(cards.text)))
