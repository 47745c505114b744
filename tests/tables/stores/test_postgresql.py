"""A store in PostgreSQL: nobody slips between a lease and its append, and what breaks is told in words."""

import asyncio
import logging
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import pytest

from tests.postgresql import PostgresqlServer, own_server
from tests.tables.stores.waiting import wait
from tricktable.tables.stores import DamagedTable, Finished, Lease, LostLease, Store, StoreError, open_store
from tricktable.tables.stores.addresses import without_password
from tricktable.tables.stores.postgresql import schema
from tricktable.tables.stores.postgresql.appends import LARGEST


@asynccontextmanager
async def opened(url: str, lease: float = 10.0) -> AsyncIterator[Store]:
    store = open_store(url, lease=lease)
    try:
        yield store
    finally:
        await store.finish()


@asynccontextmanager
async def connected(url: str) -> AsyncIterator[Any]:  # Any: asyncpg says no types
    connection = await asyncpg.connect(url)
    try:
        yield connection
    finally:
        await connection.close()


async def begun(store: Store) -> Lease:
    """A table with one entry, which the node `left` owns."""
    lease = await store.begin("t", await store.enter("left", ""))
    await store.append("t", 1, b"1", None, lease.epoch)
    return lease


async def waits_for_a_lock(connection: Any) -> None:  # Any: asyncpg says no types
    """Returns when somebody waits for a lock that somebody else has."""
    async with asyncio.timeout(20):
        while not await connection.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted"):
            await asyncio.sleep(0.02)


def test_an_append_that_meets_a_take_over_waits_for_it_and_is_refused(postgresql: str) -> None:
    """The take-over is under way in another connection, and not committed yet."""

    async def play() -> None:
        async with opened(postgresql) as store, connected(postgresql) as other, connected(postgresql) as watcher:
            lease = await begun(store)
            taking = other.transaction()
            await taking.start()
            await other.execute("UPDATE tables SET epoch = nextval('epochs'), node = 'right' WHERE id = 't'")

            append = store.append_soon("t", 2, b"2", None, lease.epoch)
            others = store.append_soon("t", 3, b"3", Finished("hasp", 2, ("A", "B"), "record"), lease.epoch)
            await waits_for_a_lock(watcher)
            assert not append.done()
            await taking.commit()

            with pytest.raises(LostLease):
                await append
            with pytest.raises(LostLease):
                await others
            assert await store.read("t") == [b"1"]
            assert await store.records(9) == []

    wait(play())


def test_an_append_goes_through_if_a_take_over_is_given_up(postgresql: str) -> None:
    async def play() -> None:
        async with opened(postgresql) as store, connected(postgresql) as other, connected(postgresql) as watcher:
            lease = await begun(store)
            taking = other.transaction()
            await taking.start()
            await other.execute("UPDATE tables SET epoch = nextval('epochs') WHERE id = 't'")

            append = store.append_soon("t", 2, b"2", None, lease.epoch)
            await waits_for_a_lock(watcher)
            await taking.rollback()

            await append
            assert await store.read("t") == [b"1", b"2"]

    wait(play())


def test_a_take_over_that_meets_an_append_waits_for_it_and_reads_it(postgresql: str) -> None:
    """The append's row is written and not committed yet: as an owner's that was stopped in the middle of it."""

    async def play() -> None:
        async with opened(postgresql, 0.3) as store, connected(postgresql) as other, connected(postgresql) as watcher:
            lease = await begun(store)
            await asyncio.sleep(0.5)
            right = await store.enter("right", "")
            appending = other.transaction()
            await appending.start()
            await other.execute("UPDATE tables SET number = 1 WHERE id = 't' AND epoch = $1", lease.epoch)

            taking = asyncio.ensure_future(store.acquire("t", right))
            await waits_for_a_lock(watcher)
            assert not taking.done()
            await appending.commit()

            assert (await taking).epoch > lease.epoch
            with pytest.raises(LostLease):
                await store.append("t", 2, b"2", None, lease.epoch)

    wait(play())


def test_the_number_is_a_fence_of_its_own(postgresql: str) -> None:
    """Whatever the rows of tables say, no entry is written twice."""

    async def play() -> None:
        async with opened(postgresql) as store, connected(postgresql) as other:
            await store.append("t", 1, b"1")
            await other.execute("INSERT INTO entries VALUES ('t', 2, 'other', '')")
            with pytest.raises(StoreError):
                await store.append("t", 2, b"2")
            await store.append("u", 1, b"1")

    wait(play())


def test_two_processes_write_to_many_tables_in_any_order(postgresql: str) -> None:
    """Groups of two appenders meet in the same rows: nothing is lost, doubled or left waiting."""

    async def play() -> None:
        async with opened(postgresql) as left, opened(postgresql) as right:
            tables = [f"t{number}" for number in range(40)]
            for _ in range(5):
                orders = [store.append_soon(table, 1, b"x") for store in (left, right) for table in tables]
                orders += [store.append_soon(table, 2, b"y") for store in (right, left) for table in reversed(tables)]
                outcomes = await asyncio.gather(*orders, return_exceptions=True)
                assert sum(each == 0 for each in outcomes) == 80
                for table in tables:
                    assert await left.read(table) == [b"x", b"y"]
                assert await right.forget_tables(tables) == 40
                await left.forget_tables([])

    wait(play())


