"""The store in PostgreSQL: logs, nodes and leases."""

import asyncio
from collections.abc import Callable, Collection
from contextlib import suppress
from logging import getLogger
from typing import Any, Final

from tricktable.tables.stores.contracts import (
    Damaged,
    DamagedTable,
    Finished,
    Hear,
    Listing,
    Unattended,
    check_append,
    check_channel,
    check_name,
)
from tricktable.tables.stores.leases import NOBODYS, Held, Lease, LostLease, Node, StoreError, name_taken
from tricktable.tables.stores.postgresql import listings as lists
from tricktable.tables.stores.postgresql.appends import Append, Appender
from tricktable.tables.stores.postgresql.connections import Connection, Connections
from tricktable.tables.stores.postgresql.listings import LIVES
from tricktable.tables.stores.postgresql.notifications import PREFIX, Notifications
from tricktable.tables.stores.postgresql.records_and_guests import RecordsAndGuests
from tricktable.tables.stores.postgresql.studies import Studies
from tricktable.tables.stores.seals import START, Head, Row, head_seal, problem, seal

_UNFINISHED: Final = """
    SELECT id FROM tables t WHERE NOT is_finished AND number > 0
        AND NOT EXISTS (SELECT FROM damages d WHERE d.table_id = t.id) ORDER BY position
"""
_HAS: Final = """
    SELECT FROM tables t WHERE id = $1 AND number > 0 AND NOT EXISTS (SELECT FROM damages d WHERE d.table_id = t.id)
"""
# One statement sees one moment: an entry that comes meanwhile is in the head and in the rows, or in none of them.
_READ: Final = """
    SELECT t.position, t.is_finished, t.number, t.digest, t.seal, d.reason, e.number, e.entry, e.digest
    FROM (SELECT $1::text COLLATE "C" AS id) q
    LEFT JOIN tables t ON t.id = q.id AND t.number > 0
    LEFT JOIN damages d ON d.table_id = q.id
    LEFT JOIN entries e ON e.table_id = q.id
    ORDER BY e.number
"""
_LAST: Final = "SELECT entry FROM entries WHERE table_id = $1 ORDER BY number DESC LIMIT 1"
_SET_ASIDE: Final = """
    INSERT INTO damages VALUES ($1, $2, $3) ON CONFLICT (table_id) DO UPDATE
    SET reason = excluded.reason, seal = excluded.seal
"""
_FORGET: Final = f"""
    WITH gone AS (
        DELETE FROM tables t WHERE id = ANY ($1::text[]) AND NOT is_finished AND NOT {LIVES}
            AND NOT EXISTS (SELECT FROM damages d WHERE d.table_id = t.id)
        RETURNING id
    ), entered AS (DELETE FROM entries WHERE table_id IN (SELECT id FROM gone)
    ), listed AS (DELETE FROM listings WHERE table_id IN (SELECT id FROM gone))
    SELECT count(*) FROM gone
"""
_UNTIL: Final = "clock_timestamp() + {0} * interval '1 second'"
_ENTER: Final = f"""
    INSERT INTO nodes VALUES ($1, $2, nextval('terms'), {_UNTIL.format("$3::float8")})
    ON CONFLICT (name) DO UPDATE SET address = excluded.address, term = excluded.term, until = excluded.until
    RETURNING term
"""
_RENEW: Final = f"UPDATE nodes SET until = {_UNTIL.format('$3::float8')} WHERE name = $1 AND term = $2 RETURNING 1"
_LEAVE: Final = """
    WITH gone AS (DELETE FROM nodes WHERE name = $1 AND term = $2)
    UPDATE tables SET epoch = 0, node = NULL, term = NULL WHERE node = $1 AND term = $2
"""
_NEVER_BEGUN: Final = f"DELETE FROM tables t WHERE number = 0 AND NOT is_finished AND NOT {LIVES}"
_MINE: Final = "EXISTS (SELECT FROM nodes m WHERE m.name = $2 AND m.term = $3)"
_BEGIN: Final = f"""
    INSERT INTO tables (id, position, number, digest, seal, epoch, node, term)
    SELECT $1, nextval('positions'), 0, $4, '', nextval('epochs'), $2, $3 WHERE {_MINE}
    ON CONFLICT (id) DO NOTHING RETURNING epoch
"""
_ACQUIRE: Final = f"""
    UPDATE tables t SET epoch = nextval('epochs'), node = $2, term = $3
    WHERE id = $1 AND number > 0 AND {_MINE} AND (t.node = $2 AND t.term = $3 OR NOT {LIVES}) RETURNING epoch
"""
_HOLDER: Final = f"""
    SELECT t.number, {_MINE}, n.name, n.address, n.term, (extract(epoch FROM n.until) * 1000)::bigint
    FROM tables t LEFT JOIN nodes n ON n.name = t.node AND n.term = t.term AND n.until > clock_timestamp()
    WHERE t.id = $1
"""
_RELEASE: Final = """
    UPDATE tables t SET epoch = 0, node = NULL, term = NULL
    FROM unnest($1::text[], $2::bigint[]) AS r (id, epoch) WHERE t.id = r.id AND t.epoch = r.epoch
"""
TRIES: Final = 3
_log: Final = getLogger(__name__)


