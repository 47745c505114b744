"""Forgetting: tables at which nothing happens any more, and guests who do not come."""

import asyncio
import logging
from typing import TYPE_CHECKING, Final, NamedTuple

from tricktable.tables import log
from tricktable.tables.live.resources import MINUTE
from tricktable.tables.stores import StoreError

if TYPE_CHECKING:
    from tricktable.tables.live.live_tables import LiveTables

logger = logging.getLogger(__name__)

DAY: Final = 24 * 60 * MINUTE
GIVEN_UP: Final = 30 * DAY
"""How long a table is kept that was given up: nothing was played there, or nobody wanted it."""


class Forgotten(NamedTuple):
    """How much was forgotten."""

    tables: int
    guests: int


async def forget(place: "LiveTables", is_dry: bool = False) -> Forgotten:
    """Forgets tables that were given up or at which nothing happened for long, and guests who were not here since and
    sit nowhere; with `is_dry` it is only counted."""
    if not place.settings.forget_after:
        return Forgotten(0, 0)
    before = place.now() - place.settings.forget_after
    old = [id for id in await place.store.unfinished() if await _is_old(place, id, before)]
    tables = [id for id in old if _is_quiet(place, id)]  # somebody may have come meanwhile
    seated = [live.table.guest_ids() for id, live in place.awake.items() if id not in tables]
    if not is_dry and tables:
        ours = [live.lease for id in tables if (live := place.awake.pop(id, None)) is not None]
        await place.ownership.release(ours)
        await place.store.forget_tables(tables)
    guests = await place.store.forget_guests(before, frozenset().union(*seated), is_dry)
    if not is_dry and (tables or guests):
        logger.info("forgot %d tables and %d guests", len(tables), guests)
    return Forgotten(len(tables), guests)


async def _is_old(place: "LiveTables", id: str, before: int) -> bool:
    """Nobody is at this table that goes on, and nothing has happened there since, or for long after it was given up."""
    if not _is_quiet(place, id):
        return False
    try:
        last = log.decode(await place.store.last(id))
    except (StoreError, KeyError, ValueError):
        return False
    if isinstance(last, log.Closed):
        before = max(before, place.now() - GIVEN_UP)
    return last.at < before


def _is_quiet(place: "LiveTables", id: str) -> bool:
    live = place.awake.get(id)
    return live is None or live.is_idle


async def forget_daily(place: "LiveTables") -> None:
    """The same, day by day."""
    while True:
        await asyncio.sleep(DAY / 1000)
        try:
            await forget(place)
        except StoreError as error:
            logger.error("nothing was forgotten: %s", error)
