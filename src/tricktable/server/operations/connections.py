"""Uvicorn's connections, given up where the other side would hold them for ever."""

import asyncio
from asyncio.transports import BaseTransport, Transport
from collections.abc import Callable
from typing import Final, cast

from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from tricktable.server.limits import Bucket, Rate, address_of
from tricktable.server.operations.connection_limits import ConnectionLimits

HEAD_SECONDS: Final = 20.0
"""How long a request's head may take to come."""
END_SECONDS: Final = 5.0
"""How long a closed connection may take to deliver what is left."""
DIRECT: Final = "tricktable.direct"
"""Where an application finds the connection itself: it hears and tells without a queue and a task in between."""
TEXT_FRAME: Final = 0x81
"""The first byte of a frame that is a whole text."""
MOST_PIECES: Final = 64
"""Frames of one message."""
MOST_WAITING: Final = 8
"""Messages that wait to be looked at before no more are read."""
CONTROLS: Final = Rate(20, 2.0)
"""Pings and pongs of the other side."""


def text_frame(message: bytes) -> bytes:
    """A text as a server without extensions sends it, in one frame: the only kind that goes out by the thousand."""
    size = len(message)
    if size < 126:
        return bytes((TEXT_FRAME, size)) + message
    if size < 1 << 16:
        return bytes((TEXT_FRAME, 126, size >> 8, size & 255)) + message
    return bytes((TEXT_FRAME, 127)) + size.to_bytes(8, "big") + message


def _limits_of(config: Config) -> ConnectionLimits | None:
    """What counts the connections of the server that has this configuration."""
    connection_limits: ConnectionLimits | None = getattr(config, "connection_limits", None)
    return connection_limits


def _leave(config: Config, transport: object) -> None:
    connection_limits = _limits_of(config)
    if connection_limits is not None:
        connection_limits.leave(transport)


class HttpConnection(H11Protocol):
    """An HTTP connection whose requests do not drip."""

    _head_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(cast(Transport, transport))
        connection_limits = _limits_of(self.config)
        if connection_limits is not None and not connection_limits.enter(
            transport, address_of(transport.get_extra_info("peername"))
        ):
            cast(Transport, transport).abort()
            return
        self._await_head()

    def connection_lost(self, exc: Exception | None) -> None:
        _leave(self.config, self.transport)
        self._forget_timer()
        super().connection_lost(exc)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.transport.is_closing():
            self._await_head()

    def _await_head(self) -> None:
        self._forget_timer()
        self._head_timer = self.loop.call_later(HEAD_SECONDS, self._look_for_head)

    def _forget_timer(self) -> None:
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None

    def _look_for_head(self) -> None:
        """Nothing was asked in all this time. A connection that has become a socket is not this one's any more."""
        self._head_timer = None
        is_ours = self.transport.get_protocol() is self
        if is_ours and (self.cycle is None or self.cycle.response_complete):
            self.transport.abort()


class SocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket connection that ends when it is closed, even if the other side never reads that."""

    hear: Callable[[bytes], None] | None = None
    """Takes a message as soon as it is there, if somebody has taken the place of the queue."""
    _controls: Bucket | None = None
    _end_timer: asyncio.TimerHandle | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # a request that is none has no scope
            self.scope["extensions"][DIRECT] = {"connection": self}

    def handle_text(self, event: Frame) -> None:
        if self.hear is None or not event.fin or self.close_sent:
            super().handle_text(event)
        else:
            self.hear(bytes(event.data))

    def tell(self, message: bytes) -> bool:
        """Sends a text at once, unless the other side is slow or gone; says whether it did."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        if self.conn.state is not State.OPEN:
            return False
        self.transport.write(text_frame(message))
        return True

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_PIECES:  # empty ones would never be too large
            self.transport.abort()
            return
        super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Reading is paused only when messages pile up: pausing for each of them costs two calls of the system."""
        if self.queue.qsize() >= MOST_WAITING:
            super().send_receive_event_to_app()
            return
        was_paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = was_paused

    def handle_ping(self) -> None:
        """Answers, unless the other side pings without end or reads no answers."""
        if self._controls is None:
            self._controls = Bucket(CONTROLS, self.loop.time)
        if not self._controls.take() or not self.writable.is_set():
            self.transport.abort()
            return
        super().handle_ping()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._end_soon()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._end_soon()

    def shutdown(self) -> None:
        super().shutdown()
        self._end_soon()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._end_timer is not None:
            self._end_timer.cancel()
        _leave(self.config, self.transport)
        super().connection_lost(exc)

    def _end_soon(self) -> None:
        if self._end_timer is None and not self.disconnected:
            self._end_timer = self.loop.call_later(END_SECONDS, self.transport.abort)
