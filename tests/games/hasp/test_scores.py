"""Who wins the pot, who deals next, and who wins the match."""

import pytest

from tests.games.hasp.rounds import do, full_round, gained, game_of, may, round_of, scored
from tricktable.core.errors import IllegalAction
from tricktable.core.matches import Match
from tricktable.core.scores import ScoreLine, Standing
from tricktable.games.hasp.scores import is_decided

LEVEL = "1 1 1 1 1 1 1 1 1 1"
"""Under this table all tricks are worth the same."""
ONE_EACH = ("v9 f2 g2", "f6 r3 r4", "c3 f3 r6")
"""With three players and nothing but the village trump: each can take one trick."""
TWO_TAKERS = ("f2 r2", "f6 r3", "f3 r6")
"""With three players: seat 1 takes the first trick, seat 2 the second."""


def play_on(match: Match, choices: str = "") -> None:
    """These choices first; then everybody passes and plays their lowest card until the first round is over."""
    if choices:
        do(match, choices)
    while not match.past:
        do(match, "pass" if "pass" in may(match) else may(match).split(", ")[0])


def card_points(match: Match) -> list[int]:
    return [line.facts[0] for line in scored(match) if line.rule == "card points"]


def test_more_points_win_the_pot() -> None:
    """HASP-C2: 21 to 26 with a pot of 3: the second team scores 3. HASP-R11: both partners show the side's points."""
    hands = (
        "f3 c6 v10 | f5 g4 c1 c3",
        "f2 r2 c4 | g5 r4 r5 r6",
        "g1 r1 v9 | f4 g3 g6 c5",
        "f6 g2 v8 | f1 r3 c2 v7",
    )
    match = round_of(hands, dealer=3)
    do(match, "trump c, pass, f3, pass, f2, predict great, f4, predict minor, f6")
    do(match, "v8, v10, c4, v9, f5, r4, c5, f1, g1, g2, g4, g5, r5, r1, r3, c3, c1, r6, g6, c2, v7, c6, r2, g3")

    assert card_points(match) == [21, 26, 21, 26]
    assert gained(match) == [0, 3, 0, 3]
    assert scored(match)[4:] == [ScoreLine("pot", 1, 3), ScoreLine("pot", 3, 3)]


@pytest.mark.parametrize(("hands", "said"), [(("f3 | g3", "f4 | g4"), "no"), (("f5 | g5", "f4 | g4"), "all")])
def test_a_promise_kept_to_the_end_scores_whatever_the_points(hands: tuple[str, str], said: str) -> None:
    """HASP-R9."""
    match = round_of(hands, dealer=1)

    play_on(match, f"trump none, predict {said}")

    assert scored(match) == [ScoreLine("kept", 0, 3)]
    assert gained(match) == [3, 0]


def test_the_last_trick_can_still_ruin_a_promise() -> None:
    match = round_of(("f5 | g3", "f4 | g4"), dealer=1)

    play_on(match, "trump none, predict all, f5")

    assert scored(match) == [ScoreLine("ruined", 1, 3)]


def test_both_partners_score_a_kept_promise() -> None:
    """HASP-R11."""
    match = round_of(("f5 | v9", "f4 | g4", "f2 | g2", "f1 | g1"), dealer=3)

    play_on(match, "trump none, predict all, f5")

    assert scored(match) == [ScoreLine("kept", 0, 3), ScoreLine("kept", 2, 3)]


@pytest.mark.parametrize("dealer", [0, 1])
def test_with_two_players_the_announcer_loses_a_tie(dealer: int) -> None:
    match = round_of(("f3 | g5", "g3 | f5"), dealer=dealer)

    do(match, "trump none, pass")
    play_on(match, "f5, pass, f3, g3, g5" if match.turn == 1 else "g5, pass, g3, f3, f5")

    assert card_points(match) == [4, 4]
    assert gained(match) == ([1, 0] if dealer == 0 else [0, 1])


