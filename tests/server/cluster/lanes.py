"""Lanes: TCP between two parts of a cluster that the test cuts, delays and opens again."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

HOST: Final = "127.0.0.1"


class Lane:
    """Everything that goes to one port goes through here."""

    def __init__(self, target: int) -> None:
        self.port = 0
        self.delay = 0.0
        """Seconds that everything takes longer, in each direction."""
        self.is_cut = False
        """Nobody gets through, and those who were through are hung up on."""
        self.is_silent = False
        """Everything stops, and nobody is told."""
        self.connections = 0
        self.held: Final[list[bytes]] = []
        """What waits since everything stopped."""
        self._target: Final = target
        self._writers: Final[set[asyncio.StreamWriter]] = set()
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._resumed: Final = asyncio.Event()
        self._resumed.set()

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            if self.is_cut:
                return
            there, back = await asyncio.open_connection(HOST, self._target)
            self.connections += 1
            self._writers.update((writer, back))
            pumps = [asyncio.ensure_future(self._pump(reader, back)), asyncio.ensure_future(self._pump(there, writer))]
            try:
                await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
            finally:
                self._writers.difference_update((writer, back))
                for each in (writer, back):
                    each.transport.abort()
                for pump in pumps:
                    pump.cancel()
                await asyncio.gather(*pumps, return_exceptions=True)
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            writer.transport.abort()
            self._tasks.discard(task)

    async def _pump(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        while part := await source.read(65536):
            if self.delay:
                await asyncio.sleep(self.delay)
            if self.is_silent:
                self.held.append(part)
            await self._resumed.wait()
            target.write(part)
            await target.drain()

    def cut(self) -> None:
        """Hangs up on everybody, and lets nobody through."""
        self.is_cut = True
        for writer in tuple(self._writers):
            writer.transport.abort()

    def silence(self) -> None:
        """Nothing arrives any more."""
        self.is_silent = True
        self._resumed.clear()

    def open(self) -> None:
        """Everything is as it was; what waited arrives."""
        self.is_cut = self.is_silent = False
        self.delay = 0.0
        self.held.clear()
        self._resumed.set()

    @asynccontextmanager
    async def opened(self) -> AsyncIterator["Lane"]:
        listening = await asyncio.start_server(self._take, HOST, 0)
        self.port = listening.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            listening.close()
            self.open()
            for task in tuple(self._tasks):
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
            await asyncio.sleep(0)  # what was hung up on is closed
