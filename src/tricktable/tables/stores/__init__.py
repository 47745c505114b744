"""The stores of live tables: an append-only log for each table, records of finished matches, and guests.

`open_store` opens one by its address. `SqliteStore` keeps everything in a file and survives what happens to processes
and disks; `MemoryStore` behaves the same and forgets. What the bytes of an entry mean is not
the store's business.
"""

from pathlib import Path

from tricktable.tables.stores.addresses import DATABASES, FILE, IN_MEMORY
from tricktable.tables.stores.contracts import (
    Damaged,
    DamagedRecord,
    DamagedTable,
    Finished,
    Guest,
    Listing,
    NewerTable,
    Played,
    Store,
    Summary,
    Unattended,
    record_id,
)
from tricktable.tables.stores.leases import LEASE, Held, Lease, LostLease, Node, StoreError
from tricktable.tables.stores.memory import MemoryStore

__all__ = [
    "Damaged",
    "DamagedRecord",
    "DamagedTable",
    "Finished",
    "Guest",
    "Held",
    "Lease",
    "Listing",
    "LostLease",
    "MemoryStore",
    "NewerTable",
    "Node",
    "Played",
    "Store",
    "StoreError",
    "Summary",
    "Unattended",
    "open_store",
    "record_id",
]


def open_store(url: str, *, is_reader: bool = False, lease: float = LEASE) -> Store:
    """The store at an address: `sqlite:///relative.db`, `sqlite:////absolute.db`, `postgresql://...`, or `memory:`.

    One server at a time has a file; a reader may read it meanwhile. Several nodes share a database.
    `lease` is how many seconds a node is taken to live after it was heard of.
    """
    if url in IN_MEMORY:
        return MemoryStore(lease)
    if url.startswith(DATABASES):
        return _database(url, lease, is_reader)
    if not url.startswith(FILE):
        kind = url.partition(":")[0]
        raise StoreError(
            f"there is no store of the kind {kind!r} (allowed: {FILE}file.db, {FILE}/folder/file.db, "
            "postgresql://user:password@host/database, memory:)"
        )
    # Whoever plays in memory needs no SQLite.
    from tricktable.tables.stores.readers import SqliteReader
    from tricktable.tables.stores.sqlite import SqliteStore

    path = Path(url.removeprefix(FILE)).resolve()
    return SqliteReader(path) if is_reader else SqliteStore(path, lease)


def _database(url: str, lease: float, is_reader: bool) -> Store:
    try:
        from tricktable.tables.stores.postgresql import PostgresqlStore
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        raise StoreError("a store in PostgreSQL needs asyncpg: pip install 'tricktable[postgres]'") from None
    return PostgresqlStore(url, lease, is_reader)
