"""What was noted of tables for lists, in the database."""

import json
from collections.abc import Collection
from typing import Any, Final

from tricktable.tables.stores.contracts import Listing, Unattended
from tricktable.tables.stores.postgresql.connections import Connection

LIVES: Final = """
    EXISTS (SELECT FROM nodes n WHERE n.name = t.node AND n.term = t.term AND n.until > clock_timestamp())
"""
"""The owner of the table `t` lives."""
_COLUMNS: Final = """
    l.table_id, l.number, l.opened_at, l.host, l.guests, l.awaited, l.goes_on, l.is_offered, NULL::bigint, l.form
"""
_NOTE: Final = """
    INSERT INTO listings
    SELECT w.id, w.number, w.opened_at, w.host,
        ARRAY(SELECT jsonb_array_elements_text(w.guests::jsonb)),
        ARRAY(SELECT jsonb_array_elements_text(w.awaited::jsonb)),
        w.goes_on, w.is_offered, clock_timestamp() + w.wakes_in * interval '1 millisecond', w.form
    FROM unnest(
        $1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::boolean[], $8::boolean[],
        $9::bigint[], $10::bytea[]
    ) AS w (id, number, opened_at, host, guests, awaited, goes_on, is_offered, wakes_in, form)
    JOIN tables t ON t.id = w.id AND NOT t.is_finished AND t.number > 0
    ORDER BY w.id
    ON CONFLICT (table_id) DO UPDATE SET
        number = excluded.number, opened_at = excluded.opened_at, host = excluded.host, guests = excluded.guests,
        awaited = excluded.awaited, goes_on = excluded.goes_on, is_offered = excluded.is_offered,
        wakes_at = excluded.wakes_at, form = excluded.form
    WHERE listings.number <= excluded.number
"""
_OFFERED: Final = f"""
    SELECT {_COLUMNS} FROM listings l JOIN tables t ON t.id = l.table_id
    WHERE l.is_offered AND l.goes_on AND {LIVES} ORDER BY l.table_id
"""
_OF_GUEST: Final = f"""
    SELECT {_COLUMNS} FROM listings l WHERE l.goes_on AND (l.host = $1 OR l.guests @> ARRAY[$1]) ORDER BY l.table_id
"""
_ONE: Final = f"SELECT {_COLUMNS} FROM listings l WHERE l.goes_on AND l.table_id = $1"
_LISTED: Final = "SELECT table_id FROM listings WHERE goes_on AND table_id = ANY ($1::text[])"
_UNATTENDED: Final = f"""
    SELECT t.id, l.number IS NOT DISTINCT FROM t.number AS is_due
    FROM tables t LEFT JOIN listings l ON l.table_id = t.id
    WHERE NOT t.is_finished AND t.number > 0 AND NOT EXISTS (SELECT FROM damages d WHERE d.table_id = t.id)
        AND (l.number IS DISTINCT FROM t.number OR l.wakes_at <= clock_timestamp()) AND NOT {LIVES}
    ORDER BY is_due DESC, t.position
"""


async def note(connection: Connection, listings: Collection[Listing]) -> None:
    latest = {each.table: each for each in listings}
    rows = [
        (*each[:4], json.dumps(each.guests), json.dumps(each.awaited), *each[6:8], each.wakes_in, each.form)
        for each in latest.values()
    ]
    await connection.execute(_NOTE, *[list(column) for column in zip(*rows, strict=True)])


async def offered(connection: Connection) -> list[Listing]:
    return [_listing(row) for row in await connection.fetch(_OFFERED)]


async def listings_of(connection: Connection, guest: str) -> list[Listing]:
    return [_listing(row) for row in await connection.fetch(_OF_GUEST, guest)] if guest else []


async def listing(connection: Connection, table: str) -> Listing | None:
    row = await connection.fetchrow(_ONE, table)
    return None if row is None else _listing(row)


async def listed(connection: Connection, tables: Collection[str]) -> set[str]:
    return {row["table_id"] for row in await connection.fetch(_LISTED, list(tables))}


async def unattended(connection: Connection) -> list[Unattended]:
    return [Unattended(row["id"], row["is_due"]) for row in await connection.fetch(_UNATTENDED)]


def _listing(row: Any) -> Listing:  # Any: asyncpg says no types
    listing = Listing(*row)
    return listing._replace(guests=tuple(listing.guests), awaited=tuple(listing.awaited))
