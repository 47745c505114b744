"""The colours of cards in a terminal."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from tricktable.core.games import Game

STYLES: Final = {
    "red": "red",
    "blue": "bright_blue",
    "green": "green",
    "yellow": "yellow",
    "black": "reverse",
    "white": "white",
    "violet": "magenta",
    "orange": "dark_orange",
}
"""For each colour that a suit can have: what can be read on dark and on light screens."""


class CardColours:
    """How the cards of a game are written, in the reader's letters."""

    def __init__(self, game: type[Game], faces: Iterable[str], letters: Mapping[str, str]) -> None:
        """`faces` are the cards in notation."""
        suits = {suit.letter: f"bold {STYLES[suit.colour]}" for suit in game.vocabulary.suits}
        self._styles: Final = {letters.get(face[0], face[0]) + face[1:]: suits.get(face[0], "bold") for face in faces}
        """Cards without a suit that the game declares are bold alone."""
        longest_first = sorted(self._styles, key=len, reverse=True)
        self._card: Final = re.compile(rf"\b({'|'.join(map(re.escape, longest_first))})\b(\*?)")

    def spans(self, text: str) -> Iterator[tuple[int, int, str]]:
        """Where cards are in a text, with the mark of a trump, and how each is written."""
        for found in self._card.finditer(text):
            yield *found.span(), self._styles[found[1]]
