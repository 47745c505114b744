"""`tricktable puzzles make`: looks for puzzles in matches of bots or in records, and writes them to a file."""

import argparse
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from tricktable.bots.choices import kinds_of_choices
from tricktable.bots.puzzles.files import read_file, write_puzzles
from tricktable.bots.puzzles.making import ROUNDS, Search, in_record, in_self_play
from tricktable.bots.puzzles.puzzles import Puzzle
from tricktable.cli.arguments import UsageError, add_setup, chosen_seed, counting, game_for_bots, game_name
from tricktable.cli.files import found, read_record
from tricktable.cli.processes import spread
from tricktable.cli.progress import Bar
from tricktable.core.errors import RecordError, TricktableError
from tricktable.games import GAMES, new_game
from tricktable.games.records import game_of

if TYPE_CHECKING:
    from tricktable.cli import Parser

ABOUT: Final = """\
Bots play matches, one from each seed `SEED/K`, and every position is looked at: first in few deals, and if it promises
something in more and more. What is found is added to the file at once. The same seed finds the same puzzles; stopped
and begun again with the same file it goes on behind the last match that gave one.
"""


class Task(NamedTuple):
    """One match, for a process of its own."""

    game: str
    players: int
    options: dict[str, str]
    seed: str
    rounds: int
    kinds: tuple[str, ...]
    record: str = ""
    """The file of a match that was played; else bots play one."""


def add_parser(commands: "argparse._SubParsersAction[Parser]") -> None:
    """The command `puzzles make`."""
    parser = commands.add_parser(
        "make", help="look for new puzzles", description="Look for puzzles in matches of bots.", epilog=ABOUT
    )
    parser.add_argument("--game", metavar="GAME", type=game_name, help=f"one of {', '.join(GAMES)}")
    add_setup(parser)
    parser.add_argument("--count", metavar="K", type=counting, help="stop when so many are found")
    parser.add_argument("--positions", metavar="K", type=counting, help="stop when so many positions were looked at")
    parser.add_argument(
        "--rounds", metavar="K", type=counting, default=ROUNDS, help="of each match (default: %(default)s)"
    )
    parser.add_argument(
        "--only", metavar="KIND[,...]", help="only choices of these kinds, as `arena --only` names them"
    )
    parser.add_argument("--records", metavar="FILE", nargs="+", default=[], help="look in these records instead")
    parser.add_argument("--out", metavar="FILE", type=Path, required=True, help="where they are written to, as .csv")
    parser.add_argument("--jobs", metavar="J", type=counting, default=1, help="so many processes at once (default: 1)")
    parser.set_defaults(func=make)


def make(args: argparse.Namespace) -> int:
    """Looks until there are enough, or nothing is left to look at."""
    if args.out.suffix != ".csv":
        raise UsageError(f"puzzles are written as they are found, to a file that ends in .csv, not {args.out}")
    if bool(args.records) == bool(args.game):
        raise UsageError("say --game for matches of bots, or --records for those in files")
    if not args.records and not (args.count or args.positions):
        raise UsageError("say --count or --positions: else it would never end")
    if args.game and _kinds(args):
        _check_kinds(args)
    known = read_file(args.out) if args.out.exists() else []
    ids = {puzzle.id for puzzle in known}
    tasks = _of_records(args) if args.records else _of_bots(args, known)
    tally: Counter[str] = Counter()
    new = 0
    with Bar("looking for puzzles") as bar, closing(spread(look, tasks, args.jobs)) as searches:
        for search in searches:
            fresh = [puzzle for puzzle in search.puzzles if puzzle.id not in ids]
            _append(args.out, fresh)
            ids.update(puzzle.id for puzzle in fresh)
            new += len(fresh)
            tally += search.tally
            bar.show(new if args.count else tally["positions"], args.count or args.positions or 0)
            if (args.count and new >= args.count) or (args.positions and tally["positions"] >= args.positions):
                break
    steps = ", ".join(f"{name} {number}" for name, number in tally.items())
    print(f"{new} new puzzles in {args.out} ({steps or 'no positions'})")
    return 0


def _check_kinds(args: argparse.Namespace) -> None:
    there = kinds_of_choices(game_for_bots(args))
    unknown = [kind for kind in _kinds(args) if kind not in there]
    if unknown:
        raise UsageError(f"there are no choices {', '.join(unknown)} (kinds: {', '.join(there)})")


def look(task: Task) -> Search:
    """The same wherever it is done."""
    if not task.record:
        return in_self_play(new_game(task.game, task.players, task.options), task.seed, task.rounds, task.kinds)
    try:
        record = read_record(Path(task.record))
        return in_record(record, game_of(record), task.seed, task.rounds, task.kinds)
    except RecordError as error:
        raise TricktableError(f"{task.record}: {error}") from None


def _of_records(args: argparse.Namespace) -> Iterator[Task]:
    for path in found(args.records):
        yield Task(
            "", 0, {}, f"{args.seed}/{path.name}" if args.seed else path.name, args.rounds, _kinds(args), str(path)
        )


def _of_bots(args: argparse.Namespace, known: list[Puzzle]) -> Iterator[Task]:
    """Matches without end, behind those that are in the file already."""
    game = game_for_bots(args)
    seed = chosen_seed(args)
    numbers = [
        int(puzzle.seed.rpartition("/")[2])
        for puzzle in known
        if (puzzle.game, puzzle.players, puzzle.seed.rpartition("/")[0]) == (game.name, game.players, seed)
    ]
    number = max(numbers, default=0)
    while True:
        number += 1
        yield Task(game.name, game.players, game.options, f"{seed}/{number}", args.rounds, _kinds(args))


def _kinds(args: argparse.Namespace) -> tuple[str, ...]:
    return tuple(args.only.split(",")) if args.only else ()


def _append(path: Path, puzzles: list[Puzzle]) -> None:
    is_new = not path.exists()
    if puzzles or is_new:
        with path.open("a", encoding="utf-8", newline="") as file:
            file.write(write_puzzles(puzzles, has_header=is_new))
