"""Windows of every shape: nothing of a table is cut, on a phone held sideways, enlarged, or after many rounds."""

from functools import partial

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.conftest import SETTLE, visit
from tests.page.positions import Wish, is_in_tricks, open_table, position
from tests.page.test_first import is_whole, open_choices, targets_too_small
from tests.page.test_looks import BADGES_ASTRAY
from tricktable.core.matches import Match

LOW = {"sideways": (844, 390), "small phone sideways": (667, 375), "1280 x 800 enlarged": (640, 400)}
"""A phone held sideways, and a screen at twice its size."""

CUT = """() => {
    const isCut = (each) => {
        const {left, right, top, bottom, width} = each.getBoundingClientRect();
        if (!width) return false;
        const sees = (box) => left >= box.left - 1 && right <= box.right + 1
            && top >= box.top - 1 && bottom <= box.bottom + 1;
        if (!sees({left: 0, top: 0, right: innerWidth, bottom: innerHeight})) return true;
        for (let box = each.parentElement; box; box = box.parentElement) {
            const {overflow, display} = getComputedStyle(box);
            if (overflow === 'visible' || display === 'contents') continue;
            if (!sees(box.getBoundingClientRect())) return true;
        }
        return false;
    };
    const parts = '.felt .play:not([inert]) > .card, .felt .tag, .felt .seat, .felt .small, .felt .former,'
        + ' .stake, .side h2, #choices button, #hand button';
    return [...document.querySelectorAll(parts)].filter(isCut).map((each) => {
        const {left, right, top, bottom} = each.getBoundingClientRect();
        const what = `${each.className} ${each.innerText} ${each.dataset.action ?? ''}`;
        return `${what} from ${left}, ${top} to ${right}, ${bottom}`;
    });
}"""
"""What is not wholly in sight, of all that there is to see and to choose."""

COVERED = """() => {
    const parts = [...document.querySelectorAll('.felt .play:not(.place, [inert]) > .card, .felt .seat, .felt .former,'
        + ' .felt .spread, .felt .middle.free > *, #choices button')]
        .filter((each) => each.id !== 'choices' && !each.querySelector('#choices'));
    const boxes = parts.map((each) => ({each, ...each.getBoundingClientRect().toJSON()}));
    return boxes.flatMap((one, place) => boxes.slice(place + 1)
        .filter((other) => one.left < other.right - 2 && other.left < one.right - 2)
        .filter((other) => one.top < other.bottom - 2 && other.top < one.bottom - 2)
        .map((other) => [one, other].map(({each}) => `${each.className} ${each.innerText}`).join(' and ')));
}"""
"""What lies upon each other on the table."""


def is_asked_in(phase: str, match: Match) -> bool:
    """We are asked in this phase, and something has happened in it."""
    return match.phase.name == phase and 0 in match.awaited() and len(match.steps) > 3


def answers_a_trick(match: Match) -> bool:
    """We play to a trick that others have begun, and there was one before."""
    facts = match.view(0).facts
    return is_in_tricks(match) and "last trick" in facts and len(facts.get("trick", ())) > 1


def has_drafted(match: Match) -> bool:
    """Some rows of the draft are done, others are to come."""
    return match.phase.name == "draft" and 0 in match.awaited() and len(match.view(0).facts["told"]) == 3


MOMENTS: dict[str, tuple[str, int, Wish]] = {
    "hasp trick": ("hasp", 4, answers_a_trick),
    "njet veto": ("njet", 5, partial(is_asked_in, "veto")),
    "njet trick": ("njet", 5, answers_a_trick),
    "meinz trick": ("meinz", 4, answers_a_trick),
    "meinz swap": ("meinz", 3, partial(is_asked_in, "swap")),
    "was_sticht take": ("was_sticht", 4, partial(is_asked_in, "take")),
    "was_sticht draft": ("was_sticht", 4, has_drafted),
    "was_sticht trick": ("was_sticht", 4, answers_a_trick),
    "mue auction": ("mue", 6, partial(is_asked_in, "auction")),
    "mue trick": ("mue", 6, answers_a_trick),
}
"""Games, numbers of players and positions in which there is much to see."""


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


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_low_window_shows_the_whole_table(
    browser: Browser, address: str, moment: str, subtests: pytest.Subtests
) -> None:
    """The trick, what the round is about, the board and the rows to come: all in sight, apart from each other."""
    game, players, wish = MOMENTS[moment]
    page = visit(browser)
    sit_down(page, address, position(game, players, wish))

    for name, (width, height) in LOW.items():
        with subtests.test(name):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(SETTLE)

            assert page.evaluate(CUT) == []
            assert page.evaluate(COVERED) == []
            assert page.evaluate(BADGES_ASTRAY) == []
            assert is_whole(page)
            assert targets_too_small(page) == []
    page.context.close()


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
