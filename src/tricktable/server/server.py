"""The server itself: its tables, its guests, its sockets, and what it bears."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable
from typing import Final

from tricktable.server.guests import FORGOTTEN, Guests
from tricktable.server.limits import Addresses, Clock
from tricktable.server.nodes.cluster import Cluster
from tricktable.server.nodes.news import Newspaper
from tricktable.server.operations.metrics import Counts
from tricktable.server.problems import Problem
from tricktable.server.settings import ServerSettings
from tricktable.server.sockets import NOT_ALLOWED, Sockets
from tricktable.server.visitors import Visitors
from tricktable.tables.live.live_table import LiveTable
from tricktable.tables.live.live_tables import Leaving, LiveTables
from tricktable.tables.live.review_jobs import Reviews
from tricktable.tables.stores import DamagedTable, Held, StoreError

PROBE: Final = bytes(32)
"""The digest of no token: what is kept under it only shows that something can be."""
PROBE_SECONDS: Final = 2.0
FORGOTTEN_GUESTS: Final = "forgotten_guests"
"""The channel on which nodes tell who is a guest no longer."""

logger = logging.getLogger(__name__)


class Server:
    """All that a server has: its tables, its guests, its sockets, and what it bears."""

    def __init__(
        self, tables: LiveTables, guests: Guests, settings: ServerSettings, counts: Counts, clock: Clock
    ) -> None:
        limits = settings.limits
        self.tables: Final = tables
        self.guests: Final = guests
        self.settings: Final = settings
        self.counts: Final = counts
        self.sockets: Final = Sockets(tables, guests, settings, counts, clock)
        self.requests: Final = Addresses(limits.requests, limits.addresses, clock)
        self.files: Final = Addresses(limits.files, limits.addresses, clock)
        self.new_guests: Final = Addresses(limits.guests, limits.addresses, clock)
        self.new_tables: Final = Addresses(limits.tables, limits.addresses, clock)
        self.polls: Final = Addresses(limits.polls, limits.addresses, clock)
        self.replays: Final = Addresses(limits.replays, limits.addresses, clock)
        self.reviews: Final = Reviews(tables.resources, settings.thoroughness)
        self.reviewing: Final = Addresses(limits.reviews, limits.addresses, clock)
        self.new_records: Final = Addresses(limits.records, limits.addresses, clock)
        self.kept: Final = Addresses(limits.kept, limits.addresses, clock)
        self._opened_from: Final[defaultdict[str, set[str]]] = defaultdict(set)
        """The tables that an address has opened, by id."""
        self.cluster: Cluster | None = None
        """The other nodes, where there are any."""
        self.newspaper: Newspaper | None = None
        self._stop_hearing: Callable[[], None] | None = None
        self._renaming: Final[set[asyncio.Task[None]]] = set()
        self.visitors: Final = Visitors(limits.addresses, clock)
        self.is_leaving = False
        """Somebody wants the server to end."""
        self._clock: Final = clock
        self._tried_at = -PROBE_SECONDS
        self._could_write = False

    def join(self, cluster: Cluster) -> None:
        """This server is one of several nodes from now on."""
        self.cluster = self.sockets.cluster = cluster
        cluster.serve_visit = self.sockets.serve_visit
        self.newspaper = Newspaper(cluster.links, self._shared(), self.sockets.by_address, self.people)
        self.sockets.sockets_elsewhere = self.newspaper.sockets_elsewhere

    def _shared(self) -> dict[str, Addresses]:
        """Limits that hold over all nodes, by name."""
        return {
            "requests": self.requests,
            "files": self.files,
            "guests": self.new_guests,
            "tables": self.new_tables,
            "polls": self.polls,
            "replays": self.replays,
            "reviews": self.reviewing,
            "records": self.new_records,
            "kept": self.kept,
            "sockets": self.sockets.new,
            **self.sockets.shares.all(),
        }

    def people(self) -> int:
        """How many people are at this node."""
        return self.visitors.count(self.sockets.people())

    def people_everywhere(self) -> int:
        """How many people are here and at other nodes."""
        return self.people() + (self.newspaper.people_elsewhere() if self.newspaper is not None else 0)

    async def forget(self, guest: str) -> None:
        """Closes the sockets of a guest who is none any more, here and at other nodes."""
        self._close_sockets({guest})
        if self.cluster is not None:
            try:
                await self.tables.store.tell(FORGOTTEN_GUESTS, guest)
            except StoreError as error:  # whoever hears nothing of the database looks when it is back
                logger.warning("other nodes were not told that a guest is forgotten: %s", error)

    def hear_of_others(self) -> None:
        """Hears from now on what other nodes tell through the database."""
        self._stop_hearing = self.tables.store.listen(FORGOTTEN_GUESTS, self._hear_of_forgotten)

    def hear_no_more(self) -> None:
        if self._stop_hearing is not None:
            self._stop_hearing()
            self._stop_hearing = None

    def _hear_of_forgotten(self, guest: str) -> None:
        """A guest is none any more, at another node or here; empty if it was missed who. At tables that are ours they
        lose their name here."""
        task = asyncio.get_running_loop().create_task(self._forget_here({guest} if guest else None))
        self._renaming.add(task)
        task.add_done_callback(self._renaming.discard)

    async def _forget_here(self, guests: set[str] | None) -> None:
        """Without `guests`, all who are here are looked up."""
        try:
            if guests is None:
                seated = [live.table.guest_ids() for live in self.tables.awake.values()]
                guests = await self.tables.store.forgotten(self.sockets.guests().union(*seated))
            self._close_sockets(guests)
            for guest in guests:
                await self.tables.forget_name_here(guest)
        except StoreError as error:
            logger.warning("who is forgotten was not looked up: %s", error)

    def _close_sockets(self, guests: set[str]) -> None:
        self.sockets.close_all(lambda socket: socket.guest in guests, NOT_ALLOWED)

    async def demand_table(self, address: str) -> None:
        """Raises `Problem` if enough tables of this address are open or being played."""
        opened = self._opened_from[address]
        before = set(opened)
        opened -= before - await self.tables.going_on(before)  # others of this address may ask meanwhile
        if not opened and self._opened_from.get(address) is opened:
            del self._opened_from[address]
        if len(opened) >= self.settings.limits.open_tables:
            raise Problem("slow down", "too many tables of this address are open", wait=60.0)

    def note_table(self, address: str, id: str) -> None:
        """This address has opened a table."""
        self._opened_from[address].add(id)

    async def can_write(self) -> bool:
        """The store takes what is written, and it can be read again; tried now and then."""
        if self._clock() - self._tried_at >= PROBE_SECONDS:
            self._tried_at = self._clock()
            try:
                await self.tables.store.put_guest(PROBE, "probe", FORGOTTEN)
                self._could_write = await self.tables.store.guest(PROBE) is not None
            except StoreError:
                self._could_write = False
        return self._could_write

    async def live_table(self, id: str, address: str) -> LiveTable:
        """A live table; raises `Problem`, and `Held` or `Leaving` if it is to be had elsewhere. Whoever wants many that
        have to be played again first has to wait."""
        is_asleep = not self.tables.is_awake_at(id)
        if is_asleep:
            wait = self.replays.take(address)
            if wait:
                raise Problem("slow down", "too many questions about matches: wait a little", wait=wait)
        try:
            return await self.tables.find(id)
        except (Held, Leaving):
            if is_asleep:
                self.replays.give_back(address)
            raise
        except KeyError:
            raise Problem("unknown", "there is no such table") from None
        except DamagedTable:
            raise Problem("damaged", "the log of this table is damaged: it was set aside") from None
