"""Waking: what was going on goes on, and only that is loaded which somebody has to see to."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.tables.live_tables import begun, live_tables
from tricktable.tables import log
from tricktable.tables.clocks import Clock
from tricktable.tables.live.live_tables import LiveTables
from tricktable.tables.live.resources import Settings
from tricktable.tables.live.thinkers import Thinker
from tricktable.tables.requests import Asker
from tricktable.tables.stores import DamagedTable, NewerTable, Store, Unattended, open_store
from tricktable.tables.wire import OpenTable

WISHES = OpenTable(game="hasp", players=2, level="thumb")
Opened = Callable[[], Store]


@pytest.fixture(params=["sqlite:", "postgresql:"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Opened:
    """Opens the same store again and again."""
    is_file = request.param == "sqlite:"
    url = f"sqlite:///{tmp_path}/x.db" if is_file else str(request.getfixturevalue("postgresql"))
    return lambda: open_store(url, lease=1.0)


async def kill(place: LiveTables) -> None:
    """The process ends without a word."""
    place.resources.is_closing = True
    assert place.ownership._renewing is not None
    for task in (*place._chores, place.ownership._renewing):
        task.cancel()
    await asyncio.gather(*[live.close() for live in place.awake.values()])
    await place.store.finish()


async def woken(store: Store, settings: Settings | None = None) -> LiveTables:
    place = LiveTables(store, Thinker(), settings or Settings(pace=0))
    await place.wake()
    return place


def test_after_an_orderly_end_tables_sleep_and_lists_know_them(opened: Opened) -> None:
    async def play() -> None:
        async with live_tables(store=opened()) as place:
            ann, bob = await begun(place, WISHES, 2)
            waits = await place.open(Asker("guest 0", "guest 0", False, place.now()), WISHES)
            ann.leave()
            bob.leave()
            turns = {guest: await place.turns_of(guest) for guest in ("guest 0", "guest 1")}

        again = await woken(opened())

        assert again.awake == {}
        assert {guest: await again.turns_of(guest) for guest in turns} == turns
        assert [table.id for table in await again.tables_of("guest 0")] == [ann.live.id]
        assert await again._hosted("guest 0") == 2
        assert await again.going_on({ann.live.id, waits.id, "nothing"}) == {ann.live.id, waits.id}
        assert (await again.outline(ann.live.id))[:2] == ("hasp", "playing")
        live = await again.find(ann.live.id)
        assert live.table.number == ann.live.table.number
        await again.close()

    asyncio.run(play())


def test_after_a_kill_what_was_not_noted_is_looked_at_and_noted(opened: Opened) -> None:
    async def play() -> None:
        place = await woken(opened())
        tables = [(await begun(place, WISHES, 1))[0].live.id for _ in range(6)]
        given_up = await place.open(Asker("guest 0", "guest 0", False, place.now()), WISHES)
        given_up.give_up()
        await asyncio.sleep(0.3)
        await kill(place)

        again = await woken(opened(), Settings(pace=0, most_roused=2))

        assert len(again.awake) <= 3
        assert {table.id for table in await again.tables_of("guest 0")} == set(tables)
        await kill(again)
        third = await woken(opened(), Settings(pace=0, waking=0.0))
        assert len(await third.tables_of("guest 0")) >= 4
        async with asyncio.timeout(30):
            while len(await third.tables_of("guest 0")) < 6:
                await asyncio.sleep(0.05)
        await third.close()

    asyncio.run(play())


def test_where_a_clock_runs_it_runs_on_though_nobody_comes(opened: Opened) -> None:
    async def play() -> None:
        async with live_tables(store=opened()) as place:
            wishes = OpenTable(game="hasp", players=2, level="thumb", clock=Clock(choice=1))
            ann, bob = await begun(place, wishes, 2)
            number = ann.live.table.number
            ann.leave()
            bob.leave()

        again = await woken(opened())

        live = again.awake[ann.live.id]
        async with asyncio.timeout(30):
            while live.table.number < number + 3:
                await asyncio.sleep(0.1)
        assert any(isinstance(log.decode(text), log.Woke) for text in await again.store.read(live.id))
        await again.close()

    asyncio.run(play())


def test_a_table_for_which_nobody_came_is_given_up_in_its_time_though_it_sleeps(opened: Opened) -> None:
    async def play() -> None:
        async with live_tables(Settings(pace=0, patience=200), opened()) as place:
            live = await place.open(Asker("ann", "Ann", False, place.now()), WISHES)
            await asyncio.sleep(0.3)

        again = await woken(opened())

        async with asyncio.timeout(20):
            while not isinstance(log.decode(await again.store.last(live.id)), log.Closed):
                await asyncio.sleep(0.05)
        assert await again.tables_of("ann") == []
        await again.close()
        third = await woken(opened())
        assert third.awake == {}
        await third.close()

    asyncio.run(play())


def test_an_open_table_sleeps_as_well(opened: Opened) -> None:
    async def play() -> None:
        async with live_tables(Settings(pace=0, memory=-1), opened()) as place:
            live = await place.open(Asker("ann", "Ann", False, place.now()), WISHES)
            await place.sweep(live)
            assert place.awake == {}
            assert await place._hosted("ann") == 1
            assert (await place.find(live.id)).is_open

    asyncio.run(play())


def test_a_log_that_cannot_be_played_is_looked_at_once(opened: Opened) -> None:
    async def play() -> None:
        store = opened()
        await store.append("nonsense", 1, b"{}")
        place = await woken(store)
        assert place.awake == {}
        assert await store.unattended() == []
        await store.append("nonsense", 2, b"{}")
        assert await store.unattended() == [Unattended("nonsense", False)]
        await place.close()

    asyncio.run(play())


@pytest.mark.parametrize("entry", [b'{"what":"moved","at":1,"seat":0,"mood":"glad"}', b'{"what":"sang","at":1}'])
def test_what_a_newer_version_wrote_is_left_to_it(opened: Opened, entry: bytes) -> None:
    """During an upgrade node by node: a table is not written off because this process is the older one."""

    async def play() -> None:
        place = await woken(opened())
        table = (await begun(place, WISHES, 1))[0].live
        id, number = table.id, table.table.number
        await place.close()
        store = opened()
        await store.append(id, number + 1, entry)
        await store.finish()

        again = await woken(opened())
        with pytest.raises(NewerTable):
            await again.find(id)

        await again.close()
        store = opened()
        assert [each.table for each in await store.unattended()] == [id], "a newer node finds it"
        assert await store.damaged() == []
        await store.finish()

    asyncio.run(play())


def test_what_no_version_writes_is_damage(opened: Opened) -> None:
    async def play() -> None:
        place = await woken(opened())
        table = (await begun(place, WISHES, 1))[0].live
        id, number = table.id, table.table.number
        await place.close()
        store = opened()
        await store.append(id, number + 1, b'{"what":"moved","at":"noon"}')
        await store.finish()

        again = await woken(opened())
        with pytest.raises(DamagedTable):
            await again.find(id)
        await again.close()

    asyncio.run(play())
