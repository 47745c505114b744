"""`tricktable arena`: which bot is stronger, measured on the same deals."""

import argparse
import json
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from rich.console import Console

from tricktable.bots.arena.contests import ROUND, UNITS, Contest, Outcome, Runner, Task, hold, player_meanings
from tricktable.bots.arena.own_bots import Reader, is_own, own_bot
from tricktable.cli.arguments import (
    UsageError,
    add_setup,
    chosen_seed,
    counting,
    endings_text,
    game_for_bots,
    game_name,
    whole,
)
from tricktable.cli.examples import examples_text
from tricktable.cli.files import write_whole
from tricktable.cli.processes import spread
from tricktable.cli.progress import watched
from tricktable.cli.reports.arena import report_json, report_text
from tricktable.cli.reports.plot import check_plot, draw
from tricktable.games import GAMES

if TYPE_CHECKING:
    from tricktable.cli import Parser

NARROWEST: Final = 120
"""Columns for the report: in a narrower terminal its lines break, but nothing is cut off."""

ABOUT: Final = """\
On each deal B plays in every seat; then A takes one seat after the other (where seats win together one side
after the other) with the same cards. The difference is what A makes of the deal beyond B, with an interval over the
deals.
With more than two bots each is held against each later one, and all of them climb a ladder at shared tables.
The same seed and number of deals give the same report, however many processes or machines play.
`docs/strength.md` says more, also about clusters.
{endings}
bots:
{bots}
  FILE.py:CLASS your own: a class with choose(view, stream),
  FILE.py:NAME  a function of an observation and a mask,
  FILE.npz      or a network in a file (`docs/research.md`)

"""
EXAMPLES: Final = (
    ("arena --game {0.name} --bots simple,random --deals 1000", ""),
    ("arena --game {4.name} --seats {4.player_counts[0]} --bots simple,random --deals 200 --unit match --jobs 4", ""),
    ("arena --game {1.name} --bots thumb,simple,random --deals 1000 --seed a --json report.json --plot report.png", ""),
    ("arena --game {0.name} --bots clairvoyant,hard --deals 200 --unit match", ""),
    ("arena --game {1.name} --bots search,thumb --only trick --deals 1000", ""),
    ("arena --game {0.name} --bots mine.py:Player,simple --deals 100", ""),
    ("arena --game {0.name} --bots network.npz,thumb --deals 1000", ""),
    ("arena --game {2.name} --bots thumb,simple --deals 100000 --cluster tcp://host:8786", ""),
)


def add_parser(subparsers: "argparse._SubParsersAction[Parser]") -> None:
    """The command `arena`."""
    about = "Measure which bot is stronger: all of them in the same seats with the same cards."
    bots = "\n".join(f"  {name:13}{meaning}" for name, meaning in player_meanings().items())
    parser = subparsers.add_parser(
        "arena",
        help="measure which bot is stronger",
        description=about,
        epilog=ABOUT.format(bots=bots, endings=endings_text()) + examples_text(*EXAMPLES),
    )
    parser.add_argument("--game", metavar="GAME", type=game_name, required=True, help=f"one of {', '.join(GAMES)}")
    add_setup(parser)
    parser.add_argument("--bots", metavar="A,B[,C...]", required=True, help="the bots to hold against each other")
    parser.add_argument("--deals", metavar="K", type=whole, required=True, help="how many deals to play, at least 2")
    parser.add_argument(
        "--unit", choices=UNITS, default=ROUND, help="play the first round of each deal, or a match (default: round)"
    )
    parser.add_argument(
        "--only",
        metavar="PHASE[,...]",
        default="",
        help="A chooses in these phases alone, B in its place in all others",
    )
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--jobs", metavar="J", type=counting, help="so many processes at once (default: 1)")
    where.add_argument("--cluster", metavar="ADDRESS", help="play on the Dask cluster whose scheduler listens there")
    parser.add_argument("--json", metavar="FILE", type=Path, help="write everything that was found as JSON")
    parser.add_argument("--plot", metavar="FILE.png", type=Path, help="draw the differences and the ladder")
    parser.set_defaults(func=measure)


def measure(args: argparse.Namespace) -> int:
    game = game_for_bots(args)
    bots = tuple(name.strip() for name in args.bots.split(","))
    options = tuple(game.options.items())
    only = tuple(name.strip() for name in args.only.split(",") if name.strip())
    seed, reader = chosen_seed(args), _reader(bots)
    contest = Contest(game.name, game.players, options, bots, args.unit, seed, args.deals, only, reader)
    contest.check()
    if args.cluster is not None and any(map(is_own, bots)):
        raise UsageError("a bot of a file plays here alone: the machines of a cluster do not have it")
    _check_files(args)
    began = time.perf_counter()
    with _place(args) as place:

        def run(work: Callable[[Task], Outcome], tasks: Iterable[Task]) -> Iterable[Outcome]:
            return watched(place.run(work, tasks), "playing", contest.deals)

        report = hold(contest, run)
    seconds = time.perf_counter() - began
    console = Console()
    console.width = max(console.width, NARROWEST)
    console.print(report_text(report, game), soft_wrap=True)
    if args.json is not None:
        found = report_json(report, game, place.name, place.jobs, seconds)
        write_whole(args.json, json.dumps(found, ensure_ascii=False, indent=2) + "\n")
    if args.plot is not None:
        write_whole(args.plot, draw(report, game, args.plot.suffix))
    return 0


def _reader(bots: tuple[str, ...]) -> Reader:
    """Who finds bots of files; functions and networks only where there is numpy."""
    if any(map(is_own, bots)):
        with suppress(ModuleNotFoundError):
            from tricktable.research.players import own_player

            return own_player
    return own_bot


class Place(NamedTuple):
    """Where a contest is played."""

    name: str
    jobs: int
    """How many processes play; on a cluster at the beginning."""
    run: Runner


@contextmanager
def _place(args: argparse.Namespace) -> Iterator[Place]:
    """The place that --jobs or --cluster ask for."""
    if args.cluster is None:
        jobs = args.jobs or 1
        yield Place("here", jobs, lambda work, tasks: spread(work, tasks, jobs))
        return
    from tricktable.bots.arena.cluster import cluster  # it reads all sources, for those alone who have a cluster

    with cluster(args.cluster) as joined:
        yield Place("cluster", joined.workers, joined.run)


def _check_files(args: argparse.Namespace) -> None:
    """Refuses before anything is played what could not be written after it."""
    for path in (args.json, args.plot):
        if path is not None and not path.parent.is_dir():
            raise UsageError(f"{path.parent} is no directory: {path.name} cannot be written there")
        if path is not None and path.is_dir():
            raise UsageError(f"{path} is a directory, not a file")
    if args.plot is not None:
        check_plot(args.plot)