@pytest.mark.parametrize(("dealer", "points"), [(3, [0, 1, 0, 1]), (0, [1, 0, 1, 0])])
def test_under_another_table_the_announcers_side_loses_a_tie_of_teams(dealer: int, points: list[int]) -> None:
    """HASP-R7."""
    match = round_of(("f1 | g1", "f6 | g2", "f2 | g6", "f3 | g3"), dealer=dealer, game=game_of(4, values=LEVEL))

    play_on(match, "trump none, pass, f1" if dealer == 3 else "trump none, pass, g2")

    assert card_points(match) == [4, 4, 4, 4]
    assert gained(match) == points


def test_with_three_players_two_with_most_points_both_score_the_pot() -> None:
    match = round_of(TWO_TAKERS, turned="v10", dealer=2, game=game_of(3, values=LEVEL))

    play_on(match)

    assert card_points(match) == [0, 3, 3]
    assert gained(match) == [0, 1, 1]


@pytest.mark.parametrize(("said", "points"), [("pass", [0, 0, 0]), ("predict great", [0, 2, 2])])
def test_three_equal_players_score_if_they_predicted_nothing_and_somebody_did(said: str, points: list[int]) -> None:
    match = round_of(ONE_EACH, turned="v10", dealer=2, game=game_of(3, values=LEVEL))

    do(match, f"{said}, v9, pass, r3, pass, c3, f2, f6, f3, r4, r6, g2")

    assert card_points(match) == [3, 3, 3]
    assert gained(match) == points


def test_three_players_find_all_ruined_scores_for_whoever_took_that_trick() -> None:
    """HASP-R5."""
    match = round_of(TWO_TAKERS, turned="v10", dealer=2)

    play_on(match, "predict all")

    assert scored(match) == [ScoreLine("ruined", 1, 3)]


def test_three_players_no_find_ruined_scores_for_both_others() -> None:
    """HASP-R5."""
    match = round_of(TWO_TAKERS, turned="v10", dealer=2)

    play_on(match, "pass, f2, predict no")

    assert scored(match) == [ScoreLine("ruined", 0, 3), ScoreLine("ruined", 2, 3)]


def test_three_players_a_kept_promise_scores_for_its_player() -> None:
    """HASP-R5."""
    match = round_of(TWO_TAKERS, turned="v10", dealer=2)

    play_on(match, "predict no")

    assert scored(match) == [ScoreLine("kept", 0, 3)]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("dealer", [0, 1])
def test_whoever_opened_the_round_deals_the_next(players: int, dealer: int) -> None:
    """The announcer; with three players HASP-R8: the left neighbour of the last dealer."""
    match = full_round(players, dealer=dealer)
    opener = match.turn

    play_on(match, "" if players == 3 else "trump none")

    assert match.standing.dealer == opener == (dealer + 1) % players
    assert match.number == 2
    assert match.turn == (opener + 1) % players


@pytest.mark.parametrize(
    ("players", "totals", "decided"),
    [
        (2, [11, 11], False),
        (2, [12, 11], True),
        (4, [3, 13, 3, 13], True),
        (4, [11, 10, 11, 10], False),
        (3, [12, 11, 2], True),
        (3, [12, 12, 2], False),
        (3, [14, 13, 13], True),
        (3, [15, 15, 15], False),
        (3, [11, 1, 2], False),
    ],
)
def test_the_match_ends_with_twelve_points(players: int, totals: list[int], decided: bool) -> None:
    """With three players only if they are more than everybody else's."""
    assert is_decided(Standing(totals, 0), players) is decided


def test_both_partners_win() -> None:
    """HASP-R11."""
    match = round_of(("f5 | v9", "f4 | g4", "f2 | g2", "f1 | g1"), dealer=3)
    match.standing.totals = [11, 9, 11, 9]

    play_on(match, "trump none, predict great")

    assert match.is_over
    assert match.standing.totals == [13, 9, 13, 9]
    assert match.winners() == (0, 2)
    assert match.awaited() == ()
    with pytest.raises(IllegalAction):
        match.apply_text(0, "pass")


def test_three_players_play_on_while_two_are_level_at_the_top() -> None:
    match = round_of(TWO_TAKERS, turned="v10", dealer=2, game=game_of(3, values=LEVEL))
    match.standing.totals = [3, 11, 11]

    play_on(match)

    assert match.standing.totals == [3, 12, 12]
    assert not match.is_over
    assert match.winners() == ()
