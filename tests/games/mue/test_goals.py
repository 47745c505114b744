"""Goals and bonuses."""

import pytest

from tricktable.games.mue.goals import GOALS, bonus, goal, reached_bid
from tricktable.games.mue.laws import FIRST_NUMBER, NO_TRUMP

RED = 2


@pytest.mark.parametrize(("players", "cards"), [(4, 15), (5, 12), (6, 10)])
def test_goals_rise_with_the_bid_up_to_the_whole_hand(players: int, cards: int) -> None:
    """MUE-R8, MUE-R11: there is a goal for each bid, and the steps are even."""
    assert list(GOALS[players]) == [120 // players + (bid - 1) * (players - 2) for bid in range(1, cards + 1)]


def test_a_bid_of_four_with_five_players() -> None:
    """MUE-C1: the goal is 33; a colour gives 40, the number 1 gives 50."""
    assert goal(5, 4) == 33
    assert bonus(4, RED) == 40
    assert bonus(4, FIRST_NUMBER + 1) == 50


def test_rarer_trumps_give_more() -> None:
    """MUE-R11: colour, then 1 or 7, then the other numbers, then none."""
    assert [bonus(3, trump) for trump in range(FIRST_NUMBER)] == [30] * 5
    assert [bonus(3, FIRST_NUMBER + number) for number in range(10)] == [50, 40, 50, 50, 50, 50, 50, 40, 50, 50]
    assert bonus(3, NO_TRUMP) == 60


def test_no_bonus_is_above_a_hundred() -> None:
    """MUE-R11: ten a step, up to a hundred."""
    for extra, trump in enumerate((RED, FIRST_NUMBER + 7, FIRST_NUMBER + 9, NO_TRUMP)):
        assert [bonus(bid, trump) for bid in range(1, 16)] == [min(100, 10 * (bid + extra)) for bid in range(1, 16)]


@pytest.mark.parametrize(
    ("players", "triangles", "bid"),
    [(5, 23, 0), (5, 24, 1), (5, 29, 2), (5, 30, 3), (4, 29, 0), (4, 60, 15), (6, 20, 1), (6, 0, 0), (6, 55, 9)],
)
def test_the_highest_bid_that_is_reached(players: int, triangles: int, bid: int) -> None:
    assert reached_bid(players, triangles) == bid
