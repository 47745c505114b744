"""Arrivals: whoever comes back to a table while its log is being read hears every number once, whatever happens there
meanwhile."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Final

import pytest

from tests.tables.live_tables import SOON, Guest, begun, live_tables, seated
from tricktable.tables import log
from tricktable.tables.live.live_table import MOST_RECENT, LiveTable
from tricktable.tables.live.live_tables import LiveTables
from tricktable.tables.requests import Refused
from tricktable.tables.stores import MemoryStore
from tricktable.tables.wire import OpenTable, Rename, Rise, Sit, State, Update

WISHES: Final = OpenTable(game="njet", players=3, level="thumb")


class WaitingStore(MemoryStore):
    """Reads a log before others go on or after them: as long as it waits, each read stops on both sides of that."""

    def __init__(self) -> None:
        super().__init__()
        self.waits = False
        self.readers: Final[list[asyncio.Future[None]]] = []
        """Those who wait, in the order in which they came."""

    async def read(self, table: str) -> list[bytes]:
        await self._pause()
        texts = await super().read(table)
        await self._pause()
        return texts

    async def _pause(self) -> None:
        if self.waits:
            self.readers.append(waiting := asyncio.get_running_loop().create_future())
            await waiting

    async def until_somebody_waits(self) -> None:
        async with asyncio.timeout(SOON):
            while not self.readers:
                await asyncio.sleep(0)

    def let_go_on(self) -> None:
        """All who wait go on, up to the next place where they wait."""
        going, self.readers[:] = list(self.readers), []
        for waiting in going:
            if not waiting.done():  # whoever waited may have given up
                waiting.set_result(None)


class Scene:
    """Two people who play, and somebody who was there and comes back."""

    def __init__(self, place: LiveTables, store: WaitingStore, people: Sequence[Guest]) -> None:
        self.place: Final = place
        self.store: Final = store
        self.people: Final = people
        self.live: Final[LiveTable] = people[0].live
        self.names = 0

    async def happen(self, times: int = 1) -> None:
        """Something happens at the table that everybody is told."""
        for _ in range(times):
            self.names += 1
            await self.people[0].ask(Rename(name=f"Ann {self.names}"))

    async def absent(self, guest: str = "") -> Guest:
        """Somebody who has heard the beginning, and has then missed something that nobody remembers for them."""
        absent = Guest(self.live, guest)
        absent.listen()
        await self.happen(2)
        absent.leave()
        self.live._audience._echoes.clear()
        await self.happen(3)
        return absent


@asynccontextmanager
async def scene() -> AsyncIterator[Scene]:
    store = WaitingStore()
    async with live_tables(store=store) as place:
        yield Scene(place, store, await begun(place, WISHES, 2))
        store.waits = False
        store.let_go_on()


Happening = Callable[[Scene], Awaitable[None]]


async def nothing(scene: Scene) -> None:
    """Only the log is read."""


async def once(scene: Scene) -> None:
    await scene.happen()


async def often(scene: Scene) -> None:
    await scene.happen(7)


async def more_than_is_kept(scene: Scene) -> None:
    await scene.happen(MOST_RECENT + 1)


async def written_and_not_yet_told(scene: Scene) -> None:
    """The entry is on disk, and the loop has not come to telling it."""
    scene.people[0].live.ask_soon(scene.people[0], scene.people[0].asker, Rename(name="Ann in a hurry"))


async def another_comes_and_goes(scene: Scene) -> None:
    """With the same eyes: from now on it is remembered for them what happens."""
    other = Guest(scene.live, "")
    other.listen()
    await scene.happen(2)
    other.leave()
    await scene.happen(2)


async def people_leave(scene: Scene) -> None:
    for guest in scene.people:
        guest.leave()
    for guest in scene.people:
        guest.listen(guest.number)
    await scene.happen()


HAPPENINGS: Final = (
    nothing,
    once,
    often,
    more_than_is_kept,
    written_and_not_yet_told,
    another_comes_and_goes,
    people_leave,
)


@pytest.mark.parametrize("second", HAPPENINGS, ids=lambda happening: str(happening.__name__))
@pytest.mark.parametrize("first", HAPPENINGS, ids=lambda happening: str(happening.__name__))
def test_what_happens_while_the_log_is_read_is_told_once_and_in_order(first: Happening, second: Happening) -> None:
    """`first` happens before the log is read, and `second` between that and joining those who listen."""

    async def play() -> None:
        async with scene() as at:
            watcher, stays = await at.absent(), Guest(at.live, "")
            at.store.waits = True
            coming = asyncio.create_task(at.live.attach(watcher, watcher.number))
            for happening in (first, second):
                await at.store.until_somebody_waits()
                await happening(at)
                at.store.let_go_on()
            at.store.waits = False
            await coming  # `Guest` fails where a number is left out, or comes twice
            stays.listen()
            await at.happen(2)

            assert watcher.number == stays.number == at.live.table.number
            assert watcher.table == stays.table
            states = sum(isinstance(message, State) for message in watcher.messages)
            assert states == 1 + (second is more_than_is_kept)  # what was told before the log was read is in it

    asyncio.run(play())


def test_several_who_come_at_once_each_hear_everything() -> None:
    async def play() -> None:
        async with scene() as at:
            absent = [await at.absent() for _ in range(3)]
            at.store.waits = True
            coming = []
            for guest in absent:  # each begins to read at another moment
                coming.append(asyncio.create_task(at.live.attach(guest, guest.number)))
                await at.store.until_somebody_waits()
                await at.happen()
                at.store.let_go_on()
            for _ in absent:
                await at.happen()
                at.store.let_go_on()
                await asyncio.sleep(0)
            await asyncio.gather(*coming)
            await at.happen()

            assert {guest.number for guest in absent} == {at.live.table.number}

    asyncio.run(play())


def test_whoever_gives_up_while_the_log_is_read_is_told_all_of_it_the_next_time() -> None:
    async def play() -> None:
        async with scene() as at:
            watcher = await at.absent()
            at.store.waits = True
            coming = asyncio.create_task(at.live.attach(watcher, watcher.number))
            await at.store.until_somebody_waits()
            coming.cancel()
            await asyncio.gather(coming, return_exceptions=True)
            at.live.detach(watcher)  # as a socket does whose other side is gone
            at.store.waits = False
            await at.happen(3)

            watcher.listen(watcher.number)

            assert watcher.number == at.live.table.number

    asyncio.run(play())


def test_whoever_sits_down_elsewhere_while_the_log_is_read_hears_everything_with_their_new_eyes() -> None:
    async def play() -> None:
        store = WaitingStore()
        async with live_tables(store=store) as place:
            (ann,) = await seated(place, WISHES, 1)
            ben = Guest(ann.live, "ben")
            ben.listen()
            await ben.ask(Sit())
            ben.leave()
            ann.live._audience._echoes.clear()
            await ann.ask(Rename(name="Ann"))
            store.waits = True
            coming = asyncio.create_task(ann.live.attach(ben, ben.number))
            await store.until_somebody_waits()
            await ben.ask(Rise())
            store.let_go_on()
            await store.until_somebody_waits()
            await ben.ask(Sit(chair=2))
            store.let_go_on()
            await coming
            await ann.ask(Rename(name="Ann again"))

            assert ben.number == ann.number
            assert ben.seat == 2

    asyncio.run(play())


def test_a_table_to_which_somebody_is_coming_does_not_leave_the_memory() -> None:
    """Whoever came to a table that is forgotten meanwhile would listen where nothing happens any more."""

    async def play() -> None:
        async with scene() as at:
            watcher = await at.absent()
            for guest in at.people:
                guest.leave()
            assert at.live.is_idle
            at.store.waits = True
            coming = asyncio.create_task(at.live.attach(watcher, watcher.number))
            await at.store.until_somebody_waits()

            assert not at.place.may_leave(at.live)
            await at.place.let_go(at.live)

            at.store.waits = False
            at.store.let_go_on()
            await coming
            ann = Guest(await at.place.find(at.live.id), "guest 0")
            ann.listen()
            await ann.ask(Rename(name="Ann is back"))
            assert watcher.number == ann.number

    asyncio.run(play())


def test_whoever_comes_to_a_table_that_is_set_aside_meanwhile_is_sent_away() -> None:
    """They were not there when those who listened were told so: nobody would tell them anything any more."""

    async def play() -> None:
        async with scene() as at:
            watcher = await at.absent()
            at.store.waits = True
            coming = asyncio.create_task(at.live.attach(watcher, watcher.number))
            await at.store.until_somebody_waits()
            at.live.lose()
            at.store.waits = False
            at.store.let_go_on()

            with pytest.raises(Refused, match="set aside"):
                await coming

            assert all(guest.is_dropped for guest in at.people)

    asyncio.run(play())


def test_what_happens_as_a_table_wakes_is_told_to_whoever_waited_for_that() -> None:
    """After a kill the first thing that is written is that the table woke: read too early or too late, it is told."""

    async def play(when: int) -> None:
        store = WaitingStore()
        async with live_tables(store=store) as place:
            people = await begun(place, OpenTable(game="njet", players=3, level="thumb"), 2)
            watcher = Guest(people[0].live, "")
            watcher.listen()
            await people[0].ask(Rename(name="Ann"))
            entries = await store.read(people[0].live.id)
        again = WaitingStore()
        for number, entry in enumerate(entries, 1):
            await again.append(people[0].live.id, number, entry)
        async with live_tables(store=again) as place:
            live = await place.find(people[0].live.id)
            listener = Guest(live, "")
            listener.number, listener.table = watcher.number - 3, watcher.table
            again.waits = True
            coming = asyncio.create_task(live.attach(listener, listener.number))
            for step in range(2):
                await again.until_somebody_waits()
                if step == when:
                    live._jobs.do(lambda: [log.Woke(at=live.now())])
                again.let_go_on()
            again.waits = False
            await coming
            await Guest(live, "guest 0").ask(Rename(name="Ann is back"))

            assert listener.number == live.table.number
            assert all(isinstance(message, Update) for message in listener.messages if hasattr(message, "number"))

    for when in range(2):
        asyncio.run(play(when))
