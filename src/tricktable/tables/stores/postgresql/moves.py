"""A database as one end of a move."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import asyncpg

from tricktable.tables.stores.leases import StoreError
from tricktable.tables.stores.moves import BATCH, COLUMNS, ORDERS, Rows, Source, Target
from tricktable.tables.stores.postgresql.connections import Connection, Connections


class DatabaseSource(Source):
    """A database at one moment."""

    def __init__(self, place: str, connection: Connection) -> None:
        self.place = place
        self._connection: Final = connection

    async def count(self, kind: str) -> int:
        count: int = await self._connection.fetchval(f"SELECT count(*) FROM {kind}{_written(kind)}")
        return count

    async def rows(self, kind: str) -> AsyncIterator[Rows]:
        columns = COLUMNS[kind]
        order = ORDERS.get(kind, columns[0])
        query = f"SELECT {', '.join(columns)} FROM {kind}{_written(kind)} ORDER BY {order}"
        cursor = await self._connection.cursor(query)
        while rows := await cursor.fetch(BATCH):
            yield [tuple(row) for row in rows]


class DatabaseTarget(Target):
    """A database in a transaction that is committed at the end."""

    def __init__(self, place: str, connection: Connection) -> None:
        self.place = place
        self._connection: Final = connection

    async def write(self, kind: str, rows: Rows) -> None:
        await self._connection.copy_records_to_table(kind, records=rows, columns=COLUMNS[kind])


@asynccontextmanager
async def database_source(url: str) -> AsyncIterator[Source]:
    """A database that no node uses, as it is at one moment."""
    async with (
        _connected(url) as (place, connection),
        connection.transaction(isolation="repeatable_read", readonly=True),
    ):
        await _demand_quiet(place, connection)
        yield DatabaseSource(place, connection)


@asynccontextmanager
async def database_target(url: str) -> AsyncIterator[Target]:
    """A database in which there is nothing."""
    async with _connected(url) as (place, connection):
        async with connection.transaction():
            await connection.execute(f"LOCK TABLE {', '.join(COLUMNS)} IN ACCESS EXCLUSIVE MODE")
            await _demand_quiet(place, connection)
            for kind in COLUMNS:
                if await connection.fetchval(f"SELECT true FROM {kind} LIMIT 1"):
                    raise StoreError(f"{place} is not empty: choose another database")
            yield DatabaseTarget(place, connection)
            await connection.execute(
                "SELECT setval('positions', max(position)) FROM tables HAVING max(position) IS NOT NULL"
            )
        await connection.execute("ANALYZE")


@asynccontextmanager
async def _connected(url: str) -> AsyncIterator[tuple[str, Connection]]:
    """A connection for long work, to a database that is up to date."""
    connections = Connections(url, is_reader=False)
    try:
        await connections.opened()
        with connections.told():
            connection = await asyncpg.connect(url, timeout=10)  # `opened` has tried the address
            try:
                yield connections.place, connection
            finally:
                await connection.close(timeout=5)
    finally:
        await connections.finish()


async def _demand_quiet(place: str, connection: Connection) -> None:
    names = [row["name"] for row in await connection.fetch("SELECT name FROM nodes WHERE until > clock_timestamp()")]
    if names:
        raise StoreError(f"{place} is in use (nodes: {', '.join(names)}): stop them first")


def _written(kind: str) -> str:
    """Tables that were begun and never got an entry are none."""
    return " WHERE number > 0" if kind == "tables" else ""
