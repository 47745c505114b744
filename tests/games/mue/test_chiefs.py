"""Chief and vice."""

import pytest

from tests.games.mue.rounds import all_pass, begin, play
from tricktable.core.cards import Hand
from tricktable.games.mue.cards import DECK
from tricktable.games.mue.chiefs import most_bid, vice_beside


def laid(*texts: str) -> tuple[Hand, ...]:
    return tuple(DECK.hand(DECK.parse_all(text)) for text in texts)


def test_the_one_with_the_most_cards_is_chief_and_the_second_vice() -> None:
    match = play(begin("b0 b2", "y0 y2", "r0 r2", "k0 k2"), "0 bid b0, 1 bid y0, 1 bid y2")

    all_pass(match)

    facts = match.view().facts
    assert (facts["chief"], facts["vice"]) == ((1,), (0,))
    assert [(event.kind, event.seat, event.values) for event in match.journal[-2:]] == [
        ("became chief", 1, (2,)),
        ("became vice", 0, (1,)),
    ]


def test_of_equal_bids_the_higher_numbers_make_the_vice() -> None:
    """MUE-C4: 9 and 8 beat 9 and 6, whatever the third card."""
    assert vice_beside(3, laid("b9 b6 b2", "y9 y8 y0", "", "r0 r1 r2 r3")) == (1,)


def test_more_cards_come_before_higher_numbers() -> None:
    assert vice_beside(0, laid("b0 b2 b3", "y0 y2", "r9", "")) == (1,)


def test_equal_numbers_leave_no_vice() -> None:
    """MUE-R10: colours do not decide."""
    assert vice_beside(0, laid("b0 b2 b3", "y9 y6", "r9 r6", "")) == ()


def test_the_third_does_not_move_up_when_the_best_two_are_equal() -> None:
    """MUE-R10: three are tied for second, the best two have the same numbers."""
    assert vice_beside(0, laid("b0 b2 b3", "y9 y6", "r9 r6", "k9 k5")) == ()


def test_equal_worse_bids_do_not_hinder_the_best() -> None:
    """MUE-R10: of three tied for second only the best counts."""
    assert vice_beside(0, laid("b0 b2 b3", "y9 y5", "r9 r5", "k9 k6")) == (3,)


def test_without_other_bids_there_is_no_vice() -> None:
    match = all_pass(play(begin("b0 b2", "y0 y2", "r0 r2", "k0 k2"), "0 bid b0"))

    assert "vice" not in match.view().facts
    assert match.view().phase == "chief trump"


def test_the_copies_of_a_number_both_count() -> None:
    """MUE-R7: a second 7 is a card like any other."""
    assert vice_beside(0, laid("b0 b2 b3", "y7 y7", "r7 r6", "")) == (1,)


@pytest.mark.parametrize(("totals", "best"), [([1, 3, 2], [1]), ([3, 1, 3], [0, 2]), ([0, 0, 0], [0, 1, 2])])
def test_those_who_share_the_highest_total(totals: list[int], best: list[int]) -> None:
    assert most_bid(totals) == best


def test_everybody_may_know_the_goal() -> None:
    match = all_pass(play(begin("b0 b2", "y0 y2", "r0 r2", "k0 k2"), "0 bid b0, 1 bid y0, 1 bid y2"))

    assert match.view().facts["goal"] == (32,)
