"""`tricktable games` and `tricktable rules`: what can be played, and how."""

import argparse
import json
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tricktable.cli.arguments import add_game
from tricktable.cli.languages import add_language, chosen_speaker
from tricktable.core.errors import SetupError
from tricktable.core.games import Game
from tricktable.games import GAMES, find_game
from tricktable.words.phrases import Phrase
from tricktable.words.speakers import FALLBACK

if TYPE_CHECKING:
    from tricktable.cli import Parser

GAMES_EXAMPLES: Final = """\
examples:
  tricktable games            the games, for how many, and their options
  tricktable games --json     the same for programs
"""
RULES_EXAMPLES: Final = """\
examples:
  tricktable rules mue                the rules of Mü, a page at a time
  tricktable rules meinz --lang es    the rules of Meinz in Spanish
  tricktable rules njet > njet.txt    the rules of NJET in a file
  tricktable rules hasp --rulings     the exact rules of HASP with every ruling, in English
"""


def add_parser(subparsers: "argparse._SubParsersAction[Parser]") -> None:
    """The commands `games` and `rules`."""
    about = "List the games: for how many players, and with which options."
    games = subparsers.add_parser("games", help="what can be played", description=about, epilog=GAMES_EXAMPLES)
    games.add_argument("--json", action="store_true", help="print it as JSON, for programs")
    games.set_defaults(func=list_games)
    about = "Show the rules of a game: how it is played, with examples and first tips."
    rules = subparsers.add_parser("rules", help="the rules of a game", description=about, epilog=RULES_EXAMPLES)
    add_game(rules)
    add_language(rules)
    about = "the exact rules instead, with the rulings that settle what the printed rules leave open (in English)"
    rules.add_argument("--rulings", action="store_true", help=about)
    rules.set_defaults(func=show_rules)


def list_games(args: argparse.Namespace) -> int:
    if args.json:
        print(json.dumps([_description(game) for game in GAMES.values()], ensure_ascii=False, indent=2))
        return 0
    console = Console()
    console.print(_game_table())
    for game in GAMES.values():
        if game.option_list:
            console.print()
            console.print(_option_table(game))
    console.print()
    console.print(Text("`tricktable rules GAME` shows how to play it, `tricktable play GAME` begins."))
    return 0


def _description(game: type[Game]) -> dict[str, object]:
    return {
        "name": game.name,
        "title": game.title,
        "rules_version": game.version,
        "seats": list(game.player_counts),
        "default_seats": game.default_players,
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "choices": list(option.choices),
                "meaning": option.meaning,
            }
            for option in game.option_list
        ],
    }


def _game_table() -> Table:
    table = Table("game", "title", "seats", "usually", box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for game in GAMES.values():
        counts = ", ".join(map(str, game.player_counts))
        table.add_row(Text(game.name, "bold"), Text(game.title), counts, str(game.default_players))
    return table


def _option_table(game: type[Game]) -> RenderableType:
    table = Table("option", "default", "meaning", box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for option in game.option_list:
        meaning = option.meaning
        if option.choices:
            meaning += f" ({', '.join(option.choices)})"
        table.add_row(Text(option.name, "bold"), Text(option.default), Text(meaning))
    return Group(Text(f"options of {game.title} (--option NAME=VALUE)"), Padding(table, (0, 0, 0, 2)))


def rulings_text(game: str) -> str:
    """A game's exact rules with all rulings as they stand in the documentation, in Markdown."""
    page = files("tricktable").joinpath("rules", f"{game}.md")
    if not page.is_file():
        raise SetupError(f"the rulings of {game} are not part of this installation")
    return page.read_text(encoding="utf-8")


def show_rules(args: argparse.Namespace) -> int:
    from rich.markdown import Markdown  # slow to import, and needed here alone

    from tricktable.cli.rulebooks import WIDEST, Rulebook, show_page

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
