"""Fields: nodes behind a proxy on a real database, tables at which people play all the time, and what is left in the
end."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Final, NamedTuple, TypeVar

from tests.server.cluster.checkers import faults_of
from tests.server.cluster.databases import Database
from tests.server.cluster.histories import History, Pen, read_histories
from tests.server.cluster.lanes import Lane
from tests.server.cluster.players import Player, Tally
from tests.server.cluster.processes import Haproxy, NodeProcess
from tricktable.clients.addresses import Address
from tricktable.clients.errors import STRANGER, UNREACHABLE, ClientError
from tricktable.clients.server_calls import Guest, new_guest, open_table
from tricktable.tables import wire

KINDS: Final = (("hasp", 2), ("njet", 2), ("meinz", 3), ("hasp", 2), ("was_sticht", 3), ("njet", 3), ("mue", 4))
"""Mostly few players: each message then stands for a choice."""
PASSING: Final = (UNREACHABLE, STRANGER, "busy", "closing", "aside", "failed")
"""Problems that are over when a node is back."""
STALLED: Final = 60.0
"""Seconds without a message after which a table counts as hanging."""
T = TypeVar("T")


class Plan(NamedTuple):
    """How large a field is."""

    nodes: int = 3
    tables: int = 8
    lease: float = 3.0
    seed: int = 1
    has_proxy: bool = False
    watchers: float = 0.3
    """The share of tables at which somebody looks on."""
    planted: str = ""
    """The fault that all nodes have; none if they are as they should be."""
    is_watchful: bool = False
    """Who has most tables is struck, for as long as it takes until somebody else goes on with one of them; otherwise
    chance decides. Nobody is started again: that takes longest."""
    thought: float = 0.0
    """Seconds that people take for each choice. Where somebody looks, matches must outlast a strike: a node that is
    drained plays on for a while, in which a fast machine plays whole matches."""


class Field:
    """A cluster with people."""

    def __init__(self, plan: Plan, folder: Path, database: Database) -> None:
        self.plan: Final = plan
        self.folder: Final = folder
        self.database: Final = database
        self.histories: Final = folder / "histories"
        self.histories.mkdir(parents=True, exist_ok=True)
        self.tally: Final = Tally()
        self.chance: Final = Random(plan.seed)
        self.nodes: Final[list[NodeProcess]] = []
        self.database_lanes: Final[list[Lane]] = []
        """Between each node and the database."""
        self.link_lanes: Final[list[Lane]] = []
        """Between each node and the others that dial it."""
        self.proxy: Haproxy | None = None
        self._players: Final[dict[int, list[Player]]] = {}
        """Who plays now, by place."""
        self._moved_at: Final[dict[int, float]] = {}
        self._ids: Final = count(1)
        self.tables: Final[set[str]] = set()
        self.strikes: Final[list[tuple[float, str, str]]] = []
        """What went wrong: when, what, and where."""
        self.disk: Path | None = None
        """Where the database is, if that is a disk of its own."""
        self.overtaken: Final[list[int]] = []
        """How many tables of a struck node went on elsewhere, strike by strike, where somebody looked."""

    @asynccontextmanager
    async def opened(self) -> AsyncIterator["Field"]:
        """Everything runs."""
        await self.database.make_roles([f"node{number}" for number in range(self.plan.nodes)])
        async with AsyncExitStack() as stack:
            for number in range(self.plan.nodes):
                to_database = await stack.enter_async_context(Lane(self.database.port).opened())
                node = NodeProcess(
                    self.folder,
                    f"node{number}",
                    self.database.url(to_database.port, f"node{number}"),
                    self.plan.lease,
                    "tests.server.cluster.planted" if self.plan.planted else "tricktable",
                    environment={"PLANTED": self.plan.planted},
                )
                to_links = await stack.enter_async_context(Lane(node.link_port).opened())
                node.link_address = f"127.0.0.1:{to_links.port}"
                self.nodes.append(node)
                self.database_lanes.append(to_database)
                self.link_lanes.append(to_links)
            stack.push_async_callback(self._end_nodes)
            for node in self.nodes:
                node.launch()
            for node in self.nodes:
                await node.ready()
            await self.database.watch()
            if self.plan.has_proxy:
                self.proxy = Haproxy(self.folder, self.nodes)
                await asyncio.to_thread(self.proxy.launch)
                stack.callback(self.proxy.stop)
            yield self

    async def _end_nodes(self) -> None:
        """All at the same time, as long as the lanes are there."""
        for lane in (*self.database_lanes, *self.link_lanes):
            lane.open()
        await asyncio.gather(*[node.end() for node in self.nodes])

    def address(self) -> str:
        """Where somebody goes: through the proxy, or to any node that runs."""
        return self.proxy.address if self.proxy is not None else self.answering().address

    def answering(self) -> NodeProcess:
        """A node that runs."""
        answering = [node for node in self.nodes if node.is_up and not node.is_paused]
        return self.chance.choice(answering or self.nodes)

    # People

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        """People play at all places, one match after the other."""
        places = [asyncio.create_task(self._place(number)) for number in range(self.plan.tables)]
        watch = asyncio.create_task(self._watch(places))
        try:
            yield
        finally:
            for task in (watch, *places):
                task.cancel()
            for ended in await asyncio.gather(watch, *places, return_exceptions=True):
                if isinstance(ended, Exception):
                    self.tally.faults.append(f"somebody could not play on: {ended!r}")

    async def _watch(self, places: list["asyncio.Task[None]"]) -> None:
        """Notices places that hang or have failed."""
        while True:
            await asyncio.sleep(1)
            for place, task in enumerate(places):
                if task.done():
                    self._moved_at.pop(place, None)
            for place, at in self._moved_at.items():
                if time.monotonic() - at > STALLED:
                    players = self._players.get(place, [])
                    told = ", ".join(
                        f"{each.pen.path.name} {each.mirror.last} {each.mirror.table.stage} lost={each.lost_at:.0f}"
                        for each in players
                        if each._mirror is not None
                    )
                    self.tally.faults.append(f"place {place} hangs: {told}")
                    self._moved_at[place] = time.monotonic()

    async def _place(self, place: int) -> None:
        chance = Random(f"{self.plan.seed} place {place}")
        guests: list[Guest] = []
        for turn in count():
            game, players = KINDS[(place + turn) % len(KINDS)]
            while len(guests) < players:
                name = f"P{place}.{len(guests)}"
                guests.append(await self._insist(lambda: new_guest(self.address(), name, True)))  # noqa: B023
            wishes = wire.OpenTable(game=game, players=players, level="random")
            table = (await self._insist(lambda: open_table(self.address(), guests[0], wishes))).table  # noqa: B023
            self.tables.add(table)
            await self._match(place, table, guests[:players], chance)

    async def _match(self, place: int, table: str, guests: list[Guest], chance: Random) -> None:
        players = [self._player(table, guest, chance) for guest in guests]
        watchers = [self._player(table, None, chance)] if chance.random() < self.plan.watchers else []
        self._players[place] = [*players, *watchers]
        pulse = asyncio.create_task(self._pulse(place))
        try:
            for player in (*players, *watchers):
                await player.arrive()
            for player in players:
                await player.insist(wire.Sit(), lambda mirror: mirror.seat is not None)
            await players[0].insist(wire.Start(), lambda mirror: mirror.table.stage != "open")
            await asyncio.gather(*(player.play() for player in players))
            self.tally.matches += 1
        finally:
            pulse.cancel()
            await asyncio.gather(*[player.leave() for player in (*players, *watchers)])

    async def _pulse(self, place: int) -> None:
        """Remembers when something was heard at a place."""
        before = -1
        self._moved_at[place] = time.monotonic()
        while True:
            await asyncio.sleep(0.5)
            heard = sum(each.mirror.last for each in self._players[place] if each._mirror is not None)
            if heard != before:
                before = heard
                self._moved_at[place] = time.monotonic()

    def _player(self, table: str, guest: Guest | None, chance: Random) -> Player:
        number = next(self._ids)
        name = guest.name if guest is not None else "watcher"
        pen = Pen(self.histories, f"{number:06}", f"{name} #{number} at {table}", table, guest.id if guest else "")
        address = Roaming(self, table) if self.proxy is None else Address(self.proxy.address, table)
        own = Random(chance.random())
        return Player(address, guest.token if guest else "", pen, self.tally, own, self.plan.thought)

    async def _insist(self, call: Callable[[], T]) -> T:
        """Asks over HTTP, again if nobody answers."""
        while True:
            try:
                return await asyncio.to_thread(call)
            except ClientError as error:
                if error.code not in PASSING:
                    raise
                await asyncio.sleep(0.1)

    def hang_up(self, node: NodeProcess) -> None:
        """Whoever is connected to this node is let go, as a proxy does where a node answers no more."""
        for players in self._players.values():
            for player in players:
                if isinstance(player.address, Roaming) and player.address.node is node:
                    player.hang_up()

    def waiting(self) -> list[Player]:
        """Those whose connection is lost and not there again."""
        return [player for players in self._players.values() for player in players if player.lost_at]

    async def settle(self, seconds: float = 30.0) -> None:
        """Until everybody is connected again and something was acknowledged since."""
        before = self.tally.acknowledged
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            await asyncio.sleep(0.05)
            if not self.waiting() and self.tally.acknowledged > before + self.plan.tables:
                return

    # What is left

    async def faults(self) -> tuple[list[str], int]:
        """What does not fit between histories and logs, and how often a table got another owner."""
        faults = list(self.tally.faults)
        for node in self.nodes:
            faults.extend(node.complaints())
        by_table: dict[str, list[History]] = {}
        for history in read_histories(self.histories):
            by_table.setdefault(history.table, []).append(history)
        takeovers = 0
        logs = await self.database.logs()
        for table in sorted(by_table.keys() | self.tables):
            written = logs.get(table, [])
            # A table that was just opened goes to where people come: that is none.
            takeovers += max(0, len({each.epoch for each in written[1:]}) - 1)
            faults.extend(faults_of(table, by_table.get(table, []), written))
        return faults, takeovers


class Roaming(Address):
    """A table at any node: each connection goes to one that runs."""

    def __new__(cls, field: Field, table: str) -> "Roaming":
        made = super().__new__(cls, field.nodes[0].address, table)
        made.field, made.node = field, field.nodes[0]
        return made

    field: Field
    node: NodeProcess
    """Where the last one went."""

    def socket(self, since: int | None = None) -> str:
        self.node = self.field.answering()
        return Address(self.node.address, self.table).socket(since)
