"""A store that also counts how long its appends take."""

import time
from asyncio import Future
from collections.abc import Collection
from typing import Final

from tricktable.server.operations.metrics import Times
from tricktable.tables.stores import Damaged, Finished, Guest, Played, Store, Summary


class TimedStore(Store):
    """The same store."""

    def __init__(self, store: Store, times: Times) -> None:
        self._store: Final = store
        self._times: Final = times

    def append_soon(self, table: str, number: int, entry: bytes, finished: Finished | None = None) -> Future[int]:
        begin = time.perf_counter()
        appended = self._store.append_soon(table, number, entry, finished)
        appended.add_done_callback(lambda _: self._times.add(time.perf_counter() - begin))
        return appended

    def unfinished(self) -> list[str]:
        return self._store.unfinished()

    def has(self, table: str) -> bool:
        return self._store.has(table)

    def read(self, table: str) -> list[bytes]:
        return self._store.read(table)

    def last(self, table: str) -> bytes:
        return self._store.last(table)

    def damaged(self) -> list[Damaged]:
        return self._store.damaged()

    def record(self, id: str) -> str | None:
        return self._store.record(id)

    def records(self, limit: int, before: str = "", has_private: bool = False) -> list[Summary]:
        return self._store.records(limit, before, has_private)

    def records_of(self, guest: str, limit: int, before: str = "") -> list[Played]:
        return self._store.records_of(guest, limit, before)

    def unnoted(self) -> list[str]:
        return self._store.unnoted()

    async def note_players(self, table: str, record: str, guests: tuple[str, ...]) -> None:
        await self._store.note_players(table, record, guests)

    async def add_record(self, finished: Finished, ended_at: int) -> str:
        return await self._store.add_record(finished, ended_at)

    def guest(self, digest: bytes) -> Guest | None:
        return self._store.guest(digest)

    async def put_guest(self, digest: bytes, id: str, name: str) -> None:
        await self._store.put_guest(digest, id, name)

    async def rename_guest(self, digest: bytes, name: str) -> None:
        await self._store.rename_guest(digest, name)

    async def forget_guests(self, seen_before: int, keep: Collection[str] = (), is_dry: bool = False) -> int:
        return await self._store.forget_guests(seen_before, keep, is_dry)

    async def forget_tables(self, tables: Collection[str]) -> int:
        return await self._store.forget_tables(tables)

    def close(self) -> None:
        self._store.close()
