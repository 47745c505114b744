"""The colours of cards in a terminal."""

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


def card_styles(game: type[Game]) -> dict[str, str]:
    """How the cards of each suit are written, by the letters of the suits that the game declares."""
    return {suit.letter: f"bold {STYLES[suit.colour]}" for suit in game.vocabulary.suits}


def style_of(card: str, styles: dict[str, str]) -> str:
    """How this card is written; cards without a suit are bold alone."""
    return styles.get(card[0], "bold")
