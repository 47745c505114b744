"""Matches: a phase that is played at once is played as it is choice by choice."""

import pytest

from tests.contract.tables import TABLES, table_name
from tricktable.bots.kit import kit_of
from tricktable.core.matches import Match
from tricktable.core.views import View
from tricktable.games import new_match


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_a_phase_at_once_is_the_same_as_choice_by_choice(table: tuple[str, int]) -> None:
    at_once, stepwise = (new_match(*table, "a phase at once") for _ in range(2))
    choose = kit_of(at_once.game).rule_of_thumb
    asked: list[int] = []

    def choose_once(view: View) -> int:
        asked.append(len(view.legal))
        return choose(view)

    while not at_once.is_over and at_once.number < 3:
        before = at_once.phase
        at_once.play_phase(choose_once)
        assert at_once.phase is not before
        while len(stepwise.past) < len(at_once.past) or len(stepwise.steps) < len(at_once.steps):
            stepwise.apply(stepwise.turn, choose(stepwise.view(stepwise.turn)))
        assert all_known(at_once) == all_known(stepwise)
    assert min(asked) > 1  # what is forced nobody was asked


def all_known(match: Match) -> list[str]:
    return [str(match.view(seat)) for seat in range(match.game.seats)]
