"""Alone with bots: back to the last choice, the end of a match; with others: what is played for somebody."""

import re

from playwright.sync_api import Browser, Page, expect

from tests.page.conftest import SIZES, visit
from tests.page.hearing import listen, wait_to_hear
from tests.page.positions import position
from tests.page.tables import open_position, open_table, sit_down, start
from tests.page.test_first import open_choices
from tests.page.test_moments import ends_the_round


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
    page.keyboard.press("Escape")
    expect(page.locator(".ending")).to_be_visible()
    undo.click()

    expect(page.locator(".ending")).to_have_count(0)
    expect(heading).to_have_text(f"Round {match.number} · practice")
    expect(open_choices(page).first).to_be_visible()
    assert hand_of(page) == cards
    wait_to_hear(page, "You are back at your last choice.")
    expect(undo).to_have_count(0)

    open_choices(page).first.click()
    page.keyboard.press("Escape")
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
    friend.keyboard.press("Escape")

    host.goto(link)
    told = host.locator(".stood-in")
    expect(told).to_contain_text("While you were away, a bot chose for you:")
    expect(told.locator("li")).to_have_count(1)
    open_choices(friend).first.click()
    open_choices(host).first.click()
    expect(told).to_have_count(0)