def test_more_than_a_group_is_written_in_order(postgresql: str) -> None:
    async def play() -> None:
        async with opened(postgresql) as store:
            count = LARGEST * 2 + 7
            await asyncio.gather(*[store.append("t", number, b"%d" % number) for number in range(1, count + 1)])
            assert await store.read("t") == [b"%d" % number for number in range(1, count + 1)]

    wait(play())


@pytest.mark.parametrize(
    ("harm", "reason"),
    [
        ("UPDATE entries SET entry = 'x' WHERE number = 2", "entry 2 of 3 is not what was written"),
        ("DELETE FROM entries WHERE number = 2", "entry 2 of 3 is missing"),
        ("DELETE FROM entries WHERE number = 3", "entries 3 to 3 are missing"),
        ("UPDATE tables SET number = 2", "its row is not what was written"),
        ("UPDATE tables SET is_finished = true", "its row is not what was written"),
        ("DELETE FROM tables", "its row is missing"),
    ],
)
def test_a_damaged_log_is_set_aside_and_all_others_go_on(postgresql: str, harm: str, reason: str) -> None:
    async def play() -> None:
        async with opened(postgresql) as store, connected(postgresql) as other:
            for number in range(1, 4):
                await store.append("t", number, b"%d" % number)
            await other.execute(harm)
            await store.append("u", 1, b"1")

            with pytest.raises(DamagedTable, match=reason):
                await store.read("t")

            with pytest.raises(DamagedTable, match=reason):
                await store.read("t")
            assert [each.table for each in await store.damaged()] == ["t"]
            assert await store.unfinished() == ["u"]
            assert not await store.has("t")
            with pytest.raises(StoreError):
                await store.append("t", 4, b"4")
            await store.append("u", 2, b"2")

    wait(play())


