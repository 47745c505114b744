"""A hall moves from a file to a database and back, and not a byte is another one."""

import asyncio
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import apsw
import pytest

from tests.tables.live_tables import begun, live_tables
from tests.tables.stores.waiting import wait
from tricktable.cli import main
from tricktable.tables.stores import Finished, Listing, StoreError, open_store
from tricktable.tables.stores.file_moves import file_source
from tricktable.tables.stores.moves import COLUMNS, Rows, move
from tricktable.tables.stores.postgresql.moves import database_source
from tricktable.tables.wire import OpenTable


async def fill(url: str) -> None:
    """Finished and unfinished tables, records from elsewhere, private ones, guests, notes on players."""
    store = open_store(url)
    async with live_tables(store=store) as place:
        for number in range(3):
            (ann,) = await begun(place, OpenTable(game="hasp", players=2, level="thumb"), 1)
            await ann.play(Random(number), (lambda: False) if number else (lambda: ann.number > 15))  # noqa: B023
        for number in range(7):
            await store.append(f"odd-{number}", 1, bytes(range(256)) * number)
            await store.append(f"odd-{number}", 2, b"")
        text = "für \0 alle 🂡\r\n"
        secret = Finished("njet", 3, ("Ä", "b", "🂡"), text, True, ("g1", "", "g2"))
        await store.append("odd-3", 3, b"end", secret)
        await store.append("odd-3", 4, b"after the end")
        await store.add_record(Finished("mue", 4, ("a", "b", "c", "d"), "brought"), 17)
        for number in range(50):
            await store.put_guest(bytes([number]) * 32, f"g{number}", f"Çelik {number}")
        await store.forget_tables(["odd-5"])
        await store.note([Listing("odd-1", 2, 5, "host", ("g1",), (), True, False, None, b"{}")])


def content(url: str) -> dict[str, Rows]:
    """Everything that is moved."""

    async def read() -> dict[str, Rows]:
        source = database_source(url) if url.startswith("postgresql") else file_source(Path(url[10:]))
        async with source as old:
            return {kind: [row async for rows in old.rows(kind) for row in rows] for kind in COLUMNS}

    return wait(read())


def raw(path: Path) -> dict[str, list[object]]:
    """The rows of a file as SQLite has them."""
    with closing(apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READONLY)) as file:
        return {
            kind: list(file.execute(f"SELECT {', '.join(columns)} FROM {kind} ORDER BY 1, 2, 3"))
            if len(columns) > 2
            else list(file.execute(f"SELECT {columns[0]} FROM {kind} ORDER BY 1"))
            for kind, columns in {**COLUMNS, "counts": ("name", "count", "seal")}.items()
        }


