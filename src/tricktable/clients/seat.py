"""A seat for bot authors: sit down at a table by its link, and choose whenever it is your turn.

    async with connect("http://localhost:8000/t/5nLq0", name="Marvin") as seat:
        await seat.sit()
        async for turn in seat.turns():
            await turn.choose(turn.legal[0])

Lost connections come back by themselves, and every shuffle gets a part of ours and is checked.
"""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from tricktable.clients.addresses import parse_address
from tricktable.clients.connection import PATIENCE, Connection
from tricktable.clients.errors import LOST, ClientError
from tricktable.clients.incoming import Foul, Found, Incoming, Lost
from tricktable.clients.server_calls import new_guest
from tricktable.clients.table_mirror import TableMirror
from tricktable.core.views import View
from tricktable.tables import wire

TOO_LATE: Final = frozenset({"stale", "turn", "away", "stage", LOST})
"""Codes of choices that came too late: somebody else has made them, or nobody knows."""

logger = logging.getLogger(__name__)


class Turn:
    """A choice of ours."""

    def __init__(self, connection: Connection) -> None:
        self._connection: Final = connection
        self.number: Final = connection.mirror.last
        """The number of the last message that we had seen."""
        self.view: Final[View] = connection.mirror.view()
        """All that we may know."""
        self.legal: Final = connection.mirror.position.legal
        """What can be chosen, in notation."""

    async def choose(self, action: str | int) -> None:
        """Makes this choice, in notation or by its number; raises `ClientError` if it is refused."""
        text = self.view.game.actions.text[action] if isinstance(action, int) else action
        await self._connection.ask(wire.Act(action=text, seen=self.number))


class Seat:
    """Our place at a table, or beside it."""

    def __init__(self, connection: Connection, changed: asyncio.Event, fouls: list[str]) -> None:
        self.connection: Final = connection
        self.fouls: Final = fouls
        """What was wrong with shuffles: at an honest table it stays empty."""
        self._changed: Final = changed

    @property
    def mirror(self) -> TableMirror:
        """All that we know of the table."""
        return self.connection.mirror

    async def sit(self, chair: int | None = None) -> None:
        """Sits down, on any chair or on this one; whoever sits here already stays."""
        if self.mirror.seat is None:
            await self.connection.ask(wire.Sit(chair=chair))

    async def start(self, bot: str = "") -> None:
        """Begins the match, with bots on free chairs; for whoever opened the table."""
        await self.connection.ask(wire.Start(bot=bot))

    async def leave(self) -> None:
        """Rises: in a match a bot plays on."""
        if self.mirror.seat is not None and self.mirror.table.stage in ("open", "playing"):
            await self.connection.ask(wire.Rise())

    async def changes(self) -> AsyncIterator[TableMirror]:
        """What we know now, and again whenever something has happened; raises `ClientError` at the connection's end."""
        while True:
            if self.connection.ended is not None:
                raise self.connection.ended
            self._changed.clear()
            yield self.mirror
            await self._changed.wait()

    async def turns(self) -> AsyncIterator[Turn]:
        """Each choice of ours, until the match is over."""
        asked = -1
        async for mirror in self.changes():
            if mirror.table.stage in ("over", "closed"):
                return
            if mirror.is_awaited() and mirror.last > asked:
                turn = Turn(self.connection)
                asked = turn.number
                yield turn


@asynccontextmanager
async def connect(
    url: str, *, token: str = "", name: str = "", is_program: bool = True, patience: float = PATIENCE
) -> AsyncIterator[Seat]:
    """A seat at the table that a link leads to. Who has a token is known already; a name makes a new guest; without
    both one only watches."""
    address = parse_address(url)
    if name and not token:
        token = (await asyncio.to_thread(new_guest, address.server, name, is_program)).token
    changed = asyncio.Event()
    fouls: list[str] = []

    def tell(message: Incoming) -> None:
        match message:
            case Foul(text=text):
                logger.error("the shuffle at %s is not fair: %s", address.page, text)
                fouls.append(text)
            case Lost(reason=reason):
                logger.warning("the connection to %s is lost: %s", address.page, reason)
            case Found():
                logger.warning("the connection to %s is there again", address.page)
        changed.set()

    connection = Connection(address, token, tell, patience)
    await connection.open()
    try:
        yield Seat(connection, changed, fouls)
    finally:
        await connection.close()


__all__ = ["TOO_LATE", "ClientError", "Seat", "Turn", "connect"]
