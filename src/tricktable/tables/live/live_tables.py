"""Live tables: all tables of a process."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from typing import Final, NamedTuple

from tricktable.core.errors import TricktableError
from tricktable.tables import log
from tricktable.tables.live.forgetting import forget_daily
from tricktable.tables.live.jobs import CLOSING
from tricktable.tables.live.listings import EVERYTHING, Elsewhere, ListedTable, Search, form_of, forms_of
from tricktable.tables.live.live_table import LiveTable
from tricktable.tables.live.ownership import Ownership
from tricktable.tables.live.resources import Resources, Settings
from tricktable.tables.live.thinkers import Thinker
from tricktable.tables.live.waking import Waking
from tricktable.tables.openings import new_id, opening, rematch
from tricktable.tables.requests import Asker, Entries, Refused
from tricktable.tables.stores import DamagedTable, Held, Lease, Listing, NewerTable, Store, StoreError, record_id
from tricktable.tables.stores.contracts import now
from tricktable.tables.table import FIRST, Table
from tricktable.tables.wire import OpenTable, Rename, Stage

logger = logging.getLogger(__name__)

NOBODY: Final = "–"
"""The name of somebody who wanted to be forgotten."""
AT_ONCE: Final = 8
"""Tables that are handed over at the same time."""
PAUSE: Final = 0.03
"""Seconds between two of them at which people are: whoever takes them has time for each."""
LONGEST_DRAIN: Final = 6.0
"""Seconds that these pauses may take together."""
LOBBY: Final = "lobby"
"""The channel on which nodes tell that what they offer has changed."""
LOBBY_LASTS: Final = 1000
"""Milliseconds after which it is looked again who is still there."""


Offer = LiveTable | Elsewhere
"""A table in the lobby."""


class Outline(NamedTuple):
    """What is played at a table, and how far it is."""

    game: str
    """Empty where nobody knows it before the table is awake."""
    stage: Stage


class Leaving(StoreError):
    """This process takes no further tables: it is going down."""


class LiveTables:
    """Opens tables, finds them, and lets those sleep at which nobody sits."""

    def __init__(
        self,
        store: Store,
        thinker: Thinker,
        settings: Settings,
        clock: Callable[[], int] = now,
        node: str = "one",
        address: str = "",
    ) -> None:
        """`node` is what this process is called among those that serve the same tables, and `address` where the others
        reach it."""
        self.store: Final = store
        self.thinker: Final = thinker
        self.settings: Final = settings
        self.now: Final = clock
        self.resources: Final = Resources(store, thinker, settings, clock)
        self.ownership: Final = Ownership(store, node, address, settings.renewal, settings.lease, self._lose_all)
        self.resources.is_sure = self.ownership.is_sure
        self.taken = 0
        """Tables that were made this process's own, and were there before."""
        self.is_leaving = False
        """No further tables are taken, and those that are here go elsewhere one after the other."""
        self.is_awake = False
        """Matches go on that were going on when the process ended."""
        self.awake: Final[dict[str, LiveTable]] = {}
        self._coming: Final[dict[str, asyncio.Task[LiveTable]]] = {}
        """Tables that are being loaded."""
        self._looked_at: Final[OrderedDict[str, None]] = OrderedDict()
        """The tables in memory that were over when somebody looked at them, the last one at the end."""
        self._offered: tuple[tuple[int, int], list[Offer]] = (-1, 0), []
        """What the lobby offers, and when that was looked up."""
        self._elsewhere: tuple[int, list[Elsewhere]] = 0, []
        """What other nodes offer, and when that was looked up."""
        self._shown: Final[set[str]] = set()
        """The tables that others are told to offer."""
        self._chores: Final[list[asyncio.Task[None]]] = []
        self._stop_hearing: Callable[[], None] | None = None

    @property
    def is_closing(self) -> bool:
        """Nothing more is taken."""
        return self.resources.is_closing

    @property
    def moves(self) -> int:
        """Choices made since the start."""
        return self.resources.moves

    async def wake(self) -> None:
        """What was going on when the process ended goes on: at once where somebody's time runs, and otherwise when
        somebody comes. Whatever was not noted in time is looked at first, or soon if that takes long."""
        loop = asyncio.get_running_loop()
        await self.ownership.node()
        waking = Waking(self)
        waiting = await waking.begin()
        self.is_awake = True
        chores = [self._sweep(), self._catch_up(), forget_daily(self), waking.attend(waiting)]
        if self.store.is_shared:
            chores.append(self._publish())
            self._stop_hearing = self.store.listen(LOBBY, self._look_again)
        for chore in chores:
            task = loop.create_task(chore)
            task.add_done_callback(_tell_of_end)
            self._chores.append(task)

    async def open(self, asker: Asker, wishes: OpenTable) -> LiveTable:
        """A new table; raises `Refused` if there is no such game, or no room."""
        if self.is_closing or self.is_leaving:
            raise Refused("closing", CLOSING)
        if len(self.awake) >= self.settings.most_tables and self._live_count() >= self.settings.most_tables:
            raise Refused("room", "there is no room for a further table now")
        if await self._hosted(asker.guest) >= self.settings.most_of_host:
            raise Refused("room", "too many tables of yours are open or being played: clear some away first")
        # A record is played through: that would take too long for all who wait meanwhile.
        opened = await asyncio.to_thread(opening, asker, wishes) if wishes.record else opening(asker, wishes)
        return await self._write([opened])

    async def _hosted(self, guest: str) -> int:
        """How many tables of this host are open or being played."""
        tables = [live.table for live in self.awake.values()]
        awake = sum(table.host == guest and table.stage in ("open", "playing") for table in tables)
        return awake + sum(each.host == guest for each in await self._noted(guest))

    async def _noted(self, guest: str) -> list[Listing]:
        """The tables of this guest that are not in this process's memory."""
        return [each for each in await self.store.listings_of(guest) if each.table not in self.awake]

    def _live_count(self) -> int:
        """How many tables are open or being played: only those need room."""
        return sum(live.table.stage in ("open", "playing") for live in self.awake.values())

    async def _open_rematch(self, table: Table) -> str:
        """The id of a table for those who play again."""
        live = await self._write(rematch(table, self.now()))
        return live.id

    async def _write(self, entries: Entries) -> LiveTable:
        lease = await self.ownership.begin(id := new_id())
        try:
            for number, entry in enumerate(entries, FIRST):
                await self.store.append(id, number, log.encode(entry), None, lease.epoch)
        except BaseException:
            self.ownership.release_soon([lease])
            raise
        live = self.add(Table.of(id, entries), lease)
        live.seen_at = self.now()
        return live

    def add(self, table: Table, lease: Lease) -> LiveTable:
        """This table, which is on disk and ours, is live from now on."""
        self.resources.note_change(table.id)
        live = LiveTable(self.resources, table, lease, self._open_rematch)
        self.awake[table.id] = live
        return live

    async def find(self, id: str) -> LiveTable:
        """This table. Raises `KeyError` if there is none, `DamagedTable` if its log is not whole, and `Held` if another
        node owns it."""
        if not self.ownership.is_sure():
            self._lose_all()
        live = self.awake.get(id)
        if live is not None and not live.is_aside:
            if id in self._looked_at:
                self._looked_at.move_to_end(id)
            return live
        coming = self._coming.get(id)
        if coming is None:  # all who want it at the same time wait for one and the same
            coming = self._coming[id] = asyncio.get_running_loop().create_task(self._bring(id))
            coming.add_done_callback(lambda done: self._brought(id, done))
        return await asyncio.shield(coming)

    def _brought(self, id: str, done: "asyncio.Task[LiveTable]") -> None:
        del self._coming[id]
        if not done.cancelled():
            done.exception()  # whoever waited has it; perhaps nobody did

    async def _bring(self, id: str) -> LiveTable:
        """Makes a table ours, and then reads it: nobody else can write to it any more."""
        if self.is_closing or self.is_leaving:
            raise Leaving(CLOSING)
        lease = await self.ownership.acquire(id)
        self.taken += 1
        try:
            live = self.add(await self.load(id), lease)
        except BaseException:
            self.ownership.release_soon([lease])
            raise
        live.wake()
        if live.table.stage in ("over", "closed"):
            self._looked_at[id] = None
            self._forget_looked_at()
        return live

    def _lose_all(self) -> None:
        """Nothing here is ours any more, or it may not be."""
        for live in tuple(self.awake.values()):
            live.lose()
        self._clear_away()

    def _clear_away(self) -> None:
        """Tables that were lost leave the memory: others show them now."""
        for id in [id for id, live in self.awake.items() if live.is_aside and live.goes_on]:
            del self.awake[id]
            self._looked_at.pop(id, None)

    async def going_on(self, ids: set[str]) -> set[str]:
        """Those of these tables that are open or being played."""
        awake = {id for id in ids if id in self.awake}
        here = {id for id in awake if self.awake[id].table.stage in ("open", "playing")}
        return here | await self.store.listed(ids - awake) if ids - awake else here

    async def outline(self, id: str) -> Outline:
        """What can be told of a table without waking it."""
        live = self.awake.get(id)
        if live is not None:
            return Outline(live.table.opened.game, live.table.stage)
        noted = await self.store.listing(id)
        if noted is None:
            return Outline("", "over")
        form = form_of(noted)
        return Outline("", "playing") if form is None else Outline(form.game, form.stage)

    def is_awake_at(self, id: str) -> bool:
        """This table is in memory: looking at it costs nothing."""
        return id in self.awake

    def _forget_looked_at(self) -> None:
        """Lets go of those that were looked at longest ago, if there are many and nobody listens there."""
        for id in list(self._looked_at)[: -self.settings.most_looked_at]:
            live = self.awake.get(id)
            if live is None or live.is_idle:
                del self._looked_at[id]
                if live is not None:
                    del self.awake[id]
                    self.ownership.release_soon([live.lease])

    async def load(self, id: str) -> Table:
        """A table as its log has it; it is not live by that."""
        texts = await self.store.read(id)  # a store that cannot be read now says nothing about the log
        try:
            return Table.of(id, [log.decode(text) for text in texts])
        except log.NewerEntry as error:
            raise NewerTable(id, str(error)) from None
        except (TricktableError, ValueError, AssertionError, IndexError) as error:
            raise DamagedTable(id, f"its log cannot be played: {error}") from None

    async def lobby(self, search: Search = EVERYTHING) -> Sequence[Offer]:
        """The tables that everybody may see and that are looked for: open ones before those that are played, the newest
        first; without those that everybody has left."""
        made = (self.resources.changes, self.now() // LOBBY_LASTS)
        if self._offered[0] != made:
            found: list[Offer] = [live for live in self.awake.values() if live.is_offered]
            if self.store.is_shared:
                found += [each for each in await self._offered_elsewhere() if each.id not in self.awake]
            found.sort(key=lambda offer: (offer.is_open, offer.opened_at), reverse=True)
            self._offered = made, found
        offered = self._offered[1]
        return offered if search == EVERYTHING else [offer for offer in offered if offer.is_found(search)]

    async def _offered_elsewhere(self) -> list[Elsewhere]:
        """What other nodes offer, looked up now and then."""
        moment = self.now() // LOBBY_LASTS
        if self._elsewhere[0] != moment:
            self._elsewhere = moment, [Elsewhere(*each) for each in forms_of(await self.store.offered())]
        return self._elsewhere[1]

    def _look_again(self, text: str) -> None:
        """Another node offers something else now, or may have."""
        self._elsewhere = -1, []
        self._offered = (-1, 0), []

    async def tables_of(self, guest: str) -> list[ListedTable]:
        """The tables that are open or being played at which this guest sits, the newest first; private ones too, and
        those that sleep because nobody is there."""
        tables = [live for live in self.awake.values() if live.table.is_one_of(guest)]
        found = [(live.opened_at, live.listed()) for live in tables]
        found += forms_of([each for each in await self._noted(guest) if guest in each.guests])
        return [form for _, form in sorted(found, key=lambda pair: pair[0], reverse=True)]

    async def turns_of(self, guest: str) -> set[str]:
        """The ids of those tables at which it is this guest's turn now."""
        awake = {id for id, live in self.awake.items() if live.table.awaits(guest)}
        return awake | {each.table for each in await self._noted(guest) if guest in each.awaited}

    async def _catch_up(self) -> None:
        """Notes who played the matches of which the store does not know that: they ended before it was noted."""
        for id in await self.store.unnoted():
            try:
                table = await self.load(id)
                record = table.record_id or record_id(str(table.record()))
                await self.store.note_players(id, record, tuple([chair.guest for chair in table.chairs]))
            except StoreError as error:
                logger.error("nobody knows who played at table %s: %s", id, error)
            await asyncio.sleep(0)  # others may ask meanwhile

    async def forget_name(self, guest: str) -> None:
        """At the tables where this guest sits, whoever comes reads another name from now on; other nodes see to those
        that are theirs (`forget_name_here`). Raises `Refused` or `StoreError` if it has to be tried again."""
        ids = [id for id, live in self.awake.items() if live.table.is_one_of(guest)]
        ids += [each.table for each in await self._noted(guest) if guest in each.guests]
        for id in ids:
            try:
                live = await self.find(id)
            except (Held, KeyError, DamagedTable):  # another node has it, or nobody can read it
                continue
            except Leaving:
                raise Refused("closing", CLOSING) from None
            await self._take_name(live, guest)

    async def forget_name_here(self, guest: str) -> None:
        """The same at the tables in memory alone."""
        for live in [live for live in self.awake.values() if live.table.is_one_of(guest)]:
            await self._take_name(live, guest)

    async def _take_name(self, live: LiveTable, guest: str) -> None:
        with suppress(Refused):  # it is over, or set aside
            await live.ask(Asker(guest, NOBODY, False, self.now()), Rename(name=NOBODY))

    async def _sweep(self) -> None:
        """Now and then tables at which nobody is leave the memory, and those that never began are given up."""
        while True:
            await asyncio.sleep(60)
            for live in [live for live in self.awake.values() if live.is_idle]:
                await self.sweep(live)

    async def sweep(self, live: LiveTable) -> None:
        """Lets one idle table go if it is time."""
        idle = self.now() - live.idle_since
        if live.is_open and idle > self.settings.patience:
            live.give_up()
        elif idle > self.settings.memory and live.is_idle:
            await self.let_go(live)

    async def let_go(self, live: LiveTable) -> None:
        """A table leaves the memory, and is nobody's; lists still show it."""
        number = live.table.number
        try:
            await self._note([live])
        except StoreError as error:
            logger.warning("table %s stays in memory: %s", live.id, error)
            return
        if live.is_idle and live.table.number == number and self.awake.get(live.id) is live:
            del self.awake[live.id]
            self._looked_at.pop(live.id, None)
            await self.ownership.release([live.lease])

    def may_leave(self, live: LiveTable) -> bool:
        """Nobody is at this table, and nothing happens there: another process can have it as well."""
        return live.is_idle and live.table.stage in ("open", "playing") and self.awake.get(live.id) is live

    async def give(self, live: LiveTable) -> bool:
        """Gives an idle table back, since somebody at another process wants it; says whether it did."""
        await self.let_go(live)
        return self.awake.get(live.id) is not live

    async def drain(self) -> None:
        """Gives all tables back, one after the other as the work at each ends; whoever listens is told to connect
        again, and finds the table elsewhere. Nothing else is taken meanwhile."""
        self.is_leaving = True
        if self.ownership.is_lost:
            return
        await asyncio.gather(*self._coming.values(), return_exceptions=True)
        places = asyncio.Semaphore(AT_ONCE)

        async def hand_over(live: LiveTable) -> None:
            async with places:
                await self._hand_over(live)

        # If all came at once to the nodes that take them, everybody would wait for everybody else.
        idle = [live for live in self.awake.values() if live.is_idle]
        busy = [live for live in self.awake.values() if not live.is_idle]
        pause = min(PAUSE, LONGEST_DRAIN / len(busy)) if busy else 0.0
        leaving = []
        for live in busy:
            leaving.append(asyncio.get_running_loop().create_task(hand_over(live)))
            await asyncio.sleep(pause)
        await asyncio.gather(*leaving, *[hand_over(live) for live in idle])

    async def _hand_over(self, live: LiveTable) -> None:
        """One table is nobody's from now on. Those who listen are told before anybody else can have it, and as soon as
        nothing more happens here: while they come back it is given away, and noted at the same time."""
        await live.leave()
        listing = None if live.is_aside else live.listing()
        live.lose()
        self.awake.pop(live.id, None)
        self._looked_at.pop(live.id, None)
        noting = [self.store.note([listing])] if listing is not None else []
        for error in await asyncio.gather(*noting, self.ownership.release([live.lease]), return_exceptions=True):
            if isinstance(error, StoreError):
                logger.warning("what lists show of table %s was not noted: %s", live.id, error)
            elif error is not None:
                raise error
        await live.close()

    async def _note(self, tables: Collection[LiveTable]) -> None:
        """Notes what lists show of these tables."""
        listings = [listing for live in tables if not live.is_aside and (listing := live.listing()) is not None]
        if listings:
            await self.store.note(listings)

    async def _publish(self) -> None:
        """Again and again what changed is noted for those who serve the same tables."""
        while True:
            await asyncio.sleep(LOBBY_LASTS / 1000)
            self._clear_away()
            offered = {id for id, live in self.awake.items() if live.is_offered}
            changed = self.resources.changed | (offered ^ self._shown)
            self.resources.changed.clear()
            try:
                await self._note([self.awake[id] for id in changed if id in self.awake])
                if offered & changed or offered != self._shown:
                    await self.store.tell(LOBBY, "")
            except StoreError as error:
                self.resources.changed.update(changed)
                logger.warning("others were not told what changed: %s", error)
            else:
                self._shown.clear()
                self._shown.update(offered)

    async def close(self) -> None:
        """Nothing more is taken; what was taken is on disk when this returns."""
        self.resources.is_closing = True
        for chore in self._chores:
            chore.cancel()
        if self._stop_hearing is not None:
            self._stop_hearing()
            self._stop_hearing = None
        await asyncio.gather(*self._coming.values(), return_exceptions=True)
        tables = list(self.awake.values())
        await asyncio.gather(*[live.close() for live in tables])
        try:
            await self._note(tables)
        except StoreError as error:
            logger.warning("what lists show was not noted: %s", error)
        await self.ownership.leave()
        self.thinker.close()
        await self.store.finish()


def _tell_of_end(chore: "asyncio.Task[None]") -> None:
    """Chores go on until they are cancelled; one that ends by an error is missed by nobody at first."""
    if not chore.cancelled() and (error := chore.exception()) is not None:
        logger.error("the chore %s has ended", getattr(chore.get_coro(), "__qualname__", "?"), exc_info=error)
