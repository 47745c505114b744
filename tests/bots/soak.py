"""Secrecy over many positions of every table: `make soak`.

- No bot knows what it cannot know: hidden things are swapped, and its choice must stay the same.
- No sampler rules out what is true: for every viewer of every position the hidden cards as they really lie are among
  those that the sampler believes possible, and whoever listens to the others does not take them for impossible.
"""

import argparse
import sys
import time
import traceback
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from math import isfinite
from typing import Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tests.bots.secrecies import all_positions, check_secrecy, quick, twin
from tests.contract.possibilities import is_possible
from tests.contract.tables import TABLES, Table, game_at, table_name, viewers
from tricktable.bots import BOTS
from tricktable.bots.kit import kit_of
from tricktable.bots.search.card_listening import CardListener
from tricktable.core.matches import Match
from tricktable.core.streams import Stream

SECRECY: Final = 50
"""Positions of a match of random choices and a sensible one that are looked at for secrecy."""
POSSIBILITY: Final = 2_000
"""Positions that are looked at for possibility at a time."""


def keep_secrets(table: Table, number: int) -> int:
    """Holds all bots to secrecy in random positions of a pair of matches; returns in how many."""
    game = game_at(table)
    bots = [quick(name) for name in BOTS]
    stream = Stream(f"secrecy {number}")
    seats = [
        (place, seat)
        for place, match in enumerate(all_positions(game, f"secrecy {number}"))
        for seat in match.awaited()
        if len(match.legal_actions(seat)) > 1
    ]
    chosen = {seats[index] for index in stream.shuffled(tuple(range(len(seats))))[:SECRECY]}
    for place, match in enumerate(all_positions(game, f"secrecy {number}")):
        for seat in match.awaited():
            if (place, seat) in chosen:
                other = twin(match, seat, stream)
                for bot in bots:
                    check_secrecy(bot, match, other, seat)
    return len(chosen)


def allow_the_truth(table: Table, number: int) -> int:
    """Asks for every viewer of many positions whether the truth is possible; returns how many positions."""
    game = game_at(table)
    done = 0
    while done < POSSIBILITY:
        for match in all_positions(game, f"possible {number} {done}"):
            for viewer in viewers(game):
                assert is_possible(match, viewer), f"viewer {viewer} rules out what is true ({match.phase.name})"
                assert all(map(isfinite, heard(match, viewer))), (
                    f"viewer {viewer} does not believe what is true ({match.phase.name})"
                )
            done += 1
            if done == POSSIBILITY:
                break
    return done


def heard(match: Match, viewer: int) -> list[float]:
    """How likely the truth makes what the others have chosen and played, for those who listen to it."""
    kit = kit_of(match.game)
    view = match.view(viewer)
    listener = kit.listening(view)
    result = [] if listener is None else listener.weigh([match.deal])
    play = kit.translation.play(match.phase) if kit.translation is not None else None
    if kit.translation is not None and play is not None and kit.manners.of(view).hears_cards:
        result += CardListener(kit, match, play, viewer).weigh([kit.translation.hands(match)])
    return result


def batch(work: Callable[[Table, int], int], table: Table, number: int) -> int:
    try:
        return work(table, number)
    except Exception as error:
        what = "".join(traceback.format_exception(error))
        raise RuntimeError(f"{work.__name__} at {table_name(table)}, number {number}:\n{what}") from None


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--secrecy", type=int, default=20_000, help="positions for the secrecy of choices, at least")
    parser.add_argument("--possibility", type=int, default=1_000_000, help="positions for the samplers, at least")
    parser.add_argument("--first", type=int, default=0, help="the number of the first batch")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--table", action="append", choices=[table_name(table) for table in TABLES], help="only this")
    options = parser.parse_args()
    tables = [table for table in TABLES if not options.table or table_name(table) in options.table]
    parts = ((keep_secrets, options.secrecy, SECRECY), (allow_the_truth, options.possibility, POSSIBILITY))
    failures = 0
    for work, positions, size in parts:
        numbers = range(options.first, options.first + -(-positions // (size * len(tables))))
        failures += _run(work, tables, numbers, options.jobs)
    return 1 if failures else 0


def _run(work: Callable[[Table, int], int], tables: list[Table], numbers: range, jobs: int) -> int:
    """All batches of one part; returns how many failed."""
    begin = time.monotonic()
    totals = dict.fromkeys(tables, 0)
    failures = 0
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with ProcessPoolExecutor(jobs) as pool, Progress(*columns, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(work.__name__.replace("_", " "), total=len(numbers) * len(tables))
        futures = {pool.submit(batch, work, table, number): table for number in numbers for table in tables}
        for future in as_completed(futures):
            progress.advance(task)
            try:
                totals[futures[future]] += future.result()
            except RuntimeError as error:
                failures += 1
                print(error, file=sys.stderr)
    for table, positions in totals.items():
        print(f"{table_name(table):14} {positions:>11,}")
    minutes = (time.monotonic() - begin) / 60
    print(
        f"{work.__name__.replace('_', ' ')}: {sum(totals.values()):,} positions, {failures} batches failed, "
        f"{minutes:.1f} minutes"
    )
    return failures


if __name__ == "__main__":
    sys.exit(main())
