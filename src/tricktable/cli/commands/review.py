"""`tricktable review`: the mistakes of a finished match, by what each player could know, and what was luck."""

import argparse
import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from tricktable.bots.reviews import RoundReview, review_round, scale_of, thoroughness_for
from tricktable.cli.arguments import UsageError, counting, seed_text, whole
from tricktable.cli.files import read_record, write_whole
from tricktable.cli.language import YOU, add_language, chosen_speaker
from tricktable.cli.processes import spread
from tricktable.cli.progress import watched
from tricktable.cli.reports.plot import check_plot
from tricktable.cli.reports.review import Report
from tricktable.core.errors import RecordError, TricktableError
from tricktable.core.games import Game
from tricktable.core.record_playback import replay
from tricktable.core.records import EVERYTHING, Record
from tricktable.games.records import game_of

if TYPE_CHECKING:
    from tricktable.cli import Parser

ABOUT: Final = """\
Every choice is tried beside the others in deals that its player could not rule out. It is blamed only where another
one was certainly better; what only the cards as they lay speak against was bad luck.
"""
EXAMPLES: Final = """
examples:
  tricktable review match.txt                       your own choices, or everybody's in a match of others
  tricktable review match.txt --seat 2              those of seat 2
  tricktable review match.txt --json review.json --plot review.png
"""


class Task(NamedTuple):
    """One round of a record, for a process of its own."""

    record: str
    number: int
    seats: tuple[int, ...]
    seed: str


def add_parser(subparsers: "argparse._SubParsersAction[Parser]") -> None:
    """The command `review`."""
    about = "Find the mistakes in a finished match, and say what was luck."
    parser = subparsers.add_parser(
        "review", help="find the mistakes in a match", description=about, epilog=ABOUT + EXAMPLES
    )
    parser.add_argument("file", metavar="FILE", help="the record of a finished match")
    parser.add_argument("--seat", metavar="S", type=whole, help="whose choices (default: yours, or everybody's)")
    parser.add_argument("--json", metavar="FILE", type=Path, help="write every judgement, for programs")
    parser.add_argument("--plot", metavar="FILE", type=Path, help="draw how the chances went (.png, .svg, .pdf)")
    parser.add_argument(
        "--seed", metavar="TEXT", type=seed_text, default="", help="other deals to try choices in: any text"
    )
    cores = os.cpu_count() or 1
    parser.add_argument(
        "--jobs", metavar="J", type=counting, default=cores, help=f"so many processes at once (default: {cores})"
    )
    add_language(parser)
    parser.set_defaults(func=review)


def review(args: argparse.Namespace) -> int:
    """Reviews the record, if it is one of a match that is over."""
    path = Path(args.file)
    if args.plot is not None:
        check_plot(args.plot)
    try:
        record = read_record(path)
        game = game_of(record)
        seats = _seats(args, record, game)
        match = replay(record, game)
    except RecordError as error:
        raise TricktableError(f"{path}: {error}") from None
    numbers = [part.number for part in record.rounds]
    if not match.is_over or not numbers:
        raise UsageError(f"{path}: this match is not over; only finished ones are reviewed")
    tasks = [Task(str(record), number, seats, args.seed) for number in numbers]
    jobs = min(args.jobs, len(tasks))
    reviews = list(watched(spread(review_task, tasks, jobs), "reviewing rounds", len(tasks)))
    report = Report(record, game, seats, reviews, scale_of(game))
    if args.json is not None:
        write_whole(args.json, json.dumps(report.json(), indent=1) + "\n")
    if args.plot is not None:
        write_whole(args.plot, report.plot(args.plot.suffix))
    report.show(chosen_speaker(args))
    return 0


def review_task(task: Task) -> RoundReview:
    """The same wherever it is done."""
    record = Record.parse(task.record)
    game = game_of(record)
    return review_round(record, game, task.number, task.seats, thoroughness_for(game), task.seed)


def _seats(args: argparse.Namespace, record: Record, game: Game) -> tuple[int, ...]:
    if record.known_to != EVERYTHING:
        raise UsageError("this record holds only what one viewer knows: a review needs the whole match")
    if args.seat is not None:
        if args.seat >= game.players:
            raise UsageError(f"seat {args.seat} does not exist: the seats are 0 to {game.players - 1}")
        return (args.seat,)
    own = tuple(seat for seat, name in sorted(record.names.items()) if name == YOU)
    return own or tuple(range(game.players))
