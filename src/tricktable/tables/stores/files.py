"""A store's file: how it is opened, and whether it can be trusted."""

import os
import struct
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from logging import getLogger
from pathlib import Path
from typing import Final

import apsw

from tricktable.tables.stores import migrations
from tricktable.tables.stores.contracts import StoreError
from tricktable.tables.stores.seals import Head, Row, head_seal, problem, seal
from tricktable.tables.stores.wals import PAGE, Wal

MEGABYTE: Final = 1 << 20
WORTH_TELLING: Final = 64 * MEGABYTE
"""Bytes of a file whose check takes seconds."""
TOLD_EACH: Final = 1000
"""Tables after which it is told how far a check is."""
PATIENCE: Final = 5000
"""Milliseconds in which another program has to let go of the file."""
HEADS: Final = "SELECT CAST(id AS BLOB), position, is_finished, number, digest, seal FROM tables ORDER BY id"
ROWS: Final = "SELECT number, entry, digest FROM entries WHERE table_id = ? ORDER BY number"
# What never changes in the first page of our files: place and bytes.
CONSTANTS: Final = (
    (0, b"SQLite format 3\0" + PAGE.to_bytes(2, "big") + b"\2\2\0\x40\x20\x20"),
    (44, (4).to_bytes(4, "big")),
    (52, bytes(4)),
    (56, (1).to_bytes(4, "big")),
    (68, migrations.APPLICATION.to_bytes(4, "big")),
)
_log: Final = getLogger(__name__)


class Broken(Exception):
    """A file that SQLite, or the seals in it, say is damaged."""


@dataclass(frozen=True)
class Found:
    """What a file says about its tables."""

    heads: dict[str, Head]
    """Of all tables that go on and are whole, oldest first."""
    damaged: dict[str, str]
    count: int
    """Of all tables, also of the finished and the damaged ones."""
    newest: int
    """The position of the newest table."""
    entries: int
    """Of all tables together."""


@contextmanager
def told(path: Path) -> Iterator[None]:
    """Puts errors of SQLite and the system into words."""
    try:
        yield
    except apsw.Error as error:
        raise StoreError(sentence(path, error)) from error
    except OSError as error:
        raise StoreError(f"{path}: {error.strerror or error}") from error


def demand_file(path: Path) -> None:
    """Raises `StoreError` if there is nothing that could be read."""
    if not path.is_file():
        reason = "it is a directory" if path.is_dir() else "there is no such file"
        raise StoreError(f"{path} cannot be read: {reason}")


def sentence(path: Path, error: Exception) -> str:
    """What an error, mostly of SQLite, means for people."""
    match error:
        case apsw.FullError():
            return f"{path} cannot be written: the disk is full"
        case apsw.ReadOnlyError() | apsw.PermissionsError():
            return f"{path} cannot be written: it may only be read"
        case apsw.CantOpenError():
            return f"{path} cannot be opened: {error}"
        case apsw.BusyError() | apsw.LockedError():
            return f"{path} cannot be written: another program holds on to it"
        case apsw.IOError():
            return f"{path} cannot be read or written: {error}"
        case apsw.CorruptError() | apsw.NotADBError():
            return f"{path} is damaged: {error}"
    return f"{path}: {type(error).__name__}: {error}"


@contextmanager
def suspicious() -> Iterator[None]:
    """Takes every error for damage that does not come from the system below."""
    system = (apsw.FullError, apsw.ReadOnlyError, apsw.PermissionsError, apsw.CantOpenError, apsw.BusyError)
    try:
        yield
    except (*system, apsw.IOError):
        raise
    except (apsw.Error, MemoryError, TypeError, ValueError, struct.error) as error:
        if isinstance(error, StoreError):
            raise
        raise Broken(str(error) or type(error).__name__) from error


def open_checked(path: Path, is_clean: bool = False) -> tuple[apsw.Connection, Found]:
    """A connection for the one who writes, and what the file says about its tables. What was closed in order and not
    touched since is not checked from end to end: whoever reads a log checks it anyway."""
    check_header(path)
    left = Wal(path)
    connection = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READWRITE)
    try:
        # Until all is known to be well, nothing of what was left behind may change: not even by closing.
        connection.config(apsw.SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1)
        connection.set_busy_timeout(PATIENCE)
        with suspicious():
            connection.pragma("synchronous", "FULL")
            _check_wal(connection, left, path)
            if connection.readonly("main"):
                raise StoreError(f"{path} cannot be written: it may only be read")
            if not migrations.version_of(connection, path):
                raise Broken("the header has no version")
            if not is_clean:
                _check_pages(connection, path)
            migrations.migrate(connection, path)
            found = _survey(connection, path, is_clean)
        connection.config(apsw.SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 0)
    except BaseException:
        connection.close()
        raise
    return connection, found


