"""Servers on a free port and people who visit them, for the tests of the server."""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from queue import Queue
from random import Random
from threading import Thread
from typing import Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tricktable.server.app import App, make_app
from tricktable.server.guests import Guests
from tricktable.server.limits import NO_LIMITS
from tricktable.server.operations.connection_limits import ConnectionLimits
from tricktable.server.operations.lifetime import Run, address_of, listen
from tricktable.server.settings import ServerSettings
from tricktable.server.sockets import PROTOCOL
from tricktable.tables.live.live_tables import LiveTables
from tricktable.tables.live.resources import Settings
from tricktable.tables.live.thinkers import Thinker
from tricktable.tables.stores import MemoryStore, Store
from tricktable.tables.stores.contracts import now
from tricktable.tables.wire import (
    Act,
    AnyRequest,
    AnyServerMessage,
    Done,
    Hint,
    Refusal,
    State,
    TableForm,
    Update,
    ViewForm,
    decode_message,
    encode,
)

SOON: Final = 10.0
"""Seconds after which a test stops waiting."""
QUICK: Final = Settings(pace=0)
UNLIMITED: Final = ServerSettings(limits=NO_LIMITS)
HASP: Final = {"game": "hasp", "players": 2, "level": "thumb"}


class Seat:
    """One socket at a table, and what was heard there."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection: Final = connection
        self.messages: Final[list[AnyServerMessage]] = []
        self.number = 0
        self.seat: int | None = None
        self.table: TableForm | None = None
        self.view: ViewForm | None = None

    async def hear(self) -> AnyServerMessage:
        """The next message; numbers have no gaps."""
        async with asyncio.timeout(SOON):
            text = await self.connection.recv()
        assert isinstance(text, str)
        message = decode_message(text)
        self.messages.append(message)
        match message:
            case State():
                self.number, self.seat, self.table, self.view = (
                    message.number,
                    message.seat,
                    message.table,
                    message.view,
                )
            case Update():
                assert message.number == self.number + 1, f"{message.number} was told after {self.number}"
                self.number, self.seat = message.number, message.seat
                self.table, self.view = message.table or self.table, message.view or self.view
        return message

    async def until(self, is_so: Callable[[], bool]) -> None:
        while not is_so():
            await self.hear()

    async def say(self, request: AnyRequest) -> None:
        await self.connection.send(encode(request).decode())

    async def answer(self, request: AnyRequest) -> AnyServerMessage:
        """What this request is answered with; it needs an id."""
        assert request.id
        await self.say(request)
        while True:
            message = await self.hear()
            if isinstance(message, Done | Hint | Refusal) and message.id == request.id:
                return message

    async def refusal(self) -> Refusal:
        """The next refusal."""
        while True:
            message = await self.hear()
            if isinstance(message, Refusal):
                return message

    async def closed(self) -> int:
        """Listens to the end; the code that the socket was closed with."""
        with suppress(ConnectionClosed):
            async with asyncio.timeout(SOON):
                while True:
                    self.messages.append(decode_message(await self.connection.recv()))
        code = self.connection.close_code
        assert code is not None
        return code

    @property
    def is_awaited(self) -> bool:
        return self.view is not None and self.seat in self.view.awaited

    @property
    def is_over(self) -> bool:
        return self.table is not None and self.table.stage == "over"

    async def play(self, chance: Random, stop: Callable[[], bool] = lambda: False) -> None:
        """Plays by chance until the match is over or something else is so."""
        while not self.is_over and not stop():
            await self.until(lambda: self.is_awaited or self.is_over)
            if self.is_awaited and not self.is_over:
                assert self.view is not None
                number = self.number
                await self.say(Act(action=chance.choice(self.view.legal), seen=number))
                await self.until(lambda: self.number > number)  # noqa: B023 (it is awaited here)


class Visitor:
    """Somebody who has come to a server, with a token."""

    def __init__(self, url: str, name: str = "Ann") -> None:
        self.url: Final = url
        self.name: Final = name
        self.http: Final = httpx.AsyncClient(base_url=url, timeout=SOON, verify=False)
        self.id = ""
        self.token = ""

    async def come(self) -> "Visitor":
        guest = (await self.http.post("/api/guests", json={"name": self.name})).json()
        self.id, self.token = guest["id"], guest["token"]
        self.http.cookies.clear()
        self.http.headers["Authorization"] = f"Bearer {self.token}"
        return self

    async def open(self, **wishes: object) -> str:
        """A new table, by id."""
        response = await self.http.post("/api/tables", json={**HASP, **wishes})
        assert response.status_code == 201, response.text
        return str(response.json()["id"])

    async def ask(self, table: str, **request: object) -> httpx.Response:
        return await self.http.post(f"/api/tables/{table}/requests", json=request)

    def socket(self, table: str, since: int | None = None, query: str = "", **settings: object) -> "AsyncSeat":
        """`query` is what the address says beside `since`."""
        return AsyncSeat(self.url, table, since, query, self.token, settings)


class AsyncSeat:
    """A socket that is opened by `async with`, or awaited."""

    def __init__(
        self, url: str, table: str, since: int | None, query: str, token: str, settings: dict[str, object]
    ) -> None:
        parts = [f"since={since}" if since is not None else "", query]
        query = f"?{'&'.join(part for part in parts if part)}" if any(parts) else ""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        given = {
            "additional_headers": headers,
            "subprotocols": [PROTOCOL],
            "compression": None,
            "max_queue": None,
            **settings,
        }
        self._connect: Final = connect(f"ws{url[4:]}/api/tables/{table}/socket{query}", **given)  # type: ignore[arg-type]
        self._since: Final = since

    async def open(self) -> Seat:
        seat = Seat(await self._connect)
        seat.number = self._since or 0
        return seat

    async def __aenter__(self) -> Seat:
        self._seat = await self.open()
        return self._seat

    async def __aexit__(self, *error: object) -> None:
        await self._seat.connection.close()


class Server:
    """A server that runs."""

    def __init__(self, url: str, app: App, run: Run) -> None:
        self.url: Final = url
        self.app: Final = app
        self.run: Final = run
        self._visitors: Final[list[Visitor]] = []

    async def visitor(self, name: str = "Ann") -> Visitor:
        return await self.stranger(name).come()

    def stranger(self, name: str = "") -> Visitor:
        """Somebody without a token."""
        visitor = Visitor(self.url, name)
        self._visitors.append(visitor)
        return visitor

    async def close(self) -> None:
        """All visitors go home, and then the server ends."""
        for visitor in self._visitors:
            await visitor.http.aclose()
        self.run.should_exit = True


@asynccontextmanager
async def served(
    settings: ServerSettings = UNLIMITED,
    table_settings: Settings = QUICK,
    store: Store | None = None,
    clock: Callable[[], float] | None = None,
    send_buffer: int = 0,
    trusted: str = "",
    connection_limits: ConnectionLimits | None = None,
    reviewers: int = 1,
    niceness: int = 0,
    now: Callable[[], int] = now,
) -> AsyncIterator[Server]:
    """A server on a free port, in this event loop; `now` is the time in milliseconds that tables go by. Reviews do not
    step back behind other tests unless a `niceness` says so."""
    store = store or MemoryStore()
    tables = LiveTables(store, Thinker(reviewers=reviewers, niceness=niceness), table_settings, now)
    guests = Guests(store)
    app = make_app(tables, guests, settings, clock=clock) if clock else make_app(tables, guests, settings)
    ready = asyncio.Event()
    run = Run(app, ready.set, trusted, connection_limits)
    sock = listen("127.0.0.1", 0)
    if send_buffer:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    server = Server(address_of(sock), app, run)
    task = asyncio.create_task(run.serve([sock]))
    try:
        async with asyncio.timeout(SOON):
            await ready.wait()
        yield server
    finally:
        await server.close()
        await task
        sock.close()


@contextmanager
def in_background(settings: ServerSettings = UNLIMITED, trusted: str = "") -> Iterator[Server]:
    """A server in a thread of its own."""
    ready: Queue[tuple[Server, asyncio.AbstractEventLoop, asyncio.Event]] = Queue()

    async def run() -> None:
        async with served(settings, trusted=trusted) as server:
            end = asyncio.Event()
            ready.put((server, asyncio.get_running_loop(), end))
            await end.wait()

    thread = Thread(target=asyncio.run, args=(run(),))
    thread.start()
    server, loop, end = ready.get(timeout=SOON)
    try:
        yield server
    finally:
        loop.call_soon_threadsafe(end.set)
        thread.join()


async def begun(server: Server, people: int = 2, **wishes: object) -> tuple[str, list[Visitor], list[Seat]]:
    """A table whose match has begun, those who play there, and their open sockets."""
    visitors = [await server.visitor(name) for name in ("Ann", "Ben", "Cem", "Dan", "Eve", "Fay")[:people]]
    wishes = {"players": people, "is_private": "seed" in wishes, **wishes}
    table = await visitors[0].open(**wishes)
    seats = []
    for visitor in visitors:
        assert (await visitor.ask(table, type="sit")).status_code == 200
        seats.append(await visitor.socket(table).open())
    assert (await visitors[0].ask(table, type="start")).status_code == 200
    for seat in seats:
        await seat.until(lambda: seat.view is not None)  # noqa: B023 (it is awaited here)
    return table, visitors, seats


async def leave(seats: list[Seat]) -> None:
    """Everybody hangs up."""
    for seat in seats:
        await seat.connection.close()
