"""Two nodes in one process on one store: any node answers any request, and the owner alone knows the cards."""

import asyncio
from collections.abc import AsyncIterator, Collection, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import pairwise
from random import Random
from typing import Any, Final

import pytest

from tests.server.api.test_finished_matches import bring
from tests.server.api.test_reviews import SMALL_REVIEWS, short_match, told
from tests.server.nodes.wires import KEY, until
from tests.server.servers import QUICK, UNLIMITED, Visitor
from tricktable.server.app import App, make_app
from tricktable.server.guests import Guests
from tricktable.server.limits import Limits, Rate
from tricktable.server.nodes.cluster import Cluster
from tricktable.server.operations.connection_limits import ConnectionLimits
from tricktable.server.operations.lifetime import Run, address_of, listen
from tricktable.server.operations.metrics import Collector
from tricktable.server.server import FORGOTTEN_GUESTS
from tricktable.server.settings import ServerSettings
from tricktable.tables.live import live_tables
from tricktable.tables.live.live_tables import LiveTables
from tricktable.tables.live.thinkers import Thinker
from tricktable.tables.stores import Listing, MemoryStore, StoreError
from tricktable.tables.wire import Act, AskRematch, Done, Refusal, Rise, Sit, Start

LEASE: Final = 1.0
LONG_LEASE: Final = 20.0
SOON: Final = 20.0
"""Seconds after which a test stops waiting."""
HASTY: Final = UNLIMITED._replace(notice=0.0)


class SharedStore(MemoryStore):
    """One memory that several nodes of a test have: closing one of them does not close it."""

    is_shared = True
    is_away = False
    """No log can be read."""

    def __init__(self, lease: float = LEASE) -> None:
        super().__init__(lease)
        self.notes: Final = asyncio.Event()
        """Lists can be written."""
        self.notes.set()

    async def note(self, listings: Collection[Listing]) -> None:
        await self.notes.wait()
        await super().note(listings)

    async def read(self, table: str) -> list[bytes]:
        if self.is_away:
            raise StoreError("the database cannot be reached")
        return await super().read(table)

    def close(self) -> None:
        """It lasts as long as the test."""


class RunningNode:
    """A node that serves at a port of its own."""

    def __init__(self, name: str, store: SharedStore, settings: ServerSettings, lease: float = LEASE) -> None:
        table_settings = QUICK._replace(lease=lease, renewal=lease / 3)
        self.tables: Final = LiveTables(store, Thinker(1), table_settings, node=name)
        self.app: Final[App] = make_app(self.tables, Guests(store), settings)
        self.cluster: Final = Cluster(KEY, self.tables, ("127.0.0.1", 0))
        self.app.join(self.cluster)
        self._socket: Final = listen("127.0.0.1", 0)
        self.url: Final = address_of(self._socket)
        self._ready: Final = asyncio.Event()
        self.run: Final = Run(self.app, self._ready.set, connection_limits=ConnectionLimits(1000, 1000))
        self._running: asyncio.Task[None] | None = None
        self._visitors: Final[list[Visitor]] = []

    async def start(self) -> None:
        self._running = asyncio.create_task(self.run._serve([self._socket]))
        ready = asyncio.create_task(self._ready.wait())
        await asyncio.wait((ready, self._running), return_when=asyncio.FIRST_COMPLETED)
        if self._running.done():
            ready.cancel()
            self._running.result()

    async def visitor(self, name: str) -> Visitor:
        """Somebody new."""
        visitor = Visitor(self.url, name)
        self._visitors.append(visitor)
        return await visitor.come()

    def same(self, visitor: Visitor) -> Visitor:
        """Somebody who is known from another node."""
        same = Visitor(self.url, visitor.name)
        self._visitors.append(same)
        same.id, same.token = visitor.id, visitor.token
        same.http.headers["Authorization"] = f"Bearer {visitor.token}"
        return same

    async def end(self) -> None:
        """In order."""
        for visitor in self._visitors:
            await visitor.http.aclose()
        self.run.should_exit = True
        if self._running is not None:
            await asyncio.gather(self._running, return_exceptions=True)

    def names(self, table: str) -> list[str]:
        """What those who sit at a table of this node are called."""
        return [chair.name for chair in self.tables.awake[table].table.chairs]

    def close(self) -> None:
        self._socket.close()

    async def die(self) -> None:
        """As if the process had been killed: nothing is given back, and nobody is told."""
        self.tables.ownership._renewing.cancel()  # type: ignore[union-attr] # it was started
        for link in self.cluster.links:
            link.abort()
        self.cluster.links._listening.close()  # type: ignore[union-attr] # it listens
        self.run.servers[0].close()
        for connection in tuple(self.run.server_state.connections):
            connection.transport.abort()
        self.tables.resources.is_closing = True


