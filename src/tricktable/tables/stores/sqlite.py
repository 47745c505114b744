"""A store in one SQLite file, for one server; others may read beside it."""

import asyncio
import json
from collections.abc import Callable, Collection
from contextlib import ExitStack, suppress
from logging import getLogger
from os import replace
from pathlib import Path
from typing import Final

import apsw

from tricktable.tables.stores import file_studies, migrations, notes, salvages
from tricktable.tables.stores.alone import Alone
from tricktable.tables.stores.contracts import (
    SEEN_AGAIN,
    Damaged,
    Finished,
    Guest,
    Listing,
    StoreError,
    Unattended,
    check_append,
    check_record,
    check_review,
    check_text,
    now,
    record_id,
)
from tricktable.tables.stores.files import Broken, Found, open_checked, set_aside, sync_folder, told
from tricktable.tables.stores.leases import LEASE, NOBODYS
from tricktable.tables.stores.locks import Lock
from tricktable.tables.stores.marks import Mark, left_beside
from tricktable.tables.stores.readers import SqliteReader
from tricktable.tables.stores.seals import record_seal, seal
from tricktable.tables.stores.studies import PracticeItem
from tricktable.tables.stores.writers import Append, Change, Removal, Writer

OLD_GUESTS: Final = """
    seen_at < ? AND id NOT IN (SELECT value FROM json_each(?)) AND id NOT IN (SELECT guest FROM seats)
"""
_log: Final = getLogger(__name__)


class SqliteStore(Alone, SqliteReader):
    """The store of the one server that writes to the file. The lock on the file makes everything in it this process's
    own: leases need no place there."""

    def __init__(self, path: Path, lease: float = LEASE) -> None:
        Alone.__init__(self, lease)
        with told(path):
            path.parent.mkdir(parents=True, exist_ok=True)
        with ExitStack() as undo:
            self._lock: Final = Lock(path)
            undo.callback(self._lock.release)
            with told(path):
                left = left_beside(path)
                self._connection, found, is_saved = _open(path, left is not None and left.is_clean)
                undo.callback(self._connection.close)
                if left is not None and found.entries < left.entries and not is_saved:
                    _tell_of_loss(self._connection, path, found, left.entries - found.entries)
                self._connection.pragma("secure_delete", "ON")  # who wants to be forgotten leaves no trace
                self._mark: Final = Mark(path, found.entries)
            SqliteReader.__init__(self, path)
            undo.pop_all()
        self._damaged = found.damaged
        self._writer: Final = Writer(path, self._connection, found, _keep, self._mark)

    def append_soon(
        self, table: str, number: int, entry: bytes, finished: Finished | None = None, epoch: int = NOBODYS
    ) -> asyncio.Future[int]:
        future: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        try:
            check_append(table, number, entry, finished)
            self.book.check(table, epoch)
            self._writer.put(Append(future, table, number, entry, finished))
        except StoreError as error:
            future.set_exception(error)
        return future

    async def unfinished(self) -> list[str]:
        self._check_open()
        return [table for table in list(self._writer.heads) if table not in self._damaged]

    async def damaged(self) -> list[Damaged]:
        self._check_open()
        return [Damaged(table, reason) for table, reason in list(self._damaged.items())]

    async def note(self, listings: Collection[Listing]) -> None:
        await self._write(lambda file: notes.note(file, listings))

    async def offered(self) -> list[Listing]:
        return [each for each in await super().offered() if self.book.holder(each.table) is not None]

    async def unattended(self) -> list[Unattended]:
        with self._reading() as file:
            found = notes.unattended(file, dict(self._writer.heads))
        return [each for each in found if each.table not in self._damaged and self.book.holder(each.table) is None]

    async def note_players(self, table: str, record: str, guests: tuple[str, ...]) -> None:
        await self._write(lambda file: _note_players(file, record, guests) + _cross_off(file, table))

    async def add_record(self, finished: Finished, ended_at: int) -> str:
        check_record(finished)
        await self._write(lambda file: _keep(file, finished, ended_at))
        return record_id(finished.record)

    async def guest(self, digest: bytes) -> Guest | None:
        found = self._guest(digest)
        if found is None:
            return None
        guest, seen_at = found
        if now() - seen_at > SEEN_AGAIN:
            self._writer.put(Change(None, lambda file: _see_guest(file, digest)))
        return guest

    async def put_guest(self, digest: bytes, id: str, name: str) -> None:
        check_text("guest", id, name)
        await self._write(lambda file: _put_guest(file, digest, id, name))

    async def rename_guest(self, digest: bytes, name: str) -> None:
        check_text("guest", name)
        if not await self._write(lambda file: _see_guest(file, digest, name)):
            raise KeyError(digest)

    async def forget_guests(self, seen_before: int, keep: Collection[str] = (), is_dry: bool = False) -> int:
        kept = json.dumps(list(keep))
        if is_dry:
            return self._count_guests(seen_before, kept)
        return await self._write(lambda file: _forget_guests(file, seen_before, kept))

    async def forget_tables(self, tables: Collection[str]) -> int:
        future: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._writer.put(Removal(future, tuple([table for table in tables if self.book.holder(table) is None])))
        return await future

    async def keep_review(self, record: str, seat: int, number: int, engine: str, review: bytes) -> None:
        check_review(record, engine, review)
        moment = now()
        await self._write(lambda file: file_studies.keep_review(file, record, seat, number, engine, review, moment))

    async def practise(self, guest: str, items: Collection[PracticeItem]) -> None:
        check_text("practice", guest, *[text for each in items for text in (each.record, each.game)])
        await self._write(lambda file: file_studies.practise(file, guest, items))

    async def put_practice(self, guest: str, item: PracticeItem) -> None:
        check_text("practice", guest, item.record, item.game)
        await self._write(lambda file: file_studies.put_practice(file, guest, item))

    async def forget_practice(self, guest: str) -> None:
        await self._write(lambda file: file_studies.forget_practice(file, guest))

    def close(self) -> None:
        """Writes all that waits, moves the write-ahead log into the file, and lets others have it."""
        with self._door:
            if self._is_closed:
                return
            self._writer.close()
            SqliteReader.close(self)
            is_clean = False
            try:
                busy = self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
                is_clean = busy is not None and busy[0] == 0
            except apsw.Error as error:  # all is in the write-ahead log, and the next one to open it will read that
                _log.warning("the write-ahead log of %s stays: %s", self._path, error)
            self._connection.close()
            self._mark.close(self._writer.entries, is_clean and self._path.exists())
            self._lock.release()

    def _count_guests(self, seen_before: int, kept: str) -> int:
        with self._reading() as file:
            row = file.execute(f"SELECT count(*) FROM guests WHERE {OLD_GUESTS}", (seen_before, kept)).fetchone()
        assert row is not None
        count: int = row[0]
        return count

    def _check_open(self) -> None:
        if self._is_closed:
            raise StoreError(f"{self._path} is closed")

    async def _write(self, write: Callable[[apsw.Connection], int]) -> int:
        future: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._writer.put(Change(future, write))
        return await future

    def _notes(self, file: apsw.Connection) -> dict[str, str]:
        return self._damaged

    def _set_aside(self, table: str, reason: str) -> None:
        SqliteReader._set_aside(self, table, reason)
        with suppress(StoreError):  # closed meanwhile: then it is found again
            self._writer.put(Change(None, lambda file: set_aside(file, table, reason)))


