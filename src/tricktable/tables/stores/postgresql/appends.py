"""Appends: all that wait go to the database in one statement, and are answered after its commit."""

import asyncio
import json
from collections import deque
from collections.abc import Collection, Iterable
from contextlib import suppress
from logging import getLogger
from typing import Final, NamedTuple

import asyncpg

from tricktable.tables.stores.contracts import Finished, is_over, not_next, record_id
from tricktable.tables.stores.leases import LostLease, StoreError, lease_lost
from tricktable.tables.stores.postgresql.connections import BROKEN, Connection, Connections
from tricktable.tables.stores.seals import START, Head, entry_digest, head_seal, record_seal, seal

LARGEST: Final = 1000
"""The most appends of a group: the first of them should not wait for all."""
TRIES: Final = 5
"""How often a group is tried again of which the database said that nothing was written."""
REMEMBERED: Final = 20_000
"""Tables whose heads are remembered."""
# A table's row is its lease as well. Whoever takes it over changes the epoch there: either they wait for this
# statement, or it waits for them, sees the new epoch, and leaves the row and its entries alone.
_WRITE: Final = """
    WITH wanted AS (
        SELECT * FROM unnest(
            $1::text[], $2::bigint[], $3::bigint[], $4::bytea[], $5::boolean[], $6::bigint[], $7::bytea[], $8::bytea[]
        ) AS w (id, epoch, before, before_digest, is_finished, number, digest, seal)
    ), written AS (
        UPDATE tables t SET is_finished = w.is_finished, number = w.number, digest = w.digest, seal = w.seal
        FROM wanted w
        WHERE t.id = w.id AND t.epoch = w.epoch AND t.number = w.before AND t.digest = w.before_digest
        RETURNING t.id
    ), entered AS (
        INSERT INTO entries (table_id, number, entry, digest)
        SELECT e.table_id, e.number, e.entry, e.digest
        FROM unnest($9::text[], $10::bigint[], $11::bytea[], $12::bytea[]) AS e (table_id, number, entry, digest)
        JOIN written ON written.id = e.table_id
    )
"""
_APPEND: Final = f"{_WRITE} SELECT id FROM written"
_APPEND_ENDS: Final = f"""
    {_WRITE}, kept AS (
        INSERT INTO records (id, game, players, names, ended_at, seal, record, is_private)
        SELECT r.id, r.game, r.players, r.names, r.ended_at, r.seal, r.record, r.is_private
        FROM unnest(
            $13::text[], $14::text[], $15::text[], $16::integer[], $17::text[], $18::bigint[], $19::bytea[],
            $20::bytea[], $21::boolean[]
        ) AS r (table_id, id, game, players, names, ended_at, seal, record, is_private)
        JOIN written ON written.id = r.table_id
        ON CONFLICT (id) DO NOTHING
    ), seated AS (
        INSERT INTO played (guest, ended_at, record_id, seat, seal)
        SELECT p.guest, p.ended_at, p.record_id, p.seat, p.seal
        FROM unnest($22::text[], $23::text[], $24::bigint[], $25::text[], $26::integer[], $27::bytea[])
            AS p (table_id, guest, ended_at, record_id, seat, seal)
        JOIN written ON written.id = p.table_id
        ON CONFLICT (guest, ended_at, record_id) DO UPDATE SET seat = excluded.seat, seal = excluded.seal
    ), unlisted AS (
        DELETE FROM listings WHERE table_id IN (SELECT id FROM written WHERE id = ANY ($13::text[]))
    )
    SELECT id FROM written
"""
_HEADS: Final = """
    SELECT id, position, is_finished, number, digest, epoch, reason
    FROM tables LEFT JOIN damages ON table_id = id WHERE id = ANY ($1::text[])
"""
_NEW: Final = """
    INSERT INTO tables (id, position, number, digest, seal)
    SELECT id, nextval('positions'), 0, $2, '' FROM unnest($1::text[]) WITH ORDINALITY AS n (id, place) ORDER BY place
    ON CONFLICT (id) DO NOTHING
"""
_AGAIN: Final = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)
"""What the database gives up without having written anything, because of others."""
_log: Final = getLogger(__name__)


class Append(NamedTuple):
    """An entry that waits to be written."""

    future: "asyncio.Future[int]"
    table: str
    number: int
    entry: bytes
    finished: Finished | None
    epoch: int


class Owned(NamedTuple):
    """Where a table's log ends, and in which epoch that is known."""

    head: Head
    epoch: int
    damage: str = ""


class Plan(NamedTuple):
    """What a group writes, table by table."""

    before: dict[str, Owned]
    after: dict[str, Owned]
    entries: list[tuple[str, int, bytes, bytes]]
    ends: list[tuple[str, Finished]]


