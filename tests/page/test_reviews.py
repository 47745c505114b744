"""Reviews in a browser: mistakes are found, looked at, tried again and solved; with one's own eyes until all cards are
wished for."""

import re
from collections.abc import Callable
from random import Random
from typing import Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.page.blunders import BLUNDER, BLUNDERS, SEED, Loser, lost_record
from tests.page.conftest import SETTLE, SIZES, expect_trouble, problems_of, visit
from tests.page.players import CHOICES, Mouse, tab_to
from tests.page.tables import open_table, sit_down, start
from tests.page.test_axe import check
from tests.page.test_first import is_whole, targets_too_small
from tests.page.test_replays import bring, golden
from tricktable.tables.played.played_match import PlayedMatch

WINDOWS: Final = ((1280, 800), (390, 844), (320, 640), (844, 390))
SUMMARY: Final = ".summary"


def open_review(page: Page, address: str, seat: str = "0") -> str:
    """The review of the match that was lost on purpose, to its end; the address of the replay."""
    link = f"{address}/r/{bring(page, address, lost_record())}"
    page.goto(f"{link}?review={seat}")
    expect(page.locator(SUMMARY)).to_be_visible(timeout=90_000)
    return link


def expect_blunder(page: Page, place: int) -> None:
    """The verdict on a blunder is shown, in the position before it."""
    expect(page.locator(".count")).to_have_text(f"{place} of {BLUNDERS}")
    expect(page.locator(".verdict")).to_contain_text("Blunder")
    expect(page.locator(".verdict")).to_contain_text("was better")


def actions(page: Page) -> list[str]:
    """What can be chosen, in notation."""
    return [
        str(action) for action in page.locator("#choices button").evaluate_all("all => all.map(e => e.dataset.action)")
    ]


def solve(page: Page, choose: Callable[[str], None]) -> None:
    """Tries one choice after the other, the blunder first, until one is right."""
    words = page.locator(".trial .words")
    offered = actions(page)
    assert BLUNDER in offered
    for action in sorted(offered, key=lambda each: each != BLUNDER):
        choose(action)
        expect(words).to_be_visible(timeout=60_000)
        if action == BLUNDER:
            expect(words).to_contain_text("Blunder")
            assert "better" not in words.inner_text()  # the answer is still to be found
        if "Right!" in words.inner_text():
            return
        expect(page.get_by_role("button", name="Once more")).to_be_visible()
    raise AssertionError(f"none of {offered} is right")


def test_a_match_by_clicks_is_reviewed_and_its_blunders_are_solved(browser: Browser, address: str) -> None:
    """From the first card to the last try, with a mouse. Somebody else may not review a private match."""
    page = visit(browser)
    sit_down(page, open_table(page, address, game="hasp", players=2, seed=SEED, level="thumb"))
    start(page)
    loser = Loser(page, Mouse(page), Random(SEED))
    assert loser.play()
    assert loser.moves.count(BLUNDER) >= 2

    page.get_by_role("link", name="Review").click()
    expect(page.locator(SUMMARY)).to_be_visible(timeout=90_000)
    expect(page.locator(SUMMARY)).to_contain_text(f"{BLUNDERS} blunders")
    for _ in range(2):
        page.get_by_role("button", name="Next mistake").click()
        expect(page.locator(".verdict")).to_contain_text("Blunder")
    page.get_by_role("button", name="Previous mistake").click()
    page.get_by_role("button", name="Try again").click()
    for _ in range(2):
        expect(page.locator(".review, .curve, [role=slider]")).to_have_count(0)  # nothing tells what came later
        solve(page, lambda action: page.locator(f'#choices [data-action="{action}"]').click())
        if page.get_by_role("button", name="Next mistake").count():
            page.get_by_role("button", name="Next mistake").click()
            expect(page.locator(".trial .words")).to_have_count(0)
    page.get_by_role("button", name="Back to the review").click()
    expect(page.locator(".verdict")).to_contain_text("Blunder")
    assert problems_of(page) == []

    stranger = visit(browser)
    expect_trouble(stranger, "403 GET /api/matches/")
    stranger.goto(page.url.partition("#")[0])
    expect(stranger.locator(".review")).to_contain_text("Only those who played this private match may review it.")


