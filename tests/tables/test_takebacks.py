"""What can be taken back has told nobody anything but the choice itself."""

import pytest

from tests.contract.tables import LIMITS, TABLES, Table, choose, table_name
from tests.tables.openings import opened_by_ann
from tricktable.core.matches import Match
from tricktable.core.streams import Stream
from tricktable.tables import log
from tricktable.tables.table import Table as TableOfLog

WORLDS = 4


def _table(table: Table, seed: str) -> TableOfLog:
    """A live table at which a match has begun."""
    opened = opened_by_ann(table, seed=seed.encode().hex())
    bots = [log.BotSat(chair=chair, bot="thumb", name=f"bot {chair}") for chair in range(opened.players)]
    return TableOfLog.of("table", [opened, *bots, log.Started()])


def _learned(world: Match, seat: int, action: int) -> list[str]:
    """What the seat is told if it does this."""
    world = world.copy()
    journal = world.journal
    before = len(journal)
    world.apply(seat, action)
    return [str(event.seen(seat)) for event in journal[before:]]


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_what_may_be_taken_back_told_its_player_nothing_new(table: Table) -> None:
    """In every world that the player could not rule out, the same choice would have told the same."""
    assert LIMITS
    stream = Stream(f"take back {table_name(table)}")
    live = _table(table, "take back")
    possible = 0
    while live.match is not None and not live.match.is_over and live.number < 150:
        match = live.match
        seat, action = choose(match, stream)
        view = match.view(seat)
        before = match.copy()

        live.apply(log.Moved(seat=seat, action=live.game.actions.text[action]))

        assert live.last_move is not None
        if not live.last_move[1]:
            continue
        possible += 1
        if possible % 5:
            continue
        told = _learned(before, seat, action)
        worlds = view.game.worlds(view, stream.named(str(live.number)))
        for _ in range(WORLDS):
            assert _learned(next(worlds), seat, action) == told
    assert possible


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_a_choice_that_was_taken_back_has_never_been_made(table: Table) -> None:
    stream = Stream(f"undo {table_name(table)}")
    live = _table(table, "undo")
    taken = 0
    while live.match is not None and not live.match.is_over and taken < 12:
        seat, action = choose(live.match, stream)
        views = [str(live.match.view(viewer)) for viewer in range(live.game.players)]
        live.apply(log.Moved(seat=seat, action=live.game.actions.text[action]))
        if live.last_move == (seat, True) and stream.below(3) == 0:
            live.apply(log.AskedBack(seat=seat))

            live.apply(log.TookBack(seat=seat))

            taken += 1
            assert [str(live.match.view(viewer)) for viewer in range(live.game.players)] == views
            assert live.last_move is None
    assert taken
