"""The auction."""

import pytest

from tests.games.mue.rounds import all_pass, begin, bids, cards, choices, play, refused
from tricktable.core.matches import Match

HANDS = ("b0 b2 b3 b4", "y0 y2 y3 y4", "r0 r2 r3 r4", "k0 k2 k3 k4", "g0 g2 g3 g4")


def auction(match: Match) -> tuple[int, int]:
    """Whose turn it is, and up to which total that seat may go."""
    return match.turn, match.view().facts["limit"][0]


def test_the_dealer_opens_and_the_turn_goes_clockwise() -> None:
    match = begin(*HANDS, dealer=3)

    assert match.turn == 3
    assert [play(match, f"{seat} pass").turn for seat in (3, 4, 0, 1)] == [4, 0, 1, 2]


def test_each_may_go_one_beyond_the_highest_total() -> None:
    """MUE-C5: the dealer opens with one card, the next may hold two, then three, and so on."""
    match = begin(*HANDS)

    assert auction(match) == (0, 1)
    play(match, "0 bid b0")
    assert auction(match) == (1, 2)
    play(match, "1 bid y0, 1 bid y2")
    assert auction(match) == (2, 3)
    play(match, "2 bid r0, 2 bid r2, 2 bid r3")
    assert auction(match) == (3, 4)
    play(match, "3 bid k0, 3 bid k2, 3 bid k3, 3 bid k4")
    assert auction(match) == (4, 5)


def test_the_highest_bidder_may_add_exactly_one() -> None:
    """MUE-C5: with the highest total one's own, there is room for one more card."""
    match = play(begin(*HANDS), "0 bid b0, 1 bid y0, 1 bid y2, 2 pass, 3 pass, 4 pass, 0 pass")

    play(match, "1 bid y3")

    assert auction(match) == (2, 4)


def test_the_limit_is_set_by_the_totals_before_the_turn() -> None:
    match = play(begin(*HANDS), "0 bid b0, 1 bid y0")

    assert auction(match) == (1, 2)
    assert choices(match) == ["bid y2", "bid y3", "bid y4", "stay"]
    play(match, "1 bid y2")
    assert auction(match) == (2, 3)


def test_cards_laid_one_by_one_are_public_at_once() -> None:
    """MUE-R1: one card at a time is the same as all together."""
    match = play(begin(*HANDS), "0 bid b0, 1 bid y3")

    for viewer in (0, 1, 2, 3, 4, 7):
        view = match.view(viewer)
        assert view.facts["bid 0"] == cards("b0")
        assert view.facts["bid 1"] == cards("y3")
        assert [(event.seat, *event.values) for event in view.events_of("bid")] == [
            (0, *cards("b0")),
            (1, *cards("y3")),
        ]
    assert match.turn == 1


def test_a_bid_need_not_reach_the_highest() -> None:
    match = play(begin(*HANDS), "0 bid b0, 1 bid y0, 1 bid y2, 2 bid r0, 2 stay")

    assert match.turn == 3
    assert match.view().facts["bids"] == (1, 2, 1, 0, 0)


def test_a_turn_ends_by_itself_at_the_limit() -> None:
    match = play(begin(*HANDS), "0 bid b0")

    assert match.turn == 1
    assert match.steps == [(0, match.game.actions.parse("bid b0"))]


def test_whoever_has_laid_a_card_stays_and_whoever_has_not_passes() -> None:
    match = play(begin(*HANDS), "0 bid b0")

    assert refused(match, 1, "stay") == "unlaid"
    play(match, "1 bid y0")
    assert refused(match, 1, "pass") == "laid"
    play(match, "1 stay")
    assert match.turn == 2


def test_whoever_passed_may_bid_again() -> None:
    match = play(begin(*HANDS), "0 pass, 1 bid y0, 2 pass, 3 pass, 4 pass")

    play(match, "0 bid b0, 0 bid b2")

    assert match.view().facts["bids"] == (2, 1, 0, 0, 0)


