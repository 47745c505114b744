"""What was noted of tables for lists, in a store's file. Whatever is not what was written counts as not noted: the logs
tell it again."""

import json
from collections.abc import Collection, Iterator
from typing import Any, Final

import apsw

from tricktable.tables.stores.contracts import Listing, Unattended, now
from tricktable.tables.stores.seals import Head, seal

_COLUMNS: Final = """
    CAST(table_id AS BLOB), number, opened_at, CAST(host AS BLOB), CAST(guests AS BLOB), CAST(awaited AS BLOB),
    goes_on, is_offered, wakes_at, form, seal
"""
_OFFERED: Final = f"SELECT {_COLUMNS} FROM listings WHERE goes_on AND is_offered ORDER BY table_id"
_OF_GUEST: Final = f"""
    SELECT {_COLUMNS} FROM listings
    WHERE goes_on AND (host = ?1 OR table_id IN (SELECT table_id FROM seats WHERE guest = ?1)) ORDER BY table_id
"""
_ONE: Final = f"SELECT {_COLUMNS} FROM listings WHERE goes_on AND table_id = ?"
_ALL: Final = f"SELECT {_COLUMNS} FROM listings"
_LISTED: Final = "SELECT table_id FROM listings WHERE goes_on AND table_id IN (SELECT value FROM json_each(?))"
_UPSERT: Final = "INSERT OR REPLACE INTO listings VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
_NEVER: Final = 0


def note(file: apsw.Connection, listings: Collection[Listing]) -> int:
    """Writes these down, unless something newer is there."""
    count = 0
    for each in listings:
        row = file.execute("SELECT is_finished FROM tables WHERE id = ?", (each.table,)).fetchone()
        old = file.execute("SELECT number FROM listings WHERE table_id = ?", (each.table,)).fetchone()
        if row is None or row[0] or (old is not None and old[0] > each.number):
            continue
        cross_off(file, each.table)
        columns = _row(each)
        file.execute(_UPSERT, (*columns, seal("listing", *columns)))
        seats = [(guest, each.table) for guest in set(each.guests)] if each.goes_on else []
        file.executemany("INSERT OR IGNORE INTO seats VALUES (?, ?)", seats)
        count += 1
    return count


def cross_off(file: apsw.Connection, table: str) -> None:
    """Nothing is noted of this table any more."""
    file.execute("DELETE FROM seats WHERE table_id = ?", (table,))
    file.execute("DELETE FROM listings WHERE table_id = ?", (table,))


def offered(file: apsw.Connection) -> list[Listing]:
    return [listing for listing, _ in _found(file, _OFFERED)]


def listings_of(file: apsw.Connection, guest: str) -> list[Listing]:
    return [listing for listing, _ in _found(file, _OF_GUEST, guest)] if guest else []


def listing(file: apsw.Connection, table: str) -> Listing | None:
    return next((listing for listing, _ in _found(file, _ONE, table)), None)


def listed(file: apsw.Connection, tables: Collection[str]) -> set[str]:
    return {str(row[0]) for row in file.execute(_LISTED, (json.dumps(list(tables)),))}


def unattended(file: apsw.Connection, heads: dict[str, Head]) -> list[Unattended]:
    """Those of these tables, which go on, that have to be looked at."""
    moment = now()
    fresh: set[str] = set()
    due: set[str] = set()
    for listing, wakes_at in _found(file, _ALL):
        head = heads.get(listing.table)
        if head is not None and head.number == listing.number:
            fresh.add(listing.table)
            if wakes_at != _NEVER and wakes_at <= moment:
                due.add(listing.table)
    first = [Unattended(table, True) for table in heads if table in due]
    return first + [Unattended(table, False) for table in heads if table not in fresh]


def _row(each: Listing) -> tuple[str, int, int, str, str, str, int, int, int, bytes]:
    wakes_at = _NEVER if each.wakes_in is None else now() + each.wakes_in
    people = json.dumps(each.guests), json.dumps(each.awaited)
    flags = int(each.goes_on), int(each.is_offered)
    return each.table, each.number, each.opened_at, each.host, *people, *flags, wakes_at, each.form


def _found(file: apsw.Connection, query: str, *bindings: str) -> Iterator[tuple[Listing, int]]:
    """The listings that a query finds and that are what was written, with the time to look at them."""
    row: tuple[Any, ...]  # what the file holds: the seals tell whether that is what was written
    for row in file.execute(query, bindings):
        table, number, opened_at, host, guests, awaited, goes_on, is_offered, wakes_at, form, its_seal = row
        if its_seal == seal("listing", *row[:-1]):
            people = tuple(json.loads(guests)), tuple(json.loads(awaited))
            flags = bool(goes_on), bool(is_offered)
            yield (
                Listing(table.decode(), number, opened_at, host.decode(), *people, *flags, None, form),
                wakes_at,
            )
