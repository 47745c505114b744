"""The rules in a browser: found from everywhere, with pictures of the cards, and never in the way of a match."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.conftest import expect_trouble, problems_of, visit
from tests.page.test_first import GAMES, SIZES, play_now, targets_too_small
from tricktable.games import GAMES as KINDS
from tricktable.words.rules import rules_text
from tricktable.words.speakers import LANGUAGES


def headings(game: str, language: str) -> list[str]:
    """The sections of a text."""
    return re.findall(r"^## (.*) {#", rules_text(game, language), re.MULTILINE)


def is_too_wide(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


@pytest.mark.parametrize(("language", "size"), list(zip(LANGUAGES, ("wide", "phone") * 2, strict=True)))
def test_the_rules_of_every_game_open_from_the_lobby(browser: Browser, address: str, language: str, size: str) -> None:
    page = visit(browser, *SIZES[size], language=language)

    for game in GAMES:
        page.goto(address)
        page.locator(f"input[name=game][value={game}]").check(force=True)  # a phone has room for one link
        page.locator(f"a[href='/rules/{game}']").locator("visible=true").click()
        expect(page.get_by_role("heading", level=1)).to_have_text(KINDS[game].title)

        expect(page.locator("article h2")).to_have_text(headings(game, language))
        assert page.locator("article svg[role=img]").count() >= 10
        assert page.locator("article li", has=page.locator("svg")).count() >= 8
        assert not is_too_wide(page)
        if size == "phone":
            assert targets_too_small(page) == []
    assert problems_of(page) == []
    page.context.close()


def test_cards_are_read_aloud_by_their_names(browser: Browser, address: str) -> None:
    page = visit(browser, language="de")

    page.goto(f"{address}/rules/mue#example")

    trick = page.locator(".example li", has_text="Dora")
    expect(trick.get_by_role("img", name="Grün 2")).to_be_visible()
    expect(trick).to_contain_text("macht den Stich")
    page.context.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_link_to_a_section_goes_there_in_every_language(browser: Browser, address: str, language: str) -> None:
    page = visit(browser, language=language)

    page.goto(f"{address}/rules/mue#scoring")

    heading = page.locator("#scoring")
    expect(heading).to_have_text(headings("mue", language)[5])
    expect(heading).to_be_in_viewport()
    page.wait_for_function("() => document.querySelector('#scoring').getBoundingClientRect().top < 120")
    expect(page.locator(".beside a.current")).to_have_text(headings("mue", language)[5])
    assert problems_of(page) == []
    page.context.close()


def test_the_contents_lead_to_the_sections_and_back_leads_home(browser: Browser, address: str) -> None:
    page = visit(browser)
    page.goto(f"{address}/rules")
    page.locator("a[href='/rules/hasp']").click()

    page.locator(".beside a", has_text="Scoring").click()
    expect(page.locator("#scoring")).to_be_in_viewport()
    assert page.url == f"{address}/rules/hasp#scoring"
    page.locator("footer a", has_text="Meinz").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Meinz")
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text("HASP")
    page.get_by_role("link", name="All rules").click()

    expect(page.locator("main li a")).to_have_count(len(GAMES))
    assert problems_of(page) == []
    page.context.close()


def test_another_language_shows_the_same_rules_in_it(browser: Browser, address: str) -> None:
    page = visit(browser)
    page.goto(f"{address}/rules/meinz")
    expect(page.locator("#swap")).to_have_text("The swap")

    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").locator("select").first.select_option("es")
    page.keyboard.press("Escape")

    expect(page.locator("#swap")).to_have_text("El cambio")
    expect(page).to_have_title("Reglas de Meinz · Tricktable")
    page.context.close()


@pytest.mark.parametrize("size", SIZES)
def test_the_rules_open_over_a_table_without_losing_the_match(browser: Browser, address: str, size: str) -> None:
    page = visit(browser, *SIZES[size])
    play_now(page, address, "was_sticht", 3)
    table = page.url

    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Rules", exact=True).click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("h2").nth(1)).to_have_text("The cards")
    assert not is_too_wide(page)
    sheet.locator("summary").click()
    sheet.locator("details a", has_text="Scoring").click()
    expect(sheet.locator("#rules-scoring")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(page.locator(".felt, .draft, #choices").first).to_be_visible()
    assert page.url == table

    page.keyboard.press("r")
    expect(sheet.locator("h2").nth(1)).to_have_text("The cards")
    with page.context.expect_page() as opened:
        sheet.get_by_role("link", name="Open in a new tab").click()
    expect(opened.value.get_by_role("heading", level=1)).to_have_text("Was sticht?")
    assert problems_of(page) == []
    page.context.close()


def test_a_key_pressed_while_a_sheet_closes_is_not_lost(browser: Browser, address: str) -> None:
    """Browsers tell of a closed dialog a moment later: whoever types fast has pressed the next key by then."""
    page = visit(browser)
    play_now(page, address, "was_sticht", 3)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_have_count(1)

    page.evaluate("""() => {
        document.querySelector("dialog").requestClose();
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "r", bubbles: true }));
    }""")

    expect(page.get_by_role("dialog").locator("h2").nth(1)).to_have_text("The cards")


@pytest.mark.parametrize("path", ["/rules/chess", "/t/nothing"])
def test_where_nothing_is_the_rules_are_offered(browser: Browser, address: str, path: str) -> None:
    page = visit(browser)
    expect_trouble(page, f"404 GET {path}", "socket", "WebSocket")
    page.goto(address + path)

    page.get_by_role("link", name="Rules").click()

    expect(page.get_by_role("heading", level=1)).to_have_text("Rules")
    page.context.close()
