"""Rematches: a new table for those who want to play again."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from tricktable.tables import log
from tricktable.tables.live.audiences import Audience
from tricktable.tables.live.jobs import Jobs
from tricktable.tables.live.resources import Resources
from tricktable.tables.requests import Entries
from tricktable.tables.stores import StoreError
from tricktable.tables.table import Table

logger = logging.getLogger(__name__)

OpenRematch = Callable[[Table], Awaitable[str]]
"""Opens a table for those who play again, and returns its id."""


class Rematches:
    """Watches whether all who are at a table want to play again."""

    def __init__(
        self, resources: Resources, table: Table, audience: Audience, jobs: Jobs, open_rematch: OpenRematch
    ) -> None:
        self._resources: Final = resources
        self._table: Final = table
        self._audience: Final = audience
        self._jobs: Final = jobs
        self._open_rematch: Final = open_rematch
        self._timer: asyncio.TimerHandle | None = None
        """Looks again."""
        self._opening: asyncio.Task[None] | None = None
        """The new table is being opened."""

    @property
    def is_idle(self) -> bool:
        """No table is being opened."""
        return self._opening is None or self._opening.done()

    def watch(self) -> None:
        """Some want to play again, and it is not known yet where: they may have waited for somebody who is gone, or the
        server stopped before there was a new table."""
        table = self._table
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if any(self._audience.here()) and table.wants_rematch and not table.rematch:
            do_all = self._are_willing(self._persons())
            seconds = 0.0 if do_all else self._resources.settings.grace
            self._timer = asyncio.get_running_loop().call_later(seconds, self.play_again)

    def play_again(self) -> None:
        """Opens the table if all who are here want it."""
        if self._all_want() and self._opening is None:
            self._opening = asyncio.get_running_loop().create_task(self._rematch())

    def _all_want(self) -> bool:
        here = self._audience.here()
        return self._are_willing([seat for seat in self._persons() if here[seat]]) and not self._table.rematch

    def _persons(self) -> list[int]:
        """Those who are asked: bots always agree, and programs are not waited for."""
        return [seat for seat in self._table.people() if not self._table.chairs[seat].is_program]

    def _are_willing(self, seats: list[int]) -> bool:
        return set(seats) <= set(self._table.wants_rematch)

    async def _rematch(self) -> None:
        try:
            other = await self._open_rematch(self._table)
        except StoreError as error:
            logger.error("table %s gets no rematch now: %s", self._table.id, error)
            self._opening = None
            return
        self._jobs.do(lambda: self._rematched(other))

    def _rematched(self, other: str) -> Entries:
        return [] if self._table.rematch else [log.Rematched(table=other, at=self._resources.now())]

    def stop(self) -> None:
        """Nothing is opened any more."""
        if self._timer is not None:
            self._timer.cancel()
        if self._opening is not None:
            self._opening.cancel()
