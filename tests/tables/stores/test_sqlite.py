"""A store in a file: durable, for one server at a time, and clear about what goes wrong."""

import asyncio
import logging
import os
import resource
import shutil
import signal
import stat
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import apsw
import pytest

import tricktable
from tests.at_once import at_once
from tricktable.tables.stores import DamagedTable, Finished, Guest, StoreError, open_store, record_id
from tricktable.tables.stores.sqlite import SqliteStore
from tricktable.tables.stores.writers import Change

SOURCES: Final = Path(tricktable.__file__).parents[1]
SERVER: Final = """
import asyncio, sys
from tricktable.tables.stores import open_store

async def serve():
    store = open_store(sys.argv[1])
    print("open", flush=True)

    async def play(table):
        number = 0
        while True:
            number += 1
            await store.append(table, number, b"%s %d " % (table.encode(), number) * 20)
            print(table, number, flush=True)

    await asyncio.gather(*(play(f"t{number}") for number in range(int(sys.argv[2]))))

asyncio.run(serve())
"""


def url(path: Path) -> str:
    return f"sqlite:///{path}"


def server(path: Path, tables: int) -> "subprocess.Popen[str]":
    """A real server that appends to tables and says so after each entry."""
    environment = {**os.environ, "PYTHONPATH": str(SOURCES)}
    command = [sys.executable, "-c", SERVER, url(path), str(tables)]
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)


def killed_while_writing(path: Path, tables: int, lines: int) -> dict[str, int]:
    """Kills a server in the middle of its work; the last number that it told of each table."""
    told: dict[str, int] = {}
    with server(path, tables) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "open\n"
        for _ in range(lines):
            table, number = process.stdout.readline().split()
            told[table] = int(number)
        process.send_signal(signal.SIGKILL)
        for line in process.stdout:
            if line.endswith("\n"):
                table, number = line.split()
                told[table] = int(number)
    return told


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "x.db"


def fill(path: Path, tables: int = 3, entries: int = 5) -> None:
    async def play() -> None:
        with closing(open_store(url(path))) as store:
            for number in range(1, entries + 1):
                await asyncio.gather(*(store.append(f"t{table}", number, b"e%d" % number) for table in range(tables)))

    asyncio.run(play())


def test_what_was_written_is_there_after_a_restart(path: Path) -> None:
    async def play() -> None:
        with closing(open_store(url(path))) as store:
            await store.append("b", 1, b"one")
            await store.append("a", 1, b"one")
            await store.append("c", 1, b"one", Finished("mue", 4, ("Ada",), "text"))
            await store.put_guest(b"digest", "g", "Ada")
        with closing(open_store(url(path))) as store:
            assert await store.unfinished() == ["b", "a"]
            await store.append("a", 2, b"two")
            await store.append("d", 1, b"one")
            await store.append("c", 2, b"two")

    asyncio.run(play())

    with closing(open_store(url(path))) as store:
        assert at_once(store.unfinished()) == ["b", "a", "d"]
        assert at_once(store.read("a")) == at_once(store.read("c")) == [b"one", b"two"]
        assert at_once(store.record(record_id("text"))) == "text"
        assert at_once(store.guest(b"digest")) == Guest("g", "Ada")


def writer_of(path: Path) -> apsw.Connection:
    """The connection through which a store of this process writes."""
    here = [each for each in apsw.connections() if each.filename == str(path)]
    (writes,) = [each for each in here if not each.readonly("main")]
    return writes


def test_a_commit_waits_for_the_disk(path: Path) -> None:
    """No test pulls the plug: these two settings are what makes SQLite sync its log with every commit."""
    fill(path)
    with closing(open_store(url(path))):
        writes = writer_of(path)

        assert writes.pragma("journal_mode") == "wal"
        assert writes.pragma("synchronous") == 2


def test_closing_leaves_one_file_that_has_everything(path: Path, tmp_path: Path) -> None:
    fill(path)

    assert sorted(each.name for each in tmp_path.iterdir()) == ["x.db", "x.db.lock", "x.db.mark"]


