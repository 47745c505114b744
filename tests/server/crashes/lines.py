"""Lines between people and the server, which break."""

import asyncio
import socket
import struct
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import Final, Literal
from urllib.parse import urlsplit

TAIL: Final = 20
"""At most so many bytes are missing where a line breaks in the middle of a frame: less than any of ours has."""


Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Way = Literal["forth", "back"]
Break = Literal["abort", "away", "reset", "cut forth", "cut back", "lose forth", "lose back"]
DIRECT: Final[tuple[Break, ...]] = ("abort", "abort", "abort", "away")
ON_A_LINE: Final[tuple[Break, ...]] = ("abort", "away", "reset", "cut forth", "cut back", "lose forth", "lose back")


class Line:
    """A line between one listener and the server, on which nothing changes until it breaks."""

    def __init__(self, server: str, chance: Random, broke: Callable[[], None]) -> None:
        parts = urlsplit(server)
        self._host: Final = parts.hostname or ""
        self._port: Final = parts.port or 80
        self._chance: Final = chance
        self._broke: Final = broke
        self.address = ""
        self._trap: Way | None = None
        """In the middle of what goes this way next the line breaks."""
        self._loses: Way | None = None
        """What goes this way is lost, and nobody notices."""
        self._writers: Final[set[asyncio.StreamWriter]] = set()
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            there, back = await asyncio.open_connection(self._host, self._port)
        except OSError:
            writer.transport.abort()
        except asyncio.CancelledError:
            writer.transport.abort()
            raise
        else:
            await self._connect((reader, writer), (there, back))
        finally:
            self._tasks.discard(task)

    async def _connect(self, client: Ends, server: Ends) -> None:
        """Until either side has enough, or the line breaks: then both sides notice it."""
        writers = (client[1], server[1])
        self._writers.update(writers)
        forth = asyncio.create_task(self._pump(client[0], server[1], "forth"))
        back = asyncio.create_task(self._pump(server[0], client[1], "back"))
        await asyncio.wait((forth, back), return_when=asyncio.FIRST_COMPLETED)
        for writer in writers:
            writer.close()  # what was written still arrives
        closed = asyncio.gather(*(writer.wait_closed() for writer in writers), return_exceptions=True)
        await asyncio.wait((closed,), timeout=1)
        for writer in writers:
            writer.transport.abort()
        forth.cancel()
        back.cancel()
        await asyncio.gather(forth, back, closed, return_exceptions=True)
        self._writers.difference_update(writers)

    async def _pump(self, source: asyncio.StreamReader, target: asyncio.StreamWriter, way: Way) -> None:
        has_lost = False
        while part := await source.read(65536):
            # Several breaks may fall upon one line. Nothing ever arrives after something that did not.
            has_lost = has_lost or self._loses == way
            if has_lost:
                continue
            if self._trap == way and len(part) > TAIL:
                self._trap = None
                self._broke()
                target.write(part[: -self._chance.randint(1, TAIL)])
                return
            target.write(part)
            await target.drain()

    def cut_within(self, way: Way) -> None:
        """The line breaks in the middle of the next frame that goes this way: its beginning arrives."""
        self._trap = way

    async def lose(self, way: Way, seconds: float) -> None:
        """For a while everything that goes this way is lost, and then the line breaks."""
        self._loses = way
        try:
            await asyncio.sleep(seconds)
        finally:
            self._loses = None
            self.reset()

    def reset(self) -> None:
        """The line breaks at once, and what is on its way is lost."""
        self._broke()
        self._hang_up()

    def _hang_up(self) -> None:
        for writer in tuple(self._writers):
            sock = writer.get_extra_info("socket")
            with suppress(OSError):
                sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            writer.transport.abort()

    @asynccontextmanager
    async def opened(self) -> AsyncIterator["Line"]:
        listening = await asyncio.start_server(self.take, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
        try:
            yield self
        finally:
            listening.close()
            self._hang_up()
            while self._tasks:
                await asyncio.wait(tuple(self._tasks))
