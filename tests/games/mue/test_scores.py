"""The score of a round."""

from tests.games.mue.rounds import all_pass, begin, choices, new_game, play
from tricktable.core.scores import Score, ScoreLine
from tricktable.games.mue.cards import DECK
from tricktable.games.mue.chiefs import Chiefs
from tricktable.games.mue.laws import FIRST_NUMBER, NO_TRUMP
from tricktable.games.mue.scores import score
from tricktable.games.mue.tricks import Tricks

RED = 2


def scored(triangles: list[int], chief_trump: int = RED, bid: str = "r2 r3 r4 r5") -> Score:
    """Seat 3 has been chief with this bid, and seat 0 the partner."""
    bids = [0] * len(triangles)
    bids[3] = DECK.hand(DECK.parse_all(bid))
    chiefs = Chiefs(tuple(bids), 3, ())
    tricks = Tricks(new_game(len(triangles)), [0] * len(triangles), chiefs, chief_trump, NO_TRUMP, 0)
    tricks.triangles = triangles
    return score(tricks)


def test_a_reached_goal_gives_both_the_bonus() -> None:
    """MUE-C1: bid 4 with five players, 33 triangles and a colour: 40 for chief and partner."""
    result = scored([13, 9, 9, 20, 9])

    assert result.points == [53, 9, 9, 60, 9]
    assert result.lines[5:] == [ScoreLine("bonus", 0, 40, (33, 33, 4)), ScoreLine("bonus", 3, 40, (33, 33, 4))]


def test_the_number_one_gives_ten_more() -> None:
    """MUE-C1: bid 4 with the number 1 as the chief's trump: 50."""
    assert scored([13, 9, 9, 20, 9], FIRST_NUMBER + 1).points == [63, 9, 9, 70, 9]


def test_a_missed_goal_costs_the_chief_and_pays_the_others() -> None:
    """MUE-C2: 29 triangles reach bid 2 of 4: chief -20, opponents +10 each, partner nothing."""
    result = scored([9, 10, 11, 20, 10])

    assert result.points == [9, 20, 21, 0, 20]
    assert result.lines[5:] == [
        ScoreLine("penalty", 3, -20, (33, 29, 4, 2)),
        ScoreLine("defence", 1, 10, (33, 29, 4, 2)),
        ScoreLine("defence", 2, 10, (33, 29, 4, 2)),
        ScoreLine("defence", 4, 10, (33, 29, 4, 2)),
    ]


def test_below_the_lowest_goal_the_whole_bid_is_missing() -> None:
    """MUE-C2: 23 triangles or fewer with five players and bid 4: d is 4."""
    assert scored([3, 12, 12, 20, 13]).points == [3, 32, 32, -20, 33]
    assert scored([0, 20, 20, 0, 20]).points == [0, 40, 40, -40, 40]


def test_one_triangle_short() -> None:
    assert scored([12, 10, 9, 20, 9]).lines[5] == ScoreLine("penalty", 3, -10, (33, 32, 4, 1))


def test_four_players_are_two_against_two() -> None:
    """MUE-R9: both opponents score when the chief's team misses."""
    assert scored([10, 20, 20, 10]).points == [10, 40, 40, -30]


def test_six_players_are_two_against_four() -> None:
    """MUE-R9: all four opponents score when the chief's team misses."""
    assert scored([10, 10, 10, 10, 10, 10], bid="r2 r3").points == [10, 15, 15, 0, 15, 15]


def test_a_whole_round_with_the_goal_reached() -> None:
    hands = [f"{c}0 {c}1 {c}1 {c}2 {c}3 {c}4 {c}5 {c}6 {c}7 {c}7 {c}8 {c}9" for c in "byrkg"]
    match = all_pass(play(begin(*hands), "0 bid b2, 1 bid y3, 1 stay, 2 bid r2, 2 bid r4"))
    play(match, "1 trump 3, 2 trump r, 2 partner 4")

    while match.number == 1:
        match.apply_text(match.turn, choices(match)[-1])

    # all 3s and all red cards are trump; the chief leads nothing but red and takes all tricks
    assert match.past[0].score.points == [0, 0, 60 + 20, 0, 20]
    assert match.standing.totals == [0, 0, 80, 0, 20]