@asynccontextmanager
async def nodes(
    *names: str, settings: ServerSettings = HASTY, lease: float = LEASE
) -> AsyncIterator[list[RunningNode]]:
    store = SharedStore(lease)
    async with AsyncExitStack() as stack:
        running = [RunningNode(name, store, settings, lease) for name in names]
        for each in running:
            await each.start()
            stack.push_async_callback(each.end)
        yield running


def numbers(node: RunningNode) -> dict[str, float]:
    """What a node tells Prometheus of itself, under its name."""
    collected = Collector(node.app.server.counts, node.app.gauges).collect()
    samples = [sample for metric in collected for sample in metric.samples if "node" in sample.labels]
    assert {sample.labels["node"] for sample in samples} == {node.cluster.links.name}
    return {sample.name.removesuffix("_total"): sample.value for sample in samples}


def run(play: Coroutine[Any, Any, None]) -> None:
    async def soon() -> None:
        async with asyncio.timeout(40):
            await play

    asyncio.run(soon())


def test_two_people_at_two_nodes_play_a_match_together() -> None:
    async def play() -> None:
        async with nodes("a", "b") as (one, other):
            ann = await one.visitor("Ann")
            ben = await other.visitor("Ben")
            table = await ann.open(level="random")
            async with ann.socket(table) as first, ben.socket(table) as second:
                await first.say(Sit())
                await second.say(Sit())
                await first.until(lambda: first.table is not None and all(s.name for s in first.table.seats))
                await first.say(Start())
                chance = Random(5)
                await asyncio.gather(first.play(chance), second.play(chance))
                assert first.is_over
                assert second.is_over
                assert first.number == second.number
            assert len(one.tables.awake) + len(other.tables.awake) == 1
            assert one.cluster.forwarded + other.cluster.forwarded > 0
            told_of = {name: numbers(node) for name, node in (("a", one), ("b", other))}
            leases = [values["tricktable_node_leases"] for values in told_of.values()]
            assert sorted(leases) == [0, 1]
            assert [values["tricktable_node_links"] for values in told_of.values()] == [1, 1]
            assert sum(values["tricktable_node_forwarded"] for values in told_of.values()) > 0
            told = await ben.http.get(f"/api/tables/{table}/record")
            assert told.text == (await ann.http.get(f"/api/tables/{table}/record")).text

    run(play())


def test_any_node_answers_requests_over_http() -> None:
    async def play() -> None:
        async with nodes("a", "b", "c") as (one, other, third):
            ann = await one.visitor("Ann")
            table = await ann.open(level="random")
            async with ann.socket(table) as seat:
                await seat.say(Sit())
                await seat.until(lambda: seat.seat is not None)
                elsewhere = other.same(ann)
                shown = await elsewhere.http.get(f"/api/tables/{table}")
                assert shown.status_code == 200
                assert shown.json()["id"] == table
                assert shown.headers["x-content-type-options"] == "nosniff"
                assert len(shown.headers.get_list("x-content-type-options")) == 1
                begun = await elsewhere.ask(table, type="start")
                assert begun.status_code == 200, begun.text
                told = await elsewhere.http.get(f"/api/tables/{table}/updates?since=1")
                assert [message["type"] for message in told.json()["messages"]].count("update") >= 1
                refused = await elsewhere.ask(table, type="act", action="nonsense", seen=1)
                assert refused.status_code in (400, 409)
                stranger = await third.visitor("Eve")
                assert (await stranger.ask(table, type="start")).status_code == 403
                assert (await stranger.http.get("/api/tables/nothing")).status_code == 404
                assert (await stranger.http.get(f"/api/tables/{table}/record")).status_code == 200
            assert list(one.tables.awake) == [table]
            assert not other.tables.awake
            assert not third.tables.awake

    run(play())


