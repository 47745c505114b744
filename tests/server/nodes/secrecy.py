"""Secrecy between nodes: everybody at a table is at another node than the table itself, and every byte on their links
is kept. Two tables that look the same to a viewer must put the same bytes on this viewer's link."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final
from unittest.mock import patch

from tests.server.nodes.wires import KEY
from tests.server.servers import UNLIMITED
from tests.tables.secrecy.parties import Case, Ear, Party
from tests.tables.secrecy.twins import Twin, check_deal
from tricktable.core.matches import Match
from tricktable.core.streams import Stream
from tricktable.server.app import make_app
from tricktable.server.guests import Guests
from tricktable.server.nodes.calls import Call
from tricktable.server.nodes.cluster import Cluster
from tricktable.server.nodes.link import Link
from tricktable.server.nodes.visits import RequestVisit, SocketVisit, encode, read_reply
from tricktable.tables import log, wire

TURNS: Final = 400
"""Turns of the loop after which a link counts as never being quiet."""
STILL: Final = 6
"""Turns without a byte after which it is."""
LOOKS_EACH, LOOKS_AT = 12, 3
"""Choices after which everybody asks over HTTP as well, and after how many for the first time."""
ANSWERED: Final[Counter[str]] = Counter()
"""How often each kind of request over HTTP was answered at all tables that have ended."""


class Pipe(asyncio.Transport):
    """What is written arrives at the other link in the next turn of the loop, and is kept."""

    def __init__(self, kept: bytearray) -> None:
        super().__init__()
        self.other: Link | None = None
        self._kept: Final = kept

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self._kept.extend(data)
        assert self.other is not None
        asyncio.get_running_loop().call_soon(self.other.data_received, bytes(data))

    def abort(self) -> None:
        """It lasts as long as the test."""

    def close(self) -> None:
        """The same."""


class Tap:
    """The link of one viewer, with everything that the table's node says there."""

    def __init__(self) -> None:
        self.told: Final = bytearray()
        """What comes from the table's node."""
        self.asked: Final = bytearray()
        self.link: Link | None = None

    async def connect(self, take: Callable[[Call], None]) -> Link:
        """The viewer's side of the link."""
        here, there = Link("here", "1", KEY), Link("there", "2", KEY)
        forth, back = Pipe(self.asked), Pipe(self.told)
        forth.other, back.other = there, here
        here.connection_made(forth)
        there.connection_made(back)
        there.on_call = take
        await asyncio.gather(here.meet("there"), there.meet(None))
        self.link = here
        return here


