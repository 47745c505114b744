"""`tricktable join` and `tricktable open`: play at a table of a server."""

import argparse
import asyncio
import secrets
from typing import TYPE_CHECKING, Final

from tricktable.bots import BOTS, Bot, find_bot
from tricktable.bots.levels import DEFAULT_LEVEL
from tricktable.cli.arguments import UsageError, chosen_game, counting, game_name, whole
from tricktable.cli.languages import add_language, chosen_speaker
from tricktable.cli.lines import clean
from tricktable.cli.tokens import guest_at, own_name
from tricktable.clients.addresses import Address, parse_address, parse_server
from tricktable.clients.guests import Guest, find_table, open_table
from tricktable.games import GAMES
from tricktable.tables.clocks import Clock
from tricktable.tables.wire import OpenTable
from tricktable.words.phrases import AllOf, Phrase

if TYPE_CHECKING:
    from tricktable.cli import Parser

JOIN_EXAMPLES: Final = """\
You sit down at the table that a link leads to, and play when the host starts the match. A lost connection comes back by
itself. Whoever leaves with `q` comes back by joining again under the same name from this machine.

examples:
  tricktable join http://cards.example:8000/t/5nLq0             sit down and play
  tricktable join http://cards.example:8000/t/5nLq0 --watch     only watch
  tricktable join http://cards.example:8000/t/5nLq0 --bot hard --name Marvin
                                                                let one of our bots play
"""
OPEN_EXAMPLES: Final = """\
You open a table at a server and sit down there as its host. Send others the link; `start` begins, with bots on the
chairs that are free.

examples:
  tricktable open http://cards.example:8000 njet --seats 5
  tricktable open http://cards.example:8000 mue --private --clock 30
  tricktable open http://cards.example:8000 hasp --bots easy --start
"""


def add_parser(subparsers: "argparse._SubParsersAction[Parser]") -> None:
    """The commands `join` and `open`."""
    about = "Play at a table of a server, from the terminal."
    parser = subparsers.add_parser("join", help="play at a server's table", description=about, epilog=JOIN_EXAMPLES)
    parser.add_argument("url", metavar="URL", help="the link to the table")
    _add_person(parser)
    parser.add_argument("--watch", action="store_true", help="only watch")
    parser.add_argument("--bot", metavar="NAME", help=f"let a bot play for you: {', '.join(BOTS)}")
    parser.set_defaults(func=join)

    about = "Open a table at a server, and play there as its host."
    parser = subparsers.add_parser("open", help="open a table at a server", description=about, epilog=OPEN_EXAMPLES)
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
    _add_person(parser)
    parser.set_defaults(func=open_and_join)


def _add_person(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--name", metavar="N", help="what you are called there (default: the name of your account)")
    parser.add_argument("--seat", metavar="S", type=whole, help="the chair that you want, counted from 0")
    parser.add_argument("--start", action="store_true", help="begin at once, with bots on free chairs (for the host)")
    add_language(parser)


def join(args: argparse.Namespace) -> int:
    """Sits down at a table that somebody opened."""
    if args.watch and (args.bot is not None or args.seat is not None or args.start):
        raise UsageError("whoever watches has no seat: --watch does not go with --bot, --seat or --start")
    bot = find_bot(args.bot) if args.bot is not None else None
    address = parse_address(args.url)
    table = find_table(address)
    _check_chair(args, table.players)
    if args.watch:
        return _visit(address, None, args)
    name = args.name if args.name is not None or bot is None else bot.name
    guest = guest_at(address.server, own_name(name), bot is not None)
    if bot is not None:
        return asyncio.run(_let_play(address, guest, bot, args))
    return _visit(address, guest, args)


def open_and_join(args: argparse.Namespace) -> int:
    """Opens a table, and sits down there."""
    server = parse_server(args.url)
    game = chosen_game(args)
    _check_chair(args, game.players)
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
    return _visit(open_table(server, guest, wishes), guest, args)


def _check_chair(args: argparse.Namespace, players: int) -> None:
    if args.seat is not None and args.seat >= players:
        raise UsageError(f"seat {args.seat} does not exist: the seats are 0 to {players - 1}")


def _visit(address: Address, guest: Guest | None, args: argparse.Namespace) -> int:
    from tricktable.cli.visits import Visit  # sockets take time to load, and no other command needs them

    return Visit(chosen_speaker(args), address, guest, args.seat, args.start).run()


async def _let_play(address: Address, guest: Guest, bot: Bot, args: argparse.Namespace) -> int:
    """A bot sits down, and plays until the match is over."""
    from tricktable.clients.players import Player  # the same
    from tricktable.clients.sockets import connect

    say = chosen_speaker(args).say
    async with connect(address.page, token=guest.token) as seat:
        await seat.sit(args.seat)
        sits = Phrase("cli-bot-sits", {"bot": bot.name, "link": address.page, "name": clean(guest.name)})
        print(say(sits), flush=True)
        if args.start:
            await seat.start()
        winners = await Player(bot, secrets.token_bytes(16)).play(seat)
        names = tuple(clean(seat.mirror.table.seats[winner].name) for winner in winners)
        over = Phrase("cli-bot-is-done", {"winners": AllOf(names or (Phrase("cli-nobody"),))})
        print(say(over), flush=True)
    return 0
