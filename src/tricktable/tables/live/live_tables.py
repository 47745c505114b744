"""Live tables: all tables of a process."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final, NamedTuple

from tricktable.core.errors import TricktableError
from tricktable.tables import log
from tricktable.tables.live.jobs import CLOSING
from tricktable.tables.live.listings import EVERYTHING, ListedTable, Search
from tricktable.tables.live.live_table import LiveTable
from tricktable.tables.live.resources import Resources, Settings
from tricktable.tables.live.thinkers import Thinker
from tricktable.tables.openings import new_id, opening, rematch
from tricktable.tables.requests import Asker, Entries, Refused
from tricktable.tables.stores import DamagedTable, Store, StoreError, record_id
from tricktable.tables.stores.contracts import now
from tricktable.tables.table import FIRST, Table
from tricktable.tables.wire import OpenTable

logger = logging.getLogger(__name__)


class Sleeper(NamedTuple):
    """A match that goes on when somebody comes back; nothing changes at its table until then."""

    opened_at: int
    guests: frozenset[str]
    """Who sits there."""
    awaited: frozenset[str]
    """Those of them who have to choose."""
    form: ListedTable


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
        for id in self.store.unfinished():
            try:
                await self.find(id)
            except (DamagedTable, KeyError) as error:
                logger.error("table %s is set aside: %s", id, error)
            await asyncio.sleep(0)  # others may ask meanwhile
        self.is_awake = True
        loop = asyncio.get_running_loop()
        self._chores.extend([loop.create_task(self._sweep()), loop.create_task(self._catch_up())])

    async def open(self, asker: Asker, wishes: OpenTable) -> LiveTable:
        """A new table; raises `Refused` if there is no such game, or no room."""
        if self.is_closing:
            raise Refused("closing", CLOSING)
        if len(self.awake) >= self.settings.most_tables:
            raise Refused("room", "there is no room for a further table now")
        return await self._write([opening(asker, wishes)])

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
        return live

    def _load(self, id: str) -> Table:
        try:
            return Table.of(id, [log.decode(text) for text in self.store.read(id)])
        except (TricktableError, ValueError, AssertionError, IndexError) as error:
            raise DamagedTable(id, f"its log cannot be played: {error}") from None

    def lobby(self, search: Search = EVERYTHING) -> list[LiveTable]:
        """The tables that everybody may see and that are looked for: open ones before those that are played, the newest
        first; without those that everybody has left."""
        found = [live for live in self.awake.values() if self._is_offered(live) and search.finds(live.table)]
        return sorted(found, key=lambda live: (live.table.stage == "open", live.table.opened.at), reverse=True)

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
            table = live.table
            if table.stage == "playing":
                guests = frozenset(table.chairs[seat].guest for seat in table.guests())
                awaited = frozenset(guest for guest in guests if table.awaits(guest))
                self._sleepers[live.id] = Sleeper(table.opened.at, guests, awaited, live.listed())

    async def close(self) -> None:
        """Nothing more is taken; what was taken is on disk when this returns."""
        self.resources.is_closing = True
        for chore in self._chores:
            chore.cancel()
        for live in list(self.awake.values()):
            await live.close()
        self.thinker.close()
        self.store.close()
