"""What reviews found and what guests practise, in the database."""

from collections.abc import Collection
from typing import Final

from tricktable.tables.stores.contracts import Store, check_review, check_text
from tricktable.tables.stores.postgresql.appends import now_in
from tricktable.tables.stores.postgresql.connections import Connection, Connections
from tricktable.tables.stores.seals import seal
from tricktable.tables.stores.studies import MOST_PRACTISED, MOST_REVIEWS, NEVER, PracticeItem, Sat

_REVIEW: Final = "SELECT number, review, kept_at, seal FROM reviews WHERE record_id = $1 AND seat = $2 AND engine = $3"
_KEEP: Final = """
    INSERT INTO reviews SELECT $1, $2, $3, $4, $5, $6, $7 WHERE EXISTS (SELECT FROM records WHERE id = $1)
    ON CONFLICT (record_id, seat, number) DO UPDATE
    SET engine = excluded.engine, review = excluded.review, kept_at = excluded.kept_at, seal = excluded.seal
"""
_OLDEST: Final = """
    DELETE FROM reviews WHERE (record_id, seat, number) IN (
        SELECT record_id, seat, number FROM reviews ORDER BY kept_at
        LIMIT greatest(0, (SELECT count(*) FROM reviews) - $1)
    )
"""
_PRACTICE: Final = """
    SELECT record_id, seat, position, game, due_at, solved, seal FROM practice
    WHERE guest = $1 AND due_at <> $2 ORDER BY due_at, record_id, seat, position
"""
_NOTE: Final = "INSERT INTO practice VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING"
_PUT: Final = """
    UPDATE practice SET game = $5, due_at = $6, solved = $7, seal = $8
    WHERE guest = $1 AND record_id = $2 AND seat = $3 AND position = $4
"""
_LEAST_WANTED: Final = """
    DELETE FROM practice WHERE guest = $1 AND (record_id, seat, position) IN (
        SELECT record_id, seat, position FROM practice WHERE guest = $1 ORDER BY due_at, record_id, seat, position
        LIMIT greatest(0, (SELECT count(*) FROM practice WHERE guest = $1) - $2)
    )
"""


class Studies(Store):
    """The part of the store that is for those who look back."""

    _connections: Connections

    async def sat(self, record: str) -> Sat | None:
        async def look(file: Connection) -> Sat | None:
            is_private = await file.fetchval("SELECT is_private FROM records WHERE id = $1", record)
            if is_private is None:
                return None
            rows = await file.fetch("SELECT guest, ended_at, seat, seal FROM played WHERE record_id = $1", record)
            true = [row for row in rows if row[3] == seal("played", row[0], row[1], record, row[2])]
            return Sat(is_private, {row[2]: row[0] for row in true})

        return await self._connections.ask(look)

    async def review(self, record: str, seat: int, engine: str) -> dict[int, bytes]:
        rows = await self._connections.ask(lambda file: file.fetch(_REVIEW, record, seat, engine))
        return {
            number: kept
            for number, kept, kept_at, its_seal in rows
            if its_seal == seal("review", record, seat, number, engine, kept, kept_at)
        }

    async def keep_review(self, record: str, seat: int, number: int, engine: str, review: bytes) -> None:
        check_review(record, engine, review)

        async def write(file: Connection) -> None:
            async with file.transaction():
                others = "DELETE FROM reviews WHERE record_id = $1 AND seat = $2 AND engine <> $3"
                await file.execute(others, record, seat, engine)
                row = (record, seat, number, engine, review, await now_in(file))
                await file.execute(_KEEP, *row, seal("review", *row))
                await file.execute(_OLDEST, MOST_REVIEWS)

        await self._connections.ask(write)

    async def practice(self, guest: str) -> list[PracticeItem]:
        rows = await self._connections.ask(lambda file: file.fetch(_PRACTICE, guest, NEVER))
        return [PracticeItem(*row[:6]) for row in rows if row[6] == seal("practice", guest, *row[:6])]

    async def practise(self, guest: str, items: Collection[PracticeItem]) -> None:
        check_text("practice", guest, *[text for each in items for text in (each.record, each.game)])

        async def write(file: Connection) -> None:
            async with file.transaction():
                # whoever is being forgotten at this moment is waited for
                known = "SELECT true FROM guests WHERE id = $1 AND name <> '' FOR SHARE"
                if items and await file.fetchval(known, guest):
                    await file.executemany(_NOTE, [_row(guest, each) for each in items])
                    await file.execute(_LEAST_WANTED, guest, MOST_PRACTISED)

        await self._connections.ask(write)

    async def put_practice(self, guest: str, item: PracticeItem) -> None:
        check_text("practice", guest, item.record, item.game)
        await self._connections.ask(lambda file: file.execute(_PUT, *_row(guest, item)))

    async def forget_practice(self, guest: str) -> None:
        await self._connections.ask(lambda file: file.execute("DELETE FROM practice WHERE guest = $1", guest))


def _row(guest: str, item: PracticeItem) -> tuple[str | int | bytes, ...]:
    row = (guest, *item)
    return (*row, seal("practice", *row))
