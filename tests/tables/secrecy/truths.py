"""What is true at a table, from its log: who may know each event, each choice, and each part of a deal."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from tests.at_once import at_once
from tests.tables.secrecy.parties import ID
from tricktable.core.events import Event
from tricktable.core.matches import Match
from tricktable.core.seats import EVERYONE
from tricktable.tables import log
from tricktable.tables.stores import Store
from tricktable.tables.table import Change, Table


class Moment(NamedTuple):
    """A table after one of its entries."""

    events: tuple[Event, ...]
    """What happened in the game by this entry."""
    journal: tuple[Event, ...]
    """What has happened in its round."""
    knowers: tuple[int, ...]
    """For each step of the round the set of viewers who may know it."""
    choosers: int
    """The viewers who may know the choice of this entry."""


class Truth:
    """A table that plays along, entry by entry."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._table: Table | None = None
        self._moments: Final[list[Moment]] = []

    def after(self, number: int) -> Moment:
        """How everything stood after the entry with this number."""
        if number > len(self._moments):
            for text in at_once(self._store.read(ID))[len(self._moments) :]:
                self._moments.append(self._take(log.decode(text)))
        return self._moments[number - 1]

    def _take(self, entry: log.AnyEntry) -> Moment:
        if self._table is None:
            assert isinstance(entry, log.Opened)
            self._table = Table(ID, entry)
            return Moment((), (), (), EVERYONE)
        change = self._table.apply(entry)
        match = self._table.match
        if match is None:
            return Moment((), (), (), EVERYONE)
        knowers = tuple([match.known_to(step) for step in range(len(match.steps))])
        return Moment(tuple(change.events), tuple(match.journal), knowers, _choosers(match, change))

    def rounds(self) -> dict[int, tuple[Sequence[Event], dict[int, int]]]:
        """The rounds up to now: their events, and who may know those of their steps that are not for everybody."""
        assert self._table is not None
        match = self._table.match
        assert match is not None
        rounds: dict[int, tuple[Sequence[Event], dict[int, int]]] = {
            match.number: (match.journal, {step: match.known_to(step) for step in match.secrets})
        }
        return rounds | {past.number: (past.journal, past.secrets) for past in match.past}


def _choosers(match: Match, change: Change) -> int:
    """Who may know the choice, if it was one."""
    if not isinstance(change.entry, log.Moved):
        return EVERYONE
    if change.began is not None or match.is_over:
        return match.past[-1].secrets.get(change.step, EVERYONE)
    return match.known_to(change.step)
