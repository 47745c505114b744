"""Whole matches in a browser: every game to its end, by clicks, taps and keys."""

from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.page.conftest import GAMES, SIZES, visit
from tests.page.players import Keys, Mouse, Player, play_now, play_now_by_keys

WAYS = ("click", "keys")
SOON = {("hasp", "wide", "click"), ("hasp", "phone", "keys")}
"""Matches that every test plays: the shortest game in both ways. The others are for the soak."""
QUICK_BOTS = "localStorage.setItem('tricktable.level', JSON.stringify('easy'))"
"""The level that this browser chose last."""
MATCHES = [
    pytest.param(
        game, size, way, marks=() if (game, size, way) in SOON else pytest.mark.soak, id=f"{game}-{size}-{way}"
    )
    for game in GAMES
    for size in SIZES
    for way in WAYS
]


@pytest.mark.parametrize(("game", "size", "way"), MATCHES)
def test_a_newcomer_plays_a_whole_match(browser: Browser, address: str, game: str, size: str, way: str) -> None:
    """From the lobby to the winners and the replay, with the players and rules that a newcomer is offered."""
    page = visit(browser, *SIZES[size], has_touch=size == "phone")
    page.add_init_script(QUICK_BOTS)
    player = Player(page, Mouse(page) if way == "click" else Keys(page), Random(f"{game} {size} {way}"))
    if way == "click":
        play_now(page, address, game)
    else:
        play_now_by_keys(page, address, game)

    is_over = player.play()

    assert is_over
    assert player.moves
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
