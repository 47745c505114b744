"""The start player's drop."""

import pytest

from tests.games.was_sticht.tables import do, draft_in_turn, kinds, legal_texts, play_in_turn, scored, small_match
from tricktable.core.errors import IllegalAction
from tricktable.core.matches import Match
from tricktable.core.scores import ScoreLine
from tricktable.games.was_sticht.tasks import TASKS

ROW = ("r1 r2 r3 r9",)


def after_tricks(picked: tuple[str, str, str], own: str, spare: str = "no-tricks no-tricks") -> Match:
    """One trick, taken by the start player 0 with the red 9; seats 1, 2 and 3 picked these tasks."""
    match = small_match(ROW, "none none", (own, *(f"{task} {spare}" for task in picked)))
    draft_in_turn(match, "r1 r2 r3 r9")
    for seat, task in enumerate(picked, 1):
        do(match, f"{seat} pick {task}")
    play_in_turn(match, "r1 r2 r3 r9")
    return match


def test_a_start_player_who_met_a_missed_task_chooses_which_own_task_to_discard() -> None:
    """WAS-R3: the task of seat 2 is judged by its text on the start player's tricks."""
    match = after_tricks(("no-tricks", "last-trick", "no-tricks"), "no-red exactly-4 exactly-4")

    assert match.phase.name == "drop"
    assert match.awaited() == (0,)
    assert legal_texts(match, 0) == ["drop no-red", "drop exactly-4"]
    do(match, "0 drop exactly-4")

    assert match.number == 2
    assert match.standing.facts()["tasks 0"] == (TASKS.index("no-red"), TASKS.index("exactly-4"))
    assert scored(match)[-1] == ScoreLine("task stolen", 0, 1, (TASKS.index("exactly-4"), 2))


def test_several_stolen_tasks_are_still_one_discard() -> None:
    """WAS-R3: never more than one a round."""
    match = after_tricks(("exactly-1", "last-trick", "most-tricks"), "no-red no-blue")

    assert match.view().facts["stolen"] == (1, 2, 3)
    do(match, "0 drop no-blue")

    assert scored(match)[-1] == ScoreLine("task stolen", 0, 1, (TASKS.index("no-blue"), 1, 2, 3))
    assert match.standing.totals == [1, 0, 0, 0]
    assert match.standing.facts()["tasks 0"] == (TASKS.index("no-red"),)


def test_an_only_task_is_dropped_as_a_step_of_its_own() -> None:
    """WAS-R3: an entitled start player must discard."""
    match = after_tricks(("exactly-1", "no-tricks", "no-tricks"), "fewest-tricks")

    assert legal_texts(match, 0) == ["drop fewest-tricks"]
    do(match, "0 drop fewest-tricks")

    assert match.is_over
    assert match.winners() == (0,)


def test_a_task_that_its_owner_met_gives_the_start_player_nothing() -> None:
    """WAS-R3: only a task that its owner missed counts; the owners of no-tricks met theirs."""
    match = after_tricks(("no-tricks", "no-tricks", "no-tricks"), "no-red exactly-4")

    assert match.number == 2
    assert "dropped" not in [event.kind for event in match.past[-1].journal]
    assert match.standing.totals == [0, 1, 1, 1]


def test_a_missed_task_that_the_start_player_missed_too_gives_nothing() -> None:
    """WAS-R3: met by its text on the start player's own tricks, which hold red cards."""
    match = after_tricks(("no-red", "exactly-2", "no-tricks"), "no-red exactly-4")

    assert match.number == 2
    assert match.standing.totals == [0, 0, 0, 1]


def test_the_drop_shows_the_result_of_the_tricks_to_everybody() -> None:
    match = after_tricks(("no-tricks", "last-trick", "exactly-2"), "no-red exactly-4")

    for viewer in (0, 1, 2, 3, 7):
        facts = match.view(viewer).facts
        assert facts["tricks"] == (1, 0, 0, 0)
        assert facts["met"] == (1,)
        assert facts["stolen"] == (2,)
        assert facts["last trick"] == (1, 0, 0, 1, 2, 8)
        assert facts["hand 0"] == ()
        assert "trick" not in facts
        assert "leader" not in facts
    assert match.view().hand_sizes == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("step", "reason"),
    [("0 drop last-trick", "unowned"), ("1 drop no-tricks", "turn"), ("0 pick no-red", "drop"), ("0 r1", "drop")],
)
def test_a_task_not_owned_or_another_seat_is_refused_and_nothing_changes(step: str, reason: str) -> None:
    match = after_tricks(("no-tricks", "last-trick", "no-tricks"), "no-red exactly-4")
    before = str(match.view())

    with pytest.raises(IllegalAction) as refused:
        do(match, step)

    assert refused.value.reason == reason
    assert str(match.view()) == before
    assert "dropped" not in kinds(match)


def test_a_copied_drop_goes_its_own_way() -> None:
    match = after_tricks(("no-tricks", "last-trick", "no-tricks"), "no-red exactly-4")
    other = match.copy()

    do(other, "0 drop no-red")

    assert match.phase.name == "drop"
    assert match.standing.totals == [0, 0, 0, 0]
    assert other.standing.totals == [1, 1, 0, 1]
