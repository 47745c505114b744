"""Sockets: a table's messages in both directions. A raw ASGI application: nothing stands between it and the frames."""

import asyncio
import logging
import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Final, NamedTuple, Protocol

import msgspec
from starlette.types import Receive, Scope, Send

from tricktable.server.callers import Caller, caller_of, demand_own_host, demand_own_origin
from tricktable.server.guests import Guests
from tricktable.server.headers import security_headers
from tricktable.server.limits import Addresses, Bucket, Clock
from tricktable.server.nodes.calls import Call
from tricktable.server.nodes.cluster import LOOK_AGAIN, Cluster
from tricktable.server.nodes.handshake import LinkError
from tricktable.server.nodes.link import Link
from tricktable.server.nodes.relays import GONE, LOST, Distant, Relay
from tricktable.server.nodes.visits import AGAIN, TAKE_IT, SocketVisit
from tricktable.server.nodes.visits import encode as encode_visit
from tricktable.server.operations.connections import DIRECT, SocketConnection
from tricktable.server.operations.metrics import Counts
from tricktable.server.outbox import Outbox
from tricktable.server.problems import Problem, response_for
from tricktable.server.settings import ServerSettings
from tricktable.server.shares import CHANGES, Shares
from tricktable.tables.live.live_table import LiveTable
from tricktable.tables.live.live_tables import LiveTables
from tricktable.tables.requests import Asker, Refused
from tricktable.tables.stores import DamagedTable, StoreError
from tricktable.tables.wire import AnyRequest, Refusal, decode_request, encode

PROTOCOL: Final = "tricktable.1"
PATH: Final = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,64})/socket")

TOO_SLOW: Final = 4000
TOO_MANY: Final = 4001
MALFORMED: Final = 4002
NOT_ALLOWED: Final = 4003
NO_TABLE: Final = 4004
SET_ASIDE: Final = 4005
RESTART: Final = 1012
REASONS: Final[dict[int, str]] = {
    TOO_SLOW: "too slow: connect again with since",
    TOO_MANY: "too many messages",
    MALFORMED: "message too large, or too many that are none",
    NOT_ALLOWED: "nobody has this token",
    NO_TABLE: "no such table",
    SET_ASIDE: "the table is set aside",
    RESTART: "the server is going away: connect again with since",
}
"""What our codes mean, as the other side is told."""

REFUSED: Final = encode(Refusal(code="", text=""))[: -len(b'","text":""}')]
"""How the message of a refusal begins, up to its code."""

logger = logging.getLogger(__name__)


class Direct(Protocol):
    """A connection that hears and tells without a queue in between."""

    hear: Callable[[bytes], None] | None

    def tell(self, message: bytes) -> bool:
        """Sends a text at once, unless the other side is slow or gone; says whether it did."""


class Socket(Protocol):
    """One open socket, at a table here or at another node."""

    @property
    def guest(self) -> str:
        """By id; empty for somebody who only watches."""

    @property
    def is_program(self) -> bool: ...

    def close(self, code: int) -> None:
        """Nothing more is sent but this code."""


