"""The moments that matter: the last trick of a round, its score, the next deal, and what is heard of them."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.page.conftest import HURRY, SIZES, visit
from tests.page.hearing import heard, listen, wait_to_hear
from tests.page.positions import is_in_tricks, position
from tests.page.rounds_heard import FOLDER, PLAYERS, transcript_of
from tests.page.tables import ask, open_position, open_table, sit_down, start
from tests.page.test_first import open_choices
from tricktable.core.matches import Match


def ends_the_round(match: Match) -> bool:
    """The first seat plays the last card of a round, and it is not the last one."""
    if not is_in_tricks(match):
        return False
    later = match.copy()
    later.apply(0, match.legal_actions(0)[0])
    return not later.is_over and later.number > match.number


def test_the_last_trick_is_seen_then_the_score_and_nothing_is_asked_before_both_are_left(
    browser: Browser, address: str
) -> None:
    """The trick lies there with its taker. Under the score nobody can play the next round blind; Esc leaves it."""
    match = position("njet", 2, ends_the_round)
    page = visit(browser, pace="slow")
    listen(page)
    sit_down(page, open_position(page, address, match))
    start(page)
    heading, ending, hand = page.locator("header .round"), page.locator(".ending"), page.locator("#hand button")

    open_choices(page).first.click()
    expect(page.locator(".play.wins .mark")).to_have_text(re.compile("takes? the trick"))
    expect(page.locator(".felt .play:not(.place)")).to_have_count(2)
    expect(ending).to_have_count(0)

    page.keyboard.press("Escape")
    expect(ending).to_be_visible()
    expect(heading).to_have_text(f"Round {match.number}")
    expect(hand).to_have_count(0)
    expect(page.locator("#choices, .prompt:not(.quiet)")).to_have_count(0)
    totals = page.locator("tfoot td")
    expect(totals).to_have_count(2)
    assert sorted(page.locator(".ending .total").all_inner_texts()) == sorted(totals.all_inner_texts())
    assert not any("You are dealt" in line for line in heard(page))

    page.keyboard.press("Escape")
    expect(ending).to_have_count(0)
    expect(heading).to_have_text(f"Round {match.number + 1}")
    expect(hand).not_to_have_count(0)
    said = " ".join(heard(page))
    assert said.index("the trick") < said.index(f"Round {match.number} is over") < said.index("You are dealt")


def test_a_score_that_nobody_leaves_is_left_by_itself(browser: Browser, address: str) -> None:
    """And one sees meanwhile that one's time runs."""
    match = position("njet", 2, ends_the_round)
    page = visit(browser)
    page.add_init_script(HURRY)
    sit_down(page, open_position(page, address, match, clock={"choice": 300, "bank": 0}))
    start(page)

    open_choices(page).first.click()
    expect(page.locator(".ending")).to_be_visible()
    expect(page.locator(".ending [role=timer]")).to_be_visible()

    expect(page.locator(".ending")).to_have_count(0)
    expect(open_choices(page).first).to_be_visible()


def goes_on_with_the_other(match: Match) -> bool:
    """The same, and in the next round the second seat has to choose first."""
    if not ends_the_round(match):
        return False
    later = match.copy()
    later.apply(0, match.legal_actions(0)[0])
    return later.awaited() == (1,)


def test_whoever_reads_the_score_is_taken_along_when_somebody_else_plays_on(browser: Browser, address: str) -> None:
    """Long before the score would be left by itself, and after the time for a glance at it."""
    match = position("njet", 2, goes_on_with_the_other)
    host, friend = visit(browser), visit(browser, *SIZES["phone"])
    link = open_position(host, address, match)
    sit_down(host, link)
    sit_down(friend, link)
    start(host)

    open_choices(host).first.click()
    for page in (host, friend):
        expect(page.locator(".ending")).to_be_visible()
    friend.get_by_role("button", name="Continue").click()
    expect(host.locator(".ending")).to_be_visible()
    open_choices(friend).first.click()

    expect(host.locator(".ending")).to_have_count(0, timeout=9000)
    expect(open_choices(host).first).to_be_visible()


