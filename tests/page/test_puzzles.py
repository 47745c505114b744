"""Puzzles in a browser: found by game and theme, solved at a table, remembered; and one's own mistakes as such."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.conftest import SIZES, expect_trouble, problems_of, visit
from tests.page.test_axe import check
from tests.page.test_first import is_whole, targets_too_small
from tricktable.bots.puzzles.collection import all_puzzles


def open_puzzles(page: Page, address: str, game: str = "") -> None:
    page.goto(f"{address}/puzzles")
    expect(page.locator("ol li").first).to_be_visible()
    page.get_by_label("Game").select_option(game)


def choose(page: Page, action: str) -> None:
    """By its button, or by its card."""
    button = page.locator(f'#choices [data-action="{action}"]')
    if button.count():
        button.click()
        return
    suits = {"f": "forest", "g": "grassland", "r": "river", "c": "canyon", "v": "village"}
    name = re.compile(rf"^{suits[action[0]]} {action[1:]}\b")
    page.locator("#hand").get_by_role("button", name=name).first.click()


def test_a_puzzle_is_missed_solved_and_remembered(browser: Browser, address: str) -> None:
    """A wrong try does not give the answer away, and the next puzzle is another one."""
    page = visit(browser)
    open_puzzles(page, address, "hasp")
    count = page.locator("ol li").count()
    assert count == sum(puzzle.game == "hasp" for puzzle in all_puzzles().values())
    page.get_by_role("link", name="Next puzzle").click()
    expect(page.locator(".trial")).to_be_visible()
    puzzle = all_puzzles()[page.url.rpartition("/")[2]]
    best, *others = [choice.action for choice in puzzle.choices]

    choose(page, others[0])
    expect(page.locator(".trial .words")).to_be_visible()
    expect(page.get_by_text("Right!")).to_have_count(0)
    choose(page, best)
    expect(page.locator(".trial .words")).to_contain_text("Right!")
    expect(page.locator("[role=log]")).to_contain_text("Right!")
    expect(page.get_by_role("button", name="Next puzzle")).to_be_focused()
    page.keyboard.press("n")
    expect(page).not_to_have_url(re.compile(puzzle.id))
    page.get_by_role("button", name="Show the answer").click()
    expect(page.locator(".trial .words")).to_contain_text("Best:")
    page.keyboard.press("Escape")

    expect(page.get_by_role("status")).to_have_text("Solved 1 of 2")
    page.reload()
    expect(page.get_by_role("status")).to_have_text("Solved 1 of 2")
    expect(page.locator(".solved")).to_have_count(1)
    expect(page.locator(".missed")).to_have_count(1)


def test_the_lobby_leads_to_the_puzzle_of_the_day(browser: Browser, address: str) -> None:
    page = visit(browser, *SIZES["phone"], bypass_csp=True)
    page.goto(address)
    page.get_by_role("link", name="Puzzles").click()
    expect(page.get_by_role("heading", name="Puzzle of the day")).to_be_visible()
    assert targets_too_small(page) == []
    check(page)
    page.get_by_role("link", name="Solve it").click()
    expect(page.locator(".trial")).to_be_visible()
    assert is_whole(page)
    assert targets_too_small(page) == []
    check(page)


def test_a_puzzle_that_there_is_not_is_told_of(browser: Browser, address: str) -> None:
    page = visit(browser)
    expect_trouble(page, "404 GET /puzzles/nothing", "404 GET /api/puzzles/nothing")
    page.goto(f"{address}/puzzles/nothing")
    expect(page.get_by_text("There is no such puzzle.")).to_be_visible()


def test_themes_narrow_the_list(browser: Browser, address: str) -> None:
    page = visit(browser)
    puzzles = all_puzzles().values()
    theme = next(iter(puzzles)).themes[0]
    open_puzzles(page, address)
    page.get_by_label("Theme").select_option(theme)
    expect(page.locator("ol li")).to_have_count(sum(theme in puzzle.themes for puzzle in puzzles))


@pytest.mark.parametrize("language", ["de", "nl", "es"])
def test_puzzles_speak_every_language(browser: Browser, address: str, language: str) -> None:
    """A message that is missing is an error on the console, which fails this test."""
    page = visit(browser, *SIZES["phone"], language=language)
    page.goto(f"{address}/puzzles")
    page.locator("ol li a").first.click()
    expect(page.locator(".trial")).to_be_visible()
    page.keyboard.press("a")
    expect(page.locator(".trial .words")).to_be_visible()
    assert is_whole(page)
    assert problems_of(page) == []


def test_ones_own_mistakes_are_offered_beside_puzzles(browser: Browser, address: str) -> None:
    """Whoever is no guest yet has none. They come back after days: here the server says so at once."""
    page = visit(browser)
    open_puzzles(page, address)
    expect(page.get_by_role("heading", name="Your own mistakes")).to_have_count(0)
    page.request.post(f"{address}/api/guests", data={"name": "Ann"}, headers={"Origin": address})
    page.evaluate("localStorage.setItem('tricktable.guest', 'true')")
    item = {"match": "none", "seat": 0, "position": 3, "game": "hasp", "due": 0}
    due = {"items": [item], "due": 1, "waiting": 2, "next": 1_900_000_000_000}
    page.route("**/api/me/practice", lambda route: route.fulfill(json=due))
    page.reload()
    expect(page.get_by_text("One waits for another try. 2 more come back, the first on Mar 17, 2030.")).to_be_visible()
    expect(page.get_by_role("link", name="Practise")).to_have_attribute("href", "/practice")
