"""A store that also counts how long its appends take."""

import time
from asyncio import Future
from collections.abc import Callable, Collection
from typing import Final

from tricktable.server.operations.metrics import Times
from tricktable.tables.stores import (
    Damaged,
    Finished,
    Guest,
    Lease,
    Listing,
    Node,
    Played,
    PracticeItem,
    Sat,
    Store,
    Summary,
    Unattended,
)
from tricktable.tables.stores.contracts import Hear
from tricktable.tables.stores.leases import NOBODYS


class TimedStore(Store):
    """The same store."""

    def __init__(self, store: Store, times: Times) -> None:
        self._store: Final = store
        self._times: Final = times
        self.is_shared = store.is_shared

    def append_soon(
        self, table: str, number: int, entry: bytes, finished: Finished | None = None, epoch: int = NOBODYS
    ) -> Future[int]:
        begin = time.perf_counter()
        appended = self._store.append_soon(table, number, entry, finished, epoch)
        appended.add_done_callback(lambda _: self._times.add(time.perf_counter() - begin))
        return appended

    async def unfinished(self) -> list[str]:
        return await self._store.unfinished()

    async def has(self, table: str) -> bool:
        return await self._store.has(table)

    async def read(self, table: str) -> list[bytes]:
        return await self._store.read(table)

    async def last(self, table: str) -> bytes:
        return await self._store.last(table)

    async def damaged(self) -> list[Damaged]:
        return await self._store.damaged()

    async def forget_tables(self, tables: Collection[str]) -> int:
        return await self._store.forget_tables(tables)

    async def enter(self, name: str, address: str) -> Node:
        return await self._store.enter(name, address)

    async def renew(self, node: Node) -> None:
        await self._store.renew(node)

    async def leave(self, node: Node) -> None:
        await self._store.leave(node)

    async def nodes(self) -> list[Node]:
        return await self._store.nodes()

    async def begin(self, table: str, node: Node) -> Lease:
        return await self._store.begin(table, node)

    async def acquire(self, table: str, node: Node) -> Lease:
        return await self._store.acquire(table, node)

    async def release(self, leases: Collection[Lease]) -> None:
        await self._store.release(leases)

    async def note(self, listings: Collection[Listing]) -> None:
        await self._store.note(listings)

    async def offered(self) -> list[Listing]:
        return await self._store.offered()

    async def listings_of(self, guest: str) -> list[Listing]:
        return await self._store.listings_of(guest)

    async def listing(self, table: str) -> Listing | None:
        return await self._store.listing(table)

    async def listed(self, tables: Collection[str]) -> set[str]:
        return await self._store.listed(tables)

    async def unattended(self) -> list[Unattended]:
        return await self._store.unattended()

    async def record(self, id: str) -> str | None:
        return await self._store.record(id)

    async def records(self, limit: int, before: str = "", has_private: bool = False) -> list[Summary]:
        return await self._store.records(limit, before, has_private)

    async def records_of(self, guest: str, limit: int, before: str = "") -> list[Played]:
        return await self._store.records_of(guest, limit, before)

    async def unnoted(self) -> list[str]:
        return await self._store.unnoted()

    async def note_players(self, table: str, record: str, guests: tuple[str, ...]) -> None:
        await self._store.note_players(table, record, guests)

    async def add_record(self, finished: Finished, ended_at: int) -> str:
        return await self._store.add_record(finished, ended_at)

    async def guest(self, digest: bytes) -> Guest | None:
        return await self._store.guest(digest)

    async def put_guest(self, digest: bytes, id: str, name: str) -> None:
        await self._store.put_guest(digest, id, name)

    async def rename_guest(self, digest: bytes, name: str) -> None:
        await self._store.rename_guest(digest, name)

    async def forgotten(self, guests: Collection[str]) -> set[str]:
        return await self._store.forgotten(guests)

    async def forget_guests(self, seen_before: int, keep: Collection[str] = (), is_dry: bool = False) -> int:
        return await self._store.forget_guests(seen_before, keep, is_dry)

    async def sat(self, record: str) -> Sat | None:
        return await self._store.sat(record)

    async def review(self, record: str, seat: int, engine: str) -> dict[int, bytes]:
        return await self._store.review(record, seat, engine)

    async def keep_review(self, record: str, seat: int, number: int, engine: str, review: bytes) -> None:
        await self._store.keep_review(record, seat, number, engine, review)

    async def practice(self, guest: str) -> list[PracticeItem]:
        return await self._store.practice(guest)

    async def practise(self, guest: str, items: Collection[PracticeItem]) -> None:
        await self._store.practise(guest, items)

    async def put_practice(self, guest: str, item: PracticeItem) -> None:
        await self._store.put_practice(guest, item)

    async def forget_practice(self, guest: str) -> None:
        await self._store.forget_practice(guest)

    async def tell(self, channel: str, text: str) -> None:
        await self._store.tell(channel, text)

    def listen(self, channel: str, hear: Hear) -> Callable[[], None]:
        return self._store.listen(channel, hear)

    async def finish(self) -> None:
        await self._store.finish()

    def close(self) -> None:
        self._store.close()
