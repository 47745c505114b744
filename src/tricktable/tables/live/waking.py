"""Waking: what was going on goes on, and only that is loaded which somebody has to see to."""

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from tricktable.tables import log
from tricktable.tables.stores import DamagedTable, Held, Listing, NewerTable, StoreError, Unattended
from tricktable.tables.table import Table

if TYPE_CHECKING:
    from tricktable.tables.live.live_tables import LiveTables

logger = logging.getLogger(__name__)

TOLD_EACH: Final = 500
"""Tables after which it is told how many were looked at."""
ATTENDED_EACH: Final = 60
"""Seconds after which it is looked again for tables that somebody has to see to."""


class Waking:
    """Looks at tables at which nobody is, when the process begins and now and then."""

    def __init__(self, place: "LiveTables") -> None:
        self._place: Final = place

    async def begin(self) -> list[Unattended]:
        """Looks at tables for a while; gives those that are left."""
        loop = asyncio.get_running_loop()
        waiting = await self._place.store.unattended()
        until = loop.time() + self._place.settings.waking
        number = 0
        while number < len(waiting) and loop.time() < until:
            await self._rouse(waiting[number])
            number += 1
        return waiting[number:]

    async def attend(self, waiting: list[Unattended]) -> None:
        """Sees to tables that nobody owns: those that are left from waking, and now and then those of which it is
        time."""
        while True:
            for number, each in enumerate(waiting):
                if number % TOLD_EACH == 0 and len(waiting) > TOLD_EACH:
                    logger.info("%d of %d tables were looked at", number, len(waiting))
                if not await self._rouse(each):
                    break
            await asyncio.sleep(ATTENDED_EACH)
            waiting = []
            with suppress(StoreError):
                waiting = await self._place.store.unattended()

    async def _rouse(self, each: Unattended) -> bool:
        """Looks at a table: its clocks run, it is given up, or what lists show of it is noted. Says whether others can
        be looked at as well."""
        place = self._place
        try:
            if each.is_due or not await self._was_given_up(each.table):
                live = await place.find(each.table)
                if live.is_open and (each.is_due or await self._is_orphan(live.table)):
                    live.give_up()
                if live.is_idle and len(place.awake) > place.settings.most_roused:
                    await place.let_go(live)
        except Held:
            pass  # another node was faster
        except (NewerTable, log.NewerEntry):
            logger.warning("table %s is left to a newer version of this server", each.table)
        except (DamagedTable, KeyError, ValueError) as error:
            logger.error("table %s is set aside: %s", each.table, error)
            await self._write_off(each.table)
        except StoreError as error:
            logger.error("table %s is not looked at now: %s", each.table, error)
            return False
        await asyncio.sleep(0)  # others may ask meanwhile
        return True

    async def _was_given_up(self, id: str) -> bool:
        """Nobody plays at this table any more, as its last entry says; then that is noted."""
        store = self._place.store
        if not isinstance(log.decode(await store.last(id)), log.Closed):
            return False
        await store.note([Listing(id, len(await store.read(id)), goes_on=False)])
        return True

    async def _write_off(self, id: str) -> None:
        """Nobody has to look again at a table whose log cannot be played."""
        store = self._place.store
        with suppress(StoreError, KeyError):
            await store.note([Listing(id, len(await store.read(id)), goes_on=False)])

    async def _is_orphan(self, table: Table) -> bool:
        """A table for those who play again of which the server did not tell anybody before it stopped."""
        former = table.opened.rematch_of
        try:
            return bool(former) and (await self._place.load(former)).rematch != table.id
        except (DamagedTable, NewerTable, KeyError):  # nobody here knows
            return False
