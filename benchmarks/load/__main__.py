"""Moves per second, waits, processor time and memory of our server, beside boardgame.io's.

Ours writes every move to SQLite with full sync before anybody hears of it; boardgame.io keeps its matches in memory.
Each server has one core to itself, the people another. First a sprint: at every table the next move is sent as soon
as all four players have heard of the last one, once at one table alone and once at many. The servers take turns, each
at new tables, and the medians of the turns are compared. Then both hold a crowd that moves at a steady rate. In the end
several of our nodes on PostgreSQL sprint beside one.
"""

import argparse
import gc
import os
import resource
import sqlite3
import sys
from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from benchmarks.load.crowds import Crowd, OurCrowd
from benchmarks.load.halls import compare
from benchmarks.load.reports import HEADINGS, judge, line, warn
from benchmarks.load.runs import Figures, hold, to_its_end
from benchmarks.load.servers import PROJECT, install_peer, start_ours, start_peer
from benchmarks.load.tables import LONGEST, SEATS

OURS = "Tricktable"
PEER = "boardgame.io"
WARMING = 3
"""Slices before any counts: boardgame.io costs twice as much until its code has been compiled, some 8,000 moves on."""
FEWER = 3.0
"""Target: so many times fewer microseconds of the server for a move than the peer."""
LONGEST_WAIT = 100.0
"""Target: milliseconds that 99 of 100 moves of the held crowd need at most."""
MOST_MEMORY = 400.0
"""Target: megabytes with the held crowd."""


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slices", type=int, default=7, help="how often each server sprints; 0 for never")
    parser.add_argument("--tables", type=int, default=40, help="tables of a sprint")
    parser.add_argument("--moves", type=int, default=100, help="moves at each of them")
    parser.add_argument("--held-tables", type=int, default=1000, help="tables that our server holds; 0 for none")
    parser.add_argument("--held-seconds", type=float, default=60.0, help="how long")
    parser.add_argument("--held-rate", type=float, default=0.4, help="moves a second at each of them")
    parser.add_argument("--peer-tables", type=int, default=100, help="the same for the peer; 0 for none")
    parser.add_argument("--nodes", type=int, default=3, help="nodes on PostgreSQL, beside one; 0 for none")
    parser.add_argument("--server-path", type=Path, help="where our package is, if not the installed one")
    parser.add_argument("--server-core", type=int, default=0)
    parser.add_argument("--driver-core", type=int, default=1)
    parser.add_argument("--alone", action="store_true", help="without the peer")
    options = parser.parse_args()
    if options.nodes < 0:
        parser.error(f"there cannot be {options.nodes} nodes")
    longest = max(options.moves, options.held_rate * options.held_seconds)
    if longest > LONGEST:
        parser.error(f"a table has at most {LONGEST} moves, not {longest:.0f}")
    return options


def main() -> None:
    options = parse()
    spread(options)
    if not options.alone:
        install_peer()
    with TemporaryDirectory(dir=PROJECT / "build", prefix="load-") as folder:
        if options.slices:
            race(options, Path(folder) / "sprint.db")
        if options.held_tables:
            held(options, Path(folder) / "held.db")
        if options.slices and options.nodes:
            compare(options, Path(folder))


