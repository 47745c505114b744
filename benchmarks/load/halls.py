"""Halls: several nodes on one PostgreSQL beside a node alone, each with as many tables, and what a move costs there."""

import argparse
import asyncio
import secrets
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import Final

import asyncpg

from benchmarks.load.crowds import NodesCrowd, OurCrowd
from benchmarks.load.reports import HEADINGS, line, warn
from benchmarks.load.runs import Figures, to_its_end
from benchmarks.load.servers import Nodes, bound_to, start_node, start_ours
from tests.server.cluster.databases import Database, database

WARMING: Final = 1
"""Slices before any counts."""
MOVED: Final = """SELECT count(*) FROM entries WHERE position('"what":"moved"'::bytea IN entry) > 0"""


def compare(options: argparse.Namespace, folder: Path) -> None:
    """Sprints in turn at one node and at several, all of them and the databases on one core."""
    with ExitStack() as stack:
        alone = stack.enter_context(start_ours(folder / "alone.db", options.server_core, options.server_path))
        one, one_database = stack.enter_context(hall(1, options, folder))
        many, many_database = stack.enter_context(hall(options.nodes, options, folder))
        count = f"{options.nodes} nodes, PostgreSQL"
        crowds: dict[str, OurCrowd] = {
            "one node, SQLite": OurCrowd(alone),
            "one node, PostgreSQL": NodesCrowd(one, True),
            f"{count}, sent to the table's": NodesCrowd(many, True),
            f"{count}, sent to any": NodesCrowd(many, False),
        }
        results: dict[str, list[Figures]] = {name: [] for name in crowds}
        to_its_end(_turns(options, crowds, results))
        rounds = options.slices + WARMING
        asyncio.run(_demand_kept(one_database, rounds * options.tables * options.moves))
        asyncio.run(_demand_kept(many_database, 2 * rounds * options.tables * options.moves))
    print(f"\n{options.tables} tables, {options.tables * options.moves:,} moves in each of {options.slices} slices")
    print(f"{'nodes':42} {HEADINGS} {'database us/move':>17}")
    for name, figures in results.items():
        spent = median(1e6 * each.database / each.moves for each in figures)
        print(f"{name:42} {line(figures)} {spent:>17.0f}")
        warn(figures)


async def _turns(options: argparse.Namespace, crowds: dict[str, OurCrowd], results: dict[str, list[Figures]]) -> None:
    for turn in range(1 - WARMING, options.slices + 1):
        print(f"slice {turn} of {options.slices}" if turn > 0 else "warming up", file=sys.stderr)
        for name, crowd in crowds.items():
            figures = await crowd.sprint(options.tables, options.moves)
            if turn > 0:
                results[name].append(figures)


@contextmanager
def hall(count: int, options: argparse.Namespace, folder: Path) -> Iterator[tuple[Nodes, Database]]:
    """So many nodes on a new database."""
    key = folder / "cluster.key"
    if not key.exists():
        key.write_text(secrets.token_hex(32))
    with ExitStack() as stack:
        with bound_to(options.server_core):
            made = stack.enter_context(database())
        servers = []
        for number in range(1, count + 1):
            server = start_node(f"node-{number}", made.url(), key, options.server_core, options.server_path)
            servers.append(stack.enter_context(server))
        yield Nodes(servers, made.process), made


async def _demand_kept(made: Database, moves: int) -> None:
    """Everything that anybody was told is in the database."""
    connection = await asyncpg.connect(made.url())
    try:
        kept = await connection.fetchval(MOVED)
    finally:
        await connection.close()
    if kept != moves:
        sys.exit(f"{moves} moves were told, and {kept} of them are in the database")
    print(f"all {moves:,} moves that were told are in the database")
