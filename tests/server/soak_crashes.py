"""Kills and broken lines without end: `python -m tests.server.soak_crashes --kills 50 --moves 100000 --drops 2000`.

A real server is killed again and again under load, and everybody's connections break at random. In the end nothing
that anybody was told may be lost, doubled or in another order, and every match that ended has a record that verifies.
"""

import argparse
import asyncio
import sys
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tests.server.crashes.storms import Plan, Storm

EVERY: Final = 5.0
"""Seconds between two lines of progress."""
MOST_TOLD: Final = 40
"""Faults that are printed."""


def teller() -> Callable[[Storm], None]:
    """Says how it goes, now and then."""
    begin = told = time.monotonic()

    def tell(storm: Storm) -> None:
        nonlocal told
        now = time.monotonic()
        if now - told >= EVERY:
            told = now
            plan = storm.plan
            print(
                f"{now - begin:6.0f} s  kills {storm.server.kills}/{plan.kills}  moves {storm.moves:,}/{plan.moves:,}"
                f"  drops {storm.drops:,}/{plan.drops:,}  matches {storm.matches:,}"
                f"  {storm.moves / (now - begin):,.0f} moves/s",
                flush=True,
            )

    return tell


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--moves", type=int, default=100_000, help="choices that somebody was told")
    parser.add_argument("--drops", type=int, default=2000, help="connections that break")
    parser.add_argument("--tables", type=int, default=40, help="at the same time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, help="keep the database and the server's log there")
    args = parser.parse_args()
    plan = Plan(args.kills, args.moves, args.drops, args.tables, args.seed)
    with TemporaryDirectory() as scratch:
        folder = args.folder or Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        storm = Storm(plan, folder, teller())
        begin = time.monotonic()
        faults = asyncio.run(storm.run())
        audit = time.monotonic() - begin - storm.seconds
    for fault in faults[:MOST_TOLD]:
        print(fault, file=sys.stderr)
    print(storm.summary())
    print(f"{storm.seconds:,.0f} seconds, {storm.moves / storm.seconds:,.0f} moves/s; audit {audit:,.0f} seconds")
    print(f"{len(faults)} faults" if faults else "nothing is lost, doubled or in another order")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
