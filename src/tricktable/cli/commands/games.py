"""`tricktable games`: what can be played."""

import argparse
import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tricktable.cli.arguments import game_name
from tricktable.cli.examples import examples_text
from tricktable.core.games import Game
from tricktable.games import GAMES, find_game

if TYPE_CHECKING:
    from tricktable.cli import Parser

EXAMPLES: Final = (
    ("games", "the games, for how many, and their options"),
    ("games {0.name}", "one of them"),
    ("games --parts", "what each of them brings beyond its rules"),
    ("games --parts {0.name}", "and what stands in for the rest"),
    ("games --json", "the same for programs"),
)
DEFAULT: Final = "-"


def add_parser(subparsers: "argparse._SubParsersAction[Parser]") -> None:
    """The command `games`."""
    about = "List the games: for how many players, and with which options."
    parser = subparsers.add_parser(
        "games", help="what can be played", description=about, epilog=examples_text(*EXAMPLES)
    )
    parser.add_argument(
        "games", metavar="GAME", nargs="*", type=game_name, help=f"of these alone (default: all): {', '.join(GAMES)}"
    )
    parser.add_argument("--parts", action="store_true", help="what each brings, for bots, in words and on the page")
    parser.add_argument("--json", action="store_true", help="print it as JSON, for programs")
    parser.set_defaults(func=list_games)


def list_games(args: argparse.Namespace) -> int:
    games = [find_game(name) for name in args.games] or list(GAMES.values())
    if args.json:
        listed = [_description(game) | (_parts_json(game) if args.parts else {}) for game in games]
        print(json.dumps(listed, ensure_ascii=False, indent=2))
        return 0
    console = Console()
    if args.parts:
        console.print(_parts_of_one(games[0]) if len(games) == 1 else _parts_of_many(games))
        return 0
    console.print(_game_table(games))
    for game in games:
        if game.option_list:
            console.print()
            console.print(_option_table(game))
    console.print()
    console.print(Text("`tricktable rules GAME` shows how to play it, `tricktable play GAME` begins."))
    return 0


def _parts_json(game: type[Game]) -> dict[str, object]:
    from tricktable.cli.parts import game_parts  # the page's looks take time to load

    parts = ({"layer": part.layer, "name": part.name, "brought": part.brought} for part in game_parts(game))
    return {"parts": list(parts)}


def _parts_of_one(game: type[Game]) -> Table:
    from tricktable.cli.parts import game_parts

    table = Table("for", "part", game.title, "what stands in", box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for part in game_parts(game):
        table.add_row(
            part.layer, Text(part.name, "bold"), part.brought or DEFAULT, "" if part.brought else part.stand_in
        )
    return table


def _parts_of_many(games: Sequence[type[Game]]) -> Table:
    from tricktable.cli.parts import game_parts

    table = Table("for", "part", *(game.name for game in games), box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for row in zip(*map(game_parts, games), strict=True):
        table.add_row(row[0].layer, Text(row[0].name, "bold"), *(part.brought or DEFAULT for part in row))
    return table


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


def _game_table(games: Sequence[type[Game]]) -> Table:
    table = Table("game", "title", "seats", "usually", box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for game in games:
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
