"""The games in words on the page: reasons, hints, the log and the score, in every language; cards that are queued."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.page.conftest import Pace, problems_of, visit
from tests.page.positions import Wish, is_in_tricks, open_table, playable, position, sit_down, take_chair, unplayable
from tests.page.test_first import GAMES, PLAYERS, SIZES, is_whole, make_move, open_choices, play_now
from tricktable.core.errors import IllegalAction
from tricktable.core.matches import Match
from tricktable.words.letters import letters_of
from tricktable.words.reasons import why
from tricktable.words.speakers import Speaker

TWICE = 800
"""Milliseconds after which a click on a card is no second one by mistake."""
SOON = 300
"""Milliseconds in which a queued card would be shown as such; less than a complete trick lies."""
LANGUAGES = ("en", "de", "nl", "es")
HAND = "all => all.map(each => each.ariaLabel)"


PICTURE = "\ue000"
"""Stands for the suit of a card, or for a suit alone."""


def rule_of(match: Match, refusal: IllegalAction, language: str) -> str:
    """Why the first seat may not do something, with marks where the page has pictures."""
    speaker = Speaker(language, you=0, letters=dict.fromkeys(match.game.deck.colours, PICTURE))
    return speaker.say(why(match.view(0), refusal))


def sentence(text: str) -> str:
    """A sentence without its cards and spaces: those are pictures on the page."""
    return re.sub(rf"\s|{PICTURE}\d*", "", text)


def said(place: Locator) -> str:
    """What somewhere is written, without the letters on the pictures of cards."""
    text: str = place.evaluate(
        """each => {
            const copy = each.cloneNode(true);
            copy.querySelectorAll('svg').forEach((picture) => picture.remove());
            return copy.textContent;
        }"""
    )
    return text


def place_in_hand(page: Page, match: Match, card: str, seat: int = 0) -> int:
    """Where a card is in the hand as the page sorts it. Cards bear the letters of suits of the page's language."""
    hand: list[list[str]] = page.locator("#hand button").evaluate_all(
        "all => all.map(each => ['[data-card]', 'text'].map(part => each.querySelector(part))"
        ").map(([card, letter]) => [card.dataset.card, letter.textContent])"
    )
    letters = letters_of(match.game, page.evaluate("document.documentElement.lang"))
    assert [letter for _, letter in hand] == [letters[held[0]].capitalize() for held, _ in hand]
    shown = [held for held, _ in hand]
    assert sorted(shown) == sorted(match.game.deck.text[held] for held in match.view(seat).hand)
    return shown.index(card)


@pytest.mark.soak  # `test_reasons` has every reason in every language, one after the other
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_card_that_is_not_allowed_tells_the_rule(browser: Browser, address: str, game: str, language: str) -> None:
    """The rule that forbids it is told in the reader's language, with the cards that can be played as pictures."""
    match = position(game, PLAYERS[game], lambda match: bool(unplayable(match)))
    card = unplayable(match)[0]
    rule = rule_of(match, match.phase.refusal(0, match.game.actions.parse(card)), language)
    page = visit(browser, *SIZES["phone"], language=language)

    sit_down(page, address, match)
    page.locator("#hand button").nth(place_in_hand(page, match, card)).click()

    notice = page.locator(".notice")
    expect(notice).to_be_visible()
    assert sentence(said(notice)) == sentence(rule)
    expect(notice.get_by_role("img")).to_have_count(rule.count(PICTURE))
    assert is_whole(page)
    assert problems_of(page) == []
    page.context.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_tells_what_to_choose_and_why(browser: Browser, address: str, game: str) -> None:
    """The key `i` asks for it; it is shown and read aloud, its card is outlined, and it goes with the position."""
    match = position(game, PLAYERS[game], lambda match: len(playable(match)) > 2 and bool(unplayable(match)))
    page = visit(browser, *SIZES["phone"])

    sit_down(page, address, match)
    page.keyboard.press("i")
    advice = page.locator(".advice p")
    expect(advice.first).to_be_visible()

    headline = said(advice.first)
    assert "to win the match" in headline
    expect(page.locator("#hand button.suggested.open")).to_have_count(1)
    expect(page.locator("[aria-live=polite]")).not_to_be_empty()
    assert is_whole(page)
    page.locator("#hand button.suggested").click()
    expect(page.locator(".advice")).to_have_count(0)
    assert problems_of(page) == []
    page.context.close()


