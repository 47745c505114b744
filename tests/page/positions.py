"""Positions that a browser is put into: matches of random choices up to a point, as records to go on from."""

from collections.abc import Callable, Iterator
from itertools import count

from playwright.sync_api import Page, expect

from tests.contract.tables import positions
from tricktable.core.matches import Match
from tricktable.core.record_writing import record_of
from tricktable.games import new_game

Wish = Callable[[Match], bool]
SEEDS = 6
"""So many matches have every phase of every game."""


def position(game: str, players: int, wish: Wish, **options: str) -> Match:
    """The first position that is wished for, in the matches of one seed after the other."""
    return next(match for match in _all_positions(game, players, options) if wish(match))


def fullest(game: str, players: int) -> dict[str, Match]:
    """Each phase in which the first seat is asked, by the name of its class, where there is most to see and choose."""
    found: dict[str, tuple[int, Match]] = {}
    for number in range(SEEDS):
        for match in positions(new_game(game, players), f"page {number}"):
            if 0 not in match.awaited():
                continue
            much = len(match.legal_actions(0)) + sum(map(len, match.view(0).facts.values()))
            phase = type(match.phase).__name__
            if phase not in found or much > found[phase][0]:
                found[phase] = much, match.copy()
    return {phase: match for phase, (_, match) in found.items()}


def _all_positions(game: str, players: int, options: dict[str, str]) -> Iterator[Match]:
    for number in count():
        yield from positions(new_game(game, players, options), f"page {number}")


def is_in_tricks(match: Match) -> bool:
    """Cards are being played to tricks, and the first seat has to play one."""
    return match.awaited() == (0,) and bool(playable(match))


def playable(match: Match) -> list[str]:
    """The cards that the first seat may play."""
    deck = match.game.deck
    actions = match.game.actions
    return [actions.text[action] for action in match.legal_actions(0) if actions.text[action] in deck.text]


def unplayable(match: Match) -> list[str]:
    """The cards that the first seat holds and may not play, as it must follow or trump."""
    if not is_in_tricks(match):
        return []
    held = [match.game.deck.text[card] for card in match.view(0).hand]
    return [card for card in held if card not in playable(match)]


def open_table(page: Page, address: str, match: Match, others: str = "random") -> str:
    """The address of a new table at which the match goes on, opened by whoever looks at the page."""
    headers = {"Origin": address}
    page.request.post(f"{address}/api/guests", data={"name": "Ann"}, headers=headers)
    wishes = {"game": match.game.name, "record": str(record_of(match)), "is_private": True, "level": others}
    answer = page.request.post(f"{address}/api/tables", data=wishes, headers=headers)
    assert answer.status == 201, answer.text()
    return f"{address}/t/{answer.json()['id']}"


def take_chair(page: Page) -> None:
    """Says a name and takes the first free chair, whatever language the page speaks."""
    name = page.locator("#sit-name")
    name.fill("Ann")
    page.locator(".chairs li button").first.click()
    expect(name).to_have_count(0)


def sit_down(page: Page, address: str, match: Match) -> None:
    """Goes on with the match on its first seat, against bots."""
    page.goto(open_table(page, address, match))
    take_chair(page)
    page.locator(".buttons button.primary").click()
    expect(page.locator("#hand button.open").first).to_be_visible()
