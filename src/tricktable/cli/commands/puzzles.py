"""`tricktable puzzles`: positions with one right choice: to solve, to find new ones, to check and to publish them."""

import argparse
import os
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from tricktable.bots.puzzles.checking import SEED, TIMES, Checked, check
from tricktable.bots.puzzles.collection import all_puzzles, chosen
from tricktable.bots.puzzles.files import packed, read_file, write_puzzles
from tricktable.bots.puzzles.finding import WORLDS
from tricktable.bots.puzzles.loading import opened
from tricktable.bots.puzzles.puzzles import Puzzle
from tricktable.cli.arguments import UsageError, counting, game_name, seed_text
from tricktable.cli.commands import puzzles_make, puzzles_play
from tricktable.cli.examples import examples_text
from tricktable.cli.files import write_whole
from tricktable.cli.processes import spread
from tricktable.cli.progress import watched
from tricktable.games import GAMES, find_game

if TYPE_CHECKING:
    from tricktable.cli import Parser

EXAMPLES: Final = (
    ("puzzles play", "solve puzzles of all games"),
    ("puzzles play --game {0.name} --theme counting", "of one game, about one thing"),
    ("puzzles make --game {0.name} --count 10 --seed one --out found.csv", "look for new ones"),
    ("puzzles check found.csv", "try them again in other deals, and more of them"),
    ("puzzles export found.csv --out puzzles.csv.zst", "a file to publish"),
)
ENDINGS: Final = (".csv", ".gz", ".zst")


class Task(NamedTuple):
    """One puzzle, for a process of its own."""

    puzzle: Puzzle
    worlds: int
    seed: str


def add_parser(subparsers: "argparse._SubParsersAction[Parser]") -> None:
    """The command `puzzles` with its commands."""
    about = "Solve puzzles: positions in which one choice is right, and can be found by what one knows."
    parser = subparsers.add_parser(
        "puzzles", help="solve puzzles, or find new ones", description=about, epilog=examples_text(*EXAMPLES)
    )
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    puzzles_play.add_parser(commands)
    puzzles_make.add_parser(commands)
    _add_check(commands)
    _add_export(commands)


def _add_check(commands: "argparse._SubParsersAction[Parser]") -> None:
    parser = commands.add_parser(
        "check",
        help="check puzzles again",
        description="Check everything that a puzzle says of itself, and judge it again in other deals.",
    )
    _add_files(parser)
    parser.add_argument(
        "--worlds", metavar="K", type=counting, default=TIMES * WORLDS, help="in so many deals (default: %(default)s)"
    )
    parser.add_argument(
        "--seed", metavar="TEXT", type=seed_text, default=SEED, help="which deals (default: %(default)s)"
    )
    cores = os.cpu_count() or 1
    parser.add_argument(
        "--jobs", metavar="J", type=counting, default=cores, help=f"so many processes at once (default: {cores})"
    )
    parser.set_defaults(func=check_all)


def _add_export(commands: "argparse._SubParsersAction[Parser]") -> None:
    parser = commands.add_parser(
        "export",
        help="write puzzles to a file",
        description="Write puzzles to one file: plain (.csv), or packed (.csv.gz, .csv.zst).",
    )
    _add_files(parser)
    parser.add_argument("--out", metavar="FILE", type=Path, required=True, help="where they are written to")
    parser.add_argument("--game", metavar="GAME", type=game_name, help="only those of this game")
    parser.add_argument(
        "--without", metavar="ID", action="append", default=[], help="leave this one out; may be given several times"
    )
    parser.set_defaults(func=export)


def _add_files(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "files", metavar="FILE", nargs="*", type=Path, help="files of puzzles (default: those that come with the games)"
    )


def _puzzles(files: list[Path]) -> list[Puzzle]:
    """Those of the files, or those that come with the games; none twice."""
    if not files:
        return list(all_puzzles().values())
    return list({puzzle.id: puzzle for path in files for puzzle in read_file(path)}.values())


def check_all(args: argparse.Namespace) -> int:
    """Checks all of them, and tells which are not kept."""
    puzzles = _puzzles(args.files)
    tasks = [Task(puzzle, args.worlds, args.seed) for puzzle in puzzles]
    kept: Counter[str] = Counter()
    for puzzle, checked in zip(
        puzzles, watched(spread(check_task, tasks, args.jobs), "checking puzzles", len(tasks)), strict=True
    ):
        kept[puzzle.game] += not checked.fault
        if checked.fault:
            print(f"{puzzle.game} {checked.id}: {checked.fault}")
    found = Counter(puzzle.game for puzzle in puzzles)
    for game, number in found.items():
        print(f"{game}: {kept[game]} of {number} kept")
    total = sum(kept.values())
    print(f"{total} of {len(puzzles)} puzzles kept in {args.worlds} other deals each")
    return 0 if total == len(puzzles) else 1


def check_task(task: Task) -> Checked:
    """The same wherever it is done."""
    return check(task.puzzle, task.worlds, task.seed)


def export(args: argparse.Namespace) -> int:
    """Writes them in an order that depends on them alone."""
    if args.out.suffix not in ENDINGS:
        raise UsageError(f"puzzles are written to files that end in {', '.join(ENDINGS)}, not {args.out}")
    if args.game:
        find_game(args.game)
    puzzles = chosen(_puzzles(args.files), args.game or "")
    unknown = set(args.without) - {puzzle.id for puzzle in puzzles}
    if unknown:
        raise UsageError(f"there is no puzzle {', '.join(sorted(unknown))}")
    left = [puzzle for puzzle in puzzles if puzzle.id not in args.without]
    for puzzle in left:
        opened(puzzle)
    games = list(GAMES)
    left.sort(key=lambda puzzle: (games.index(puzzle.game), puzzle.players, puzzle.id))
    write_whole(args.out, packed(write_puzzles(left), args.out.suffix))
    print(f"{len(left)} puzzles in {args.out}")
    return 0
