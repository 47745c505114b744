"""`tricktable simulate`: bots play many matches among themselves."""

import argparse
import json
import time
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.console import Console

from tricktable.bots import BOTS, find_bot
from tricktable.cli.arguments import UsageError, add_table, chosen_seed, counting, endings_text, game_for_bots
from tricktable.cli.batches import batches, play_batch
from tricktable.cli.examples import examples_text
from tricktable.cli.files import write_whole
from tricktable.cli.processes import spread
from tricktable.cli.progress import watched
from tricktable.cli.reports.simulation import Summary, summary_json, summary_table
from tricktable.core.games import Game

if TYPE_CHECKING:
    from tricktable.cli import Parser

ABOUT: Final = """\
Match number K of a simulation is dealt from the seed `SEED/K`: the same seed gives the same matches, however many
processes play them.
{endings}
bots:
{bots}

"""
EXAMPLES: Final = (
    ("simulate {0.name} --matches 100", ""),
    ("simulate {1.name} --seats {1.player_counts[0]} --matches 1000 --jobs 4 --seed monday", ""),
    ("simulate {4.name} --matches 20 --bots simple", ""),
    ("simulate {2.name} --matches 50 --records records && tricktable check records", ""),
)


def add_parser(subparsers: "argparse._SubParsersAction[Parser]") -> None:
    """The command `simulate`."""
    about = "Let bots play many matches of a game among themselves, and sum up who won."
    bots = "\n".join(f"  {bot.name:8}{bot.meaning}" for bot in BOTS.values())
    parser = subparsers.add_parser(
        "simulate",
        help="let bots play many matches",
        description=about,
        epilog=ABOUT.format(bots=bots, endings=endings_text()) + examples_text(*EXAMPLES),
    )
    add_table(parser)
    parser.add_argument("--matches", metavar="K", type=counting, required=True, help="how many matches to play")
    parser.add_argument("--jobs", metavar="J", type=counting, default=1, help="so many processes at once (default: 1)")
    parser.add_argument(
        "--bots", metavar="A[,B...]", default="random", help="a bot for all seats, or one for each (default: random)"
    )
    parser.add_argument(
        "--records", metavar="DIR", type=Path, help="write the record of each match into this directory"
    )
    parser.add_argument("--json", action="store_true", help="print the summary as JSON, for programs")
    parser.set_defaults(func=simulate)


def simulate(args: argparse.Namespace) -> int:
    game = game_for_bots(args)
    bots = chosen_bots(args.bots, game)
    seed = chosen_seed(args)
    if args.records is not None:
        _prepare(args.records, game, args.matches)
    began = time.perf_counter()
    summary = Summary(game, bots, seed)
    tasks = batches(game, bots, seed, args.matches, args.records is not None)
    played = chain.from_iterable(spread(play_batch, tasks, args.jobs))
    for match in watched(played, "playing", args.matches):
        summary.add(match)
        if args.records is not None:
            write_whole(args.records / file_name(game, match.number), match.record)
    summary.seconds = time.perf_counter() - began
    if args.json:
        print(json.dumps(summary_json(summary), ensure_ascii=False, indent=2))
    else:
        Console().print(summary_table(summary))
    return 0


def chosen_bots(text: str, game: Game) -> tuple[str, ...]:
    """The names of the bots, one for each player's seat."""
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        find_bot(name)
    if len(names) == 1:
        return names * game.players
    if len(names) != game.players:
        raise UsageError(f"--bots names {len(names)} bots for {game.players} seats: one for all, or one for each")
    return names


def file_name(game: Game, number: int) -> str:
    """The record's file of a match."""
    return f"{game.name}-{game.players}-{number:06}.txt"


def _prepare(directory: Path, game: Game, matches: int) -> None:
    """Makes the directory if need be; records that are there already are not written over."""
    directory.mkdir(parents=True, exist_ok=True)
    there = {path.name for path in directory.iterdir()}
    for number in range(1, matches + 1):
        if file_name(game, number) in there:
            raise UsageError(f"{directory / file_name(game, number)} is there already: choose another directory")
