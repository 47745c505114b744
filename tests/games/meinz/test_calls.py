"""Calling "Meinz"."""

import pytest

from tests.games.meinz.rounds import begin_tricks, legal, play, told
from tricktable.core.errors import IllegalAction
from tricktable.core.matches import Match

HANDS = ["b9 r5 g1", "b8 r1 g5", "b7 r6 y6", "b6 r7 g7"]


def asked_by_passing(match: Match) -> list[int]:
    """Who is asked in the window that is open, if everybody passes."""
    asked = []
    while match.phase.name == "call":
        asked.append(match.turn)
        play(match, "pass")
    return asked


def test_first_the_one_who_just_played_is_asked_then_the_others_in_order() -> None:
    """MEINZ-R2: windows after the first, second and third card, in that order."""
    match = begin_tricks(HANDS, starter=2)

    play(match, "r6")
    assert asked_by_passing(match) == [2]
    play(match, "r7")
    assert asked_by_passing(match) == [3, 2]
    play(match, "r5")
    assert asked_by_passing(match) == [0, 2, 3]


def test_nobody_is_asked_after_the_last_card() -> None:
    match = begin_tricks(HANDS)

    play(match, "r5, pass, r1, pass, pass, r6, pass, pass, pass, r7")

    assert told(match, "took") == [(1,)]
    assert match.phase.name != "call"


def test_a_call_or_a_pass_is_the_only_choice() -> None:
    """MEINZ-R2: a call is a decision per window, even where it would change nothing."""
    match = begin_tricks(HANDS)

    play(match, "r5")

    assert legal(match) == {"call", "pass"}
    assert match.view(0).line == "trick 1"


def test_the_caller_takes_the_trick_whatever_comes_after() -> None:
    match = begin_tricks(HANDS)

    play(match, "r5, call, r1")
    assert match.view().facts["called"] == (0,)
    assert match.view().facts["winning"] == (0,)
    play(match, "r6, r7")

    assert told(match, "called") == [(0,)]
    assert told(match, "took") == [(0,)]


def test_nobody_is_asked_after_a_call() -> None:
    match = begin_tricks(HANDS)

    play(match, "r5, pass, r1, pass, call")

    assert match.phase.name == "trick"
    play(match, "r6")
    assert match.phase.name == "trick"
    play(match, "r7")
    assert told(match, "passed") == [(0,), (1,)]


def test_play_goes_on_under_the_same_rules_after_a_call() -> None:
    match = begin_tricks(HANDS)

    play(match, "r5, call")

    assert legal(match) == {"r1", "g5"}


def test_a_caller_leads_the_next_trick() -> None:
    """MEINZ-R4: also after a trick that was taken by a call."""
    match = begin_tricks(["b9 r5 y1", "b8 r1 g5", "b7 r6 g6", "b6 r7 g7"])

    play(match, "r5, call, r1, r6, r7")

    assert match.turn == 0
    assert legal(match) == {"y1"}


def test_a_call_does_not_outlast_its_trick() -> None:
    match = begin_tricks(["b9 r5 y1", "b8 r1 g5", "b7 r6 g6", "b6 r7 g7"])
    play(match, "r5, call, r1, r6, r7")

    play(match, "y1, g5")

    assert "called" not in match.view().facts
    assert match.turn == 1
    assert legal(match) == {"call", "pass"}


def test_full_players_are_not_asked() -> None:
    """MEINZ-R2: with one trick for each seat, the taker of the first has enough."""
    match = begin_tricks(["b9 r5 y1", "b8 r1 g5", "b7 r6 g6", "b6 r7 g7"])
    play(match, "r5, call, r1, r6, r7")

    play(match, "y1")
    assert asked_by_passing(match) == []
    play(match, "g5")
    assert asked_by_passing(match) == [1]
    play(match, "g6")
    assert asked_by_passing(match) == [2, 1]


def test_the_monster_is_never_asked() -> None:
    match = begin_tricks(["b9 r5 g1", "b8 r1 g5", "b7 r6 y6"], stack="y9 r2 r3", starter=2)

    play(match, "r6, pass")  # the monster plays, and only then the window after its card opens

    assert told(match, "played")[-1][0] == 3
    assert asked_by_passing(match) == [2]
    play(match, "r5")
    assert asked_by_passing(match) == [0, 2]


def test_no_window_opens_after_the_monsters_lead() -> None:
    match = begin_tricks(["b9 r5 g1", "b8 r1 g5", "b7 r6 y6"], stack="y9 r2 r3", starter=3)

    assert match.phase.name == "trick"
    assert match.turn == 0


@pytest.mark.parametrize(("seat", "text", "reason"), [(0, "r5", "call"), (0, "keep", "call"), (1, "call", "turn")])
def test_anything_else_is_refused_and_changes_nothing(seat: int, text: str, reason: str) -> None:
    match = begin_tricks(HANDS)
    play(match, "r5")
    before = str(match.view(0))

    with pytest.raises(IllegalAction) as refusal:
        match.apply_text(seat, text)

    assert refusal.value.reason == reason
    assert str(match.view(0)) == before


def test_a_copy_of_an_open_window_goes_its_own_way() -> None:
    match = begin_tricks(HANDS)
    play(match, "r5, pass, r1, pass")

    copy = match.copy()
    play(copy, "call")

    assert match.phase.name == "call"
    assert match.turn == 0
    assert "called" not in match.view().facts
    assert copy.view().facts["called"] == (0,)
