"""The documentation in a browser, as the server shows it: under the page's content policy, without the internet."""

from typing import Literal
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

from tests.page.conftest import SIZES, visit
from tests.page.test_axe import check
from tests.server.servers import in_background
from tricktable.server.page import docs

PLACES = {
    "start": "",
    "rules": "how-to-play/de/njet.html",
    "reference": "api/core.matches.html",
    "commands": "command-line.html",
    "figures": "strength.html",
}
TOO_WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.mark.parametrize("size", SIZES)
def test_pages_fit_and_load_everything_from_the_server(browser: Browser, address: str, size: str) -> None:
    page = visit(browser, *SIZES[size])
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for place in PLACES.values():
        page.goto(f"{address}/docs/{place}")

        expect(page.locator("h1")).to_be_visible()
        assert (place, page.evaluate(TOO_WIDE)) == (place, 0)

    assert {urlsplit(url).netloc for url in asked if not url.startswith("data:")} == {urlsplit(address).netloc}


@pytest.mark.parametrize("place", PLACES)
def test_nobody_is_kept_out(browser: Browser, address: str, place: str) -> None:
    page = visit(browser, bypass_csp=True)
    page.goto(f"{address}/docs/{PLACES[place]}")
    expect(page.locator("h1")).to_be_visible()

    check(page)


@pytest.mark.parametrize(
    ("word", "found"),
    [
        ("Match", "tricktable.core.matches.Match"),
        ("Encoding", "tricktable.research.encodings.Encoding"),
        ("Trümpfe", "trumps"),
    ],
)
def test_what_is_looked_for_is_found(browser: Browser, address: str, word: str, found: str) -> None:
    page = visit(browser)
    page.goto(f"{address}/docs/")
    page.get_by_role("textbox", name="Search").fill(word)

    first = page.locator(".md-search-result__item").first
    expect(first.locator(f"a[href$='#{found}']")).to_be_attached()


@pytest.mark.parametrize("size", SIZES)
def test_the_rules_lead_to_it(browser: Browser, address: str, size: str) -> None:
    page = visit(browser, *SIZES[size])
    page.goto(f"{address}/rules")

    page.get_by_role("link", name="Documentation").click()

    expect(page).to_have_url(f"{address}/docs/")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Tricktable")


def test_the_rules_say_nothing_of_a_documentation_that_is_not_there(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(docs, "built_docs", lambda: None)
    with in_background() as server:
        page = visit(browser)
        page.goto(f"{server.url}/rules")

        expect(page.get_by_role("link", name="Mü")).to_be_visible()
        expect(page.get_by_role("link", name="Documentation")).to_have_count(0)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_light_and_dark_follow_the_device_until_somebody_chooses(
    browser: Browser, address: str, theme: Literal["light", "dark"]
) -> None:
    page = visit(browser, theme=theme)
    page.goto(f"{address}/docs/")
    body = page.locator("body")
    expect(body).to_have_attribute("data-md-color-scheme", "slate" if theme == "dark" else "default")

    page.get_by_title("Switch to light").click()
    expect(body).to_have_attribute("data-md-color-scheme", "default")
    page.get_by_title("Switch to dark").click()
    expect(body).to_have_attribute("data-md-color-scheme", "slate")
    page.reload()

    expect(body).to_have_attribute("data-md-color-scheme", "slate")
