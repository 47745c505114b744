"""The log says who did not choose themselves, to whoever was there and to whoever comes later."""

from typing import Final

import pytest

from tests.contract.tables import TABLES, Table, choose, table_name
from tests.tables.test_undos import Practice
from tricktable.core.streams import Stream
from tricktable.tables import log, wire
from tricktable.tables.live.audiences import full_state, missed_messages

CHOICES: Final = 120
UNDO: Final = 12
"""One of so many times somebody goes back."""
MOVERS: Final[tuple[log.Mover, ...]] = ("player", "clock", "bot")

Remarks = dict[int, list[tuple[int, str]]]


def remarks_in(aid: wire.Aid | None) -> Remarks:
    remarks: Remarks = {}
    for each in aid.remarks if aid else ():
        remarks.setdefault(each.line, []).append((each.seat, each.by))
    return remarks


def step(practice: Practice, stream: Stream) -> None:
    """Somebody chooses, or is chosen for; or it is undone."""
    assert practice.table.match is not None
    seat, action = choose(practice.table.match, stream)
    if practice.table.may_undo(practice.seat) and stream.below(UNDO) == 0:
        practice.apply(log.Undid(seat=practice.seat))
    else:
        by = MOVERS[stream.below(len(MOVERS))] if seat == practice.seat else "bot"
        practice.apply(log.Moved(seat=seat, action=practice.table.game.actions.text[action], by=by))
    if practice.table.stage == "playing":
        practice.contribute()


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_whoever_comes_in_the_middle_reads_the_remarks_of_those_who_were_there(table: Table) -> None:
    """Line by line: those who were there put each below the last line when it was told."""
    stream = Stream(f"remarks {table_name(table)}")
    practice = Practice(table, stream.below(table[1]))
    states: dict[int, wire.State] = {}
    while len(states) < CHOICES and practice.table.stage == "playing":
        step(practice, stream)
        states[practice.table.number] = full_state(practice.table, practice.seat, True)

    lines = said = 0
    remarks: Remarks = {}
    for text in missed_messages("undos", practice.entries, "ann", practice.since, True):
        update = wire.decode_message(text)
        if not isinstance(update, wire.Update) or update.aid is None:
            continue
        lines = update.aid.log_from + len(update.aid.log)
        if update.news.by:
            remarks.setdefault(lines - 1, []).append((update.news.seat or 0, update.news.by))
        if update.began is not None:
            remarks = remarks_in(update.aid)
        if update.number in states:
            assert remarks_in(states[update.number].aid) == remarks
            said += len(remarks)
    assert said > 5
