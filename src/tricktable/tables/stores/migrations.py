"""The tables of a store's file, version by version. A step that was ever released is never changed."""

import logging
import os
from pathlib import Path
from typing import Final

import apsw

from tricktable.tables.stores.contracts import StoreError
from tricktable.tables.stores.seals import seal
from tricktable.tables.stores.wals import PAGE

APPLICATION: Final = 0x54726B54
"""What SQLite's header calls our files by."""
STEPS: Final = (
    """
    CREATE TABLE entries (
        table_id TEXT NOT NULL,
        number INTEGER NOT NULL,
        entry BLOB NOT NULL,
        digest BLOB NOT NULL,
        PRIMARY KEY (table_id, number)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        position INTEGER NOT NULL,
        is_finished INTEGER NOT NULL,
        number INTEGER NOT NULL,
        digest BLOB NOT NULL,
        seal BLOB NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE counts (
        name TEXT PRIMARY KEY,
        count INTEGER NOT NULL,
        seal BLOB NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE damages (
        table_id TEXT PRIMARY KEY,
        reason TEXT NOT NULL,
        seal BLOB NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE records (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        players INTEGER NOT NULL,
        names TEXT NOT NULL,
        ended_at INTEGER NOT NULL,
        seal BLOB NOT NULL,
        record TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX records_by_end ON records (ended_at, id);
    """,
    """
    CREATE TABLE guests (
        digest BLOB PRIMARY KEY,
        id TEXT NOT NULL,
        name TEXT NOT NULL,
        seen_at INTEGER NOT NULL,
        seal BLOB NOT NULL
    ) STRICT, WITHOUT ROWID;
    """,
    "ALTER TABLE records ADD COLUMN is_private INTEGER NOT NULL DEFAULT 0;",
    """
    CREATE TABLE played (
        guest TEXT NOT NULL,
        ended_at INTEGER NOT NULL,
        record_id TEXT NOT NULL,
        seat INTEGER NOT NULL,
        seal BLOB NOT NULL,
        PRIMARY KEY (guest, ended_at, record_id)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE unnoted (table_id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
    INSERT INTO unnoted SELECT id FROM tables WHERE is_finished;
    """,
    """
    CREATE TABLE listings (
        table_id TEXT PRIMARY KEY,
        number INTEGER NOT NULL,
        opened_at INTEGER NOT NULL,
        host TEXT NOT NULL,
        guests TEXT NOT NULL,
        awaited TEXT NOT NULL,
        goes_on INTEGER NOT NULL,
        is_offered INTEGER NOT NULL,
        wakes_at INTEGER NOT NULL,
        form BLOB NOT NULL,
        seal BLOB NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX listings_by_host ON listings (host);
    CREATE TABLE seats (
        guest TEXT NOT NULL,
        table_id TEXT NOT NULL,
        PRIMARY KEY (guest, table_id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX seats_by_table ON seats (table_id);
    """,
    """
    CREATE TABLE reviews (
        record_id TEXT NOT NULL,
        seat INTEGER NOT NULL,
        number INTEGER NOT NULL,
        engine TEXT NOT NULL,
        review BLOB NOT NULL,
        kept_at INTEGER NOT NULL,
        seal BLOB NOT NULL,
        PRIMARY KEY (record_id, seat, number)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX reviews_by_age ON reviews (kept_at);
    CREATE TABLE practice (
        guest TEXT NOT NULL,
        record_id TEXT NOT NULL,
        seat INTEGER NOT NULL,
        position INTEGER NOT NULL,
        game TEXT NOT NULL,
        due_at INTEGER NOT NULL,
        solved INTEGER NOT NULL,
        seal BLOB NOT NULL,
        PRIMARY KEY (guest, record_id, seat, position)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX played_by_record ON played (record_id);
    CREATE INDEX guests_by_id ON guests (id);
    """,
)
VERSION: Final = len(STEPS)
_log: Final = logging.getLogger(__name__)


def create(path: Path) -> apsw.Connection:
    """A new file with nothing in it. Whoever makes it fills it and gives it its name: half a store is never seen."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    connection = apsw.Connection(str(path))
    connection.pragma("page_size", PAGE)
    connection.pragma("journal_mode", "WAL")
    connection.pragma("synchronous", "FULL")
    with connection:
        connection.pragma("application_id", APPLICATION)
        connection.execute(STEPS[0])
        connection.execute("INSERT INTO counts VALUES ('tables', 0, ?)", (seal("count", "tables", 0),))
        connection.pragma("user_version", 1)
    _bring_up(connection, 1)
    return connection


def migrate(connection: apsw.Connection, path: Path) -> None:
    """Brings a file up to date, each step whole or not at all."""
    version = version_of(connection, path)
    _bring_up(connection, version)
    if version < VERSION:
        _log.info("brought %s from version %d to %d", path, version, VERSION)


def _bring_up(connection: apsw.Connection, version: int) -> None:
    for number, step in enumerate(STEPS[version:], version + 1):
        with connection:
            connection.execute(step)
            connection.pragma("user_version", number)


def version_of(connection: apsw.Connection, path: Path) -> int:
    """The version of a file. Refuses one from the future."""
    version: int = connection.pragma("user_version")
    if version > VERSION:
        raise StoreError(
            f"{path} was written by a newer Tricktable: it has version {version}, and this one knows up to {VERSION}"
        )
    return version
