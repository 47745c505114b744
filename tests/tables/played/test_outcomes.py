"""What lists tell of a match is what its record says."""

from pathlib import Path
from typing import Final

import pytest

from tricktable.tables.played.outcomes import Outcome, outcome_of
from tricktable.tables.played.played_match import PlayedMatch

GOLDEN: Final = sorted((Path(__file__).parents[2] / "golden").glob("*-1.txt"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_winners_and_totals_are_those_of_the_match(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    played = PlayedMatch.of(text)
    players = played.game.players

    outcome = outcome_of(text, players)

    assert outcome.winners == played.match.winners()
    assert outcome.totals == tuple(int(total) for total in played.record.rounds[-1].totals.split())[:players]
    assert outcome_of(str(played.until(3)), players) == Outcome((), ())
    assert outcome_of("nonsense", players) == Outcome((), ())
