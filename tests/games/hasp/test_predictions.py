"""Predictions: one chance each, in the first trick."""

import pytest

from tests.games.hasp.rounds import do, full_round, gained, may, round_of
from tricktable.core.errors import IllegalAction
from tricktable.core.events import Event
from tricktable.core.seats import SPECTATOR

HANDS = ("f1 f2 | r1", "v7 v8 | v9", "g1 v10 | g2", "c1 c2 | c3")
"""Seat 1 could show everything."""


def test_everybody_predicts_right_before_the_first_card_and_never_again() -> None:
    match = full_round(4)
    do(match, "trump none")
    order = []
    while not match.past and match.phase.line() == "trick 1":
        order.append((match.turn, "pass" in may(match)))
        do(match, "pass" if "pass" in may(match) else may(match).split(", ")[0])

    assert order == [(seat, is_prediction) for seat in (1, 2, 3, 0) for is_prediction in (True, False)]
    while not match.past:
        assert "pass" not in may(match)
        assert "predict" not in may(match)
        do(match, may(match).split(", ")[0])


def test_what_is_shown_must_be_held() -> None:
    match = round_of(("v7 v9", "v8 f1", "v10 f2", "f3 f4"), dealer=3)
    do(match, "trump none")

    assert may(match) == "predict great, predict all, predict no, pass"
    do(match, "pass, v7")
    assert may(match) == "predict all, predict no, pass"


def test_one_prediction_for_each_player_so_7_8_and_9_is_a_choice() -> None:
    """HASP-R2."""
    match = round_of(HANDS)
    do(match, "trump none")
    assert may(match) == "predict minor, predict great, predict all, predict no, pass"

    do(match, "predict minor")

    assert may(match) == "v7, v8, v9"


@pytest.mark.parametrize("said", ["all", "no"])
def test_find_all_and_no_find_shut_each_other_out_for_everybody(said: str) -> None:
    match = round_of(("f1 v9", "v7 v8", "g1 v10", "c1 c2"))
    do(match, f"trump none, pass, v7, predict {said}, v10")

    assert may(match) == "pass"
    do(match, "pass, c1")
    assert may(match) == "predict great, pass"


def test_both_are_possible_until_somebody_has_said_one() -> None:
    match = round_of(HANDS)
    do(match, "trump none, predict great, v7, pass, v10, pass, c1")

    assert may(match) == "predict all, predict no, pass"


@pytest.mark.parametrize(("said", "pot"), [("minor", 2), ("great", 2), ("all", 3), ("no", 3)])
def test_a_prediction_raises_the_pot(said: str, pot: int) -> None:
    match = round_of(HANDS)
    do(match, f"trump none, predict {said}")

    assert match.view(0).facts["pot"] == (pot,)


def test_a_pass_leaves_the_pot_at_one() -> None:
    match = round_of(HANDS)
    do(match, "trump none, pass")

    assert match.view(0).facts["pot"] == (1,)
    assert "prediction 1" not in match.view(0).facts


def test_the_pot_is_at_most_five() -> None:
    match = round_of(("v7 v8", "v9 f2", "f1 v10", "c1 c2"), dealer=3)
    do(match, "trump none, predict minor, v7, predict great, v9, predict all, v10, pass, c1")

    assert match.view(0).facts["pot"] == (5,)
    do(match, "f1, c2, v8, f2")
    assert gained(match) == [5, 0, 5, 0]


def test_shown_cards_are_known_to_everybody_and_stay_in_the_hand() -> None:
    """HASP-R4."""
    match = round_of(HANDS)
    seven, eight = match.game.deck.parse_all("v7 v8")
    do(match, "trump none, predict minor")

    for viewer in (0, 2, SPECTATOR):
        view = match.view(viewer)
        assert view.facts["shown 1"] == (seven, eight)
        assert view.facts["prediction 1"] == (0,)
        assert Event("predicted", 1, (0, seven, eight)) in view.history
        assert view.hand_sizes[1] == 3
    do(match, "v8")
    assert match.view(0).facts["shown 1"] == (seven, eight)


def test_find_all_shows_no_cards() -> None:
    match = round_of(HANDS)
    do(match, "trump none, predict all")

    assert "shown 1" not in match.view(0).facts
    assert match.view(0).events_of("predicted") == [Event("predicted", 1, (2,))]


@pytest.mark.parametrize(
    ("steps", "attempt", "reason"),
    [
        ("trump none", "v7", "predict"),
        ("trump none", "trump f", "predict"),
        ("trump none, pass, v7", "predict minor", "unheld"),
        ("trump none, pass, v7", "predict great", "unheld"),
        ("trump none, predict all, v7", "predict no", "said"),
        ("trump none, predict no, v7", "predict all", "said"),
        ("trump none, pass", "predict all", "trick"),
    ],
)
def test_other_predictions_are_refused_and_change_nothing(steps: str, attempt: str, reason: str) -> None:
    match = round_of(HANDS)
    do(match, steps)
    before = str(match.view(match.turn))

    with pytest.raises(IllegalAction) as refusal:
        match.apply_text(match.turn, attempt)

    assert refusal.value.reason == reason
    assert ", ".join(refusal.value.allowed) == may(match)
    assert str(match.view(match.turn)) == before


def test_nobody_predicts_out_of_turn() -> None:
    match = round_of(HANDS)
    do(match, "trump none")

    with pytest.raises(IllegalAction, match="turn"):
        match.apply_text(2, "pass")
    assert match.legal_actions(2) == ()


def test_a_copy_of_a_prediction_goes_its_own_way() -> None:
    match = round_of(HANDS)
    do(match, "trump none, pass, v7")
    copy = match.copy()

    do(copy, "predict no, v10")

    assert match.view(0).facts["pot"] == (1,)
    assert may(match) == "predict all, predict no, pass"
    assert may(copy) == "pass"
    assert match.copy().copy().legal_actions(2) == match.legal_actions(2)