def test_a_table_at_which_nobody_is_goes_to_where_people_come() -> None:
    async def play() -> None:
        async with nodes("a", "b") as (one, other):
            ann = await one.visitor("Ann")
            table = await ann.open(level="random")
            assert list(one.tables.awake) == [table]
            elsewhere = other.same(ann)
            async with elsewhere.socket(table) as seat:
                await seat.hear()
                assert list(other.tables.awake) == [table]
                assert not one.tables.awake

    run(play())


def test_whoever_waits_for_a_table_of_a_dead_node_gets_it_when_its_lease_has_run_out() -> None:
    async def play() -> None:
        async with nodes("a", "b") as (one, other):
            ann = await one.visitor("Ann")
            table = await ann.open(level="random")
            async with ann.socket(table) as seat:
                await seat.say(Sit())
                await seat.until(lambda: seat.seat is not None)
                await seat.say(Start())
                await seat.until(lambda: seat.is_awaited)
                await one.die()
                elsewhere = other.same(ann)
                begin = asyncio.get_running_loop().time()
                async with elsewhere.socket(table, seat.number) as again:
                    await again.hear()
                    waited = asyncio.get_running_loop().time() - begin
                    assert LEASE / 2 < waited < LEASE + 2
                    number = again.number
                    assert seat.view is not None
                    await again.say(Act(action=seat.view.legal[0], seen=again.number))
                    await again.until(lambda: again.number > number)
            assert other.tables.taken == 1

    run(play())


def test_a_drained_node_gives_its_tables_away_and_nobody_waits_long() -> None:
    async def play() -> None:
        async with nodes("a", "b") as (one, other):
            ann = await one.visitor("Ann")
            tables = [await ann.open(level="random") for _ in range(5)]
            seats = [await ann.socket(table).open() for table in tables]
            for seat in seats:
                await seat.hear()
            ending = asyncio.create_task(one.end())
            assert [await seat.closed() for seat in seats] == [1012] * 5
            elsewhere = other.same(ann)
            begin = asyncio.get_running_loop().time()
            for table, seat in zip(tables, seats, strict=True):
                async with elsewhere.socket(table, seat.number) as again:
                    await again.hear()
            assert asyncio.get_running_loop().time() - begin < 2.5
            await ending
            assert len(other.tables.awake) == 5

    run(play())


