"""A bad line: a proxy that can lose what goes through it, for the tests of clients."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final
from urllib.parse import urlsplit


class Proxy:
    """Hands everything on to a server, as long as it is told nothing else."""

    def __init__(self, server: str) -> None:
        parts = urlsplit(server)
        self._host: Final = parts.hostname or ""
        self._port: Final = parts.port or 80
        self.address = ""
        self.is_mute = False
        """What clients send is lost."""
        self.is_deaf = False
        """What the server sends is lost."""
        self.is_down = False
        """Nobody can connect."""
        self.connections = 0
        self._writers: Final[set[asyncio.StreamWriter]] = set()

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.is_down:
            writer.close()
            return
        self.connections += 1
        self._writers.add(writer)  # it may be cut before anybody answers
        try:
            there, back = await asyncio.open_connection(self._host, self._port)
        except OSError:
            writer.transport.abort()
            self._writers.discard(writer)
            return
        self._writers.add(back)
        with suppress(OSError):
            await asyncio.gather(self._pump(reader, back, True), self._pump(there, writer, False))
        self._writers.difference_update((writer, back))

    async def _pump(self, source: asyncio.StreamReader, target: asyncio.StreamWriter, is_forth: bool) -> None:
        try:
            while part := await source.read(65536):
                if not (self.is_mute if is_forth else self.is_deaf):
                    target.write(part)
                    await target.drain()
        finally:
            target.close()

    def cut(self) -> None:
        """All connections break off."""
        for writer in tuple(self._writers):
            writer.transport.abort()


@asynccontextmanager
async def bad_line(server: str) -> AsyncIterator[Proxy]:
    """A proxy before this server."""
    proxy = Proxy(server)
    listening = await asyncio.start_server(proxy.take, "127.0.0.1", 0)
    port = listening.sockets[0].getsockname()[1]
    proxy.address = f"http://127.0.0.1:{port}"
    try:
        yield proxy
    finally:
        listening.close()
        proxy.cut()
        await asyncio.sleep(0.01)
