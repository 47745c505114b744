"""Discarded tasks, the next start player, and the end of the match."""

import pytest

from tests.games.was_sticht.tables import do, draft_in_turn, game_of, play_in_turn, scored, small_match, standing_of
from tricktable.core.deals import ShuffledDeals
from tricktable.core.matches import Match
from tricktable.core.scores import ScoreLine
from tricktable.core.streams import Stream
from tricktable.games.was_sticht.tasks import TASKS, TaskStanding

NO_TRICKS = TASKS.index("no-tricks")
LAST_TRICK = TASKS.index("last-trick")


def one_trick(tasks: tuple[str, ...], picked: str) -> Match:
    """One trick, taken by seat 1 with the red 9; seat 0 is the start player."""
    match = small_match(("r9 r1 r2 r3",), "none none", tasks)
    draft_in_turn(match, "r9 r1 r2 r3")
    do(match, picked)
    play_in_turn(match, "r9 r1 r2 r3")
    return match


def test_whoever_met_the_picked_task_discards_it_and_the_others_keep_theirs() -> None:
    tasks = ("no-red", "last-trick no-red", "no-tricks last-trick", "last-trick no-blue")

    match = one_trick(tasks, "1 pick last-trick, 2 pick no-tricks, 3 pick last-trick")

    assert scored(match) == [
        ScoreLine("task met", 1, 1, (LAST_TRICK,)),
        ScoreLine("task met", 2, 1, (NO_TRICKS,)),
        ScoreLine("task missed", 3, 0, (LAST_TRICK,)),
    ]
    assert match.standing.totals == [0, 1, 1, 0]
    assert match.standing.facts()["tasks 1"] == (TASKS.index("no-red"),)
    assert match.standing.facts()["tasks 3"] == (TASKS.index("no-blue"), LAST_TRICK)


def test_a_task_owned_twice_is_discarded_once() -> None:
    """WAS-R2: the second copy must be met in another round."""
    match = one_trick(
        ("no-red", "last-trick last-trick", "no-red", "no-red"), "1 pick last-trick, 2 pick no-red, 3 pick no-red"
    )

    assert match.standing.facts()["tasks 1"] == (LAST_TRICK,)


@pytest.mark.parametrize("players", [3, 4])
def test_the_start_player_moves_one_seat_to_the_left(players: int) -> None:
    start = players - 1
    tasks = ("no-blue no-blue",) * players
    match = small_match(("r9 r1 r2 r3",), "none none", tasks, start)

    while match.number == 1:
        match.apply(match.turn, match.legal_actions(match.turn)[0])

    assert match.standing.dealer == 0
    assert match.journal[0].seat == 0
    assert match.turn == 1


def test_the_match_ends_with_the_round_in_which_somebody_discards_the_last_task() -> None:
    match = one_trick(
        ("no-red", "last-trick", "no-red no-blue", "no-red no-blue"),
        "1 pick last-trick, 2 pick no-red, 3 pick no-red",
    )

    assert match.is_over
    assert match.winners() == (1,)
    assert match.awaited() == ()


def test_all_who_discard_their_last_task_in_that_round_share_the_win() -> None:
    tasks = ("no-red", "last-trick", "no-tricks", "no-tricks no-blue")

    match = one_trick(tasks, "1 pick last-trick, 2 pick no-tricks, 3 pick no-tricks")

    assert match.is_over
    assert match.winners() == (1, 2)


def test_the_start_player_may_share_the_win_with_a_drop() -> None:
    """WAS-R3: the drop belongs to the same round."""
    match = small_match(("r1 r9 r2",), "none none", ("no-blue", "no-tricks", "last-trick no-blue"))
    draft_in_turn(match, "r1 r2 r9")
    do(match, "1 pick no-tricks, 2 pick last-trick")
    play_in_turn(match, "r1 r2 r9")

    assert match.awaited() == (0,)
    do(match, "0 drop no-blue")

    assert match.is_over
    assert match.winners() == (0, 1)


def test_nobody_has_won_while_everybody_has_tasks() -> None:
    game = game_of(3)

    assert not game.is_decided(standing_of(("no-red", "no-red", "no-blue")), 3)
    assert game.is_decided(standing_of(("no-red", "", "no-blue")), 3)
    assert game.winners(standing_of(("", "no-red", ""))) == (0, 2)


@pytest.mark.parametrize("players", [3, 4])
def test_totals_count_the_tasks_that_are_gone_in_every_random_match(players: int) -> None:
    for seed in range(5):
        match = Match.begin(game_of(players), ShuffledDeals(f"totals {seed}"))
        stream = Stream(f"choices {seed}")
        while not match.is_over:
            match.apply(match.turn, stream.choice(match.legal_actions(match.turn)))
            standing = match.standing
            assert isinstance(standing, TaskStanding)
            if match.number:
                assert standing.totals == [4 - len(tasks) for tasks in standing.tasks]
        assert max(match.standing.totals) == 4
        assert match.winners() == tuple(seat for seat in range(players) if match.standing.totals[seat] == 4)
