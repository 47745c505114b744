"""Sums as a table may show them (MEINZ-R6): what follows from the tricks, and bounds that always hold."""

import pytest

from tests.games.meinz.rounds import game_of
from tricktable.core.errors import RecordError
from tricktable.core.record_writing import record_of
from tricktable.core.records import Record
from tricktable.core.seats import SPECTATOR
from tricktable.core.streams import Stream
from tricktable.games import new_game, new_match, records
from tricktable.games.meinz.sums import Sum, sums
from tricktable.testing.matches import positions
from tricktable.words import words_of


@pytest.mark.parametrize("players", [3, 4])
def test_every_sum_ends_between_the_bounds_that_every_viewer_was_told(players: int) -> None:
    told: list[list[Sum]] = []
    rounds = checked = 0
    for match in positions(game_of(players), "sums"):
        if len(match.past) > rounds:
            rounds = len(match.past)
            final = [line.facts[0] for line in match.past[-1].score.lines]
            for bounds in told:
                checked += 1
                assert all(own.least <= end <= own.most for own, end in zip(bounds, final, strict=True))
            told = []
        if not match.phase.is_over:
            views = [match.view(viewer) for viewer in (0, match.turn, SPECTATOR)]
            told += [sums(view) for view in views if "tricks" in view.facts]

    assert checked > 500


def test_sums_are_told_only_where_the_table_wants_them() -> None:
    for wanted in ("off", "on"):
        match = new_match("meinz", players=4, options={"sums": wanted}, seed="sums")
        stream = Stream("sums")
        while "last trick" not in match.view(0).facts:
            match.apply(match.turn, stream.choice(match.legal_actions(match.turn)))
        view = match.view(0)

        tally = words_of(match.game).tally(view)

        assert set(tally) == ({"sums", "least sums", "most sums"} if wanted == "on" else set())


def test_a_record_names_the_option_only_where_it_is_on() -> None:
    """Records of before have no such line, and stay as they are."""
    usual = str(record_of(new_match("meinz", players=4, seed="sums")))
    shown = str(record_of(new_match("meinz", players=4, options={"sums": "on"}, seed="sums")))

    assert "option" not in usual
    assert "option sums: on\n" in shown
    assert records.game_of(Record.parse(usual)).options == new_game("meinz", 4).options
    assert records.game_of(Record.parse(shown)).options == {"sums": "on"}
    with pytest.raises(RecordError, match="left out"):
        records.game_of(Record.parse(shown.replace("sums: on", "sums: off")))
