"""The rules of a game as a page in a terminal, with its cards in their colours."""

import os
import sys
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment
from rich.style import Style
from rich.theme import Theme

from tricktable.cli.terminal.colours import CardColours
from tricktable.games import GAMES, new_game
from tricktable.words.letters import letters_of
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
        from rich.markdown import Markdown  # slow to import, and needed here alone

        rules = rules_text(game, language)
        letters = letters_of(new_game(game), language)
        self.page: Final = Markdown(without_notation(rules, letters), hyperlinks=False)
        decks = (new_game(game, players).deck for players in GAMES[game].player_counts)
        self._colours: Final = CardColours(GAMES[game], {face for deck in decks for face in deck.text}, letters)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        with console.use_theme(THEME):
            segments = list(console.render(self.page, options))
        for segment in segments:
            if segment.control:
                yield segment
                continue
            style = segment.style or Style.null()
            said = 0
            for begin, end, colour in self._colours.spans(segment.text):
                yield Segment(segment.text[said:begin], style)
                yield Segment(segment.text[begin:end], style + Style.parse(colour))
                said = end
            yield Segment(segment.text[said:], style)


def show_page(console: Console, page: RenderableType, width: int) -> None:
    """Prints a long page, a screen at a time where somebody sits before it."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        console.print(page, width=width)
        return
    os.environ.setdefault("LESS", "-FRX")  # colours, and no paging of what fits on the screen
    with console.pager(styles=console.color_system is not None):
        console.print(page, width=width)
