"""A wire between two nodes on which the test listens, changes bytes and holds them up."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from tricktable.server.nodes.calls import Call
from tricktable.server.nodes.links import Links, Neighbour

KEY: Final = b"a key that only these nodes know"
HOST: Final = "127.0.0.1"


class Wire:
    """A connection that goes through the test."""

    def __init__(self, port: int, change: Callable[[bytes], bytes] = lambda part: part) -> None:
        self.forth: Final = bytearray()
        self.back: Final = bytearray()
        self.is_held = False
        """Nothing arrives any more, and nobody is told."""
        self._port: Final = port
        self._change: Final = change
        self._writers: Final[list[asyncio.StreamWriter]] = []
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection(HOST, self._port)
        self._writers.extend([writer, back])
        pumps = [
            asyncio.ensure_future(self._pump(reader, back, self.forth)),
            asyncio.ensure_future(self._pump(there, writer, self.back)),
        ]
        self._tasks.update(pumps)
        await asyncio.gather(*pumps, return_exceptions=True)
        writer.close()
        back.close()

    async def _pump(self, source: asyncio.StreamReader, target: asyncio.StreamWriter, heard: bytearray) -> None:
        while part := await source.read(65536):
            heard += part
            if self.is_held:
                continue
            target.write(self._change(part))
            await target.drain()
        target.close()

    def cut(self) -> None:
        for writer in self._writers:
            writer.transport.abort()


@asynccontextmanager
async def wire_to(port: int, change: Callable[[bytes], bytes] = lambda part: part) -> AsyncIterator[tuple[Wire, int]]:
    """A wire to this port, and the port at which it begins."""
    wire = Wire(port, change)
    server = await asyncio.start_server(wire.take, HOST, 0)
    try:
        yield wire, server.sockets[0].getsockname()[1]
    finally:
        server.close()
        wire.cut()
        for task in wire._tasks:
            task.cancel()
        await asyncio.gather(*wire._tasks, return_exceptions=True)


class Node:
    """One end: takes calls, and keeps them."""

    def __init__(self, name: str, key: bytes = KEY) -> None:
        self.links: Final = Links(name, key, self._take)
        self.calls: Final[asyncio.Queue[Call]] = asyncio.Queue()
        self.told: Final[list[tuple[str, bytes]]] = []
        self.links.on_tell = lambda name, text: self.told.append((name, text))
        self.port = 0

    def _take(self, call: Call) -> None:
        self.calls.put_nowait(call)

    @property
    def as_neighbour(self) -> Neighbour:
        return Neighbour(self.links.name, HOST, self.port)

    def through(self, port: int) -> Neighbour:
        """The same, found at another port."""
        return Neighbour(self.links.name, HOST, port)


@asynccontextmanager
async def node(name: str, key: bytes = KEY) -> AsyncIterator[Node]:
    made = Node(name, key)
    _, made.port = await made.links.listen(HOST, 0)
    try:
        yield made
    finally:
        await made.links.close()


async def until(is_so: Callable[[], bool], seconds: float = 5.0) -> None:
    async with asyncio.timeout(seconds):
        while not is_so():
            await asyncio.sleep(0.01)