def test_a_stay_is_not_a_pass() -> None:
    match = play(begin(*HANDS), "0 bid b0, 1 pass, 2 pass, 3 pass, 4 bid g0, 4 stay")

    assert match.view().facts["passes"] == (0,)
    play(match, "0 pass, 1 pass, 2 pass, 3 pass")
    assert match.view().phase == "auction"


def test_the_auction_ends_after_as_many_passes_in_a_row_as_there_are_seats() -> None:
    """MUE-C6: with five players five passes, the last bidder's own included."""
    match = play(begin(*HANDS), "0 bid b0, 1 bid y0, 1 bid y2, 2 pass, 3 pass, 4 pass, 0 pass")

    assert match.view().phase == "auction"
    assert match.turn == 1
    play(match, "1 pass")
    assert match.view().phase == "vice trump"


def test_the_last_bidder_may_raise_the_own_bid_after_all_others_have_passed() -> None:
    match = play(begin(*HANDS), "0 bid b0, 1 pass, 2 pass, 3 pass, 4 pass")

    play(match, "0 bid b2")

    assert match.view().facts["passes"] == (0,)
    assert match.turn == 1


@pytest.mark.parametrize("players", [4, 5, 6])
def test_nobody_bids(players: int) -> None:
    """The round is over without points when all pass in the first lap."""
    match = all_pass(begin(*["b0", "y0", "r0", "k0", "g0", "b9"][:players]))

    assert match.past[0].score.points == [0] * players
    assert match.past[0].score.lines == []
    assert match.past[0].journal[-1].kind == "passed out"
    assert match.number == 2


def test_the_whole_hand_may_be_bid() -> None:
    """MUE-R8: there is no upper limit but the hand; afterwards one can only pass."""
    match = begin("b0 b2", "y0 y2", "r0 r2", "k0 k2")

    play(match, "0 bid b0, 1 bid y0, 1 bid y2, 2 pass, 3 pass, 0 bid b2")

    assert match.turn == 1
    assert match.view().facts["limit"] == (3,)
    assert choices(match) == ["pass"]


def test_a_turn_ends_by_itself_with_the_last_card() -> None:
    """MUE-R8: nobody is asked for more than the hand holds."""
    match = play(begin("b0", "y0", "r0", "k0"), "0 bid b0, 1 bid y0")

    assert match.turn == 2
    assert match.view().facts["limit"] == (2,)


def test_both_copies_may_be_bid() -> None:
    """MUE-R7: copies are one choice, as often as they are held."""
    match = play(begin("b0 b2", "r7 r7", "k0 k2", "g0 g2"), "0 bid b0")

    assert bids(match) == ["r7"]
    play(match, "1 bid r7")
    assert bids(match) == ["r7"]
    play(match, "1 bid r7")
    assert match.view().facts["bid 1"] == cards("r7 r7")


def test_what_is_not_possible_is_refused_and_changes_nothing() -> None:
    match = play(begin(*HANDS), "0 bid b0, 1 bid y0")

    assert refused(match, 2, "bid r0") == "turn"
    assert refused(match, 1, "bid r0") == "unheld"
    assert refused(match, 1, "bid y0") == "laid"
    assert refused(match, 1, "y2") == "auction"
    assert refused(match, 1, "trump y") == "auction"


def test_bid_cards_stay_in_the_hand() -> None:
    match = play(begin(*HANDS), "0 bid b0")

    assert match.view(0).hand == cards("b0 b2 b3 b4")
    assert match.view().hand_sizes == (4, 4, 4, 4, 4)


def test_a_record_has_a_line_for_each_lap() -> None:
    match = begin(*HANDS, dealer=4)

    assert match.phase.line() == "auction 1"
    play(match, "4 bid g0, 0 bid b0, 0 stay, 1 pass, 2 pass, 3 pass")
    assert match.phase.line() == "auction 2"