def test_from_a_file_to_a_database_and_back_every_byte_is_the_same(
    postgresql: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, last = f"sqlite:///{tmp_path}/first.db", f"sqlite:///{tmp_path}/last.db"
    wait(fill(first))

    assert main(["export", "--db", first, "--to", postgresql]) == 0
    assert main(["import", "--from", postgresql, "--db", last]) == 0

    told = capsys.readouterr().out.splitlines()
    assert told[0] == told[1]
    assert "9 tables" in told[0]
    assert "50 guests moved" in told[0]
    before = content(first)
    assert all(len(before[kind]) > 0 for kind in ("tables", "entries", "records", "played", "guests"))
    assert content(postgresql) == before
    assert content(last) == before
    assert raw(tmp_path / "last.db") == raw(tmp_path / "first.db")


def test_what_was_moved_goes_on(postgresql: str, tmp_path: Path) -> None:
    first = f"sqlite:///{tmp_path}/first.db"
    wait(fill(first))
    wait(move(first, postgresql))

    async def play(url: str) -> tuple[object, ...]:
        store = open_store(url)
        lists = [await store.records(99, has_private=True), await store.records_of("g1", 9), await store.unfinished()]
        logs = [await store.read(table) for table in await store.unfinished()]
        people = [await store.guest(bytes([number]) * 32) for number in range(51)]
        await store.append("odd-1", 3, b"more")
        await store.append("new", 1, b"1")
        order = await store.unfinished()
        assert order[-1] == "new"
        await store.finish()
        return lists, logs, people, order

    assert wait(play(postgresql)) == wait(play(first))


def test_a_target_that_is_not_empty_is_refused(postgresql: str, tmp_path: Path) -> None:
    first, second = f"sqlite:///{tmp_path}/first.db", f"sqlite:///{tmp_path}/second.db"
    wait(fill(first))

    async def add(url: str) -> None:
        store = open_store(url)
        await store.put_guest(b"1", "ann", "Ann")
        await store.finish()

    for target in (second, postgresql):
        wait(add(target))
        with pytest.raises(StoreError, match="is not empty"):
            wait(move(first, target))
        assert [len(rows) for rows in content(target).values()] == [0, 0, 0, 0, 0, 0, 1, 0]
    with pytest.raises(StoreError, match="to itself"):
        wait(move(first, first))
    with pytest.raises(StoreError, match="no such file"):
        wait(move(f"sqlite:///{tmp_path}/none.db", f"sqlite:///{tmp_path}/other.db"))
    with pytest.raises(StoreError, match="nothing can be moved"):
        wait(move(first, "memory:"))


@pytest.mark.parametrize("is_database", [True, False])
def test_a_move_that_is_interrupted_leaves_nothing_behind(
    is_database: bool, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    first = f"sqlite:///{tmp_path}/first.db"
    target = str(request.getfixturevalue("postgresql")) if is_database else f"sqlite:///{tmp_path}/second.db"
    wait(fill(first))

    def interrupt(limit: int) -> Callable[[int, int], None]:
        def told(done: int, total: int) -> None:
            if done > limit:
                raise KeyboardInterrupt

        return told

    for limit in (0, 20, 10**9):
        try:
            asyncio.run(move(first, target, interrupt(limit)))
        except KeyboardInterrupt:
            if is_database:
                assert not any(content(target).values())
            else:
                assert not list(tmp_path.glob("second.db")) + list(tmp_path.glob("*.moving*"))
    assert content(target) == content(first)


def test_a_store_that_is_in_use_is_not_moved(postgresql: str, tmp_path: Path) -> None:
    first = f"sqlite:///{tmp_path}/first.db"

    async def play() -> None:
        file, database = open_store(first), open_store(postgresql)
        await database.enter("left", "")
        with pytest.raises(StoreError, match="in use by another server"):
            await move(first, postgresql)
        with pytest.raises(StoreError, match=r"in use \(nodes: left\)"):
            await move(postgresql, f"sqlite:///{tmp_path}/second.db")
        await file.finish()
        await database.finish()

    wait(play())


def test_a_log_that_is_not_whole_is_moved_as_it_is_and_told_of(
    postgresql: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first = f"sqlite:///{tmp_path}/first.db"
    wait(fill(first))
    with closing(apsw.Connection(str(tmp_path / "first.db"))) as file:
        file.execute("UPDATE entries SET entry = x'00' WHERE table_id = 'odd-2' AND number = 1")

    assert main(["export", "--db", first, "--to", postgresql]) == 1

    assert "table odd-2: its log is not whole" in capsys.readouterr().err
    assert content(postgresql) == content(first)


@pytest.mark.parametrize(
    ("source", "target"),
    [
        ("postgresql://ann:secret@127.0.0.1:1/tables", "postgresql://ann:secret@127.0.0.1:1/tables"),
        ("mysql://ann:secret@host/tables", "memory:"),
        ("memory:", "sqlite:///x.db"),
    ],
)
def test_an_address_that_cannot_be_moved_is_refused_without_its_password(source: str, target: str) -> None:
    with pytest.raises(StoreError, match="moved") as told:
        wait(move(source, target))

    assert "secret" not in str(told.value)
