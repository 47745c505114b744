"""People who play through the proxy, come back by themselves, and write everything down."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tests.server.cluster.histories import Answered, Heard, Joined, Lost, Pen, now
from tricktable.clients.addresses import Address
from tricktable.clients.connection import Connection
from tricktable.clients.errors import STRANGER, UNREACHABLE, ClientError
from tricktable.clients.incoming import Foul, Incoming
from tricktable.clients.seat import TOO_LATE, Turn
from tricktable.clients.table_mirror import TableMirror
from tricktable.tables import wire


class Gap(NamedTuple):
    """A time in which somebody was told nothing because their connection was lost."""

    began: float
    seconds: float
    code: int
    """What the connection was closed with; 0 if it was not."""
    table: str


class Tally:
    """What all players have done together."""

    def __init__(self) -> None:
        self.acknowledged = 0
        """Choices that were answered with `done`."""
        self.matches = 0
        self.faults: Final[list[str]] = []
        self.gaps: Final[list[Gap]] = []


class Player(Connection):
    """The package's own connection, which comes back by itself. It keeps what it hears before anybody looks at it."""

    def __init__(
        self, address: Address, token: str, pen: Pen, tally: Tally, chance: Random, thought: float = 0.0
    ) -> None:
        """`thought` are the seconds that each choice takes."""
        super().__init__(address, token, self._notice)
        self.pen: Final = pen
        self._thought: Final = thought
        self.lost_at = 0.0
        """When the connection was lost that is not there again."""
        self._tally: Final = tally
        self._chance: Final = chance
        self._changed: Final = asyncio.Event()
        self._code = 0
        self._sent: Final[set[str]] = set()

    def _notice(self, message: Incoming) -> None:
        if isinstance(message, Foul):
            self._tally.faults.append(f"{self.pen.path.name}: a foul shuffle: {message.text}")
        self._changed.set()

    async def _connect(self, since: int | None) -> ClientConnection:
        began = now()
        connection = await super()._connect(since)
        self.pen.write(Joined(now(), since, began))
        return connection

    def _closed(self, closed: ConnectionClosed) -> ClientError:
        self._code = closed.rcvd.code if closed.rcvd is not None else 0
        self.pen.write(Lost(now(), self._code))
        if not self.lost_at:
            self.lost_at = now()
        return super()._closed(closed)

    def _take(self, text: str | bytes) -> None:
        line = self.pen.hear(text)
        if self.lost_at and isinstance(line, Heard | None):
            self._tally.gaps.append(Gap(self.lost_at, now() - self.lost_at, self._code, self.address.table))
            self.lost_at = 0.0
        if isinstance(line, Answered) and line.answer == "done" and line.id in self._sent:
            self._sent.discard(line.id)
            self._tally.acknowledged += 1
        super()._take(text)

    async def _write(self, socket: ClientConnection, request: wire.AnyRequest) -> None:
        self.pen.send(request)
        if isinstance(request, wire.Act):
            self._sent.add(request.id)
        await super()._write(socket, request)

    async def arrive(self) -> None:
        """Opens the connection, as soon as there is somebody who answers."""
        while True:
            try:
                await self.open()
            except ClientError as error:
                if error.code not in (UNREACHABLE, STRANGER):
                    raise
                await asyncio.sleep(0.1)
            else:
                return

    def hang_up(self) -> None:
        """The connection is lost; it is made again."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def leave(self) -> None:
        """Ends the connection, and what is written of it."""
        try:
            with suppress(ClientError):
                await self.close()
        finally:  # what is not written would look as if it had never been sent
            self.pen.close()

    async def changes(self) -> AsyncIterator[TableMirror]:
        while True:
            if self.ended is not None:
                raise self.ended
            self._changed.clear()
            yield self.mirror
            await self._changed.wait()

    async def until(self, is_so: Callable[[TableMirror], bool]) -> None:
        async for mirror in self.changes():
            if is_so(mirror):
                return

    async def insist(self, request: wire.AnyRequest, is_done: Callable[[TableMirror], bool]) -> None:
        """Asks until it is so: whoever lost the answer asks again."""
        while not is_done(self.mirror):
            try:
                await self.ask(request)
            except ClientError as error:
                if error.code not in (*TOO_LATE, "asked", "seated", "aside", "closing", "busy"):
                    raise
                await asyncio.sleep(0.05)

    async def play(self) -> None:
        """By chance, until the match is over."""
        asked = -1
        async for mirror in self.changes():
            if mirror.table.stage in ("over", "closed"):
                return
            if mirror.is_awaited() and mirror.last > asked:
                await asyncio.sleep(self._thought)
                if not self.mirror.is_awaited():
                    continue
                turn = Turn(self)
                try:
                    await turn.choose(self._chance.choice(turn.legal))
                    asked = turn.number
                except ClientError as error:
                    if error.code not in (*TOO_LATE, "aside", "closing", "busy"):
                        raise
                    asked = -1 if error.code in ("aside", "closing", "busy") else turn.number
                    if asked < 0:
                        await asyncio.sleep(0.05)


def pen_for(folder: Path, place: str, name: str, table: str, guest: str) -> Pen:
    return Pen(folder, place, f"{name} at {table}", table, guest)
