"""Tables at which guests sit who remember every byte, in a time that jumps."""

import asyncio
import selectors
from collections.abc import Awaitable, Callable, Sequence
from functools import cache
from typing import Final, NamedTuple, TypeVar

import msgspec

from tests.at_once import at_once
from tests.contract.tables import LIMITS, TABLES
from tests.tables.secrecy.readers import without_aid
from tricktable.core.games import Game
from tricktable.core.matches import Match
from tricktable.core.seats import SPECTATOR
from tricktable.games import new_game
from tricktable.tables import log, wire
from tricktable.tables.live.jobs import refusal
from tricktable.tables.live.live_tables import LiveTables
from tricktable.tables.live.resources import Settings
from tricktable.tables.live.thinkers import Thinker
from tricktable.tables.requests import Asker, Refused
from tricktable.tables.stores import Lease, MemoryStore
from tricktable.tables.stores.leases import NOBODYS
from tricktable.tables.table import Table

ID: Final = "the-table"
"""Every table's, so that nothing but the cards is different."""
Result = TypeVar("Result")


class Case(NamedTuple):
    """A game with its players and options."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *(value for _, value in self.options)])


CASES: Final = (
    *(Case(name, players, tuple(LIMITS.get(name, {}).items())) for name, players in TABLES),
    Case("hasp", 4, (("teams", "drawn"),)),
    Case("njet", 4, (("difference", "on"),)),
    Case("was_sticht", 3, (("memory", "on"),)),
    Case("was_sticht", 4, (("memory", "on"),)),
)
"""Every table of the contract battery, and the options that could change what is hidden."""


@cache
def rules(case: Case) -> Game:
    """The rules at this table."""
    return new_game(case.game, case.players, dict(case.options))


class _Jumps(selectors.SelectSelector):
    """Waits for no timer, and remembers how long that would have taken."""

    def __init__(self) -> None:
        super().__init__()
        self.ahead = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is not None and timeout > 0:
            self.ahead += timeout
            timeout = 0
        return super().select(timeout)


class JumpingLoop(asyncio.SelectorEventLoop):
    """A loop whose time stands still while something is to be done, and then jumps to the next timer."""

    def __init__(self) -> None:
        self.jumps: Final = _Jumps()
        super().__init__(self.jumps)

    def time(self) -> float:
        return self.jumps.ahead


def run(work: Awaitable[Result]) -> Result:
    """Does this in a loop of its own, whose time jumps."""

    async def do() -> Result:
        return await work

    with asyncio.Runner(loop_factory=JumpingLoop) as runner:
        return runner.run(do())


def guest_of(chair: int) -> str:
    """The id of whoever takes this chair; an empty one for the spectator."""
    return "" if chair == SPECTATOR else f"id-of-guest-{chair}"


class Ear:
    """Somebody who listens, and keeps every message word for word."""

    def __init__(self, chair: int, wants_aid: bool) -> None:
        self.chair: Final = chair
        self.wants_aid: Final = wants_aid
        self.guest: Final = guest_of(chair)
        self.heard: list[bytes] = []
        self.numbered: dict[int, bytes] = {}
        """The updates, by number."""

    def dropped(self, goes_on: bool) -> None:
        raise AssertionError("the table was set aside")

    def deliver(self, message: bytes) -> None:
        self.heard.append(message)
        update = wire.decode_message(message)
        if isinstance(update, wire.Update):
            self.numbered[update.number] = message

    def updates(self, since: int) -> list[bytes]:
        """What was told after this number, without what has no number."""
        return [text for number, text in self.numbered.items() if number > since]


class Party:
    """A live table, with guests on all chairs and a spectator, who all listen. Time stands still unless
    it is moved."""

    def __init__(self, opened: log.Opened, clock: Callable[[], int] | None = None, pace: float = 0.7) -> None:
        opened = msgspec.structs.replace(opened, is_private=True)  # where cards are chosen nobody else may sit down
        self.at = opened.at
        self.opened: Final = opened
        self.store: Final = MemoryStore()
        self.tables: Final = LiveTables(
            self.store, Thinker(), Settings(pace=pace, replayed=10**9), clock or (lambda: self.at)
        )
        self.live: Final = self.tables.add(Table.of(ID, [opened]), Lease(ID, NOBODYS))
        chairs = (*range(opened.players), SPECTATOR)
        self.ears: Final = {chair: Ear(chair, wants_aid=True) for chair in chairs}
        self.plain_ears: Final = {chair: Ear(chair, wants_aid=False) for chair in chairs}
        """The same people at another screen, which wants no aids."""

    def come(self, viewer: int, since: int) -> None:
        """Somebody listens again, on both screens."""
        for ears in (self.ears, self.plain_ears):
            at_once(self.live.attach(ears[self.chair_of(viewer)], since))

    def leave(self, viewer: int) -> None:
        for ears in (self.ears, self.plain_ears):
            self.live.detach(ears[self.chair_of(viewer)])

    async def begin(self, parts: Sequence[str] = (), bots: int = 0) -> None:
        """Everybody sits down and gives their part of the first shuffle, and bots take the last chairs."""
        await self.store.append(ID, 1, log.encode(self.opened))
        for ear in (*self.ears.values(), *self.plain_ears.values()):
            await self.attach(ear)
        for chair in range(self.opened.players - bots):
            await self.ask(chair, wire.Sit(chair=chair))
        for chair, part in enumerate(parts):
            await self.ask(chair, wire.Contribute(number=1, part=part))
        await self.ask(0, wire.Start())

    async def attach(self, ear: Ear) -> None:
        """Somebody begins to listen."""
        await self.live.attach(ear)

    @property
    def table(self) -> Table:
        return self.live.table

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    def chair_of(self, seat: int) -> int:
        """Who sits there; a draw may have moved everybody."""
        return seat if seat == SPECTATOR or self.table.match is None else self.table.players[seat]

    def ear(self, viewer: int) -> Ear:
        return self.ears[self.chair_of(viewer)]

    async def ask(self, chair: int, request: wire.AnyRequest) -> wire.AnyServerMessage:
        return await self.live.ask(Asker(guest_of(chair), f"Guest {chair}", False, self.tables.now()), request)

    async def answer(self, viewer: int, request: wire.AnyRequest) -> bytes:
        """What the viewer gets to hear, a refusal included."""
        try:
            return wire.encode(await self.ask(self.chair_of(viewer), request))
        except Refused as refused:
            return wire.encode(refusal(refused, request.id))

    async def act(self, seat: int, action: int) -> None:
        """The seat makes this choice, three seconds later."""
        self.at += 3000
        text = self.match.game.actions.text[action]
        await self.ask(self.chair_of(seat), wire.Act(action=text, seen=self.table.number))

    def everything(self, viewer: int) -> list[bytes]:
        """All that the viewer can ask for without a choice."""
        state = self.missed(viewer, None)
        return [*state, str(self.table.record(viewer)).encode()]

    def missed(self, viewer: int, since: int | None) -> list[bytes]:
        """What the viewer is told again: the same with aids and without."""
        guest = self.ear(viewer).guest
        aided = at_once(self.live.messages_since(guest, since, wants_aid=True))
        assert at_once(self.live.messages_since(guest, since)) == [without_aid(text) for text in aided]
        return aided

    async def end(self) -> None:
        await self.tables.close()
