"""A store's file, to be read: by a server, and by others while it runs."""

import json
from asyncio import Future
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from logging import getLogger
from pathlib import Path
from threading import RLock
from typing import Any, Final

import apsw

from tricktable.tables.stores import file_studies, migrations, notes, salvages
from tricktable.tables.stores.contracts import (
    Damaged,
    DamagedRecord,
    DamagedTable,
    Finished,
    Guest,
    Hear,
    Listing,
    Played,
    Store,
    StoreError,
    Summary,
    Unattended,
    record_id,
)
from tricktable.tables.stores.files import (
    PATIENCE,
    Broken,
    damages_in,
    demand_file,
    heads_in,
    rows_of,
    suspicious,
    told,
)
from tricktable.tables.stores.leases import NOBODYS, Lease, Node
from tricktable.tables.stores.seals import Head, Row, head_seal, problem, record_seal, seal
from tricktable.tables.stores.studies import PracticeItem, Sat

_log: Final = getLogger(__name__)
_HEAD: Final = "SELECT position, is_finished, number, digest, seal FROM tables WHERE id = ?"
_LAST: Final = "SELECT entry FROM entries WHERE table_id = ? ORDER BY number DESC LIMIT 1"
_SUMMARIES: Final = """
    SELECT CAST(id AS BLOB), CAST(game AS BLOB), players, CAST(names AS BLOB), ended_at, seal, is_private
    FROM records WHERE is_private <= ? {0}
    ORDER BY ended_at DESC, id DESC LIMIT ?
"""
_PLACE: Final = "(SELECT ended_at, id FROM records WHERE id = ?)"
_PLAYED: Final = """
    SELECT CAST(id AS BLOB), CAST(game AS BLOB), players, CAST(names AS BLOB), records.ended_at, records.seal,
        is_private, played.ended_at, seat, played.seal
    FROM played JOIN records ON id = record_id WHERE guest = ? {0}
    ORDER BY played.ended_at DESC, record_id DESC LIMIT ?
"""
_UNNOTED: Final = """
    SELECT CAST(id AS BLOB) FROM unnoted JOIN tables ON id = table_id ORDER BY position
"""


