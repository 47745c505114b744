"""Two nodes of one hall: a table goes on at one of them, whatever happens to the other, and both know all of them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import pytest

from tests.tables.live_tables import Guest, begun
from tricktable.tables import log
from tricktable.tables.live import ownership
from tricktable.tables.live.live_tables import LiveTables
from tricktable.tables.live.ownership import Ownership
from tricktable.tables.live.resources import Settings
from tricktable.tables.live.thinkers import Thinker
from tricktable.tables.requests import Asker, Refused
from tricktable.tables.stores import Held, MemoryStore, Node, Store, StoreError, open_store
from tricktable.tables.wire import Act, OpenTable

WISHES = OpenTable(game="hasp", players=2, level="thumb")
LEASE = 1.0


@pytest.fixture(params=["memory:", "postgresql:"])
def address(request: pytest.FixtureRequest) -> str:
    return "memory:" if request.param == "memory:" else str(request.getfixturevalue("postgresql"))


def node(store: Store, name: str, **settings: object) -> LiveTables:
    chosen = Settings(pace=0, grace=1000, renewal=LEASE / 5)._replace(**settings)  # type: ignore[arg-type]
    return LiveTables(store, Thinker(), chosen, node=name, address=f"http://{name}")


@asynccontextmanager
async def hall(address: str) -> AsyncIterator[tuple[LiveTables, LiveTables]]:
    """Two nodes; in memory they share the store, in a database each has its own connections."""
    store = open_store(address, lease=LEASE)
    stores = [store, store if address == "memory:" else open_store(address, lease=LEASE)]
    places = [node(each, name) for each, name in zip(stores, ("left", "right"), strict=True)]
    for place in places:
        await place.wake()
    try:
        yield places[0], places[1]
    finally:
        for place in places:
            for chore in place._chores:
                chore.cancel()
            if not place.is_closing:
                place.resources.is_closing = True
                await asyncio.gather(*[live.close() for live in place.awake.values()])
                await place.ownership.leave()
                place.thinker.close()
        for each in stores:
            await each.finish()


async def die(place: LiveTables) -> None:
    """The node says nothing any more, as if it had been stopped; what it has in memory stays there."""
    for chore in place._chores:
        chore.cancel()
    assert place.ownership._renewing is not None
    place.ownership._renewing.cancel()


def test_another_node_is_told_who_owns_a_table(address: str) -> None:
    async def play() -> None:
        async with hall(address) as (left, right):
            live = await left.open(Asker("ann", "Ann", False, left.now()), WISHES)
            with pytest.raises(Held) as held:
                await right.find(live.id)
            assert (held.value.node.name, held.value.node.address) == ("left", "http://left")
            with pytest.raises(KeyError):
                await right.find("nothing")
            assert await left.find(live.id) is live

    asyncio.run(play())


def test_whoever_comes_to_a_dead_nodes_table_finds_it_and_the_dead_one_writes_nothing_more(address: str) -> None:
    """Clients of the old owner are told nothing that is not in the log, and are sent away."""

    async def play() -> None:
        async with hall(address) as (left, right):
            ann, bob = await begun(left, WISHES, 2)
            await asyncio.sleep(0.05)
            await die(left)
            await asyncio.sleep(LEASE * 1.3)

            live = await right.find(ann.live.id)

            assert live.table.number == ann.live.table.number
            old = next(guest for guest in (ann, bob) if guest.is_awaited)
            assert old.view is not None
            action = old.view.legal[0]
            with pytest.raises(Refused, match="it goes on elsewhere"):
                await old.ask(Act(action=action, seen=old.number))
            assert old.live.is_aside
            again = [Guest(live, guest.guest) for guest in (ann, bob)]
            for guest in again:
                guest.listen()
            await asyncio.gather(*[guest.play(Random(3)) for guest in again])
            async with asyncio.timeout(20):
                while not isinstance(log.decode(await right.store.last(live.id)), log.Ended):
                    await asyncio.sleep(0.01)
            entries = [log.decode(text) for text in await right.store.read(live.id)]
            assert sum(isinstance(entry, log.Ended) for entry in entries) == 1
            assert len(await right.store.records(9)) == 1

    asyncio.run(play())


def test_a_node_that_ends_gives_its_tables_back_at_once(address: str) -> None:
    async def play() -> None:
        if address == "memory:":
            return  # its store ends with it
        async with hall(address) as (left, right):
            live = await left.open(Asker("ann", "Ann", False, left.now()), WISHES)
            await left.close()
            begin = asyncio.get_running_loop().time()
            assert (await right.find(live.id)).table.opened == live.table.opened
            assert asyncio.get_running_loop().time() - begin < LEASE

    asyncio.run(play())


def test_lists_show_the_tables_of_all_nodes(address: str) -> None:
    async def play() -> None:
        async with hall(address) as (left, right):
            left.store.is_shared = right.store.is_shared = True
            for place in (left, right):
                place._chores.append(asyncio.ensure_future(place._publish()))
            ann, bob = await begun(left, WISHES, 2)
            async with asyncio.timeout(20):
                while not await right.lobby():
                    await asyncio.sleep(0.1)
                while await right.turns_of(ann.guest) | await right.turns_of(bob.guest) != {ann.live.id}:
                    await asyncio.sleep(0.1)
            (offer,) = await right.lobby()
            assert offer.listed() == ann.live.listed()
            for guest in (ann, bob):
                assert [table.id for table in await right.tables_of(guest.guest)] == [ann.live.id]
                assert await right.turns_of(guest.guest) == await left.turns_of(guest.guest)
            assert await right.going_on({ann.live.id, "nothing"}) == {ann.live.id}
            assert await right._hosted("guest 0") == 1

            await asyncio.gather(*[guest.play(Random(3)) for guest in (ann, bob)])
            async with asyncio.timeout(20):
                while await right.lobby():
                    await asyncio.sleep(0.1)
            assert await right.tables_of("guest 0") == []

    asyncio.run(play())


def test_all_who_want_a_table_at_the_same_moment_get_the_same_one(address: str) -> None:
    async def play() -> None:
        async with hall(address) as (left, right):
            live = await left.open(Asker("ann", "Ann", False, left.now()), WISHES)
            await left.let_go(live)
            assert live.id not in left.awake

            found = await asyncio.gather(*[right.find(live.id) for _ in range(20)])

            assert len(set(found)) == 1
            impatient = asyncio.ensure_future(left.find(live.id))
            await asyncio.sleep(0)
            impatient.cancel()
            with pytest.raises(Held):
                await left.find(live.id)

    asyncio.run(play())


def test_a_node_whose_name_somebody_else_has_lets_everything_go(address: str) -> None:
    async def play() -> None:
        async with hall(address) as (left, _):
            live = await left.open(Asker("ann", "Ann", False, left.now()), WISHES)
            again = await left.store.enter("left", "http://elsewhere")
            async with asyncio.timeout(20):
                while not live.is_aside:
                    await asyncio.sleep(0.05)
            assert left.ownership.is_lost
            assert (await left.store.acquire(live.id, again)).epoch > live.lease.epoch

    asyncio.run(play())


class SharedMemory(MemoryStore):
    """A memory that several nodes have."""

    is_shared = True


@pytest.mark.parametrize("does_live", [False, True], ids=["paused", "lives"])
def test_a_name_is_free_when_its_node_is_taken_for_dead_however_long_asking_it_takes(
    does_live: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that is paused takes connections and says nothing: whoever asks it waits for longer than a lease lasts,
    and looks then whether it was heard of."""
    monkeypatch.setattr(ownership, "PATIENCE", 0.0)

    async def play() -> None:
        store = SharedMemory(lease=0.4)
        first = await store.enter("one", "http://one")

        async def ask(twin: Node) -> None:
            assert twin == first
            for _ in range(6):
                await asyncio.sleep(0.1)
                if does_live:
                    await store.renew(first)

        second = Ownership(store, "one", "http://two", renewal=1.0, lease=0.4, lost=lambda: None)
        second.ask_twin = ask
        if does_live:
            with pytest.raises(StoreError, match="another node with the name one"):
                await second.node()
        else:
            assert (await second.node()).term > first.term
        await second.leave()

    asyncio.run(play())
