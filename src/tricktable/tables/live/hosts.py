"""Hosts: somebody who is there becomes host when the host is gone, so that the match can begin."""

import asyncio
from typing import Final

from tricktable.tables import log
from tricktable.tables.live.audiences import Audience
from tricktable.tables.live.jobs import Jobs
from tricktable.tables.live.resources import Resources
from tricktable.tables.requests import Entries
from tricktable.tables.table import Table


class Hosts:
    """Watches whether the host is there before the match: whoever leaves the chair gives their rights away at once,
    whoever is only away has a grace."""

    def __init__(self, resources: Resources, table: Table, audience: Audience, jobs: Jobs) -> None:
        self._resources: Final = resources
        self._table: Final = table
        self._audience: Final = audience
        self._jobs: Final = jobs
        self._away_since: int | None = resources.now()
        """When the host went; none while they are here."""
        self._timer: asyncio.TimerHandle | None = None

    def watch(self) -> None:
        """Looks again whether the host is there."""
        self.stop()
        now = self._resources.now()
        if self._audience.has(self._table.host):
            self._away_since = None
        elif self._away_since is None:
            self._away_since = now
        seconds = self._seconds_left(now)
        if seconds is None or self._heir() is None:
            return
        if seconds <= 0:
            self._jobs.do(self._passed_on)
        else:
            self._timer = asyncio.get_running_loop().call_later(seconds, self.watch)

    def _seconds_left(self, now: int) -> float | None:
        """How long the host may still be away; none if there is no need for another one."""
        table = self._table
        if table.stage != "open":
            return None
        if table.has_host_left:
            return 0.0
        return None if self._away_since is None else self._resources.settings.grace - (now - self._away_since) / 1000

    def _heir(self) -> int | None:
        """The first person who sits there and is here."""
        here = self._audience.here()
        for place, chair in enumerate(self._table.chairs):
            if here[place] and chair.is_guests and not chair.is_program and chair.guest != self._table.host:
                return place
        return None

    def _passed_on(self) -> Entries:
        seconds = self._seconds_left(self._resources.now())
        heir = self._heir()
        if seconds is None or seconds > 0 or heir is None:
            return []
        return [log.BecameHost(chair=heir, at=self._resources.now())]

    def stop(self) -> None:
        """Nobody becomes host any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