def test_blunders_are_solved_with_a_finger_on_a_phone(browser: Browser, address: str) -> None:
    """The curve leads to them, and what a try says is heard."""
    page = visit(browser, *SIZES["phone"], has_touch=True)
    open_review(page, address)
    box = page.locator(".curve").bounding_box()
    assert box is not None
    marks = page.locator(".curve .mark")
    expect(marks).to_have_count(BLUNDERS)

    first = marks.first.bounding_box()
    assert first is not None
    page.touchscreen.tap(first["x"] + first["width"] / 2, box["y"] + 10)
    expect_blunder(page, 1)
    assert targets_too_small(page) == []
    page.get_by_role("button", name="Try again").tap()
    solve(page, lambda action: page.locator(f'#choices [data-action="{action}"]').tap())
    expect(page.locator("[role=log]")).to_contain_text("Right!")
    expect(page.locator("[role=log]")).to_contain_text("There is something better")
    page.get_by_role("button", name="Next mistake").tap()
    assert targets_too_small(page) == []
    page.get_by_role("button", name="Show the answer").tap()
    expect(page.locator(".trial .words")).to_contain_text("Best:")
    expect(page.locator(CHOICES)).to_have_count(0)


def test_blunders_are_solved_by_keys_alone(browser: Browser, address: str) -> None:
    """Whose choices are reviewed is asked for where nobody can know it."""
    page = visit(browser)
    page.goto(f"{address}/r/{bring(page, address, lost_record())}")
    expect(page.locator(".felt")).to_be_visible()

    page.keyboard.press("n")
    expect(page.get_by_text("Whose choices shall be reviewed?")).to_be_visible()
    tab_to(page, "document.activeElement.textContent.trim() === 'Seat 1'")
    page.keyboard.press("Enter")
    expect(page.locator(SUMMARY)).to_be_visible(timeout=90_000)
    page.keyboard.press("n")
    expect_blunder(page, 1)
    expect(page.locator("[role=status]").first).to_contain_text("Blunder: you chose")
    page.keyboard.press("n")
    expect_blunder(page, 2)
    page.keyboard.press("p")
    expect_blunder(page, 1)
    for place in (1, 2):
        if place == 1:
            page.keyboard.press("t")
        expect(page.locator(".trial .about")).to_have_text(re.compile("What do you choose now?"))
        expect(page.locator("[role=log]")).to_contain_text("Make a prediction")

        def choose(action: str) -> None:
            page.keyboard.press("c")
            for _ in range(12):
                if page.evaluate("document.activeElement.dataset.action") == action:
                    break
                page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")

        solve(page, choose)
        expect(page.get_by_role("button", name="Next mistake")).to_be_focused()
        page.keyboard.press("Enter")
    page.keyboard.press("a")
    expect(page.locator(".trial .words")).to_contain_text("Best:")
    page.keyboard.press("Escape")
    expect_blunder(page, 3)
    expect(page.get_by_role("button", name="Try again")).to_be_focused()
    tab_to(page, "document.activeElement.matches('.curve')")
    page.keyboard.press("ArrowLeft")
    expect_blunder(page, 2)


def test_the_page_asks_for_no_card_that_the_seat_did_not_know(browser: Browser, address: str) -> None:
    """Until somebody wishes for all cards: then both verdicts stand side by side, with skill and luck."""
    page = visit(browser)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    open_review(page, address)
    page.keyboard.press("n")
    expect_blunder(page, 1)
    page.keyboard.press("t")
    expect(page.locator(".trial")).to_be_visible()
    page.keyboard.press("Escape")
    expect_blunder(page, 1)
    page.keyboard.press("n")
    about = [url for url in asked if "/api/matches/" in url]
    assert any("review?viewer=0" in url for url in about)
    assert [url for url in about if "all" in url or re.search(r"viewer=(?!0)", url)] == []
    expect(page.locator(SUMMARY)).not_to_contain_text("Luck")
    expect(page.locator(".lay")).to_have_count(0)
    page.keyboard.press("l")
    expect(page.locator("dialog li").first).to_be_visible()
    expect(page.locator("dialog .later")).to_have_count(0)  # no line of what came of it
    page.keyboard.press("Escape")

    page.get_by_role("button", name="All cards").click()
    expect(page.locator(".lay")).to_contain_text("As the cards lay")
    expect(page.locator(SUMMARY)).to_contain_text("Luck")
    expect(page.locator(".hands li")).to_have_count(3)  # both hands, and what was not dealt
    page.keyboard.press("v")
    expect(page.locator(".lay")).to_have_count(0)
    expect(page.locator(".hands li")).to_have_count(1)


