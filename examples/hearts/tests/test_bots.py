"""The bots play Hearts well."""

import pytest
from hearts_matches import dealt, play

from tricktable.bots import find_bot
from tricktable.bots.arena.contests import Contest, hold
from tricktable.bots.kit import kit_of
from tricktable.core.streams import Stream
from tricktable.games import new_game
from tricktable.testing.matches import positions


@pytest.mark.parametrize("unit", ["round", "match"])
def test_thumb_is_stronger_than_simple(unit: str) -> None:
    deals = {"round": 60, "match": 12}[unit]

    report = hold(Contest("hearts", 4, (), ("thumb", "simple"), unit, "hearts", deals))

    assert report.comparisons[0].stronger() == "thumb"


def test_thumb_ducks_under_the_queen() -> None:
    match = dealt("c2 s5 sJ d2", "c3 sQ s2", "c4 sK", "c5 sA")
    play(match, "c2 c3 c4 c5")

    assert match.turn == 3
    play(match, "sA")

    assert find_bot("thumb").choose(match.view(0), Stream("thumb")) == match.game.deck.parse("sJ")


@pytest.mark.parametrize("players", [3, 4, 5])
def test_search_plays_every_phase(players: int) -> None:
    game = new_game("hearts", players)
    search = find_bot("search")
    for place, match in enumerate(positions(game, "search")):
        if place % 40 == 0 and not match.is_over:
            view = match.view(match.turn)
            assert search.choose(view, Stream(f"search {place}")) in view.legal
        if place > 400:
            break


def test_the_kernel_plays_hearts() -> None:
    assert kit_of(new_game("hearts", 4)).translation is not None