class PostgresqlStore(RecordsAndGuests, Studies):
    """A store that several nodes share."""

    is_shared = True

    def __init__(self, url: str, lease: float, is_reader: bool = False) -> None:
        self._connections: Final = Connections(url, is_reader)  # type: ignore[misc] # the shelves declare it
        self._lease: Final = lease
        self._appender: Final = Appender(self._connections)
        self._notifications: Final = Notifications(self._connections)

    # Logs

    def append_soon(
        self, table: str, number: int, entry: bytes, finished: Finished | None = None, epoch: int = NOBODYS
    ) -> "asyncio.Future[int]":
        future: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        try:
            self._check_open()
            check_append(table, number, entry, finished)
            self._appender.put(Append(future, table, number, entry, finished, epoch))
        except StoreError as error:
            future.set_exception(error)
        return future

    async def unfinished(self) -> list[str]:
        return [row["id"] for row in await self._connections.ask(lambda file: file.fetch(_UNFINISHED))]

    async def has(self, table: str) -> bool:
        return await self._connections.ask(lambda file: file.fetchrow(_HAS, table)) is not None

    async def read(self, table: str) -> list[bytes]:
        found = await self._connections.ask(lambda file: file.fetch(_READ, table))
        rows = [Row(*row[6:]) for row in found if row[6] is not None]
        position, is_finished, number, digest, its_seal, damage = found[0][:6]
        if damage is not None:
            raise DamagedTable(table, damage)
        if position is None and not rows:
            raise KeyError(table)
        reason = "its row is missing" if position is None else ""
        if not reason:
            head = Head(position, is_finished, number, digest)
            is_true = head_seal(table.encode(), head) == its_seal
            reason = problem(table, head, rows) if is_true else "its row is not what was written"
        if reason:
            await self._set_aside(table, reason)
            raise DamagedTable(table, reason)
        return [row.entry for row in rows]

    async def _set_aside(self, table: str, reason: str) -> None:
        _log.error("table %s in %s is damaged and set aside: %s", table, self._connections.place, reason)
        self._appender.forget([table])
        with suppress(StoreError):  # it is found again
            note = (table, reason, seal("damage", table, reason))
            await self._connections.ask(lambda file: file.execute(_SET_ASIDE, *note))

    async def last(self, table: str) -> bytes:
        entry = await self._connections.ask(lambda file: file.fetchval(_LAST, table))
        if entry is None:
            raise KeyError(table)
        return bytes(entry)

    async def damaged(self) -> list[Damaged]:
        query = "SELECT table_id, reason FROM damages ORDER BY table_id"
        return [Damaged(*row) for row in await self._connections.ask(lambda file: file.fetch(query))]

    async def forget_tables(self, tables: Collection[str]) -> int:
        self._appender.forget(tables)
        count: int = await self._connections.ask(lambda file: file.fetchval(_FORGET, list(tables)))
        return count

    # Nodes and leases

    async def enter(self, name: str, address: str) -> Node:
        check_name(name)

        async def write(file: Connection) -> int:
            await file.execute(_NEVER_BEGUN)
            term: int = await file.fetchval(_ENTER, name, address, self._lease)
            return term

        await self._connections.warm()
        return Node(name, address, await self._connections.ask(write))

    async def renew(self, node: Node) -> None:
        if await self._connections.ask(lambda file: file.fetchval(_RENEW, node.name, node.term, self._lease)) is None:
            raise LostLease(name_taken(node))

    async def leave(self, node: Node) -> None:
        await self._connections.ask(lambda file: file.execute(_LEAVE, node.name, node.term))

    async def nodes(self) -> list[Node]:
        query = "SELECT name, address, term FROM nodes WHERE until > clock_timestamp() ORDER BY name"
        return [Node(*row) for row in await self._connections.ask(lambda file: file.fetch(query))]

    async def begin(self, table: str, node: Node) -> Lease:
        check_append(table, 1, b"", None)
        self._appender.forget([table])
        # Not asked again if the connection breaks: somebody would get a lease of which they do not know.
        async with self._connections.reading() as file:
            epoch = await file.fetchval(_BEGIN, table, node.name, node.term, START)
            if epoch is None:
                row = await file.fetchrow(_HOLDER, table, node.name, node.term)
                raise LostLease(name_taken(node)) if row is None else StoreError(f"table {table} is there already")
        return Lease(table, epoch)

    async def acquire(self, table: str, node: Node) -> Lease:
        self._appender.forget([table])
        for _ in range(TRIES):
            row: Any = None
            epoch = await self._connections.ask(lambda file: file.fetchval(_ACQUIRE, table, node.name, node.term))
            if epoch is not None:
                return Lease(table, epoch)
            row = await self._connections.ask(lambda file: file.fetchrow(_HOLDER, table, node.name, node.term))
            if row is None or not row[0]:
                raise KeyError(table)
            if not row[1]:
                raise LostLease(name_taken(node))
            if row[2] is not None:
                raise Held(table, Node(*row[2:5]), row[5])
        raise StoreError(f"table {table} changes hands again and again")

    async def release(self, leases: Collection[Lease]) -> None:
        columns = [lease.table for lease in leases], [lease.epoch for lease in leases]
        self._appender.forget(columns[0])
        await self._connections.ask(lambda file: file.execute(_RELEASE, *columns))

    # Lists

    async def note(self, listings: Collection[Listing]) -> None:
        if listings:
            await self._connections.ask(lambda file: lists.note(file, listings))

    async def offered(self) -> list[Listing]:
        return await self._connections.ask(lists.offered)

    async def listings_of(self, guest: str) -> list[Listing]:
        return await self._connections.ask(lambda file: lists.listings_of(file, guest))

    async def listing(self, table: str) -> Listing | None:
        return await self._connections.ask(lambda file: lists.listing(file, table))

    async def listed(self, tables: Collection[str]) -> set[str]:
        return await self._connections.ask(lambda file: lists.listed(file, tables))

    async def unattended(self) -> list[Unattended]:
        return await self._connections.ask(lists.unattended)

    # Telling

    async def tell(self, channel: str, text: str) -> None:
        check_channel(channel, text)
        await self._connections.ask(lambda file: file.execute("SELECT pg_notify($1, $2)", PREFIX + channel, text))

    def listen(self, channel: str, hear: Hear) -> Callable[[], None]:
        self._check_open()
        check_channel(channel, "")
        return self._notifications.listen(channel, hear)

    # The end

    async def finish(self) -> None:
        if not self._connections.is_closed:
            await self._appender.finish()
            await self._notifications.finish()
            await self._connections.finish()

    def close(self) -> None:
        self._appender.close()
        self._notifications.close()
        self._connections.close()

    def _check_open(self) -> None:
        if self._connections.is_closed:
            raise StoreError(f"{self._connections.place} is closed")
