"""Every reason for a refusal that a click on a card can cause, told in the reader's language."""

from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Browser, expect

from tests.contract.tables import LIMITS, positions
from tests.page.conftest import GAMES, visit
from tests.page.positions import position
from tests.page.tables import open_position, sit_down, start
from tests.page.test_words import LANGUAGES, place_in_hand, rule_of, said, sentence
from tricktable.core.errors import IllegalAction
from tricktable.core.matches import Match
from tricktable.games import new_game

VERBS: Final = ("discard ", "give ", "bid ")
"""Words before a card, where choosing a card of the hand is not to play it."""
SWAP: Final = "swap "
"""The word before two cards: the first, of the hand, can be picked too."""
PLAYERS: Final = {"hasp": 4, "njet": 5, "meinz": 4, "was_sticht": 4, "mue": 5}
REASONS: Final = {
    "hasp": ("announce", "follow", "predict", "trump"),
    "njet": ("follow", "monster", "team", "veto", "zero"),
    "meinz": ("call", "follow", "swap"),
    "was_sticht": ("draft", "follow", "pick"),
    "mue": ("follow", "laid", "partner", "trump"),
}
"""Those that `docs/games` lists and that a card of the own hand can be refused for. Everything else is offered only
where it is possible, or is not the player's turn."""


class Shut(NamedTuple):
    """A card of the first seat's hand that may not be chosen, and why."""

    card: str
    refusal: IllegalAction


def shut_cards(match: Match) -> list[Shut]:
    """The cards that the first seat cannot choose now, though it has to choose something."""
    if match.awaited() != (0,):
        return []
    actions = match.game.actions
    legal = [actions.text[action] for action in match.legal_actions(0)]
    verb = next((word for word in VERBS if any(action.startswith(word) for action in legal)), "")
    given = {action.split()[1] for action in legal if action.startswith(SWAP)}
    cards = [match.game.deck.text[card] for card in match.view(0).hand]
    return [
        Shut(card, match.phase.refusal(0, actions.parse(verb + card)))
        for card in cards
        if verb + card not in legal and card not in given
    ]


@pytest.mark.parametrize("game", GAMES)
def test_the_list_of_reasons_is_complete(game: str) -> None:
    """No other reason comes up in matches by chance."""
    rules = new_game(game, PLAYERS[game], LIMITS.get(game))
    matches = [positions(rules, f"reasons {seed}") for seed in range(6)]
    found = {shut.refusal.reason for match in matches for position in match for shut in shut_cards(position)}

    assert found <= set(REASONS[game])


ALL: Final = [(game, reason) for game in GAMES for reason in REASONS[game]]
TOLD: Final = [
    *((game, reason, (LANGUAGES[place % 4], LANGUAGES[(place + 1) % 4])) for place, (game, reason) in enumerate(ALL)),
    *(pytest.param(game, reason, LANGUAGES, marks=pytest.mark.soak) for game, reason in ALL),
]
"""Every reason in two languages, so that each has its turn in every game; in all of them for the soak."""


@pytest.mark.parametrize(("game", "reason", "languages"), TOLD)
def test_a_card_that_cannot_be_chosen_says_why_in_every_language(
    browser: Browser, address: str, game: str, reason: str, languages: tuple[str, ...]
) -> None:
    """The sentence of `words/reasons.py`, as each reader's language has it: it changes with the language at once."""
    match = position(
        game, PLAYERS[game], lambda match: any(each.refusal.reason == reason for each in shut_cards(match))
    )
    card, refusal = next(each for each in shut_cards(match) if each.refusal.reason == reason)
    page = visit(browser)
    sit_down(page, open_position(page, address, match))
    start(page)

    expect(page.locator("#hand button").first).to_be_visible()
    page.locator("#hand button").nth(place_in_hand(page, match, card)).click()
    notice = page.locator(".notice")
    expect(notice).to_be_visible()
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Settings").click()

    for language in languages:
        page.locator("dialog select").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert sentence(said(notice)) == sentence(rule_of(match, refusal, language))
        assert place_in_hand(page, match, card) >= 0, "the letters of the suits change too"
