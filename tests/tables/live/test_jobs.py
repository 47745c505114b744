"""How much may wait at a table, and what becomes of it when the server ends."""

import asyncio

from tests.tables.live_tables import Guest, live_tables, seated
from tricktable.tables.live.jobs import MOST_OF_GUEST, MOST_WAITING
from tricktable.tables.stores import Finished, MemoryStore
from tricktable.tables.stores.leases import NOBODYS
from tricktable.tables.wire import OpenTable, Refusal, Rise, Sit

WISHES = OpenTable(game="njet", players=4, level="thumb")


class SlowDisk(MemoryStore):
    """A store whose appends, once it is told so, are durable when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.is_slow = False
        self.waiting: list[tuple[asyncio.Future[int], tuple[str, int, bytes, Finished | None, int]]] = []

    def append_soon(
        self, table: str, number: int, entry: bytes, finished: Finished | None = None, epoch: int = NOBODYS
    ) -> asyncio.Future[int]:
        if not self.is_slow:
            return super().append_soon(table, number, entry, finished, epoch)
        future: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.waiting.append((future, (table, number, entry, finished, epoch)))
        return future

    def sync(self) -> None:
        """All that waits is on disk."""
        waiting, self.waiting = self.waiting, []
        for future, append in waiting:
            super().append_soon(*append)
            future.set_result(0)


def test_one_guest_has_few_jobs_at_a_table_and_leaves_room_for_others() -> None:
    """Whoever sends more than the disk takes waits alone: the others' requests are taken as before."""

    async def play() -> None:
        store = SlowDisk()
        async with live_tables(store=store) as place:
            (ann,) = await seated(place, WISHES, 1)
            store.is_slow = True
            for _ in range(500):
                ann.live.ask_soon(ann, ann.asker, Rise())
                ann.live.ask_soon(ann, ann.asker, Sit())
            bob = Guest(ann.live, "bob")
            bob.listen()
            bob.live.ask_soon(bob, bob.asker, Sit(id="bob"))
            store.is_slow = False
            store.sync()
            await bob.until(lambda: bob.seat is not None)

            assert ann.refusals().count("slow down") == 1000 - 1 - MOST_OF_GUEST
            assert bob.refusals() == []

    asyncio.run(play())


def test_a_table_has_few_jobs_of_all_guests_together() -> None:
    async def play() -> None:
        store = SlowDisk()
        async with live_tables(store=store) as place:
            (ann,) = await seated(place, WISHES, 1)
            store.is_slow = True
            crowd = [Guest(ann.live, f"guest {number}") for number in range(1, 201)]
            for guest in crowd:
                guest.live.ask_soon(guest, guest.asker, Sit())

            assert sum(guest.refusals() == ["slow down"] for guest in crowd) == 200 - 1 - MOST_WAITING
            store.is_slow = False
            store.sync()

    asyncio.run(play())


def test_what_waits_is_refused_when_the_server_ends_and_only_what_was_begun_is_written() -> None:
    async def play() -> None:
        store = SlowDisk()
        async with live_tables(store=store) as place:
            (ann,) = await seated(place, WISHES, 1)
            store.is_slow = True
            others = [Guest(ann.live, f"guest {number}") for number in range(1, 5)]
            for guest in others:
                guest.live.ask_soon(guest, guest.asker, Sit(id="sit"))
            number = ann.number

            closing = asyncio.create_task(place.close())
            await asyncio.sleep(0)
            store.sync()
            await closing

            assert ann.live.table.number == number + 1
            refused = [guest.messages[-1] for guest in others[1:]]
            assert [told.code for told in refused if isinstance(told, Refusal)] == ["closing"] * 3

    asyncio.run(play())


def test_all_who_wait_for_the_end_of_what_was_begun_are_told() -> None:
    """A table may be left and closed at the same time."""

    async def play() -> None:
        store = SlowDisk()
        async with live_tables(store=store) as place:
            (ann,) = await seated(place, WISHES, 1)
            store.is_slow = True
            ann.live.ask_soon(ann, ann.asker, Rise())
            jobs = ann.live._jobs
            waiters = [asyncio.ensure_future(wait) for wait in (jobs.leave(), jobs.rest(), jobs.rest())]
            await asyncio.sleep(0)
            waiters[1].cancel()
            await asyncio.sleep(0)
            store.is_slow = False
            store.sync()
            async with asyncio.timeout(5):
                await asyncio.gather(waiters[0], waiters[2])

    asyncio.run(play())
