"""`tricktable open`: open a table at a server, and play there."""

import argparse
from typing import TYPE_CHECKING, Final

from tricktable.bots import find_bot
from tricktable.bots.levels import DEFAULT_LEVEL
from tricktable.cli.arguments import UsageError, chosen_game, counting, game_name, whole
from tricktable.cli.examples import examples_text
from tricktable.cli.joining import add_person, check_chair, play_there
from tricktable.cli.tokens import guest_at, own_name
from tricktable.clients.addresses import parse_server
from tricktable.clients.server_calls import open_table
from tricktable.games import GAMES
from tricktable.tables.clocks import Clock
from tricktable.tables.wire import OpenTable

if TYPE_CHECKING:
    from tricktable.cli import Parser

ABOUT: Final = """\
You open a table at a server and sit down there as its host. Send others the link; `start` begins, with bots on the
chairs that are free.

"""
EXAMPLES: Final = (
    ("open http://cards.example:8000 {1.name}", ""),
    ("open http://cards.example:8000 {4.name} --private --clock 30", ""),
    ("open http://cards.example:8000 {0.name} --bots easy --start", ""),
)


def add_parser(subparsers: "argparse._SubParsersAction[Parser]") -> None:
    """The command `open`."""
    about = "Open a table at a server, and play there as its host."
    parser = subparsers.add_parser(
        "open", help="open a table at a server", description=about, epilog=ABOUT + examples_text(*EXAMPLES)
    )
    parser.add_argument("url", metavar="URL", help="the address of the server")
    parser.add_argument("game", metavar="GAME", type=game_name, help=f"one of {', '.join(GAMES)}")
    parser.add_argument("--seats", metavar="N", type=whole, help="how many play (default: what the game is best with)")
    parser.add_argument(
        "--option", metavar="NAME=VALUE", action="append", default=[], help="an option of the game; see `games`"
    )
    parser.add_argument("--title", metavar="TEXT", default="", help="what the lobby calls the table")
    parser.add_argument("--private", action="store_true", help="the lobby does not list it: only the link leads there")
    parser.add_argument("--clock", metavar="S", type=counting, help="seconds for each choice (default: no clock)")
    parser.add_argument("--bank", metavar="S", type=whole, default=0, help="further seconds for the whole match")
    parser.add_argument(
        "--bots", metavar="NAME", default=DEFAULT_LEVEL, help=f"how well bots play there (default: {DEFAULT_LEVEL})"
    )
    add_person(parser)
    parser.set_defaults(func=open_and_join)


def open_and_join(args: argparse.Namespace) -> int:
    """Opens a table, and sits down there."""
    server = parse_server(args.url)
    game = chosen_game(args)
    check_chair(args, game.players)
    if args.bank and args.clock is None:
        raise UsageError("--bank goes with --clock: it is time beyond that of each choice")
    wishes = OpenTable(
        game=game.name,
        players=game.players,
        options=dict(game.options),
        title=args.title,
        is_private=args.private,
        clock=Clock(choice=args.clock, bank=args.bank) if args.clock is not None else None,
        level=find_bot(args.bots).name,
    )
    guest = guest_at(server, own_name(args.name), False)
    return play_there(open_table(server, guest, wishes), guest, args)
