"""Fair queues: who of many waits for one of few places. One after the other, however much somebody wants."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final


class FairQueue:
    """So many places, given to one owner after the other, and to each in order."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: Final[OrderedDict[str, deque[asyncio.Future[None]]]] = OrderedDict()

    @asynccontextmanager
    async def place(self, owner: str) -> AsyncIterator[None]:
        """A place, when it is this owner's turn."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(owner)
        try:
            yield
        finally:
            self._give_on()

    async def _wait(self, owner: str) -> None:
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give_on()
            raise

    def _give_on(self) -> None:
        """The place goes to the next owner who still waits; that one goes to the end."""
        while self._waiting:
            owner, turns = self._waiting.popitem(last=False)
            while turns:
                turn = turns.popleft()
                if not turn.done():
                    if turns:
                        self._waiting[owner] = turns
                    turn.set_result(None)
                    return
        self._free += 1
