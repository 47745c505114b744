"""The contract battery for this package's games, and the proof that it finds what it looks for."""

import pytest

from tests.contract.tables import LIMITS, TABLES, Table, game_at, positions, table_name
from tests.contract.witnesses import witness
from tricktable.core.events import Event
from tricktable.core.matches import Match
from tricktable.core.record_writing import record_of
from tricktable.core.records import Record
from tricktable.core.seats import SPECTATOR
from tricktable.core.streams import Stream
from tricktable.core.views import View
from tricktable.games.hasp import Hasp
from tricktable.games.meinz import Meinz
from tricktable.games.mue import Mue
from tricktable.games.njet import Njet
from tricktable.games.was_sticht import WasSticht
from tricktable.testing import Contract, checks

at_every_table = pytest.mark.parametrize("table", TABLES, ids=table_name)


class TestHasp(Contract):
    game = Hasp
    witness = witness("hasp")


class TestNjet(Contract):
    game = Njet
    witness = witness("njet")


class TestMeinz(Contract):
    game = Meinz
    witness = witness("meinz")


class TestWasSticht(Contract):
    game = WasSticht
    witness = witness("was_sticht")


class TestMue(Contract):
    game = Mue
    options = LIMITS["mue"]
    witness = witness("mue")


def interfere(table: Table) -> None:
    """Holds the game at this table to the promise that hidden cards do not interfere."""
    stream = Stream("non-interference")
    for match in positions(game_at(table), "non-interference"):
        if match.number and not match.steps and not match.is_over:
            checks.check_non_interference(match, stream)


@pytest.mark.interpreted
@at_every_table
def test_a_leak_in_a_view_is_caught(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted leak: a fact that depends on the whole deal."""
    honest = Match.view

    def leaky(self: Match, viewer: int = SPECTATOR) -> View:
        view = honest(self, viewer)
        view.facts["leak"] = (hash(self.deal.parts),)
        return view

    monkeypatch.setattr(Match, "view", leaky)

    with pytest.raises(AssertionError):
        interfere(table)


@pytest.mark.interpreted
@at_every_table
def test_a_leak_in_the_events_is_caught(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted leak: everybody gets every event as it happened."""

    def unscrubbed(self: Event, viewer: int) -> Event:
        return self

    monkeypatch.setattr(Event, "seen", unscrubbed)

    with pytest.raises(AssertionError):
        interfere(table)


@at_every_table
def test_a_leak_in_the_records_is_caught(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted leak: a seat's record spells out the whole deal and every secret choice."""

    def unscrubbed(match: Match, viewer: int) -> Record:
        return record_of(match)

    monkeypatch.setattr(checks, "record_for", unscrubbed)

    with pytest.raises(AssertionError):
        interfere(table)


def test_an_undeclared_event_is_caught() -> None:
    match = next(positions(game_at(("njet", 4)), "undeclared"))
    match.journal.append(Event("sneezed", 0))

    with pytest.raises(AssertionError, match="no event 'sneezed'"):
        checks.check_vocabulary(match)