class Connection:
    """One socket at one table: somebody who is told what happens there, and may ask for something."""

    def __init__(
        self,
        caller: Caller,
        live: LiveTable,
        wants_aid: bool,
        settings: ServerSettings,
        counts: Counts,
        clock: Clock,
        shares: Shares,
        direct: "Direct | None",
    ) -> None:
        """`shares` are what guests and addresses may ask for on all their sockets; `direct` is the connection below,
        where it lets us hear and tell without a detour."""
        guest = caller.guest
        self.guest: Final = guest.id if guest is not None else ""
        self.wants_aid: Final = wants_aid
        self.live: Final = live
        self.address: Final = caller.address
        self.code = 0
        """What it is being closed with; 0 as long as it is open."""
        self._name: Final = guest.name if guest is not None else ""
        self.is_program: Final = guest is not None and guest.is_program
        self._settings: Final = settings
        self._counts: Final = counts
        self._outbox: Final = Outbox(settings.outbox_messages, settings.outbox_bytes)
        self._is_catching_up = True
        self._messages: Final = Bucket(settings.limits.messages, clock)
        self._malformed: Final = Bucket(settings.limits.malformed, clock)
        self._shares: Final = shares
        self._strikes = 0
        self._direct: Final = direct
        self._sender: asyncio.Task[None] | None = None
        self._give_up: asyncio.TimerHandle | None = None

    # What the table tells

    def deliver(self, message: bytes) -> None:
        """Takes one message for the other side; never waits."""
        if self.code:
            return
        if message.startswith(REFUSED):
            self._counts.refusals[message[len(REFUSED) : message.index(b'"', len(REFUSED))].decode()] += 1
        if self._direct is not None and self._outbox.is_at_rest and self._direct.tell(message):
            return
        if self._is_catching_up:
            self._outbox.put_beyond(message)
        elif not self._outbox.put(message):
            self._counts.overflows += 1
            self.close(TOO_SLOW)

    def dropped(self, goes_on: bool) -> None:
        """The table was set aside, or is elsewhere: whoever comes again finds what is on disk."""
        self.close(RESTART if goes_on else SET_ASIDE)

    def close(self, code: int) -> None:
        """Nothing more is sent but this code. A reader that does not even take that is given up."""
        if self.code:
            return
        self.code = code
        if code == TOO_SLOW:
            self._outbox.clear()
        self._outbox.wake()
        seconds = self._settings.slow_seconds
        if self._sender is not None:
            self._give_up = asyncio.get_running_loop().call_later(seconds, self._sender.cancel)

    async def run(self, receive: Receive, send: Send, since: int | None) -> None:
        """Until one side has enough of it."""
        loop = asyncio.get_running_loop()
        self._sender = sender = loop.create_task(self._send_all(send))
        reader = loop.create_future()
        reader.cancel()
        try:
            try:
                await self.live.attach(self, since)
            except Refused:
                self.close(RESTART)
            self._is_catching_up = False
            if self._direct is not None:
                self._direct.hear = self._hear
            reader = loop.create_task(self._receive_all(receive))
            await asyncio.wait((sender, reader), return_when=asyncio.FIRST_COMPLETED)
            if reader.done() and self.code:
                await asyncio.wait((sender,))
        finally:
            self.code = self.code or RESTART
            self.live.detach(self)
            if self._give_up is not None:
                self._give_up.cancel()
            sender.cancel()
            reader.cancel()
            for ended in await asyncio.gather(sender, reader, return_exceptions=True):
                if isinstance(ended, Exception) and not isinstance(ended, OSError):
                    logger.error("a socket failed: %s", type(ended).__name__, exc_info=ended)

    async def _send_all(self, send: Send) -> None:
        outbox = self._outbox
        while True:
            message = outbox.take()
            if message is not None:
                await send({"type": "websocket.send", "text": message.decode()})
            elif self.code:
                await send({"type": "websocket.close", "code": self.code, "reason": REASONS.get(self.code, "")})
                return
            else:
                await outbox.wait()

    # What the other side wants

    async def _receive_all(self, receive: Receive) -> None:
        while True:
            event = await receive()
            if event["type"] == "websocket.disconnect":
                return
            if self.code:
                continue  # it is being closed
            self._take(event.get("text"))

    def _hear(self, message: bytes) -> None:
        """A message that came straight from the connection."""
        if not self.code:
            self._take(message)

    def _take(self, text: str | bytes | None) -> None:
        if not self._messages.take() or not self._shares.may_send(self.guest, self.address):
            self._strike(text)
            return
        self._strikes = 0
        if text is None:
            self._refuse_malformed("a message is a text frame, not a binary one")
            return
        if len(text) > self._settings.largest_message:
            self._refuse("too large", f"a message has at most {self._settings.largest_message} characters")
            self.close(MALFORMED)
            return
        try:
            request = decode_request(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._refuse_malformed(f"this is no request: {error}")
            return
        self._ask(request)

    def _ask(self, request: AnyRequest) -> None:
        if not self.guest:
            self._refuse("guest", "you only watch: to play, say who you are first (POST /api/guests)", request.id)
            return
        if not self._shares.may_ask(self.guest, self.address, request):
            self._refuse("slow down", CHANGES, request.id)
            return
        live = self.live
        live.ask_soon(self, Asker(self.guest, self._name, self.is_program, live.now()), request)
        if live.is_aside:
            self.close(RESTART if live.goes_on else SET_ASIDE)

    def _strike(self, text: str | bytes | None) -> None:
        """A message too many: it is not carried out, and in the end the socket is closed."""
        self._strikes += 1
        id = ""
        if text is not None and len(text) <= self._settings.largest_message:
            with suppress(msgspec.DecodeError, UnicodeError, RecursionError):
                id = decode_request(text).id
        self._refuse("slow down", "too many messages: wait a little", id)
        if self._strikes >= self._settings.limits.strikes:
            self.close(TOO_MANY)

    def _refuse_malformed(self, text: str) -> None:
        self._refuse("malformed", text)
        if not self._malformed.take():
            self.close(MALFORMED)

    def _refuse(self, code: str, text: str, id: str = "") -> None:
        self.deliver(encode(Refusal(code=code, text=text, id=id)))


class Sockets:
    """All sockets of a server."""

    def __init__(
        self, tables: LiveTables, guests: Guests, settings: ServerSettings, counts: Counts, clock: Clock
    ) -> None:
        self._tables: Final = tables
        self._guests: Final = guests
        self._settings: Final = settings
        self._counts: Final = counts
        self._clock: Final = clock
        self.shares: Final = Shares(settings.limits, clock)
        self.new: Final = Addresses(settings.limits.sockets, settings.limits.addresses, clock)
        self._by_address: Final[Counter[str]] = Counter()
        self._connections: Final[set[Socket]] = set()
        self.cluster: Cluster | None = None
        """The other nodes, where there are any."""
        self.sockets_elsewhere: Callable[[str], int] = lambda address: 0
        """How many sockets of an address are open at other nodes."""

    def __len__(self) -> int:
        return len(self._connections)

    def guests(self) -> set[str]:
        """The guests who are at tables, by id."""
        return {each.guest for each in self._connections if each.guest}

    def people(self) -> set[str]:
        """The same without programs."""
        return {each.guest for each in self._connections if each.guest and not each.is_program}

    @property
    def by_address(self) -> Counter[str]:
        """How many sockets of each address are open here."""
        return self._by_address

    def close_all(self, is_meant: Callable[[Socket], bool], code: int) -> None:
        """Closes those that are meant."""
        for connection in tuple(self._connections):
            if is_meant(connection):
                connection.close(code)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # the wish to connect
        try:
            caller, id, wishes = await self._admitted(scope)
        except Problem as problem:
            self._counts.refusals[problem.code] += 1
            await deny(scope, send, problem, self._settings)
            return
        await send({"type": "websocket.accept", "subprotocol": PROTOCOL if scope["subprotocols"] else None})
        direct = scope.get("extensions", {}).get(DIRECT, {}).get("connection")
        with self._counted(caller.address):
            code = NOT_ALLOWED
            if not caller.token or caller.guest is not None:
                code = await self._served(caller, id, wishes, direct, receive, send)
            if code:
                with suppress(TimeoutError):
                    async with asyncio.timeout(self._settings.slow_seconds):
                        await send({"type": "websocket.close", "code": code, "reason": REASONS.get(code, "")})

    async def _served(
        self, caller: Caller, id: str, wishes: "Wishes", direct: SocketConnection | None, receive: Receive, send: Send
    ) -> int:
        """Lets somebody listen at a table, here or at the node that has it, until one side has enough. Gives the code
        to close the socket with; 0 if that was done."""
        avoided: set[str] = set()
        while True:
            place, code = await self._place(id, avoided)
            if place is None:
                return code
            if isinstance(place, LiveTable):
                connection = Connection(
                    caller, place, wishes.aid, self._settings, self._counts, self._clock, self.shares, direct
                )
                await self._serve(connection, receive, send, wishes.since)
                return 0
            code = await self._relay(place, caller, id, wishes, direct, receive, send)
            if code == TAKE_IT:
                avoided.clear()
            elif code in (LOST, AGAIN):
                avoided.add(place.other)
                await asyncio.sleep(LOOK_AGAIN / 4)
            else:
                return 0 if code == GONE else code

    async def _relay(
        self,
        link: Link,
        caller: Caller,
        id: str,
        wishes: "Wishes",
        direct: SocketConnection | None,
        receive: Receive,
        send: Send,
    ) -> int:
        """Lets somebody listen at a table of another node; gives the code that it ended with."""
        assert self.cluster is not None
        guest = caller.guest
        id_, name = (guest.id, guest.name) if guest is not None else ("", "")
        may_take = not self._tables.is_leaving
        visit = SocketVisit(id, id_, name, caller.address, wishes.since, wishes.aid, may_take)
        try:
            call = link.call(encode_visit(visit))
        except LinkError:
            return LOST
        self.cluster.forwarded += 1
        is_program = guest is not None and guest.is_program
        relay = Relay(call, id_, is_program, direct, self._settings.slow_seconds)
        self._connections.add(relay)
        try:
            return await relay.run(receive, send)
        finally:
            self._connections.discard(relay)

    async def serve_visit(self, visit: SocketVisit, live: LiveTable, call: Call) -> None:
        """Lets somebody at another node listen at a table here."""
        distant = Distant(call)
        connection = Connection(
            visit.caller(), live, visit.aid, self._settings, self._counts, self._clock, self.shares, distant
        )
        await connection.run(distant.receive, distant.send, visit.since)

    async def _admitted(self, scope: Scope) -> "tuple[Caller, str, Wishes]":
        try:
            return await self._admit(scope)
        except StoreError as error:
            logger.error("the store failed: %s", error)
            raise Problem("busy", "nothing can be read now: try again later", wait=10.0) from None

    async def _serve(self, connection: Connection, receive: Receive, send: Send, since: int | None) -> None:
        self._connections.add(connection)
        try:
            await connection.run(receive, send, since)
        finally:
            self._connections.discard(connection)

    @contextmanager
    def _counted(self, address: str) -> Iterator[None]:
        """A socket of this address is open."""
        self._by_address[address] += 1
        try:
            yield
        finally:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    async def _admit(self, scope: Scope) -> "tuple[Caller, str, Wishes]":
        """Who wants to connect to which table; raises `Problem`."""
        path = PATH.fullmatch(scope["path"])
        if path is None:
            raise Problem("unknown", "there is no such socket")
        demand_own_host(scope, self._settings)
        caller = await caller_of(scope, self._guests, self._settings)
        wait = self.new.take(caller.address)
        open_sockets = self._by_address[caller.address] + self.sockets_elsewhere(caller.address)
        if wait or open_sockets >= self._settings.limits.open_sockets:
            raise Problem("slow down", "too many sockets from this address", wait=wait or 10.0)
        if caller.is_browser:
            demand_own_origin(scope, self._settings)
        if scope["subprotocols"] and PROTOCOL not in scope["subprotocols"]:
            raise Problem("protocol", f"this server speaks {PROTOCOL}", (PROTOCOL,))
        return caller, path[1], wishes_of(scope["query_string"].decode("latin-1"))

    async def _place(self, id: str, avoided: set[str]) -> tuple[LiveTable | Link | None, int]:
        """The table, or the link to its node, or the code that says why there is neither."""
        try:
            if self.cluster is None:
                place: LiveTable | Link = await self._tables.find(id)
            else:
                place = await self.cluster.place_of(id, avoided)
        except KeyError:
            return None, NO_TABLE
        except DamagedTable:
            return None, SET_ASIDE
        except StoreError as error:
            logger.error("the store failed: %s", error)
            return None, RESTART
        except Problem:
            return None, RESTART
        return place, 0


class Wishes(NamedTuple):
    """What somebody wants to be told."""

    since: int | None
    """The number after which everything is wanted; none if all is."""
    aid: bool


def wishes_of(query: str) -> Wishes:
    """The wishes in a query; raises `Problem`."""
    values = dict([part.partition("=")[::2] for part in reversed(query.split("&"))])
    since = values.get("since")
    return Wishes(None if since is None else number_of(since), wants_aid(values.get("aid")))


def wants_aid(text: str | None) -> bool:
    """Somebody wants aids; raises `Problem`."""
    if text not in (None, "yes"):
        raise Problem("malformed", "aid is yes, or left out")
    return text is not None


def number_of(text: str) -> int:
    """A message's number; raises `Problem`."""
    if not (text.isascii() and text.isdigit() and len(text) <= 12):
        raise Problem("malformed", "since is the number of the last message that you have seen")
    return int(text)


async def deny(scope: Scope, send: Send, problem: Problem, settings: ServerSettings) -> None:
    """Refuses to connect, with a reason where the server can give one."""
    if "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": NOT_ALLOWED, "reason": problem.code})
        return
    response = response_for(problem)
    headers = [*response.raw_headers, *security_headers(scope, settings)]
    await send({"type": "websocket.http.response.start", "status": response.status_code, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": response.body})
    direct = scope["extensions"].get(DIRECT, {}).get("connection")
    if direct is not None:
        direct.handshake_complete = True  # it was refused as it should be: uvicorn would call that an error in the log
