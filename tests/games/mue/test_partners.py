"""The choice of a partner."""

import pytest

from tests.games.mue.rounds import all_pass, begin, choices, play, refused
from tricktable.core.errors import SetupError
from tricktable.games import new_game

HANDS = ("b0 b2", "y0 y2", "r0 r2", "k0 k2", "g0 g2", "b9 b8")


@pytest.mark.parametrize("players", [4, 5, 6])
def test_anybody_but_the_vice_can_be_partner(players: int) -> None:
    """MUE-R9: always two against the rest, with four, five or six players."""
    match = all_pass(play(begin(*HANDS[:players]), "0 bid b0, 1 bid y0, 1 bid y2"))

    play(match, "0 trump b, 1 trump y")

    assert match.turn == 1
    assert choices(match) == [f"partner {seat}" for seat in range(2, players)]
    assert refused(match, 1, "partner 0") == "vice"
    assert refused(match, 1, "partner 1") == "self"
    assert refused(match, 1, "trump y") == "partner"
    assert refused(match, 0, "partner 2") == "turn"


def test_without_a_vice_anybody_can_be_partner() -> None:
    match = play(all_pass(play(begin(*HANDS[:4]), "0 bid b0")), "0 trump none")

    assert choices(match) == ["partner 1", "partner 2", "partner 3"]


def test_everybody_hears_who_is_partner_and_the_chief_leads() -> None:
    match = all_pass(play(begin(*HANDS[:5]), "0 bid b0, 1 bid y0, 1 bid y2"))

    play(match, "0 trump b, 1 trump y, 1 partner 4")

    assert match.view().facts["partner"] == (4,)
    assert match.journal[-1].kind == "named partner"
    assert match.turn == 1
    assert match.phase.line() == "trick 1"


@pytest.mark.parametrize("players", [2, 3, 7])
def test_there_is_no_game_for_other_numbers_of_players(players: int) -> None:
    """MUE-R9: four, five or six."""
    with pytest.raises(SetupError):
        new_game("mue", players)