def test_closing_writes_all_that_waits(path: Path) -> None:
    async def play() -> list[object]:
        store = open_store(url(path))
        waiting = [asyncio.ensure_future(store.append("t", number, b"x")) for number in range(1, 101)]
        await asyncio.sleep(0)
        store.close()
        return await asyncio.gather(*waiting, return_exceptions=True)

    assert asyncio.run(play()) == [None] * 100
    with closing(open_store(url(path))) as store:
        assert len(at_once(store.read("t"))) == 100


def test_a_waiting_task_may_be_cancelled(path: Path) -> None:
    async def play() -> None:
        with closing(open_store(url(path))) as store:
            task = asyncio.ensure_future(store.append("t", 1, b"x"))
            await asyncio.sleep(0)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            await store.append("u", 1, b"x")
            assert "u" in await store.unfinished()

    asyncio.run(play())


def test_waiting_appends_are_written_in_few_transactions(path: Path) -> None:
    """A transaction for each would take as many syncs of the disk."""

    async def play() -> None:
        with closing(open_store(url(path))) as store:
            await asyncio.gather(*(store.append(f"t{number % 20}", 1 + number // 20, b"x") for number in range(400)))

            wal = path.with_name("x.db-wal").read_bytes()
            commits = [place for place in range(32, len(wal), 24 + 4096) if any(wal[place + 4 : place + 8])]
            assert len(commits) < 20

    asyncio.run(play())


@pytest.mark.parametrize("lines", [1, 40, 700])
def test_all_that_a_killed_server_told_is_there(path: Path, lines: int) -> None:
    told = killed_while_writing(path, 4, lines)

    with closing(open_store(url(path))) as store:
        assert at_once(store.damaged()) == []
        for table, last in told.items():
            log = at_once(store.read(table))
            assert len(log) >= last
            assert log == [b"%s %d " % (table.encode(), number) * 20 for number in range(1, len(log) + 1)]


def test_a_second_server_is_refused_by_name(path: Path) -> None:
    with closing(open_store(url(path))), pytest.raises(StoreError, match=f"{path} is in use .*process {os.getpid()}"):
        open_store(url(path))

    open_store(url(path)).close()


def test_a_second_server_is_refused_through_a_link_too(path: Path, tmp_path: Path) -> None:
    fill(path)
    (tmp_path / "link.db").symlink_to(path)

    with closing(open_store(url(path))), pytest.raises(StoreError, match="in use"):
        open_store(url(tmp_path / "link.db"))


def test_a_server_in_another_process_has_the_file_until_it_is_killed(path: Path) -> None:
    with server(path, 1) as process:
        assert process.stdout is not None
        process.stdout.readline()
        with pytest.raises(StoreError, match=f"process {process.pid}"):
            open_store(url(path))
        process.kill()

    open_store(url(path)).close()


def test_a_reader_sees_what_a_running_server_writes_and_writes_nothing(path: Path) -> None:
    async def play() -> None:
        with closing(open_store(url(path))) as store:
            await store.append("t", 1, b"one")
            with closing(open_store(url(path), is_reader=True)) as reader:
                assert await reader.read("t") == [b"one"]
                await store.append("t", 2, b"two")
                await store.append("u", 1, b"one", Finished("mue", 4, (), "text"))
                assert await reader.read("t") == [b"one", b"two"]
                assert await reader.unfinished() == ["t"]
                assert [await reader.record(each.id) for each in await reader.records(5)] == ["text"]
                for refused in (
                    reader.append("t", 3, b"x"),
                    reader.put_guest(b"1", "g", "Ada"),
                    reader.rename_guest(b"1", "Bo"),
                    reader.forget_guests(1),
                    reader.add_record(Finished("mue", 4, (), "r"), 1),
                ):
                    with pytest.raises(StoreError, match="opened to be read"):
                        await refused
            await store.append("t", 3, b"three")
        with closing(open_store(url(path), is_reader=True)) as reader:
            assert len(await reader.read("t")) == 3

    asyncio.run(play())


def test_a_reader_reads_what_a_killed_server_left(path: Path) -> None:
    told = killed_while_writing(path, 2, 50)

    with closing(open_store(url(path), is_reader=True)) as reader:
        assert {table: len(at_once(reader.read(table))) >= last for table, last in told.items()} == dict.fromkeys(
            told, True
        )


def test_a_reader_finds_no_file_where_there_is_none(path: Path) -> None:
    with pytest.raises(StoreError, match="no such file"):
        open_store(url(path), is_reader=True)

    assert not path.exists()


def test_folders_are_made_and_nobody_else_may_read_the_file(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "x.db"

    async def play() -> None:
        with closing(open_store(url(path))) as store:
            await store.append("t", 1, b"x")
            for file in path.parent.iterdir():
                assert stat.S_IMODE(file.stat().st_mode) == 0o600, file

    asyncio.run(play())


def test_an_address_may_be_relative(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    open_store("sqlite:///here.db").close()

    assert (tmp_path / "here.db").is_file()


def test_a_path_that_leads_through_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    with pytest.raises(StoreError, match=r"file"):
        open_store(url(tmp_path / "file" / "x.db"))
    with pytest.raises(StoreError, match=r"directory"):
        open_store(url(tmp_path))


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"a poem\n", "not a store of Tricktable"),
        (b"x" * 10_000, "not a store of Tricktable"),
        # A disk may have lost its pages; only whoever writes tries to save what is whole.
        (b"\0" * 8192, "not a store of Tricktable|no table in it can be read"),
    ],
    ids=["poem", "one letter", "zeros"],
)
def test_a_file_that_is_no_store_is_refused_and_stays(path: Path, content: bytes, reason: str) -> None:
    path.write_bytes(content)

    for is_reader in (False, True):
        with pytest.raises(StoreError, match=reason):
            open_store(url(path), is_reader=is_reader)

    assert path.read_bytes() == content


def test_a_database_of_another_program_is_refused_and_stays(path: Path) -> None:
    with closing(apsw.Connection(str(path))) as other:
        other.execute("CREATE TABLE recipes (name)")
    content = path.read_bytes()

    with pytest.raises(StoreError, match="not a store of Tricktable"):
        open_store(url(path))

    assert path.read_bytes() == content


def test_an_empty_file_is_not_taken_for_a_new_store(path: Path) -> None:
    """It was perhaps full of tables before."""
    path.touch()

    with pytest.raises(StoreError, match="is empty"):
        open_store(url(path))


def test_a_missing_file_whose_write_ahead_log_is_there_is_not_begun_anew(path: Path) -> None:
    killed_while_writing(path, 1, 5)
    path.rename(path.with_name("elsewhere"))

    with pytest.raises(StoreError, match=r"x\.db is missing"):
        open_store(url(path))


@contextmanager
def nobody() -> Iterator[None]:
    """Without the rights of root, who may do everything."""
    if os.geteuid():
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.fixture
def public() -> Iterator[Path]:
    """A store in a folder that everybody comes to."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "x.db"
        fill(path)
        path.chmod(0o444)
        path.with_name("x.db.lock").chmod(0o666)
        path.parent.chmod(0o777)
        yield path
        path.parent.chmod(0o700)


def test_a_file_that_may_not_be_written_is_refused_and_can_be_read(public: Path) -> None:
    with nobody():
        with pytest.raises(StoreError, match="may only be read"):
            open_store(url(public))
        with closing(open_store(url(public), is_reader=True)) as reader:
            assert len(at_once(reader.read("t0"))) == 5


def test_a_file_in_a_folder_that_may_not_be_written_can_be_read(public: Path) -> None:
    public.parent.chmod(0o555)

    with nobody():
        with pytest.raises(StoreError, match=r"x\.db"):
            open_store(url(public))
        with closing(open_store(url(public), is_reader=True)) as reader:
            assert len(at_once(reader.read("t0"))) == 5


def test_a_folder_in_which_nothing_may_be_made_is_refused(public: Path) -> None:
    public.parent.chmod(0o555)

    with nobody():
        for place in ("new.db", "folder/new.db"):
            with pytest.raises(StoreError, match=r"new\.db.*Permission denied"):
                open_store(url(public.parent / place))


def test_a_full_disk_fails_what_waits_and_later_appends_succeed(path: Path) -> None:
    async def play() -> None:
        with closing(open_store(url(path))) as store:
            writes = writer_of(path)
            await store.append("t", 1, b"one")
            limit = writes.pragma("max_page_count", 1)  # SQLite takes the pages that there are
            orders = [store.append(f"u{number}", 1, bytes(9000)) for number in range(3)]
            outcomes = await asyncio.gather(*orders, return_exceptions=True)
            assert [str(each) for each in outcomes] == [f"{path} cannot be written: the disk is full"] * 3
            assert all(isinstance(each, StoreError) for each in outcomes)
            writes.pragma("max_page_count", 1 << 30)
            assert limit < 100

            await store.append("u1", 1, bytes(9000))
            await store.append("t", 2, b"two")

    asyncio.run(play())

    with closing(open_store(url(path))) as store:
        assert at_once(store.unfinished()) == ["t", "u1"]
        assert at_once(store.read("t")) == [b"one", b"two"]
        assert at_once(store.damaged()) == []


def test_a_file_that_may_not_grow_fails_what_waits_and_later_appends_succeed(path: Path) -> None:
    """The system itself refuses to write, in the middle of the write-ahead log."""

    async def play() -> None:
        with closing(open_store(url(path))) as store:
            await store.append("t", 1, b"one")
            soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
            resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, hard))
            try:
                orders = [store.append(f"u{number}", 1, bytes(30_000)) for number in range(5)]
                outcomes = await asyncio.gather(*orders, return_exceptions=True)
            finally:
                resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
            assert all(isinstance(each, StoreError) for each in outcomes)
            await asyncio.gather(*(store.append(f"u{number}", 1, bytes(30_000)) for number in range(5)))

    asyncio.run(play())

    with closing(open_store(url(path))) as store:
        assert at_once(store.unfinished()) == ["t", "u0", "u1", "u2", "u3", "u4"]
        assert at_once(store.damaged()) == []


def test_what_nobody_foresaw_about_one_append_does_not_break_its_group(path: Path) -> None:
    """An entry in the way that no table has: the one append fails, the others do not."""

    async def play() -> list[object]:
        with closing(open_store(url(path))) as store, closing(apsw.Connection(str(path))) as other:
            await store.append("t", 1, b"one")
            other.execute("INSERT INTO entries VALUES ('u', 1, x'00', x'00')")
            orders = [store.append("t", 2, b"two"), store.append("u", 1, b"one"), store.append("v", 1, b"one")]
            return await asyncio.gather(*orders, return_exceptions=True)

    first, second, third = asyncio.run(play())

    assert (first, third) == (None, None)
    assert isinstance(second, StoreError)
    with closing(open_store(url(path))) as store:
        assert at_once(store.unfinished()) == ["t", "v"]
        assert len(at_once(store.read("t"))) == 2


def test_a_table_that_is_forgotten_takes_no_entry_of_the_same_group(path: Path) -> None:
    """Somebody comes back to an old table just when it is forgotten, and the writer gets both at once."""

    async def play() -> Sequence[object]:
        with closing(SqliteStore(path)) as store:
            for table in ("old", "t"):
                await store.append(table, 1, b"one")
            is_ready = threading.Event()
            store._writer.put(Change(None, lambda file: int(is_ready.wait(20))))  # so that the others are one group
            orders = [store.forget_tables(["old"]), store.append("old", 2, b"two"), store.forget_tables(["old"])]
            waiting = asyncio.gather(*orders, store.append("t", 2, b"two"), return_exceptions=True)
            await asyncio.sleep(0)
            is_ready.set()
            return await waiting

    forgotten, late, again, other = asyncio.run(play())

    assert (forgotten, again, other) == (1, 0, None)
    assert isinstance(late, StoreError)
    with closing(open_store(url(path))) as store:
        assert at_once(store.unfinished()) == ["t"]
        assert at_once(store.damaged()) == []


CHANGES: Final = {
    "a changed byte": "UPDATE entries SET entry = x'00' WHERE table_id = 't1' AND number = 3",
    "a changed digest": "UPDATE entries SET digest = zeroblob(16) WHERE table_id = 't1' AND number = 5",
    "a missing entry": "DELETE FROM entries WHERE table_id = 't1' AND number = 2",
    "a missing first entry": "DELETE FROM entries WHERE table_id = 't1' AND number = 1",
    "a missing end": "DELETE FROM entries WHERE table_id = 't1' AND number > 3",
    "a missing log": "DELETE FROM entries WHERE table_id = 't1'",
    "two entries in each other's place": """
        UPDATE entries SET number = 7 WHERE table_id = 't1' AND number = 3;
        UPDATE entries SET number = 3 WHERE table_id = 't1' AND number = 4;
        UPDATE entries SET number = 4 WHERE table_id = 't1' AND number = 7
    """,
    "an entry too many": "INSERT INTO entries SELECT table_id, 6, entry, digest FROM entries WHERE number = 5",
    "the log of another table": """
        DELETE FROM entries WHERE table_id = 't1';
        INSERT INTO entries SELECT 't1', number, entry, digest FROM entries WHERE table_id = 't0'
    """,
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_changed_log_is_found_at_the_start_and_set_aside(
    path: Path, change: str, caplog: pytest.LogCaptureFixture
) -> None:
    fill(path)
    with closing(apsw.Connection(str(path))) as other:
        other.execute(CHANGES[change].replace("WHERE number = 5", "WHERE table_id = 't1' AND number = 5"))

    with caplog.at_level(logging.ERROR):
        first = open_store(url(path))
    with closing(first) as store:
        found = at_once(store.damaged())
        assert [each.table for each in found] == ["t1"]
        assert found[0].reason
        assert at_once(store.unfinished()) == ["t0", "t2"]
        assert at_once(store.read("t0")) == [b"e%d" % number for number in range(1, 6)]
        with pytest.raises(DamagedTable, match="t1"):
            at_once(store.read("t1"))
        with pytest.raises(StoreError, match="damaged"):
            asyncio.run(store.append("t1", 6, b"x"))
        asyncio.run(store.append("t2", 6, b"on"))
    with closing(open_store(url(path))) as store:
        assert at_once(store.damaged()) == found
    assert "t1" in caplog.text


def test_a_log_that_changes_under_a_running_server_is_set_aside_when_it_is_read(path: Path) -> None:
    fill(path)
    with closing(open_store(url(path))) as store, closing(apsw.Connection(str(path))) as other:
        other.execute(CHANGES["a changed byte"])
        with pytest.raises(DamagedTable, match="entry 3 of 5"):
            at_once(store.read("t1"))
        with pytest.raises(StoreError, match="damaged"):
            asyncio.run(store.append("t1", 6, b"x"))
        assert at_once(store.unfinished()) == ["t0", "t2"]

    with closing(open_store(url(path))) as store:
        assert [each.table for each in at_once(store.damaged())] == ["t1"]


def test_a_finished_table_whose_log_was_changed_cannot_be_read(path: Path) -> None:
    async def play() -> None:
        with closing(open_store(url(path))) as store:
            await store.append("t", 1, b"end", Finished("mue", 4, (), "text"))

    asyncio.run(play())
    with closing(apsw.Connection(str(path))) as other:
        other.execute("UPDATE entries SET entry = x'00'")

    with closing(open_store(url(path))) as store:
        with pytest.raises(DamagedTable):
            at_once(store.read("t"))
        assert at_once(store.record(record_id("text"))) == "text"


def test_a_changed_record_is_never_given_out(path: Path) -> None:
    async def play() -> None:
        with closing(open_store(url(path))) as store:
            await store.append("t", 1, b"end", Finished("mue", 4, (), "text"))
            await store.append("u", 1, b"end", Finished("mue", 4, (), "other"))
            await store.put_guest(b"digest", "g", "Ada")

    asyncio.run(play())
    with closing(apsw.Connection(str(path))) as other:
        other.execute("UPDATE records SET record = 'test', game = 'hasp' WHERE record = 'text'")
        other.execute("UPDATE guests SET name = 'Eve'")

    with closing(open_store(url(path))) as store:
        with pytest.raises(StoreError, match="damaged"):
            at_once(store.record(record_id("text")))
        assert [each.id for each in at_once(store.records(10))] == [record_id("other")]
        assert at_once(store.guest(b"digest")) is None


def test_a_store_can_be_copied_while_nobody_uses_it(path: Path, tmp_path: Path) -> None:
    fill(path)

    shutil.copy(path, tmp_path / "copy.db")

    with closing(open_store(url(tmp_path / "copy.db"))) as store:
        assert at_once(store.unfinished()) == ["t0", "t1", "t2"]
