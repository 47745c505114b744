"""Listeners who come back by themselves, and people who play."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from random import Random
from typing import TYPE_CHECKING, Final

from websockets.asyncio.client import ClientConnection

from tests.server.crashes.hearings import UNANSWERED, Connected, Hearing, Wish, told
from tests.server.crashes.lines import Break, Line
from tricktable.clients.addresses import Address
from tricktable.clients.connection import Connection
from tricktable.clients.errors import STRANGER, UNREACHABLE, ClientError
from tricktable.clients.incoming import Foul, Found, Incoming
from tricktable.clients.seat import TOO_LATE, Turn
from tricktable.clients.table_mirror import TableMirror
from tricktable.tables import wire

if TYPE_CHECKING:
    from tests.server.crashes.storms import Storm

AWAY: Final = (0.5, 3.0)
"""Seconds that somebody stays away who does not come back at once."""
FORGETFUL: Final = 0.3
"""The share of absent watchers who stay away until they are too far behind to be told what they missed."""
TAKEN_BACK: Final = 0.02
"""The share of choices that people want to take back."""


class Ear(Connection):
    """The package's own connection, which comes back by itself. It keeps what it hears before anybody looks at it."""

    def __init__(self, address: Address, token: str, hearing: Hearing, storm: "Storm", line: Line | None) -> None:
        super().__init__(address, token, self._hear)
        self.hearing: Final = hearing
        self.line: Final = line
        self.chance: Final = Random(f"{storm.plan.seed} {hearing.name.partition(' at ')[0]}")
        self._changed: Final = asyncio.Event()
        self.connections = 0
        self.at = storm.server.served
        """When something was heard last, in seconds that the server was there."""
        self.is_through = False
        """The match is over, and nothing of it is missing."""
        self._storm: Final = storm
        self._may_connect: Final = asyncio.Event()
        self._may_connect.set()

    def _hear(self, message: Incoming) -> None:
        if isinstance(message, Foul):
            self._storm.faults.append(f"{self.hearing.name}: a foul shuffle: {message.text}")
        elif isinstance(message, Found):
            self._storm.resumed += 1
        self._changed.set()

    async def _connect(self, since: int | None) -> ClientConnection:
        await self._may_connect.wait()
        connection = await super()._connect(since)
        self.connections += 1
        self.hearing.heard.append(Connected(since, time.monotonic()))
        return connection

    def _take(self, text: str | bytes) -> None:
        self.at = self._storm.server.served
        numbered = told(text)
        if numbered is not None:
            self.hearing.heard.append(numbered._replace(at=time.monotonic()))
            if numbered.moved is not None:
                self._storm.publish(self.address.table, numbered.number)
        super()._take(text)
        if numbered is not None and (numbered.what == "ended" or numbered.is_state):
            self.is_through = self.mirror.table.stage == "over"

    def __str__(self) -> str:
        return f"{self.hearing.name}: {self.mirror.last} ({self.mirror.table.stage})"

    @property
    def is_connected(self) -> bool:
        return self._socket is not None

    def sent(self) -> int:
        """Choices that were sent and not answered yet."""
        return sum(pending.was_sent and isinstance(pending.request, wire.Act) for pending in self._pending.values())

    async def break_off(self, kind: Break, chance: Random) -> None:
        """The connection is lost."""
        self.hearing.breaks.append((time.monotonic(), kind))
        line = self.line
        if line is not None and kind.startswith("cut"):
            line.cut_within("forth" if kind == "cut forth" else "back")
        elif line is not None and kind.startswith("lose"):
            await line.lose("forth" if kind == "lose forth" else "back", chance.uniform(0.01, 0.3))
        elif line is not None and kind == "reset":
            line.reset()
        elif self._socket is not None:
            self._storm.count_drop()
            self._socket.transport.abort()
            if kind == "away":
                await self._stay_away(chance)

    async def _stay_away(self, chance: Random) -> None:
        self._may_connect.clear()
        try:
            if not self.hearing.guest and chance.random() < FORGETFUL:
                await self._storm.far_from(self)
            else:
                await asyncio.sleep(chance.uniform(*AWAY))
        finally:
            self._may_connect.set()

    async def arrive(self) -> None:
        """Opens the connection, as soon as there is a server."""
        while True:
            try:
                await self.open()
            except ClientError as error:
                if error.code not in (UNREACHABLE, STRANGER):
                    raise
                await asyncio.sleep(0.1)
            else:
                return

    async def changes(self) -> AsyncIterator[TableMirror]:
        """What we know now, and again whenever something has happened."""
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
                if error.code not in (*TOO_LATE, "asked", "seated"):
                    raise
                await asyncio.sleep(0.05)


class Person(Ear):
    """Somebody who plays: by chance, and now and then takes a choice back."""

    async def play(self) -> None:
        """Until the match is over."""
        asked = -1
        async for mirror in self.changes():
            if mirror.table.stage in ("over", "closed"):
                return
            self._answer_back(mirror)
            if mirror.is_awaited() and mirror.last > asked:
                turn = Turn(self)
                asked = turn.number
                await self._choose(turn)

    async def _choose(self, turn: Turn) -> None:
        action = self.chance.choice(turn.legal)
        answer, connections = UNANSWERED, self.connections
        try:
            await turn.choose(action)
            answer = "done"
        except ClientError as error:
            answer = error.code
            if answer not in TOO_LATE:
                raise
        finally:
            wish = Wish(turn.number, action, answer, self.connections != connections)
            self.hearing.wishes.append(wish)
        if answer == "done" and self.chance.random() < TAKEN_BACK:
            self.send(wire.AskBack())

    def _answer_back(self, mirror: TableMirror) -> None:
        asking = mirror.table.asks_back
        if asking is not None and mirror.seat not in (None, asking, *mirror.table.agreed) and not mirror.is_away():
            self.send(wire.AnswerBack(agrees=self.chance.random() < 0.7))
