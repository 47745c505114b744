"""Stalemates."""

from tests.games.mue.rounds import all_pass, begin, play
from tricktable.core.scores import ScoreLine

HANDS = ("b0 b2 b3 b4", "y0 y2 y3 y4", "r0 r2 r3 r4", "k0 k2 k3 k4", "g0 g2 g3 g4")


def test_those_who_tie_gain_and_the_last_of_them_loses() -> None:
    """MUE-C3: three at three cards: +15, +15 and -30 for the one who bid last."""
    match = begin(*HANDS)
    play(match, "0 bid b0, 1 pass, 2 bid r0, 2 bid r2, 3 bid k0, 3 stay, 4 pass")
    play(match, "0 bid b2, 0 bid b3, 1 bid y0, 1 stay, 2 bid r3, 2 stay, 3 bid k2, 3 bid k3, 3 stay")

    all_pass(match)

    score = match.past[0].score
    assert score.points == [15, 0, 15, -30, 0]
    assert score.lines == [
        ScoreLine("stalemate", 0, 15, (3,)),
        ScoreLine("stalemate", 2, 15, (3,)),
        ScoreLine("bid last", 3, -30, (3,)),
    ]


def test_the_last_of_the_tied_counts_and_not_the_last_of_all() -> None:
    """MUE-R6: a lower bid that came later changes nothing."""
    match = play(begin(*HANDS), "0 bid b0, 1 bid y0, 1 bid y2, 2 pass, 3 pass, 4 pass, 0 bid b2, 0 stay")
    play(match, "1 pass, 2 bid r0, 2 stay")

    all_pass(match)

    assert match.past[0].score.points == [-20, 10, 0, 0, 0]


def test_bid_last_means_the_last_card_and_not_the_first() -> None:
    """MUE-R6: who came in later, but placed the last card earlier, is not the last."""
    match = play(begin(*HANDS), "0 bid b0, 1 pass, 2 pass, 3 bid k0, 3 bid k2, 4 pass, 0 bid b2, 0 stay")

    all_pass(match)

    assert match.past[0].score.points == [-20, 0, 0, 10, 0]


def test_a_stalemate_at_one_card() -> None:
    match = all_pass(play(begin(*HANDS), "0 bid b0, 1 bid y0, 1 stay"))

    assert match.past[0].score.points == [5, -10, 0, 0, 0]
    assert next(event for event in match.past[0].journal if event.kind == "tied").values == (0, 1)


def test_a_stalemate_ends_the_round_at_once() -> None:
    match = all_pass(play(begin(*HANDS), "0 bid b0, 1 bid y0, 1 stay"))

    assert match.number == 2
    assert match.standing.totals == [5, -10, 0, 0, 0]
    assert match.standing.dealer == 1


def test_a_tie_below_the_highest_is_no_stalemate() -> None:
    match = play(begin(*HANDS), "0 bid b0, 1 bid y0, 1 bid y2, 2 bid r0, 2 stay")

    all_pass(match)

    assert match.number == 1
    assert match.view().facts["chief"] == (1,)