def test_whoever_listens_at_a_leaving_node_does_not_wait_for_lists_and_tables_leave_one_after_the_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nothing happens at a table that leaves: whoever is there is told at once. If all tables came to the others in the
    same moment, everybody would wait for everybody else."""
    monkeypatch.setattr(live_tables, "PAUSE", 0.3)

    async def play() -> None:
        async with nodes("a", "b") as (one, _):
            ann = await one.visitor("Ann")
            seats = [await ann.socket(await ann.open(level="random")).open() for _ in range(3)]
            for seat in seats:
                await seat.hear()
            store = one.tables.store
            assert isinstance(store, SharedStore)
            store.notes.clear()
            loop = asyncio.get_running_loop()
            closed: list[float] = []
            draining = asyncio.create_task(one.tables.drain())
            for seat in seats:
                assert await seat.closed() == 1012
                closed.append(loop.time())
            assert not draining.done()
            assert min(after - before for before, after in pairwise(closed)) > 0.2
            store.notes.set()
            await draining

    run(play())


def test_a_node_that_is_leaving_passes_whoever_comes_on_to_another() -> None:
    async def play() -> None:
        async with nodes("a", "b") as (one, other):
            ann = await one.visitor("Ann")
            table = await ann.open(level="random")
            await one.tables.drain()
            async with ann.socket(table) as seat:
                await seat.hear()
                assert list(other.tables.awake) == [table]
            assert (await ann.http.get(f"/api/tables/{table}")).status_code == 200
            assert (await ann.http.post("/api/tables", json={"game": "hasp", "players": 2})).status_code == 503

    run(play())


def test_a_node_that_slept_too_long_tells_nobody_anything() -> None:
    """It was paused, and another one has its table by now: whoever asks here is led to that one."""

    async def play() -> None:
        async with nodes("a", "b") as (one, other):
            ann = await one.visitor("Ann")
            table = await ann.open(level="random")
            seat = await ann.socket(table).open()
            await seat.say(Sit())
            await seat.until(lambda: seat.seat is not None)
            ownership = one.tables.ownership
            assert ownership._renewing is not None
            ownership._renewing.cancel()
            await asyncio.sleep(LEASE + 0.1)
            elsewhere = other.same(ann)
            async with elsewhere.socket(table) as moved:
                await moved.hear()
                await moved.say(Start())
                await moved.until(lambda: moved.view is not None)
                await seat.say(Start(id="again"))
                assert await seat.closed() == 1012
                assert max(getattr(message, "number", 0) for message in seat.messages) == seat.number
                assert not [message for message in seat.messages if isinstance(message, Done | Refusal)]
                async with ann.socket(table, seat.number) as again:
                    await again.until(lambda: again.number >= moved.number)
                assert list(other.tables.awake) == [table]
                assert not one.tables.awake

    run(play())


def test_a_table_whose_log_cannot_be_read_now_is_not_called_damaged() -> None:
    """The database was away for a moment: whoever comes is told to come again."""

    async def play() -> None:
        async with nodes("a", "b") as (one, other):
            ann = await one.visitor("Ann")
            table = await ann.open(level="random")
            await one.tables.drain()
            store = other.tables.store
            assert isinstance(store, SharedStore)
            store.is_away = True
            async with other.same(ann).socket(table) as seat:
                assert await seat.closed() == 1012
            store.is_away = False
            async with other.same(ann).socket(table) as seat:
                await seat.hear()

    run(play())


def test_a_second_node_with_the_same_name_is_refused_while_the_first_lives() -> None:
    async def play() -> None:
        async with nodes("a") as (one,):
            twin = RunningNode("a", one.tables.store, UNLIMITED)  # type: ignore[arg-type] # the one of this test
            with pytest.raises(StoreError, match="another node with the name a"):
                await twin.app.start()
            await twin.cluster.close()
            twin.close()
            ann = await one.visitor("Ann")
            assert await ann.open(level="random")

    run(play())


def test_the_name_of_a_node_that_was_killed_is_free_at_once() -> None:
    async def play() -> None:
        async with nodes("a") as (one,):
            ann = await one.visitor("Ann")
            table = await ann.open(level="random")
            await one.die()
            again = RunningNode("a", one.tables.store, UNLIMITED)  # type: ignore[arg-type] # the one of this test
            begin = asyncio.get_running_loop().time()
            await again.start()
            elsewhere = again.same(ann)
            async with elsewhere.socket(table) as seat:
                await seat.hear()
            assert asyncio.get_running_loop().time() - begin < LEASE
            await again.end()

    run(play())


def test_lobby_own_tables_and_forgetting_know_of_all_nodes() -> None:
    async def play() -> None:
        async with nodes("a", "b") as (one, other):
            ann = await one.visitor("Ann")
            table = await ann.open(level="random", title="At the first")
            async with ann.socket(table) as seat:
                await seat.say(Sit())
                await seat.until(lambda: seat.seat is not None)
                elsewhere = other.same(ann)

                async def offered() -> list[str]:
                    return [each["title"] for each in (await elsewhere.http.get("/api/tables")).json()["tables"]]

                async def own() -> list[str]:
                    return [each["id"] for each in (await elsewhere.http.get("/api/me/tables")).json()["tables"]]

                async with asyncio.timeout(SOON):  # other nodes are told once a second
                    while await offered() != ["At the first"] or await own() != [table]:
                        await asyncio.sleep(0.1)
                assert (await elsewhere.http.delete("/api/me")).status_code == 204
                assert await seat.closed() == 4003
            await until(lambda: "Ann" not in one.names(table))

    run(play())


def test_whoever_was_forgotten_while_a_node_heard_nothing_is_gone_when_it_hears_again() -> None:
    async def play() -> None:
        async with nodes("a") as (one,):
            store = one.tables.store
            ann, ben = await one.visitor("Ann"), await one.visitor("Ben")
            table = await ann.open(level="random")
            async with ann.socket(table) as seat, ben.socket(table) as other:
                await seat.say(Sit())
                await other.say(Sit())
                await other.until(lambda: other.seat is not None)
                await Guests(store).forget(ann.token)
                await store.tell(FORGOTTEN_GUESTS, "")  # as after a connection that broke
                assert await seat.closed() == 4003
                await until(lambda: "Ann" not in one.names(table))
                assert "Ben" in one.names(table)
                await other.say(Rise())
                await other.until(lambda: other.seat is None)

    run(play())


def test_the_lobby_changes_as_soon_as_another_node_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with nodes("a", "b") as (one, other):
            moment = other.tables.now()
            monkeypatch.setattr(other.tables, "now", lambda: moment)  # what was looked up once would be good for ever
            assert await other.tables.lobby() == []
            ann = await one.visitor("Ann")
            table = await ann.open(level="random")
            async with ann.socket(table), asyncio.timeout(SOON):
                while [offer.id for offer in await other.tables.lobby()] != [table]:
                    await asyncio.sleep(0.05)

    run(play())


def test_a_rematch_is_found_through_any_node() -> None:
    async def play() -> None:
        async with nodes("a", "b") as (one, other):
            ann = await one.visitor("Ann")
            ben = await other.visitor("Ben")
            table = await ann.open(level="random")
            async with ann.socket(table) as first, ben.socket(table) as second:
                await first.say(Sit())
                await second.say(Sit())
                await second.until(lambda: second.seat is not None)
                await first.say(Start())
                chance = Random(5)
                await asyncio.gather(first.play(chance), second.play(chance))
                await first.say(AskRematch())
                await second.say(AskRematch())
                await second.until(lambda: second.table is not None and second.table.rematch != "")
                assert second.table is not None
                again = second.table.rematch
            async with ben.socket(again) as seat:
                await seat.until(lambda: seat.seat is not None)

    run(play())


def test_what_one_node_has_reviewed_another_tells_with_the_same_bytes() -> None:
    async def play() -> None:
        settings = SMALL_REVIEWS._replace(limits=UNLIMITED.limits, notice=0.0)
        async with nodes("a", "b", settings=settings, lease=LONG_LEASE) as (one, other):
            ann = await one.visitor("Ann")
            id = await bring(ann, short_match("nodes"))
            elsewhere = other.same(ann)
            first = await told(elsewhere, id)
            assert other.app.server.reviews.done > 0
            assert await told(ann, id) == first
            assert one.app.server.reviews.done == 0  # it was kept
            # Asked at both nodes at once it may be done twice, and tells the same.
            id = await bring(elsewhere, short_match("nodes at once"))
            here, there = await asyncio.gather(told(ann, id), told(elsewhere, id))
            assert here == there

    run(play())


def test_a_request_that_is_passed_on_counts_once() -> None:
    limits = Limits(polls=Rate(6, 0.001), guest_changes=Rate(6, 0.001))

    async def play() -> None:
        settings = ServerSettings(limits=limits, notice=0.0)
        async with nodes("a", "b", settings=settings, lease=LONG_LEASE) as (one, other):
            await until(lambda: len(one.cluster.links) == len(other.cluster.links) == 1)
            ann = await one.visitor("Ann")
            table = await ann.open(level="random")
            async with ann.socket(table):
                elsewhere = other.same(ann)
                for turn in range(6):
                    request = {"type": "rise"} if turn % 2 else {"type": "sit"}
                    assert (await elsewhere.http.get(f"/api/tables/{table}/updates")).status_code == 200
                    assert (await elsewhere.ask(table, **request)).status_code == 200
                    if turn == 2:
                        await asyncio.sleep(1.5)  # both have told what was had
                assert other.cluster.forwarded == 12
                assert (await elsewhere.http.get(f"/api/tables/{table}/updates")).status_code == 429
                assert (await elsewhere.ask(table, type="sit")).status_code == 429

    run(play())


def test_limits_hold_over_all_nodes_nearly() -> None:
    limits = Limits(requests=Rate(40, 0.001))

    async def play() -> None:
        settings = ServerSettings(limits=limits, notice=0.0)
        # What is told while there is no link is lost: a busy machine shall not cut it.
        async with nodes("a", "b", settings=settings, lease=LONG_LEASE) as (one, other):
            await until(lambda: len(one.cluster.links) == len(other.cluster.links) == 1)
            ann = await one.visitor("Ann")
            elsewhere = other.same(ann)
            for _ in range(39):
                assert (await ann.http.get("/api/games/hasp/2")).status_code == 200
            assert (await ann.http.get("/api/games/hasp/2")).status_code == 429
            buckets = other.app.server.requests._buckets  # until it has heard of the others, it goes on answering
            await until(lambda: "127.0.0.1" in buckets and buckets["127.0.0.1"].wait() > 0, SOON)
            assert (await elsewhere.http.get("/api/games/hasp/2")).status_code == 429

    run(play())
