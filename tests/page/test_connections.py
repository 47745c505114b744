"""Connections: a server that dies and comes back, a second tab, a way back by the link, another name, and onlookers."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.conftest import expect_trouble, problems_of, visit
from tests.page.restarts import Restarting
from tests.page.servers import SECONDS
from tests.page.test_first import SIZES, make_move, open_choices, play_now

GONE = ("ERR_CONNECTION", "WebSocket")
"""What a browser complains about while there is no server."""
PATIENCE = 20_000
"""Milliseconds in which the page notices by itself what has changed."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Restarting]:
    """Runs when the test begins."""
    server = Restarting(tmp_path / "tables.db")
    server.start()
    yield server
    server.kill()


def own_hand(page: Page) -> list[str]:
    """What we hold, as it is read out; of a card, only what it is."""
    names: list[str] = page.locator("#hand button").evaluate_all(
        "all => all.map(each => each.ariaLabel.split(/[,;]/)[0])"
    )
    return sorted(names)


def own_moves(page: Page, address: str) -> int:
    """How many of our choices the table has made, as it tells them."""
    id = page.url.rpartition("/")[2]
    told = page.request.get(f"{address}/api/tables/{id}/updates?since=3").json()["messages"]
    news = [(each["news"], each["seat"]) for each in told if "news" in each]
    return sum(each["what"] == "moved" and each["seat"] == seat for each, seat in news)


def state_after(page: Page, address: str, number: int) -> dict[str, Any]:
    """What the table tells of itself as soon as it has told more than so much."""
    id = page.url.rpartition("/")[2]
    end = time.monotonic() + SECONDS
    while True:
        state: dict[str, Any] = page.request.get(f"{address}/api/tables/{id}/updates").json()["messages"][0]
        if state["number"] > number:
            return state
        assert time.monotonic() < end, f"nothing has happened after {number}"
        page.wait_for_timeout(50)


@pytest.mark.parametrize("size", SIZES)
def test_a_match_goes_on_by_itself_when_its_server_was_killed_and_is_back(
    browser: Browser, server: Restarting, size: str
) -> None:
    """It is said that the connection is lost, and that it is back; nothing has to be loaded again, nothing is lost."""
    page = visit(browser, *SIZES[size])
    play_now(page, server.address, "njet", 3)
    for _ in range(3):
        make_move(page)
    expect(open_choices(page).first).to_be_visible()
    page.wait_for_timeout(500)
    hand = own_hand(page)

    expect_trouble(page, *GONE)
    server.kill()
    expect(page.get_by_role("status").get_by_text("Connection lost")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert own_hand(page) == hand
    server.start()

    expect(page.get_by_text("The connection is back.")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_text("The connection is back.")).to_be_hidden()
    assert own_hand(page) == hand
    for _ in range(3):
        assert make_move(page)


def test_a_choice_made_while_nobody_hears_it_is_made_once_when_the_server_is_back(
    browser: Browser, server: Restarting
) -> None:
    page = visit(browser)
    play_now(page, server.address, "hasp", 2)
    expect(open_choices(page).first).to_be_visible()
    page.wait_for_timeout(500)
    expect_trouble(page, *GONE)
    server.kill()
    expect(page.get_by_text("Connection lost")).to_be_visible()

    open_choices(page).first.click()
    page.wait_for_timeout(300)
    server.start()
    expect(page.get_by_text("The connection is back.")).to_be_visible(timeout=PATIENCE)

    end = time.monotonic() + SECONDS
    while own_moves(page, server.address) == 0 and time.monotonic() < end:
        page.wait_for_timeout(50)
    page.wait_for_timeout(300)
    assert own_moves(page, server.address) == 1
    assert make_move(page)


def test_the_lobby_says_that_nobody_answers_and_mends_itself(browser: Browser, server: Restarting) -> None:
    page = visit(browser, *SIZES["phone"])
    page.goto(server.address)
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()

    expect_trouble(page, *GONE)
    server.kill()
    expect(page.get_by_text("The server cannot be reached.")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("button", name="Play now")).to_be_disabled()
    server.start()
    # The page looks by itself now and then: with that the button may be gone already.
    page.get_by_role("button", name="Try again").evaluate_all("all => all.forEach(each => each.click())")

    expect(page.get_by_text("The server cannot be reached.")).to_be_hidden(timeout=PATIENCE)
    page.get_by_role("button", name="Play now").click()
    expect(page.locator("#hand button")).not_to_have_count(0)


def test_a_second_tab_is_the_same_player(browser: Browser, address: str) -> None:
    """Both show the same hand; what is played in one is gone in the other; closing one disturbs nobody."""
    first = visit(browser)
    play_now(first, address, "mue", 4)
    expect(first.locator("#hand button")).to_have_count(15)
    second = first.context.new_page()
    second.goto(first.url)
    expect(second.locator("#hand button")).to_have_count(15)
    assert own_hand(second) == own_hand(first)

    for page in (first, second, first):
        make_move(page)
    number = state_after(first, address, 0)["number"]
    second.close()
    make_move(first)

    after = state_after(first, address, number)
    assert not any(seat.get("bot") for seat in after["table"]["seats"] if seat["kind"] == "person")
    assert problems_of(first) == []


def test_whoever_left_comes_back_by_the_link_with_another_name_and_the_same_chair(
    browser: Browser, address: str
) -> None:
    """A name is taken at once; at a table where one sits, the name with which one came stays."""
    page = visit(browser)
    play_now(page, address, "was_sticht", 3)
    link = page.url
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="You are Guest").click()
    page.get_by_role("textbox", name="Your name").fill("Ann")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("button", name="You are Ann")).to_be_visible()
    page.goto("about:blank")
    page.goto(link)
    make_move(page)
    page.goto(address)

    expect(page.get_by_role("button", name="You are Ann")).to_be_visible()
    expect(page.get_by_role("region", name="Your tables").locator("li")).to_contain_text("Guest")
    page.get_by_role("button", name="Play with friends").click()
    expect(page.locator(".chairs b")).to_have_text("Ann")
    assert problems_of(page) == []


