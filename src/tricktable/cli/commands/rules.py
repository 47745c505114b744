"""`tricktable rules`: how a game is played."""

import argparse
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.text import Text

from tricktable.cli.arguments import add_game
from tricktable.cli.examples import examples_text
from tricktable.cli.language import add_language, chosen_speaker
from tricktable.core.errors import SetupError
from tricktable.games import find_game
from tricktable.words.packages import FALLBACK
from tricktable.words.phrases import Phrase

if TYPE_CHECKING:
    from tricktable.cli import Parser

EXAMPLES: Final = (
    ("rules {4.name}", "the rules of {4.title}, a page at a time"),
    ("rules {2.name} --lang es", "the rules of {2.title} in Spanish"),
    ("rules {1.name} > {1.name}.txt", "the rules of {1.title} in a file"),
    ("rules {0.name} --rulings", "the exact rules of {0.title} with every ruling, in English"),
)


def add_parser(subparsers: "argparse._SubParsersAction[Parser]") -> None:
    """The command `rules`."""
    about = "Show the rules of a game: how it is played, with examples and first tips."
    parser = subparsers.add_parser(
        "rules", help="the rules of a game", description=about, epilog=examples_text(*EXAMPLES)
    )
    add_game(parser)
    add_language(parser)
    about = "the exact rules instead, with the rulings that settle what the printed rules leave open (in English)"
    parser.add_argument("--rulings", action="store_true", help=about)
    parser.set_defaults(func=show_rules)


def rulings_text(game: str) -> str:
    """A game's exact rules with all rulings as they stand in the documentation, in Markdown."""
    page = files("tricktable").joinpath("rules", f"{game}.md")
    if not page.is_file():
        raise SetupError(f"the rulings of {game} are not part of this installation")
    return page.read_text(encoding="utf-8")


def show_rules(args: argparse.Namespace) -> int:
    from rich.markdown import Markdown  # slow to import, and needed here alone

    from tricktable.cli.terminal.rulebook import WIDEST, Rulebook, show_page

    console = Console()
    width = min(console.width, WIDEST)
    language = chosen_speaker(args).language
    game = find_game(args.game).name
    if not args.rulings:
        show_page(console, Rulebook(game, language), width)
        return 0
    page = Markdown(rulings_text(game), hyperlinks=False)
    if language != FALLBACK:
        console.print(Text(chosen_speaker(args).say(Phrase("cli-rulings-in-english")), "italic"), width=width)
    show_page(console, page, width)
    return 0
