"""Sockets: the least that a client needs of HTTP and WebSocket, so that the driver has time to spare."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Final

import msgspec

HOST: Final = "127.0.0.1"
FINAL: Final = 0x80
TEXT: Final = 0x1
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA
MASKED: Final = 0x80
NO_CHANGE: Final = bytes(4)
"""A mask that leaves the bytes as they are: the server does its work on it all the same."""


def source(person: int) -> tuple[str, int]:
    """An address of one's own for everybody, as in life: a server may limit what comes from one address."""
    return f"127.20.{person >> 8}.{person & 0xFF}", 0


def frame(kind: int, content: bytes) -> bytes:
    """A frame as clients send it."""
    size = len(content)
    if size < 126:
        return bytes((FINAL | kind, MASKED | size)) + NO_CHANGE + content
    return bytes((FINAL | kind, MASKED | 126)) + size.to_bytes(2) + NO_CHANGE + content


Hear = Callable[["Socket", bytes], None]
"""Takes a text that came over a socket."""


class Socket(asyncio.Protocol):
    """A connection that passes on each text frame it gets."""

    def __init__(self, request: bytes, hear: Hear) -> None:
        self.is_open: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        self.is_done = False
        """We have closed it ourselves."""
        self._request = request
        self._hear = hear
        self._rest = b""
        self._transport: asyncio.WriteTransport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.WriteTransport)
        self._transport = transport
        transport.write(self._request)

    def data_received(self, chunk: bytes) -> None:
        content = self._rest + chunk if self._rest else chunk
        if not self.is_open.done():
            head, end, content = content.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.is_open.set_exception(ConnectionError(f"no socket: {head.decode()} {content.decode()}"))
                return
            self.is_open.set_result(None)
        self._rest = content[self._take_frames(content) :]

    def _take_frames(self, content: bytes) -> int:
        """Takes all frames that are complete; returns where the rest begins."""
        at = 0
        size = len(content)
        while size - at >= 2:
            length = content[at + 1]
            begin = at + 2
            if length >= 126:
                begin = at + (4 if length == 126 else 10)
                if begin > size:
                    break
                length = int.from_bytes(content[at + 2 : begin])
            end = begin + length
            if end > size:
                break
            kind = content[at]
            if kind == FINAL | TEXT:
                self._hear(self, content[begin:end])
            elif kind == FINAL | PING:
                self._transport.write(frame(PONG, content[begin:end]))
            elif not self.is_done:
                raise ConnectionError(f"the server sent a frame {kind:#x}: {content[begin:end]!r}")
            at = end
        return at

    def connection_lost(self, error: Exception | None) -> None:
        if not self.is_open.done():
            self.is_open.set_exception(ConnectionError("the server closed the connection"))
        elif not self.is_done:
            raise ConnectionError("the server closed a socket")

    def send(self, text: bytes) -> None:
        self._transport.write(frame(TEXT, text))

    def close(self) -> None:
        self.is_done = True
        self._transport.write(frame(CLOSE, (1000).to_bytes(2)))
        self._transport.close()


async def connect(port: int, person: int, path: str, headers: dict[str, str], hear: Hear) -> Socket:
    """A WebSocket from this person's address."""
    key = base64.b64encode(os.urandom(16)).decode()
    own = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": key}
    request = _head("GET", port, path, headers | own)
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(request, hear), HOST, port, local_addr=source(person))
    await socket.is_open
    return socket


def _head(method: str, port: int, path: str, headers: dict[str, str]) -> bytes:
    lines = [f"{method} {path} HTTP/1.1", f"Host: {HOST}:{port}", *(f"{name}: {headers[name]}" for name in headers)]
    return "\r\n".join([*lines, "", ""]).encode()


async def post(port: int, person: int, path: str, body: object, token: str = "") -> bytes:
    """Sends a JSON body from this person's address; returns the body of the answer."""
    content = msgspec.json.encode(body)
    headers = {"Content-Type": "application/json", "Content-Length": str(len(content)), "Connection": "close"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    reader, writer = await asyncio.open_connection(HOST, port, local_addr=source(person))
    writer.write(_head("POST", port, path, headers) + content)
    head, _, answer = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    if not head.startswith(b"HTTP/1.1 20"):
        raise ConnectionError(f"POST {path}: {head.decode()} {answer.decode()}")
    return answer
