"""Files of earlier versions are brought up to date, those of later ones refused."""

import asyncio
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Final

import apsw
import pytest

from tests.at_once import at_once
from tricktable.tables.stores import Guest, StoreError, open_store
from tricktable.tables.stores.migrations import VERSION, migrate

# The first version as it was made, in words of its own: this text never changes.
FIRST: Final = """
    PRAGMA page_size = 4096;
    PRAGMA journal_mode = WAL;
    PRAGMA application_id = 1416784724;
    CREATE TABLE entries (table_id TEXT NOT NULL, number INTEGER NOT NULL, entry BLOB NOT NULL, digest BLOB NOT NULL,
        PRIMARY KEY (table_id, number)) STRICT, WITHOUT ROWID;
    CREATE TABLE tables (id TEXT PRIMARY KEY, position INTEGER NOT NULL, is_finished INTEGER NOT NULL,
        number INTEGER NOT NULL, digest BLOB NOT NULL, seal BLOB NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE counts (name TEXT PRIMARY KEY, count INTEGER NOT NULL, seal BLOB NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE damages (table_id TEXT PRIMARY KEY, reason TEXT NOT NULL, seal BLOB NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE records (id TEXT PRIMARY KEY, game TEXT NOT NULL, players INTEGER NOT NULL, names TEXT NOT NULL,
        ended_at INTEGER NOT NULL, seal BLOB NOT NULL, record TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE INDEX records_by_end ON records (ended_at, id);
    PRAGMA user_version = 1;
"""
NINE: Final = (9).to_bytes(8, "big")


def first_version(path: Path) -> None:
    """A file with two entries of one table, sealed by hand."""
    one = sha256(bytes(16) + b"\5" + (1).to_bytes(8, "big") + b"table" + b"begin").digest()[:16]
    two = sha256(one + b"\5" + (2).to_bytes(8, "big") + b"table" + b"on").digest()[:16]
    row = b"\5" + b"table".ljust(64, b"\0") + NINE + b"\0" + (2).to_bytes(8, "big") + two
    with closing(apsw.Connection(str(path))) as file:
        file.execute(FIRST).fetchall()
        file.execute("INSERT INTO entries VALUES ('table', 1, ?, ?)", (b"begin", one))
        file.execute("INSERT INTO entries VALUES ('table', 2, ?, ?)", (b"on", two))
        file.execute("INSERT INTO tables VALUES ('table', 9, 0, 2, ?, ?)", (two, sha256(b"table" + row).digest()[:16]))
        count = sha256(b"count" + b"6:tables" + b"1:1").digest()[:16]
        file.execute("INSERT INTO counts VALUES ('tables', 1, ?)", (count,))


def test_a_file_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    first_version(path)

    async def play() -> None:
        with closing(open_store(f"sqlite:///{path}")) as store:
            assert await store.damaged() == []
            assert await store.read("table") == [b"begin", b"on"]
            await store.append("table", 3, b"and on")
            await store.put_guest(b"digest", "g", "Ada")

    asyncio.run(play())

    with closing(open_store(f"sqlite:///{path}")) as store:
        assert at_once(store.unfinished()) == ["table"]
        assert at_once(store.read("table")) == [b"begin", b"on", b"and on"]
        assert at_once(store.guest(b"digest")) == Guest("g", "Ada")
    with closing(apsw.Connection(str(path))) as file:
        assert file.pragma("user_version") == VERSION
    assert not list(tmp_path.glob("*.damaged-*"))


def test_a_reader_leaves_a_file_of_the_first_version_alone(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    first_version(path)
    before = path.read_bytes()

    with pytest.raises(StoreError, match="old version 1"):
        open_store(f"sqlite:///{path}", is_reader=True)

    assert path.read_bytes() == before


def test_a_step_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "x.db"
    first_version(path)
    monkeypatch.setattr("tricktable.tables.stores.migrations.VERSION", 3)
    steps = ("", "CREATE TABLE second (x)", "CREATE TABLE third (x); CREATE TABLE second (x)")
    monkeypatch.setattr("tricktable.tables.stores.migrations.STEPS", steps)

    with closing(apsw.Connection(str(path))) as file:
        with pytest.raises(apsw.SQLError, match="second"):
            migrate(file, path)

        assert file.pragma("user_version") == 2
        assert file.table_exists("main", "second")
        assert not file.table_exists("main", "third")


@pytest.mark.parametrize("is_reader", [False, True])
def test_a_file_of_a_newer_version_is_refused_and_stays(tmp_path: Path, is_reader: bool) -> None:
    path = tmp_path / "x.db"
    open_store(f"sqlite:///{path}").close()
    with closing(apsw.Connection(str(path))) as file:
        file.pragma("user_version", VERSION + 1)
    before = path.read_bytes()

    with pytest.raises(StoreError, match=f"version {VERSION + 1}, and this one knows up to {VERSION}"):
        open_store(f"sqlite:///{path}", is_reader=is_reader)

    assert path.read_bytes() == before
