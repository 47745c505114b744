"""A link: the one connection between two nodes. Everything that people at one node want of tables at the other, and are
told there, goes over it, each in a call of its own."""

import asyncio
import logging
import struct
from asyncio.transports import BaseTransport, Transport
from collections.abc import Callable
from hashlib import blake2b
from typing import Final, cast

from tricktable.server.nodes.calls import LARGEST, Call
from tricktable.server.nodes.handshake import (
    LONGEST_HELLO,
    Hello,
    Keys,
    LinkError,
    Unreachable,
    demand_proof,
    encode,
    hello,
    keys_of,
    proof_of,
    read_hello,
)

HEAD: Final = struct.Struct(">IBI")
"""Length of what follows the head with its seal, kind, call."""
SEAL: Final = 16
PIECE: Final = 32 * 1024
"""Bytes of a frame: longer messages go in pieces, so that those of others come in between."""
LONGEST_OPENING: Final = 16 * 1024
MOST_CALLS: Final = 50_000
HANDSHAKE_SECONDS: Final = 5.0
BEAT: Final = 1.0
"""Seconds between two signs of life."""
SILENCE: Final = 4.0
"""Seconds without a sign of life after which the other side counts as gone. Less than a lease lasts: whoever waits for
a node that is gone is told so before somebody else can have the table."""

OPEN, PART, DATA, CREDIT, END, BEATS, TELL = range(7)
"""Kinds of frames: a call begins; a piece of a message, and its last one; room for more; a call is over; a sign of
life; something for the other node itself."""

logger = logging.getLogger(__name__)


