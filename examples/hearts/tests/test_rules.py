"""The rules of Hearts, sentence by sentence."""

import pytest
from hearts_matches import dealt, legal, play
from tricktable_hearts.scores import score

from tricktable.core.errors import IllegalAction
from tricktable.games import new_game, new_match

CLUBS = "c2 c3 c4 c5 c6 c7 c8 c9 c10 cJ cQ cK cA"
DIAMONDS = CLUBS.replace("c", "d")
SPADES = CLUBS.replace("c", "s")
HEARTS = CLUBS.replace("c", "h")


@pytest.mark.parametrize(("players", "size"), [(3, 17), (4, 13), (5, 10)])
def test_all_cards_are_dealt_and_the_two_of_clubs_is_among_them(players: int, size: int) -> None:
    match = new_match("hearts", players, "deal")

    assert [hand.bit_count() for hand in match.phase.hands] == [size] * players
    assert "c2" in match.game.deck.text


def test_three_cards_are_passed_to_the_left_in_the_first_round() -> None:
    match = dealt(CLUBS, DIAMONDS, SPADES, HEARTS, number=1)

    for seat in range(4):
        for _ in range(3):
            match.apply(seat, match.legal_actions(seat)[0])

    assert match.view(1).hand[:3] == match.game.deck.parse_all("c2 c3 c4")
    assert match.turn == 1


def test_a_pass_is_known_to_giver_and_taker_alone() -> None:
    match = dealt(CLUBS, DIAMONDS, SPADES, HEARTS, number=1)

    for seat in range(4):
        for _ in range(3):
            match.apply(seat, match.legal_actions(seat)[0])

    seen = [match.view(viewer).steps[0][1] >= 0 for viewer in range(4)]
    assert seen == [True, True, False, False]


def test_the_two_of_clubs_leads() -> None:
    match = dealt(SPADES, "c2 c7 c9 dA")

    assert match.turn == 1
    assert legal(match) == "c2"


def test_no_penalty_is_played_to_the_first_trick() -> None:
    match = dealt("c2", "d5 d6 sQ hA " + "d7 d8 d9 d10 dJ dQ dK dA h2")

    play(match, "c2")

    assert legal(match) == "d5 d6 d7 d8 d9 d10 dJ dQ dK dA"


def test_who_has_nothing_but_penalties_plays_one_to_the_first_trick() -> None:
    match = dealt("c2", HEARTS)

    play(match, "c2")

    assert legal(match) == HEARTS


def test_hearts_are_not_led_before_one_was_thrown() -> None:
    match = dealt("c2 c3", "cA h5 h6 d2", "cK d3", "cQ d4")
    play(match, "c2 cA cK cQ")

    with pytest.raises(IllegalAction) as refused:
        match.apply_text(1, "h5")

    assert refused.value.reason == "reserved"


def test_hearts_are_led_once_one_was_thrown() -> None:
    match = dealt("c2 c3 d5 h7", "cA h5 h6 d2", "cK s2 s3 h2 h3 h4 h8 h9 h10 hJ hQ hK hA", "cQ d4")
    play(match, "c2 cA cK cQ")

    play(match, "d2 h2 d4 d5")
    play(match, "h7")

    assert match.phase.facts(0)["penalties"] == (1, 0, 0, 0)


def test_penalties_count_for_those_who_took_them() -> None:
    assert score([13, 0, 6, 7]).points == [13, 0, 6, 7]


def test_who_takes_all_penalties_gives_them_to_the_others() -> None:
    assert score([0, 26, 0, 0]).points == [26, 0, 26, 26]


def test_the_fewest_points_win_when_somebody_reaches_the_target() -> None:
    match = new_match("hearts", 4, "end", {"target": "50"})
    while not match.is_over:
        match.apply(match.turn, match.legal_actions(match.turn)[0])

    totals = match.standing.totals
    assert max(totals) >= 50
    assert match.winners() == tuple(seat for seat in range(4) if totals[seat] == min(totals))


def test_a_lower_target_is_an_option() -> None:
    assert new_game("hearts", 3, {"target": "50"}).options == {"target": "50"}
