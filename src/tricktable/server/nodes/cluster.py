"""The cluster: this node among those that serve the same tables. Whoever wants something of a table gets it here, or
from the node that owns it, over the link to that one."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from hashlib import blake2b
from typing import Final

from starlette.responses import Response
from starlette.types import ASGIApp, Message, Scope

from tricktable.server.callers import FORWARDED, Caller
from tricktable.server.nodes.calls import Call
from tricktable.server.nodes.handshake import LinkError, Unreachable
from tricktable.server.nodes.link import SILENCE, Link
from tricktable.server.nodes.links import Links, Neighbour
from tricktable.server.nodes.visits import (
    AGAIN,
    TAKE_IT,
    Reply,
    RequestVisit,
    SocketVisit,
    code_of,
    encode,
    ending,
    read_reply,
    read_visit,
)
from tricktable.server.problems import Problem
from tricktable.tables.live.live_table import LiveTable
from tricktable.tables.live.live_tables import Leaving, LiveTables
from tricktable.tables.stores import Held, Node, StoreError

PASSED_ON: Final = frozenset({b"host", b"accept", b"accept-encoding", b"accept-language", b"content-type"})
"""Headers that a table's node needs. What says who somebody is stays here."""
LOOK_AGAIN: Final = 0.2
"""Seconds after which it is looked again whether a table can be had."""
PIECE: Final = 256 * 1024
"""Bytes of an answer that are sent at a time."""
MEET_EACH: Final = 2.0
"""Seconds after which it is looked for nodes that are new."""
SILENT_PART: Final = 0.6
"""The part of a lease after which a node that says nothing is given up: people who wait for it are let go before."""
PATIENCE: Final = 2.0
"""Seconds beyond a lease for which somebody waits for a table whose node is gone."""

ServeVisit = Callable[[SocketVisit, LiveTable, Call], Awaitable[None]]

logger = logging.getLogger(__name__)


