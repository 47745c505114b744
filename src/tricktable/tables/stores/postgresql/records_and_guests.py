"""Records of finished matches, and guests, in the database."""

import json
from collections.abc import Collection
from logging import getLogger
from typing import Any, Final

from tricktable.tables.stores.contracts import (
    SEEN_AGAIN,
    DamagedRecord,
    Finished,
    Guest,
    Played,
    Store,
    Summary,
    check_record,
    check_text,
    now,
    record_id,
)
from tricktable.tables.stores.postgresql.appends import now_in, played_rows, record_row
from tricktable.tables.stores.postgresql.connections import Connection, Connections
from tricktable.tables.stores.seals import record_seal, seal

_COLUMNS: Final = "r.id, r.game, r.players, r.names, r.ended_at, r.seal, r.is_private"
_PLACE: Final = "(SELECT ended_at, id FROM records WHERE id = $3)"
_SUMMARIES: Final = f"""
    SELECT {_COLUMNS} FROM records r WHERE (NOT r.is_private OR $1) {{0}} ORDER BY r.ended_at DESC, r.id DESC LIMIT $2
"""
_PLAYED: Final = f"""
    SELECT {_COLUMNS}, p.ended_at, p.seat, p.seal FROM played p JOIN records r ON r.id = p.record_id
    WHERE p.guest = $1 {{0}} ORDER BY p.ended_at DESC, p.record_id DESC LIMIT $2
"""
_RECORD: Final = "INSERT INTO records VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (id) DO NOTHING"
_SEAT: Final = """
    INSERT INTO played VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (guest, ended_at, record_id) DO UPDATE SET seat = excluded.seat, seal = excluded.seal
"""
_GUEST: Final = """
    INSERT INTO guests VALUES ($1, $2, $3, $4, $5) ON CONFLICT (digest) DO UPDATE
    SET id = excluded.id, name = excluded.name, seen_at = excluded.seen_at, seal = excluded.seal
"""
_OLD_GUESTS: Final = """
    seen_at < $1 AND id <> ALL ($2::text[])
    AND NOT EXISTS (SELECT FROM listings l WHERE l.goes_on AND l.guests @> ARRAY[guests.id])
"""
_log: Final = getLogger(__name__)


