"""The tricks."""

from tests.games.mue.rounds import COPIES, all_pass, begin, cards, choices, play, refused
from tricktable.core.matches import Match


def on_copies() -> Match:
    """Seat 1 is chief with b1 and k7, seat 0 vice with one of two r7; 7 and blue are trump, seat 2 is partner."""
    match = all_pass(play(begin(*COPIES), "0 bid r7, 1 bid b1, 1 bid k7"))
    return play(match, "0 trump 7, 1 trump b, 1 partner 2")


def test_the_chief_leads_any_card_bid_or_not() -> None:
    assert choices(on_copies()) == ["b1", "y4", "k7"]


def test_trumps_must_be_followed_with_any_trump() -> None:
    match = play(on_copies(), "1 b1")

    assert choices(match) == ["k7"]
    assert refused(match, 2, "r3") == "follow"
    assert refused(match, 2, "b1") == "unheld"
    assert refused(match, 2, "pass") == "trick"


def test_the_strongest_card_takes_the_trick_and_its_player_leads() -> None:
    match = play(on_copies(), "1 b1, 2 k7, 3 b7, 0 r7")

    facts = match.view().facts
    assert (facts["leader"], facts["tricks"], facts["triangles"]) == ((3,), (0, 0, 0, 1), (0, 0, 0, 6))
    assert facts["last trick"] == (1, 3, *(match.game.deck.parse(text) for text in ("b1", "k7", "b7", "r7")))


def test_bid_cards_lie_open_until_they_are_played() -> None:
    """MUE-R7: others know them, and they are played like any other card."""
    match = on_copies()

    assert match.view(3).facts["bid 1"] == cards("b1 k7")
    play(match, "1 b1")
    assert match.view(3).facts["bid 1"] == cards("k7")
    assert match.view(3).facts["bids"] == (1, 2, 0, 0)


def test_of_two_copies_the_bid_one_is_played_first() -> None:
    """MUE-R7: whoever holds another copy does not show it by playing one."""
    match = play(on_copies(), "1 b1, 2 k7, 3 b7, 0 r7")

    assert "bid 0" not in match.view(3).facts
    assert match.view(0).hand == cards("b1 r7")


def test_both_copies_bid_lie_open_one_by_one() -> None:
    """MUE-R7: two bid copies are two cards."""
    match = all_pass(play(begin("b0 b2", "r7 r7", "k0 k2", "g0 g2"), "0 bid b0, 1 bid r7, 1 bid r7"))
    play(match, "0 trump b, 1 trump 7, 1 partner 2, 1 r7")

    assert match.view().facts["bid 1"] == cards("r7")


def test_the_round_ends_when_all_cards_are_played() -> None:
    match = play(on_copies(), "1 b1, 2 k7, 3 b7, 0 r7, 3 g1, 0 b1, 1 y4, 2 g1, 0 r7, 1 k7, 2 r3")
    assert match.number == 1

    play(match, "3 y9")

    # seat 0 takes the second trick by its trump and leads the last; of the two sevens the first is higher
    score = match.past[0].score
    assert score.points == [1 + 5 + 10, -20, 0, 6 + 10]
    assert match.past[0].journal[-1].kind.startswith("score ")


def test_a_copy_goes_its_own_way() -> None:
    match = play(on_copies(), "1 b1, 2 k7, 3 b7")
    copy = match.copy()

    play(match, "0 r7, 3 g1")

    assert copy.turn == 0
    assert copy.view().facts["triangles"] == (0, 0, 0, 0)
    assert play(copy, "0 b1").view().facts["triangles"] == (0, 0, 0, 4)
