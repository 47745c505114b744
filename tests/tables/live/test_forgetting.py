"""What is forgotten after a time that the host of a server chooses, and how much one guest may have at once."""

import asyncio
from pathlib import Path

import pytest

from tests.tables.live_tables import live_tables
from tricktable.tables import log
from tricktable.tables.live.forgetting import DAY, forget
from tricktable.tables.live.live_tables import LiveTables
from tricktable.tables.live.resources import Settings
from tricktable.tables.live.thinkers import Thinker
from tricktable.tables.openings import opening
from tricktable.tables.requests import Asker, Refused
from tricktable.tables.stores import MemoryStore, Store, open_store
from tricktable.tables.wire import OpenTable

WISHES = OpenTable(game="hasp", players=2, level="thumb")


async def _write(store: Store, id: str, *entries: log.AnyEntry) -> None:
    for number, entry in enumerate(entries, 1):
        await store.append(id, number, log.encode(entry))


@pytest.fixture(params=["memory", "sqlite"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    return open_store("memory:" if request.param == "memory" else f"sqlite:///{tmp_path / 'tables.db'}")


def test_tables_that_were_given_up_and_guests_who_do_not_come_are_forgotten(store: Store) -> None:
    async def play() -> None:
        now = 60_000 * DAY  # long after all guests of this test were here
        old, new = now - 200 * DAY, now - 20 * DAY
        for name, at in (("old", old), ("new", new)):
            opened = opening(Asker("ann", "Ann", False, at), WISHES)
            await _write(store, f"{name}-open", opened)
            await _write(store, f"{name}-closed", opened, log.Closed(at=at))
            await _write(store, f"{name}-seated", opened, log.Sat(chair=0, guest="ann", name="Ann", at=at))
        await _write(store, "given-up", opened, log.Closed(at=now - 40 * DAY))
        await store.put_guest(b"1" * 32, "ann", "Ann")
        await store.put_guest(b"2" * 32, "bob", "Bob")
        place = LiveTables(store, Thinker(), Settings(pace=0, forget_after=100 * DAY), lambda: now)
        await place.wake()
        for live in place.awake.values():
            await live.close()

        counted = await forget(place, is_dry=True)
        before = len(await store.unfinished())
        forgotten = await forget(place)

        assert counted == forgotten == (4, 1)
        assert before == 7
        assert sorted(await store.unfinished()) == ["new-closed", "new-open", "new-seated"]
        assert await store.guest(b"1" * 32) is not None
        assert await store.guest(b"2" * 32) is None
        store.close()

    asyncio.run(play())


def test_nothing_is_forgotten_if_the_host_does_not_want_it(store: Store) -> None:
    async def play() -> None:
        await _write(store, "closed", opening(Asker("ann", "Ann", False, 5), WISHES), log.Closed(at=5))
        place = LiveTables(store, Thinker(), Settings(pace=0, forget_after=0))

        assert await forget(place) == (0, 0)
        assert await store.unfinished() == ["closed"]
        store.close()

    asyncio.run(play())


def test_a_table_that_was_given_up_is_not_read_when_the_server_starts() -> None:
    async def play() -> None:
        store = MemoryStore()
        await _write(store, "closed", opening(Asker("ann", "Ann", False, 5), WISHES), log.Closed(at=5))
        async with live_tables(store=store) as place:
            assert list(place.awake) == []

    asyncio.run(play())


def test_one_host_has_only_so_many_tables_that_are_not_over() -> None:
    async def play() -> None:
        async with live_tables(Settings(pace=0, most_of_host=3)) as place:
            ann = Asker("ann", "Ann", False, place.now())
            tables = [await place.open(ann, WISHES) for _ in range(3)]
            with pytest.raises(Refused, match="too many tables of yours"):
                await place.open(ann, WISHES)
            await place.open(Asker("bob", "Bob", False, place.now()), WISHES)

            tables[0].give_up()
            await asyncio.sleep(0)
            await place.open(ann, WISHES)

    asyncio.run(play())