class RecordsAndGuests(Store):
    """The part of the store that no table needs to be played."""

    _connections: Connections

    async def record(self, id: str) -> str | None:
        found = await self._connections.ask(lambda file: file.fetchval("SELECT record FROM records WHERE id = $1", id))
        if found is None:
            return None
        text: str = found.decode("utf-8", "replace")
        if record_id(text) != id:
            raise DamagedRecord(id, self._connections.place)
        return text

    async def records(self, limit: int, before: str = "", has_private: bool = False) -> list[Summary]:
        query = _SUMMARIES.format(f"AND (r.ended_at, r.id) < {_PLACE}" if before else "")
        bindings = (has_private, max(limit, 0), *([before] if before else []))
        rows = await self._connections.ask(lambda file: file.fetch(query, *bindings))
        return [summary for row in rows if (summary := self._summary(row)) is not None]

    async def records_of(self, guest: str, limit: int, before: str = "") -> list[Played]:
        query = _PLAYED.format(f"AND (p.ended_at, p.record_id) < {_PLACE}" if before else "")
        bindings = (guest, max(limit, 0), *([before] if before else []))
        found = []
        for row in await self._connections.ask(lambda file: file.fetch(query, *bindings)):
            ended_at, seat, its_seal = row[7], row[8], row[9]
            summary = self._summary(row)
            if summary is not None and its_seal == seal("played", guest, ended_at, row[0], seat):
                found.append(Played(summary, seat))
        return found

    def _summary(self, row: Any) -> Summary | None:  # Any: asyncpg says no types
        """The line of a record; nothing if its seal says that it is not what was written."""
        id, game, players, names, ended_at, its_seal, is_private = row[:7]
        if its_seal != record_seal(id, game, players, names, ended_at, int(is_private)):
            _log.error("the line of record %r in %s is damaged and left out", id, self._connections.place)
            return None
        return Summary(id, game, players, tuple(json.loads(names)), ended_at)

    async def unnoted(self) -> list[str]:
        query = """
            SELECT id FROM unnoted u JOIN tables ON id = u.table_id
            WHERE NOT EXISTS (SELECT FROM damages d WHERE d.table_id = id) ORDER BY position
        """
        return [row["id"] for row in await self._connections.ask(lambda file: file.fetch(query))]

    async def note_players(self, table: str, record: str, guests: tuple[str, ...]) -> None:
        async def write(file: Connection) -> None:
            async with file.transaction():
                await _note_players(file, record, guests)
                await file.execute("DELETE FROM unnoted WHERE table_id = $1", table)

        await self._connections.ask(write)

    async def add_record(self, finished: Finished, ended_at: int) -> str:
        check_record(finished)
        id = record_id(finished.record)

        async def write(file: Connection) -> None:
            async with file.transaction():
                await file.execute(_RECORD, *record_row(id, finished, ended_at))
                await _note_players(file, id, finished.guests)

        await self._connections.ask(write)
        return id

    async def guest(self, digest: bytes) -> Guest | None:
        async def look(file: Connection) -> Guest | None:
            row = await file.fetchrow("SELECT id, name, seen_at, seal FROM guests WHERE digest = $1", digest)
            if row is None:
                return None
            id, name, seen_at, its_seal = row
            if its_seal != seal("guest", digest, id, name, seen_at):
                _log.error("a guest in %s is damaged and forgotten", self._connections.place)
                return None
            if now() - seen_at > SEEN_AGAIN and not self._connections.is_reader:
                await _put_guest(file, digest, id, name, await now_in(file))
            return Guest(id, name)

        return await self._connections.ask(look)

    async def put_guest(self, digest: bytes, id: str, name: str) -> None:
        check_text("guest", id, name)

        async def write(file: Connection) -> None:
            await _put_guest(file, digest, id, name, await now_in(file))

        await self._connections.ask(write)

    async def rename_guest(self, digest: bytes, name: str) -> None:
        check_text("guest", name)

        async def write(file: Connection) -> bool:
            async with file.transaction():
                id = await file.fetchval("SELECT id FROM guests WHERE digest = $1 FOR UPDATE", digest)
                if id is not None:
                    await _put_guest(file, digest, id, name, await now_in(file))
            return id is not None

        if not await self._connections.ask(write):
            raise KeyError(digest)

    async def forgotten(self, guests: Collection[str]) -> set[str]:
        query = "SELECT id FROM guests WHERE id = ANY ($1::text[]) AND name = ''"
        return {row[0] for row in await self._connections.ask(lambda file: file.fetch(query, list(guests)))}

    async def forget_guests(self, seen_before: int, keep: Collection[str] = (), is_dry: bool = False) -> int:
        async def write(file: Connection) -> int:
            if is_dry:
                query = f"SELECT count(*) FROM guests WHERE {_OLD_GUESTS}"
            else:
                query = f"""
                    WITH gone AS (DELETE FROM guests WHERE {_OLD_GUESTS} RETURNING id),
                    theirs AS (DELETE FROM practice WHERE guest IN (SELECT id FROM gone))
                    SELECT count(*) FROM gone
                """
            count: int = await file.fetchval(query, seen_before, list(keep))
            return count

        return await self._connections.ask(write)


async def _note_players(file: Connection, record: str, guests: tuple[str, ...]) -> None:
    """Notes who played a match; nothing if its record is not here."""
    ended_at = await file.fetchval("SELECT ended_at FROM records WHERE id = $1", record) if any(guests) else None
    if ended_at is not None:
        await file.executemany(_SEAT, played_rows(guests, ended_at, record))


async def _put_guest(file: Connection, digest: bytes, id: str, name: str, seen_at: int) -> None:
    await file.execute(_GUEST, digest, id, name, seen_at, seal("guest", digest, id, name, seen_at))
