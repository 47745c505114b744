"""Visitors: how many people are here, at tables and in the lobby. Where, and who they are, is nobody's business."""

from collections import OrderedDict
from collections.abc import Iterable
from typing import Final

from tricktable.server.guests import Guest
from tricktable.server.limits import Clock

MOMENT: Final = 20.0
"""Seconds: a page that shows the lobby asks for it again within a few."""


class Visitors:
    """Those who have asked for the lobby a moment ago. Programs are no people, and whoever never said a name is not
    counted: nobody could tell one of them from another."""

    def __init__(self, most: int, clock: Clock) -> None:
        self._most: Final = most
        self._clock: Final = clock
        self._seen: Final[OrderedDict[str, float]] = OrderedDict()

    def note(self, guest: Guest | None) -> None:
        """This guest looks at the lobby."""
        if guest is None or guest.is_program:
            return
        self._seen[guest.id] = self._clock()
        self._seen.move_to_end(guest.id)
        if len(self._seen) > self._most:
            self._seen.popitem(last=False)

    def count(self, at_tables: Iterable[str]) -> int:
        """How many people are here, those at tables included."""
        before = self._clock() - MOMENT
        while self._seen and next(iter(self._seen.values())) < before:
            self._seen.popitem(last=False)
        return len(self._seen.keys() | set(at_tables))