def _check_pages(connection: apsw.Connection, path: Path) -> None:
    """Raises `Broken` if SQLite finds something wrong; says so where that takes a while."""
    size = path.stat().st_size
    if size > WORTH_TELLING:
        _log.info("%s was not closed in order: all of its %d MB are checked first", path, size // MEGABYTE)
    answer = str(connection.execute("PRAGMA quick_check(1)").get)
    if answer != "ok":
        raise Broken(" ".join(answer.split()))


def check_header(path: Path) -> None:
    """Refuses a file that is not ours; one that is and has a damaged header is broken."""
    # Not while there is a connection in this process: closing the file would take its locks away.
    with path.open("rb") as file:
        first = file.read(PAGE)
    if not first:
        raise StoreError(f"{path} is empty: remove it to begin a new store, or restore it from a copy")
    wrong = [place for place, expected in CONSTANTS if first[place : place + len(expected)] != expected]
    if wrong:
        place, expected = CONSTANTS[-1]
        is_blank = not any(first) and path.stat().st_size > PAGE  # nobody's file but a damaged one begins so
        if is_blank or first[place : place + len(expected)] == expected or b"CREATE TABLE entries" in first:
            raise Broken(f"the header is damaged near byte {wrong[0]}")
        raise StoreError(f"{path} is not a store of Tricktable: nothing was changed")


def _check_wal(connection: apsw.Connection, left: Wal, path: Path) -> None:
    """Did SQLite read all that a killed process left behind?"""
    if not left.end:
        return
    row = connection.execute("PRAGMA wal_checkpoint(NOOP)").fetchone()
    taken = row[1] if row is not None else 0
    lost = left.ends_after(taken)
    if lost > 1:  # each transaction was on the disk before the next one began
        raise Broken(f"the write-ahead log is damaged: {lost} transactions follow after frame {taken}")
    if lost:
        _log.warning("the last write to %s had not been completed and was undone, as after a power failure", path)


def heads_in(connection: apsw.Connection) -> tuple[dict[str, Head], int]:
    """All tables, oldest first, and how many there should be."""
    found = []
    for name, position, is_finished, number, digest, its_seal in connection.execute(HEADS):
        head = Head(position, bool(is_finished), number, digest)
        if head_seal(name, head) != its_seal:
            raise Broken("the row of a table is not what was written")
        found.append((name.decode(), head))
    count = count_in(connection)
    if count != len(found):
        raise Broken(f"there are {len(found)} tables instead of {count}")
    found.sort(key=lambda pair: pair[1].position)
    return dict(found), count


def count_in(connection: apsw.Connection) -> int:
    """How many tables there should be."""
    row = connection.execute("SELECT count, seal FROM counts WHERE name = 'tables'").fetchone()
    if row is None or row[1] != seal("count", "tables", row[0]):
        raise Broken("the number of tables is not what was written")
    count: int = row[0]
    return count


def damages_in(connection: apsw.Connection) -> dict[str, str]:
    """The tables that were set aside before, with the reasons."""
    damaged = {}
    for name, reason, its_seal in connection.execute(
        "SELECT CAST(table_id AS BLOB), CAST(reason AS BLOB), seal FROM damages ORDER BY table_id"
    ):
        if its_seal != seal("damage", name, reason):
            raise Broken("the note of a damaged table is not what was written")
        damaged[name.decode()] = reason.decode()
    return damaged


def rows_of(connection: apsw.Connection, table: str) -> list[Row]:
    """A table's log as it is found."""
    return [Row(*row) for row in connection.execute(ROWS, (table,))]


def _survey(connection: apsw.Connection, path: Path, is_clean: bool) -> Found:
    """Looks at all tables, checks the logs of those that go on unless the file was closed in order, and sets aside
    those that are not whole."""
    heads, count = heads_in(connection)
    damaged = damages_in(connection)
    newest = max((head.position for head in heads.values()), default=0)
    going_on = {table: head for table, head in heads.items() if not head.is_finished and table not in damaged}
    for place, table in enumerate([] if is_clean else list(going_on)):
        if place and place % TOLD_EACH == 0:
            _log.info("%s: the logs of %d of %d tables that go on are checked", path, place, len(going_on))
        if reason := problem(table, going_on[table], rows_of(connection, table)):
            del going_on[table]
            damaged[table] = reason
            _log.error("table %s in %s is damaged and set aside: %s", table, path, reason)
            with suppress(apsw.FullError, apsw.IOError):  # it is found again
                set_aside(connection, table, reason)
    return Found(going_on, damaged, count, newest, sum(head.number for head in heads.values()))


def set_aside(connection: apsw.Connection, table: str, reason: str) -> int:
    """Notes that a table is damaged; its row and log stay as they are."""
    row = (table, reason, seal("damage", table, reason))
    connection.execute("INSERT OR REPLACE INTO damages VALUES (?, ?, ?)", row)
    return connection.changes()


def sync_folder(folder: Path) -> None:
    """Makes new names of files durable."""
    with suppress(OSError):  # some file systems do not do that for folders
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
