"""Alone with bots: back to the last choice, the end of a match; with others: what is played for somebody."""

import re

from playwright.sync_api import Browser, Page, expect

from tests.page.conftest import SIZES, visit
from tests.page.hearing import listen, wait_to_hear
from tests.page.layouts import FAULTS
from tests.page.positions import is_in_tricks, position
from tests.page.tables import open_position, open_table, sit_down, start
from tests.page.test_first import open_choices
from tests.page.test_moments import ends_the_round
from tricktable.core.matches import Match

SEEN = """
() => {
    window.seen = [];
    const look = () => {
        const count = document.querySelectorAll(".felt .play:not(.place)").length;
        if (count !== window.seen.at(-1)) window.seen.push(count);
    };
    new MutationObserver(look).observe(document.querySelector(".felt"), { subtree: true, childList: true });
}
"""
"""Notes how many cards lie in the trick, whenever that changes."""


def hand_of(page: Page) -> list[str]:
    """The names of our cards."""
    cards = page.locator("#hand button")
    names: list[str] = cards.evaluate_all("all => all.map((card) => card.getAttribute('aria-label'))")
    return names


def more(page: Page, name: str) -> None:
    """Asks for something that is in the menu of the table."""
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name=name).click()


def test_whoever_is_alone_goes_back_and_ends_the_match_when_they_like(browser: Browser, address: str) -> None:
    """By button and key, across the end of a round; the record says that it was practice."""
    match = position("njet", 2, ends_the_round)
    page = visit(browser)
    listen(page)
    sit_down(page, open_position(page, address, match))
    start(page)
    undo = page.get_by_role("button", name="Undo")
    heading = page.locator("header .round")
    expect(open_choices(page).first).to_be_visible()
    cards = hand_of(page)
    expect(undo).to_have_count(0)

    open_choices(page).first.click()
    expect(page.locator(".ending")).to_be_visible()
    undo.click()

    expect(page.locator(".ending")).to_have_count(0)
    expect(heading).to_have_text(f"Round {match.number} · practice")
    expect(open_choices(page).first).to_be_visible()
    assert hand_of(page) == cards
    wait_to_hear(page, "You are back at your last choice.")
    expect(undo).to_have_count(0)

    open_choices(page).first.click()
    expect(page.locator(".ending")).to_be_visible()
    page.keyboard.press("Escape")
    expect(heading).to_have_text(re.compile(f"Round {match.number + 1}"))
    page.keyboard.press("u")
    expect(heading).to_have_text(re.compile(f"Round {match.number} "))
    assert hand_of(page) == cards

    more(page, "End this match")
    dialog = page.get_by_role("dialog", name="End this match?")
    expect(dialog).to_contain_text("What was played is kept")
    dialog.get_by_role("button", name="Play on").click()
    expect(open_choices(page).first).to_be_visible()
    more(page, "End this match")
    dialog.get_by_role("button", name="End the match").click()
    expect(page.get_by_role("heading", name="The match was ended")).to_be_visible()
    wait_to_hear(page, "The match was ended.")
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    page.get_by_role("link", name="Replay").click()
    expect(page.locator("header .practice")).to_have_text("practice")
    page.goto(address)
    expect(page.get_by_role("link", name="practice · ")).to_be_visible()


def test_with_others_one_can_only_ask_for_what_is_possible_and_is_told_what_was_played(
    browser: Browser, address: str
) -> None:
    """Nothing to take back before a choice; no undo; a bot's choices are told to all, and to whoever comes back."""
    host, friend = visit(browser), visit(browser, *SIZES["phone"])
    listen(friend)
    link = open_table(host, address, game="njet", players=2, seed="heard")
    sit_down(host, link)
    sit_down(friend, link)
    start(host)
    for page in (host, friend):
        page.get_by_role("button", name="More").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        names = "Take back my last choice|Undo|End this match"
        expect(page.get_by_role("button", name=re.compile(names))).to_have_count(0)
        page.keyboard.press("Escape")

    open_choices(host).first.click()
    expect(open_choices(friend).first).to_be_visible()
    open_choices(friend).first.click()
    expect(open_choices(host).first).to_be_visible()
    more(host, "Leave; a bot plays on for me")
    wait_to_hear(friend, "A bot chose that for Ann.")
    expect(friend.locator(".log")).to_have_count(0)
    friend.get_by_role("button", name="Log").click()
    expect(friend.locator(".log small").last).to_have_text("A bot chose that for Ann")
    told_so_far = friend.locator(".log li").all_inner_texts()
    friend.reload()
    friend.get_by_role("button", name="Log").click()
    expect(friend.locator(".log li")).to_have_text(told_so_far, use_inner_text=True)
    friend.keyboard.press("Escape")

    host.goto(link)
    told = host.locator(".stood-in")
    expect(told).to_contain_text("A bot chose for you while you were away: ")
    expect(told.locator("li")).to_have_count(1)
    for width, height in ((844, 390), (390, 844)):  # fifteen cards below it
        host.set_viewport_size({"width": width, "height": height})
        host.reload()
        expect(told).to_be_visible()
        expect(host.locator("#hand button")).to_have_count(15)
        assert [fault for fault in host.evaluate(FAULTS) if fault.startswith("cut")] == []
    open_choices(friend).first.click()
    open_choices(host).first.click()
    expect(told).to_have_count(0)


def in_a_trick(match: Match) -> bool:
    """The first seat leads, three others follow, and the trick is not the last one."""
    return is_in_tricks(match) and not match.phase.facts(0).get("trick") and match.phase.hands[0].bit_count() > 2


def test_the_pace_is_the_readers_and_a_choice_can_be_confirmed(browser: Browser, address: str) -> None:
    """Bots' cards come one by one at a slow pace and at once at a fast one; a card is played by its second tap, by key
    or button; the sound of one's turn is switched on at the table. All of it is remembered."""
    match = position("hasp", 4, in_a_trick)
    page = visit(browser, pace="slow")
    listen(page)
    sit_down(page, open_position(page, address, match))
    start(page)
    lying = page.locator(".felt .play:not(.place)")
    expect(open_choices(page).first).to_be_visible()
    page.evaluate(SEEN)
    open_choices(page).first.click()
    expect(page.locator(".play.wins .mark")).to_have_text(re.compile("takes? the trick"))
    counts: list[int] = page.evaluate("window.seen")
    assert counts[-4:] == [1, 2, 3, 4], "the bots' cards did not come one by one"

    page.get_by_role("button", name="More").click()
    for group, choice in (("Pace", "fast"), ("Confirm before playing", "on"), ("Sounds", "my turn")):
        page.get_by_role("group", name=group).locator("label", has_text=choice).click()
    page.keyboard.press("Escape")
    card = page.locator("#hand button.open").first
    expect(card).to_be_visible()
    left = page.locator("#hand button").count()
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    wait_to_hear(page, "Once more to confirm: ")
    expect(page.locator("#hand button")).to_have_count(left)
    page.get_by_role("button", name="Cancel").click()
    expect(card).not_to_have_attribute("aria-pressed", "true")
    card.press("Enter")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    card.press("Enter")
    expect(page.locator("#hand button")).to_have_count(left - 1)

    page.reload()
    expect(page.locator("#hand")).to_be_visible()
    page.get_by_role("button", name="More").click()
    for name in ("fast", "on", "my turn"):
        expect(page.get_by_role("radio", name=name)).to_be_checked()
    expect(lying.first).to_be_attached()
