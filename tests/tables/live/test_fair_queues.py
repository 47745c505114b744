"""Bots of one guest's many tables do not keep everybody else's waiting, and none thinks where nobody listens."""

import asyncio

import pytest

from tests.tables.live_tables import Guest, begun, live_tables
from tricktable.tables.announcements import state_for
from tricktable.tables.live.fair_queues import FairQueue
from tricktable.tables.live.live_tables import LiveTables
from tricktable.tables.live.resources import Settings
from tricktable.tables.live.thinkers import Thinker
from tricktable.tables.stores import MemoryStore
from tricktable.tables.wire import OpenTable, Rise, State


class SlowThinker(Thinker):
    """Writes down for whom it thinks."""

    def __init__(self) -> None:
        super().__init__()
        self.owners: list[str] = []

    async def choose(self, bot: str, state: State, key: bytes, people: tuple[int, ...], owner: str = "") -> str:
        self.owners.append(owner)
        return await super().choose(bot, state, key, people, owner)


def test_places_go_to_one_owner_after_the_other() -> None:
    async def play() -> None:
        queue = FairQueue(1)
        done: list[str] = []

        async def think(owner: str) -> None:
            async with queue.place(owner):
                await asyncio.sleep(0)
                done.append(owner)

        greedy = [asyncio.create_task(think("greedy")) for _ in range(20)]
        await asyncio.sleep(0)
        greedy[5].cancel()
        others = [asyncio.create_task(think(name)) for name in ("ann", "bob", "ann")]
        await asyncio.gather(*greedy, *others, return_exceptions=True)

        assert done.index("ann") <= 3
        assert done.index("bob") <= 4
        assert len(done) == 22

    asyncio.run(play())


def test_a_cancelled_wait_takes_no_place() -> None:
    async def play() -> None:
        queue = FairQueue(1)
        async with queue.place("ann"):
            waits = asyncio.create_task(queue.place("bob").__aenter__())
            await asyncio.sleep(0)
        waits.cancel()  # its turn has come, and it does not know yet
        await asyncio.gather(waits, return_exceptions=True)

        async with asyncio.timeout(5), queue.place("cyd"):
            pass

    asyncio.run(play())


def test_bots_do_not_think_where_nobody_listens_and_go_on_when_somebody_comes() -> None:
    async def play() -> None:
        thinker = SlowThinker()
        place = LiveTables(MemoryStore(), thinker, Settings(pace=0, grace=0))
        await place.wake()
        (ann,) = await begun(place, OpenTable(game="njet", players=3, level="thumb", seed="alone"), 1)
        await ann.ask(Rise())
        ann.leave()
        for _ in range(50):
            await asyncio.sleep(0)
        number, asked = ann.live.table.number, len(thinker.owners)
        for _ in range(200):
            await asyncio.sleep(0)

        assert (ann.live.table.number, len(thinker.owners)) == (number, asked)
        assert ann.live.is_idle
        watcher = Guest(ann.live, "somebody")
        watcher.listen()
        await watcher.until(lambda: watcher.number > number + 3)
        assert set(thinker.owners) == {"guest 0"}
        watcher.leave()
        await place.close()

    asyncio.run(play())


def test_a_forced_choice_takes_as_long_as_the_others_of_its_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """Under load a bot's choices take longer than its pace: one that takes none would tell that it was forced."""

    async def play() -> None:
        async with live_tables() as place:
            (ann,) = await begun(place, OpenTable(game="hasp", players=2, level="thumb", seed="forced"), 1)
            told = state_for(ann.live.table, 0)
            assert told.view is not None
            told.view.legal = ("the only one",)
            thinker = Thinker()
            thinker._times["hard"].clear()
            thinker._times["hard"].append(0.05)
            slept: list[float] = []

            async def sleep(seconds: float) -> None:
                slept.append(seconds)

            monkeypatch.setattr(asyncio, "sleep", sleep)
            assert await thinker.choose("hard", told, b"", ()) == told.view.legal[0]
            monkeypatch.undo()

            assert slept == [0.05]

    asyncio.run(play())
