"""Notifications: what nodes tell each other through the database, on a connection of its own."""

import asyncio
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from logging import getLogger
from typing import Final

import asyncpg

from tricktable.tables.stores.contracts import Hear
from tricktable.tables.stores.leases import StoreError
from tricktable.tables.stores.postgresql.connections import BROKEN, Connection, Connections

PREFIX: Final = "tricktable_"
"""Before the name of each channel: others may use the same database."""
PAUSE: Final = 0.5
"""Seconds before it is tried again to connect."""
PULSE: Final = 5.0
"""Seconds after which it is looked whether the connection still works."""
_log: Final = getLogger(__name__)


class Notifications:
    """Listens as soon as somebody wants to hear something, and again after the connection broke."""

    def __init__(self, connections: Connections) -> None:
        self._connections: Final = connections
        self._hears: Final[defaultdict[str, list[Hear]]] = defaultdict(list)
        self._listening: asyncio.Task[None] | None = None
        self._is_changed: Final = asyncio.Event()

    def listen(self, channel: str, hear: Hear) -> Callable[[], None]:
        self._hears[channel].append(hear)
        self._is_changed.set()
        if self._listening is None:
            self._listening = asyncio.get_running_loop().create_task(self._listen())
        return lambda: self._hears[channel].remove(hear)

    async def _listen(self) -> None:
        has_missed = False
        while True:
            try:
                connection = await self._connections.connect()
                try:
                    await self._attend(connection, has_missed)
                finally:
                    connection.terminate()
            except (*BROKEN, asyncpg.PostgresError, StoreError) as error:
                _log.warning("nothing is heard from other nodes: %s", " ".join(str(error).split()))
            has_missed = True
            await asyncio.sleep(PAUSE)

    async def _attend(self, connection: Connection, has_missed: bool) -> None:
        """Listens to all channels until the connection breaks."""
        heard: set[str] = set()
        while True:
            self._is_changed.clear()
            new = set(self._hears) - heard
            for channel in new:
                await connection.add_listener(PREFIX + channel, self._hear)
            heard |= new
            if has_missed:
                has_missed = False
                for channel in heard:
                    self._tell(channel, "")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._is_changed.wait(), PULSE)
                continue
            await connection.fetchval("SELECT 1")

    def _hear(self, connection: Connection, process: int, channel: str, text: str) -> None:
        self._tell(channel.removeprefix(PREFIX), text)

    def _tell(self, channel: str, text: str) -> None:
        for hear in list(self._hears[channel]):
            try:
                hear(text)
            except Exception as error:
                _log.error("what was told could not be heard", exc_info=error)

    async def finish(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening
            self._listening = None

    def close(self) -> None:
        if self._listening is not None:
            with suppress(RuntimeError):  # the loop is gone
                self._listening.cancel()
            self._listening = None
