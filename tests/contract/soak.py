"""The contract battery over many matches of every table: `make soak`.

Every position of every match gets the light checks (choices, notation, cards), every round its independent count, every
match its record; the heavy checks (views, worlds, non-interference, copies, refusals) look at random positions of each.
"""

import argparse
import sys
import time
import traceback
from concurrent.futures import ProcessPoolExecutor, as_completed

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tests.contract.tables import TABLES, Table, game_at, positions, table_name
from tests.contract.witnesses import witness
from tricktable.core.matches import Match
from tricktable.core.scores import Standing
from tricktable.core.streams import Stream
from tricktable.testing import checks

HEAVY = 6
"""How many of 400 positions get each of the heavy checks."""


def inspect(table: Table, seed: str) -> tuple[int, int]:
    """Plays one match with the whole battery; returns how many rounds and positions it had."""
    game = game_at(table)
    stream = Stream(f"inspection {seed}")
    ledgers: list[checks.Ledger] = []
    standing: Standing | None = None
    places = 0
    for match in positions(game, seed):
        places += 1
        checks.check_choices(match)
        if match.number and not match.is_over:
            if not ledgers or ledgers[-1].number != match.number:
                ledgers.append(checks.Ledger(match))
            ledgers[-1].follow(match)
        if standing and match.past and match.past[-1].number and (match.is_over or not match.steps):
            checks.check_score(game, witness(game.name), standing, match.past[-1])
        standing = match.standing
        if not match.is_over:
            _look_closely(match, stream)
    checks.check_end(match)
    checks.check_refusals(match, stream)
    checks.check_record(match)
    return match.number, places


def _look_closely(match: Match, stream: Stream) -> None:
    """One of the heavy checks, now and then; non-interference where a round begins."""
    if match.number and not match.steps:
        if stream.below(match.number + 1) == 0:
            checks.check_non_interference(match, stream)
        return
    dice = stream.below(400)
    if dice < HEAVY:
        checks.check_views(match, witness(match.game.name))
    elif dice < 2 * HEAVY:
        checks.check_worlds(match, stream, 1)
    elif dice < 3 * HEAVY:
        checks.check_copy(match, stream)
    elif dice < 4 * HEAVY:
        checks.check_refusals(match, stream)
    elif dice == 399:
        checks.check_record(match)


def batch(table: Table, first: int, matches: int) -> tuple[int, int]:
    """Some matches of one table, by the numbers of their seeds."""
    rounds = places = 0
    for number in range(first, first + matches):
        try:
            more_rounds, more_places = inspect(table, f"soak {number}")
        except Exception as error:
            what = "".join(traceback.format_exception(error))
            raise RuntimeError(f"{table_name(table)}, match of seed 'soak {number}':\n{what}") from None
        rounds += more_rounds
        places += more_places
    return rounds, places


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=2000, help="matches of each table")
    parser.add_argument("--first", type=int, default=0, help="the number of the first seed")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--table", action="append", choices=[table_name(table) for table in TABLES], help="only this")
    options = parser.parse_args()
    tables = [table for table in TABLES if not options.table or table_name(table) in options.table]
    begin = time.monotonic()
    totals = {table: [0, 0, 0] for table in tables}
    failures = 0
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with ProcessPoolExecutor(options.jobs) as pool, Progress(*columns, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("matches", total=options.matches * len(tables))
        size = 20
        end = options.first + options.matches
        work = {
            pool.submit(batch, table, first, min(size, end - first)): (table, min(size, end - first))
            for first in range(options.first, end, size)
            for table in tables
        }
        for future in as_completed(work):
            table, matches = work[future]
            progress.advance(task, matches)
            try:
                rounds, places = future.result()
            except RuntimeError as error:
                failures += 1
                print(error, file=sys.stderr)
                continue
            for index, count in enumerate((matches, rounds, places)):
                totals[table][index] += count
    print(f"{'table':14} {'matches':>8} {'rounds':>8} {'positions':>11}")
    for table, (matches, rounds, places) in totals.items():
        print(f"{table_name(table):14} {matches:>8,} {rounds:>8,} {places:>11,}")
    sums = [sum(counts[index] for counts in totals.values()) for index in range(3)]
    print(f"{'all':14} {sums[0]:>8,} {sums[1]:>8,} {sums[2]:>11,}")
    print(f"{failures} batches failed, {(time.monotonic() - begin) / 60:.0f} minutes")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
