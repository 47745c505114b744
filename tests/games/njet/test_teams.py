"""Naming the teams and giving the monster card."""

from tests.games.njet.rounds import do, legal, njet, refused, settle, small_round
from tricktable.core.events import Event


def one_card_each(players: int) -> list[str]:
    return [f"b{seat + 1}" for seat in range(players)]


def test_four_players_are_two_against_two() -> None:
    match = settle(small_round(njet(4), one_card_each(4)), start=2)

    assert match.awaited() == (2,)
    assert legal(match, 2) == ["team 0+2", "team 1+2", "team 2+3"]
    assert refused(match, 2, "team 0+1") == "team"
    assert refused(match, 0, "team 0+2") == "turn"
    do(match, "team 1+2")
    assert match.phase.name == "trick"
    assert match.view().facts["team"] == (1, 2)
    assert "monster" not in match.view().facts


def test_five_players_are_three_against_two_on_the_side_of_the_start_players_choice() -> None:
    match = settle(small_round(njet(5), one_card_each(5)), start=1)

    assert legal(match, 1) == [
        *("team 0+1", "team 1+2", "team 1+3", "team 1+4"),
        *("team 0+1+2", "team 0+1+3", "team 0+1+4", "team 1+2+3", "team 1+2+4", "team 1+3+4"),
    ]


def test_the_monster_goes_to_the_smaller_team_whichever_side_it_is() -> None:
    game = njet(5)
    small = do(settle(small_round(game, one_card_each(5)), start=1), "team 1+4")
    large = do(settle(small_round(game, one_card_each(5)), start=1), "team 0+1+4")

    assert small.phase.name == "monster"
    assert legal(small, 1) == ["monster 1", "monster 4"]
    assert legal(large, 1) == ["monster 2", "monster 3"]
    assert refused(large, 1, "monster 4") == "monster"
    assert refused(large, 2, "monster 2") == "turn"
    do(large, "monster 3")
    assert large.view().facts["monster"] == (3,)
    assert large.view().history[-1] == Event("gave monster", 1, (3,))


def test_with_three_players_the_one_who_is_alone_gets_the_monster() -> None:
    """The only possible holder is still a step of its own."""
    game = njet(3)
    alone = do(settle(small_round(game, one_card_each(3)), start=1), "team 1")
    pair = do(settle(small_round(game, one_card_each(3)), start=1), "team 1+2")

    assert legal(settle(small_round(game, one_card_each(3)), start=1), 1) == ["team 1", "team 0+1", "team 1+2"]
    assert legal(alone, 1) == ["monster 1"]
    assert legal(pair, 1) == ["monster 0"]


def test_two_players_name_no_teams_and_have_no_monster() -> None:
    """NJET-R8: each alone, and the start player leads at once."""
    game = njet(2)

    match = settle(small_round(game, one_card_each(2)), start=1)

    assert match.phase.name == "trick"
    assert match.turn == 1
    assert match.view().facts["team"] == (1,)
    assert "monster" not in match.view().facts
    assert not any(text.startswith(("team", "monster")) for text in game.actions.text)


def test_teams_come_before_the_cache_and_the_cache_before_the_first_lead() -> None:
    """NJET-R2: teams and monster, then the cache, then the start player leads."""
    match = settle(small_round(njet(3), ["b1 b2", "b3 b4", "b5 b6"]), start=2, cache="discard-1")
    phases = [match.phase.name]

    for step in ("team 2", "monster 2", "discard b1", "discard b3", "discard b5"):
        do(match, step)
        phases.append(match.phase.name)

    assert phases == ["teams", "monster", "cache", "cache", "cache", "trick"]
    assert match.turn == 2
