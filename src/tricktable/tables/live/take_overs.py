"""Take-overs: a bot plays for somebody who is away, until they are back."""

import asyncio
from typing import Final

from tricktable.tables import log
from tricktable.tables.live.audiences import Audience
from tricktable.tables.live.jobs import Jobs
from tricktable.tables.live.resources import Resources
from tricktable.tables.requests import Entries
from tricktable.tables.table import Table


class TakeOvers:
    """Watches who leaves a table while others are there."""

    def __init__(self, resources: Resources, table: Table, audience: Audience, jobs: Jobs) -> None:
        self._resources: Final = resources
        self._table: Final = table
        self._audience: Final = audience
        self._jobs: Final = jobs
        self._leavers: Final[dict[int, asyncio.TimerHandle]] = {}

    def watch(self) -> None:
        """Looks again who is away."""
        table = self._table
        here = self._audience.here()
        away = []
        if table.stage == "playing" and any(here):
            away = [seat for seat in table.people() if not here[seat]]
        for seat in [seat for seat in self._leavers if seat not in away]:
            self._leavers.pop(seat).cancel()
        grace = self._resources.settings.grace
        for seat in away:
            if seat not in self._leavers:
                self._leavers[seat] = asyncio.get_running_loop().call_later(grace, self._take_over, seat)

    def welcome(self, guest: str) -> None:
        """Somebody has come: whoever was away plays again."""
        if self._come_back(guest):
            self._jobs.do(lambda: self._come_back(guest))

    def _take_over(self, seat: int) -> None:
        self._leavers.pop(seat, None)
        self._jobs.do(lambda: self._taken_over(seat))

    def _taken_over(self, seat: int) -> Entries:
        table = self._table
        if table.stage != "playing" or seat not in table.people() or self._audience.here()[seat]:
            return []
        return [log.TookOver(seat=seat, bot=table.opened.level, at=self._resources.now())]

    def _come_back(self, guest: str) -> Entries:
        table = self._table
        seat = table.seat_of(guest)
        if seat is None or table.stage not in ("open", "playing") or not table.chairs[seat].is_played_by_bot:
            return []
        return [log.CameBack(seat=seat, at=self._resources.now())]

    def stop(self) -> None:
        """Nobody is watched any more."""
        for timer in self._leavers.values():
            timer.cancel()
