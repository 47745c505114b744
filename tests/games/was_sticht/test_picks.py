"""Picking a task in secret."""

import pytest

from tests.games.was_sticht.tables import do, draft_in_turn, legal_texts, small_match, tasks_of
from tricktable.core.errors import IllegalAction
from tricktable.core.events import HIDDEN, Event
from tricktable.core.matches import Match
from tricktable.core.seats import only
from tricktable.games.was_sticht.tasks import TASKS

ROWS = ("r1 b1 g1 y1", "r2 b2 g2 y2")
OWNED = ("no-tricks", "no-red no-red last-trick", "exactly-1 exactly-2", "most-tricks")


def at_pick(start: int = 0) -> Match:
    match = small_match(ROWS, "r none", OWNED, start)
    draft_in_turn(match, "r1 b1 g1 y1 r2 b2 g2 y2")
    return match


@pytest.mark.parametrize("start", [0, 1, 3])
def test_everybody_but_the_start_player_is_asked_at_once(start: int) -> None:
    match = at_pick(start)

    others = tuple(seat for seat in range(4) if seat != start)

    assert match.phase.name == "pick"
    assert match.awaited() == others
    assert match.turn == others[0]
    assert match.legal_actions(start) == ()


def test_two_copies_of_a_task_are_one_choice() -> None:
    """WAS-R2: a player may own the same task twice."""
    match = at_pick()

    assert legal_texts(match, 1) == ["pick no-red", "pick last-trick"]


def test_an_only_task_is_picked_as_a_step_of_its_own() -> None:
    match = at_pick()

    assert legal_texts(match, 3) == ["pick most-tricks"]
    do(match, "3 pick most-tricks")
    assert match.awaited() == (1, 2)


def test_a_pick_is_hidden_from_the_others_until_all_are_in() -> None:
    match = at_pick()

    do(match, "2 pick exactly-2")

    assert match.journal[-1] == Event("picked", 2, tasks_of("exactly-2"), only(2))
    for viewer in (0, 1, 3, 7):
        view = match.view(viewer)
        assert view.history[-1].values == (HIDDEN,)
        assert view.steps[-1] == (2, HIDDEN)
        assert "task 2" not in view.facts
    assert match.view(2).facts["task 2"] == tasks_of("exactly-2")
    assert match.view(2).steps[-1] == (2, match.game.actions.parse("pick exactly-2"))


def test_all_picks_are_shown_when_the_last_one_is_in_whatever_their_order() -> None:
    match = at_pick(start=1)

    do(match, "3 pick most-tricks, 0 pick no-tricks, 2 pick exactly-1")

    shown = [event for event in match.journal if event.kind == "showed task"]
    assert [(event.seat, TASKS[event.values[0]]) for event in shown] == [
        (2, "exactly-1"),
        (3, "most-tricks"),
        (0, "no-tricks"),
    ]
    for viewer in (0, 1, 2, 3, 7):
        view = match.view(viewer)
        assert view.facts["task 3"] == tasks_of("most-tricks")
        assert all(action != HIDDEN for _, action in view.steps)
        assert "task 1" not in view.facts
    assert match.phase.name == "trick"


@pytest.mark.parametrize(
    ("step", "reason"),
    [("1 pick exactly-1", "unowned"), ("0 pick no-tricks", "turn"), ("1 drop no-red", "pick"), ("1 r1", "pick")],
)
def test_a_task_of_another_or_a_pick_of_the_start_player_is_refused(step: str, reason: str) -> None:
    match = at_pick()
    before = str(match.view(1))

    with pytest.raises(IllegalAction) as refused:
        do(match, step)

    assert refused.value.reason == reason
    assert str(match.view(1)) == before


def test_nobody_picks_twice() -> None:
    match = at_pick()
    do(match, "1 pick no-red")

    with pytest.raises(IllegalAction, match="turn"):
        do(match, "1 pick last-trick")


def test_a_copied_pick_goes_its_own_way() -> None:
    match = at_pick()
    do(match, "2 pick exactly-2")
    other = match.copy()

    do(other, "1 pick no-red, 3 pick most-tricks")

    assert match.awaited() == (1, 3)
    assert "task 1" not in match.view(1).facts
    assert other.phase.name == "trick"
