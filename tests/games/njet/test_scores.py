"""Counts, teams, points, and the end of the match."""

import pytest

from tests.games.njet.rounds import do, njet, settle, small_round
from tricktable.core.deals import ShuffledDeals
from tricktable.core.matches import Match
from tricktable.core.scores import ScoreLine, Standing
from tricktable.core.seats import mask, only
from tricktable.core.tricks import Trick
from tricktable.games.njet import Njet
from tricktable.games.njet.boards import NOTHING, Conditions
from tricktable.games.njet.scores import score
from tricktable.games.njet.teams import Sides
from tricktable.games.njet.tricks import Tricks


def finished(game: Njet, points: int, sides: Sides, tricks: list[int], captured: list[int]) -> Tricks:
    """A round after which everybody has so many tricks and captured 0s."""
    play = Tricks(game, [0] * game.players, Conditions(0, NOTHING, 4, 4, points), sides)
    play.done = [Trick(0, (), seat) for seat, count in enumerate(tricks) for _ in range(count)]
    play.captured = captured
    return play


THREE_AGAINST_TWO = Sides(mask((0, 1, 2)), only(4))


@pytest.mark.parametrize(("difference", "points"), [("off", [20, 20, 20, 18, 18]), ("on", [2, 2, 2, 0, 0])])
def test_three_against_two_with_the_monster(difference: str, points: list[int]) -> None:
    """NJET-C2: (7 + 3) x 2 = 20 each, against 3 x 2 + (2 + 1) x 2 x 2 = 18; the difference is 2 and 0."""
    play = finished(njet(5, difference), 2, THREE_AGAINST_TWO, [4, 2, 1, 3, 2], [1, 2, 0, 0, 1])

    assert score(play).points == points


def test_the_monster_doubles_its_holder_and_not_the_team() -> None:
    """NJET-R7: the holder's own count twice, then the team's sum for each of its players."""
    sides = Sides(only(1), only(1))
    pair = Sides(mask((1, 2)), only(0))

    assert score(finished(njet(3), 1, sides, [5, 5, 6], [0, 2, 1])).points == [12, 14, 12]
    assert score(finished(njet(3), 3, pair, [5, 5, 6], [0, 2, 1])).points == [30, 42, 42]


def test_minus_two_costs_tricks_and_zeros_and_the_monster_doubles_the_cost() -> None:
    """NJET-R6: with minus 2 everything that counts costs."""
    play = finished(njet(5), -2, THREE_AGAINST_TWO, [4, 2, 1, 3, 2], [1, 2, 0, 0, 1])

    assert score(play).points == [-20, -20, -20, -18, -18]


def test_under_minus_two_the_difference_goes_to_those_who_lost_less() -> None:
    play = finished(njet(5, "on"), -2, THREE_AGAINST_TWO, [4, 2, 1, 3, 2], [1, 2, 0, 0, 1])

    assert score(play).points == [0, 0, 0, 2, 2]


def test_equal_teams_have_no_difference() -> None:
    play = finished(njet(4, "on"), 4, Sides(mask((0, 2)), 0), [4, 4, 4, 3], [0, 0, 0, 1])

    assert score(play).points == [0, 0, 0, 0]


def test_the_lines_show_how_points_came_about() -> None:
    lines = score(finished(njet(2), 3, Sides(only(0), 0), [9, 6], [2, 0])).lines
    with_difference = score(finished(njet(2, "on"), 3, Sides(only(0), 0), [9, 6], [2, 0])).lines

    assert lines == [
        ScoreLine("count", 0, 0, (9, 2, 1)),
        ScoreLine("count", 1, 0, (6, 0, 1)),
        ScoreLine("team", 0, 33, (11, 3)),
        ScoreLine("team", 1, 18, (6, 3)),
    ]
    assert with_difference[2:] == [ScoreLine("difference", 0, 15, (33, 18)), ScoreLine("difference", 1, 0, (18, 33))]


def test_two_players_count_for_themselves() -> None:
    """NJET-R8: one against one without a monster."""
    play = finished(njet(2), 2, Sides(only(1), 0), [8, 7], [3, 1])

    assert score(play).points == [22, 16]


def test_totals_add_up_and_the_deal_moves_to_the_left() -> None:
    match = settle(small_round(njet(2), ["b1", "b2"], aside="y1", dealer=1), points="3")

    do(match, "b1", "b2")

    assert match.standing.totals == [0, 3]
    assert match.standing.dealer == 0
    assert match.number == 2


@pytest.mark.parametrize(("players", "rounds"), [(2, 8), (3, 9), (4, 8), (5, 10)])
def test_a_match_has_so_many_rounds(players: int, rounds: int) -> None:
    match = Match.begin(njet(players), ShuffledDeals("rounds"))

    while not match.is_over:
        match.apply(match.turn, match.legal_actions(match.turn)[-1])

    assert match.number == rounds
    assert len(match.past) == rounds + 1
    assert [past.dealer for past in match.past[1:]] == [number % players for number in range(rounds)]


def test_equal_most_points_share_the_victory() -> None:
    assert njet(4).winners(Standing([30, -2, 30, 29], 0)) == (0, 2)
    assert njet(3).winners(Standing([-4, -2, -6], 0)) == (1,)
