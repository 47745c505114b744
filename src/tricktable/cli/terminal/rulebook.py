"""The rules of a game as a page in a terminal, with its cards in their colours."""

import os
import re
import sys
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.markdown import Markdown
from rich.segment import Segment
from rich.style import Style
from rich.theme import Theme

from tricktable.cli.terminal.colours import card_styles, style_of
from tricktable.games import GAMES, new_game
from tricktable.words.rules import rules_text, without_notation

WIDEST: Final = 100
"""Columns beyond which a line of prose is hard to read."""
THEME: Final = Theme(
    {
        "markdown.h1": "bold",
        "markdown.h2": "bold underline",
        "markdown.h3": "bold",
        "markdown.block_quote": "none",
        "markdown.table.header": "bold",
        "markdown.table.border": "dim",
    }
)
"""Colours are for cards."""


class Rulebook:
    """The rules of a game in a language."""

    def __init__(self, game: str, language: str) -> None:
        self.page: Final = Markdown(without_notation(rules_text(game, language)), hyperlinks=False)
        decks = (new_game(game, players).deck for players in GAMES[game].player_counts)
        faces = sorted({face for deck in decks for face in deck.text}, key=len, reverse=True)
        self._card: Final = re.compile(rf"\b({'|'.join(faces)})\b")
        self._styles: Final = card_styles(GAMES[game])

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        with console.use_theme(THEME):
            segments = list(console.render(self.page, options))
        for segment in segments:
            if segment.control:
                yield segment
                continue
            for place, piece in enumerate(self._card.split(segment.text)):
                style = segment.style or Style.null()
                is_card = place % 2 == 1
                yield Segment(piece, style + Style.parse(style_of(piece, self._styles)) if is_card else style)


def show_page(console: Console, page: RenderableType, width: int) -> None:
    """Prints a long page, a screen at a time where somebody sits before it."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        console.print(page, width=width)
        return
    os.environ.setdefault("LESS", "-FRX")  # colours, and no paging of what fits on the screen
    with console.pager(styles=console.color_system is not None):
        console.print(page, width=width)
