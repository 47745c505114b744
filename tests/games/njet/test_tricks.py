"""Playing, following, capturing."""

from tests.games.njet.rounds import do, legal, njet, refused, settle, small_round
from tricktable.core.events import Event
from tricktable.games.njet.laws import law


def test_the_start_player_leads_and_the_winner_leads_next() -> None:
    match = do(settle(small_round(njet(4), ["b1 r1", "b9 r2", "b3 r3", "b4 r4"]), start=2), "team 0+2")

    assert match.turn == 2
    do(match, "b3", "b4", "b1", "b9")

    assert match.turn == 1
    assert match.view().line == "trick 2"
    assert match.view().facts["tricks"] == (0, 1, 0, 0)
    assert match.game.result_text("took", 1, ()) == "1"


def test_whoever_can_follow_must_and_others_play_anything() -> None:
    """NJET-R5: the trump colour is no excuse."""
    match = settle(small_round(njet(2), ["b1 b2 r5", "b0 k9 y3"], aside="y1"), trump="k", super="b")

    do(match, "b1")
    assert legal(match, 1) == ["b0"]
    assert refused(match, 1, "k9") == "follow"
    assert refused(match, 1, "r5") == "unheld"
    do(match, "b0", "k9")
    assert legal(match, 0) == ["b2", "r5"]


def test_the_black_seven_captures_only_the_opponents_zero() -> None:
    """NJET-C3: trump black, blue 9, blue 0 (partner), blue 4, black 0 (opponent), black 7."""
    match = settle(small_round(njet(5), ["b9", "b0", "b4", "k0", "k7"]), trump="k")
    do(match, "team 0+1+4", "monster 2", "b9", "b0", "b4", "k0", "k7")

    events = match.past[-1].journal
    captured = [event for event in events if event.kind == "captured"]

    assert [event.seat for event in events if event.kind == "took"] == [4]
    assert captured == [Event("captured", 4, match.game.deck.parse_all("k0"))]
    assert match.past[-1].score.points == [2, 2, 0, 0, 2]


def test_captured_super_trumps_count_like_other_zeros() -> None:
    """NJET-R6: the last super trump captures those before it."""
    match = settle(small_round(njet(4), ["b1 y1", "r0 y2", "r0 y3", "r0 y4"]), super="r")
    do(match, "team 0+1", "b1", "r0", "r0", "r0")

    assert match.view().facts["captured"] == (0, 0, 0, 1)
    assert match.view().facts["tricks"] == (0, 0, 0, 1)
    assert match.turn == 3


def test_with_two_players_every_zero_of_the_other_is_captured() -> None:
    """NJET-R8: and one's own 0s are not."""
    match = settle(small_round(njet(2), ["b0 r9 k1", "b0 r0 y0"], aside="y1"))

    do(match, "r9", "r0", "b0", "b0", "y0", "k1")

    assert match.past[-1].score.points == [2, 3]


def test_facts_tell_the_trick_as_it_lies() -> None:
    match = do(settle(small_round(njet(2), ["b1 b2", "b7 b7"], aside="y1"), points="4"), "b1", "b7", "b7")

    facts = match.view().facts

    assert facts["leader"] == (1,)
    assert facts["winning"] == (1,)
    assert facts["last trick"] == (0, 1, *match.game.deck.parse_all("b1 b7"))
    assert facts["points"] == (4,)


def test_the_law_is_known_when_the_board_is_settled() -> None:
    match = small_round(njet(4), ["b1", "b2", "b3", "b4"])
    assert match.game.law(match.view()) is None

    settle(match, trump="y", super="k")

    assert match.game.law(match.view()) is law(4, 1, 3)


def test_a_copied_round_goes_its_own_way() -> None:
    match = do(settle(small_round(njet(2), ["b1 r0", "b2 r1"], aside="y1")), "r0")

    do(match.copy(), "r1")

    assert match.view().facts["captured"] == (0, 0)
    assert match.turn == 1