def test_lines_and_records_that_were_changed_are_not_shown(postgresql: str, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        async with opened(postgresql) as store, connected(postgresql) as other:
            id = await store.add_record(Finished("hasp", 2, ("A", "B"), "text", guests=("ann",)), 5)
            await store.put_guest(b"1", "ann", "Ann")
            await other.execute("UPDATE records SET game = 'mue', record = 'other'")
            await other.execute("UPDATE guests SET id = 'bob'")
            assert await store.records(9) == []
            assert await store.records_of("ann", 9) == []
            assert await store.guest(b"1") is None
            with pytest.raises(StoreError, match="is damaged"):
                await store.record(id)

    with caplog.at_level(logging.CRITICAL):
        wait(play())


def test_many_processes_make_the_tables_of_an_empty_database_once(postgresql: str) -> None:
    async def play() -> None:
        stores = [open_store(postgresql) for _ in range(6)]
        assert await asyncio.gather(*[store.unfinished() for store in stores]) == [[]] * 6
        for store in stores:
            await store.finish()

    wait(play())


def test_a_database_from_the_future_or_of_somebody_else_is_refused(postgresql: str) -> None:
    async def play() -> None:
        async with connected(postgresql) as other:
            await other.execute("CREATE TABLE entries (id integer)")
            with pytest.raises(StoreError, match="is not a store of Tricktable"):
                await open_store(postgresql).unfinished()
            await other.execute("DROP TABLE entries")
            async with opened(postgresql) as store:
                await store.unfinished()
            await other.execute("UPDATE tricktable SET version = $1", schema.VERSION + 1)
            with pytest.raises(StoreError, match="written by a newer Tricktable"):
                await open_store(postgresql).unfinished()

    wait(play())


def test_a_reader_reads_and_writes_nothing(postgresql: str) -> None:
    async def play() -> None:
        with pytest.raises(StoreError, match="start a server with it once"):
            await open_store(postgresql, is_reader=True).unfinished()
        async with opened(postgresql) as store:
            await store.append("t", 1, b"1")
            reader = open_store(postgresql, is_reader=True)
            assert await reader.read("t") == [b"1"]
            with pytest.raises(StoreError, match="read-only transaction"):
                await reader.append("t", 2, b"2")
            with pytest.raises(StoreError, match="read-only transaction"):
                await reader.put_guest(b"1", "ann", "Ann")
            await reader.finish()

    wait(play())


def test_a_database_that_cannot_be_reached_is_told_of_in_one_line_without_its_password() -> None:
    async def play() -> None:
        store = open_store("postgresql://somebody:secret@127.0.0.1:1/tables")
        with pytest.raises(StoreError, match=r"^postgresql://127\.0\.0\.1:1/tables cannot be reached: [^\n]+$") as told:
            await store.unfinished()
        assert "secret" not in str(told.value)
        with pytest.raises(StoreError, match="cannot be reached"):
            await store.append("t", 1, b"1")
        store.close()

    wait(play())


@pytest.mark.parametrize(
    ("url", "place"),
    [
        ("postgresql://ann:secret@host:5432/tables?sslmode=require", "postgresql://host:5432/tables"),
        ("postgresql://ann:sec/ret@host/tables", "postgresql://host/tables"),
        ("postgresql://ann:sec@ret@host/tables", "postgresql://host/tables"),
        ("postgresql://ann:sec?ret@host/tables", "postgresql://..."),
        ("postgresql://host/tables?password=sec@ret", "postgresql://..."),
        ("postgresql://host/tables?password=secret", "postgresql://host/tables"),
        ("postgresql:///tables?host=/run/postgresql", "postgresql:///tables"),
        ("postgresql://ann:secret@[::1/tables", "postgresql://[::1/tables"),
    ],
)
def test_an_address_is_told_without_its_password_whatever_that_has_in_it(url: str, place: str) -> None:
    assert without_password(url) == place


@pytest.mark.parametrize("user", ["ann:sec/ret@", "ann:sec?ret@", "ann:sec#ret@", "ann:secret@["])
def test_an_address_that_is_none_is_told_of_in_one_line_without_its_password(user: str) -> None:
    async def play() -> None:
        store = open_store(f"postgresql://{user}127.0.0.1:1/tables")
        with pytest.raises(StoreError, match=r"^postgresql://[^\n]* is no address of a database[^\n]*%2F") as told:
            await store.unfinished()
        assert "sec" not in str(told.value)
        with pytest.raises(StoreError, match="is no address of a database"):
            await store.append("t", 1, b"1")
        store.close()

    wait(play())


def test_what_nobody_foresaw_about_one_append_breaks_no_other(postgresql: str) -> None:
    """The one fails, those with it do not, and neither do those that come later."""
    strange = Finished("hasp", 2, ("A", "B"), "record", guests=("\ud800", ""))

    async def play() -> list[object]:
        async with opened(postgresql) as store, asyncio.timeout(20):
            for table in ("t", "u"):
                await store.append(table, 1, b"one")
            orders = [store.append("t", 2, b"end", strange), store.append("u", 2, b"two")]
            answers: list[object] = await asyncio.gather(*orders, return_exceptions=True)
            await store.append("u", 3, b"three")
            return [*answers, len(await store.read("t")), len(await store.read("u"))]

    first, *others = wait(play())

    assert isinstance(first, StoreError)
    assert others == [None, 1, 3]


@pytest.fixture(scope="module")
def own() -> "Any":  # Any: a generator of pytest's
    with own_server() as server:
        yield server


def test_after_a_stop_of_the_database_everything_goes_on_and_nothing_told_is_lost(own: PostgresqlServer) -> None:
    """What was under way when it stopped is unknown: whoever wants to know acquires the table again and reads it."""

    async def play() -> None:
        url = own.url("postgres")
        async with opened(url) as store:
            heard: list[str] = []
            store.listen("lobby", heard.append)
            node = await store.enter("left", "")
            told: dict[str, int] = {}
            is_over = False

            async def write(table: str) -> None:
                lease = await store.begin(table, node)
                number = 0
                while not is_over:
                    try:
                        await store.append(table, number + 1, b"%d" % (number + 1), None, lease.epoch)
                        number += 1
                        told[table] = number
                    except LostLease:
                        raise
                    except StoreError:
                        lease, number = await again(table)
                        assert number - told.get(table, 0) in (0, 1)

            async def again(table: str) -> tuple[Any, int]:  # Any: a lease
                async with asyncio.timeout(60):
                    while True:
                        await asyncio.sleep(0.05)
                        try:
                            lease = await store.acquire(table, node)
                            return lease, len(await store.read(table))
                        except KeyError:
                            return await store.begin(table, node), 0
                        except StoreError:
                            continue

            writers = [asyncio.ensure_future(write(f"t{number}")) for number in range(20)]
            for how in (signal.SIGQUIT, signal.SIGINT, signal.SIGQUIT):
                await asyncio.sleep(0.7)
                before = sum(told.values())
                await asyncio.to_thread(own.stop, how)
                with pytest.raises(StoreError):
                    await store.unfinished()
                await asyncio.to_thread(_start, own)
                async with asyncio.timeout(60):
                    while sum(told.values()) < before + 100:
                        await asyncio.sleep(0.05)
            is_over = True
            await asyncio.gather(*writers)
            for table, number in told.items():
                entries = await store.read(table)
                assert entries == [b"%d" % place for place in range(1, number + 1)]
            async with asyncio.timeout(30):
                while "" not in heard:  # something may have been missed
                    await asyncio.sleep(0.05)

    wait(play())


def _start(server: PostgresqlServer) -> None:
    server.start()
