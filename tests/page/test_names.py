"""What is read aloud of a table's parts: names keep their direction, descriptions are no text, rows are groups."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.conftest import GAMES, SIZES, visit
from tests.page.positions import is_in_tricks, position
from tests.page.tables import open_position, sit_down, start
from tests.page.test_first import PLAYERS
from tricktable.core.matches import Match

NAME = "דנה 1"
LOOSE = """
(name) => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const loose = [];
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const { parentElement: parent, data } = node;
        if (!data.includes(name) || parent.closest("bdi, [role=log], script, textarea")) continue;
        if (!data.includes(`\\u2068${name}\\u2069`)) loose.push(parent.outerHTML.slice(0, 200));
    }
    return loose;
}
"""


def loose_names(page: Page) -> list[str]:
    """Where the name is shown without anything that keeps it apart."""
    found: list[str] = page.evaluate(LOOSE, NAME)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_name_from_right_to_left_stands_apart_wherever_it_is_shown(browser: Browser, address: str, game: str) -> None:
    """In the lobby, in the waiting room, in boxes, panels, sentences of the log, the score and the prompt."""
    host, friend = visit(browser), visit(browser, *SIZES["phone"])
    link = open_position(host, address, position(game, PLAYERS[game], is_in_tricks), is_private=True)
    renamed = friend.request.post(f"{address}/api/guests", data={"name": NAME}, headers={"Origin": address})
    assert renamed.ok, renamed.text()
    sit_down(host, link)
    sit_down(friend, link)
    expect(host.locator(".room, main").get_by_text(NAME).first).to_be_visible()
    assert loose_names(host) == []

    start(host)
    expect(host.get_by_text(NAME).first).to_be_visible()
    assert loose_names(host) == []
    assert loose_names(friend) == []
    friend.goto(address)
    expect(friend.get_by_text(NAME).first).to_be_visible()
    assert loose_names(friend) == []


def is_in_the_third_row(match: Match) -> bool:
    return match.phase.name == "draft" and 0 in match.awaited() and len(match.view(0).facts["told"]) == 2


def test_rows_of_the_draft_are_told_one_by_one_and_descriptions_are_no_text(browser: Browser, address: str) -> None:
    """Whoever goes through the page line by line hears each row by its number, and no hint without its card."""
    match = position("was_sticht", 3, is_in_the_third_row)
    page = visit(browser)
    sit_down(page, open_position(page, address, match))
    start(page)

    for number in (*range(1, 3), *range(4, 10)):
        expect(page.get_by_role("listitem", name=f"Row {number}", exact=True)).to_have_count(1)
    expect(page.get_by_role("listitem", name="Row 4", exact=True).get_by_role("img")).to_have_count(4)
    assert page.locator("#shut-card, #idle-card, #queued-card").evaluate_all("all => all.every((each) => each.hidden)")
