"""Secrecy on the wire over many deals of every game: `make soak`.

- A round is played at one table, and for every viewer at a further one that differs only in what this viewer cannot
  see: all of them must be told the same bytes, in messages, states, records and answers.
- Everything that anybody is told is read by a watch that knows what they may know.
- Whole matches with fair shuffles are read too: no secret is told before its time.
"""

import argparse
import sys
import time
import traceback
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Final, NamedTuple

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tests.contract.tables import viewers
from tests.tables.secrecy.matches import check_match
from tests.tables.secrecy.parties import CASES, Case, rules, run
from tests.tables.secrecy.twins import check_deal, deals_of
from tricktable.core.streams import Stream

BATCH: Final = 20
"""Deals that are compared at a time."""
LATEST: Final = 4
"""So many rounds of a match are compared."""


class Count(NamedTuple):
    """What was looked at."""

    deals: int
    choices: int


def compare_deals(case: Case, number: int) -> Count:
    """A batch of deals, each at a table and its twins; tells how many choices the twins followed."""
    stream = Stream(f"soak {number}")
    deals = choices = 0
    for place in range(BATCH):
        for deal in deals_of(case, f"soak {number} {place}", LATEST):
            choices += run(check_deal(deal, case, stream, viewers(rules(case))))
            deals += 1
            if deals == BATCH:
                return Count(deals, choices)
    return Count(deals, choices)


def read_matches(case: Case, number: int) -> Count:
    """A whole match for each batch of deals; tells how many rounds and choices it had."""
    party = run(check_match(case, f"soak {number}"))
    return Count(party.match.number, len(party.table.moves))


def batch(work: Callable[[Case, int], Count], case: Case, number: int) -> Count:
    try:
        return work(case, number)
    except Exception as error:
        what = "".join(traceback.format_exception(error))
        raise RuntimeError(f"{work.__name__} at {case}, number {number}:\n{what}") from None


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=2000, help="deals of each game, shared by its tables, at least")
    parser.add_argument("--first", type=int, default=0, help="the number of the first batch")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--table", action="append", choices=[str(case) for case in CASES], help="only this")
    options = parser.parse_args()
    cases = [case for case in CASES if not options.table or str(case) in options.table]
    failures = sum(run_batches(work, cases, options) for work in (compare_deals, read_matches))
    return 1 if failures else 0


def run_batches(work: Callable[[Case, int], Count], cases: list[Case], options: argparse.Namespace) -> int:
    """All batches of one part; returns how many failed."""
    begin = time.monotonic()
    totals = {case: [0, 0] for case in cases}
    failures = 0
    jobs: list[tuple[Case, int]] = []
    for case in cases:
        tables = sum(other.game == case.game for other in cases)
        jobs += [(case, options.first + number) for number in range(-(-options.deals // (BATCH * tables)))]
    jobs.sort(key=lambda job: job[1])
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with ProcessPoolExecutor(options.jobs) as pool, Progress(*columns, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(work.__name__.replace("_", " "), total=len(jobs))
        futures = {pool.submit(batch, work, case, number): case for case, number in jobs}
        for future in as_completed(futures):
            progress.advance(task)
            try:
                counted = future.result()
            except RuntimeError as error:
                failures += 1
                print(error, file=sys.stderr)
                continue
            for index, count in enumerate(counted):
                totals[futures[future]][index] += count
    print(f"{work.__name__.replace('_', ' '):18} {'deals':>8} {'choices':>11}")
    for case, (deals, choices) in totals.items():
        print(f"{case!s:18} {deals:>8,} {choices:>11,}")
    sums = [sum(counts[index] for counts in totals.values()) for index in range(2)]
    print(f"{'all':18} {sums[0]:>8,} {sums[1]:>11,}")
    print(f"{failures} batches failed, {(time.monotonic() - begin) / 60:.1f} minutes")
    return failures


if __name__ == "__main__":
    sys.exit(main())