def test_what_people_do_besides_playing_is_heard(browser: Browser, address: str) -> None:
    """Who sits down, that the match begins, and what becomes of a wish to take a choice back."""
    host, friend = visit(browser), visit(browser, *SIZES["phone"])
    for page in (host, friend):
        listen(page)
    link = open_table(host, address, game="njet", players=2, seed="heard")
    sit_down(host, link)
    sit_down(friend, link)
    start(host)

    open_choices(host).first.click()
    for answer in ("Decline", "Agree"):
        host.get_by_role("button", name="More").click()
        host.get_by_role("button", name="Take back my last choice").click()
        friend.get_by_role("button", name=answer).click()
    wait_to_hear(host, "You take your last choice back.")
    wait_to_hear(friend, "Ann takes the last choice back.")

    assert heard(host)[:2] == ["You sit down.", "Guest sits down."]
    assert heard(host)[2].startswith("The match begins. You are dealt ")
    assert heard(host)[4:] == [
        "You asked to take your choice back. The others decide.",
        "Guest does not want the choice to be taken back.",
        "You asked to take your choice back. The others decide.",
        "Guest agrees that the choice is taken back.",
        "You take your last choice back. Veto a space of the board.",
    ]
    assert heard(friend)[3:] == [
        "Ann would like to take the last choice back.",
        "You do not want the choice to be taken back.",
        "Ann would like to take the last choice back.",
        "You agree that the choice is taken back.",
        "Ann takes the last choice back.",
    ]


def ends_the_match(match: Match) -> bool:
    """The first seat plays the very last card."""
    if not is_in_tricks(match):
        return False
    later = match.copy()
    later.apply(0, match.legal_actions(0)[0])
    return later.is_over


def test_the_result_of_a_match_and_every_wish_for_another_one_are_heard_once_and_in_order(
    browser: Browser, address: str
) -> None:
    """The last trick, the score, the winners; then the wishes, also in a burst; and that the next match is there."""
    match = position("njet", 3, ends_the_match)
    pages = host, friend, third = visit(browser), visit(browser, *SIZES["phone"]), visit(browser)
    names = {
        host: ("Guest", "Guest 2", "You"),
        friend: ("You", "Guest 2", "Ann"),
        third: ("Guest", "You", "Ann"),
    }
    for page in pages:
        listen(page)
    link = open_position(host, address, match)
    for page in pages:
        sit_down(page, link)
    start(host)
    for page in pages:
        wait_to_hear(page, "The match begins.")
    before = {page: len(heard(page)) for page in pages}

    open_choices(host).first.click()
    for page in pages:
        wait_to_hear(page, " won")
    results = {page: heard(page)[before[page] :] for page in pages}
    ask(friend, link, {"type": "ask rematch"})
    ask(third, link, {"type": "ask rematch"})
    wait_to_hear(host, "Guest 2 would like to play again.")
    host.get_by_role("button", name="Play again").click()
    for page in pages:
        page.wait_for_url(lambda url: url != link)
        wait_to_hear(page, "The table for the next match is ready.")

    for page, who in zip(pages, ("You play", "Ann plays", "Ann plays"), strict=True):
        trick, result = results[page]
        assert re.match(rf"{who} .* the trick\.", trick)
        assert re.match(rf"Round {match.number} is over\. .* Score: [^.]*\. [^.!]* won[.!]$", result)
        first, second, last, ready, *_ = heard(page)[before[page] + 2 :]
        assert (first, second, last) == tuple(f"{name} would like to play again." for name in names[page])
        assert ready.startswith("The table for the next match is ready.")
        assert sum("next match is ready" in line for line in heard(page)) == 1


@pytest.mark.parametrize("game", PLAYERS)
def test_a_whole_round_is_heard_as_prose(browser: Browser, address: str, game: str) -> None:
    """Every play, every trick, the result of the round, and only then the next deal, each once and in order.
    `python -m tests.page.write_transcripts` writes it down anew."""
    expected = (FOLDER / f"{game}.txt").read_text(encoding="utf-8")

    assert transcript_of(browser, address, game).splitlines() == expected.splitlines()
