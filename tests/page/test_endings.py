"""The end of a round and of a match: who played with whom, what it changed, how it went, what others can be shown."""

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Browser, Page, expect

from tests.page.conftest import SETTLE, SIZES, visit
from tests.page.hearing import heard, listen, wait_to_hear
from tests.page.positions import Wish, is_in_tricks, position
from tests.page.tables import open_position, sit_down, start
from tests.page.test_first import open_choices
from tricktable.core.matches import Match
from tricktable.core.seats import groups

LOW = (1366, 657)
"""A small laptop's window."""
HIDDEN = """
(box) => [...document.querySelectorAll(".board, .stage")].some((each) => each.scrollHeight > each.clientHeight + 1)
    || box.getBoundingClientRect().bottom > innerHeight
"""


def after(match: Match) -> Match:
    """The match after the first choice that the first seat has."""
    later = match.copy()
    later.apply(0, match.legal_actions(0)[0])
    return later


def ends_a_later_round(match: Match) -> bool:
    """The first seat plays the last card of a round that is neither the first nor the last."""
    if not is_in_tricks(match) or match.number < 2:
        return False
    later = after(match)
    return not later.is_over and later.number > match.number


def ruins_a_prediction(match: Match) -> bool:
    """HASP: with that card somebody's find all or no find is ruined."""
    return ends_a_later_round(match) and after(match).past[-1].score.lines[0].rule == "ruined"


def ends_the_match(match: Match) -> bool:
    return is_in_tricks(match) and after(match).is_over


def play_last(page: Page, address: str, match: Match, **wishes: object) -> None:
    """Plays the card that ends it, and waits until the trick has lain there."""
    sit_down(page, open_position(page, address, match, **wishes))
    start(page)
    open_choices(page).first.click()
    expect(page.locator(".ending")).to_be_visible()


ROUNDS: dict[str, tuple[int, Wish, list[str]]] = {
    "hasp": (4, ruins_a_prediction, ["was ruined", "took a trick"]),
    "njet": (4, ends_a_later_round, ["more rounds"]),
    "meinz": (4, ends_a_later_round, ["sum", "more rounds"]),
    "was_sticht": (4, ends_a_later_round, ["starts", "to go"]),
    "mue": (5, ends_a_later_round, ["chief", "partner", "to go"]),
}


@pytest.mark.parametrize("game", ROUNDS)
def test_the_end_of_a_round_is_told_by_sides_with_what_it_changed_in_one_look(
    browser: Browser, address: str, game: str
) -> None:
    """Who played together is one box; roles are still named; the standing has totals before and after, by places."""
    players, wish, words = ROUNDS[game]
    match = position(game, players, wish)
    later = after(match)
    sides = groups(match.game.sides(match.view(0)))
    teams = groups(match.game.partners)
    page = visit(browser, *SIZES["phone"])

    play_last(page, address, match)

    ending = page.locator(".ending")
    expect(ending.locator(".results > li")).to_have_count(len(sides))
    rows = ending.locator(".standing > li")
    expect(rows).to_have_count(len(teams) or match.game.seats)
    for word in words:
        expect(ending).to_contain_text(word)
    before, totals = match.standing.totals, later.standing.totals
    own = rows.filter(has_text="You")
    expect(own.locator(".total")).to_have_text(str(totals[0]).replace("-", "−"))
    expect(own.locator(".was")).to_have_text(f"{before[0]} →".replace("-", "−"))
    shown = [int(each.replace("−", "-")) for each in rows.locator(".total").all_inner_texts()]
    assert shown == sorted(shown, reverse=True)
    for size in (SIZES["phone"], LOW):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(SETTLE)
        assert not page.locator(".ending").evaluate(HIDDEN), size


@pytest.mark.parametrize(("game", "players", "lines"), [("hasp", 4, 2), ("njet", 5, 5)])
def test_the_end_of_a_match_is_a_moment(browser: Browser, address: str, game: str, players: int, lines: int) -> None:
    """Winners, the graph with its table, where it turned, a picture and a link; told once, and there after a reload."""
    match = position(game, players, ends_the_match)
    page = visit(browser, *SIZES["phone"])
    listen(page)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])

    play_last(page, address, match)

    ending = page.locator(".ending")
    expect(ending.get_by_role("heading", level=2)).to_contain_text("won")
    expect(ending.locator("figure .line")).to_have_count(lines)
    table = ending.get_by_role("table", name="The score after each round")
    expect(table.locator("tbody tr")).to_have_count(match.number)
    expect(ending.locator(".course li").first).to_contain_text("ound")
    assert page.evaluate("document.getAnimations().length") == 0
    wait_to_hear(page, "won")
    assert sum("won" in line for line in heard(page)) == 1
    assert sum("Score:" in line for line in heard(page)) == 1
    for size in (LOW, SIZES["phone"]):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(SETTLE)
        assert not page.locator(".ending").evaluate(HIDDEN), size

    with page.expect_download() as saved:
        ending.get_by_role("button", name="Save picture").click()
    picture = Image.open(BytesIO(Path(saved.value.path()).read_bytes()))
    assert picture.size == (1200, 630)
    assert len(picture.convert("RGB").getcolors(1 << 20) or []) > 50
    ending.get_by_role("button", name="Copy replay link").click()
    expect(ending.get_by_role("button", name="Copied")).to_be_visible()
    assert "/r/" in page.evaluate("navigator.clipboard.readText()")

    sides = groups(match.game.sides(match.view(0)))
    page.reload()
    ending.get_by_text("The last round").click()
    expect(ending.locator(".results > li")).to_have_count(len(sides))
