"""A store that lasts as long as the program: for play in the terminal, and for tests."""

import asyncio
from collections.abc import Collection
from typing import Final

from tricktable.tables.stores import studies
from tricktable.tables.stores.alone import Alone
from tricktable.tables.stores.contracts import (
    Damaged,
    Finished,
    Guest,
    Listing,
    Played,
    StoreError,
    Summary,
    Unattended,
    check_append,
    check_record,
    check_review,
    check_text,
    is_over,
    not_next,
    now,
    record_id,
)
from tricktable.tables.stores.leases import LEASE, NOBODYS
from tricktable.tables.stores.studies import NEVER, PracticeItem, Sat


class MemoryStore(Alone):
    """Logs, records and guests without a file."""

    def __init__(self, lease: float = LEASE) -> None:
        super().__init__(lease)
        self._logs: Final[dict[str, list[bytes]]] = {}
        self._finished: Final[set[str]] = set()
        self._records: Final[dict[str, tuple[Summary, str]]] = {}
        self._private: Final[set[str]] = set()
        self._played: Final[dict[str, dict[str, int]]] = {}
        """The seats in their matches, by guest."""
        self._guests: Final[dict[bytes, tuple[Guest, int]]] = {}
        self._listings: Final[dict[str, tuple[Listing, int]]] = {}
        """With the time when they were noted."""
        self._reviews: Final[dict[tuple[str, int, int], tuple[str, bytes]]] = {}
        """By record, seat and round; the oldest first."""
        self._practice: Final[dict[str, dict[tuple[str, int, int], PracticeItem]]] = {}
        """By guest."""
        self._is_closed = False

    def append_soon(
        self, table: str, number: int, entry: bytes, finished: Finished | None = None, epoch: int = NOBODYS
    ) -> asyncio.Future[int]:
        future: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        try:
            self._append(table, number, entry, finished, epoch)
            future.set_result(0)
        except StoreError as error:
            future.set_exception(error)
        return future

    def _append(self, table: str, number: int, entry: bytes, finished: Finished | None, epoch: int) -> None:
        self._check_open()
        check_append(table, number, entry, finished)
        self.book.check(table, epoch)
        if finished is not None and table in self._finished:
            raise StoreError(is_over(table))
        log = self._logs.get(table, [])
        if number != len(log) + 1:
            raise StoreError(not_next(table, number, len(log)))
        log.append(bytes(entry))
        self._logs[table] = log
        if finished is not None:
            self._finished.add(table)
            self._listings.pop(table, None)
            self._keep(finished, now())

    async def unfinished(self) -> list[str]:
        self._check_open()
        return [table for table in self._logs if table not in self._finished]

    async def has(self, table: str) -> bool:
        self._check_open()
        return table in self._logs

    async def read(self, table: str) -> list[bytes]:
        self._check_open()
        return list(self._logs[table])

    async def last(self, table: str) -> bytes:
        self._check_open()
        return self._logs[table][-1]

    async def damaged(self) -> list[Damaged]:
        self._check_open()
        return []

    async def note(self, listings: Collection[Listing]) -> None:
        self._check_open()
        for listing in listings:
            table = listing.table
            old = self._listings.get(table)
            is_older = old is not None and old[0].number > listing.number
            if table in self._logs and table not in self._finished and not is_older:
                self._listings[table] = listing, now()

    async def offered(self) -> list[Listing]:
        offers = [each for each in self._noted() if each.is_offered]
        return [each for each in offers if self.book.holder(each.table) is not None]

    async def listings_of(self, guest: str) -> list[Listing]:
        return [each for each in self._noted() if guest and (guest in each.guests or each.host == guest)]

    async def listing(self, table: str) -> Listing | None:
        return next((each for each in self._noted() if each.table == table), None)

    async def listed(self, tables: Collection[str]) -> set[str]:
        return {each.table for each in self._noted()} & set(tables)

    def _noted(self) -> list[Listing]:
        self._check_open()
        return [listing for listing, _ in self._listings.values() if listing.goes_on]

    async def unattended(self) -> list[Unattended]:
        due, stale = [], []
        for table in await self.unfinished():
            if self.book.holder(table) is not None:
                continue
            listing, noted_at = self._listings.get(table, (None, 0))
            if listing is None or listing.number != len(self._logs[table]):
                stale.append(Unattended(table, False))
            elif listing.wakes_in is not None and noted_at + listing.wakes_in <= now():
                due.append(Unattended(table, True))
        return due + stale

    async def record(self, id: str) -> str | None:
        self._check_open()
        return self._records[id][1] if id in self._records else None

    async def records(self, limit: int, before: str = "", has_private: bool = False) -> list[Summary]:
        self._check_open()
        found = [summary for summary in self._after(before) if has_private or summary.id not in self._private]
        return found[: max(limit, 0)]

    def _after(self, before: str) -> list[Summary]:
        """All records, the newest first, or those after one of them."""
        places = {id: (summary.ended_at, id) for id, (summary, _) in self._records.items()}
        ids = sorted(places, key=places.__getitem__, reverse=True)
        if before:
            ids = [id for id in ids if before in places and places[id] < places[before]]
        return [self._records[id][0] for id in ids]

    async def records_of(self, guest: str, limit: int, before: str = "") -> list[Played]:
        self._check_open()
        seats = self._played.get(guest, {})
        found = [Played(summary, seats[summary.id]) for summary in self._after(before) if summary.id in seats]
        return found[: max(limit, 0)]

    async def unnoted(self) -> list[str]:
        self._check_open()
        return []

    async def note_players(self, table: str, record: str, guests: tuple[str, ...]) -> None:
        self._check_open()
        self._note(record, guests)

    def _note(self, record: str, guests: tuple[str, ...]) -> None:
        for seat, guest in enumerate(guests):
            if guest and record in self._records:
                self._played.setdefault(guest, {})[record] = seat

    async def add_record(self, finished: Finished, ended_at: int) -> str:
        self._check_open()
        check_record(finished)
        return self._keep(finished, ended_at)

    async def guest(self, digest: bytes) -> Guest | None:
        self._check_open()
        if digest not in self._guests:
            return None
        guest, _ = self._guests[digest]
        self._guests[digest] = (guest, now())
        return guest

    async def put_guest(self, digest: bytes, id: str, name: str) -> None:
        self._check_open()
        check_text("guest", id, name)
        self._guests[digest] = (Guest(id, name), now())

    async def rename_guest(self, digest: bytes, name: str) -> None:
        self._check_open()
        check_text("guest", name)
        guest, _ = self._guests[digest]
        self._guests[digest] = (Guest(guest.id, name), now())

    async def forgotten(self, guests: Collection[str]) -> set[str]:
        self._check_open()
        return {guest.id for guest, _ in self._guests.values() if not guest.name and guest.id in guests}

    async def forget_guests(self, seen_before: int, keep: Collection[str] = (), is_dry: bool = False) -> int:
        self._check_open()
        seated = {guest for listing, _ in self._listings.values() if listing.goes_on for guest in listing.guests}
        old = [
            digest
            for digest, (guest, seen_at) in self._guests.items()
            if seen_at < seen_before and guest.id not in keep and guest.id not in seated
        ]
        for digest in [] if is_dry else old:
            self._practice.pop(self._guests.pop(digest)[0].id, None)
        return len(old)

    async def forget_tables(self, tables: Collection[str]) -> int:
        self._check_open()
        known = [table for table in tables if table in self._logs and table not in self._finished]
        found = [table for table in known if self.book.holder(table) is None]
        for table in found:
            del self._logs[table]
            self._listings.pop(table, None)
        return len(found)

    async def sat(self, record: str) -> Sat | None:
        self._check_open()
        if record not in self._records:
            return None
        seats = {played[record]: guest for guest, played in self._played.items() if record in played}
        return Sat(record in self._private, seats)

    async def review(self, record: str, seat: int, engine: str) -> dict[int, bytes]:
        self._check_open()
        kept = self._reviews.items()
        return {key[2]: found for key, (by, found) in kept if key[:2] == (record, seat) and by == engine}

    async def keep_review(self, record: str, seat: int, number: int, engine: str, review: bytes) -> None:
        self._check_open()
        check_review(record, engine, review)
        if record not in self._records:
            return
        for key in [key for key, (by, _) in self._reviews.items() if key[:2] == (record, seat) and by != engine]:
            del self._reviews[key]
        self._reviews.pop((record, seat, number), None)
        self._reviews[record, seat, number] = engine, review
        while len(self._reviews) > studies.MOST_REVIEWS:
            del self._reviews[next(iter(self._reviews))]

    async def practice(self, guest: str) -> list[PracticeItem]:
        self._check_open()
        items = [item for item in self._practice.get(guest, {}).values() if item.due_at != NEVER]
        return sorted(items, key=_by_time)

    async def practise(self, guest: str, items: Collection[PracticeItem]) -> None:
        self._check_open()
        check_text("practice", guest, *[text for each in items for text in (each.record, each.game)])
        if all(known.id != guest or not known.name for known, _ in self._guests.values()):
            return
        noted = self._practice.setdefault(guest, {})
        for item in items:
            noted.setdefault(item[:3], item)
        for item in sorted(noted.values(), key=_by_time)[: max(0, len(noted) - studies.MOST_PRACTISED)]:
            del noted[item[:3]]

    async def put_practice(self, guest: str, item: PracticeItem) -> None:
        self._check_open()
        check_text("practice", guest, item.record, item.game)
        noted = self._practice.get(guest, {})
        if item[:3] in noted:
            noted[item[:3]] = item

    async def forget_practice(self, guest: str) -> None:
        self._check_open()
        self._practice.pop(guest, None)

    def close(self) -> None:
        self._is_closed = True

    def _keep(self, finished: Finished, ended_at: int) -> str:
        id = record_id(finished.record)
        summary = Summary(id, finished.game, finished.players, finished.names, ended_at)
        if finished.is_private and id not in self._records:
            self._private.add(id)
        self._records.setdefault(id, (summary, finished.record))
        self._note(id, finished.guests)
        return id

    def _check_open(self) -> None:
        if self._is_closed:
            raise StoreError("the store is closed")


def _by_time(item: PracticeItem) -> tuple[int, str, int, int]:
    return item.due_at, *item[:3]
