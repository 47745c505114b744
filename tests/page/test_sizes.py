"""Windows of every shape: nothing of a table is cut or covered, in any phase of any game, in any language."""

from collections.abc import Container

import pytest
from playwright.sync_api import APIRequestContext, Browser, Page, expect

from tests.contract.tables import TABLES, Table, table_name
from tests.page.conftest import GAMES, SETTLE, visit
from tests.page.layouts import FAULTS
from tests.page.positions import fullest, is_in_tricks, open_table, position
from tests.page.test_first import is_whole, open_choices
from tricktable.core.matches import Match
from tricktable.core.record_writing import record_of

NARROW = ("320x640", "360x740", "390x844")
LOW = ("844x390", "683x328", "640x400")
"""A phone held sideways; screens of 1366 and of 1280 pixels, enlarged to twice their size."""
WIDE = ("768x1024", "1280x800", "1366x657", "1920x1080")
SIZES = (*NARROW, *LOW, *WIDE)
SMALLEST = ("320x640", "360x740", "683x328", "640x400")
PLAYERS = ".beside ul, .beside .left"
"""How each player stands, beside what the round is about: in small windows that may be scrolled to."""

LANGUAGES: dict[str, tuple[str, ...]] = {
    "de": ("360x740", "844x390", "1366x657"),
    "nl": ("390x844", "640x400"),
    "es": ("320x640", "683x328", "1280x800"),
    "en": ("768x1024", "1920x1080"),
}
"""Which sizes are looked at in which language where not all can be: the longest words where there is least room."""

FRIEND = "Maximiliane"
"""A name that is long and still whole everywhere; whoever bears it is away, which takes a sign more."""

GO = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"
"""To another page without loading anything anew."""

MOST_FAULTS = 8
"""So many are told of each window."""


def faults(
    pages: dict[str, Page],
    address: str,
    table: Table,
    friend: APIRequestContext,
    phases: Container[str] | None = None,
    is_whole_product: bool = False,
) -> list[str]:
    """What is wrong in any window, in the language of the pages, all of which are the first seat's: each at its sizes,
    or at all of them. Phases are all that the game has, or those that are asked for."""
    found: list[str] = []
    for phase, match in fullest(*table).items():
        if phases is not None and phase not in phases:
            continue
        link = seat_two(next(iter(pages.values())).request, friend, address, match)
        for language, page in pages.items():
            page.evaluate(GO, link)
            expect(open_choices(page).first).to_be_visible()
            for size in SIZES if is_whole_product else LANGUAGES[language]:
                width, height = map(int, size.split("x"))
                page.set_viewport_size({"width": width, "height": height})
                told = page.evaluate(FAULTS, below(size, phase))
                found += [f"{table_name(table)} {phase} {language} {size}: {each}" for each in told[:MOST_FAULTS]]
    return found


def below(size: str, phase: str) -> str:
    """What may be scrolled to; in the smallest windows also what the round is about, before and after tricks."""
    if size in WIDE:
        return ""
    return ".beside" if size in SMALLEST and phase != "Tricks" else PLAYERS


def seat_two(first: APIRequestContext, friend: APIRequestContext, address: str, match: Match) -> str:
    """A table where the match goes on, with two people, one of whom never comes: the position stays as it is."""
    origin = {"Origin": address}
    wishes = {"game": match.game.name, "record": str(record_of(match)), "is_private": True, "hints": "always"}
    opened = first.post(f"{address}/api/tables", data={**wishes, "level": "random"}, headers=origin)
    assert opened.ok, opened.text()
    table = opened.json()["id"]
    for who, request in ((first, {"type": "sit", "chair": 0}), (friend, {"type": "sit", "chair": 1})):
        sat = who.post(f"{address}/api/tables/{table}/requests", data=request, headers=origin)
        assert sat.ok, sat.text()
    begun = first.post(f"{address}/api/tables/{table}/requests", data={"type": "start"}, headers=origin)
    assert begun.ok, begun.text()
    return f"/t/{table}"


