"""The rows of the board and what they say."""

import pytest

from tests.games.njet.rounds import njet
from tricktable.games.njet.boards import CACHED, CACHES, POINTS, ROWS, Board


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_start_row_has_a_space_for_every_seat_and_the_others_have_five(players: int) -> None:
    """NJET-R1: absent players have no space."""
    board = Board(players)

    assert [row.bit_count() for row in board.rows] == [players, 5, 5, 5, 5]
    assert [board.row_of.count(row) for row in range(len(ROWS))] == [players, 5, 5, 5, 5]


def test_the_last_open_spaces_are_the_conditions() -> None:
    board = njet(4).board
    spaces = ("start 2", "cache pass-2", "trump k", "super none", "points -2")

    conditions = board.conditions(sum(1 << board.tokens.index(space) for space in spaces))

    assert conditions.start == 2
    assert CACHES[conditions.cache] == "pass-2"
    assert (conditions.trump, conditions.super_trump, conditions.points) == (3, 4, -2)


def test_the_cache_row_says_how_many_cards_leave_the_hand() -> None:
    assert dict(zip(CACHES, CACHED, strict=True)) == {
        "discard-1": 1,
        "discard-2": 2,
        "discard-2-no-0": 2,
        "pass-2": 2,
        "nothing": 0,
    }
    assert POINTS == (1, 2, 3, 4, -2)
