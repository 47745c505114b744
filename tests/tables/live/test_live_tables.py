"""Live tables go on after everything that can happen to their process or their store."""

import asyncio
from contextlib import closing
from pathlib import Path
from random import Random

import apsw
import pytest

from tests.at_once import at_once
from tests.tables.live_tables import Guest, begun, live_tables, seated
from tricktable.tables import log
from tricktable.tables.announcements import state_for
from tricktable.tables.live.live_tables import NOBODY, LiveTables
from tricktable.tables.live.resources import Settings
from tricktable.tables.live.thinkers import Thinker
from tricktable.tables.openings import rematch
from tricktable.tables.requests import Asker, Refused
from tricktable.tables.stores import DamagedTable, Finished, Lease, MemoryStore, Node, StoreError, open_store
from tricktable.tables.stores.leases import NOBODYS
from tricktable.tables.table import Table
from tricktable.tables.wire import Act, ClearAway, OpenTable, Rise, Sit, Start, State


class FullDisk(MemoryStore):
    """A store that has no room from a certain moment on."""

    is_full = False

    def append_soon(
        self, table: str, number: int, entry: bytes, finished: Finished | None = None, epoch: int = NOBODYS
    ) -> asyncio.Future[int]:
        if not self.is_full:
            return super().append_soon(table, number, entry, finished, epoch)
        failed: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        failed.set_exception(StoreError("the disk is full"))
        return failed


async def _stop(place: LiveTables) -> None:
    """Nothing more happens at these tables, as if their process had ended; what is in the store stays there."""
    for live in place.awake.values():
        await live.close()


def test_a_hall_that_never_said_goodbye_goes_on_where_it_was() -> None:
    async def play() -> None:
        store = MemoryStore()
        first = LiveTables(store, Thinker(), Settings(pace=0))
        await first.wake()
        ann, bob = await begun(first, OpenTable(game="hasp", players=4, level="thumb"), 2)
        await asyncio.gather(*(guest.play(Random(1), lambda: ann.number > 40) for guest in (ann, bob)))
        await _stop(first)
        last = ann.number

        async with live_tables(store=store) as second:
            live = await second.find(ann.live.id)
            again = [Guest(live, guest.guest) for guest in (ann, bob)]
            for guest in again:
                guest.number = last
                guest.listen(last)
            state = state_for(live.table, 0)
            assert state.number >= last
            for guest in again:
                whole = Guest(live, guest.guest)
                whole.listen()
                guest.table, guest.view, guest.seat = whole.table, whole.view, whole.seat
                whole.leave()
            await asyncio.gather(*(guest.play(Random(2)) for guest in again))
            assert again[0].is_over

    asyncio.run(play())


def test_bots_think_on_after_a_restart() -> None:
    async def play() -> None:
        store = MemoryStore()
        first = LiveTables(store, Thinker(), Settings(pace=60))
        await first.wake()
        (ann,) = await begun(first, OpenTable(game="meinz", players=3, level="thumb"), 1)
        number = ann.number
        assert ann.view is not None
        await ann.act(ann.view.legal[0])
        await _stop(first)

        async with live_tables(store=store) as second:
            live = await second.find(ann.live.id)
            again = Guest(live, "guest 0")
            again.listen()
            await again.until(lambda: again.number > number + 2)

    asyncio.run(play())


def test_nobody_is_told_what_could_not_be_kept() -> None:
    async def play() -> None:
        store = FullDisk()
        async with live_tables(store=store) as place:
            ann, bob = await begun(place, OpenTable(game="hasp", players=2, level="thumb"), 2)
            mover = ann if ann.is_awaited else bob
            number = ann.number
            assert mover.view is not None

            store.is_full = True
            refused = await mover.refused(Act(action=mover.view.legal[0], seen=number))

            assert refused.code == "aside"
            assert "the disk is full" in refused.text
            assert ann.number == bob.number == number
            assert ann.is_dropped
            assert bob.is_dropped
            with pytest.raises(StoreError):
                await place.open(Asker("cleo", "cleo", False, 0), OpenTable(game="hasp"))
            store.is_full = False
            again = await place.find(ann.live.id)
            assert again is not ann.live, "what was set aside is loaded again from what is on disk"
            assert again.table.number == number

    asyncio.run(play())