def test_a_hint_can_be_for_a_choice_that_is_no_card(browser: Browser, address: str) -> None:
    """On the board of vetoes the space is outlined."""
    page = visit(browser)
    play_now(page, address, "njet", 3)

    expect(open_choices(page).first).to_be_visible()
    page.get_by_role("button", name="Hint").click()

    expect(page.locator("#choices button.suggested")).to_have_count(1)
    assert problems_of(page) == []
    page.context.close()


def friend_leads(match: Match) -> bool:
    """The other of two has to lead, and whatever that is we can answer some of it only."""
    return match.awaited() == (1,) and match.view(0).facts.get("trick") == () and len(answers(match)[1]) > 1


def answers(match: Match) -> tuple[str, list[str], list[str]]:
    """A card that the friend can lead, and the cards that we may and may not play to it; the one with most of both."""
    actions = match.game.actions
    found = []
    for lead in match.legal_actions(1):
        later = match.copy()
        later.apply(1, lead)
        found.append((actions.text[lead], playable(later), unplayable(later)))
    return max(found, key=lambda each: min(len(each[1]), len(each[2])))


def friend_takes(match: Match) -> bool:
    """We have to lead, and the other of two can take the trick."""
    return match.awaited() == (0,) and match.view(0).facts.get("trick") == () and lost_trick(match) is not None


def lost_trick(match: Match) -> tuple[str, str] | None:
    """A card to lead and one with which the friend takes it; none if it is the last trick."""
    text = match.game.actions.text
    for lead in match.legal_actions(0):
        led = match.copy()
        led.apply(0, lead)
        for answer in led.legal_actions(1):
            later = led.copy()
            later.apply(1, answer)
            if later.awaited() == (1,) and later.number == match.number and later.view(0).facts.get("trick") == ():
                return text[lead], text[answer]
    return None


def with_a_friend(
    browser: Browser, address: str, has_touch: bool = False, wish: Wish = friend_leads, pace: Pace = "fast"
) -> tuple[Page, Page, Match]:
    """We at a table where a friend has to lead, and waits; the friend; the match that both go on with."""
    match = position("njet", 2, wish)
    page = visit(browser, *SIZES["phone"], has_touch=has_touch, pace=pace)
    link = open_table(page, address, match)
    page.goto(link)
    take_chair(page)
    friend = visit(browser)
    friend.goto(link)
    take_chair(friend)
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator("#hand button").first).to_be_visible()
    asked = page if 0 in match.awaited() else friend
    expect(asked.locator("#hand button.open").first).to_be_visible()
    return page, friend, match


def card_in_hand(page: Page, match: Match, seat: int, card: str) -> Locator:
    """A card of somebody's hand."""
    return page.locator("#hand button").nth(place_in_hand(page, match, card, seat))


def leave(*pages: Page) -> None:
    """Everybody goes, and nothing went wrong."""
    for page in pages:
        assert problems_of(page) == []
        page.context.close()


def test_a_click_queues_a_card_and_another_one_forgets_it(browser: Browser, address: str) -> None:
    """While somebody else chooses; the page says so, and the card bears a sign."""
    page, friend, _ = with_a_friend(browser, address)

    page.locator("#hand button").first.click()
    expect(page.locator("#hand button.queued svg.sign")).to_have_count(1)
    expect(page.locator(".prompt")).to_contain_text("on your turn, if you may")
    expect(friend.get_by_role("button", name="Hint")).to_have_count(0)  # hints are for those who play against bots
    assert is_whole(page)
    page.locator("#hand button").first.click()

    expect(page.locator("#hand button.queued")).to_have_count(0)
    leave(page, friend)


def test_a_touch_alone_queues_nothing(browser: Browser, address: str) -> None:
    """A finger slips: only the button that the touch brings queues the card, and it can be undone."""
    page, friend, _ = with_a_friend(browser, address, has_touch=True)

    page.locator("#hand button").first.tap()
    expect(page.locator("#hand button.offered")).to_have_count(1)
    page.locator("#hand button").first.tap()
    expect(page.locator("#hand button.offered")).to_have_count(0)
    page.locator("#hand button").nth(1).tap()
    expect(page.locator("#hand button.offered")).to_have_count(1)
    assert page.locator("#hand button.queued").count() == 0
    page.get_by_role("button", name="Queue it").tap()
    expect(page.locator("#hand button.queued")).to_have_count(1)
    page.get_by_role("button", name="Undo").tap()

    expect(page.locator("#hand button.queued")).to_have_count(0)
    leave(page, friend)


