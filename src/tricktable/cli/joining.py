"""What `join` and `open` share: who the person is at a server, the chair that they want, and playing there."""

import argparse
from typing import TYPE_CHECKING

from tricktable.cli.arguments import UsageError, whole
from tricktable.cli.language import add_language, chosen_speaker
from tricktable.clients.addresses import Address
from tricktable.clients.server_calls import Guest

if TYPE_CHECKING:
    pass


def add_person(parser: argparse.ArgumentParser) -> None:
    """What somebody may say about themselves."""
    parser.add_argument("--name", metavar="N", help="what you are called there (default: the name of your account)")
    parser.add_argument("--seat", metavar="S", type=whole, help="the chair that you want, counted from 0")
    parser.add_argument("--start", action="store_true", help="begin at once, with bots on free chairs (for the host)")
    add_language(parser)


def check_chair(args: argparse.Namespace, players: int) -> None:
    """The chair that is wanted is one of the table's."""
    if args.seat is not None and args.seat >= players:
        raise UsageError(f"seat {args.seat} does not exist: the seats are 0 to {players - 1}")


def play_there(address: Address, guest: Guest | None, args: argparse.Namespace) -> int:
    """A person plays at this table of a server; without a guest they watch. The exit code."""
    from tricktable.cli.terminal.remote_play import (
        RemotePlay,  # sockets take time to load, and no other command needs them
    )

    return RemotePlay(chosen_speaker(args), address, guest, args.seat, args.start).run()
