"""The server itself: its tables, its guests, its sockets, and what it bears."""

from typing import Final

from tricktable.server.guests import FORGOTTEN, Guests
from tricktable.server.limits import Addresses, Clock
from tricktable.server.operations.metrics import Counts
from tricktable.server.problems import Problem
from tricktable.server.settings import ServerSettings
from tricktable.server.sockets import Sockets
from tricktable.server.visitors import Visitors
from tricktable.tables.live.live_table import LiveTable
from tricktable.tables.live.live_tables import LiveTables
from tricktable.tables.stores import DamagedTable, StoreError

PROBE: Final = bytes(32)
"""The digest of no token: what is kept under it only shows that something can be."""
PROBE_SECONDS: Final = 2.0


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
        self.new_guests: Final = Addresses(limits.guests, limits.addresses, clock)
        self.new_tables: Final = Addresses(limits.tables, limits.addresses, clock)
        self.polls: Final = Addresses(limits.polls, limits.addresses, clock)
        self.replays: Final = Addresses(limits.replays, limits.addresses, clock)
        self.new_records: Final = Addresses(limits.records, limits.addresses, clock)
        self.visitors: Final = Visitors(limits.addresses, clock)
        self.is_leaving = False
        """Somebody wants the server to end."""
        self._clock: Final = clock
        self._tried_at = -PROBE_SECONDS
        self._could_write = False

    async def can_write(self) -> bool:
        """The store takes what is written; tried now and then."""
        if self._clock() - self._tried_at >= PROBE_SECONDS:
            self._tried_at = self._clock()
            try:
                await self.tables.store.put_guest(PROBE, "probe", FORGOTTEN)
                self._could_write = True
            except StoreError:
                self._could_write = False
        return self._could_write

    async def live_table(self, id: str) -> LiveTable:
        """A live table; raises `Problem`."""
        try:
            return await self.tables.find(id)
        except KeyError:
            raise Problem("unknown", "there is no such table") from None
        except DamagedTable:
            raise Problem("damaged", "the log of this table is damaged: it was set aside") from None
