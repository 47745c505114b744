"""An exchange: one request over HTTP and what is needed to answer it."""

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from tricktable.server.callers import FORWARDED, Caller, caller_of
from tricktable.server.limits import Addresses, address_of
from tricktable.server.problems import Problem
from tricktable.server.server import Server
from tricktable.tables.requests import Asker
from tricktable.tables.wire import Form

Body = TypeVar("Body")
SQUEEZE: Final = 5
"""How hard to compress: the positions of a round repeat each other, so that little is enough."""


class Exchange:
    """One request."""

    def __init__(self, request: Request, server: Server) -> None:
        self.request: Final = request
        self.server: Final = server
        self.address: Final = address_of(request.scope.get("client"))
        self._caller: Caller | None = None
        self.read = b""
        """The body, as far as somebody wanted it."""

    async def identify(self) -> None:
        """Looks up who sends the request."""
        self._caller = await caller_of(self.request.scope, self.server.guests, self.server.settings)

    @property
    def caller(self) -> Caller:
        """Who sends the request, once it was looked up."""
        assert self._caller is not None
        return self._caller

    @property
    def is_passed_on(self) -> bool:
        """Another node has it from its sender, and has looked whether they may ask."""
        return FORWARDED in self.request.scope

    def path(self, name: str) -> str:
        """A part of the path."""
        return str(self.request.path_params[name])

    def query(self, name: str) -> str | None:
        """A value of the query."""
        return self.request.query_params.get(name)

    def asker(self) -> Asker:
        """The guest, as somebody who wants something of a table; raises `Problem`."""
        guest = self.caller.known()
        return Asker(guest.id, guest.name, guest.is_program, self.server.tables.now())

    def viewer(self) -> str:
        """Whose eyes the answer is for: a guest's, or anybody's; raises `Problem` for a token that nobody has."""
        return self.caller.known().id if self.caller.token else ""

    def demand_room(self, addresses: Addresses, text: str, cost: float = 1.0) -> None:
        """Raises `Problem` if this address has had its share."""
        wait = addresses.take(self.address, cost)
        if wait:
            raise Problem("slow down", text, wait=wait)

    async def body(self, kind: type[Body]) -> Body:
        """The body of the request; raises `Problem` if it is none of this kind."""
        media = self.request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if media != "application/json":
            raise Problem("media", "a body is JSON", ("application/json",))
        try:
            async with asyncio.timeout(self.server.settings.body_seconds):
                text = self.read or await self._read()
        except TimeoutError:
            raise Problem("slow", "the body took too long to come") from None
        except ClientDisconnect:
            raise Problem("malformed", "only a part of the body came") from None
        try:
            return msgspec.json.decode(text, type=kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Problem("malformed", f"the body is not what is expected here: {error}") from None

    async def _read(self) -> bytes:
        most = self.server.settings.largest_body
        told = self.request.headers.get("content-length", "0")
        parts: list[bytes] = []
        size = int(told) if told.isascii() and told.isdigit() and len(told) < 20 else 0
        if size <= most:
            size = 0
            async for part in self.request.stream():
                size += len(part)
                parts.append(part)
                if size > most:
                    break
        if size > most:
            raise Problem("too large", f"a body has at most {most} bytes")
        self.read = b"".join(parts)
        return self.read


Endpoint = Callable[[Exchange], Awaitable[Response]]


def json(form: Form, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """An answer."""
    return Response(msgspec.json.encode(form), status, headers, "application/json")


def squeezed(exchange: Exchange, form: Form) -> Response:
    """The same, compressed for those who understand that."""
    body = msgspec.json.encode(form)
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" in exchange.request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        body = gzip.compress(body, SQUEEZE, mtime=0)
    return Response(body, headers=headers, media_type="application/json")


def text(content: str, media: str = "text/plain; charset=utf-8", status: int = 200) -> Response:
    """An answer to read."""
    return Response(content.encode(), status, media_type=media)
