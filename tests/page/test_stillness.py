"""The table stays where it is: questions, choices, hints and reasons come up beside it or over it, and move nothing."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.conftest import SIZES, visit
from tests.page.positions import Wish, position
from tests.page.tables import open_position, sit_down, start
from tricktable.core.matches import Match

WINDOWS = (SIZES["phone"], (1366, 657))
MEASURE = """
async () => {
    const boxOf = (each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return [x, y, width, each.matches(".felt") ? height : 0].map(Math.round);
    };
    const look = () => [".felt", ".felt .play:not(.place)", ".felt .place"].map((selector) =>
        [...document.querySelectorAll(selector)].map(boxOf));
    let last = "";
    for (let same = 0; same < 4; ) {
        await new Promise(requestAnimationFrame);
        const now = JSON.stringify(look());
        same = now === last ? same + 1 : 0;
        last = now;
    }
    return look();
}
"""
"""Where the felt is, the cards of the trick, and the places of those that are still to come, once a window of another
size has come to rest: the hand measures itself."""


def plays_before_us(match: Match) -> bool:
    """Whoever sits before the first seat has to play a card to a trick that has begun, and then it is our turn."""
    return plays_then_we_choose(match, match.game.players - 1)


def plays_then_we_choose(match: Match, player: int, word: str = "") -> bool:
    """This seat has to play a card to a trick that has begun; then the first seat chooses, by this button if any."""
    facts = match.view(0).facts
    texts = match.game.actions.text
    if match.awaited() != (player,) or not facts.get("trick") or len(match.view(0).hand) < 3:
        return False
    if any(texts[action] not in match.game.deck.text for action in match.legal_actions(player)):
        return False
    later = match.copy()
    later.apply(player, match.legal_actions(player)[0])
    if later.awaited() != (0,) or not later.view(0).facts.get("trick"):
        return False
    return word in {"", *(texts[action].split()[0] for action in later.legal_actions(0))}


def predicts_then(match: Match) -> bool:
    """HASP: the same, and we have to predict something."""
    return plays_then_we_choose(match, match.game.players - 1, "predict")


def calls_then(match: Match) -> bool:
    """Meinz: we play a card, and may call the trick."""
    return plays_then_we_choose(match, 0, "call")


def plays_a_bid_before_us(match: Match) -> bool:
    """Mü: whatever is played before us, it lies there as a bid."""
    bid = match.view(0).facts.get(f"bid {match.turn}", ())
    return plays_before_us(match) and {match.game.deck.text[card] for card in bid} >= {
        match.game.actions.text[action] for action in match.legal_actions(match.turn)
    }


TABLES: dict[str, tuple[int, Wish]] = {
    "hasp": (4, predicts_then),
    "njet": (4, plays_before_us),
    "meinz": (4, calls_then),
    "was_sticht": (4, plays_before_us),
    "mue": (5, plays_a_bid_before_us),
}


def measured(page: Page) -> list[list[list[list[int]]]]:
    """In each window: the felt, the cards in the trick, and the free places."""
    found = []
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        found.append(page.evaluate(MEASURE))
    return found


@pytest.mark.parametrize("game", TABLES)
def test_felt_and_trick_stay_where_they_are_when_we_are_asked(browser: Browser, address: str, game: str) -> None:
    """Cards that lie there neither move nor change their size when a question, choices, a hint or a reason come up."""
    players, wish = TABLES[game]
    match = position(game, players, wish)
    host, friend = visit(browser), visit(browser)
    link = open_position(host, address, match, hints="always")
    sit_down(host, link)
    sit_down(friend, link, players - 2)
    start(host)
    player = host if match.awaited() == (0,) else friend
    expect(player.locator("#hand button.open").first).to_be_visible()
    before = measured(host)

    player.locator("#hand button.open").first.click()
    expect(host.locator("#choices" if player is host else ".prompt:not(.quiet)").first).to_be_visible()
    asked = measured(host)

    for (felt, cards, places), (felt_now, cards_now, places_now) in zip(before, asked, strict=True):
        assert felt_now == felt
        assert [card for card in cards if card not in cards_now] == []
        assert [place for place in places_now if place not in places] == []
    host.get_by_role("button", name="Hint").click()
    expect(host.locator(".advice")).to_be_visible()
    assert measured(host) == asked
    host.keyboard.press("Escape")
    if host.locator("#hand button.shut").count():
        host.locator("#hand button.shut").first.click()
        expect(host.locator(".notice")).to_be_visible()
        assert measured(host) == asked
