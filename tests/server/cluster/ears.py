"""Ears: people at tables of this process whose histories are written down."""

import asyncio
from typing import Final

from tests.server.cluster.histories import Joined, Lost, Pen, now
from tests.tables.live_tables import Guest
from tricktable.tables import wire
from tricktable.tables.live.live_table import LiveTable

MOVED: Final = 1012


class Ear:
    """A guest whose history is written down."""

    def __init__(self, guest: Guest, pen: Pen) -> None:
        self.guest = guest
        self._pen: Final = pen
        self._listening: Listening | None = None

    def deliver(self, message: bytes) -> None:
        self._pen.hear(message)
        self.guest.deliver(message)

    def dropped(self) -> None:
        self._pen.write(Lost(now(), MOVED))

    async def join(self, since: int | None) -> None:
        self._pen.write(Joined(now(), since, now()))
        self._listening = Listening(self)
        await self.guest.live.attach(self._listening, since)

    def leave(self) -> None:
        if self._listening is not None:
            self._listening.is_open = False
            self.guest.live.detach(self._listening)

    async def move(self, live: LiveTable) -> None:
        """Goes on at another node, by number."""
        self.leave()
        before = self.guest
        self.guest = Guest(live, before.guest)
        self.guest.number, self.guest.seat = before.number, before.seat
        self.guest.table, self.guest.view = before.table, before.view
        await self.join(before.number)

    def send(self, action: str, id: str) -> None:
        """Makes a choice, and does not wait for what comes of it."""
        request = wire.Act(action=action, seen=self.guest.number, id=id)
        self._pen.send(request)
        assert self._listening is not None
        self.guest.live.ask_soon(self._listening, self.guest.asker, request)

    async def act(self, action: str, id: str) -> None:
        """Makes a choice that is carried out."""
        seen = self.guest.number
        self.send(action, id)
        await self.guest.until(lambda: self.guest.number > seen)
        await asyncio.sleep(0.001)

    def close(self) -> None:
        self._pen.close()


class Listening:
    """One connection of an ear."""

    def __init__(self, ear: Ear) -> None:
        self.ear: Final = ear
        self.guest: Final = ear.guest.guest
        self.wants_aid: Final = False
        self.is_open = True

    def deliver(self, message: bytes) -> None:
        if self.is_open:
            self.ear.deliver(message)

    def dropped(self, goes_on: bool) -> None:
        if self.is_open:
            self.ear.dropped()
