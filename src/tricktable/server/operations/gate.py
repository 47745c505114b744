"""The gate: answers from the first moment on, while the store is opened and the tables wake."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import msgspec
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from tricktable.server.api.bodies import HealthForm
from tricktable.server.app import App
from tricktable.server.problems import Problem, response_for
from tricktable.server.settings import ServerSettings
from tricktable.server.sockets import deny

STARTING: Final = "the store is being opened"
PATIENCE: Final = 2.0
"""Seconds after which it is worth asking again."""


class Gate:
    """An ASGI application that becomes another one. A large file takes a while to be opened; whoever watches over the
    server is told so meanwhile, and everybody else to come back."""

    def __init__(self, build: Callable[[], App], on_failure: Callable[[], None]) -> None:
        """`build` makes the application, in a thread; `on_failure` is called if it could not, or its tables did not
        wake."""
        self._build: Final = build
        self._on_failure: Final = on_failure
        self._app: App | None = None
        self._opening: asyncio.Task[None] | None = None
        self._is_leaving = False
        self._when_awake: Callable[[], None] | None = None
        self.error: Exception | None = None
        """Why there is no application."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        elif self._app is not None:
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await receive()
            await deny(scope, send, self._problem(), ServerSettings())
        else:
            await self._answer(scope["path"])(scope, receive, send)

    def _problem(self) -> Problem:
        return Problem("busy", f"{STARTING}: try again in a moment", wait=PATIENCE)

    def _answer(self, path: str) -> Response:
        if path not in ("/healthz", "/readyz"):
            return response_for(self._problem())
        form = HealthForm(is_ready=False, reasons=(STARTING,))
        return Response(msgspec.json.encode(form), 200 if path == "/healthz" else 503, media_type="application/json")

    async def _live(self, receive: Receive, send: Send) -> None:
        """From the start to the end, as the server tells us."""
        await receive()
        self._opening = asyncio.get_running_loop().create_task(self._open())
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await self.close()
        await send({"type": "lifespan.shutdown.complete"})

    async def _open(self) -> None:
        try:
            app = self._app = await asyncio.to_thread(self._build)
            if self._is_leaving:
                app.leave()
                return
            await app.start()
        except Exception as error:
            self.error = error
            self._on_failure()
            return
        if self._when_awake is not None:
            self._when_awake()

    def when_awake(self, call: Callable[[], None]) -> None:
        """Calls this once all tables are awake."""
        if self._app is not None and self._app.server.tables.is_awake:
            call()
        else:
            self._when_awake = call

    def fail(self, error: Exception) -> None:
        """The application cannot go on."""
        self.error = error
        self._on_failure()

    def leave(self) -> None:
        """Somebody wants the server to end."""
        self._is_leaving = True
        if self._app is not None:
            self._app.leave()

    async def drain(self) -> None:
        """Other nodes get the tables first."""
        if self._app is not None:
            await self._app.drain()

    async def close(self) -> None:
        """Nothing more is taken, and everything is written."""
        self.leave()
        if self._opening is not None:
            if self._app is not None:
                self._opening.cancel()  # tables that are not awake yet need not be
            with suppress(asyncio.CancelledError):
                await self._opening
        if self._app is not None:
            await self._app.close()