def _tell_of_loss(connection: apsw.Connection, path: Path, found: Found, lost: int) -> None:
    """What somebody was told to be safe is gone: the file was put back to an earlier one, or its -wal was cut."""
    reason = f"{lost} entries that had been written are missing: the file or its -wal is older than what was in it"
    _log.error("%s: %s", path, reason)
    found.damaged["?entries"] = reason
    with suppress(apsw.FullError, apsw.IOError):
        set_aside(connection, "?entries", reason)


def _open(path: Path, is_clean: bool) -> tuple[apsw.Connection, Found, bool]:
    """Opens the file of the one who writes: a new one, if there is none, and what is whole of a damaged one; then the
    last is true, and the loss has been told."""
    salvages.complete(path)
    if not path.exists():
        _create(path)
    try:
        return *open_checked(path, is_clean), False
    except Broken as broken:
        salvages.salvage(path, str(broken))
    try:
        return *open_checked(path), True
    except Broken as broken:
        raise StoreError(f"{path} is damaged, and so is what was saved of it: {broken}") from None


def _create(path: Path) -> None:
    left = salvages.beside(path, "-wal")
    if left.exists() and left.stat().st_size:
        raise StoreError(f"{path} is missing, but not {left.name}: restore the one or remove the other")
    new = salvages.beside(path, ".new")
    salvages.remove(new)
    migrations.create(new).close()
    replace(new, path)
    sync_folder(path.parent)


def _keep(file: apsw.Connection, finished: Finished, ended_at: int | None = None) -> int:
    """Keeps a record, unless it is there already."""
    id = record_id(finished.record)
    names = json.dumps(finished.names)
    summary = (id, finished.game, finished.players, names, now() if ended_at is None else ended_at)
    is_private = int(finished.is_private)
    row = (*summary, record_seal(*summary, is_private), finished.record, is_private)
    file.execute("INSERT OR IGNORE INTO records VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
    changes = file.changes()
    _note_players(file, id, finished.guests)
    return changes


def _note_players(file: apsw.Connection, record: str, guests: tuple[str, ...]) -> int:
    """Notes who played a match; nothing if its record is not here."""
    found = file.execute("SELECT ended_at FROM records WHERE id = ?", (record,)).fetchone() if any(guests) else None
    if found is None:
        return 0
    rows = [(guest, found[0], record, seat) for seat, guest in enumerate(guests) if guest]
    sealed = [(*row, seal("played", *row)) for row in rows]
    file.executemany("INSERT OR REPLACE INTO played VALUES (?, ?, ?, ?, ?)", sealed)
    return len(sealed)


def _cross_off(file: apsw.Connection, table: str) -> int:
    file.execute("DELETE FROM unnoted WHERE table_id = ?", (table,))
    return file.changes()


def _put_guest(file: apsw.Connection, digest: bytes, id: str, name: str) -> int:
    row = (digest, id, name, now())
    file.execute("INSERT OR REPLACE INTO guests VALUES (?, ?, ?, ?, ?)", (*row, seal("guest", *row)))
    return file.changes()


def _see_guest(file: apsw.Connection, digest: bytes, name: str | None = None) -> int:
    """Notes that a guest is here, perhaps under a new name."""
    row = file.execute("SELECT id, name FROM guests WHERE digest = ?", (digest,)).fetchone()
    return 0 if row is None else _put_guest(file, digest, row[0], row[1] if name is None else name)


def _forget_guests(file: apsw.Connection, seen_before: int, kept: str) -> int:
    theirs = f"DELETE FROM practice WHERE guest IN (SELECT id FROM guests WHERE {OLD_GUESTS})"
    file.execute(theirs, (seen_before, kept))
    file.execute(f"DELETE FROM guests WHERE {OLD_GUESTS}", (seen_before, kept))
    return file.changes()
