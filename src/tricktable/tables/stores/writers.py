"""The one thread that writes: everything that waits goes into one transaction, and is answered after its commit."""

import os
from asyncio import AbstractEventLoop, Future
from collections.abc import Callable, Collection
from contextlib import suppress
from logging import getLogger
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Final, NamedTuple

import apsw

from tricktable.tables.stores import notes
from tricktable.tables.stores.contracts import Finished, StoreError, is_over, not_next
from tricktable.tables.stores.files import Found, sentence
from tricktable.tables.stores.marks import Mark
from tricktable.tables.stores.seals import START, Head, entry_digest, head_seal, seal

LARGEST: Final = 1000
"""The most orders of a group: the first of them should not wait for all."""
_INSERT: Final = "INSERT INTO entries VALUES (?, ?, ?, ?)"
_HEAD: Final = "SELECT position, is_finished, number, digest FROM tables WHERE id = ?"
_UPSERT: Final = """
    INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE
    SET is_finished = excluded.is_finished, number = excluded.number, digest = excluded.digest, seal = excluded.seal
"""
_COMMON: Final = (apsw.FullError, apsw.IOError, apsw.BusyError, apsw.ReadOnlyError, apsw.CorruptError)
"""What would happen to each order of a group, and not to one of them."""
_log: Final = getLogger(__name__)

Done = tuple["Future[int] | None", int, str]
"""Who waits, the answer, and why there is none."""


class Append(NamedTuple):
    """An entry that waits to be written."""

    future: "Future[int] | None"
    table: str
    number: int
    entry: bytes
    finished: Finished | None


class Change(NamedTuple):
    """Anything else that waits to be written."""

    future: "Future[int] | None"
    write: Callable[[apsw.Connection], int]


class Removal(NamedTuple):
    """Tables that go on no more, to be forgotten with their logs."""

    future: "Future[int] | None"
    tables: tuple[str, ...]


Order = Append | Change | Removal


class Written(NamedTuple):
    """What came of a group."""

    done: list[Done]
    heads: dict[str, Head]
    """Of the tables that were written to."""
    tables: int
    """How many there are now."""
    newest: int
    gone: set[str]
    """The tables that were forgotten."""
    entries: int


