"""Crowds: people who play at one server, at as many tables as are wanted."""

import asyncio
from collections.abc import Awaitable
from typing import Final, TypeVar

from benchmarks.load.our_tables import OurTable, new_guest
from benchmarks.load.peer_tables import PeerTable
from benchmarks.load.servers import Server
from benchmarks.load.tables import SEATS, Table

AT_ONCE: Final = 16
"""Tables that are opened at the same time."""

T = TypeVar("T")


class Crowd:
    """All people at one server."""

    def __init__(self, server: Server) -> None:
        self.server: Final = server

    async def sit_down(self, count: int) -> list[Table]:
        """So many tables at which the cards have just been dealt."""
        tables = [self.table(place) for place in range(count)]
        await gather([table.open(self.tokens(table)) for table in tables])
        return tables

    def table(self, place: int) -> Table:
        return PeerTable(self.server.port, place)

    def tokens(self, table: Table) -> list[str]:
        """Who sits at this table."""
        return []


class OurCrowd(Crowd):
    """Our guests, who keep their tokens from table to table."""

    def __init__(self, server: Server) -> None:
        super().__init__(server)
        self._tokens: Final[list[str]] = []

    def table(self, place: int) -> Table:
        return OurTable(self.server.port, place)

    def tokens(self, table: Table) -> list[str]:
        return self._tokens[table.first : table.first + SEATS]

    async def sit_down(self, count: int) -> list[Table]:
        people = range(len(self._tokens), SEATS * count)
        self._tokens.extend(await gather([new_guest(self.server.port, person) for person in people]))
        return await super().sit_down(count)


async def gather(works: list[Awaitable[T]]) -> list[T]:
    """Does everything, a little at a time."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def wait(work: Awaitable[T]) -> T:
        async with gate:
            return await work

    return await asyncio.gather(*map(wait, works))
