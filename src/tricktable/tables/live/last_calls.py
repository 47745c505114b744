"""Last calls: a full table begins by itself, where that is agreed."""

import asyncio
from typing import Final

from tricktable.tables import log
from tricktable.tables.live.jobs import Jobs
from tricktable.tables.live.resources import Resources
from tricktable.tables.requests import Entries
from tricktable.tables.table import Table

PATIENCE: Final = 10.0
"""Seconds after which a full table begins although somebody's part of the shuffle is missing."""


class LastCall:
    """Begins the match once everybody has contributed to the shuffle, or a little later without those who do not."""

    def __init__(self, resources: Resources, table: Table, jobs: Jobs) -> None:
        self._resources: Final = resources
        self._table: Final = table
        self._jobs: Final = jobs
        self._timer: asyncio.TimerHandle | None = None

    def watch(self) -> None:
        """Looks whether everybody is there."""
        table = self._table
        if not table.opened.starts_full or not self._is_full():
            return
        coming = table.next_shuffle()
        if coming is None or all(place in coming.parts for place in table.people()):
            self._start()
        elif self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(PATIENCE, self._start)

    def _is_full(self) -> bool:
        """The match could begin."""
        return self._table.stage == "open" and not any(chair.is_free for chair in self._table.chairs)

    def _start(self) -> None:
        self._timer = None
        self._jobs.do(self._started)

    def _started(self) -> Entries:
        return [log.Started(at=self._resources.now())] if self._is_full() else []

    def stop(self) -> None:
        """Nothing begins any more."""
        if self._timer is not None:
            self._timer.cancel()
