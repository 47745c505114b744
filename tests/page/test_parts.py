"""What the page loads later: when it is wanted, and again if it could not be had."""

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.page.conftest import SIZES, TROUBLES, visit
from tests.page.positions import position
from tests.page.servers import SECONDS
from tests.page.tables import open_position, sit_down, start


class Gap:
    """A network that does not bring some files until it is mended."""

    def __init__(self, page: Page, files: str, kinds: str = "js|css") -> None:
        self.lost: list[str] = []
        self.is_mended = False
        page.route(re.compile(rf"/assets/(?:{files})-[\w-]+\.(?:{kinds})$"), self.answer)
        TROUBLES[page].expected += ["failed: GET /assets/"]

    def answer(self, route: Route) -> None:
        if self.is_mended:
            route.continue_()
        else:
            self.lost.append(route.request.url)
            route.abort()


def at_a_trick(browser: Browser, address: str, prepare: Callable[[Page], Gap], game: str = "hasp") -> tuple[Page, Gap]:
    """A page that looks at a trick for the first time, with a network that has gaps."""
    host = visit(browser)
    link = open_position(host, address, position(game, 4, lambda match: match.phase.name == "trick"))
    sit_down(host, link)
    start(host)
    page = visit(browser, *SIZES["phone"])
    gap = prepare(page)
    page.goto(link)
    return page, gap


@pytest.mark.parametrize("kinds", ["js", "css", "js|css"])
def test_a_game_whose_drawing_cannot_be_had_is_shown_as_soon_as_it_can(
    browser: Browser, address: str, kinds: str
) -> None:
    """The table waits, asks again by itself, and is whole then: with its styles."""
    page, gap = at_a_trick(browser, address, lambda page: Gap(page, "njet", kinds), "njet")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    expect(page.locator(".felt")).to_have_count(0)
    end = time.monotonic() + SECONDS
    while len(gap.lost) < 2:
        assert time.monotonic() < end, "it was not asked for again"
        page.wait_for_timeout(50)

    gap.is_mended = True

    expect(page.locator(".felt")).to_be_visible()
    sheets = "() => [...document.styleSheets].map((sheet) => sheet.href).filter((href) => /njet/.test(href ?? ''))"
    assert len(page.evaluate(sheets)) == 1


def test_a_sheet_that_cannot_be_had_is_told_and_comes_later(browser: Browser, address: str) -> None:
    """What lies over a table is loaded when somebody wants it."""
    page, gap = at_a_trick(browser, address, lambda page: Gap(page, "TableSheets|written"))
    expect(page.locator(".felt")).to_be_visible()

    page.get_by_role("button", name="Score", exact=True).click()
    expect(page.get_by_role("alert").get_by_text("could not be loaded")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="Score", exact=True).click()
    expect(page.get_by_role("alert")).to_be_visible()
    gap.is_mended = True
    page.get_by_role("alert").get_by_role("button", name="Load again").click()

    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    assert any(path.endswith(".css") for path in gap.lost), "a style was lost as well"
    assert page.get_by_role("dialog").evaluate("(dialog) => getComputedStyle(dialog).borderRadius") != "0px"


def test_the_first_look_at_a_table_asks_for_nothing_that_it_does_not_show(browser: Browser, address: str) -> None:
    """Neither other games, nor endings, sheets, hints, the waiting room or QR codes."""
    page, _ = at_a_trick(browser, address, lambda page: Gap(page, "nothing"))
    expect(page.locator(".felt")).to_be_visible()

    loaded = page.evaluate("() => performance.getEntriesByType('resource').map((each) => each.name)")

    files = [path.rpartition("/")[2] for path in loaded if "/assets/" in path]
    late = re.compile("(njet|meinz|mue|was_sticht|endings|TableSheets|written|Advice|hints|WaitingRoom|QrCode|replay)-")
    assert files
    assert [file for file in files if late.match(file)] == []
