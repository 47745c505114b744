"""The tables of a database, version by version. A step that was ever released is never changed."""

from logging import getLogger
from typing import TYPE_CHECKING, Final

from tricktable.tables.stores.leases import StoreError

if TYPE_CHECKING:
    from tricktable.tables.stores.postgresql.connections import Connection

LOCK: Final = 0x54726B54
"""The advisory lock under which one process at a time brings a database up to date."""
STEPS: Final = (
    """
    CREATE SEQUENCE positions;
    CREATE SEQUENCE epochs;
    CREATE SEQUENCE terms;
    CREATE TABLE tables (
        id text COLLATE "C" PRIMARY KEY,
        position bigint NOT NULL,
        is_finished boolean NOT NULL DEFAULT false,
        number bigint NOT NULL,
        digest bytea NOT NULL,
        seal bytea NOT NULL,
        epoch bigint NOT NULL DEFAULT 0,
        node text COLLATE "C",
        term bigint
    ) WITH (fillfactor = 60);
    CREATE INDEX tables_going_on ON tables (position) WHERE NOT is_finished;
    CREATE INDEX tables_by_node ON tables (node, term) WHERE node IS NOT NULL;
    CREATE TABLE entries (
        table_id text COLLATE "C" NOT NULL,
        number bigint NOT NULL,
        entry bytea NOT NULL,
        digest bytea NOT NULL,
        PRIMARY KEY (table_id, number)
    );
    CREATE TABLE damages (
        table_id text COLLATE "C" PRIMARY KEY,
        reason text NOT NULL,
        seal bytea NOT NULL
    );
    CREATE TABLE nodes (
        name text COLLATE "C" PRIMARY KEY,
        address text NOT NULL,
        term bigint NOT NULL,
        until timestamptz NOT NULL
    );
    CREATE TABLE listings (
        table_id text COLLATE "C" PRIMARY KEY,
        number bigint NOT NULL,
        opened_at bigint NOT NULL,
        host text COLLATE "C" NOT NULL,
        guests text[] NOT NULL,
        awaited text[] NOT NULL,
        goes_on boolean NOT NULL,
        is_offered boolean NOT NULL,
        wakes_at timestamptz,
        form bytea NOT NULL
    ) WITH (fillfactor = 60);
    CREATE INDEX listings_by_host ON listings (host);
    CREATE INDEX listings_by_guest ON listings USING gin (guests);
    CREATE INDEX listings_offered ON listings (table_id) WHERE is_offered AND goes_on;
    CREATE TABLE records (
        id text COLLATE "C" PRIMARY KEY,
        game text NOT NULL,
        players integer NOT NULL,
        names text NOT NULL,
        ended_at bigint NOT NULL,
        seal bytea NOT NULL,
        record bytea NOT NULL,
        is_private boolean NOT NULL
    );
    CREATE INDEX records_by_end ON records (ended_at, id);
    CREATE TABLE played (
        guest text COLLATE "C" NOT NULL,
        ended_at bigint NOT NULL,
        record_id text COLLATE "C" NOT NULL,
        seat integer NOT NULL,
        seal bytea NOT NULL,
        PRIMARY KEY (guest, ended_at, record_id)
    );
    CREATE TABLE unnoted (table_id text COLLATE "C" PRIMARY KEY);
    CREATE TABLE guests (
        digest bytea PRIMARY KEY,
        id text COLLATE "C" NOT NULL,
        name text NOT NULL,
        seen_at bigint NOT NULL,
        seal bytea NOT NULL
    );
    """,
    """
    CREATE TABLE reviews (
        record_id text COLLATE "C" NOT NULL,
        seat integer NOT NULL,
        number integer NOT NULL,
        engine text NOT NULL,
        review bytea NOT NULL,
        kept_at bigint NOT NULL,
        seal bytea NOT NULL,
        PRIMARY KEY (record_id, seat, number)
    );
    CREATE INDEX reviews_by_age ON reviews (kept_at);
    CREATE TABLE practice (
        guest text COLLATE "C" NOT NULL,
        record_id text COLLATE "C" NOT NULL,
        seat integer NOT NULL,
        position integer NOT NULL,
        game text NOT NULL,
        due_at bigint NOT NULL,
        solved integer NOT NULL,
        seal bytea NOT NULL,
        PRIMARY KEY (guest, record_id, seat, position)
    );
    CREATE INDEX played_by_record ON played (record_id);
    CREATE INDEX guests_by_id ON guests (id);
    """,
)
VERSION: Final = len(STEPS)
_log: Final = getLogger(__name__)


async def migrate(connection: "Connection", place: str) -> None:
    """Brings a database up to date, each step whole or not at all; whoever comes meanwhile waits."""
    encoding = await connection.fetchval("SHOW server_encoding")
    if encoding != "UTF8":
        raise StoreError(f"{place} writes text as {encoding}: make a database with the encoding UTF8")
    await connection.execute("SELECT pg_advisory_lock($1)", LOCK)
    try:
        version = await version_of(connection, place)
        for number, step in enumerate(STEPS[version:], version + 1):
            async with connection.transaction():
                await connection.execute(step)
                if number == 1:
                    await connection.execute("CREATE TABLE tricktable (version integer NOT NULL)")
                    await connection.execute("INSERT INTO tricktable VALUES (1)")
                else:
                    await connection.execute("UPDATE tricktable SET version = $1", number)
        if version < VERSION:
            _log.info("brought %s from version %d to %d", place, version, VERSION)
    finally:
        await connection.execute("SELECT pg_advisory_unlock($1)", LOCK)


async def version_of(connection: "Connection", place: str) -> int:
    """The version of a database, 0 of an empty one. Refuses one from the future, and one that is somebody else's."""
    if await connection.fetchval("SELECT to_regclass('tricktable')") is None:
        if await connection.fetchval("SELECT coalesce(to_regclass('tables'), to_regclass('entries'))") is not None:
            raise StoreError(f"{place} is not a store of Tricktable: it has tables of somebody else")
        return 0
    version: int = await connection.fetchval("SELECT version FROM tricktable")
    if version > VERSION:
        raise StoreError(
            f"{place} was written by a newer Tricktable: it has version {version}, and this one knows up to {VERSION}"
        )
    return version
