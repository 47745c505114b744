"""Crowds: people who play at one server, at as many tables as are wanted."""

import asyncio
import gc
from collections.abc import Awaitable
from typing import Final, TypeVar

from benchmarks.load.our_tables import OurTable, new_guest
from benchmarks.load.peer_tables import PeerTable
from benchmarks.load.runs import Figures, sprint
from benchmarks.load.servers import Nodes, Server
from benchmarks.load.tables import SEATS, Table

AT_ONCE: Final = 16
"""Tables that are opened at the same time."""

T = TypeVar("T")


class Crowd:
    """All people at one server."""

    def __init__(self, server: Server | Nodes) -> None:
        self.server: Final = server

    async def sit_down(self, count: int) -> list[Table]:
        """So many tables at which the cards have just been dealt."""
        tables = [self.table(place) for place in range(count)]
        await gather([table.open(self.tokens(table)) for table in tables])
        return tables

    async def sprint(self, count: int, moves: int) -> Figures:
        """So many moves at each of so many new tables."""
        tables = await self.sit_down(count)
        gc.collect()
        figures = await sprint(self.server, tables, moves)
        for table in tables:
            table.close()
        await asyncio.sleep(0.2)  # both sides see that the sockets are closed
        return figures

    def table(self, place: int) -> Table:
        return PeerTable(self.server.port, place)

    def tokens(self, table: Table) -> list[str]:
        """Who sits at this table."""
        return []


class OurCrowd(Crowd):
    """Our guests, who keep their tokens from table to table."""

    def __init__(self, server: Server | Nodes) -> None:
        super().__init__(server)
        self._tokens: Final[list[str]] = []

    def table(self, place: int) -> Table:
        return OurTable([self.server.port] * SEATS, place)

    def tokens(self, table: Table) -> list[str]:
        return self._tokens[table.first : table.first + SEATS]

    async def sit_down(self, count: int) -> list[Table]:
        people = range(len(self._tokens), SEATS * count)
        self._tokens.extend(await gather([new_guest(self.server.port, person) for person in people]))
        return await super().sit_down(count)


class NodesCrowd(OurCrowd):
    """Our guests at several nodes, which have as many tables each."""

    def __init__(self, server: Nodes, is_sent: bool) -> None:
        """`is_sent`: everybody is sent to the node that has the table, as a proxy does that hashes its id; if not,
        everybody comes to any node."""
        super().__init__(server)
        self._ports: Final = server.ports
        self._is_sent: Final = is_sent

    def table(self, place: int) -> Table:
        away = [0] * SEATS if self._is_sent else range(SEATS)
        return OurTable([self._ports[(place + steps) % len(self._ports)] for steps in away], place)


async def gather(works: list[Awaitable[T]]) -> list[T]:
    """Does everything, a little at a time."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def wait(work: Awaitable[T]) -> T:
        async with gate:
            return await work

    return await asyncio.gather(*map(wait, works))
