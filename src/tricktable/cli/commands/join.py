"""`tricktable join`: play at a table of a server."""

import argparse
import asyncio
import secrets
from typing import TYPE_CHECKING, Final

from tricktable.bots import BOTS, Bot, find_bot
from tricktable.cli.arguments import UsageError
from tricktable.cli.joining import add_person, check_chair, play_there
from tricktable.cli.language import chosen_speaker
from tricktable.cli.terminal.lines import clean
from tricktable.cli.tokens import guest_at, own_name
from tricktable.clients.addresses import Address, parse_address
from tricktable.clients.server_calls import Guest, find_table
from tricktable.words.phrases import AllOf, Phrase

if TYPE_CHECKING:
    from tricktable.cli import Parser

EXAMPLES: Final = """\
You sit down at the table that a link leads to, and play when the host starts the match. A lost connection comes back by
itself. Whoever leaves with `q` comes back by joining again under the same name from this machine.

examples:
  tricktable join http://cards.example:8000/t/5nLq0             sit down and play
  tricktable join http://cards.example:8000/t/5nLq0 --watch     only watch
  tricktable join http://cards.example:8000/t/5nLq0 --bot hard --name Marvin
                                                                let one of our bots play
"""


def add_parser(subparsers: "argparse._SubParsersAction[Parser]") -> None:
    """The command `join`."""
    about = "Play at a table of a server, from the terminal."
    parser = subparsers.add_parser("join", help="play at a server's table", description=about, epilog=EXAMPLES)
    parser.add_argument("url", metavar="URL", help="the link to the table")
    add_person(parser)
    parser.add_argument("--watch", action="store_true", help="only watch")
    parser.add_argument("--bot", metavar="NAME", help=f"let a bot play for you: {', '.join(BOTS)}")
    parser.set_defaults(func=join)


def join(args: argparse.Namespace) -> int:
    """Sits down at a table that somebody opened."""
    if args.watch and (args.bot is not None or args.seat is not None or args.start):
        raise UsageError("whoever watches has no seat: --watch does not go with --bot, --seat or --start")
    bot = find_bot(args.bot) if args.bot is not None else None
    address = parse_address(args.url)
    table = find_table(address)
    check_chair(args, table.players)
    if args.watch:
        return play_there(address, None, args)
    name = args.name if args.name is not None or bot is None else bot.name
    guest = guest_at(address.server, own_name(name), bot is not None)
    if bot is not None:
        return asyncio.run(_let_play(address, guest, bot, args))
    return play_there(address, guest, args)


async def _let_play(address: Address, guest: Guest, bot: Bot, args: argparse.Namespace) -> int:
    """A bot sits down, and plays until the match is over."""
    from tricktable.clients.bot_player import BotPlayer  # the same
    from tricktable.clients.seat import connect

    say = chosen_speaker(args).say
    async with connect(address.page, token=guest.token) as seat:
        await seat.sit(args.seat)
        sits = Phrase("cli-bot-sits", {"bot": bot.name, "link": address.page, "name": clean(guest.name)})
        print(say(sits), flush=True)
        if args.start:
            await seat.start()
        winners = await BotPlayer(bot, secrets.token_bytes(16)).play(seat)
        names = tuple(clean(seat.mirror.table.seats[winner].name) for winner in winners)
        over = Phrase("cli-bot-is-done", {"winners": AllOf(names or (Phrase("cli-nobody"),))})
        print(say(over), flush=True)
    return 0
