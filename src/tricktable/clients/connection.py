"""A connection to a table that comes back by itself and loses nothing."""

import asyncio
import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import count
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus, InvalidURI
from websockets.typing import Subprotocol

from tricktable.clients.addresses import Address
from tricktable.clients.errors import LOST, STRANGER, UNREACHABLE, ClientError
from tricktable.clients.incoming import Ended, Foul, Found, Incoming, Lost
from tricktable.clients.server_calls import no_table, stranger, unreachable
from tricktable.clients.shuffle_parts import Parts
from tricktable.clients.table_mirror import Gap, TableMirror
from tricktable.tables import wire

PROTOCOL: Final = Subprotocol("tricktable.1")
LARGEST: Final = 4_000_000
"""Bytes of a message."""
SECONDS: Final = 10.0
"""To connect, and for the first message."""
FIRST_DELAY: Final = 0.2
MOVED: Final = 1012
MOVED_DELAY: Final = 0.06
"""A server that goes away in order has given the table to another one: nobody needs to wait for that."""
LONGEST_DELAY: Final = 15.0
TOO_FAST: Final = "slow down"
SLOW_DOWN: Final = 1.0
"""The code of a request that the server did not even look at, and seconds before it is sent again."""
PATIENCE: Final = 900.0
"""Seconds for which a lost connection is tried again."""

NOT_ALLOWED: Final = 4003
NO_TABLE: Final = 4004
SET_ASIDE: Final = 4005


class Pending:
    """A request that is not answered yet."""

    def __init__(self, request: wire.AnyRequest, answered: "asyncio.Future[wire.AnyServerMessage] | None") -> None:
        self.request: Final = request
        self.answered: Final = answered
        self.was_sent = False


def delays(has_moved: bool = False) -> Iterator[float]:
    """Seconds to wait before each further attempt: more and more, and not the same for everybody."""
    if has_moved:
        yield MOVED_DELAY * random.uniform(0.5, 1.5)
    for attempt in count():
        yield min(LONGEST_DELAY, FIRST_DELAY * 2 ** min(attempt, 10)) * random.uniform(0.5, 1.5)


