"""`tricktable games`: what can be played."""

import argparse
import json
from typing import TYPE_CHECKING, Final

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tricktable.core.games import Game
from tricktable.games import GAMES

if TYPE_CHECKING:
    from tricktable.cli import Parser

EXAMPLES: Final = """\
examples:
  tricktable games            the games, for how many, and their options
  tricktable games --json     the same for programs
"""


def add_parser(subparsers: "argparse._SubParsersAction[Parser]") -> None:
    """The command `games`."""
    about = "List the games: for how many players, and with which options."
    parser = subparsers.add_parser("games", help="what can be played", description=about, epilog=EXAMPLES)
    parser.add_argument("--json", action="store_true", help="print it as JSON, for programs")
    parser.set_defaults(func=list_games)


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
