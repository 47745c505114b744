"""Encodings and batches over many views and rounds of every table: `make soak`.

- Every listed fact of a view can be read back.
- Twins of a position look alike to a seat.
- One seed gives the same episode in a batch and in a match.
"""

import argparse
import sys
import time
import traceback
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import count
from typing import Final

from tests.contract.tables import TABLES, Table, game_at, positions, table_name, viewers
from tests.research import test_batches, test_secrecy
from tests.research.witness import listed
from tricktable.research import Encoding

VIEWS: Final = 5_000
TWINS: Final = 1_000
ROUNDS: Final = 500
"""So many at a time."""


def read_back(table: Table, number: int) -> int:
    """Reads many views back; returns how many."""
    game = game_at(table)
    encoding = Encoding.of(game)
    out = encoding.empty()
    looked = 0
    for match_number in count():
        for match in positions(game, f"read {number} {match_number}"):
            for viewer in viewers(game):
                view = match.view(viewer)
                encoding.write(view, out)
                assert encoding.decode(out) == listed(view)
                looked += 1
        if looked >= VIEWS:
            break
    return looked


def look_at_twins(table: Table, number: int) -> int:
    """Compares twins of many positions; returns how many."""
    write = test_secrecy.shown(Encoding.of(game_at(table)))
    looked = 0
    for match_number in count():
        looked += test_secrecy.check(table, f"twins {number} {match_number}", 1, write)
        if looked >= TWINS:
            break
    return looked


def play_alike(table: Table, number: int) -> int:
    """Plays rounds in a batch and in matches; returns how many."""
    test_batches.check(table, seed=number, rounds=ROUNDS, lanes=7)
    return ROUNDS


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--views", type=int, default=100_000, help="views of a table that are read back")
    parser.add_argument("--twins", type=int, default=100_000, help="positions of a table whose twins are looked at")
    parser.add_argument("--rounds", type=int, default=10_000, help="rounds of a table that are played in a batch")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    works: list[tuple[Callable[[Table, int], int], int]] = [
        (read_back, -(-options.views // VIEWS)),
        (look_at_twins, -(-options.twins // TWINS)),
        (play_alike, -(-options.rounds // ROUNDS)),
    ]
    done: dict[str, int] = {}
    began = time.monotonic()
    with ProcessPoolExecutor(options.jobs) as pool:
        running = {
            pool.submit(work, table, number): f"{work.__name__} {table_name(table)}"
            for work, times in works
            for table in TABLES
            for number in range(times)
        }
        for future in as_completed(running):
            name = running[future]
            try:
                done[name] = done.get(name, 0) + future.result()
            except Exception:  # what is wrong is told, and ends the soak
                traceback.print_exc()
                print(f"{name} failed", file=sys.stderr)
                pool.shutdown(cancel_futures=True)
                sys.exit(1)
    for name, times in sorted(done.items()):
        print(f"{name}: {times}")
    print(f"{time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
