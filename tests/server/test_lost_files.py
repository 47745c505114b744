"""A server whose file is gone, or cannot be read: it says so, and acknowledges nothing."""

import asyncio
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.servers import begun, leave, served
from tests.server.test_limits import Clock
from tricktable.tables.stores import Guest, MemoryStore, StoreError, open_store
from tricktable.tables.wire import Act


def test_a_file_that_is_removed_under_the_server_is_noticed_before_a_move_is_acknowledged(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with served(store=open_store(f"sqlite:///{tmp_path / 'tables.db'}"), clock=clock) as server:
            _, (ann, _), seats = await begun(server)
            assert (await ann.http.get("/readyz")).status_code == 200
            number = seats[0].number
            for file in tmp_path.glob("tables.db*"):
                file.unlink()
            clock.now += 10

            mover = next(seat for seat in seats if seat.is_awaited)
            assert mover.view is not None
            await mover.say(Act(action=mover.view.legal[0], seen=number))
            codes = [await seat.closed() for seat in seats]

            assert codes == [4005, 4005]
            assert [seat.number for seat in seats] == [number, number]
            assert (await ann.http.get("/readyz")).status_code == 503
            assert (await ann.http.post("/api/tables", json={"game": "hasp"})).status_code == 503
            await leave(seats)

    asyncio.run(play())


class Unreadable(MemoryStore):
    """A store that cannot be read from a certain moment on."""

    is_unreadable = False

    async def guest(self, digest: bytes) -> Guest | None:
        if self.is_unreadable:
            raise StoreError("the disk cannot be read")
        return await super().guest(digest)


def test_reads_that_fail_are_answered_with_503_on_sockets_too() -> None:
    async def play() -> None:
        store = Unreadable()
        clock = Clock()
        async with served(store=store, clock=clock) as server:
            ann = await server.visitor()
            table = await ann.open()
            assert (await ann.http.get("/readyz")).status_code == 200
            store.is_unreadable = True
            clock.now += 10

            with pytest.raises(InvalidStatus) as denied:
                await ann.socket(table).open()

            assert denied.value.response.status_code == 503
            assert (await ann.http.get("/api/me")).status_code == 503
            assert (await ann.http.get("/readyz")).status_code == 503

    asyncio.run(play())
