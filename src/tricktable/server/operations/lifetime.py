"""A server from its start to its orderly end."""

import gc
import logging
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

import uvicorn

from tricktable import __version__
from tricktable.server.app import App
from tricktable.server.operations.connection_limits import ConnectionLimits
from tricktable.server.operations.connections import HttpConnection, SocketConnection
from tricktable.server.operations.gate import Gate
from tricktable.server.operations.interfaces import url_of
from tricktable.server.operations.service_manager import READY, STOPPING, ServiceManager
from tricktable.server.page.pages import NO_PAGE, built

SOCKET_BYTES: Final = 16 * 1024
"""Frames larger than this are not even read."""
HEAD_BYTES: Final = 16 * 1024
"""The same for the head of a request."""
END_SECONDS: Final = 5
"""How long requests that are under way may take when the server ends."""
KEEP_ALIVE: Final = 10
"""Seconds between two requests on one connection."""
CYCLES: Final = (50_000, 20, 100)
"""After how many new objects cycles are looked for, and how often among older ones: matches leave hardly any, and
looking for them as often as Python does costs a tenth of the processor's time."""

logger = logging.getLogger(__name__)


class Run(uvicorn.Server):
    """Ends with exit code 0 on SIGTERM and SIGINT: nothing more is taken, sockets are closed, everything is written."""

    def __init__(
        self,
        app: App | Gate,
        on_ready: Callable[[], None],
        trusted: str = "",
        connection_limits: ConnectionLimits | None = None,
    ) -> None:
        """`trusted` are the addresses of proxies that are believed who sends a request, separated by commas."""
        config = uvicorn.Config(
            app,
            http=HttpConnection,
            ws=SocketConnection,
            ws_max_size=SOCKET_BYTES,
            ws_ping_interval=20.0,
            ws_ping_timeout=20.0,
            ws_per_message_deflate=False,
            lifespan="on",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=bool(trusted),
            forwarded_allow_ips=trusted or None,
            timeout_keep_alive=KEEP_ALIVE,
            timeout_graceful_shutdown=END_SECONDS,
            h11_max_incomplete_event_size=HEAD_BYTES,
        )
        config.connection_limits = connection_limits  # type: ignore[attr-defined] # uvicorn gives its connections nothing else of ours
        super().__init__(config)
        self._app: Final = app
        self._on_ready: Final = on_ready
        self._manager: Final = ServiceManager()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Signals end the server, and not the process: that ends by itself, in order."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        signals = (signal.SIGINT, signal.SIGTERM)
        before = {number: signal.signal(number, self.handle_exit) for number in signals}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self._app.leave()
        super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._app.when_awake(self._tell)

    def _tell(self) -> None:
        """Everything is there, and stays: nobody looks through it for what can go."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(*CYCLES)
        logger.info("the server is ready", extra={"version": __version__})
        if built() is None:
            logger.warning(NO_PAGE)
        self._on_ready()
        self._manager.tell(READY)

    async def on_tick(self, counter: int) -> bool:
        self._manager.live()  # from within the event loop: if that hangs, nobody is told that we live
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._manager.tell(STOPPING)
        self._app.leave()
        await self._app.drain()
        await super().shutdown(sockets)
        await self._app.close()
        logger.info("the server has ended in order")


def listen(host: str, port: int) -> socket.socket:
    """The socket that people connect to; raises `OSError`."""
    family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    sock = socket.socket(family)
    try:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        sock.bind(address)
        sock.listen(2048)
        sock.setblocking(False)
    except OSError:
        sock.close()
        raise
    return sock


def address_of(sock: socket.socket) -> str:
    """The address to open in a browser on this machine."""
    host, port = sock.getsockname()[:2]
    return url_of({"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host), port)
