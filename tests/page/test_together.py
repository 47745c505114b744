"""People together at a table, each in a browser of their own, with bots beside them and somebody who watches."""

import json
import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.conftest import SIZES, visit
from tests.page.hearing import heard, listen, wait_to_hear
from tests.page.knowledge import Ear
from tests.page.players import Keys, Mouse, Player
from tests.page.tables import id_of, open_table, sit_down, start
from tricktable.core.events import HIDDEN
from tricktable.core.record_playback import playback
from tricktable.core.records import Record
from tricktable.games.records import game_of

SECRET = {"dealt", "discarded", "gave", "received", "picked", "saw trumps"}
"""Kinds of events whose values are for one seat alone."""


def told_to(frames: list[str]) -> list[dict[str, Any]]:
    """What a table has told, as JSON."""
    return [json.loads(frame) for frame in frames]


def secret_values(frames: list[str], seat: int | None) -> list[object]:
    """Values that only another seat may know."""
    events = [event for told in told_to(frames) for event in (told.get("events") or told.get("history") or [])]
    return [event for event in events if event[0] in SECRET and event[1] != seat and set(event[2]) - {HIDDEN}]


def hands_in(frames: list[str]) -> list[object]:
    """Hands that were told as the viewer's own."""
    return [told["view"]["hand"] for told in told_to(frames) if told.get("view") and told["view"].get("hand")]


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("hasp", {}),
        pytest.param("njet", {}, marks=pytest.mark.soak),
        pytest.param("meinz", {}, marks=pytest.mark.soak),
        pytest.param("was_sticht", {}, marks=pytest.mark.soak),
        pytest.param("mue", {"hands": "3"}, marks=pytest.mark.soak),
    ],
)
def test_two_people_and_two_bots_play_a_whole_match_and_somebody_watches(
    browser: Browser, address: str, game: str, options: dict[str, str]
) -> None:
    """One plays by mouse, one by keys; whoever watches sees cards of nobody's hand, and all see the same end."""
    host, friend, watcher = visit(browser), visit(browser, *SIZES["phone"]), visit(browser)
    listen(host)
    ears = {page: Ear(page) for page in (host, friend, watcher)}
    link = open_table(host, address, game=game, players=4, options=options)
    sit_down(host, link)
    sit_down(friend, link, 1)
    start(host)
    watcher.goto(link)
    expect(watcher.get_by_text("You are watching:")).to_be_visible()

    def nothing_is_seen(_: Page) -> None:
        assert watcher.locator("#hand").count() == 0
        assert watcher.locator("#choices button:enabled").count() == 0

    players = (
        Player(host, Mouse(host), Random("host"), nothing_is_seen),
        Player(friend, Keys(friend), Random("friend")),
    )
    while not all(player.is_over for player in players):
        for player in players:
            if not player.is_over:
                player.step()

    won = [page.get_by_role("heading", name="won").first for page in (host, friend, watcher)]
    for heading in won:
        expect(heading).to_be_visible()
    friend.get_by_role("button", name="Play again").click()
    wait_to_hear(host, "would like to play again.")
    expect(host.get_by_text("would like to play again").last).to_be_visible()
    result = next(line for line in heard(host) if re.search("You have won!|(?<!would )ha(s|ve) won\\.", line))
    assert re.search(r"Round \d+ is over\. .* Score: ", result)
    seats = {
        page: next((told["seat"] for told in told_to(ear.frames) if "seat" in told), None) for page, ear in ears.items()
    }
    assert seats[watcher] is None
    assert seats[host] != seats[friend]
    for page, ear in ears.items():
        assert len(ear.frames) > 20
        assert secret_values(ear.frames, seats[page]) == []
    assert hands_in(ears[watcher].frames) == []
    check_end(host, address, link)
    host.get_by_role("button", name="Play again").click()
    for page in (host, friend):
        page.wait_for_url(lambda url: "/t/" in url and url != link)
        expect(page.locator("#hand, #choices").first).to_be_visible()


def check_end(page: Page, address: str, link: str) -> None:
    """The record of the match plays back to an end."""
    answer = page.request.get(f"{address}/api/tables/{id_of(link)}/record")
    assert answer.ok, answer.text()
    record = Record.parse(answer.text())
    *_, last = playback(record, game_of(record))
    assert last.is_over