def counts(game: str) -> list[int]:
    """How many can play it."""
    return [players for name, players in TABLES if name == game]


def visits(browser: Browser, address: str) -> tuple[dict[str, Page], APIRequestContext]:
    """Pages of the same guest in all languages, and the friend of theirs."""
    pages = {language: visit(browser, language=language) for language in LANGUAGES}
    first, *_ = pages.values()
    made = first.request.post(f"{address}/api/guests", data={"name": "Ann"}, headers={"Origin": address})
    assert made.ok, made.text()
    for page in pages.values():
        page.context.add_cookies(first.context.cookies())  # type: ignore[arg-type]  # a cookie as it was told
        page.goto(address)
    friend = visit(browser).request
    friend.post(f"{address}/api/guests", data={"name": FRIEND}, headers={"Origin": address})
    return pages, friend


@pytest.mark.parametrize("table", [(game, max(counts(game))) for game in GAMES], ids=table_name)
def test_every_phase_fits_every_window(browser: Browser, address: str, table: Table) -> None:
    """With the most players, at ten sizes, each in one language; in tricks with the fewest players too. Nothing is cut,
    lies upon something else, sticks out of its button, breaks within a word, or is too small for a finger."""
    pages, friend = visits(browser, address)
    game, most = table
    fewest = min(counts(game))

    found = faults(pages, address, table, friend)
    if fewest < most:
        found += faults(pages, address, (game, fewest), friend, phases={"Tricks"})

    assert found == []


@pytest.mark.soak  # the same for every number of players in all languages
@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_every_phase_fits_every_window_in_every_language(browser: Browser, address: str, table: Table) -> None:
    """Fourteen tables, all their phases, ten sizes, four languages."""
    pages, friend = visits(browser, address)

    assert faults(pages, address, table, friend, is_whole_product=True) == []


def sit_down(page: Page, address: str, match: Match) -> None:
    """Goes on with the match on its first seat."""
    link = open_table(page, address, match)
    for request in ({"type": "sit", "chair": 0}, {"type": "start"}):
        sent = page.request.post(
            f"{address}/api/tables/{link.rsplit('/', 1)[-1]}/requests", data=request, headers={"Origin": address}
        )
        assert sent.ok, sent.text()
    page.goto(link)
    expect(open_choices(page).first).to_be_visible()


def is_long(match: Match) -> bool:
    """Many rounds are played, and we are asked."""
    return match.number > 9 and is_in_tricks(match)


ENDS = """() => {
    const aside = document.querySelector('aside').getBoundingClientRect();
    const of = (each) => each.getBoundingClientRect();
    const total = of(document.querySelector('aside tfoot tr'));
    const round = of([...document.querySelectorAll('aside tbody tr')].at(-1));
    const line = of([...document.querySelectorAll('aside .log li')].at(-1));
    const log = of(document.querySelector('aside .log'));
    return {
        total: total.top >= aside.top && total.bottom <= Math.min(aside.bottom, innerHeight),
        round: round.top >= aside.top && round.bottom <= total.top + 1,
        line: line.bottom <= log.bottom + 1 && line.top >= log.top && log.bottom <= Math.min(aside.bottom, innerHeight),
        room: log.height >= 60,
    };
}"""


@pytest.mark.parametrize("game", ["mue", "was_sticht"])
def test_after_many_rounds_score_and_log_show_their_ends(browser: Browser, address: str, game: str) -> None:
    """Both scroll beside the table: the total, the last round and the last lines are in sight, and stay so."""
    page = visit(browser, 1366, 657)
    sit_down(page, address, position(game, 4, is_long))

    for size in ((1366, 657), (1280, 800), (1920, 1080), (1024, 600)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(SETTLE)
        assert page.evaluate(ENDS) == {"total": True, "round": True, "line": True, "room": True}, size
        assert is_whole(page), size
    page.context.close()