class Connection:
    """One guest, or somebody who only watches, at one table. `tell` gets everything that comes, in order."""

    def __init__(
        self, address: Address, token: str, tell: Callable[[Incoming], None], patience: float = PATIENCE
    ) -> None:
        self.address: Final = address
        self.parts: Final = Parts(address.table)
        self.ended: ClientError | None = None
        """Why there is no connection any more."""
        self._token: Final = token
        self._tell: Final = tell
        self._patience: Final = patience
        self._mirror: TableMirror | None = None
        self._is_torn = False
        """Something was not told: everything is asked for again."""
        self._socket: ClientConnection | None = None
        self._pending: Final[dict[str, Pending]] = {}
        self._ids: Final = count(1)
        self._is_resuming = False
        self._has_moved = False
        """The server closed the connection because it goes away in order."""
        self._own_moves: list[tuple[int, str]] = []
        """The choices of our seat that were told, with their numbers."""
        self._offered = 0
        """The round for which our part is on its way."""
        self._task: asyncio.Task[None] | None = None

    @property
    def mirror(self) -> TableMirror:
        """What we know of the table."""
        assert self._mirror is not None, "the connection is not open"
        return self._mirror

    # Connecting

    async def open(self) -> None:
        """Connects for the first time; raises `ClientError` if that cannot be."""
        socket = await self._connect(None)
        try:
            async with asyncio.timeout(SECONDS):
                self._take(await socket.recv())
        except ConnectionClosed as closed:
            raise self._closed(closed) from None
        except TimeoutError:
            await socket.close()
            raise ClientError(UNREACHABLE, f"the server {self.address.server} does not answer") from None
        self._task = asyncio.create_task(self._run(socket))

    async def close(self) -> None:
        """Ends the connection; nothing is told any more."""
        try:
            if self._task is not None:
                self._task.cancel()
                await asyncio.wait((self._task,))
                if not self._task.cancelled():
                    self._task.result()  # an error of the program does not stay hidden
        finally:
            if self._socket is not None:
                await self._socket.close()

    async def _connect(self, since: int | None) -> ClientConnection:
        headers = {"Authorization": f"Bearer {self._token}"} if self._token else {}
        server = self.address.server
        try:
            self._socket = await connect(
                self.address.socket(since),
                subprotocols=[PROTOCOL],
                additional_headers=headers,
                compression=None,
                open_timeout=SECONDS,
                close_timeout=1,
                max_size=LARGEST,
            )
        except InvalidStatus as refused:
            raise self._refused(refused.response.status_code) from None
        except (InvalidHandshake, InvalidURI):
            raise stranger(server) from None
        except (OSError, TimeoutError) as error:
            raise unreachable(server, error) from None
        return self._socket

    def _refused(self, status: int) -> ClientError:
        """The server does not let us connect."""
        if status == 404:
            return no_table(self.address)
        if status in (401, 403):
            return ClientError("guest", f"the server {self.address.server} does not let us in")
        if status == 429 or status >= 500:
            return ClientError(UNREACHABLE, f"the server {self.address.server} has no place for us now")
        return stranger(self.address.server)

    def _closed(self, closed: ConnectionClosed) -> ClientError:
        """Why the server closed the connection."""
        code = closed.rcvd.code if closed.rcvd is not None else 0
        self._has_moved = code == MOVED
        server = self.address.server
        if code == NO_TABLE:
            return no_table(self.address)
        if code == NOT_ALLOWED:
            return ClientError("guest", f"the server {server} does not know us any more")
        if code == SET_ASIDE:
            return ClientError("aside", f"the table {self.address.table} is set aside: it cannot be played on")
        reason = closed.rcvd.reason if closed.rcvd is not None else ""
        return ClientError(UNREACHABLE, reason or f"the connection to {server} is lost")

    async def _run(self, socket: ClientConnection | None) -> None:
        """Takes what comes, and connects again whenever the connection is lost."""
        try:
            while True:
                if socket is not None:
                    await self._listen(socket)
                socket = await self._connect_again()
        except ClientError as error:
            self._end(error)

    async def _listen(self, socket: ClientConnection) -> None:
        """Until the connection is lost for a while; raises `ClientError` if it is for good."""
        try:
            while True:
                self._take(await socket.recv())
        except Gap:
            self._is_torn = True
            await socket.close()
            self._tell(Lost("something was not told"))
        except (msgspec.DecodeError, UnicodeDecodeError):
            await socket.close()
            raise stranger(self.address.server) from None
        except ConnectionClosed as closed:
            error = self._closed(closed)
            if error.code != UNREACHABLE:
                raise error from None
            self._tell(Lost(error.text))

    async def _connect_again(self) -> ClientConnection:
        self._socket = None
        end = asyncio.get_running_loop().time() + self._patience
        for delay in delays(self._has_moved):
            await asyncio.sleep(delay)
            try:
                socket = await self._connect(None if self._is_torn else self.mirror.last)
            except ClientError as error:
                is_hopeless = error.code not in (UNREACHABLE, STRANGER)  # what stands before a server may answer for it
                if is_hopeless or asyncio.get_running_loop().time() > end:
                    raise
            else:
                self._is_resuming = True
                self._is_torn = False
                self._tell(Found())
                return socket
        raise AssertionError("there is always a further delay")

    def _end(self, error: ClientError) -> None:
        self.ended = error
        for pending in self._pending.values():
            if pending.answered is not None and not pending.answered.done():
                pending.answered.set_exception(error)
        self._pending.clear()
        self._tell(Ended(error))

    # What the table tells

    def _take(self, text: str | bytes) -> None:
        message = wire.decode_message(text)
        if self._mirror is None:
            if not isinstance(message, wire.State):
                raise Gap(message.number if isinstance(message, wire.Update) else 0, 0)
            self._mirror = TableMirror(message)
        else:
            self._mirror.take(message)
        if isinstance(message, wire.Update):
            self._note_move(message)
        if not self._settle(message):
            self._tell(message)
        self._see_to_shuffles(message)
        if self._is_resuming and isinstance(message, wire.State | wire.Presence):
            self._is_resuming = False
            self._offered = 0
            self._see_to_shuffles(message)
            self._send_again()

    def _note_move(self, update: wire.Update) -> None:
        news = update.news
        if news.what == "moved" and news.seat == update.seat:
            self._own_moves = [*self._own_moves[-20:], (update.number, news.action)]

    def _see_to_shuffles(self, message: wire.AnyServerMessage) -> None:
        """Checks the shuffle of the round that ended, and contributes to the next."""
        if isinstance(message, wire.Update) and message.shuffle is not None:
            self._cry_foul(self.parts.verify(message.shuffle))
        coming = self.mirror.table.shuffle
        if coming is None:
            return
        self._cry_foul(self.parts.notice(coming))
        if self.mirror.seat is not None and self._offered != coming.number:
            contribution = self.parts.contribution(coming)
            self._offered = coming.number
            if contribution is not None:
                self.send(contribution)

    def _cry_foul(self, problem: str) -> None:
        if problem:
            self._tell(Foul(problem))

    # What we want

    def send(self, request: wire.AnyRequest) -> None:
        """Sends a request, at once or as soon as there is a connection; the answer is told."""
        self._submit(request, None)

    async def ask(self, request: wire.AnyRequest) -> wire.AnyServerMessage:
        """Sends a request and waits for its answer; raises `ClientError` if it is refused."""
        if self.ended is not None:
            raise self.ended
        answered: asyncio.Future[wire.AnyServerMessage] = asyncio.get_running_loop().create_future()
        self._submit(request, answered)
        answer = await answered
        if isinstance(answer, wire.Refusal):
            raise ClientError(answer.code, answer.text, answer.allowed)
        return answer

    def _submit(self, request: wire.AnyRequest, answered: "asyncio.Future[wire.AnyServerMessage] | None") -> None:
        if not request.id:
            request = msgspec.structs.replace(request, id=f"connection {next(self._ids)}")
        pending = Pending(request, answered)
        self._pending[request.id] = pending
        if not self._is_resuming:
            self._send(pending)

    def _send(self, pending: Pending) -> None:
        socket = self._socket
        if socket is not None:
            pending.was_sent = True
            task = asyncio.get_running_loop().create_task(self._write(socket, pending.request))
            _writing.add(task)
            task.add_done_callback(_writing.discard)

    async def _write(self, socket: ClientConnection, request: wire.AnyRequest) -> None:
        with suppress(ConnectionClosed):  # whoever listens notices it as well
            await socket.send(wire.encode(request).decode())

    def _settle(self, message: wire.AnyServerMessage) -> bool:
        """Notes an answer; whether nobody else needs to be told."""
        match message:
            case wire.Refusal(code=code, id=id) if code == TOO_FAST and id in self._pending:
                asyncio.get_running_loop().call_later(SLOW_DOWN, self._try_again, id)
                return True
            case wire.Done(id=id) | wire.Refusal(id=id):
                pending = self._pending.pop(id, None)
            case wire.Reason():
                pending = self._first(wire.Why)
            case wire.Queued():
                pending = self._first(wire.Queue)
            case _:
                return False
        if pending is None:
            return False
        if pending.answered is not None and not pending.answered.done():
            pending.answered.set_result(message)
        return isinstance(pending.request, wire.Contribute)

    def _first(self, kind: type[wire.Request]) -> Pending | None:
        """The oldest request of this kind: its answer bears no id, but answers come in order."""
        for id, pending in self._pending.items():
            if isinstance(pending.request, kind):
                return self._pending.pop(id)
        return None

    def _try_again(self, id: str) -> None:
        """What came too fast was not carried out: it can be sent again as it is."""
        pending = self._pending.get(id)
        if pending is not None and not self._is_resuming:
            self._send(pending)

    def _send_again(self) -> None:
        """After a lost connection: what was not carried out is sent again, if that can do no harm."""
        for id, pending in list(self._pending.items()):
            request = pending.request
            if isinstance(request, wire.Act):
                self._act_again(pending, request)
            elif not pending.was_sent or isinstance(request, wire.Why | wire.Queue):
                self._send(pending)
            elif id in self._pending:
                text = "the connection was lost before the answer came: nobody knows whether it was done"
                self._answer(wire.Refusal(code=LOST, text=text, id=id))

    def _act_again(self, pending: Pending, act: wire.Act) -> None:
        """A choice whose answer was lost: made, or still open, or gone."""
        later = [(number, action) for number, action in self._own_moves if number > act.seen]
        mirror = self.mirror
        if later and later[0][1] == act.action:
            self._answer(wire.Done(id=act.id, number=later[0][0]))
        elif not later and mirror.is_awaited() and act.action in mirror.position.legal:
            self._send(pending)  # the table refuses it by its number if the position has changed unseen
        else:
            self._answer(wire.Refusal(code="stale", text="the position has changed meanwhile", id=act.id))

    def _answer(self, message: wire.Done | wire.Refusal) -> None:
        """The answer that would have come."""
        if not self._settle(message):
            self._tell(message)


_writing: Final[set["asyncio.Task[None]"]] = set()
"""Keeps what is being sent alive until it is."""
