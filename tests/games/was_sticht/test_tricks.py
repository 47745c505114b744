"""The tricks of a round."""

import pytest

from tests.games.was_sticht.tables import do, draft_in_turn, legal_texts, play_in_turn, small_match, tasks_of
from tricktable.core.errors import IllegalAction
from tricktable.core.matches import Match
from tricktable.games import new_match
from tricktable.games.was_sticht.cards import DECK
from tricktable.games.was_sticht.tricks import Tricks

EXACTLY = ("exactly-1 last-trick",) * 4


def at_tricks(rows: tuple[str, ...], drafted: str, trumps: str, tasks: tuple[str, ...] = EXACTLY) -> Match:
    """Start player 0; the others pick their first task."""
    match = small_match(rows, trumps, tasks)
    draft_in_turn(match, drafted)
    while match.phase.name == "pick":
        match.apply(match.turn, match.legal_actions(match.turn)[0])
    return match


def two_rows(trumps: str) -> Match:
    """Seat 1: r9 b2, seat 2: r5 r2, seat 3: b5 g1, seat 0: g5 g2."""
    return at_tricks(("r9 r5 b5 g5", "r2 g1 g2 b2"), "r9 r5 b5 g5 r2 g1 g2 b2", trumps)


def test_the_left_neighbour_of_the_start_player_leads_and_winners_lead_on() -> None:
    match = two_rows("none none")

    assert match.turn == 1
    play_in_turn(match, "b2 r2 b5 g2")

    assert match.turn == 3
    assert match.view().facts["leader"] == (3,)
    assert match.view().facts["last trick"] == (1, 3, *DECK.parse_all("b2 r2 b5 g2"))


def test_a_number_trump_does_not_follow_its_printed_colour() -> None:
    """WAS-C4: trump blue, number 5: the red 5 is no answer to a led red 9 while another red card is held."""
    match = two_rows("b 5")

    do(match, "1 r9")

    assert legal_texts(match, 2) == ["r2"]
    with pytest.raises(IllegalAction) as refused:
        do(match, "2 r5")
    assert refused.value.reason == "follow"
    assert refused.value.allowed == ("r2",)


def test_a_number_trump_may_be_played_by_a_hand_without_the_led_colour() -> None:
    """WAS-C4: trump blue, number 5: without other red cards the red 5 may trump a led red 9."""
    match = at_tricks(("r9 r5 b1 g5", "g1 r1 g2 b2"), "r9 r5 b1 g5 g1 r1 g2 b2", "b 5")

    do(match, "1 r9")

    assert legal_texts(match, 2) == ["r5", "g1"]
    play_in_turn(match, "r5 r1 g2")
    assert match.turn == 2


def test_a_led_trump_of_either_kind_must_be_answered_with_either_kind() -> None:
    """WAS-C4: trump red, number 5: a led red 9 is answered with any trump."""
    match = two_rows("r 5")

    do(match, "1 r9")
    assert legal_texts(match, 2) == ["r2", "r5"]
    do(match, "2 r2")
    assert legal_texts(match, 3) == ["b5"]
    do(match, "3 b5")
    assert legal_texts(match, 0) == ["g5"]
    do(match, "0 g5")

    assert match.turn == 3  # the blue 5 was played before the green 5


def test_who_has_no_trump_may_answer_a_trump_with_anything() -> None:
    match = at_tricks(("r9 b1 b3 g5", "b2 g1 g2 r2"), "r9 b1 b3 g5 b2 g1 g2 r2", "r none")

    do(match, "1 r9")

    assert legal_texts(match, 2) == ["b1", "b2"]


def test_the_first_of_equal_number_trumps_takes_the_trick() -> None:
    """WAS-C3: no trump colour, number 5: the first 5 played is highest."""
    match = two_rows("none 5")

    play_in_turn(match, "b2 r5 b5 g2")

    assert match.turn == 2


def test_an_unheld_card_or_a_wrong_turn_is_refused_and_nothing_changes() -> None:
    match = two_rows("r 5")
    before = str(match.view())

    for step, reason in (("1 y1", "unheld"), ("2 r5", "turn"), ("1 draft r9", "trick")):
        with pytest.raises(IllegalAction) as refused:
            do(match, step)
        assert refused.value.reason == reason

    assert str(match.view()) == before


def test_all_hands_tasks_and_trumps_are_open_during_the_tricks() -> None:
    """WAS-R7: everybody who watched the draft knows all hands."""
    match = two_rows("r 5")

    for viewer in (0, 1, 2, 3, 7):
        facts = match.view(viewer).facts
        assert facts["hand 3"] == DECK.parse_all("b5 g1")
        assert facts["task 2"] == tasks_of("exactly-1")
        assert facts["trump colour"] == (0,)
        assert facts["trump number"] == (5,)
        assert "out" not in facts


def test_cards_that_went_out_stay_known_with_three_players() -> None:
    match = at_tricks(("r1 r2 r3 r4",), "r1 r2 r3", "r 5", ("last-trick",) * 3)

    assert match.view(0).facts["out"] == DECK.parse_all("r4")
    assert match.view(0).line == "trick 1"


@pytest.mark.parametrize("players", [3, 4])
def test_a_round_has_nine_tricks(players: int) -> None:
    match = new_match("was_sticht", players, seed="nine")
    play = None
    while match.number < 2:
        if isinstance(match.phase, Tricks):
            play = match.phase
        match.apply(match.turn, match.legal_actions(match.turn)[0])

    assert play is not None
    assert len(play.done) == 9
    assert [event.kind for event in match.past[1].journal].count("played") == 9 * players


def test_copied_tricks_go_their_own_way() -> None:
    match = two_rows("r 5")
    do(match, "1 r9")
    before = str(match.view())
    other = match.copy()

    play_in_turn(other, "r2 b5 g5 g1")

    assert str(match.view()) == before
    assert str(other.view()) != before