class Appender:
    """Owns the connection that appends, and remembers where logs end."""

    def __init__(self, connections: Connections) -> None:
        self._connections: Final = connections
        self._connection: Connection = None
        self._waiting: Final[deque[Append]] = deque()
        self._working: asyncio.Task[None] | None = None
        self._known: Final[dict[str, Owned]] = {}

    def put(self, append: Append) -> None:
        """Takes an append; it is written with all others that wait."""
        self._waiting.append(append)
        if self._working is None:
            self._working = asyncio.get_running_loop().create_task(self._work())

    def forget(self, tables: Collection[str]) -> None:
        """These tables may have changed hands."""
        for table in tables:
            self._known.pop(table, None)

    async def finish(self) -> None:
        """Returns when nothing waits any more."""
        while self._working is not None:
            await asyncio.wait([self._working])
        if self._connection is not None:
            with suppress(*BROKEN, asyncpg.PostgresError):
                await self._connection.close(timeout=1.0)
            self._connection = None

    def close(self) -> None:
        """Whatever is under way is given up: nobody knows what comes of it."""
        if self._connection is not None:
            with suppress(RuntimeError):
                self._connection.terminate()
            self._connection = None

    async def _work(self) -> None:
        # Whoever appends in the same turn of the loop goes into the same group.
        await asyncio.sleep(0)
        try:
            while self._waiting:
                group = [self._waiting.popleft() for _ in range(min(LARGEST, len(self._waiting)))]
                await self._commit(group)
        finally:
            self._working = None

    async def _commit(self, group: list[Append]) -> None:
        """Writes a group and answers it."""
        try:
            await self._write(group)
        except Exception as error:  # whatever it is, those who come later must not wait for ever
            self.forget([each.table for each in group])
            if len(group) > 1 and not isinstance(error, (*BROKEN, StoreError)):
                # One of them has something about it that nobody foresaw: the others shall not suffer.
                for each in group:
                    if not each.future.done():
                        await self._commit([each])
                return
            self._drop_connection()
            text = self._sentence(error)
            _log.error("nothing is known of %d appends: %s", len(group), text)
            for each in group:
                if not each.future.done():
                    each.future.set_exception(StoreError(text))

    def _sentence(self, error: BaseException) -> str:
        try:
            with self._connections.told():
                raise error
        except StoreError as told:
            return str(told)
        except Exception:
            return f"{self._connections.place}: {type(error).__name__}"

    def _drop_connection(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def _write(self, group: list[Append]) -> None:
        """First with the heads that are remembered, then, where they do not fit, with those that the database has."""
        connection = await self._connected()
        left = await self._attempt(connection, group, is_sure=False)
        for _ in range(TRIES):
            if not left:
                return
            self.forget([each.table for each in left])
            left = await self._attempt(connection, left, is_sure=True)
        if left:
            raise StoreError(f"{self._connections.place} is too busy: others write to the same tables again and again")

    async def _attempt(self, connection: Connection, group: list[Append], is_sure: bool) -> list[Append]:
        """Writes what can be written and answers it; gives back what has to be looked at again."""
        await self._learn(connection, group)
        plan = Plan({}, {}, [], [])
        chosen: list[Append] = []
        left: list[Append] = []
        for each in group:
            known = plan.after.get(each.table) or self._known.get(each.table)
            refusal = _refusal(each, known)
            if refusal is None and known is not None:
                _add(plan, each, known)
                chosen.append(each)
            elif is_sure and refusal is not None:
                _fail(each, refusal)
            else:
                left.append(each)
        if not chosen:
            return left
        try:
            written = await self._execute(connection, plan)
        except _AGAIN:
            return group
        for table in written:
            self._known[table] = plan.after[table]
        while len(self._known) > REMEMBERED:
            del self._known[next(iter(self._known))]
        for each in chosen:
            if each.table not in written:
                left.append(each)
            elif not each.future.done():  # else nobody waits for it any more
                each.future.set_result(0)
        return left

    async def _learn(self, connection: Connection, group: Iterable[Append]) -> None:
        """Looks up where logs end; tables that begin without a lease get their rows."""
        unknown = {each.table: None for each in group if each.table not in self._known}
        if not unknown:
            return
        rows = await connection.fetch(_HEADS, list(unknown))
        new = {each.table: None for each in group if each.number == 1 and not each.epoch and each.table in unknown}
        absent = [table for table in new if table not in {row["id"] for row in rows}]
        if absent:
            await connection.execute(_NEW, absent, START)
            rows = await connection.fetch(_HEADS, list(unknown))
        for id, position, is_finished, number, digest, epoch, reason in rows:
            self._known[id] = Owned(Head(position, is_finished, number, digest), epoch, reason or "")

    async def _execute(self, connection: Connection, plan: Plan) -> set[str]:
        """The one statement; gives the tables that it wrote to."""
        tables = list(plan.after)
        before = [plan.before[table] for table in tables]
        after = [plan.after[table].head for table in tables]
        arguments: list[list[object]] = [
            list(tables),
            [owned.epoch for owned in before],
            [owned.head.number for owned in before],
            [owned.head.digest for owned in before],
            [head.is_finished for head in after],
            [head.number for head in after],
            [head.digest for head in after],
            [head_seal(table.encode(), head) for table, head in zip(tables, after, strict=True)],
            *_columns(plan.entries, 4),
        ]
        if not plan.ends:
            rows = await connection.fetch(_APPEND, *arguments)
        else:
            records, played = await _ended(connection, plan.ends)
            rows = await connection.fetch(_APPEND_ENDS, *arguments, *_columns(records, 9), *_columns(played, 6))
        return {row["id"] for row in rows}

    async def _connected(self) -> Connection:
        if self._connection is None or self._connection.is_closed():
            await self._connections.opened()
            self._connection = await self._connections.connect()
            if await self._connection.fetchval("SHOW synchronous_commit") == "off":
                await self._connection.execute("SET synchronous_commit = on")
        return self._connection


def _refusal(each: Append, known: Owned | None) -> StoreError | None:
    """Why an append cannot be carried out, as far as we know."""
    if known is None:
        return LostLease(lease_lost(each.table)) if each.epoch else StoreError(not_next(each.table, each.number, 0))
    if known.damage:
        return StoreError(f"nothing may be appended to table {each.table}: its log is damaged ({known.damage})")
    if known.epoch != each.epoch:
        return LostLease(lease_lost(each.table))
    if each.finished is not None and known.head.is_finished:
        return StoreError(is_over(each.table))
    if each.number != known.head.number + 1:
        return StoreError(not_next(each.table, each.number, known.head.number))
    return None


def _add(plan: Plan, each: Append, known: Owned) -> None:
    """The entry is part of the plan."""
    head = known.head
    plan.before.setdefault(each.table, known)
    digest = entry_digest(head.digest, each.table.encode(), each.number, each.entry)
    plan.entries.append((each.table, each.number, each.entry, digest))
    is_finished = head.is_finished or each.finished is not None
    plan.after[each.table] = Owned(Head(head.position, is_finished, each.number, digest), known.epoch)
    if each.finished is not None:
        plan.ends.append((each.table, each.finished))


def _fail(each: Append, refusal: StoreError) -> None:
    if not each.future.done():
        each.future.set_exception(refusal)


async def _ended(
    connection: Connection, ends: list[tuple[str, Finished]]
) -> tuple[list[tuple[object, ...]], list[tuple[object, ...]]]:
    """The rows of records and of who played them; a record that is there already keeps its time."""
    ids = [record_id(finished.record) for _, finished in ends]
    there = {
        row["id"]: row["ended_at"]
        for row in await connection.fetch("SELECT id, ended_at FROM records WHERE id = ANY ($1::text[])", ids)
    }
    moment = await now_in(connection)
    records: dict[str, tuple[object, ...]] = {}
    played: dict[tuple[str, str], tuple[object, ...]] = {}
    for (table, finished), id in zip(ends, ids, strict=True):
        ended_at = there.get(id, moment)
        if id not in records:
            records[id] = (table, *record_row(id, finished, ended_at))
        for row in played_rows(finished.guests, ended_at, id):
            played[str(row[0]), id] = (table, *row)
    return list(records.values()), list(played.values())


def record_row(id: str, finished: Finished, ended_at: int) -> tuple[object, ...]:
    """A record as it is kept."""
    names = json.dumps(finished.names)
    summary = (id, finished.game, finished.players, names, ended_at)
    its_seal = record_seal(*summary, int(finished.is_private))
    return (*summary, its_seal, finished.record.encode(), finished.is_private)


def played_rows(guests: tuple[str, ...], ended_at: int, record: str) -> list[tuple[object, ...]]:
    """Who played a match, as it is kept: the last seat of somebody who had several."""
    rows = {guest: (guest, ended_at, record, seat) for seat, guest in enumerate(guests) if guest}
    return [(*row, seal("played", *row)) for row in rows.values()]


async def now_in(connection: Connection) -> int:
    """The database's time in milliseconds since 1970."""
    moment: int = await connection.fetchval("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
    return moment


def _columns(rows: list[tuple[object, ...]] | list[tuple[str, int, bytes, bytes]], width: int) -> list[list[object]]:
    return [[row[place] for row in rows] for place in range(width)]
