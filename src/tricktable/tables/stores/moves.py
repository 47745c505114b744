"""Moving a hall from one store to another, byte for byte: logs with their digests, records, who played them, guests and
what they practise.

What is moved is rows with their seals, which mean the same in every store that lasts. Either everything arrives or
nothing does. Neither side may be in use meanwhile. What lists show of tables is not moved, nor what reviews found: it
is noted, or found, again.
"""

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Final, NamedTuple

from tricktable.tables.stores.addresses import DATABASES, FILE, without_password
from tricktable.tables.stores.leases import StoreError
from tricktable.tables.stores.seals import START, Head, entry_digest, head_seal

Cell = str | int | bool | bytes
Rows = list[tuple[Cell, ...]]
COLUMNS: Final = {
    "tables": ("id", "position", "is_finished", "number", "digest", "seal"),
    "entries": ("table_id", "number", "entry", "digest"),
    "damages": ("table_id", "reason", "seal"),
    "records": ("id", "game", "players", "names", "ended_at", "seal", "record", "is_private"),
    "played": ("guest", "ended_at", "record_id", "seat", "seal"),
    "unnoted": ("table_id",),
    "guests": ("digest", "id", "name", "seen_at", "seal"),
    "practice": ("guest", "record_id", "seat", "position", "game", "due_at", "solved", "seal"),
}
"""What is moved, in this order."""
ORDERS: Final = {
    "entries": "table_id, number",
    "played": "guest, ended_at, record_id",
    "guests": "digest",
    "practice": "guest, record_id, seat, position",
}
"""By what rows are sorted, where that is not the first column."""
FLAGS: Final = ("is_finished", "is_private")
BYTES: Final = ("digest", "seal", "entry", "record")
BATCH: Final = 2000
"""Rows that are moved at a time; entries may be long."""

Told = Callable[[int, int], None]
"""Is told how many rows have been moved, of how many."""


class Source(ABC):
    """A store that is read from, at one moment."""

    place: str

    @abstractmethod
    async def count(self, kind: str) -> int:
        """How many rows there are of this kind."""

    @abstractmethod
    def rows(self, kind: str) -> AsyncIterator[Rows]:
        """All rows of this kind, some at a time, in order."""


class Target(ABC):
    """A store that gets everything or nothing."""

    place: str

    @abstractmethod
    async def write(self, kind: str, rows: Rows) -> None:
        """Takes some rows."""


class Moved(NamedTuple):
    """How much was moved."""

    tables: int
    entries: int
    records: int
    guests: int
    damaged: tuple[str, ...]
    """Tables whose logs are not whole; they were moved as they are."""


async def move(source: str, target: str, told: Told = lambda done, total: None) -> Moved:
    """Moves everything from the store at one address to the store at another, which must be empty."""
    if source == target:
        raise StoreError(f"{without_password(source)} cannot be moved to itself")
    async with _source(source) as old, _target(target) as new:
        counts = {kind: await old.count(kind) for kind in COLUMNS}
        total, done = sum(counts.values()), 0
        check = Check()
        for kind in COLUMNS:
            async for rows in old.rows(kind):
                check.see(kind, rows)
                await new.write(kind, rows)
                done += len(rows)
                told(done, total)
        if done != total:
            raise StoreError(f"{old.place} changed while it was read: nothing was moved")
        damaged = check.damaged()
    return Moved(counts["tables"], counts["entries"], counts["records"], counts["guests"], damaged)


class Check:
    """Reads along: whether rows are what was written, and logs whole."""

    def __init__(self) -> None:
        self._heads: Final[dict[str, Head]] = {}
        self._ends: Final[dict[str, tuple[int, bytes]]] = {}
        """How far each log is whole."""

    def see(self, kind: str, rows: Rows) -> None:
        if kind == "tables":
            for id, position, is_finished, number, digest, seal in rows:
                assert isinstance(id, str)
                assert isinstance(position, int)
                assert isinstance(number, int)
                assert isinstance(digest, bytes)
                head = Head(position, bool(is_finished), number, digest)
                if head_seal(id.encode(), head) != seal:
                    raise StoreError(f"the row of table {id} is not what was written: nothing was moved")
                self._heads[id] = head
        elif kind == "entries":
            for id, number, entry, digest in rows:
                assert isinstance(id, str)
                assert isinstance(number, int)
                assert isinstance(entry, bytes)
                before, last = self._ends.get(id, (0, START))
                if number == before + 1 and digest == entry_digest(last, id.encode(), number, entry):
                    self._ends[id] = number, digest

    def damaged(self) -> tuple[str, ...]:
        """The tables whose logs are not whole."""
        whole = {id for id, (number, digest) in self._ends.items() if id in self._heads}
        whole = {id for id in whole if (self._heads[id].number, self._heads[id].digest) == self._ends[id]}
        return tuple(sorted((self._heads.keys() | self._ends.keys()) - whole))


def _source(url: str) -> AbstractAsyncContextManager[Source]:
    if url.startswith(DATABASES):
        from tricktable.tables.stores.postgresql.moves import database_source

        return database_source(url)
    from tricktable.tables.stores.file_moves import file_source

    return file_source(_path(url))


def _target(url: str) -> AbstractAsyncContextManager[Target]:
    if url.startswith(DATABASES):
        from tricktable.tables.stores.postgresql.moves import database_target

        return database_target(url)
    from tricktable.tables.stores.file_moves import file_target

    return file_target(_path(url))


def _path(url: str) -> Path:
    if not url.startswith(FILE):
        place = without_password(url)
        raise StoreError(f"nothing can be moved from or to {place!r} (allowed: {FILE}file.db, postgresql://...)")
    return Path(url.removeprefix(FILE)).resolve()