class LinkedParty(Party):
    """A table whose guests are all at other nodes, each at one of their own."""

    def __init__(self, opened: log.Opened, clock: Callable[[], int] | None = None, pace: float = 0.7) -> None:
        super().__init__(opened, clock, pace)
        self.taps: Final[dict[int, Tap]] = {}
        """By chair, those with aids."""
        self._cluster: Final = Cluster(KEY, self.tables, ("127.0.0.1", 0))
        make_app(self.tables, Guests(self.store), UNLIMITED, clock=lambda: 0.0).join(self._cluster)
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._choices = 0
        self.answers: Final[Counter[str]] = Counter()
        """How often each request was answered over a link, by method, address and status."""

    async def begin(self, parts: Sequence[str] = (), bots: int = 0) -> None:
        await super().begin(parts, bots)
        await self.quiet()

    async def attach(self, ear: Ear) -> None:
        """Somebody listens from another node."""
        tap = Tap()
        if ear.wants_aid:
            self.taps[ear.chair] = tap
        link = await tap.connect(self._cluster._take)
        call = link.call(encode(SocketVisit(self.live.id, ear.guest, "", "192.0.2.1", None, ear.wants_aid, False)))
        self._begin(self._hear(call, ear))

    def _begin(self, work) -> None:  # type: ignore[no-untyped-def] # a coroutine
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _hear(self, call: Call, ear: Ear) -> None:
        while (message := await call.receive()) is not None:
            ear.deliver(message)

    async def quiet(self) -> None:
        """Until everything that is on its way has arrived."""
        before, still = -1, 0
        for _ in range(TURNS):
            await asyncio.sleep(0)
            told = sum(len(tap.told) for tap in self.taps.values())
            still = still + 1 if told == before else 0
            before = told
            if still >= STILL:
                return
        raise AssertionError("the links are never quiet")

    async def ask(self, chair: int, request: wire.AnyRequest) -> wire.AnyServerMessage:
        answer = await super().ask(chair, request)
        await self.quiet()
        return answer

    async def act(self, seat: int, action: int) -> None:
        await super().act(seat, action)
        self._choices += 1
        if self._choices % LOOKS_EACH == LOOKS_AT and self.table.stage == "playing":
            for chair in self.taps:
                await self._look_over_http(chair)

    async def _look_over_http(self, chair: int) -> None:
        """Somebody at another node asks for everything that can be asked for over HTTP, and for what is refused."""
        number = self.table.number
        for method, path, query, body in (
            ("GET", "", "", b""),
            ("GET", "/updates", "aid=yes", b""),
            ("GET", "/updates", f"since={number - 3}", b""),
            ("GET", "/record", "", b""),
            ("POST", "/requests", "", wire.encode(wire.Act(action="nonsense", seen=number))),
            ("POST", "/requests", "", wire.encode(wire.Act(action="nonsense", seen=number - 1))),
        ):
            link = self.taps[chair].link
            assert link is not None
            id, guest = self.live.id, self.ears[chair].guest
            headers = [("host", "127.0.0.1"), ("content-type", "application/json")]
            whole = f"/api/tables/{id}{path}"
            visit = RequestVisit(id, guest, guest, "192.0.2.1", method, whole, query, "http", headers)
            call = link.call(encode(visit))
            await call.send(body)
            head = await call.receive()
            assert head is not None, "no answer came"
            self.answers[f"{method} {path} {read_reply(head).status}"] += 1
            while await call.receive() is not None:
                pass
            call.end()
        await self.quiet()

    async def end(self) -> None:
        ANSWERED.update(self.answers)
        for visit in tuple(self._cluster._visits):
            visit.cancel()
        await asyncio.gather(*self._cluster._visits, return_exceptions=True)
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await super().end()


class LinkedTwin(Twin):
    """A table that differs in what one viewer cannot see: so do not the bytes on this viewer's link."""

    def compare(self, one: Party, may_come_out: bool) -> None:
        if one.table.stage == "over":  # now everybody may know all cards
            self.has_ended = True
            return
        super().compare(one, may_come_out)
        if self.has_ended:
            return
        assert isinstance(one, LinkedParty)
        assert isinstance(self.party, LinkedParty)
        here = one.taps[one.chair_of(self.viewer)].told
        there = self.party.taps[self.party.chair_of(self.viewer)].told
        assert here, "nothing went over the link"
        assert here == there, f"the node of viewer {self.viewer} can tell two deals apart by what comes over the link"


class _Nonces:
    """The same for every link: then equal messages are equal bytes, seals included."""

    @staticmethod
    def token_bytes(size: int) -> bytes:
        return bytes(size)


@contextmanager
def linked() -> Iterator[None]:
    """Tables of the checks have links, whose bytes depend on nothing but what is said."""
    with (
        patch("tests.tables.secrecy.twins.Party", LinkedParty),
        patch("tests.tables.secrecy.twins.Twin", LinkedTwin),
        patch("tricktable.server.nodes.handshake.secrets", _Nonces),
        patch("tricktable.server.nodes.link.BEAT", 1e9),
    ):
        yield


async def check_linked_deal(deal: Match, case: Case, stream: Stream, who: Sequence[int], closely: int = 30) -> int:
    """Plays a round at a table and, for each of these viewers, at one that differs in what they cannot see. Says how
    many choices the links of both were compared after."""
    with linked():
        return await check_deal(deal, case, stream, who, is_watched=False, closely=closely)