class SqliteReader(Store):
    """A store's file, to be read and never written: while a server runs, or without one."""

    def __init__(self, path: Path) -> None:
        self._path: Final = path
        self._door: Final = RLock()
        self._damaged: dict[str, str] = {}
        self._is_closed = False
        with told(path):
            self._reads: Final = _connect_reader(path)

    def append_soon(
        self, table: str, number: int, entry: bytes, finished: Finished | None = None, epoch: int = NOBODYS
    ) -> Future[int]:
        raise self._read_only()

    async def enter(self, name: str, address: str) -> Node:
        raise self._read_only()

    async def renew(self, node: Node) -> None:
        raise self._read_only()

    async def leave(self, node: Node) -> None:
        raise self._read_only()

    async def nodes(self) -> list[Node]:
        return []

    async def begin(self, table: str, node: Node) -> Lease:
        raise self._read_only()

    async def acquire(self, table: str, node: Node) -> Lease:
        raise self._read_only()

    async def release(self, leases: Collection[Lease]) -> None:
        raise self._read_only()

    async def note(self, listings: Collection[Listing]) -> None:
        raise self._read_only()

    async def tell(self, channel: str, text: str) -> None:
        raise self._read_only()

    def listen(self, channel: str, hear: Hear) -> Callable[[], None]:
        raise self._read_only()

    async def note_players(self, table: str, record: str, guests: tuple[str, ...]) -> None:
        raise self._read_only()

    async def add_record(self, finished: Finished, ended_at: int) -> str:
        raise self._read_only()

    async def put_guest(self, digest: bytes, id: str, name: str) -> None:
        raise self._read_only()

    async def rename_guest(self, digest: bytes, name: str) -> None:
        raise self._read_only()

    async def forget_guests(self, seen_before: int, keep: Collection[str] = (), is_dry: bool = False) -> int:
        raise self._read_only()

    async def forget_tables(self, tables: Collection[str]) -> int:
        raise self._read_only()

    async def keep_review(self, record: str, seat: int, number: int, engine: str, review: bytes) -> None:
        raise self._read_only()

    async def practise(self, guest: str, items: Collection[PracticeItem]) -> None:
        raise self._read_only()

    async def put_practice(self, guest: str, item: PracticeItem) -> None:
        raise self._read_only()

    async def forget_practice(self, guest: str) -> None:
        raise self._read_only()

    async def sat(self, record: str) -> Sat | None:
        with self._reading() as file:
            return file_studies.sat(file, record)

    async def review(self, record: str, seat: int, engine: str) -> dict[int, bytes]:
        with self._reading() as file:
            return file_studies.review(file, record, seat, engine)

    async def practice(self, guest: str) -> list[PracticeItem]:
        with self._reading() as file:
            return file_studies.practice(file, guest)

    async def unfinished(self) -> list[str]:
        with self._reading() as file:
            heads, _ = heads_in(file)
            damaged = self._notes(file)
        return [table for table, head in heads.items() if not head.is_finished and table not in damaged]

    async def has(self, table: str) -> bool:
        with self._reading() as file:
            return table not in self._notes(file) and file.execute(_HEAD, (table,)).fetchone() is not None

    async def read(self, table: str) -> list[bytes]:
        with self._reading() as file:
            row = file.execute(_HEAD, (table,)).fetchone()
            rows = rows_of(file, table)
            if reason := self._notes(file).get(table):
                raise DamagedTable(table, reason)
            if row is None and not rows:
                raise KeyError(table)
            reason = _problem(table, row, rows)
        if reason:
            self._set_aside(table, reason)
            raise DamagedTable(table, reason)
        return [row.entry for row in rows]

    async def last(self, table: str) -> bytes:
        with self._reading() as file:
            row = file.execute(_LAST, (table,)).fetchone()
        if row is None:
            raise KeyError(table)
        entry: bytes = row[0]
        return entry

    async def damaged(self) -> list[Damaged]:
        with self._reading() as file:
            return [Damaged(table, reason) for table, reason in self._notes(file).items()]

    async def record(self, id: str) -> str | None:
        with self._reading() as file:
            row = file.execute("SELECT CAST(record AS BLOB) FROM records WHERE id = ?", (id,)).fetchone()
        if row is None:
            return None
        text: str = row[0].decode("utf-8", "replace")
        if record_id(text) != id:
            raise DamagedRecord(id, self._path)
        return text

    async def records(self, limit: int, before: str = "", has_private: bool = False) -> list[Summary]:
        where = f"AND (ended_at, id) < {_PLACE}" if before else ""
        bindings = (int(has_private), *([before] if before else []), max(limit, 0))
        with self._reading() as file:
            rows = file.execute(_SUMMARIES.format(where), bindings).fetchall()
        return [summary for row in rows if (summary := self._summary(row)) is not None]

    async def records_of(self, guest: str, limit: int, before: str = "") -> list[Played]:
        where = f"AND (played.ended_at, record_id) < {_PLACE}" if before else ""
        with self._reading() as file:
            bindings = (guest, *([before] if before else []), max(limit, 0))
            rows = file.execute(_PLAYED.format(where), bindings).fetchall()
        found = []
        row: tuple[Any, ...]  # what the file holds: the seals tell whether that is what was written
        for row in rows:
            ended_at, seat, its_seal = row[7:]
            summary = self._summary(row[:7])
            if summary is not None and its_seal == seal("played", guest, ended_at, row[0], seat):
                found.append(Played(summary, seat))
        return found

    def _summary(self, row: tuple[Any, ...]) -> Summary | None:  # Any: what the file holds
        """The line of a record; nothing if its seal says that it is not what was written."""
        id, game, players, names, ended_at, its_seal, is_private = row
        if its_seal != record_seal(id, game, players, names, ended_at, is_private):
            _log.error("the line of record %r in %s is damaged and left out", id, self._path)
            return None
        return Summary(id.decode(), game.decode(), players, tuple(json.loads(names)), ended_at)

    async def unnoted(self) -> list[str]:
        with self._reading() as file:
            damaged = self._notes(file)
            tables = [str(row[0].decode()) for row in file.execute(_UNNOTED)]
        return [table for table in tables if table not in damaged]

    async def offered(self) -> list[Listing]:
        with self._reading() as file:
            return notes.offered(file)

    async def listings_of(self, guest: str) -> list[Listing]:
        with self._reading() as file:
            return notes.listings_of(file, guest)

    async def listing(self, table: str) -> Listing | None:
        with self._reading() as file:
            return notes.listing(file, table)

    async def listed(self, tables: Collection[str]) -> set[str]:
        with self._reading() as file:
            return notes.listed(file, tables)

    async def unattended(self) -> list[Unattended]:
        with self._reading() as file:
            heads, _ = heads_in(file)
            damaged = self._notes(file)
            going_on = {table: head for table, head in heads.items() if not head.is_finished and table not in damaged}
            return notes.unattended(file, going_on)

    async def guest(self, digest: bytes) -> Guest | None:
        found = self._guest(digest)
        return found[0] if found else None

    async def forgotten(self, guests: Collection[str]) -> set[str]:
        query = "SELECT true FROM guests WHERE id = ? AND name = ''"
        with self._reading() as file:
            return {guest for guest in guests if file.execute(query, (guest,)).fetchone() is not None}

    def close(self) -> None:
        with self._door:
            self._is_closed = True
            self._reads.close()

    def _guest(self, digest: bytes) -> tuple[Guest, int] | None:
        with self._reading() as file:
            row = file.execute(
                "SELECT CAST(id AS BLOB), CAST(name AS BLOB), seen_at, seal FROM guests WHERE digest = ?", (digest,)
            ).fetchone()
        if row is None:
            return None
        id, name, seen_at, its_seal = row
        if its_seal != seal("guest", digest, id, name, seen_at):
            _log.error("a guest in %s is damaged and forgotten", self._path)
            return None
        return Guest(id.decode(), name.decode()), seen_at

    def _notes(self, file: apsw.Connection) -> dict[str, str]:
        """The tables that were set aside: those that the server found, and those that were found here."""
        return {**damages_in(file), **self._damaged}

    def _set_aside(self, table: str, reason: str) -> None:
        self._damaged[table] = reason
        _log.error("table %s in %s is damaged and set aside: %s", table, self._path, reason)

    @contextmanager
    def _reading(self) -> Iterator[apsw.Connection]:
        """The file at one moment."""
        with self._door, told(self._path):
            if self._is_closed:
                raise StoreError(f"{self._path} is closed")
            try:
                with suspicious(), self._reads:
                    yield self._reads
            except Broken as broken:
                raise StoreError(f"{self._path} is damaged: {broken}; the next start of the server mends it") from None

    def _read_only(self) -> StoreError:
        return StoreError(f"{self._path} was opened to be read: nothing may be written to it")


