"""Stores with a planted fault, on a real PostgreSQL, in a schedule that leaves nothing to chance: the checker finds the
fault, and finds nothing wrong with an honest store in the same schedule."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Final

import pytest

from tests.server.cluster.checkers import faults_of
from tests.server.cluster.databases import logs_of, watch
from tests.server.cluster.ears import Ear
from tests.server.cluster.histories import Pen, read_histories
from tests.server.cluster.planted import hasten, unfence
from tests.tables.live_tables import Guest, begun
from tricktable.tables.live.live_table import LiveTable
from tricktable.tables.live.live_tables import LiveTables
from tricktable.tables.live.resources import Settings
from tricktable.tables.live.thinkers import Thinker
from tricktable.tables.stores import Finished, Held, LostLease
from tricktable.tables.stores.leases import NOBODYS
from tricktable.tables.stores.postgresql.store import PostgresqlStore
from tricktable.tables.wire import OpenTable

LEASE: Final = 0.6
SETTINGS: Final = Settings(pace=0, grace=1000, lease=LEASE, renewal=LEASE / 6)
WISHES: Final = OpenTable(game="hasp", players=2, seed="00", level="random")
NAMES: Final = ("guest 0", "guest 1", "")
LONG: Final = 60.0
"""Seconds after which a hasty store writes: somebody kills it before."""


class PausableStore(PostgresqlStore):
    """A store whose process can be stopped between what it decides and what it writes."""

    def __init__(self, url: str, lease: float) -> None:
        super().__init__(url, lease)
        self.is_paused = False
        self.held: Final[list[Callable[[], asyncio.Future[int]]]] = []
        """Appends that wait until the process goes on."""
        self.outcomes: Final[list[int | BaseException]] = []
        """What came of them."""

    def append_soon(
        self, table: str, number: int, entry: bytes, finished: Finished | None = None, epoch: int = NOBODYS
    ) -> "asyncio.Future[int]":
        honest = super().append_soon
        if not self.is_paused:
            return honest(table, number, entry, finished, epoch)
        told: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def write() -> "asyncio.Future[int]":
            done = honest(table, number, entry, finished, epoch)
            done.add_done_callback(lambda done: _pass_on(done, told))
            return done

        self.held.append(write)
        return told

    async def go_on(self) -> None:
        """What waited is written, or refused."""
        self.is_paused = False
        self.outcomes.extend(await asyncio.gather(*[write() for write in self.held], return_exceptions=True))
        await asyncio.sleep(0.05)  # and whoever waited for it hears of it


def _pass_on(done: "asyncio.Future[int]", told: "asyncio.Future[int]") -> None:
    error = done.exception()
    if error is not None:
        told.set_exception(error)
    else:
        told.set_result(done.result())


class Scene:
    """Two nodes of one hall, and a table of the first at which two people play and somebody watches."""

    def __init__(self, url: str, folder: Path, kind: type[PausableStore]) -> None:
        self.store: Final = kind(url, LEASE)
        self.first: Final = LiveTables(self.store, Thinker(), SETTINGS, node="first")
        self.second: Final = LiveTables(PostgresqlStore(url, LEASE), Thinker(), SETTINGS, node="second")
        self.ears: Final[list[Ear]] = []
        self._url: Final = url
        self._folder: Final = folder
        self._chance: Final = Random(3)
        self._table = ""
        self._requests = 0

    @asynccontextmanager
    async def opened(self) -> AsyncIterator["Scene"]:
        for node in (self.first, self.second):
            await node.wake()
        await watch(self._url)
        try:
            live = (await begun(self.first, WISHES, 2))[0].live
            self._table = live.id
            for name in NAMES:
                ear = Ear(Guest(live, name), Pen(self._folder, name or "watcher", name or "watcher", live.id, name))
                await ear.join(None)
                self.ears.append(ear)
            yield self
        finally:
            for node in (self.first, self.second):
                await node.close()

    async def awaited(self, choices: int = 1) -> Ear:
        """Whoever has at least so many choices now; whoever has fewer makes one."""
        while True:
            found = next((ear for ear in self.ears if ear.guest.is_awaited), None)
            if found is None:
                await asyncio.sleep(0.005)
                continue
            assert found.guest.view is not None
            if len(found.guest.view.legal) >= choices:
                return found
            await found.act(found.guest.view.legal[0], self.request())

    async def play(self, moves: int) -> None:
        for _ in range(moves):
            ear = await self.awaited()
            assert ear.guest.view is not None
            await ear.act(self._chance.choice(ear.guest.view.legal), self.request())

    def request(self) -> str:
        self._requests += 1
        return str(self._requests)

    def stop(self) -> None:
        """The first node does nothing any more, as if its process had been stopped."""
        self.store.is_paused = True
        for chore in self.first._chores:
            chore.cancel()
        assert self.first.ownership._renewing is not None
        self.first.ownership._renewing.cancel()

    async def take_over(self) -> None:
        """The second node has the table as soon as it can be had, and everybody goes on there."""
        live: LiveTable | None = None
        while live is None:
            try:
                live = await self.second.find(self._table)
            except Held:
                await asyncio.sleep(0.02)
        for ear in self.ears:
            await ear.move(live)

    async def faults(self) -> list[str]:
        """What the checker finds."""
        for ear in self.ears:
            ear.close()
        logs = await logs_of(self._url)
        return list(faults_of(self._table, list(read_histories(self._folder)), logs[self._table]))


async def overtaken(scene: Scene) -> list[str]:
    """The owner has decided and is stopped before it writes. Another one takes the table over, decides otherwise, and
    tells everybody; then the first goes on."""
    await scene.play(6)
    ear = await scene.awaited(choices=2)
    assert ear.guest.view is not None
    early, late, *_ = ear.guest.view.legal
    scene.stop()
    ear.send(early, scene.request())
    assert len(scene.store.held) == 1
    await scene.take_over()
    await ear.act(late, scene.request())
    await scene.play(2)
    await scene.store.go_on()
    await scene.play(4)
    return await scene.faults()


async def killed(scene: Scene, spoil: Callable[[], None]) -> list[str]:
    """The owner is killed in the moment in which it has acknowledged a choice, and another one takes over."""
    await scene.play(6)
    spoil()
    await scene.play(1)
    scene.stop()
    scene.store.close()
    await scene.take_over()
    await scene.play(4)
    return await scene.faults()


def test_an_honest_store_writes_nothing_for_an_owner_who_was_overtaken(postgresql: str, tmp_path: Path) -> None:
    async def play() -> list[str]:
        async with Scene(postgresql, tmp_path, PausableStore).opened() as scene:
            faults = await overtaken(scene)
            assert [type(outcome) for outcome in scene.store.outcomes] == [LostLease]
            return faults

    assert asyncio.run(play()) == []


def test_a_store_without_fence_is_caught(postgresql: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    unfence(monkeypatch.setattr)

    async def play() -> list[str]:
        async with Scene(postgresql, tmp_path, PausableStore).opened() as scene:
            return await overtaken(scene)

    faults = asyncio.run(play())
    assert any("written twice" in fault for fault in faults), faults
    assert any("told otherwise" in fault for fault in faults), faults


def test_an_honest_store_has_kept_what_was_acknowledged_when_its_process_is_killed(
    postgresql: str, tmp_path: Path
) -> None:
    async def play() -> list[str]:
        async with Scene(postgresql, tmp_path, PausableStore).opened() as scene:
            return await killed(scene, lambda: None)

    assert asyncio.run(play()) == []


def test_a_store_that_acknowledges_before_it_commits_is_caught(postgresql: str, tmp_path: Path) -> None:
    class HastyStore(PausableStore):
        """As soon as it is spoiled."""

    async def play() -> list[str]:
        async with Scene(postgresql, tmp_path, HastyStore).opened() as scene:
            return await killed(scene, lambda: hasten(HastyStore, LONG))

    faults = asyncio.run(play())
    assert any("acknowledged and is not in the log" in fault for fault in faults), faults
