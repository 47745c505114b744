"""Discarding and passing."""

import pytest

from tests.games.njet.rounds import do, hand, legal, njet, refused, settle, small_round
from tricktable.core.events import HIDDEN, Event
from tricktable.core.matches import Match

HANDS = ["b0 b1 b2 b3", "y0 y1 y2 y3", "r0 r1 r2 r3", "k0 k1 k2 k3"]


def at_cache(cache: str, hands: list[str] | None = None) -> Match:
    match = settle(small_round(njet(4), hands or HANDS), start=1, cache=cache)
    return do(match, "team 0+1")


def test_all_choose_at_once_in_any_order() -> None:
    match = at_cache("discard-1")

    assert match.awaited() == (0, 1, 2, 3)
    match.apply_text(2, "discard r3")
    assert match.awaited() == (0, 1, 3)
    assert match.turn == 0
    assert refused(match, 2, "discard r2") == "turn"
    match.apply_text(0, "discard b0")
    match.apply_text(3, "discard k0")
    match.apply_text(1, "discard y0")
    assert match.phase.name == "trick"
    assert [hand(match, seat) for seat in range(4)] == ["b1 b2 b3", "y1 y2 y3", "r0 r1 r2", "k1 k2 k3"]


@pytest.mark.parametrize(("cache", "left"), [("discard-1", 3), ("discard-2", 2), ("discard-2-no-0", 2), ("pass-2", 4)])
def test_so_many_cards_stay(cache: str, left: int) -> None:
    match = at_cache(cache)

    while match.phase.name == "cache":
        match.apply(match.turn, match.legal_actions(match.turn)[0])

    assert match.view().hand_sizes == (left,) * 4


def test_nothing_is_no_step() -> None:
    assert at_cache("nothing").phase.name == "trick"


def test_discards_are_hidden_for_ever() -> None:
    match = at_cache("discard-2")
    do(match, "discard b1", "discard b2", "discard y0", "discard y1")
    assert match.view(0).facts["picked"] == match.game.deck.parse_all("b1 b2")
    assert match.view(1).facts["due"] == (0, 0, 2, 2)
    assert "picked" not in match.view().facts

    do(match, "discard r0", "discard r1", "discard k0", "discard k1")

    for viewer in (0, 1, 2, 3, 7):
        shown = [event.seat for event in match.view(viewer).events_of("discarded") if event.values != (HIDDEN,)]
        assert shown == [viewer] * (2 if viewer < 4 else 0)
        known = [seat for seat, action in match.view(viewer).steps[20:] if action != HIDDEN]
        assert known == [viewer] * (2 if viewer < 4 else 0)


def test_a_zero_may_be_discarded_unless_the_space_says_no() -> None:
    assert "discard b0" in legal(at_cache("discard-1"), 0)
    assert "discard b0" in legal(at_cache("discard-2"), 0)
    assert refused(at_cache("discard-2-no-0"), 0, "discard b0") == "zero"


def test_without_enough_other_cards_zeros_fill_up() -> None:
    """NJET-R3: all the others go first, and only then 0s."""
    match = at_cache("discard-2-no-0", ["b0 b0 b0 y5", "b1 b2 b3 b4", "y0 y0 r0 k0", "k1 k2 r0 r0"])

    assert legal(match, 0) == ["discard y5"]
    match.apply_text(0, "discard y5")
    assert legal(match, 0) == ["discard b0"]
    assert legal(match, 2) == ["discard y0", "discard r0", "discard k0"]
    match.apply_text(3, "discard k2")
    assert legal(match, 3) == ["discard k1"]


def test_cards_go_to_the_right_and_nobody_sees_theirs_before_all_have_given() -> None:
    """NJET-R4: both cards are chosen before any are received."""
    match = at_cache("pass-2")

    do(match, "give b0", "give b3", "give y0", "give y3", "give r0", "give r3", "give k0")
    assert hand(match, 0) == "b1 b2"
    assert refused(match, 3, "give b0") == "unheld"
    assert not match.view(0).events_of("received")
    do(match, "give k1")

    assert [hand(match, seat) for seat in range(4)] == ["b1 b2 y0 y3", "y1 y2 r0 r3", "r1 r2 k0 k1", "b0 b3 k2 k3"]


def test_giver_and_taker_know_the_passed_cards_and_nobody_else() -> None:
    """NJET-R4: a pass is between two neighbours."""
    match = at_cache("pass-2")
    do(match, "give b0", "give b3", "give y0", "give y3", "give r0", "give r3", "give k0", "give k1")
    deck = match.game.deck

    assert match.view(3).events_of("received")[3] == Event("received", 2, (HIDDEN, HIDDEN), 0b100)
    assert match.view(3).events_of("received")[0] == Event("received", 3, deck.parse_all("b0 b3"), 0b1000)
    for viewer in (0, 1, 2, 3, 7):
        known = {seat for seat, action in match.view(viewer).steps[20:] if action != HIDDEN}
        assert known == ({viewer, (viewer + 1) % 4} if viewer < 4 else set())


def test_two_players_swap_and_zeros_may_be_passed() -> None:
    """NJET-R4: with two players passing is a swap."""
    match = settle(small_round(njet(2), ["b0 b1 b2", "y0 y1 y2"], aside="k1"), cache="pass-2")

    assert legal(match, 0) == ["give b0", "give b1", "give b2"]
    do(match, "give b0", "give b1", "give y2", "give y0")

    assert (hand(match, 0), hand(match, 1)) == ("b2 y0 y2", "b0 b1 y1")


def test_wrong_verbs_cards_and_copies_are_refused() -> None:
    match = at_cache("pass-2", ["b0 b0 b2 b3", *HANDS[1:3], "k0 k1 k2 b0"])

    assert refused(match, 0, "discard b0") == "cache"
    assert refused(match, 0, "b0") == "cache"
    assert refused(match, 0, "give y0") == "unheld"
    do(match, "give b0", "give b0")
    assert refused(match, 0, "give b2") == "turn"


def test_a_copy_of_a_received_card_joins_the_own_ones() -> None:
    """NJET-R9: whoever holds a 7 and gets another has two of the same."""
    match = at_cache("pass-2", ["b7 b1", "b7 b2", "r1 r2", "k1 k2"])

    do(match, "give b1", "give b7", "give b2", "give b7", "give r1", "give r2", "give k1", "give k2")

    assert hand(match, 0) == "b2 b7"
    assert hand(match, 3) == "b1 b7"


def test_a_copied_phase_goes_its_own_way() -> None:
    match = do(at_cache("pass-2"), "give b0")

    other = do(match.copy(), "give b1", "give y0")

    assert match.view(0).facts["picked"] == match.game.deck.parse_all("b0")
    assert other.view(0).facts["picked"] == match.game.deck.parse_all("b0 b1")
    assert match.awaited() == (0, 1, 2, 3)


@pytest.mark.parametrize("cache", ["discard-2", "discard-2-no-0"])
def test_a_round_whose_cards_are_all_discarded_is_over(cache: str) -> None:
    match = settle(small_round(njet(2), ["b0 b1", "y0"], aside="k1"), cache=cache)

    while match.number == 1:
        match.apply(match.turn, match.legal_actions(match.turn)[0])

    assert match.past[-1].score.points == [0, 0]