def test_a_review_fits_every_window_and_keeps_nobody_out(browser: Browser, address: str) -> None:
    """The verdict, both verdicts and a try, in all sizes and by axe in both themes."""
    page = visit(browser, bypass_csp=True)
    open_review(page, address)
    page.keyboard.press("n")
    for shown in ("known", "all", "try", "tried"):
        if shown == "all":
            page.get_by_role("button", name="All cards").click()
            expect(page.locator(".lay")).to_contain_text("As the cards lay")
        elif shown == "try":
            page.get_by_role("button", name="Try again").click()
            expect(page.locator(CHOICES).first).to_be_visible()
        elif shown == "tried":
            page.locator(f'#choices [data-action="{BLUNDER}"]').click()
            expect(page.locator(".trial .words")).to_be_visible(timeout=60_000)
        for width, height in WINDOWS:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(SETTLE)
            assert is_whole(page), (shown, width, height)
        check(page)


@pytest.mark.parametrize("language", ["de", "nl", "es"])
def test_a_review_speaks_every_language(browser: Browser, address: str, language: str) -> None:
    """A message that is missing is an error on the console, which fails this test."""
    page = visit(browser, *SIZES["phone"], language=language)
    open_review(page, address)
    page.keyboard.press("n")
    expect(page.locator(".verdict .blunder")).to_be_visible()
    page.locator(".all").first.click()
    expect(page.locator(".lay")).to_be_visible()
    page.keyboard.press("t")
    expect(page.locator(".trial")).to_be_visible()
    page.keyboard.press("a")
    expect(page.locator(".trial .words")).to_be_visible()
    assert is_whole(page)


def test_a_review_that_breaks_off_is_asked_for_again(browser: Browser, address: str) -> None:
    """What a server refuses is said, and one that has no reviews is no error."""
    page = visit(browser)
    expect_trouble(page, "failed: GET /api/matches/", "404 GET /api/matches/", "429 GET /api/matches/")
    link = f"{address}/r/{bring(page, address, lost_record())}"
    path = "**/review?*"
    answers: list[Callable[[Route], None]] = [
        lambda route: route.fulfill(status=429, json={"code": "reviews", "text": "too many"}),
        lambda route: route.abort(),
        lambda route: route.continue_(),
    ]
    page.route(path, lambda route: answers.pop(0)(route))
    page.goto(f"{link}?review=0")
    expect(page.get_by_role("alert")).to_contain_text("Several of your reviews are under way.")
    page.locator(".review").get_by_role("button", name="Load again").click()
    expect(page.locator(".review")).to_contain_text("The connection is lost.")
    expect(page.locator(SUMMARY)).to_be_visible(timeout=90_000)
    assert answers == []

    page.unroute(path)
    page.route(path, lambda route: route.fulfill(status=404, json={"code": "unknown", "text": "no such address"}))
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("This server does not review matches.")


def test_a_match_that_is_not_over_has_no_review(browser: Browser, address: str) -> None:
    page = visit(browser)
    whole = golden("hasp-2-1")
    begun = str(PlayedMatch.of(whole).until(30))
    page.goto(f"{address}/r/{bring(page, address, begun)}?review=0")
    expect(page.locator(".felt")).to_be_visible()
    expect(page.get_by_role("button", name="Review")).to_have_count(0)
    page.keyboard.press("n")
    expect(page.locator(".review")).to_have_count(0)


def test_ones_own_mistakes_come_back(browser: Browser, address: str) -> None:
    """A review has found them. That some days have passed is all that is not true here."""
    page = visit(browser)
    open_review(page, address)
    page.keyboard.press("n")
    expect(page).to_have_url(re.compile(r"#[1-9]\d*$"))
    link, _, position = page.url.partition("#")
    match = urlsplit(link).path.rpartition("/")[2]
    item = {"match": match, "seat": 0, "position": int(position), "game": "hasp", "due": 0}
    page.route("**/api/me/practice", lambda route: route.fulfill(json={"items": [item], "due": 1, "waiting": 0}))

    page.goto(f"{address}/practice")
    expect(page.locator(".trial .about")).to_contain_text("1 of 1: you went wrong here once.")
    solve(page, lambda action: page.locator(f'#choices [data-action="{action}"]').click())
    expect(page.locator(".trial").get_by_role("button", name="Puzzles")).to_be_focused()
