"""How soon a server is ready with many tables in its store, and how much memory that takes.

`python -m benchmarks.waking --db sqlite:////tmp/many.db` fills a store, which must be empty, with finished and
unfinished matches, and starts a server with it: when nothing was noted of any table, after a kill, and after an orderly
end. Cards come from a seed, so that every table may have the same log.
"""

import argparse
import asyncio
import os
import signal
import subprocess
import sys
import time
from random import Random

import httpx

from tests.tables.live_tables import begun, live_tables
from tricktable.cli.commands.serve import READY
from tricktable.tables.stores import MemoryStore
from tricktable.tables.stores.contracts import record_id
from tricktable.tables.stores.moves import Rows, _target
from tricktable.tables.stores.seals import START, Head, entry_digest, head_seal, record_seal
from tricktable.tables.wire import OpenTable

SOME = 100
"""Tables that are written at a time."""


async def logs() -> tuple[list[bytes], str, list[bytes]]:
    """The log of a finished match, its record, and the log of one that goes on."""
    store = MemoryStore()
    async with live_tables(store=store) as place:
        (ann,) = await begun(place, OpenTable(game="hasp", players=4, level="thumb", seed="waking"), 1)
        await ann.play(Random(1))
        (bob,) = await begun(place, OpenTable(game="njet", players=4, level="thumb", seed="waking"), 1)
        await bob.play(Random(2), lambda: bob.number > 60)
        (summary,) = await store.records(9, has_private=True)
        record = await store.record(summary.id) or ""
        return await store.read(ann.live.id), record, await store.read(bob.live.id)


async def fill(url: str, finished: int, unfinished: int) -> int:
    """Fills an empty store; gives the number of entries."""
    over, record, going_on = await logs()
    count = 0
    async with _target(url) as target:
        for first in range(0, finished + unfinished, SOME):
            heads: Rows = []
            entries: Rows = []
            records: Rows = []
            for number in range(first, min(first + SOME, finished + unfinished)):
                table = f"table-{number:06d}"
                is_over = number < finished
                digest = START
                for place, entry in enumerate(over if is_over else going_on, 1):
                    digest = entry_digest(digest, table.encode(), place, entry)
                    entries.append((table, place, entry, digest))
                head = Head(number + 1, is_over, place, digest)
                heads.append((table, *head, head_seal(table.encode(), head)))
                if is_over:
                    text = f"{record}# {number}\n"
                    line = (record_id(text), "hasp", 4, '["A", "B", "C", "D"]', 1_700_000_000_000 + number)
                    records.append((*line, record_seal(*line, 0), text.encode(), False))
            for kind, rows in (("tables", heads), ("entries", entries), ("records", records)):
                await target.write(kind, rows)
            count += len(entries)
    return count


def serve(url: str, how: signal.Signals, seconds: float) -> tuple[float, float, int, int]:
    """Seconds until the server is ready, by the clock and of the processor; megabytes then, and after a while."""
    begin = time.perf_counter()
    command = [sys.executable, "-m", "tricktable", "serve", "--port", "0", "--db", url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as running:
        assert running.stdout is not None
        line = running.stdout.readline()
        assert line.startswith(READY), "the server does not start"
        address = line.removeprefix(READY).strip()
        while httpx.get(f"{address}/readyz").status_code != 200:
            time.sleep(0.02)
        ready = time.perf_counter() - begin
        worked = _worked(running.pid)
        megabytes = _megabytes(running.pid)
        time.sleep(seconds)
        later = _megabytes(running.pid)
        running.send_signal(how)
        running.wait()
    return ready, worked, megabytes, later


def _worked(process: int) -> float:
    """Seconds of the processor."""
    with open(f"/proc/{process}/stat") as file:
        user, system = file.read().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def _megabytes(process: int) -> int:
    with open(f"/proc/{process}/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") >> 20


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--db", required=True, metavar="URL", help="an empty store")
    parser.add_argument("--finished", type=int, default=20_000)
    parser.add_argument("--unfinished", type=int, default=5_000)
    parser.add_argument("--seconds", type=float, default=30.0, help="how long the second server looks at tables")
    args = parser.parse_args()
    begin = time.perf_counter()
    entries = asyncio.run(fill(args.db, args.finished, args.unfinished))
    tables = f"{args.finished} finished and {args.unfinished} unfinished tables"
    print(f"{tables}, {entries} entries: filled in {time.perf_counter() - begin:.0f} s", flush=True)
    runs = (
        ("new, nothing noted, then killed", signal.SIGKILL, 1.0),
        ("after the kill, then ended in order", signal.SIGTERM, args.seconds),
        ("after an orderly end", signal.SIGTERM, 1.0),
    )
    for name, how, seconds in runs:
        ready, worked, megabytes, later = serve(args.db, how, seconds)
        memory = f"{megabytes} MB, {later} MB after {seconds:.0f} s"
        print(f"{name}: ready in {ready:.1f} s ({worked:.1f} s of the processor), {memory}", flush=True)


if __name__ == "__main__":
    main()
