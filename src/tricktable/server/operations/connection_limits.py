"""How many connections there may be, of one address and at all, so that nobody locks the others out."""

import logging
import resource
import time
from collections import Counter
from collections.abc import Callable
from typing import Final

MOST_OF_ADDRESS: Final = 500
RESERVE: Final = 100
"""Files that are kept for everything but connections: the store, the page, bots."""
ENOUGH: Final = 1 << 16
"""Open files that are asked of the system at most."""
FEW: Final = 4096
TOLD_EACH: Final = 60.0
"""Seconds between two lines of the log about the same."""

logger = logging.getLogger(__name__)


def raise_file_limit() -> int:
    """As many open files as the system lets this process have; says how many."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    if soft != resource.RLIM_INFINITY and soft < FEW:
        logger.warning("only %d files may be open at a time: raise the limit (`ulimit -Hn`) for more guests", soft)
    return ENOUGH if soft == resource.RLIM_INFINITY else soft


class ConnectionLimits:
    """Who is connected."""

    def __init__(
        self, most: int, most_of_address: int = MOST_OF_ADDRESS, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._most: Final = most
        self._most_of_address: Final = most_of_address
        self._clock: Final = clock
        self._addresses: Final[dict[object, str]] = {}
        """By connection."""
        self._counts: Final[Counter[str]] = Counter()
        self._told_at: Final[dict[str, float]] = {}

    def __len__(self) -> int:
        return len(self._addresses)

    def enter(self, connection: object, address: str) -> bool:
        """There is room for a connection of this address."""
        if len(self._addresses) >= self._most:
            self._tell("all", f"{len(self)} connections are open, and no more fit: raise the limit of open files")
            return False
        if self._counts[address] >= self._most_of_address:
            self._tell("one", f"one address has {self._most_of_address} connections: it gets no more")
            return False
        self._addresses[connection] = address
        self._counts[address] += 1
        return True

    def leave(self, connection: object) -> None:
        """The connection is gone."""
        address = self._addresses.pop(connection, None)
        if address is not None:
            self._counts[address] -= 1
            if not self._counts[address]:
                del self._counts[address]

    def _tell(self, what: str, text: str) -> None:
        """Into the log, not too often."""
        now = self._clock()
        if now - self._told_at.get(what, -TOLD_EACH) >= TOLD_EACH:
            self._told_at[what] = now
            logger.warning(text)
