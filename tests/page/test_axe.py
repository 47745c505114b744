"""Axe looks at every kind of page: nobody is kept out by colours, names, roles or targets."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.conftest import GAMES, SETTLE, SIZES, expect_trouble, visit
from tests.page.positions import position
from tests.page.tables import ask, open_position, open_table, sit_down, start
from tests.page.test_replays import golden, open_replay
from tricktable.core.matches import Match

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
BAD = {"serious", "critical"}
PLAYERS = {"hasp": 4, "njet": 5, "meinz": 3, "was_sticht": 3, "mue": 6}
"""Each with a number of players that is not the easiest to draw."""
FIRST_PHASES = {"hasp": "trump", "njet": "veto", "meinz": "discard", "was_sticht": "draft", "mue": "auction"}
SHEETS = ("s", "l", "?")
"""Keys that open a sheet: score, log, keys."""
THEMES: dict[str, Literal["light", "dark"]] = {"wide": "light", "phone": "dark"}
"""In which theme each size is looked at."""
OF_COLOURS = ("color-contrast", "link-in-text-block")
"""The rules by which themes differ."""

Opener = Callable[[Page, str], None]


def complaints(page: Page, rules: tuple[str, ...] = ()) -> list[str]:
    """What axe finds serious or critical, and where; by these rules, or by all."""
    if not page.evaluate("typeof axe === 'object'"):
        page.add_script_tag(path=AXE)
    asked = {"resultTypes": ["violations"], **({"runOnly": list(rules)} if rules else {})}
    found: dict[str, Any] = page.evaluate("asked => axe.run(asked)", asked)  # axe's own form
    return [
        f"{violation['id']} ({violation['impact']}): {node['target']} {node['failureSummary']}"
        for violation in found["violations"]
        if violation["impact"] in BAD
        for node in violation["nodes"]
    ]


def check(page: Page) -> None:
    """Both sizes, one of them light and one dark."""
    found = []
    for size, theme in THEMES.items():
        found += [f"{size} {theme}: {complaint}" for complaint in seen(page, size, theme)]
    assert found == []


def check_colours(page: Page) -> None:
    """The themes in which `check` does not look at the sizes. They change colours and nothing else."""
    found = []
    for size, theme in zip(THEMES, reversed(THEMES.values()), strict=True):
        found += [f"{size} {theme}: {complaint}" for complaint in seen(page, size, theme, OF_COLOURS)]
    assert found == []


def seen(page: Page, size: str, theme: Literal["light", "dark"], rules: tuple[str, ...] = ()) -> list[str]:
    """What axe complains about at this size in this theme."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    page.evaluate(SETTLE)
    return complaints(page, rules)


def lobby(page: Page, address: str) -> None:
    """With a table of one's own, which is about to be cleared away, and one of somebody else."""
    assert page.context.browser is not None
    open_table(visit(page.context.browser), address, game="mue", players=5, title="Somebody else's")
    own = open_table(page, address, game="hasp", players=4, is_private=True)
    ask(page, own, {"type": "sit"}, {"type": "start"})
    page.add_init_script("localStorage.setItem('tricktable.guest', 'true')")
    page.goto(address)
    expect(page.get_by_role("search")).to_be_visible()
    page.get_by_role("button", name="Clear away HASP").click()


def nowhere(page: Page, address: str) -> None:
    expect_trouble(page, "404 GET /t/nowhere", "socket", "WebSocket")
    page.goto(f"{address}/t/nowhere")
    expect(page.get_by_role("link").first).to_be_visible()


def waiting_room(page: Page, address: str) -> None:
    sit_down(page, open_table(page, address, game="hasp", players=4))
    expect(page.get_by_role("button", name="Start")).to_be_visible()


def rules(page: Page, address: str) -> None:
    page.goto(f"{address}/rules/njet")
    expect(page.get_by_role("heading", level=2).first).to_be_visible()


def replay(page: Page, address: str) -> None:
    """In the middle of a finished match."""
    open_replay(page, address, golden("hasp-4-1"), 30)


PLACES: dict[str, Opener] = {
    "lobby": lobby,
    "nowhere": nowhere,
    "waiting room": waiting_room,
    "rules": rules,
    "replay": replay,
}


@pytest.mark.parametrize("place", PLACES)
def test_axe_has_no_complaint_about(browser: Browser, address: str, place: str) -> None:
    """Lobby, waiting room, rules, replay, nothing at this address."""
    page = visit(browser, bypass_csp=True)

    PLACES[place](page, address)

    check(page)


def table(page: Page, address: str, game: str, is_it: Callable[[Match], bool]) -> None:
    """A table where it is our turn."""
    match = position(game, PLAYERS[game], is_it)
    sit_down(page, open_position(page, address, match))
    start(page)
    expect(page.locator("#hand button.open, #choices button:enabled").first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_axe_has_no_complaint_about_choices_before_the_tricks(browser: Browser, address: str, game: str) -> None:
    """Trumps, vetoes, discards, the draft, the auction."""
    page = visit(browser, bypass_csp=True)

    table(page, address, game, lambda match: match.phase.name == FIRST_PHASES[game] and 0 in match.awaited())

    check(page)


def is_torn(match: Match) -> bool:
    """In the middle of a round we have to choose, and hold cards that we may not play."""
    return (
        match.phase.name == "trick"
        and match.awaited() == (0,)
        and "last trick" in match.view(0).facts
        and 0 < len(match.legal_actions(0)) < match.phase.hands[0].bit_count()
    )


@pytest.mark.parametrize("game", GAMES)
def test_axe_has_no_complaint_about_tricks(browser: Browser, address: str, game: str) -> None:
    """In the middle of a round, with cards that may not be played."""
    page = visit(browser, bypass_csp=True)

    table(page, address, game, is_torn)

    check(page)


@pytest.mark.parametrize(
    "game", [pytest.param(each, marks=() if each == "mue" else pytest.mark.soak) for each in GAMES]
)
def test_axe_has_no_complaint_about_sheets(browser: Browser, address: str, game: str) -> None:
    """Everything that opens above the table."""
    page = visit(browser, bypass_csp=True)
    table(page, address, game, is_torn)

    for key in SHEETS:
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()
        check(page)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.soak  # every size in the other theme too
@pytest.mark.parametrize("place", PLACES)
def test_axe_has_no_complaint_about_colours_of(browser: Browser, address: str, place: str) -> None:
    page = visit(browser, bypass_csp=True)

    PLACES[place](page, address)

    check_colours(page)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_axe_has_no_complaint_about_colours_of_tables(browser: Browser, address: str, game: str) -> None:
    page = visit(browser, bypass_csp=True)

    table(page, address, game, is_torn)

    check_colours(page)
