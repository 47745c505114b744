"""The stores of live tables: an append-only log for each table, records of finished matches, and guests.

`open_store` opens one by its address. `SqliteStore` keeps everything in a file and survives what happens to processes
and disks; `MemoryStore` behaves the same and forgets. What the bytes of an entry mean is not
the store's business.
"""

from pathlib import Path
from typing import Final

from tricktable.tables.stores.contracts import (
    Damaged,
    DamagedTable,
    Finished,
    Guest,
    Played,
    Store,
    StoreError,
    Summary,
    record_id,
)
from tricktable.tables.stores.memory import MemoryStore

__all__ = [
    "Damaged",
    "DamagedTable",
    "Finished",
    "Guest",
    "MemoryStore",
    "Played",
    "Store",
    "StoreError",
    "Summary",
    "open_store",
    "record_id",
]

IN_MEMORY: Final = ("memory:", "sqlite:", "sqlite://", "sqlite:///", "sqlite:///:memory:")
FILE: Final = "sqlite:///"


def open_store(url: str, *, is_reader: bool = False) -> Store:
    """The store at an address: `sqlite:///relative.db`, `sqlite:////absolute.db`, or `memory:`.

    One server at a time has a file; a reader may read it meanwhile.
    """
    if url in IN_MEMORY:
        return MemoryStore()
    if not url.startswith(FILE):
        kind = url.partition(":")[0]
        raise StoreError(
            f"there is no store of the kind {kind!r} (allowed: {FILE}file.db, {FILE}/folder/file.db, memory:)"
        )
    # Whoever plays in memory needs no SQLite.
    from tricktable.tables.stores.readers import SqliteReader
    from tricktable.tables.stores.sqlite import SqliteStore

    path = Path(url.removeprefix(FILE)).resolve()
    return SqliteReader(path) if is_reader else SqliteStore(path)