class Writer:
    """Owns the connection that writes, and knows where every log ends."""

    def __init__(
        self,
        path: Path,
        connection: apsw.Connection,
        found: Found,
        keep: Callable[[apsw.Connection, Finished], int],
        mark: Mark,
    ) -> None:
        self._path: Final = path
        self._connection: Final = connection
        self._keep: Final = keep
        self.heads: Final = found.heads
        """Of the tables that go on, oldest first."""
        self.damaged: Final = found.damaged
        """Tables to which nothing is written, with the reasons."""
        self._mark: Final = mark
        self._file: Final = _identity(path)
        self._wal: tuple[int, int] | None = None
        """Which files these are: they could be removed or replaced while we hold them."""
        self.entries = found.entries
        """Of all tables together."""
        self._count = found.count
        self._newest = found.newest
        self._queue: Final[SimpleQueue[Order | None]] = SimpleQueue()
        self._door: Final = Lock()
        self._is_closed = False
        self._thread: Final = Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    def put(self, order: Order) -> None:
        """Takes an order. The thread is only woken if it sleeps."""
        with self._door:
            if self._is_closed:
                raise StoreError(f"{self._path} is closed")
            self._queue.put(order)

    def close(self) -> None:
        """Writes all that waits, and ends the thread."""
        with self._door:
            if not self._is_closed:
                self._is_closed = True
                self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        goes_on = True
        while goes_on:
            group: list[Order] = []
            order = self._queue.get()
            with suppress(Empty):
                while order is not None:
                    group.append(order)
                    if len(group) == LARGEST:
                        break
                    order = self._queue.get_nowait()
            goes_on = order is not None
            if group:
                _answer(self._commit(group))

    def _commit(self, group: list[Order]) -> list[Done]:
        """Writes a group, whole or not at all; says for each order what came of it."""
        try:
            written = self._write(group)
            if not self._is_there():
                reason = f"{self._path} is not there any more: it, or its -wal, was removed or replaced"
                _log.error("nothing was kept: %s", reason)
                return [(order.future, 0, reason) for order in group]
        except Exception as error:
            with suppress(apsw.Error):
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
            if len(group) > 1 and not isinstance(error, _COMMON):
                # One of them has something about it that nobody foresaw: the others shall not suffer.
                return [each for order in group for each in self._commit([order])]
            reason = sentence(self._path, error)
            _log.error("nothing was written: %s", reason)
            return [(order.future, 0, reason) for order in group]
        self._count, self._newest, entries = written.tables, written.newest, written.entries
        for table in written.gone:
            del self.heads[table]
        if entries != self.entries:
            self.entries = entries
            self._mark.set(entries)
        for table, head in written.heads.items():
            if head.is_finished:
                self.heads.pop(table, None)
            else:
                self.heads[table] = head
        return written.done

    def _is_there(self) -> bool:
        """What was just written is in the files that the next server will open."""
        wal = _identity(self._path.with_name(self._path.name + "-wal"))
        if self._wal is None:
            self._wal = wal
        return wal is not None and wal == self._wal and _identity(self._path) == self._file

    def _write(self, group: list[Order]) -> Written:
        connection = self._connection
        heads: dict[str, Head] = {}
        rows: list[tuple[str, int, bytes, bytes]] = []
        done: list[Done] = []
        count, newest = self._count, self._newest
        gone: set[str] = set()
        connection.execute("BEGIN IMMEDIATE")
        for order in group:
            if isinstance(order, Change):
                done.append((order.future, order.write(connection), ""))
                continue
            if isinstance(order, Removal):
                known = list((self.heads.keys() & order.tables) - heads.keys() - gone)
                _remove(connection, known)
                gone.update(known)
                done.append((order.future, len(known), ""))
                continue
            future, table, number, entry, finished = order
            head = heads.get(table) or self._head(table, gone)
            if reason := self._refusal(table, number, head, finished):
                done.append((future, 0, reason))
                continue
            if head is None:
                count += 1
                newest += 1
                head = Head(newest, False, 0, START)
            digest = entry_digest(head.digest, table.encode(), number, entry)
            rows.append((table, number, entry, digest))
            heads[table] = Head(head.position, head.is_finished or finished is not None, number, digest)
            if finished is not None:
                self._keep(connection, finished)
                notes.cross_off(connection, table)
            done.append((future, 0, ""))
        connection.executemany(_INSERT, rows)
        connection.executemany(
            _UPSERT, [(table, *head, head_seal(table.encode(), head)) for table, head in heads.items()]
        )
        count -= len(gone)
        if count != self._count:
            connection.execute(
                "UPDATE counts SET count = ?, seal = ? WHERE name = 'tables'", (count, seal("count", "tables", count))
            )
        connection.execute("COMMIT")
        forgotten = sum(self.heads[table].number for table in gone)
        return Written(done, heads, count, newest, gone, self.entries + len(rows) - forgotten)

    def _head(self, table: str, gone: set[str]) -> Head | None:
        """Where a table's log ended before this group. Those that go on are remembered, unless they were forgotten in
        it; those whose match is over are looked up."""
        if table in self.heads and table not in gone:
            return self.heads[table]
        row = self._connection.execute(_HEAD, (table,)).fetchone()
        return None if row is None else Head(row[0], bool(row[1]), row[2], row[3])

    def _refusal(self, table: str, number: int, head: Head | None, finished: Finished | None) -> str:
        """Why an entry cannot be appended, "" if it can."""
        if table in self.damaged:
            return f"nothing may be appended to table {table}: its log is damaged ({self.damaged[table]})"
        if finished is not None and head is not None and head.is_finished:
            return is_over(table)
        last = 0 if head is None else head.number
        return not_next(table, number, last) if number != last + 1 else ""


def _remove(connection: apsw.Connection, tables: Collection[str]) -> None:
    names = [(table,) for table in tables]
    connection.executemany("DELETE FROM entries WHERE table_id = ?", names)
    connection.executemany("DELETE FROM tables WHERE id = ?", names)
    for table in tables:
        notes.cross_off(connection, table)


def _identity(path: Path) -> tuple[int, int] | None:
    """Which file has this name now."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _answer(done: list[Done]) -> None:
    """Tells all who wait, with one call for each event loop: mostly there is one."""
    by_loop: dict[AbstractEventLoop, list[Done]] = {}
    for each in done:
        if each[0] is not None:
            by_loop.setdefault(each[0].get_loop(), []).append(each)
    for loop, answers in by_loop.items():
        with suppress(RuntimeError):  # a loop that was closed has nobody who waits
            loop.call_soon_threadsafe(_resolve, answers)


def _resolve(answers: list[Done]) -> None:
    for future, answer, reason in answers:
        if future is None or future.done():  # cancelled
            continue
        if reason:
            future.set_exception(StoreError(reason))
        else:
            future.set_result(answer)
