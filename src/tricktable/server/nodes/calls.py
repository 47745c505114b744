"""Calls: conversations between two nodes about one person's socket or request, many on one link."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

from tricktable.server.nodes.handshake import LinkError

WINDOW: Final = 128 * 1024
"""Bytes of one call that may be on their way: a reader that is slow stops its own call and no other."""
LARGEST: Final = 4 * 1024 * 1024
"""Bytes of one message."""


class Line(Protocol):
    """What a call needs of its link."""

    @property
    def is_writable(self) -> bool:
        """What is sent goes on its way at once."""

    async def writable(self) -> None:
        """Until it does; raises `LinkError` if it never will."""

    def write(self, call: int, message: bytes) -> None:
        """Sends one message of a call."""

    def write_credit(self, call: int, size: int) -> None:
        """The other side may send so many bytes more."""

    def write_end(self, call: int, ending: bytes) -> None:
        """The call is over."""

    def forget(self, call: int) -> None:
        """Nobody needs this call any more."""


class Call:
    """One conversation: messages in both directions, each in order, until one side ends it or the link is lost."""

    def __init__(self, line: Line, number: int, opening: bytes) -> None:
        self.number: Final = number
        self.opening: Final = opening
        """What it is about, as whoever called has said."""
        self.is_over = False
        """Nothing more can be sent."""
        self.ending: bytes | None = None
        """What the other side said at the end; none as long as it has not, or if the link was lost."""
        self._line: Final = line
        self._credit = WINDOW
        self._inbox: Final[deque[bytes]] = deque()
        self._waiting_bytes = 0
        self._read_bytes = 0
        """Bytes that were read and for which the other side got no credit yet."""
        self._reader: asyncio.Future[None] | None = None
        self._writers: Final[deque[asyncio.Future[None]]] = deque()
        self.on_over: Callable[[], None] | None = None
        """Called once when the other side has ended it, or the link is lost."""

    # Sending

    def send_now(self, message: bytes) -> bool:
        """Sends a message if that need not wait; says whether it did."""
        if self.is_over or self._credit <= 0 or self._writers or not self._line.is_writable:
            return False
        self._credit -= len(message)
        self._line.write(self.number, message)
        return True

    async def send(self, message: bytes) -> None:
        """Sends a message as soon as the other side has room for it; raises `LinkError` if the call is over."""
        if len(message) > LARGEST:
            raise LinkError(f"a message of {len(message)} bytes (allowed: {LARGEST})")
        while not self.send_now(message):
            if self.is_over:
                raise LinkError("the call is over")
            if self._credit > 0 and not self._writers:
                await self._line.writable()
            else:
                await self._turn()

    async def _turn(self) -> None:
        """Until there is credit, one after the other."""
        turn = asyncio.get_running_loop().create_future()
        self._writers.append(turn)
        try:
            await turn
        finally:
            if turn in self._writers:
                self._writers.remove(turn)

    def end(self, ending: bytes = b"") -> None:
        """Says that this is all. Ending twice does nothing."""
        if not self.is_over:
            self.is_over = True
            self._line.write_end(self.number, ending)
            self._wake_writers()
        self._line.forget(self.number)
        self._wake_reader()

    # Receiving

    async def receive(self) -> bytes | None:
        """The next message; none when the call is over and all of it was read."""
        while not self._inbox:
            if self.is_over:
                return None
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        message = self._inbox.popleft()
        self._waiting_bytes -= len(message)
        self._read_bytes += len(message)
        if self._read_bytes * 2 >= WINDOW and not self.is_over:
            self._line.write_credit(self.number, self._read_bytes)
            self._read_bytes = 0
        return message

    # What the link tells

    def take(self, message: bytes) -> None:
        """A message has come; raises `LinkError` if nobody allowed the other side to send so much."""
        if self.is_over:
            return
        if self._waiting_bytes + self._read_bytes >= WINDOW:
            raise LinkError("the other side sends more than it may")
        self._inbox.append(message)
        self._waiting_bytes += len(message)
        self._wake_reader()

    def take_credit(self, size: int) -> None:
        """The other side has read so many bytes."""
        self._credit += size
        if self._credit > 0 and self._writers:
            writer = self._writers.popleft()
            if not writer.done():
                writer.set_result(None)

    def take_end(self, ending: bytes | None) -> None:
        """The other side has ended it, or the link is lost."""
        if self.is_over:
            return
        self.is_over = True
        self.ending = ending
        self._line.forget(self.number)
        self._wake_reader()
        self._wake_writers()
        if self.on_over is not None:
            self.on_over()

    def _wake_reader(self) -> None:
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def _wake_writers(self) -> None:
        while self._writers:
            writer = self._writers.popleft()
            if not writer.done():
                writer.set_result(None)