def spread(options: argparse.Namespace) -> None:
    """The driver on a core of its own, and as many sockets as the machine allows."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    needed = SEATS * max(options.held_tables, options.tables) + 100
    if needed > most:
        sys.exit(f"{needed} open files are needed, {most} are allowed (`ulimit -Hn`)")
    if {options.server_core, options.driver_core} <= os.sched_getaffinity(0):
        os.sched_setaffinity(0, {options.driver_core})
    else:
        sys.exit(f"there are only the cores {sorted(os.sched_getaffinity(0))}: see --server-core and --driver-core")
    if options.server_core == options.driver_core:
        print("server and driver share a core: expect noise", file=sys.stderr)


def race(options: argparse.Namespace, store: Path) -> None:
    """Sprints of both servers in turn, and what came out."""
    names = (OURS,) if options.alone else (OURS, PEER)
    alone: dict[str, list[Figures]] = {name: [] for name in names}
    many: dict[str, list[Figures]] = {name: [] for name in names}

    async def turns(crowds: dict[str, Crowd]) -> None:
        for turn in range(1 - WARMING, options.slices + 1):
            print(f"slice {turn} of {options.slices}" if turn > 0 else "warming up", file=sys.stderr)
            for name, crowd in crowds.items():
                for results, tables in ((alone, 1), (many, options.tables)):
                    figures = await crowd.sprint(tables, options.moves)
                    if turn > 0:
                        results[name].append(figures)

    with ExitStack() as servers:
        crowds: dict[str, Crowd] = {}
        crowds[OURS] = OurCrowd(servers.enter_context(start_ours(store, options.server_core, options.server_path)))
        if not options.alone:
            crowds[PEER] = Crowd(servers.enter_context(start_peer(options.server_core)))
        to_its_end(turns(crowds))
    demand_on_disk(store, (options.slices + WARMING) * (options.tables + 1) * options.moves)
    print_race("one table alone", alone)
    print_race(f"{options.tables} tables", many)
    if PEER in many:
        fewer = median(each.cost for each in many[PEER]) / median(each.cost for each in many[OURS])
        judge(f"{fewer:.2f} times fewer microseconds of the server for a move", fewer >= FEWER, f"at least {FEWER}")


def demand_on_disk(store: Path, moves: int) -> None:
    """Everything that anybody was told is in the store."""
    with closing(sqlite3.connect(store)) as connection:
        row = connection.execute("""SELECT count(*) FROM entries WHERE instr(entry, '"what":"moved"')""").fetchone()
    if row[0] != moves:
        sys.exit(f"{moves} moves were told, and {row[0]} of them are in the store")
    print(f"all {moves:,} moves that our server told are in its store")


def held(options: argparse.Namespace, store: Path) -> None:
    """A crowd that plays at a steady rate, at each server for itself."""
    results = {}
    with start_ours(store, options.server_core, options.server_path) as server:
        results[OURS] = to_its_end(hold_once(OurCrowd(server), options.held_tables, options))
    demand_on_disk(store, results[OURS].moves)
    if options.peer_tables and not options.alone:
        with start_peer(options.server_core) as server:
            results[PEER] = to_its_end(hold_once(Crowd(server), options.peer_tables, options))
    tables = {OURS: options.held_tables, PEER: options.peer_tables}
    print(f"\nheld for {options.held_seconds:.0f} s")
    print(f"{'server':14} {'tables':>7} {'sockets':>8} {HEADINGS}")
    for name, figures in results.items():
        print(f"{name:14} {tables[name]:>7,} {SEATS * tables[name]:>8,} {line([figures])}")
        warn([figures])
    wait, memory = results[OURS].wait(0.99), results[OURS].memory
    judge(f"99 of 100 moves need {wait:.0f} ms", wait <= LONGEST_WAIT, f"at most {LONGEST_WAIT:.0f}")
    judge(f"{memory:.0f} MB in memory", memory <= MOST_MEMORY, f"at most {MOST_MEMORY:.0f}")


async def hold_once(crowd: Crowd, tables: int, options: argparse.Namespace) -> Figures:
    print(f"opening {tables} tables", file=sys.stderr)
    seated = await crowd.sit_down(tables)
    gc.collect()
    gc.freeze()
    figures = await hold(crowd.server, seated, tables * options.held_rate, options.held_seconds)
    for table in seated:
        table.close()
    return figures


def print_race(title: str, results: dict[str, list[Figures]]) -> None:
    print(f"\n{title}, {results[OURS][0].moves:,} moves in each of {len(results[OURS])} slices")
    print(f"{'server':14} {HEADINGS}")
    for name, figures in results.items():
        print(f"{name:14} {line(figures)}")
        warn(figures)
    if PEER in results:
        pairs = [[median(map(what, results[name])) for name in (OURS, PEER)] for what in RATIOS]
        rate, half, most, cost = (ours / peer for ours, peer in pairs)
        print(f"{'ours / peer':14} {rate:>9.2f} {half:>8.2f} {most:>8.2f} {cost:>12.2f}")


RATIOS: tuple[Callable[[Figures], float], ...] = (
    lambda figures: figures.rate,
    lambda figures: figures.wait(0.5),
    lambda figures: figures.wait(0.99),
    lambda figures: figures.cost,
)


if __name__ == "__main__":
    main()
