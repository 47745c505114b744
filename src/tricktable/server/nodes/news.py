"""News: what nodes tell each other of themselves, once a second: what addresses and guests have had, so that limits
hold over all nodes, and how many people are there."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Mapping
from heapq import nlargest
from operator import itemgetter
from typing import Final

import msgspec

from tricktable.server.limits import Addresses
from tricktable.server.nodes.links import Links

EACH: Final = 1.0
"""Seconds. For so long somebody may have at every node what they may have once."""
MOST: Final = 2000
"""Addresses or guests of each kind that are told of: those who had most."""
FEW_SOCKETS: Final = 5
"""Whoever has not more open sockets is not told of."""

logger = logging.getLogger(__name__)


class News(msgspec.Struct, array_like=True, tag="news"):
    """What happened at a node since it told last, and what there is now."""

    spent: dict[str, dict[str, float]]
    """By the limit's name: what each address or guest has had."""
    sockets: dict[str, int]
    """Open sockets by address, where there are many."""
    people: int
    """At tables and in the lobby."""


_decoder: Final = msgspec.msgpack.Decoder(News)


class Newspaper:
    """What this node tells the others, and what it knows of them."""

    def __init__(
        self,
        links: Links,
        limits: Mapping[str, Addresses],
        sockets: Counter[str],
        people: Callable[[], int],
    ) -> None:
        """`sockets` are those that are open here, by address; `people` says how many are here."""
        self._links: Final = links
        self._limits: Final = limits
        self._sockets: Final = sockets
        self._people: Final = people
        self._others: Final[dict[str, News]] = {}
        """By node."""
        self._telling: asyncio.Task[None] | None = None
        for addresses in limits.values():
            addresses.taken = {}
        links.on_tell = self.hear

    def start(self) -> None:
        """Tells again and again."""
        self._telling = asyncio.get_running_loop().create_task(self._tell_on())

    def stop(self) -> None:
        if self._telling is not None:
            self._telling.cancel()

    async def _tell_on(self) -> None:
        while True:
            await asyncio.sleep(EACH)
            self.tell()

    def tell(self) -> None:
        """Tells what happened since the last time."""
        spent = {}
        for name, addresses in self._limits.items():
            assert addresses.taken is not None
            if addresses.taken:
                spent[name] = dict(nlargest(MOST, addresses.taken.items(), key=itemgetter(1)))
                addresses.taken.clear()
        sockets = {who: count for who, count in self._sockets.most_common(MOST) if count > FEW_SOCKETS}
        self._links.tell_all(msgspec.msgpack.encode(News(spent, sockets, self._people())))

    def hear(self, node: str, text: bytes) -> None:
        """Another node tells."""
        try:
            said = _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError):
            logger.warning("node %s tells something that nobody understands", node)
            return
        self._others[node] = said
        for name, spent in said.spent.items():
            addresses = self._limits.get(name)
            for who, cost in spent.items() if addresses is not None else ():
                assert addresses is not None
                addresses.spend(who, cost)

    def _living(self) -> list[News]:
        """What is known of nodes to which there is a link."""
        names = {link.other for link in self._links}
        for gone in self._others.keys() - names:
            del self._others[gone]
        return list(self._others.values())

    def sockets_elsewhere(self, address: str) -> int:
        """Open sockets of this address at other nodes, if there are many."""
        return sum(said.sockets.get(address, 0) for said in self._living())

    def people_elsewhere(self) -> int:
        """How many people are at other nodes."""
        return sum(said.people for said in self._living())
