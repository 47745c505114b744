"""The page in a browser: one click and a match is played by clicking; friends come by a link; nothing is lost."""

import re
import time

import pytest
from playwright.sync_api import Browser, Locator, Page, TimeoutError, expect

from tests.page.conftest import expect_trouble, problems_of, visit

SIZES = {"wide": (1280, 800), "phone": (390, 844)}
GAMES = ("hasp", "njet", "meinz", "was_sticht", "mue")
PLAYERS = {"hasp": 4, "njet": 5, "meinz": 3, "was_sticht": 3, "mue": 6}
"""Each with a number of players that is not the easiest to draw."""
REACH = 3000.0
"""Milliseconds in which whatever is offered can be reached, if it is still offered."""
SIGN = """() => [
    document.querySelector("[role=log]")?.textContent,
    ...[...document.querySelectorAll("#hand button, #choices button")].map((each) => each.outerHTML),
].join()"""
"""What is told, held and offered: after a choice it is something else."""


def play_now(page: Page, address: str, game: str, players: int) -> None:
    """From the lobby to the first look at one's cards."""
    page.goto(address)
    page.locator(f"input[value={game}]").check(force=True)
    page.locator(".segments label", has_text=str(players)).first.click()
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".felt")).to_be_visible()


def open_choices(page: Page) -> Locator:
    """Whatever can be clicked to choose something."""
    return page.locator("#hand button.open, #choices button:not([disabled])")


def make_move(page: Page) -> str:
    """Waits until we may choose, and chooses the first; how it was offered."""
    end = time.monotonic() + 30
    while time.monotonic() < end:
        try:
            if page.locator(".ending button.primary").count():
                page.locator(".ending button.primary").click(timeout=REACH)
            choices = open_choices(page)
            if choices.count():
                choice = choices.first
                what = choice.get_attribute("data-action", timeout=REACH) or choice.get_attribute("aria-label") or ""
                before = page.evaluate(SIGN)
                choice.click(timeout=REACH)
                arrives = time.monotonic() + REACH / 1000
                while page.evaluate(SIGN) == before and time.monotonic() < arrives:
                    page.wait_for_timeout(20)
                return what
        except TimeoutError:
            continue  # it is not offered any more: what was chosen before has only now arrived
        page.wait_for_timeout(40)
    raise AssertionError("nobody asks us anything")


def is_whole(page: Page) -> bool:
    """Nothing is wider or higher than the window, where the page does not scroll; nothing is cut off at its side. What
    measures itself may need a few frames after the window has changed."""
    return bool(
        page.evaluate(
            """async () => {
                const isWhole = () => {
                    const { scrollWidth, scrollHeight } = document.documentElement;
                    const parts = [...document.querySelectorAll('header, nav button, main > *, #hand button')];
                    const reach = Math.max(...parts.map((part) => part.getBoundingClientRect().right));
                    return scrollWidth <= innerWidth && scrollHeight <= innerHeight && reach <= innerWidth;
                };
                for (let frame = 0; frame < 30 && !isWhole(); frame += 1) {
                    await new Promise(requestAnimationFrame);
                }
                return isWhole();
            }"""
        )
    )


def targets_too_small(page: Page) -> list[str]:
    """Buttons and links that a finger would miss."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('button, a, select')].flatMap((each) => {
            const { width, height } = each.getBoundingClientRect();
            return width && (width < 44 || height < 44) ? [`${each.outerHTML.slice(0, 80)} ${width} x ${height}`] : [];
        })"""
    )
    return found


@pytest.mark.soak  # whole matches and first rounds are played elsewhere; here with more players
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_plays_with_one_click(browser: Browser, address: str, game: str, size: str) -> None:
    """Every game can be played by clicking, on a phone and on a wide screen, and fits the window all the time."""
    page = visit(browser, *SIZES[size])

    play_now(page, address, game, PLAYERS[game])
    moves = []
    for _ in range(12):
        moves.append(make_move(page))
        assert is_whole(page)
        if size == "phone":
            assert targets_too_small(page) == []

    assert all(moves)
    assert problems_of(page) == []
    page.context.close()


def test_a_friend_comes_by_the_link_and_both_see_the_match_begin(browser: Browser, address: str) -> None:
    """A private table: its host waits, a friend opens the link and sits down, the host starts with bots."""
    host = visit(browser)
    host.goto(address)
    host.locator("input[value=hasp]").check(force=True)
    host.get_by_role("button", name="Play with friends").click()
    link = host.locator("#link").input_value()

    friend = visit(browser, *SIZES["phone"])
    friend.goto(link)
    friend.get_by_label("What are you called?").fill("Ben")
    friend.keyboard.press("Enter")
    expect(host.locator(".chairs b")).to_have_text(["Guest", "Ben"])
    host.get_by_role("button", name=re.compile("Start with 2 bots")).click()

    expect(host.locator("#hand button")).not_to_have_count(0)
    expect(friend.locator("#hand button")).not_to_have_count(0)
    assert problems_of(host) == []
    assert problems_of(friend) == []
    host.context.close()
    friend.context.close()


def test_a_reload_goes_on_where_we_were(browser: Browser, address: str) -> None:
    """Whoever comes back has the same hand at the same table, and the lobby knows the table too."""
    page = visit(browser)
    play_now(page, address, "mue", 4)
    expect(page.locator("#hand button")).to_have_count(15)
    hand = page.locator("#hand button").evaluate_all("all => all.map(each => each.ariaLabel)")

    page.reload()
    expect(page.locator("#hand button")).to_have_count(15)
    again = page.locator("#hand button").evaluate_all("all => all.map(each => each.ariaLabel)")
    page.goto(address)

    assert again == hand
    expect(page.get_by_role("button", name="Continue")).to_be_visible()
    assert problems_of(page) == []
    page.context.close()


@pytest.mark.parametrize(("language", "now"), [("de", "Jetzt spielen"), ("nl", "Nu spelen"), ("es", "Jugar ya")])
def test_the_page_speaks_the_browsers_language(browser: Browser, address: str, language: str, now: str) -> None:
    """The first visit is in the language of the browser; no message is missing."""
    page = visit(browser, language=language)
    page.goto(address)

    page.get_by_role("button", name=now).click()
    expect(page.locator(".felt")).to_be_visible()
    make_move(page)
    shown = page.locator("body").inner_text()

    assert page.evaluate("document.documentElement.lang") == language
    assert "{" not in shown
    assert "$" not in shown
    page.context.close()


def test_an_unknown_address_has_a_page_in_the_readers_language_with_the_way_to_the_lobby(
    browser: Browser, address: str
) -> None:
    """Programs that ask for something else get the problem as JSON, and so does everybody under `/api`."""
    page = visit(browser, *SIZES["phone"], language="de")
    expect_trouble(page, "404")

    answer = page.goto(f"{address}/nowhere/at/all")

    assert answer is not None
    assert answer.status == 404
    expect(page.get_by_text("Unter dieser Adresse gibt es nichts.")).to_be_visible()
    page.get_by_role("link", name="Zur Übersicht").click()
    expect(page.get_by_role("button", name="Jetzt spielen")).to_be_visible()
    for path, accept in (("/api/nowhere", "text/html"), ("/nowhere", "*/*")):
        told = page.request.get(f"{address}{path}", headers={"Accept": accept})
        assert (told.status, told.json()["code"]) == (404, "unknown")
