"""A file in SQLite as one end of a move."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from os import replace
from pathlib import Path
from typing import Final

import apsw

from tricktable.tables.stores import migrations, salvages
from tricktable.tables.stores.files import demand_file, sync_folder, told
from tricktable.tables.stores.leases import StoreError
from tricktable.tables.stores.locks import Lock
from tricktable.tables.stores.moves import BATCH, BYTES, COLUMNS, FLAGS, ORDERS, Cell, Rows, Source, Target
from tricktable.tables.stores.seals import seal
from tricktable.tables.stores.sqlite import SqliteStore


class FileSource(Source):
    """A file that nobody else writes to."""

    def __init__(self, path: Path, file: apsw.Connection) -> None:
        self.place = str(path)
        self._file: Final = file

    async def count(self, kind: str) -> int:
        row = self._file.execute(f"SELECT count(*) FROM {kind}").fetchone()
        assert row is not None
        return int(row[0])

    async def rows(self, kind: str) -> AsyncIterator[Rows]:
        columns = COLUMNS[kind]
        # Texts are taken as bytes: what is none must not be changed on the way.
        cells = ", ".join(f"CAST({name} AS BLOB)" if _is_text(self._file, kind, name) else name for name in columns)
        cursor = self._file.execute(f"SELECT {cells} FROM {kind} ORDER BY {ORDERS.get(kind, columns[0])}")
        while rows := [row for _, row in zip(range(BATCH), cursor, strict=False)]:
            yield [tuple([_cell(name, cell) for name, cell in zip(columns, row, strict=True)]) for row in rows]


class FileTarget(Target):
    """A new file, which gets its name when everything is in it."""

    def __init__(self, path: Path, file: apsw.Connection) -> None:
        self.place = str(path)
        self._file: Final = file

    async def write(self, kind: str, rows: Rows) -> None:
        columns = COLUMNS[kind]
        places = ", ".join("?" * len(columns))
        cells = [tuple([_kept(name, cell) for name, cell in zip(columns, row, strict=True)]) for row in rows]
        with told(Path(self.place)):
            self._file.executemany(f"INSERT INTO {kind} ({', '.join(columns)}) VALUES ({places})", cells)


@asynccontextmanager
async def file_source(path: Path) -> AsyncIterator[Source]:
    """A file that is whole, in the newest version, and ours while we read it."""
    demand_file(path)
    with closing(SqliteStore(path)):
        file = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READONLY)
        try:
            with told(path), file:
                yield FileSource(path, file)
        finally:
            file.close()


@asynccontextmanager
async def file_target(path: Path) -> AsyncIterator[Target]:
    """A file that is not there yet, or in which there is nothing."""
    if path.exists():
        _demand_empty(path)
    with told(path):
        path.parent.mkdir(parents=True, exist_ok=True)
    lock = Lock(path)
    new = salvages.beside(path, ".moving")
    try:
        with told(path):
            salvages.remove(new)
            file = migrations.create(new)
        try:
            with file:
                yield FileTarget(path, file)
                _count(file)
            with told(path):
                file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        finally:
            file.close()
        with told(path):
            salvages.remove(path)
            salvages.beside(path, ".mark").unlink(missing_ok=True)
            replace(new, path)
            sync_folder(path.parent)
    finally:
        salvages.remove(new)
        lock.release()


def _demand_empty(path: Path) -> None:
    with closing(SqliteStore(path)), closing(apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READONLY)) as file:
        for kind in COLUMNS:
            if file.execute(f"SELECT 1 FROM {kind} LIMIT 1").fetchone() is not None:
                raise StoreError(f"{path} is not empty: choose another file, or remove it")


def _count(file: apsw.Connection) -> None:
    row = file.execute("SELECT count(*) FROM tables").fetchone()
    assert row is not None
    sealed = (row[0], seal("count", "tables", row[0]))
    file.execute("UPDATE counts SET count = ?, seal = ? WHERE name = 'tables'", sealed)


def _is_text(file: apsw.Connection, kind: str, name: str) -> bool:
    types = {row[1]: row[2] for row in file.execute(f"PRAGMA table_info({kind})")}
    return bool(types[name] == "TEXT")


def _cell(name: str, cell: str | int | float | bytes | None) -> Cell:
    """A value as it travels: texts as texts, records as bytes."""
    if name in FLAGS:
        return bool(cell)
    if isinstance(cell, bytes):
        return cell if name in BYTES else cell.decode()
    assert isinstance(cell, int)
    return cell


def _kept(name: str, cell: Cell) -> str | int | bytes:
    """A value as SQLite keeps it."""
    if name == "record" and isinstance(cell, bytes):
        return cell.decode()
    return int(cell) if isinstance(cell, bool) else cell
