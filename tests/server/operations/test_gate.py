"""While a server starts it says so: health answers before the store is open."""

import asyncio
from threading import Event

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.servers import QUICK, UNLIMITED, Visitor
from tricktable.server.app import App, make_app
from tricktable.server.guests import Guests
from tricktable.server.operations.gate import Gate
from tricktable.server.operations.lifetime import Run, address_of, listen
from tricktable.tables.live.live_tables import LiveTables
from tricktable.tables.live.thinkers import Thinker
from tricktable.tables.stores import MemoryStore, StoreError


def _app() -> App:
    store = MemoryStore()
    return make_app(LiveTables(store, Thinker(), QUICK), Guests(store), UNLIMITED)


def test_health_answers_while_the_store_is_opened() -> None:
    async def play() -> None:
        opened = Event()
        ready = asyncio.Event()

        def build() -> App:
            opened.wait(10)
            return _app()

        sock = listen("127.0.0.1", 0)
        url = address_of(sock)
        run = Run(Gate(build, lambda: None), ready.set)
        task = asyncio.create_task(run.serve([sock]))
        async with httpx.AsyncClient(base_url=url, timeout=10) as http:
            health, readiness, games = [await http.get(path) for path in ("/healthz", "/readyz", "/api/games")]
            with pytest.raises(InvalidStatus) as denied:
                await connect(f"ws{url[4:]}/api/tables/x/socket")

            assert (health.status_code, health.json()["is_ready"]) == (200, False)
            assert readiness.status_code == games.status_code == denied.value.response.status_code == 503
            assert "Retry-After" in games.headers
            assert not ready.is_set()

            opened.set()
            await asyncio.wait_for(ready.wait(), 10)
            assert (await http.get("/readyz")).status_code == 200
        visitor = await Visitor(url).come()
        await visitor.open()
        await visitor.http.aclose()
        run.should_exit = True
        await task
        sock.close()

    asyncio.run(play())


def test_a_store_that_cannot_be_opened_ends_the_server() -> None:
    async def play() -> None:
        def build() -> App:
            raise StoreError("in use by another server")

        sock = listen("127.0.0.1", 0)
        gate = Gate(build, lambda: setattr(run, "should_exit", True))
        run = Run(gate, lambda: None)
        await asyncio.wait_for(run.serve([sock]), 10)
        sock.close()

        assert isinstance(gate.error, StoreError)

    asyncio.run(play())
