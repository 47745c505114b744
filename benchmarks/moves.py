"""Processor time of a move at a live table, in process: asked for, checked, kept, and told to everybody with captions.

`python -m benchmarks.moves OTHER` lets another checkout play the same matches in turns with this one, and compares the
medians and every byte that was told and kept. Without it there is this one's time alone.
"""

import argparse
import asyncio
import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

from tricktable.games import GAMES
from tricktable.tables import log
from tricktable.tables.live.live_table import LiveTable
from tricktable.tables.live.live_tables import LiveTables
from tricktable.tables.live.resources import Settings
from tricktable.tables.live.thinkers import Thinker
from tricktable.tables.openings import opening
from tricktable.tables.requests import Asker
from tricktable.tables.stores import MemoryStore
from tricktable.tables.wire import Act, OpenTable, Sit, Start

PROJECT = Path(__file__).parents[1]
ID = "moves"
MOST_MOVES = 300


class Ear:
    """A guest, or a spectator, who hears everything."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.wants_aid = bool(guest)
        self.heard = sha256()

    def deliver(self, message: bytes) -> None:
        self.heard.update(message)

    def dropped(self, goes_on: bool) -> None:
        raise AssertionError("the table was set aside")


async def play(game: str) -> tuple[float, str]:
    """Seconds of the processor for a move of this game, and a digest of all that was told and kept."""
    at = 0

    def now() -> int:
        return at

    store = MemoryStore()
    opened = opening(Asker("guest 0", "guest 0", False, at), OpenTable(game=game, seed="moves", is_private=True))
    await store.append(ID, 1, log.encode(opened))
    tables = LiveTables(store, Thinker(), Settings(pace=0), now)
    live = await tables.find(ID)
    askers = [Asker(f"guest {number}", f"guest {number}", False, at) for number in range(opened.players)]
    ears = [Ear(asker.guest) for asker in askers] + [Ear("")]
    for asker, ear in zip(askers, ears, strict=False):
        await live.ask(asker, Sit())
        await live.attach(ear)
    await live.attach(ears[-1])
    await live.ask(askers[0], Start())
    seconds, moves = await _play_on(live)
    digest = sha256(b"".join(ear.heard.digest() for ear in ears) + b"".join(await store.read(ID))).hexdigest()
    await tables.close()
    return seconds / moves, digest


async def _play_on(live: LiveTable) -> tuple[float, int]:
    table = live.table
    rand = Random(1)
    seconds = 0.0
    moves = 0
    while table.stage == "playing" and moves < MOST_MOVES:
        seat = table.awaited()[0]
        request = Act(action=rand.choice(table.legal_texts(seat)), seen=table.number)
        guest = table.chairs[seat].guest
        begin = process_time()
        await live.ask(Asker(guest, guest, False, 0), request)
        seconds += process_time() - begin
        moves += 1
    return seconds, moves


class Package:
    """A process that plays with the package of a checkout."""

    def __init__(self, project: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.moves", "--answer"],
            cwd=project,
            env=os.environ | {"PYTHONPATH": str(project / "src")},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def play(self, game: str) -> tuple[float, str]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(game + "\n")
        self.process.stdin.flush()
        seconds, digest = self.process.stdout.readline().split()
        return float(seconds), digest


def answer() -> None:
    """Plays the game that each line of the input names."""
    for line in sys.stdin:
        seconds, digest = asyncio.run(play(line.strip()))
        print(seconds, digest, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("other", nargs="?", type=Path, help="another checkout to compare with")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--answer", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.answer:
        answer()
        return
    packages = [Package(PROJECT)] + ([Package(args.other)] if args.other else [])
    print(f"{'game':12} {'µs a move':>10} {'other':>10} {'ratio':>6}  told and kept")
    for game in GAMES:
        played = [[package.play(game) for package in packages] for _ in range(args.repeats)]
        times = [median(run[place][0] for run in played) for place in range(len(packages))]
        digests = {digest for run in played for _, digest in run}
        same = "the same bytes" if len(digests) == 1 else "OTHER BYTES"
        other = f"{times[1] * 1e6:10.0f} {times[1] / times[0]:6.2f}" if args.other else f"{'':17}"
        print(f"{game:12} {times[0] * 1e6:10.0f} {other}  {same}")


if __name__ == "__main__":
    main()