def test_a_log_that_cannot_be_played_is_set_aside_and_all_others_go_on() -> None:
    async def play() -> None:
        store = MemoryStore()
        async with live_tables(store=store) as place:
            guests = await begun(place, OpenTable(game="hasp", players=2, level="thumb"), 2)
            good = guests[0].live.id
        opened = log.encode(
            log.Opened(game="hasp", rules=1, players=2, options={}, title="", host="", secret="", level="easy")
        )
        store = MemoryStore()
        for number, text in enumerate([opened, log.encode(log.Moved(seat=0, action="r3"))], 1):
            await store.append("wrong", number, text)
        await store.append("nonsense", 1, b"{}")
        async with live_tables(store=store) as place:
            assert place.is_awake
            ann, _ = await seated(place, OpenTable(game="hasp", players=2), 2)
            await ann.ask(Start())
            for id in ("wrong", "nonsense"):
                with pytest.raises(DamagedTable):
                    await place.find(id)
            with pytest.raises(KeyError):
                await place.find(good)

    asyncio.run(play())


def test_a_match_under_rules_that_are_not_known_any_more_is_set_aside_and_old_records_stay_readable() -> None:
    async def play() -> None:
        store = MemoryStore()
        async with live_tables(store=store) as place:
            (ann,) = await begun(place, OpenTable(game="hasp", players=2, level="thumb"), 1)
            await ann.play(Random(1))
            await ann.until(lambda: ann.news()[-1] == "ended")
            (kept,) = await store.records(10)
            opened = log.Opened(
                game="hasp", rules=99, players=2, options={}, title="", host="", secret="00" * 32, level="easy"
            )
            await store.append("later", 1, log.encode(opened))

            with pytest.raises(DamagedTable, match="version 99 of the rules of HASP is not known"):
                await place.find("later")

            assert (await store.record(kept.id) or "").startswith("tricktable record 1")

    asyncio.run(play())


def test_who_played_is_read_from_the_logs_of_a_store_of_before(tmp_path: Path) -> None:
    """Matches that ended before it was noted who played them are found by their players, private ones by them alone."""
    path = tmp_path / "x.db"

    async def play() -> str:
        async with live_tables(store=open_store(f"sqlite:///{path}")) as place:
            wishes = OpenTable(game="hasp", players=2, level="thumb", is_private=True)
            ann, bob = await begun(place, wishes, 2)
            await asyncio.gather(ann.play(Random(1)), bob.play(Random(2)))
            await ann.until(lambda: ann.news()[-1] == "ended")
            await begun(place, wishes, 1)
            return ann.live.table.record_id

    match = asyncio.run(play())
    with closing(apsw.Connection(str(path))) as file:
        file.execute("DROP TABLE played; DROP TABLE unnoted")
        file.pragma("user_version", 3)

    async def find() -> None:
        async with live_tables(store=open_store(f"sqlite:///{path}")) as place:
            async with asyncio.timeout(10):
                while await place.store.unnoted():
                    await asyncio.sleep(0.01)
            found = {guest: await place.store.records_of(guest, 10) for guest in ("guest 0", "guest 1", "guest 2")}

        assert [[each.summary.id for each in mine] for mine in found.values()] == [[match], [match], []]
        assert {mine[0].seat for mine in found.values() if mine} == {0, 1}

    asyncio.run(find())


def test_a_hall_has_room_for_so_many_tables() -> None:
    async def play() -> None:
        async with live_tables(Settings(pace=0, most_tables=1)) as place:
            await place.open(Asker("ann", "ann", False, 0), OpenTable(game="hasp"))

            with pytest.raises(Refused) as refused:
                await place.open(Asker("ann", "ann", False, 0), OpenTable(game="hasp"))

            assert refused.value.code == "room"

    asyncio.run(play())


def test_a_table_at_which_nobody_is_sleeps_and_wakes() -> None:
    async def play() -> None:
        async with live_tables(Settings(pace=0, memory=0, patience=0)) as place:
            ann, bob = await begun(place, OpenTable(game="hasp", players=2, level="thumb"), 2)
            live = ann.live
            ann.leave()
            bob.leave()
            await asyncio.sleep(0.01)

            await place.sweep(live)
            assert live.id not in place.awake
            again = Guest(await place.find(live.id), ann.guest)
            again.listen()

            assert again.number == ann.number
            assert isinstance(again.messages[0], State)
            assert again.messages[0].view is not None

    asyncio.run(play())


def test_a_guest_finds_every_table_where_they_sit_asleep_or_not() -> None:
    async def play() -> None:
        async with live_tables(Settings(pace=0, memory=0)) as place:
            ann, bob = await begun(place, OpenTable(game="hasp", players=2, is_private=True), 2)
            (waits,) = await seated(place, OpenTable(game="njet", players=2), 1)
            assert waits.guest == ann.guest
            assert {table.id for table in await place.tables_of(ann.guest)} == {ann.live.id, waits.live.id}

            ann.leave()
            bob.leave()
            await asyncio.sleep(0.01)
            await place.sweep(ann.live)

            assert ann.live.id not in place.awake
            assert [table.id for table in await place.tables_of(bob.guest)] == [ann.live.id]
            assert len(await place.tables_of(ann.guest)) == 2
            assert await place.tables_of("nobody") == []
            assert await place.tables_of("") == []
            await place.find(ann.live.id)
            assert [table.id for table in await place.tables_of(bob.guest)] == [ann.live.id]

    asyncio.run(play())


