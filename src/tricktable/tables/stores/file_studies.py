"""What reviews found and what guests practise, in a store's file. A round of a review that is not what was written
counts as not found yet."""

from collections.abc import Collection
from typing import Any, Final

import apsw

from tricktable.tables.stores.seals import seal
from tricktable.tables.stores.studies import MOST_PRACTISED, MOST_REVIEWS, NEVER, PracticeItem, Sat

_REVIEW: Final = "SELECT number, review, kept_at, seal FROM reviews WHERE record_id = ? AND seat = ? AND engine = ?"
_OLDEST: Final = """
    DELETE FROM reviews WHERE (record_id, seat, number) IN (
        SELECT record_id, seat, number FROM reviews ORDER BY kept_at LIMIT max(0, (SELECT count(*) FROM reviews) - ?)
    )
"""
_PRACTICE: Final = """
    SELECT CAST(record_id AS BLOB), seat, position, CAST(game AS BLOB), due_at, solved, seal
    FROM practice WHERE guest = ? AND due_at <> ? ORDER BY due_at, record_id, seat, position
"""
_NOTED: Final = "SELECT true FROM practice WHERE guest = ? AND record_id = ? AND seat = ? AND position = ?"
_LEAST_WANTED: Final = """
    DELETE FROM practice WHERE guest = ?1 AND (record_id, seat, position) IN (
        SELECT record_id, seat, position FROM practice WHERE guest = ?1 ORDER BY due_at, record_id, seat, position
        LIMIT max(0, (SELECT count(*) FROM practice WHERE guest = ?1) - ?2)
    )
"""
PRACTICE_OF: Final = "DELETE FROM practice WHERE guest = ?"


def sat(file: apsw.Connection, record: str) -> Sat | None:
    row = file.execute("SELECT is_private FROM records WHERE id = ?", (record,)).fetchone()
    if row is None:
        return None
    seats: dict[int, str] = {}
    query = "SELECT CAST(guest AS BLOB), ended_at, seat, seal FROM played WHERE record_id = ?"
    for guest, ended_at, seat, its_seal in file.execute(query, (record,)):
        if its_seal == seal("played", guest, ended_at, record, seat):
            seats[seat] = guest.decode()
    return Sat(bool(row[0]), seats)


def review(file: apsw.Connection, record: str, seat: int, engine: str) -> dict[int, bytes]:
    return {
        number: kept
        for number, kept, kept_at, its_seal in file.execute(_REVIEW, (record, seat, engine))
        if its_seal == seal("review", record, seat, number, engine, kept, kept_at)
    }


def keep_review(file: apsw.Connection, record: str, seat: int, number: int, engine: str, kept: bytes, at: int) -> int:
    if file.execute("SELECT true FROM records WHERE id = ?", (record,)).fetchone() is None:
        return 0
    file.execute("DELETE FROM reviews WHERE record_id = ? AND seat = ? AND engine <> ?", (record, seat, engine))
    row = (record, seat, number, engine, kept, at)
    its_seal = seal("review", *row)
    file.execute("INSERT OR REPLACE INTO reviews VALUES (?, ?, ?, ?, ?, ?, ?)", (*row, its_seal))
    file.execute(_OLDEST, (MOST_REVIEWS,))
    return 1


def practice(file: apsw.Connection, guest: str) -> list[PracticeItem]:
    found = []
    row: tuple[Any, ...]  # what the file holds: the seals tell whether that is what was written
    for row in file.execute(_PRACTICE, (guest, NEVER)):
        record, seat, position, game, due_at, solved, its_seal = row
        if its_seal == seal("practice", guest, *row[:-1]):
            found.append(PracticeItem(record.decode(), seat, position, game.decode(), due_at, solved))
    return found


def practise(file: apsw.Connection, guest: str, items: Collection[PracticeItem]) -> int:
    known = file.execute("SELECT true FROM guests WHERE id = ? AND name <> ''", (guest,)).fetchone()
    new = [each for each in items if file.execute(_NOTED, (guest, *each[:3])).fetchone() is None]
    if known is None or not new:
        return 0
    for each in new:
        _put(file, guest, each)
    file.execute(_LEAST_WANTED, (guest, MOST_PRACTISED))
    return len(new)


def put_practice(file: apsw.Connection, guest: str, item: PracticeItem) -> int:
    if file.execute(_NOTED, (guest, *item[:3])).fetchone() is None:
        return 0
    _put(file, guest, item)
    return 1


def forget_practice(file: apsw.Connection, guest: str) -> int:
    file.execute(PRACTICE_OF, (guest,))
    return file.changes()


def _put(file: apsw.Connection, guest: str, item: PracticeItem) -> None:
    row = (guest, *item)
    file.execute("INSERT OR REPLACE INTO practice VALUES (?, ?, ?, ?, ?, ?, ?, ?)", (*row, seal("practice", *row)))