def test_onlookers_see_no_hand_and_are_told_so(browser: Browser, address: str) -> None:
    """A match is shown to whoever has the link; they are offered nothing that the server would refuse."""
    player, onlooker = visit(browser), visit(browser, *SIZES["phone"])
    play_now(player, address, "hasp", 3)
    onlooker.goto(player.url)

    expect(onlooker.get_by_text("You are watching: hands stay hidden until the match is over.")).to_be_visible()
    make_move(player)
    expect(onlooker.locator("#hand")).to_have_count(0)
    expect(open_choices(onlooker)).to_have_count(0)
    expect(onlooker.get_by_role("button", name="Sit here")).to_have_count(0)
    assert onlooker.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert problems_of(player) == []
    assert problems_of(onlooker) == []


def play_out(address: str, began: Callable[[str], None]) -> None:
    """Plays one round of Mü against bots over HTTP, by whatever comes first; `began` gets the link when it begins."""
    with httpx.Client(base_url=address, timeout=SECONDS) as player:
        guest = player.post("/api/guests", json={"name": "Ann", "is_program": True}).json()
        player.cookies.clear()
        player.headers["Authorization"] = f"Bearer {guest['token']}"
        wishes = {"game": "mue", "players": 4, "level": "thumb", "options": {"hands": "1"}, "is_private": True}
        id = player.post("/api/tables", json=wishes).json()["id"]
        for request in ("sit", "start"):
            player.post(f"/api/tables/{id}/requests", json={"type": request}).raise_for_status()
        began(f"{address}/t/{id}")
        while True:
            state = player.get(f"/api/tables/{id}/updates").json()["messages"][0]
            if state["table"]["stage"] == "over":
                return
            legal = state["view"].get("legal")
            if legal:
                act = {"type": "act", "action": legal[0], "seen": state["number"]}
                player.post(f"/api/tables/{id}/requests", json=act)


def test_after_the_match_onlookers_are_led_to_all_the_cards(browser: Browser, address: str) -> None:
    page = visit(browser)

    def watch(link: str) -> None:
        page.goto(link)
        expect(page.get_by_text("You are watching")).to_be_visible()

    play_out(address, watch)

    expect(page.get_by_text("The match is over. The replay shows all cards.")).to_be_visible(timeout=PATIENCE)
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("heading", level=1, name="Mü")).to_be_focused()
    assert problems_of(page) == []


def test_a_table_that_does_not_exist_is_told_at_once(browser: Browser, address: str) -> None:
    page = visit(browser)
    expect_trouble(page, "404 GET /t/nothing", "WebSocket")
    tries: list[str] = []
    page.on("websocket", lambda socket: tries.append(socket.url))
    page.goto(f"{address}/t/nothing")

    expect(page.get_by_text("There is no such table.")).to_be_visible()

    assert len(tries) <= 1, "it was asked for again before that was told"
    page.get_by_role("link", name="To the lobby").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