class Cluster:
    """This node and its links to all others."""

    def __init__(self, key: bytes, tables: LiveTables, listens: tuple[str, int], address: str = "") -> None:
        """It listens for links of others at `listens`; they find it at `address` (`host:port`), if that is another
        one."""
        name, lease = tables.ownership.name, tables.settings.lease
        self._listens: Final = listens
        self._address: Final = address
        self._lease: Final = lease
        self._meeting: asyncio.Task[None] | None = None
        self.links: Final = Links(name, key, self._take, min(SILENCE, max(1.0, lease * SILENT_PART)))
        self.forwarded = 0
        """Sockets and requests that were passed on to other nodes."""
        self.received = 0
        """The same of other nodes for tables here."""
        self.serve_visit: ServeVisit | None = None
        """Serves the socket of somebody at another node."""
        self.app: ASGIApp | None = None
        """Answers requests that other nodes pass on."""
        self._tables: Final = tables
        self._patience: Final = lease + PATIENCE
        self._visits: Final[set[asyncio.Task[None]]] = set()

    async def start(self) -> None:
        """Others find this node from now on. Raises `StoreError` if that cannot be."""
        try:
            host, port = await self.links.listen(*self._listens)
        except OSError as error:
            raise StoreError(f"node {self.links.name} cannot listen at {self._listens}: {error.strerror}") from None
        self._tables.ownership.place(self._address or f"{host}:{port}")
        self._tables.ownership.ask_twin = self._is_there
        self._meeting = asyncio.get_running_loop().create_task(self._meet())

    async def _is_there(self, node: Node) -> bool | None:
        """Whether a process with our name answers; none if nobody knows."""
        try:
            await self.links.probe(neighbour_of(node))
        except Unreachable:
            return False
        except LinkError:
            return None
        return True

    async def _meet(self) -> None:
        """Again and again: a link to each other node. The first of two by name dials."""
        while True:
            with suppress(StoreError, LinkError):
                for node in await self._tables.store.nodes():
                    if node.name > self.links.name:
                        with suppress(LinkError):
                            await self.links.to(neighbour_of(node))
            await asyncio.sleep(MEET_EACH)

    # Where a table is

    async def place_of(self, id: str, avoided: set[str] | None = None) -> LiveTable | Link:
        """The table, or the link to the node that has it. Whoever asks for a table of a node that is gone waits until
        it can be had. `avoided` are the names of nodes that did not want it. Raises what `LiveTables.find` raises, and
        `Problem` if it takes too long."""
        loop = asyncio.get_running_loop()
        end = loop.time() + self._patience
        avoided = set() if avoided is None else avoided
        while True:
            try:
                return await self._tables.find(id)
            except Held as held:
                node: Node | None = held.node
            except Leaving:
                node = await self._other(id, avoided)
            if node is not None and node.name != self.links.name:
                with suppress(LinkError):
                    return await self.links.to(neighbour_of(node))
                avoided.add(node.name)
            if loop.time() > end:
                raise Problem("busy", "the table is at a node that does not answer: try again", wait=1.0)
            await asyncio.sleep(LOOK_AGAIN)

    async def _other(self, id: str, avoided: set[str]) -> Node | None:
        """Another node that may take this table: for the same table mostly the same one."""
        others = [node for node in await self._tables.store.nodes() if node.name != self.links.name]
        willing = [node for node in others if node.name not in avoided]
        return max(willing or others, key=lambda node: _weight(node.name, id), default=None)

    # Passing on

    async def forward(self, scope: Scope, caller: Caller, id: str, body: bytes) -> Response:
        """The answer of a table's node to a request; raises `Problem`, and what `place_of` raises."""
        visit = RequestVisit(
            id,
            caller.guest.id if caller.guest is not None else "",
            caller.guest.name if caller.guest is not None else "",
            caller.address,
            scope["method"],
            scope["path"],
            scope["query_string"].decode("latin-1"),
            scope.get("scheme", "http"),
            [(key.decode("latin-1"), value.decode("latin-1")) for key, value in scope["headers"] if key in PASSED_ON],
        )
        avoided: set[str] = set()
        end = asyncio.get_running_loop().time() + self._patience
        while asyncio.get_running_loop().time() < end:
            place = await self.place_of(id, avoided)
            if isinstance(place, LiveTable):
                raise Returned
            self.forwarded += 1
            try:
                answer = await self._asked(place, visit, body)
            except LinkError as error:
                logger.warning("a request to node %s was lost: %s", place.other, error)
                text = "the table's node was lost meanwhile: nobody knows whether it was done"
                raise Problem("busy", text, wait=1.0) from None
            if answer is not None:
                return answer
            avoided.add(place.other)
            await asyncio.sleep(LOOK_AGAIN / 4)
        raise Problem("busy", "the table moves from node to node: try again", wait=1.0)

    async def _asked(self, link: Link, visit: RequestVisit, body: bytes) -> Response | None:
        """The answer; none if the table is elsewhere. Raises `LinkError` if nobody knows."""
        call = link.call(encode(visit))
        try:
            await call.send(body)
            head = await call.receive()
            if head is None:
                if code_of(call.ending) in (AGAIN, TAKE_IT):
                    return None
                raise LinkError("no answer came")
            reply = read_reply(head)
            parts = []
            while (part := await call.receive()) is not None:
                parts.append(part)
            if call.ending is None:
                raise LinkError("only a part of the answer came")
        finally:
            call.end()
        response = Response(b"".join(parts), reply.status)
        response.raw_headers = [(key.encode("latin-1"), value.encode("latin-1")) for key, value in reply.headers]
        return response

    # What others pass on

    def _take(self, call: Call) -> None:
        """Another node calls."""
        try:
            visit = read_visit(call.opening)
        except LinkError as error:
            logger.error("another node said something strange: %s", error)
            call.end()
            return
        self.received += 1
        serve = self._socket(visit, call) if isinstance(visit, SocketVisit) else self._request(visit, call)
        task = asyncio.get_running_loop().create_task(self._guarded(serve, call))
        self._visits.add(task)
        task.add_done_callback(self._visits.discard)

    async def _guarded(self, serve: Coroutine[None, None, None], call: Call) -> None:
        """A visit that fails ends; it never ends more than itself."""
        try:
            await serve
        except (LinkError, asyncio.CancelledError):
            pass
        except Exception as error:
            logger.error("a visit failed: %s", type(error).__name__, exc_info=error)
        finally:
            call.end()

    async def _socket(self, visit: SocketVisit, call: Call) -> None:
        live = await self._own(visit.table, call)
        if live is None:
            return
        if visit.may_take and self._tables.may_leave(live):
            # Nobody listens yet: the table goes to where people are, and nothing of it over the link.
            if await self._tables.give(live):
                call.end(ending(TAKE_IT))
                return
        assert self.serve_visit is not None
        await self.serve_visit(visit, live, call)

    async def _own(self, id: str, call: Call) -> LiveTable | None:
        """The table, if it is here; otherwise the other node is told to look again."""
        try:
            return await self._tables.find(id)
        except (Held, Leaving):
            call.end(ending(AGAIN))
        except (StoreError, KeyError) as error:
            logger.warning("table %s cannot be given to another node: %s", id, type(error).__name__)
            call.end(ending(AGAIN))
        return None

    async def _request(self, visit: RequestVisit, call: Call) -> None:
        """Answers a request as if it had come here."""
        body = await call.receive()
        if body is None or await self._own(visit.table, call) is None:
            return
        scope: Scope = {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "method": visit.method,
            "scheme": visit.scheme,
            "path": visit.path,
            "raw_path": visit.path.encode(),
            "query_string": visit.query.encode("latin-1"),
            "root_path": "",
            "headers": [(key.encode("latin-1"), value.encode("latin-1")) for key, value in visit.headers],
            "client": (visit.address, 0),
            "server": None,
            "extensions": {},
            FORWARDED: visit.caller(),
        }

        async def receive() -> Message:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(event: Message) -> None:
            if event["type"] == "http.response.start":
                headers = [(key.decode("latin-1"), value.decode("latin-1")) for key, value in event["headers"]]
                await call.send(encode(Reply(event["status"], headers)))
            else:
                text = event.get("body", b"")
                for place in range(0, len(text), PIECE):
                    await call.send(text[place : place + PIECE])

        assert self.app is not None
        await self.app(scope, receive, send)
        call.end(ending(AGAIN))

    # The end

    async def close(self) -> None:
        """No more visits, and no more links."""
        if self._meeting is not None:
            self._meeting.cancel()
        await self.links.close()
        for task in tuple(self._visits):
            task.cancel()
        await asyncio.gather(*self._visits, return_exceptions=True)


class Returned(Exception):
    """The table came here meanwhile: the request can be answered here."""


def neighbour_of(node: Node) -> Neighbour:
    """Where another node listens for links; raises `LinkError`."""
    host, _, port = node.address.rpartition(":")
    if not host or not port.isdigit():
        raise LinkError(f"node {node.name} has no address for links")
    return Neighbour(node.name, host.strip("[]"), int(port))


def _weight(name: str, table: str) -> bytes:
    return blake2b(f"{name} {table}".encode(), digest_size=8).digest()
