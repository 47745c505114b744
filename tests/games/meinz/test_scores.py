"""Places, point cards and the end of the match."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.meinz.rounds import begin_tricks, game_of, play
from tricktable.core.deals import ShuffledDeals
from tricktable.core.matches import Match
from tricktable.core.scores import Standing
from tricktable.core.streams import Stream
from tricktable.games import new_game
from tricktable.games.meinz.scores import score


def points(sums: list[int], players: int = 4) -> list[int]:
    return score(game_of(players), sums).points


def random_match(players: int, seed: str) -> Match:
    match = Match.begin(new_game("meinz", players), ShuffledDeals(seed))
    stream = Stream(seed)
    while not match.is_over:
        match.apply(match.turn, stream.choice(match.legal_actions(match.turn)))
    return match


def test_the_places_are_worth_3_1_0_and_2() -> None:
    """MEINZ-C2: 51, 38, 37 and 31 give 3, 1, 0 and 2."""
    assert points([51, 38, 37, 31]) == [3, 1, 0, 2]
    assert points([31, 37, 38, 51]) == [2, 0, 1, 3]


def test_level_players_get_nothing_and_use_up_their_places() -> None:
    """MEINZ-C2: 40, 40, 39 and 34 give 0, 0, 0 and 2."""
    assert points([40, 40, 39, 34]) == [0, 0, 0, 2]


@pytest.mark.parametrize(
    ("sums", "expected"),
    [
        ([50, 45, 40, 40], [3, 1, 0, 0]),
        ([50, 40, 40, 30], [3, 0, 0, 2]),
        ([40, 40, 40, 30], [0, 0, 0, 2]),
        ([50, 40, 40, 40], [3, 0, 0, 0]),
        ([45, 45, 40, 40], [0, 0, 0, 0]),
        ([44, 44, 44, 44], [0, 0, 0, 0]),
    ],
)
def test_level_players_share_the_upper_place(sums: list[int], expected: list[int]) -> None:
    """MEINZ-R5: 50, 45, 40, 40: the two 40s get nothing; 50, 40, 40, 30: 3, 0, 0, 2."""
    assert points(sums) == expected


@given(st.lists(st.integers(20, 60), min_size=4, max_size=4), st.permutations(range(4)))
def test_points_belong_to_sums_and_not_to_seats(sums: list[int], order: list[int]) -> None:
    before = points(sums)

    assert points([sums[seat] for seat in order]) == [before[seat] for seat in order]


def test_the_monster_adds_12_to_its_sum() -> None:
    gained = score(game_of(3), [40, 39, 38, 29])

    assert gained.points == [1, 0, 2, 3]
    assert [(line.rule, line.seat, line.facts) for line in gained.lines] == [
        ("second", 0, (40,)),
        ("third", 1, (39,)),
        ("lowest", 2, (38,)),
        ("highest", 3, (41,)),
    ]


def test_the_monster_can_be_level_with_a_player() -> None:
    """MEINZ-R1: the monster takes part in places and points like a player."""
    assert points([40, 39, 38, 28], players=3) == [0, 0, 2, 0]


def test_each_line_names_the_place_and_shows_the_sum() -> None:
    match = begin_tricks(["b9 r5", "b8 r1", "b7 r6", "b6 g8"])

    play(match, "r5, call, r1, r6, g8")

    lines = match.past[-1].score.lines
    assert [(line.rule, line.points, line.facts) for line in lines] == [
        ("highest", 3, (20,)),
        ("level", 0, (0,)),
        ("level", 0, (0,)),
        ("level", 0, (0,)),
    ]


def test_sums_are_shown_to_nobody_before_the_round_ends() -> None:
    """MEINZ-R6: taken tricks are face down; two rounds with other tricks behind them show the same facts."""
    names = {"totals", "dealer", "leader", "trick", "tricks", "winning", "called", "last trick", "discard"}
    match = Match.begin(game_of(4), ShuffledDeals("sums"))
    stream = Stream("sums")

    while match.number == 1:
        for viewer in (0, 1, 2, 3, 7):
            facts = match.view(viewer).facts
            assert {name for name in facts if not name.startswith("shown ")} <= names
            assert len(facts.get("last trick", ())) in (0, 6)
        match.apply(match.turn, stream.choice(match.legal_actions(match.turn)))


@pytest.mark.parametrize(("players", "first"), [(3, 3), (4, 0)])
def test_a_match_has_eight_rounds_and_everybody_starts_twice(players: int, first: int) -> None:
    match = random_match(players, "eight rounds")

    starters = [past.dealer for past in match.past[1:]]

    assert starters == [(first + step) % 4 for step in range(8)]
    for past in match.past[1:]:
        leads = next(event.seat for event in past.journal if event.kind == "played")
        assert leads == past.dealer


def test_the_totals_are_the_points_of_all_rounds() -> None:
    match = random_match(3, "totals")

    gained = [sum(past.score.points[seat] for past in match.past) for seat in range(4)]

    assert match.standing.totals == gained


def test_the_match_is_won_by_the_best_of_the_people() -> None:
    """MEINZ-R1: the monster's score is shown, but it cannot win."""
    standing = Standing([9, 14, 14, 30], 3)

    assert game_of(3).winners(standing) == (1, 2)
    assert standing.facts()["totals"] == (9, 14, 14, 30)
    assert game_of(4).winners(standing) == (3,)


def test_equal_most_points_share_the_victory() -> None:
    assert game_of(4).winners(Standing([12, 9, 12, 12], 0)) == (0, 2, 3)


def test_the_monster_sits_between_the_third_player_and_the_first() -> None:
    """MEINZ-R1: its seat is the fourth, and it plays between them."""
    game = game_of(3)
    match = begin_tricks(["b9 r5", "b8 r1", "b7 r6"], stack="y9 r2", starter=2)

    play(match, "r6, pass, pass, r5, pass, pass, r1")

    assert game.house == (3,)
    assert [event.seat for event in match.past[-1].journal if event.kind == "played"] == [2, 3, 0, 1]
