"""Halls, guests and listeners for the tests of live tables."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Final

from msgspec import structs

from tests.at_once import at_once
from tricktable.tables.announcements import Announcement
from tricktable.tables.live.live_table import LiveTable
from tricktable.tables.live.live_tables import LiveTables
from tricktable.tables.live.resources import Settings
from tricktable.tables.live.thinkers import Thinker
from tricktable.tables.requests import Asker, Refused
from tricktable.tables.stores import MemoryStore, Store
from tricktable.tables.table import Change, Table
from tricktable.tables.wire import (
    Act,
    AnyRequest,
    AnyServerMessage,
    Contribute,
    OpenTable,
    Presence,
    Queued,
    Refusal,
    Sit,
    Start,
    State,
    TableForm,
    Update,
    ViewForm,
    decode_message,
)

SOON: Final = 60.0
"""Seconds after which a test stops waiting."""


class Guest:
    """Somebody at a table: remembers everything that they are told."""

    def __init__(self, live: LiveTable, name: str, is_program: bool = False, wants_aid: bool = False) -> None:
        self.live: Final = live
        self.guest: Final = name
        self.is_program: Final = is_program
        self.wants_aid: Final = wants_aid
        self.heard: list[bytes] = []
        self.messages: list[AnyServerMessage] = []
        self.table: TableForm | None = None
        self.view: ViewForm | None = None
        self.seat: int | None = None
        self.here: tuple[bool, ...] = ()
        self.queued = ""
        self.number = 0
        self.is_dropped = False
        self._news = asyncio.Event()

    def deliver(self, message: bytes) -> None:
        self.heard.append(message)
        heard = decode_message(message)
        self.messages.append(heard)
        match heard:
            case State():
                self.number, self.seat = heard.number, heard.seat
                self.table, self.view, self.here, self.queued = heard.table, heard.view, heard.here, heard.queued
            case Update():
                assert heard.number == self.number + 1, f"{heard.number} was told after {self.number}"
                self.number, self.seat = heard.number, heard.seat
                self.table = heard.table or self.table
                self.view = heard.view or self.view
            case Presence():
                self.here = heard.here
            case Queued():
                self.queued = heard.action
        self._news.set()

    def dropped(self, goes_on: bool) -> None:
        self.is_dropped = True

    @property
    def asker(self) -> Asker:
        return Asker(self.guest, self.guest, self.is_program, self.live.now())

    def listen(self, since: int | None = None) -> None:
        at_once(self.live.attach(self, since))

    def leave(self) -> None:
        self.live.detach(self)

    async def ask(self, request: AnyRequest) -> AnyServerMessage:
        return await self.live.ask(self.asker, request)

    async def refused(self, request: AnyRequest) -> Refused:
        """The refusal that this request meets."""
        try:
            await self.ask(request)
        except Refused as refused:
            return refused
        raise AssertionError(f"{request} was carried out")

    async def act(self, action: str) -> None:
        await self.ask(Act(action=action, seen=self.number))

    @property
    def is_awaited(self) -> bool:
        return self.view is not None and self.seat in self.view.awaited

    @property
    def is_over(self) -> bool:
        return self.table is not None and self.table.stage == "over"

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Waits until something is so."""
        async with asyncio.timeout(SOON):
            while not is_so():
                self._news.clear()
                await self._news.wait()

    def news(self) -> list[str]:
        """What happened at the table, in words for programs."""
        return [message.news.what for message in self.messages if isinstance(message, Update)]

    def refusals(self) -> list[str]:
        return [message.code for message in self.messages if isinstance(message, Refusal)]

    async def play(self, chance: Random, stop: Callable[[], bool] = lambda: False) -> None:
        """Plays by chance until the match is over or something else is so."""
        while not self.is_over and not stop():
            await self.until(lambda: self.is_awaited or self.is_over or stop())
            if self.is_awaited and not self.is_over and not stop():
                assert self.view is not None
                await self.act(chance.choice(self.view.legal))


@asynccontextmanager
async def live_tables(settings: Settings | None = None, store: Store | None = None) -> AsyncIterator[LiveTables]:
    """Tables at which bots do not dawdle."""
    place = LiveTables(store or MemoryStore(), Thinker(), settings or Settings(pace=0))
    await place.wake()
    try:
        yield place
    finally:
        await place.close()


async def seated(place: LiveTables, wishes: OpenTable, people: int) -> list[Guest]:
    """A table with so many people, and with bots on the other chairs once it begins; the first one is the host."""
    if people > 1 and (wishes.seed or wishes.record):
        wishes = structs.replace(wishes, is_private=True)  # nobody else would be let in
    live = await place.open(Asker("guest 0", "guest 0", False, place.now()), wishes)
    guests = [Guest(live, f"guest {number}") for number in range(people)]
    for guest in guests:
        guest.listen()
        await guest.ask(Sit())
    return guests


async def begun(place: LiveTables, wishes: OpenTable, people: int) -> list[Guest]:
    """The same after the beginning of the match."""
    guests = await seated(place, wishes, people)
    if not wishes.seed:
        for number, guest in enumerate(guests):
            await guest.ask(Contribute(number=1, part=f"{number:032x}"))
    await guests[0].ask(Start())
    return guests


def update_for(table: Table, change: Change, viewer: int) -> Update:
    """A change as one viewer may know it, without captions."""
    announcement = Announcement(table, change)
    return announcement.update(viewer, announcement.position(viewer))
