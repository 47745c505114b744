"""Links: those of one node to all others. Each is made when somebody needs it, by either side, and there is one to each
node in the end."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from tricktable.server.nodes.calls import Call
from tricktable.server.nodes.handshake import LEAST_KEY, LinkError, Unreachable
from tricktable.server.nodes.link import Link, dial

MOST_STRANGERS: Final = 64
"""Connections at a time that have not shown yet that they know the key."""
LIFE_BYTES: Final = 12

logger = logging.getLogger(__name__)


class Neighbour(NamedTuple):
    """Another node, and where it listens for links."""

    name: str
    host: str
    port: int


class Links:
    """All links of a node."""

    def __init__(self, name: str, key: bytes, on_call: Callable[[Call], None], silence: float | None = None) -> None:
        """`on_call` gets the calls of others; whoever says nothing for `silence` seconds is given up."""
        self._silence: Final = silence
        if len(key) < LEAST_KEY:
            raise LinkError(f"the key of the nodes has {len(key)} bytes (at least {LEAST_KEY} are needed)")
        self.name: Final = name
        self.life: Final = secrets.token_hex(LIFE_BYTES)
        self.on_tell: Callable[[str, bytes], None] = _ignore
        """Gets what other nodes tell this one, with their names."""
        self._key: Final = key
        self._on_call: Final = on_call
        self._links: Final[dict[str, Link]] = {}
        """By the other node's name."""
        self._dialling: Final[dict[str, asyncio.Task[Link]]] = {}
        self._meeting: Final[set[asyncio.Task[None]]] = set()
        self._listening: asyncio.Server | None = None
        self._strangers = 0
        self._is_closed = False

    def __len__(self) -> int:
        """Nodes to which there is a link."""
        return len(self._links)

    def __iter__(self) -> Iterator[Link]:
        return iter(tuple(self._links.values()))

    def calls(self) -> int:
        """Conversations that are under way, on all links."""
        return sum(len(link) for link in self._links.values())

    async def listen(self, host: str, port: int) -> tuple[str, int]:
        """Takes links of others; gives the address, where any port was wanted. Raises `OSError`."""
        loop = asyncio.get_running_loop()
        self._listening = await loop.create_server(lambda: Guarded(self), host, port)
        found: tuple[str, int] = self._listening.sockets[0].getsockname()[:2]
        return found

    async def to(self, neighbour: Neighbour) -> Link:
        """The link to this node; raises `LinkError` if there can be none."""
        link = self._links.get(neighbour.name)
        if link is not None and link.is_open:
            return link
        if self._is_closed:
            raise LinkError("this node is going down")
        dialling = self._dialling.get(neighbour.name)
        if dialling is None:
            dialling = asyncio.get_running_loop().create_task(self._dial(neighbour))
            self._dialling[neighbour.name] = dialling
            dialling.add_done_callback(lambda _: self._dialling.pop(neighbour.name, None))
        return await asyncio.shield(dialling)

    async def _dial(self, neighbour: Neighbour) -> Link:
        own = (self.name, self.life)
        link = await dial(neighbour.host, neighbour.port, own, self._key, neighbour.name)
        self._keep(link)
        return link

    async def probe(self, neighbour: Neighbour) -> None:
        """Returns if this node answers; raises `LinkError`, or `Unreachable` if nobody listens there."""
        link = await dial(neighbour.host, neighbour.port, (self.name, self.life), self._key, neighbour.name)
        link.close()
        if link.other_life == self.life:
            raise Unreachable(f"node {self.name} itself listens at {neighbour.host}:{neighbour.port}")

    def meet(self, link: "Guarded") -> None:
        """Somebody has connected: they have to show who they are."""
        if self._strangers >= MOST_STRANGERS or self._is_closed:
            link.abort()
            return
        self._strangers += 1
        task = asyncio.get_running_loop().create_task(self._meet(link))
        self._meeting.add(task)
        task.add_done_callback(self._meeting.discard)

    async def _meet(self, link: "Guarded") -> None:
        try:
            await link.meet(None)
        except LinkError as error:
            logger.warning("somebody was refused as a node: %s", error)
            return
        finally:
            self._strangers -= 1
        self._keep(link)

    def _keep(self, link: Link) -> None:
        """One link to each node is enough. If both have dialled at once, the one stays that the first by name has made;
        of a node that was started anew the old one is gone."""
        if self._is_closed:
            link.abort()
            return
        link.on_call = self._on_call
        if self._silence is not None:
            link.silence = self._silence
        link.on_tell = lambda text: self.on_tell(link.other, text)
        link.on_lost = lambda: self._forget(link)
        other = link.other
        before = self._links.get(other)
        if before is None or before.is_lost:
            self._links[other] = link
        elif before.other_life != link.other_life:
            self._links[other] = link
            before.abort()
        else:
            is_ours_better = self.name < other
            better, worse = (link, before) if link.is_dialler == is_ours_better else (before, link)
            self._links[other] = better
            worse.retire()

    def _forget(self, link: Link) -> None:
        if self._links.get(link.other) is link:
            del self._links[link.other]

    def tell_all(self, text: bytes) -> None:
        """Something for all nodes to which there is a link."""
        for link in self:
            link.tell(text)

    def hang_up(self, name: str) -> None:
        """That node is gone: whoever waits for it is told."""
        link = self._links.get(name)
        if link is not None:
            link.abort()

    async def close(self) -> None:
        """Ends all links."""
        self._is_closed = True
        if self._listening is not None:
            self._listening.close()
        for task in (*self._meeting, *self._dialling.values()):
            task.cancel()
        await asyncio.gather(*self._meeting, *self._dialling.values(), return_exceptions=True)
        for link in self:
            link.close()


class Guarded(Link):
    """A link that somebody else has dialled."""

    def __init__(self, links: Links) -> None:
        super().__init__(links.name, links.life, links._key)
        self._links = links

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._links.meet(self)


def _ignore(name: str, text: bytes) -> None:
    """Nobody wants to know."""
