"""Secrets in the browser: whoever opens the developer's tools learns nothing about cards that they may not see."""

from collections.abc import Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, expect

from tests.page.conftest import visit
from tests.page.knowledge import Ear, Knowledge, betrayed, differences
from tests.page.positions import position
from tests.page.tables import id_of, open_position, sit_down, start, twin_of
from tests.server.servers import in_background
from tricktable.core.matches import Match
from tricktable.tables.view_forms import SeenPosition
from tricktable.tables.wire import ViewForm


class Case(NamedTuple):
    """A game in a phase that hides something from a viewer."""

    game: str
    players: int
    phase: str
    viewer: int = 0
    has_hands: bool = True

    def __str__(self) -> str:
        return f"{self.game}-{self.phase}"


CASES = (
    Case("hasp", 4, "trick"),
    Case("njet", 4, "trick"),
    Case("meinz", 4, "trick"),
    Case("was_sticht", 4, "draft", viewer=1, has_hands=False),  # the trumps are hidden, hands are not
    Case("mue", 5, "auction"),
)


def hiding(case: Case) -> Match:
    """A position of this phase in which the viewer is asked, so that no bot moves while we look."""

    def is_it(match: Match) -> bool:
        return match.number == 1 and match.phase.name == case.phase and match.awaited() == (case.viewer,)

    return position(case.game, case.players, is_it)


def look_at(browser: Browser, address: str, match: Match, viewer: int, with_strings: bool = False) -> Knowledge:
    """What the browser of one of two people knows who go on with this match, after a fresh look at it."""
    page, friend = visit(browser), visit(browser)
    ear = Ear(page)
    link = open_position(page, address, match)
    sit_down(page, link, viewer)
    sit_down(friend, link)
    start(page)
    expect(friend.locator("#hand, #choices").first).to_be_visible()
    ear.forget()
    page.reload()
    expect(page.locator("#hand button.open, #choices button:enabled").first).to_be_visible()
    expect(page.locator("aside .log")).to_be_visible()
    ear.settle()
    known = ear.knowledge(id_of(link), with_strings)
    friend.context.close()
    assert known.frames
    assert known.lists
    return known


def cards_of(match: Match) -> set[str | int]:
    """Everything that a list of cards is made of."""
    return {-1, *match.game.deck.text, *range(len(match.game.deck.text))}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_browser_knows_nothing_that_hidden_cards_change(browser: Browser, address: str, case: Case) -> None:
    """Two matches that differ only in what the viewer may not see: frames, bodies, page, stores, memory are equal."""
    match = hiding(case)
    twin = twin_of(match, case.viewer)
    assert str(match.view(case.viewer)) == str(twin.view(case.viewer))
    assert str(match.deal.parts) != str(twin.deal.parts)

    one = look_at(browser, address, match, case.viewer, with_strings=case.has_hands)
    other = look_at(browser, address, twin, case.viewer)

    assert differences(one, other, cards_of(match)) == []
    if case.has_hands:
        assert betrayed(one, match, case.viewer) == []


@pytest.fixture
def talkative() -> Iterator[str]:
    """A server that tells every seat the cards of all others."""
    honest = SeenPosition.form

    def tell_all(self: SeenPosition, common: ViewForm) -> ViewForm:
        form = honest(self, common)
        match = self.match
        hands = {f"held {seat}": tuple(match.game.deck.cards_in(held)) for seat, held in enumerate(match.phase.hands)}
        form.facts = {**form.facts, **hands}
        return form

    patch = pytest.MonkeyPatch()
    patch.setattr(SeenPosition, "form", tell_all)
    with in_background() as server:
        yield server.url
    patch.undo()


def test_a_server_that_tells_too_much_is_found_out(browser: Browser, talkative: str) -> None:
    """The two tests above can fail: both comparisons see a hand that was told, in the frames and in the memory."""
    match = hiding(CASES[0])

    one = look_at(browser, talkative, match, 0, with_strings=True)
    other = look_at(browser, talkative, twin_of(match, 0), 0)

    assert {"frames", "memory"} <= set(differences(one, other, cards_of(match)))
    found = betrayed(one, match, 0)
    assert any(leak.startswith("frame") for leak in found)
    assert any(leak.startswith("memory") for leak in found)