def test_abandoned_tables_are_cleared_away_by_whoever_sits_there() -> None:
    """Alone: the table is closed. With others: they play on, and whoever comes back has it again."""

    async def play() -> None:
        store = MemoryStore()
        async with live_tables(Settings(pace=0, memory=0), store) as place:
            (ann,) = await begun(place, OpenTable(game="hasp", players=3), 1)
            (waits,) = await seated(place, OpenTable(game="njet", players=2), 1)
            await ann.until(lambda: ann.is_awaited)
            ann.leave()
            await asyncio.sleep(0.05)
            await place.sweep(ann.live)
            assert ann.live.id not in place.awake
            live = await place.find(ann.live.id)

            for each in (live, waits.live):
                await each.ask(ann.asker, ClearAway())

                assert each.table.stage == "closed"
                with pytest.raises(Refused) as refused:
                    await each.ask(ann.asker, ClearAway())
                assert refused.value.code == "stage"
            assert await place.tables_of(ann.guest) == []
            assert await place.lobby() == []
            assert await store.records(9, has_private=True) == []

            ann, bob = await begun(place, OpenTable(game="hasp", players=3), 2)
            table = ann.live.table
            await ann.ask(ClearAway())
            assert table.people() == [bob.seat]
            assert await place.tables_of(ann.guest) == []
            assert len(await place.tables_of(bob.guest)) == 1
            again = Guest(ann.live, ann.guest)
            again.listen()
            await again.until(lambda: len(at_once(place.tables_of(ann.guest))) == 1)
            assert len(Table.of(table.id, [log.decode(text) for text in await store.read(table.id)]).guests()) == 2

            await bob.ask(ClearAway())
            await ann.ask(ClearAway())
            assert table.stage == "closed"

    asyncio.run(play())


def test_a_guest_is_told_where_it_is_their_turn_asleep_or_not() -> None:
    async def play() -> None:
        async with live_tables(Settings(pace=0, memory=0)) as place:
            ann, bob = await begun(place, OpenTable(game="hasp", players=2), 2)
            (waits,) = await seated(place, OpenTable(game="njet", players=2), 1)
            assert waits.guest == ann.guest
            table = ann.live.table
            chooses, rests = (ann, bob) if table.seat_of(ann.guest) in table.awaited() else (bob, ann)

            assert await place.turns_of(chooses.guest) == {ann.live.id}
            assert await place.turns_of(rests.guest) == set()
            assert await place.turns_of("nobody") == await place.turns_of("") == set()

            ann.leave()
            bob.leave()
            await asyncio.sleep(0.01)
            await place.sweep(ann.live)

            assert ann.live.id not in place.awake
            assert await place.turns_of(chooses.guest) == {ann.live.id}
            assert await place.turns_of(rests.guest) == set()
            assert await place.turns_of("nobody") == await place.turns_of("") == set()

    asyncio.run(play())


def test_nobody_is_awaited_for_whom_a_bot_chooses() -> None:
    async def play() -> None:
        async with live_tables(Settings(pace=60)) as place:
            ann, bob = await begun(place, OpenTable(game="hasp", players=2), 2)
            table = ann.live.table
            chooses = ann if table.seat_of(ann.guest) in table.awaited() else bob
            assert await place.turns_of(chooses.guest) == {table.id}

            await chooses.ask(Rise())

            assert table.seat_of(chooses.guest) in table.awaited()
            assert await place.turns_of(chooses.guest) == set()

    asyncio.run(play())


def test_a_table_that_nobody_began_is_given_up() -> None:
    async def play() -> None:
        async with live_tables(Settings(pace=0, patience=0)) as place:
            (ann,) = await seated(place, OpenTable(game="hasp", players=2), 1)
            ann.leave()
            await asyncio.sleep(0.01)

            await place.sweep(ann.live)
            await asyncio.sleep(0.05)

            assert ann.live.table.stage == "closed"
            assert await place.lobby() == []

    asyncio.run(play())


@pytest.mark.parametrize(
    "wishes",
    [
        OpenTable(game="chess"),
        OpenTable(game="hasp", players=6),
        OpenTable(game="hasp", options={"nonsense": "1"}),
        OpenTable(game="hasp", level="clairvoyant"),
        OpenTable(game="hasp", record="tricktable record 1\n"),
    ],
)
def test_a_table_that_cannot_be_is_refused(wishes: OpenTable) -> None:
    async def play() -> None:
        async with live_tables() as place:
            with pytest.raises(Refused) as refused:
                await place.open(Asker("ann", "ann", False, 0), wishes)
            assert refused.value.code == "setup"
            assert place.awake == {}

    asyncio.run(play())


