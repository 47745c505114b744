"""Whole matches as text, which must go on replaying word for word."""

from pathlib import Path

import pytest

from tests.contract.tables import TABLES, Table, table_name
from tests.golden.features import features_of, wanted
from tricktable.core.matches import Match
from tricktable.core.record_playback import replay
from tricktable.core.record_writing import record_of
from tricktable.core.records import Record
from tricktable.games import new_game

GOLDEN = sorted(Path(__file__).parent.glob("*.txt"))


def replayed(path: Path) -> Match:
    record = Record.parse(path.read_text())
    return replay(record, new_game(record.game, record.players, record.options))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_match_replays_word_for_word(path: Path) -> None:
    match = replayed(path)

    assert match.is_over
    assert str(record_of(match)) == path.read_text()


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_the_golden_matches_of_a_table_hold_its_rare_events(table: Table) -> None:
    matches = [replayed(path) for path in GOLDEN if path.stem.startswith(table_name(table))]

    assert len(matches) >= 2
    assert set().union(*(features_of(table, match) for match in matches)) == wanted(table)
