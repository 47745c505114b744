"""Cards go visibly from where they were to where they are, for those who want to see it, and move nothing else."""

from typing import TypedDict

from playwright.sync_api import Browser, Page, expect

from tests.page.conftest import visit
from tests.page.positions import is_in_tricks, position
from tests.page.tables import open_position, sit_down, start
from tests.page.test_first import open_choices
from tricktable.core.matches import Match

WATCH = """
window.flights = [];
const boxOf = ({ x, y, width, height }) => [x, y, x + width, y + height].map(Math.round);
const boxes = (selector) => Object.fromEntries([...document.querySelectorAll(selector)].map((each) =>
    [each.dataset.seat ?? each.dataset.place ?? "", boxOf(each.getBoundingClientRect())]));
const real = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
    const way = real.call(this, frames, options);
    if (this.className !== "flight") return way;
    const timing = way.effect.getComputedTiming();
    const at = (time) => ((way.currentTime = time), boxOf(this.getBoundingClientRect()));
    const [begins, ends] = [at(timing.delay), at(timing.endTime - 0.01)];
    way.currentTime = 0;
    window.flights.push({ begins, ends, time: timing.endTime, hand: boxes("#hand")[""], seats: boxes("[data-seat]"),
        trick: boxes(".play[data-place]"), felt: boxes(".felt")[""] });
    return way;
};
"""
"""Keeps where every flight begins and ends, and where everything else was then."""

Box = tuple[float, float, float, float]


class Flight(TypedDict):
    """What was kept of it, by `WATCH`."""

    begins: Box
    ends: Box
    time: float
    hand: Box
    seats: dict[str, Box]
    trick: dict[str, Box]
    felt: Box


def flights(page: Page) -> list[Flight]:
    found: list[Flight] = page.evaluate("window.flights")
    return found


def is_within(inner: Box, outer: Box) -> bool:
    """With a pixel or two to spare, as boxes are rounded, and open cards are lifted out of the hand."""
    return (
        inner[0] >= outer[0] - 2 and inner[1] >= outer[1] - 14 and inner[2] <= outer[2] + 2 and inner[3] <= outer[3] + 2
    )


def leads_a_trick(match: Match) -> bool:
    """The first seat leads, and a trick lies there that was taken."""
    return is_in_tricks(match) and match.view(0).facts.get("trick") == () and "last trick" in match.view(0).facts


def test_cards_fly_from_hand_and_seats_to_the_trick_and_from_there_to_its_taker(browser: Browser, address: str) -> None:
    """In less than a third of a second, above everything: the table stays as it is."""
    match = position("hasp", 4, leads_a_trick)
    taker = match.view(0).facts["last trick"][1]
    page = visit(browser)
    page.add_init_script(WATCH)
    sit_down(page, open_position(page, address, match))
    start(page)
    expect(page.locator(".flight")).to_have_count(0)
    page.emulate_media(reduced_motion="no-preference")

    open_choices(page).first.click()
    page.wait_for_function("() => window.flights.length === 8")

    found = flights(page)
    own, gathered, others = found[0], found[1:5], found[5:]
    assert is_within(own["begins"], own["hand"])
    assert is_within(own["ends"], own["trick"]["0"])
    assert all(is_within(each["ends"], each["seats"][str(taker)]) for each in gathered)
    assert len(others) == 3
    for seat, each in zip((1, 2, 3), others, strict=True):
        assert is_within(each["begins"], each["seats"][str(seat)])
        assert is_within(each["ends"], each["trick"][str(seat)])
    assert all(each["time"] <= 350 for each in found)
    assert len({tuple(each["felt"]) for each in found}) == 1
    expect(page.locator(".flight")).to_have_count(0)


def test_nothing_flies_for_those_who_want_calm(browser: Browser, address: str) -> None:
    """Whether their system says so, or they themselves."""
    match = position("hasp", 4, is_in_tricks)
    for by_system in (True, False):
        page = visit(browser)
        page.add_init_script(WATCH)
        if not by_system:
            page.emulate_media(reduced_motion="no-preference")
            page.add_init_script("localStorage.setItem('tricktable.motion', '\"less\"')")
        sit_down(page, open_position(page, address, match))
        start(page)

        open_choices(page).first.click()
        expect(page.locator(".felt .play:not(.place)")).not_to_have_count(0)

        assert flights(page) == []
