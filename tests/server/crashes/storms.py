"""Storms: kills, drops and play at many tables at once."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack
from itertools import count
from pathlib import Path
from random import Random
from typing import Final, NamedTuple, ParamSpec, TypeVar

from tests.server.crashes.audits import audit
from tests.server.crashes.ears import Ear, Person
from tests.server.crashes.hearings import Hearing, Told
from tests.server.crashes.killables import Killable
from tests.server.crashes.lines import DIRECT, ON_A_LINE, Line
from tricktable.clients.addresses import Address
from tricktable.clients.errors import STRANGER, UNREACHABLE, ClientError
from tricktable.clients.server_calls import Guest, new_guest, open_table
from tricktable.clients.table_mirror import TableMirror
from tricktable.games import GAMES
from tricktable.tables import wire
from tricktable.tables.clocks import Clock
from tricktable.tables.live.live_table import FARTHEST
from tricktable.tables.stores import open_store

STALLED: Final = 45.0
"""Seconds without a message after which a table counts as hanging, although the server runs."""
STARTING: Final = "busy"
"""What a server answers that is still opening its store."""
QUICK: Final = ("random", "random", "simple", "thumb")
KINDS: Final = tuple((name, players) for name, game in GAMES.items() for players in game.player_counts)
"""Every game with every number of players."""
T = TypeVar("T")
P = ParamSpec("P")


class Plan(NamedTuple):
    """How much is to happen."""

    kills: int
    moves: int
    drops: int
    tables: int = 40
    seed: int = 1


class Storm:
    """Tables, people, kills and breaking lines, until everything that was planned has happened."""

    def __init__(self, plan: Plan, folder: Path, progress: Callable[["Storm"], None] = lambda storm: None) -> None:
        self.plan: Final = plan
        self.server: Final = Killable(folder)
        self.faults: Final[list[str]] = []
        self.hearings: Final[dict[str, list[Hearing]]] = {}
        """By table."""
        self.moves = 0
        """Choices that somebody was told."""
        self.drops = 0
        self.resumed = 0
        self.on_their_way = 0
        """Choices that had been sent and not been answered when the server was killed."""
        self.kinds: Final[Counter[str]] = Counter()
        """The entries of all logs."""
        self.matches = 0
        self.rematches = 0
        self.seconds = 0.0
        self._folder: Final = folder
        self._progress: Final = progress
        self._chance: Final = Random(plan.seed)
        self._published: Final[dict[str, set[int]]] = {}
        self._ears: Final[dict[str, list[Ear]]] = {}
        """Those who listen now, by table."""
        self._ids: Final = count(1)

    def publish(self, table: str, number: int) -> None:
        """Somebody was told of a choice."""
        numbers = self._published.setdefault(table, set())
        if number not in numbers:
            numbers.add(number)
            self.moves += 1

    def count_drop(self) -> None:
        self.drops += 1

    def summary(self) -> str:
        """What has happened, in numbers."""
        listeners = [listener for hearings in self.hearings.values() for listener in hearings]
        heard = [item for listener in listeners for item in listener.heard if isinstance(item, Told)]
        anew = sum(item.is_state for item in heard) - len(listeners)
        kinds = ", ".join(f"{what} {number:,}" for what, number in sorted(self.kinds.items()))
        return (
            f"{self.server.kills} kills with {self.on_their_way:,} choices on their way; {self.drops:,} drops, "
            f"{self.resumed:,} times resumed, {anew:,} of them too far behind\n"
            f"{self.moves:,} moves told in {len(heard):,} messages to {len(listeners):,} listeners at "
            f"{len(self.hearings):,} tables; {self.matches:,} matches ended, {self.rematches:,} with a rematch\n"
            f"in the logs: {kinds}"
        )

    async def run(self) -> list[str]:
        """Everything that was planned, and the audit; what is wrong."""
        begin = time.monotonic()
        self.server.launch()
        try:
            await self.server.ready()
            await self._rage()
        except Exception as error:
            self.faults.append(f"{type(error).__name__}: {error}")
            raise
        finally:
            code = self.server.stop()
        self.seconds = time.monotonic() - begin
        if code:
            self.faults.append(f"the server ended with {code}")
        self.faults.extend(self.server.complaints())
        store = open_store(self.server.db, is_reader=True)
        try:
            self.faults.extend(audit(store, self.hearings, self._folder, self.kinds))
        finally:
            store.close()
        return self.faults

    async def _rage(self) -> None:
        places = [asyncio.create_task(self._place(number)) for number in range(self.plan.tables)]
        watch = asyncio.create_task(self._watch())
        storm = asyncio.ensure_future(self._all_that_is_planned())
        try:
            ended, _ = await asyncio.wait((storm, watch, *places), return_when=asyncio.FIRST_COMPLETED)
            for task in ended:
                task.result()
        finally:
            for task in (storm, watch, *places):
                task.cancel()
            await asyncio.gather(storm, watch, *places, return_exceptions=True)

    async def _all_that_is_planned(self) -> None:
        await asyncio.gather(self._kill(), self._break_lines(), self._reach(self.plan.moves))
        before = {table: max(ear.mirror.last for ear in ears) for table, ears in self._ears.items() if ears}
        for table, last in before.items():  # and every table goes on by itself
            while any(ear.mirror.last == last for ear in self._ears[table]):
                await asyncio.sleep(0.01)

    async def _reach(self, moves: float) -> None:
        """Until so many choices have been told."""
        while self.moves < moves:
            await asyncio.sleep(0.005)

    async def _kill(self) -> None:
        chance = self._chance
        server = self.server
        planned = self.plan.kills
        while server.kills < planned:
            await self._reach((server.kills + chance.random()) * self.plan.moves / planned)
            await asyncio.sleep(chance.uniform(0, 0.05))
            self.on_their_way += sum(ear.sent() for ear in self._everybody())
            server.kill()
            server.launch()
            if chance.random() < 0.15 and server.kills < planned:
                await asyncio.sleep(chance.uniform(0.1, 1.5))  # killed again while it starts
                server.kill()
                server.launch()
            await server.ready()

    async def _break_lines(self) -> None:
        breaking: set[asyncio.Task[None]] = set()
        try:
            while self.drops < self.plan.drops:
                await self._reach(self.drops * self.plan.moves / self.plan.drops)
                await asyncio.sleep(0.002)
                ears = [ear for ear in self._everybody() if ear.is_connected]
                if ears:
                    ear = self._chance.choice(ears)
                    kind = self._chance.choice(DIRECT if ear.line is None else ON_A_LINE)
                    task = asyncio.create_task(ear.break_off(kind, self._chance))
                    breaking.add(task)
                    task.add_done_callback(breaking.discard)
        finally:
            for task in tuple(breaking):
                task.cancel()

    async def _watch(self) -> None:
        """Tells how it goes, and notices tables that hang."""
        while True:
            await asyncio.sleep(1)
            self._progress(self)
            now = self.server.served
            for table, ears in self._ears.items():
                if ears and now - max(ear.at for ear in ears) > STALLED:
                    raise AssertionError(f"table {table} hangs: {', '.join(map(str, ears))}")

    async def far_from(self, ear: Ear) -> None:
        """Until the others are so far ahead of this listener that it is told everything anew, or are done."""
        others = self._ears[ear.address.table]
        while others and not any(
            other.is_through or other.mirror.last > ear.mirror.last + FARTHEST for other in others
        ):
            await asyncio.sleep(0.05)

    def _everybody(self) -> list[Ear]:
        return [ear for ears in self._ears.values() for ear in ears]

    # One table after the other at the same place

    async def _place(self, place: int) -> None:
        chance = Random(f"{self.plan.seed} place {place}")
        guests: list[Guest] = []
        for turn in count():
            game, players = KINDS[(place + turn * 5) % len(KINDS)]
            people = chance.randint(1, players)
            while len(guests) < people:
                guests.append(await insist(new_guest, self.server.address, f"P{place}.{len(guests)}", True))
            wishes = wire.OpenTable(
                game=game,
                players=players,
                level=chance.choice(QUICK),
                clock=Clock(choice=2, bank=5) if chance.random() < 0.25 else None,
                plays_forced=chance.random() < 0.2,
            )
            table = (await insist(open_table, self.server.address, guests[0], wishes)).table
            while table:
                table = await self._match(table, guests[:people], chance)

    async def _match(self, table: str, guests: list[Guest], chance: Random) -> str:
        """Plays one match; the table where it goes on, if they want to play again."""
        async with AsyncExitStack() as stack:
            people = [await self._listen(Person, table, guest, chance, stack) for guest in guests]
            others = [await self._listen(Ear, table, guest, chance, stack) for guest in (guests[0], None)]
            if chance.random() < 0.5:
                others.append(await self._listen(Ear, table, None, chance, stack))
            for person in people:
                await person.insist(wire.Sit(), lambda mirror: mirror.seat is not None)
            if not people[0].mirror.table.starts_full:
                await people[0].insist(wire.Start(), lambda mirror: mirror.table.stage != "open")
            await asyncio.gather(*(person.play() for person in people))
            for ear in (*people, *others):
                await ear.until(lambda mirror: ear.is_through)  # noqa: B023 (it is awaited here)
            self.matches += 1
            if chance.random() < 0.6:
                return ""
            await asyncio.gather(*(person.insist(wire.AskRematch(), wants_rematch) for person in people))
            await people[0].until(lambda mirror: mirror.table.rematch != "")
            self.rematches += 1
            return people[0].mirror.table.rematch

    async def _listen(
        self, kind: "type[EarT]", table: str, guest: Guest | None, chance: Random, stack: AsyncExitStack
    ) -> "EarT":
        line = None
        if chance.random() < 0.4:
            line = Line(self.server.address, chance, self.count_drop)
            await stack.enter_async_context(line.opened())
        name = f"{guest.name if guest is not None else 'watcher'} #{next(self._ids)} at {table}"
        hearing = Hearing(name, guest.id if guest is not None else "")
        address = Address(line.address if line is not None else self.server.address, table)
        ear = kind(address, guest.token if guest is not None else "", hearing, self, line)
        await ear.arrive()
        self.hearings.setdefault(table, []).append(hearing)
        ears = self._ears.setdefault(table, [])
        ears.append(ear)
        stack.push_async_callback(ear.close)
        stack.callback(ears.remove, ear)
        return ear


EarT = TypeVar("EarT", bound=Ear)


def wants_rematch(mirror: TableMirror) -> bool:
    return mirror.table.rematch != "" or mirror.seat in mirror.table.wants_rematch


async def insist(call: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
    """Asks a server over HTTP, again if it is not there, or not yet."""
    while True:
        try:
            return await asyncio.to_thread(call, *args, **named)
        except ClientError as error:
            if error.code not in (UNREACHABLE, STRANGER, STARTING):
                raise
            await asyncio.sleep(0.1)
