"""Live tables: all tables of a process."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import Final, NamedTuple

from tricktable.core.errors import TricktableError
from tricktable.tables import log
from tricktable.tables.live.jobs import CLOSING
from tricktable.tables.live.listings import EVERYTHING, ListedTable, Search
from tricktable.tables.live.live_table import LiveTable
from tricktable.tables.live.resources import MINUTE, Resources, Settings
from tricktable.tables.live.thinkers import Thinker
from tricktable.tables.openings import new_id, opening, rematch
from tricktable.tables.requests import Asker, Entries, Refused
from tricktable.tables.stores import DamagedTable, Store, StoreError, record_id
from tricktable.tables.stores.contracts import now
from tricktable.tables.table import FIRST, Table
from tricktable.tables.wire import OpenTable, Rename, Stage

logger = logging.getLogger(__name__)

NOBODY: Final = "–"
"""The name of somebody who wanted to be forgotten."""
DAY: Final = 24 * 60 * MINUTE
GIVEN_UP: Final = 30 * DAY
"""How long a table is kept that was given up: nothing was played there, or nobody wanted it."""
TOLD_EACH: Final = 500
"""Tables after which it is told how many are awake."""
LOBBY_LASTS: Final = 1000
"""Milliseconds after which it is looked again who is still there."""


class Sleeper(NamedTuple):
    """A match that goes on when somebody comes back; nothing changes at its table until then."""

    opened_at: int
    host: str
    guests: frozenset[str]
    """Who sits there."""
    awaited: frozenset[str]
    """Those of them who have to choose."""
    form: ListedTable


class Outline(NamedTuple):
    """What is played at a table, and how far it is."""

    game: str
    """Empty where nobody knows it before the table is awake."""
    stage: Stage


class Forgotten(NamedTuple):
    """How much was forgotten."""

    tables: int
    guests: int


class LiveTables:
    """Opens tables, finds them, and lets those sleep at which nobody sits."""

    def __init__(self, store: Store, thinker: Thinker, settings: Settings, clock: Callable[[], int] = now) -> None:
        self.store: Final = store
        self.thinker: Final = thinker
        self.settings: Final = settings
        self.now: Final = clock
        self.resources: Final = Resources(store, thinker, settings, clock)
        self.is_awake = False
        """All matches go on that were going on when the process ended."""
        self.awake: Final[dict[str, LiveTable]] = {}
        self._sleepers: Final[dict[str, Sleeper]] = {}
        self._looked_at: Final[OrderedDict[str, None]] = OrderedDict()
        """The tables in memory that were over when somebody looked at them, the last one at the end."""
        self._offered: tuple[tuple[int, int], list[LiveTable]] = (-1, 0), []
        """What the lobby offers, and when that was looked up."""
        self._chores: Final[list[asyncio.Task[None]]] = []

    @property
    def is_closing(self) -> bool:
        """Nothing more is taken."""
        return self.resources.is_closing

    @property
    def moves(self) -> int:
        """Choices made since the start."""
        return self.resources.moves

    async def wake(self) -> None:
        """Every match that was going on when the process ended goes on."""
        for place, id in enumerate(unfinished := self.store.unfinished()):
            if place and place % TOLD_EACH == 0:
                logger.info("%d of %d tables are awake", place, len(unfinished))
            try:
                if isinstance(log.decode(self.store.last(id)), log.Closed):
                    continue  # nobody plays there any more
                live = await self.find(id)
                if self._is_orphan(live.table):
                    live.give_up()
            except (DamagedTable, KeyError, ValueError) as error:
                logger.error("table %s is set aside: %s", id, error)
            await asyncio.sleep(0)  # others may ask meanwhile
        self.is_awake = True
        loop = asyncio.get_running_loop()
        self._chores.extend([loop.create_task(self._sweep()), loop.create_task(self._catch_up())])
        self._chores.append(loop.create_task(self._forget_daily()))

    def _is_orphan(self, table: Table) -> bool:
        """A table for those who play again of which the server did not tell anybody before it stopped."""
        former = table.opened.rematch_of
        return bool(former) and table.stage == "open" and self._load(former).rematch != table.id

    async def open(self, asker: Asker, wishes: OpenTable) -> LiveTable:
        """A new table; raises `Refused` if there is no such game, or no room."""
        if self.is_closing:
            raise Refused("closing", CLOSING)
        if len(self.awake) >= self.settings.most_tables and self._live_count() >= self.settings.most_tables:
            raise Refused("room", "there is no room for a further table now")
        if self._hosted(asker.guest) >= self.settings.most_of_host:
            raise Refused("room", "too many tables of yours are open or being played: clear some away first")
        # A record is played through: that would take too long for all who wait meanwhile.
        opened = await asyncio.to_thread(opening, asker, wishes) if wishes.record else opening(asker, wishes)
        return await self._write([opened])

    def _hosted(self, guest: str) -> int:
        """How many tables of this host are open or being played."""
        tables = [live.table for live in self.awake.values()]
        awake = sum(table.host == guest and table.stage in ("open", "playing") for table in tables)
        return awake + sum(sleeper.host == guest for sleeper in self._sleepers.values())

    def _live_count(self) -> int:
        """How many tables are open or being played: only those need room."""
        return sum(live.table.stage in ("open", "playing") for live in self.awake.values())

    async def _open_rematch(self, table: Table) -> str:
        """The id of a table for those who play again."""
        live = await self._write(rematch(table, self.now()))
        return live.id

    async def _write(self, entries: Entries) -> LiveTable:
        id = new_id()
        for number, entry in enumerate(entries, FIRST):
            await self.store.append(id, number, log.encode(entry))
        live = self.add(Table.of(id, entries))
        live.seen_at = self.now()
        return live

    def add(self, table: Table) -> LiveTable:
        """This table, which is on disk, is live from now on."""
        self.resources.changes += 1
        live = LiveTable(self.resources, table, self._open_rematch)
        self.awake[table.id] = live
        return live

    async def find(self, id: str) -> LiveTable:
        """This table. Raises `KeyError` if there is none, `DamagedTable` if its log is not whole."""
        live = self.awake.get(id)
        if live is None or live.is_aside:
            live = self.add(self._load(id))
            self._sleepers.pop(id, None)
            live.wake()
            if live.table.stage in ("over", "closed"):
                self._looked_at[id] = None
                self._forget_looked_at()
        elif id in self._looked_at:
            self._looked_at.move_to_end(id)
        return live

    def goes_on(self, id: str) -> bool:
        """This table is open or being played."""
        live = self.awake.get(id)
        return id in self._sleepers if live is None else live.table.stage in ("open", "playing")

    def outline(self, id: str) -> Outline:
        """What can be told of a table without waking it."""
        live = self.awake.get(id)
        if live is not None:
            return Outline(live.table.opened.game, live.table.stage)
        sleeper = self._sleepers.get(id)
        return Outline(sleeper.form.game, sleeper.form.stage) if sleeper is not None else Outline("", "over")

    def is_awake_at(self, id: str) -> bool:
        """This table is in memory: looking at it costs nothing."""
        return id in self.awake

    def _forget_looked_at(self) -> None:
        """Lets go of those that were looked at longest ago, if there are many and nobody listens there."""
        for id in list(self._looked_at)[: -self.settings.most_looked_at]:
            live = self.awake.get(id)
            if live is None or live.is_idle:
                del self._looked_at[id]
                self.awake.pop(id, None)

    def _load(self, id: str) -> Table:
        try:
            return Table.of(id, [log.decode(text) for text in self.store.read(id)])
        except (TricktableError, ValueError, AssertionError, IndexError) as error:
            raise DamagedTable(id, f"its log cannot be played: {error}") from None

    def lobby(self, search: Search = EVERYTHING) -> list[LiveTable]:
        """The tables that everybody may see and that are looked for: open ones before those that are played, the newest
        first; without those that everybody has left."""
        made = (self.resources.changes, self.now() // LOBBY_LASTS)
        if self._offered[0] != made:
            found = [live for live in self.awake.values() if self._is_offered(live)]
            found.sort(key=lambda live: (live.table.stage == "open", live.table.opened.at), reverse=True)
            self._offered = made, found
        offered = self._offered[1]
        return offered if search == EVERYTHING else [live for live in offered if search.finds(live.table)]

    def _is_offered(self, live: LiveTable) -> bool:
        table = live.table
        return not table.opened.is_private and table.stage in ("open", "playing") and live.is_attended

    def tables_of(self, guest: str) -> list[ListedTable]:
        """The tables that are open or being played at which this guest sits, the newest first; private ones too, and
        those that sleep because nobody is there."""
        tables = [live for live in self.awake.values() if live.table.is_one_of(guest)]
        found = [(live.table.opened.at, live.listed()) for live in tables]
        found += [(each.opened_at, each.form) for each in self._sleepers.values() if guest in each.guests]
        return [form for _, form in sorted(found, key=lambda pair: pair[0], reverse=True)]

    def turns_of(self, guest: str) -> set[str]:
        """The ids of those tables at which it is this guest's turn now."""
        awake = {id for id, live in self.awake.items() if live.table.awaits(guest)}
        return awake | {id for id, sleeper in self._sleepers.items() if guest in sleeper.awaited}

    async def _catch_up(self) -> None:
        """Notes who played the matches of which the store does not know that: they ended before it was noted."""
        for id in self.store.unnoted():
            try:
                table = self._load(id)
                record = table.record_id or record_id(str(table.record()))
                await self.store.note_players(id, record, tuple([chair.guest for chair in table.chairs]))
            except StoreError as error:
                logger.error("nobody knows who played at table %s: %s", id, error)
            await asyncio.sleep(0)  # others may ask meanwhile

    async def forget_name(self, guest: str) -> None:
        """At the tables where this guest sits, whoever comes reads another name from now on."""
        for id in [table.id for table in self.tables_of(guest)]:
            live = await self.find(id)
            asker = Asker(guest, NOBODY, False, self.now())
            with suppress(Refused):  # it is over, or set aside
                await live.ask(asker, Rename(name=NOBODY))

    async def forget(self, is_dry: bool = False) -> Forgotten:
        """Forgets tables that were given up or at which nothing happened for long, and guests who were not here since
        and sit nowhere; with `is_dry` it is only counted."""
        if not self.settings.forget_after:
            return Forgotten(0, 0)
        before = self.now() - self.settings.forget_after
        tables = [id for id in self.store.unfinished() if self._is_forgettable(id, before)]
        seated = [sleeper.guests for id, sleeper in self._sleepers.items() if id not in tables]
        seated += [live.table.guest_ids() for live in self.awake.values()]
        if not is_dry and tables:
            for id in tables:
                self._sleepers.pop(id, None)
                self.awake.pop(id, None)
            await self.store.forget_tables(tables)
        guests = await self.store.forget_guests(before, frozenset().union(*seated), is_dry)
        if not is_dry and (tables or guests):
            logger.info("forgot %d tables and %d guests", len(tables), guests)
        return Forgotten(len(tables), guests)

    def _is_forgettable(self, id: str, before: int) -> bool:
        """Nobody is at this table that goes on, and nothing has happened there since, or for long after it was given
        up."""
        live = self.awake.get(id)
        if live is not None and not live.is_idle:
            return False
        try:
            last = log.decode(self.store.last(id))
        except (StoreError, KeyError, ValueError):
            return False
        if isinstance(last, log.Closed):
            before = max(before, self.now() - GIVEN_UP)
        return last.at < before

    async def _forget_daily(self) -> None:
        while True:
            await asyncio.sleep(DAY / 1000)
            try:
                await self.forget()
            except StoreError as error:
                logger.error("nothing was forgotten: %s", error)

    async def _sweep(self) -> None:
        """Now and then tables at which nobody is leave the memory, and those that never began are given up."""
        while True:
            await asyncio.sleep(60)
            for live in [live for live in self.awake.values() if live.is_idle]:
                self.sweep(live)

    def sweep(self, live: LiveTable) -> None:
        """Lets one idle table go if it is time."""
        idle = self.now() - live.idle_since
        if live.table.stage == "open" and idle > self.settings.patience:
            live.give_up()
        elif idle > self.settings.memory and live.is_idle and live.table.stage != "open":
            del self.awake[live.id]
            self._looked_at.pop(live.id, None)
            table = live.table
            if table.stage == "playing":
                guests = table.guest_ids()
                awaited = frozenset(guest for guest in guests if table.awaits(guest))
                self._sleepers[live.id] = Sleeper(table.opened.at, table.host, guests, awaited, live.listed())

    async def close(self) -> None:
        """Nothing more is taken; what was taken is on disk when this returns."""
        self.resources.is_closing = True
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*[live.close() for live in list(self.awake.values())])
        self.thinker.close()
        self.store.close()
