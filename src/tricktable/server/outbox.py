"""An outbox: what waits to be sent to one reader. Whoever fills it never waits; a reader that is too slow loses its
connection and comes back by number."""

import asyncio
from collections import deque
from typing import Final


class Outbox:
    """Messages in order, bounded in number and in bytes."""

    __slots__ = ("_bytes", "_most_bytes", "_most_messages", "_waiting", "_wake")

    def __init__(self, most_messages: int, most_bytes: int) -> None:
        self._most_messages = most_messages
        self._most_bytes = most_bytes
        self._waiting: Final[deque[bytes]] = deque()
        self._bytes = 0
        self._wake: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._waiting)

    @property
    def is_at_rest(self) -> bool:
        """Everything is sent, and the sender waits for the next message."""
        return self._wake is not None and not self._wake.done()

    def put(self, message: bytes) -> bool:
        """Takes a message unless it is full."""
        size = self._bytes + len(message)
        if size > self._most_bytes or len(self._waiting) >= self._most_messages:
            return False
        self._bytes = size
        self._waiting.append(message)
        self.wake()
        return True

    def put_beyond(self, message: bytes) -> None:
        """Takes a message of what a reader asked for by itself: that is never too much, and does not count."""
        self._most_bytes += len(message)
        self._most_messages += 1
        self.put(message)

    def clear(self) -> None:
        """Forgets what waits."""
        self._waiting.clear()
        self._bytes = 0

    def wake(self) -> None:
        """Whoever waits for a message looks again."""
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    def take(self) -> bytes | None:
        """The next message, if one waits."""
        if not self._waiting:
            return None
        message = self._waiting.popleft()
        self._bytes -= len(message)
        return message

    async def wait(self) -> None:
        """Until a message comes, or somebody wakes the reader."""
        self._wake = asyncio.get_running_loop().create_future()
        await self._wake
        self._wake = None