def _problem(table: str, row: tuple[Any, ...] | None, rows: list[Row]) -> str:  # Any: whatever the file holds
    """What is wrong with a table's row or its log, "" if all is well."""
    if row is None:
        return "its row is missing"
    position, is_finished, number, digest, its_seal = row
    head = Head(position, bool(is_finished), number, digest)
    if head_seal(table.encode(), head) != its_seal:
        return "its row is not what was written"
    return problem(table, head, rows)


def _connect_reader(path: Path) -> apsw.Connection:
    demand_file(path)
    try:
        connection = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READONLY)
        try:
            return _checked_reader(connection, path)
        except (apsw.CantOpenError, apsw.ReadOnlyError):
            # In a folder that may only be read SQLite cannot share the file. If no server does, that is no loss.
            connection.close()
            if salvages.beside(path, "-wal").exists():
                raise
            flags = apsw.SQLITE_OPEN_READONLY | apsw.SQLITE_OPEN_URI
            return _checked_reader(apsw.Connection(f"{path.as_uri()}?immutable=1", flags=flags), path)
    except apsw.NotADBError:
        raise StoreError(f"{path} is not a store of Tricktable") from None


def _checked_reader(connection: apsw.Connection, path: Path) -> apsw.Connection:
    try:
        connection.set_busy_timeout(PATIENCE)
        if connection.pragma("application_id") != migrations.APPLICATION:
            raise StoreError(f"{path} is not a store of Tricktable")
        version = migrations.version_of(connection, path)
        if version < migrations.VERSION:
            raise StoreError(f"{path} has the old version {version}: start a server with it once, which renews it")
    except BaseException:
        connection.close()
        raise
    return connection