class Link(asyncio.Protocol):
    """One side of a link. Use it after `meet` has returned."""

    def __init__(self, name: str, life: str, key: bytes) -> None:
        self.other = ""
        """The name of the other node."""
        self.other_life = ""
        self.silence = SILENCE
        self.is_dialler = False
        self.is_retired = False
        """There is a better link to the same node: no new calls begin here."""
        self.is_lost = False
        self.on_call: Callable[[Call], None] = _refuse
        self.on_tell: Callable[[bytes], None] = _ignore
        self.on_lost: Callable[[], None] = _nothing
        self.received = 0
        """Bytes."""
        self._name: Final = name
        self._life: Final = life
        self._key: Final = key
        self._transport: Transport | None = None
        self._buffer = bytearray()
        self._said: asyncio.Future[None] | None = None
        """Waits for what is said before both sides are known."""
        self._has_met = False
        self._can_write = True
        self._writers: Final[list[asyncio.Future[None]]] = []
        self._seal_key = b""
        self._open_key = b""
        self._sealed = 0
        """Frames sent, and frames received: a frame that is left out, repeated or moved does not fit its seal."""
        self._opened = 0
        self._calls: Final[dict[int, Call]] = {}
        self._pieces: Final[dict[int, bytearray]] = {}
        self._next_call = 0
        self._heard_at = 0.0
        self._wrote_at = 0.0
        self._beat: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        """Calls that are under way."""
        return len(self._calls)

    @property
    def is_open(self) -> bool:
        """Calls can begin here."""
        return self._has_met and not self.is_lost

    # The beginning

    async def meet(self, wanted: str | None) -> None:
        """Shows the other side that we know the key, and demands the same; raises `LinkError`. Whoever dials says whom
        they want."""
        try:
            async with asyncio.timeout(HANDSHAKE_SECONDS):
                keys = await (self._answer() if wanted is None else self._dial(wanted))
        except TimeoutError:
            self.abort()
            raise LinkError("the other side says nothing") from None
        except BaseException:
            self.abort()
            raise
        self.is_dialler = wanted is not None
        self._seal_key, self._open_key = keys if self.is_dialler else (keys.back, keys.forth)
        self._next_call = 1 if self.is_dialler else 2
        self._has_met = True
        loop = asyncio.get_running_loop()
        self._heard_at = self._wrote_at = loop.time()
        self._beat = loop.call_later(BEAT / 8, self._look)
        self._read()

    async def _dial(self, wanted: str) -> Keys:
        own = hello(self._name, self._life, wanted)
        self._say(encode(own))
        theirs = read_hello(await self._hear())
        demand_proof(await self._hear(), proof_of(self._key, b"answers", own, theirs))
        if theirs.name != wanted:
            raise LinkError(f"node {theirs.name} is there, not {wanted}")
        self._say(encode(proof_of(self._key, b"dials", own, theirs)))
        return self._known(own, theirs, theirs)

    async def _answer(self) -> Keys:
        theirs = read_hello(await self._hear())
        own = hello(self._name, self._life)
        self._say(encode(own))
        self._say(encode(proof_of(self._key, b"answers", theirs, own)))
        demand_proof(await self._hear(), proof_of(self._key, b"dials", theirs, own))
        if theirs.wanted != self._name:
            raise LinkError(f"node {theirs.name} looks for {theirs.wanted}, not for {self._name}")
        return self._known(theirs, own, theirs)

    def _known(self, dialler: Hello, answerer: Hello, other: Hello) -> Keys:
        self.other, self.other_life = other.name, other.life
        return keys_of(self._key, dialler, answerer)

    def _say(self, text: bytes) -> None:
        self._demand_transport().write(len(text).to_bytes(2) + text)

    async def _hear(self) -> bytes:
        """What the other side says of itself, one thing after the other."""
        while True:
            if len(self._buffer) >= 2:
                size = int.from_bytes(self._buffer[:2])
                if size > LONGEST_HELLO:
                    raise LinkError("whoever is there is no node of Tricktable")
                if len(self._buffer) >= 2 + size:
                    text = bytes(self._buffer[2 : 2 + size])
                    del self._buffer[: 2 + size]
                    return text
            if self.is_lost:
                raise LinkError("the other side has hung up")
            self._said = asyncio.get_running_loop().create_future()
            await self._said

    # The connection

    def connection_made(self, transport: BaseTransport) -> None:
        self._transport = cast(Transport, transport)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        self.received += len(data)
        if self._has_met:
            self._read()
        else:
            if len(self._buffer) > 4 * LONGEST_HELLO:
                self.abort()
            if self._said is not None and not self._said.done():
                self._said.set_result(None)

    def pause_writing(self) -> None:
        self._can_write = False

    def resume_writing(self) -> None:
        self._can_write = True
        self._wake_writers()

    def connection_lost(self, exc: Exception | None) -> None:
        self._lose()

    def abort(self) -> None:
        """Ends it at once: every call is told."""
        if self._transport is not None:
            self._transport.abort()
        self._lose()

    def close(self) -> None:
        """Ends it when everything is sent."""
        if self._transport is not None:
            self._transport.close()
        self._lose()

    def retire(self) -> None:
        """There is a better link: this one ends with its last call."""
        self.is_retired = True
        if not self._calls:
            # The other side may have begun a call that is still on its way.
            asyncio.get_running_loop().call_later(2 * BEAT, self._end_if_idle)

    def _end_if_idle(self) -> None:
        if not self._calls:
            self.close()

    def _lose(self) -> None:
        if self.is_lost:
            return
        self.is_lost = True
        if self._beat is not None:
            self._beat.cancel()
        if self._said is not None and not self._said.done():
            self._said.set_result(None)
        self._wake_writers()
        for call in tuple(self._calls.values()):
            call.take_end(None)
        self._calls.clear()
        self._pieces.clear()
        self.on_lost()

    def _look(self) -> None:
        """Is the other side still there? It hears from us that we are."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        if now - self._heard_at > self.silence:
            logger.warning("node %s is silent: the link is given up", self.other)
            self.abort()
            return
        if now - self._wrote_at >= min(BEAT, self.silence) / 8:
            self._write(BEATS, 0, b"")
        self._beat = loop.call_later(min(BEAT, self.silence / 4), self._look)

    # Calls

    def call(self, opening: bytes) -> Call:
        """Begins a conversation; raises `LinkError`."""
        if not self.is_open:
            raise LinkError(f"there is no link to node {self.other}")
        if len(opening) > LONGEST_OPENING or len(self._calls) >= MOST_CALLS:
            raise LinkError(f"node {self.other} has no room for a further call")
        number = self._next_call
        self._next_call += 2
        call = self._calls[number] = Call(self, number, opening)
        self._write(OPEN, number, opening)
        return call

    def tell(self, text: bytes) -> None:
        """Something for the other node itself; lost if there is no link any more."""
        if self.is_open:
            self._write(TELL, 0, text[:LARGEST])

    @property
    def is_writable(self) -> bool:
        return self._can_write

    async def writable(self) -> None:
        while not self._can_write and not self.is_lost:
            waiter = asyncio.get_running_loop().create_future()
            self._writers.append(waiter)
            await waiter
        if self.is_lost:
            raise LinkError(f"the link to node {self.other} is lost")

    def write(self, call: int, message: bytes) -> None:
        place = 0
        while len(message) - place > PIECE:
            self._write(PART, call, message[place : place + PIECE])
            place += PIECE
        self._write(DATA, call, message[place:] if place else message)

    def write_credit(self, call: int, size: int) -> None:
        self._write(CREDIT, call, size.to_bytes(4))

    def write_end(self, call: int, ending: bytes) -> None:
        self._write(END, call, ending)

    def forget(self, call: int) -> None:
        self._calls.pop(call, None)
        self._pieces.pop(call, None)
        if self.is_retired and not self._calls and not self.is_lost:
            self.retire()

    # Frames

    def _write(self, kind: int, call: int, text: bytes) -> None:
        if self.is_lost:
            return
        head = HEAD.pack(len(text), kind, call)
        seal = _seal(self._seal_key, self._sealed, head, text)
        self._sealed += 1
        self._wrote_at = asyncio.get_running_loop().time()
        self._demand_transport().write(b"".join((head, seal, text)))

    def _read(self) -> None:
        """All frames that are there."""
        buffer = self._buffer
        place = 0
        try:
            while len(buffer) - place >= HEAD.size + SEAL:
                size, kind, number = HEAD.unpack_from(buffer, place)
                if size > LARGEST:
                    raise LinkError("a frame that is too large")
                end = place + HEAD.size + SEAL + size
                if len(buffer) < end:
                    break
                head = bytes(buffer[place : place + HEAD.size])
                text = bytes(buffer[end - size : end])
                seal = _seal(self._open_key, self._opened, head, text)
                if seal != buffer[place + HEAD.size : end - size]:
                    raise LinkError("a frame whose seal does not fit")
                self._opened += 1
                place = end
                self._take(kind, number, text)
                if self.is_lost:
                    return
        except LinkError as error:
            logger.error("the link to node %s is given up: %s", self.other, error)
            self.abort()
            return
        if place:
            del buffer[:place]
            self._heard_at = asyncio.get_running_loop().time()

    def _take(self, kind: int, number: int, text: bytes) -> None:
        call = self._calls.get(number)
        if kind == OPEN:
            self._take_call(number, text)
        elif kind == TELL:
            self.on_tell(text)
        elif call is None:
            return  # it is over here, and the other side does not know yet
        elif kind == DATA:
            pieces = self._pieces.pop(number, None)
            call.take(bytes(pieces) + text if pieces is not None else text)
        elif kind == PART:
            pieces = self._pieces.setdefault(number, bytearray())
            pieces += text
            if len(pieces) > LARGEST:
                raise LinkError("a message that is too large")
        elif kind == CREDIT:
            call.take_credit(int.from_bytes(text[:4]))
        elif kind == END:
            call.take_end(text)

    def _take_call(self, number: int, opening: bytes) -> None:
        is_theirs = number % 2 == (0 if self.is_dialler else 1)
        if not is_theirs or number in self._calls or len(self._calls) >= MOST_CALLS:
            raise LinkError("a call that may not begin")
        call = self._calls[number] = Call(self, number, opening)
        self.on_call(call)

    def _wake_writers(self) -> None:
        writers, self._writers[:] = tuple(self._writers), []
        for writer in writers:
            if not writer.done():
                writer.set_result(None)

    def _demand_transport(self) -> Transport:
        if self._transport is None or self.is_lost:
            raise LinkError("there is no connection")
        return self._transport


def _seal(key: bytes, number: int, head: bytes, text: bytes) -> bytes:
    seal = blake2b(number.to_bytes(8), digest_size=SEAL, key=key)
    seal.update(head)
    seal.update(text)
    return seal.digest()


def _refuse(call: Call) -> None:
    call.end()


def _ignore(text: bytes) -> None:
    """Nobody wants to know."""


def _nothing() -> None:
    """Nobody needs to be told."""


async def dial(host: str, port: int, own: tuple[str, str], key: bytes, wanted: str) -> Link:
    """A link to the node of this name, which listens there; `own` are our name and life. Raises `LinkError`."""
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(HANDSHAKE_SECONDS):
            _, link = await loop.create_connection(lambda: Link(*own, key), host, port)
    except ConnectionRefusedError:
        raise Unreachable(f"node {wanted} does not listen at {host}:{port}") from None
    except (OSError, TimeoutError) as error:
        raise LinkError(f"node {wanted} cannot be reached at {host}:{port}: {error}") from None
    await link.meet(wanted)
    return link