def test_a_table_that_everybody_left_is_not_offered_nor_one_of_before_a_stop_until_somebody_comes() -> None:
    """Whoever loads the page again, or asks without a socket, has not left; whoever only watches is no company."""

    async def play() -> None:
        store = MemoryStore()
        at = [1_000_000]
        place = LiveTables(store, Thinker(), Settings(pace=0, grace=60.0), lambda: at[0])
        (ann,) = await seated(place, OpenTable(game="hasp", players=2), 1)

        def offered() -> list[str]:
            return [table.id for table in at_once(place.lobby())]

        at[0] += 3_600_000
        assert offered() == [ann.live.id]

        ann.leave()
        at[0] += 59_999
        assert offered() == [ann.live.id]
        Guest(ann.live, "somebody").listen()
        at[0] += 1
        assert offered() == []
        assert [table.id for table in await place.tables_of(ann.guest)] == [ann.live.id]
        await ann.live.messages_since(ann.guest, None)
        assert offered() == [ann.live.id]
        await _stop(place)

        async with live_tables(store=store) as second:
            assert await second.lobby() == []
            Guest(await second.find(ann.live.id), ann.guest).listen()
            assert [table.id for table in await second.lobby()] == [ann.live.id]

    asyncio.run(play())


def test_a_table_for_a_rematch_of_which_nobody_was_told_is_given_up_after_a_stop() -> None:
    """The server was killed between opening the new table and writing down at the old one where it goes on."""

    async def play() -> None:
        store = MemoryStore()
        async with live_tables(store=store) as place:
            ann, bob = await begun(place, OpenTable(game="hasp", players=2, level="thumb"), 2)
            await asyncio.gather(*(guest.play(Random(1)) for guest in (ann, bob)))
            await _stop(place)
            for ghost in ("ghost-1", "ghost-2", "told"):
                for number, entry in enumerate(rematch(ann.live.table, 5), 1):
                    await store.append(ghost, number, log.encode(entry))
            last = len(await store.read(ann.live.id))
            await store.append(
                ann.live.id, last + 1, log.encode(log.Rematched(table="told")), None, ann.live.lease.epoch
            )

            second = LiveTables(store, Thinker(), Settings(pace=0))
            await second.wake()

            assert [second.awake[id].table.stage for id in ("ghost-1", "ghost-2", "told")] == [
                "closed",
                "closed",
                "open",
            ]
            assert [table.id for table in await second.tables_of("guest 0")] == ["told"]
            await _stop(second)

    asyncio.run(play())


class OneDamaged(MemoryStore):
    """A store in which one log is found to be damaged."""

    table = ""

    async def read(self, table: str) -> list[bytes]:
        if table == self.table:
            raise DamagedTable(table, "entry 1 is not what was written")
        return await super().read(table)


def test_a_damaged_table_keeps_nobody_from_being_forgotten_at_the_others() -> None:
    async def play() -> None:
        store = OneDamaged()
        async with live_tables(store=store) as place:
            asker = Asker("xan", "Xanthippe", False, place.now())
            tables = []
            for _ in range(3):
                live = await place.open(asker, OpenTable(game="hasp", players=2))
                await live.ask(asker, Sit())
                await place.let_go(live)
                tables.append(live.id)
            store.table = tables[1]

            await place.forget_name("xan")

            for id in (tables[0], tables[2]):
                assert (await place.find(id)).table.chairs[0].name == NOBODY

    asyncio.run(play())


def test_a_table_that_could_not_be_begun_is_nobodys() -> None:
    class Begun(FullDisk):
        tables: list[str]

        async def begin(self, table: str, node: Node) -> Lease:
            self.tables = [table]
            return await super().begin(table, node)

    async def play() -> None:
        store = Begun()
        async with live_tables(store=store) as place:
            store.is_full = True
            with pytest.raises(StoreError, match="full"):
                await place.open(Asker("ann", "Ann", False, place.now()), OpenTable(game="hasp", players=2))
            store.is_full = False
            await asyncio.sleep(0)

            assert store.book.holder(store.tables[0]) is None

    asyncio.run(play())


def test_a_chore_that_ends_by_an_error_is_told_of(caplog: pytest.LogCaptureFixture) -> None:
    class Strange(MemoryStore):
        async def unnoted(self) -> list[str]:
            raise ZeroDivisionError

    async def play() -> None:
        async with live_tables(store=Strange()):
            await asyncio.sleep(0.05)

    asyncio.run(play())

    assert "_catch_up has ended" in caplog.text