def test_a_click_while_a_complete_trick_lies_queues_nothing(browser: Browser, address: str) -> None:
    """It only ends the look at the trick; what comes next is seen before a card can be queued for it."""
    page, friend, match = with_a_friend(browser, address, wish=friend_takes, pace="slow")
    lost = lost_trick(match)
    assert lost is not None
    card_in_hand(page, match, 0, lost[0]).click()
    expect(friend.locator("#hand button.open").first).to_be_visible()
    page.wait_for_timeout(TWICE)

    card_in_hand(friend, match, 1, lost[1]).click()
    expect(page.locator(".play.past")).to_have_count(1)
    page.locator("#hand button").first.click()
    page.wait_for_timeout(SOON)

    assert page.locator("#hand button.queued").count() == 0
    page.locator("#hand button").first.click()
    expect(page.locator("#hand button.queued")).to_have_count(1)
    leave(page, friend)


def test_a_queued_card_is_played_as_soon_as_it_may(browser: Browser, address: str) -> None:
    """By the table, once the friend has led something that it answers."""
    page, friend, match = with_a_friend(browser, address)
    lead, allowed, _ = answers(match)
    cards = page.locator("#hand button").count()

    card_in_hand(page, match, 0, allowed[0]).press("Enter")
    expect(page.locator("#hand button.queued")).to_have_count(1)
    card_in_hand(friend, match, 1, lead).click()

    expect(page.locator("#hand button")).to_have_count(cards - 1)
    expect(page.locator("#hand button.queued")).to_have_count(0)
    leave(page, friend)


def test_a_queued_card_that_may_not_be_played_tells_why(browser: Browser, address: str) -> None:
    """It stays in the hand, and the rule is told without being asked for."""
    page, friend, match = with_a_friend(browser, address)
    lead, _, forbidden = answers(match)

    card_in_hand(page, match, 0, forbidden[0]).click()
    expect(page.locator("#hand button.queued")).to_have_count(1)
    card_in_hand(friend, match, 1, lead).click()

    expect(page.locator(".notice")).to_contain_text("so you must follow")
    expect(page.locator("#hand button.queued")).to_have_count(0)
    leave(page, friend)


def test_trumps_are_marked_and_stand_together(browser: Browser, address: str) -> None:
    """In Mü all trumps are one suit: they are last in the hand, with a sign, and are read as trumps."""

    def wish(match: Match) -> bool:
        law = match.game.law(match.view(0)) if is_in_tricks(match) else None
        held = match.view(0).hand if law else ()
        trumps = [card for card in held if law and law.trumps & match.game.deck.slots[card]]
        return 2 < len(trumps) < len(held) - 2

    match = position("mue", 4, wish)
    page = visit(browser)

    sit_down(page, address, match)
    labels: list[str] = page.locator("#hand button").evaluate_all(HAND)
    are_trumps = ["trump" in label for label in labels]

    assert are_trumps == sorted(are_trumps)
    assert 2 < sum(are_trumps) < len(labels) - 2
    assert page.locator("#hand button svg[viewBox='0 0 60 90'] rect[rx='7.750']").count() == sum(are_trumps)
    assert problems_of(page) == []
    page.context.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_and_the_score_are_told_in_words(browser: Browser, address: str, language: str) -> None:
    """After a round there is a reason beside every line of the score, and the log has told it."""
    match = position("hasp", 2, lambda match: is_in_tricks(match) and len(match.view(0).hand) < 3)
    page = visit(browser, language=language)

    sit_down(page, address, match)
    next_look = open_choices(page).or_(page.locator(".ending")).first
    expect(next_look).to_be_visible()
    while not page.locator(".ending").count():
        make_move(page)
        expect(next_look).to_be_visible()

    expect(page.locator(".ending li .said").first).to_be_visible()
    shown = page.locator("main").inner_text()
    assert re.search(r"\bhasp-|\bcard-|\{|\$", shown) is None
    expect(page.locator(".log .trick").nth(3)).to_be_attached()
    assert problems_of(page) == []
    page.context.close()
