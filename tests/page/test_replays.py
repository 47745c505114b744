"""Replays in a browser: step, jump, link, look with anybody's eyes, play on, take the record away and bring one."""

import re
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.conftest import expect_trouble, problems_of, visit
from tests.page.test_first import SIZES, is_whole, targets_too_small
from tricktable.core.fairness import FairDeals
from tricktable.core.matches import Match
from tricktable.core.record_writing import add_shuffles, record_of
from tricktable.games import new_game
from tricktable.tables.played.frames import ALL, frames_of
from tricktable.tables.played.outlines import outline_of
from tricktable.tables.played.played_match import PlayedMatch
from tricktable.tables.stores import record_id

GOLDEN: Final = Path(__file__).parents[1] / "golden"
RECORDS: Final = ("hasp-4-1", "njet-5-1", "meinz-3-1", "was_sticht-3-1", "mue-6-1")


def golden(name: str) -> str:
    return (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")


def bring(page: Page, address: str, record: str) -> str:
    """The id of a record that this visitor has brought."""
    page.request.post(f"{address}/api/guests", data={"name": "Ann"}, headers={"Origin": address})
    answer = page.request.post(f"{address}/api/matches", data={"record": record}, headers={"Origin": address})
    assert answer.status == 201, answer.text()
    return str(answer.json()["id"])


def open_replay(page: Page, address: str, record: str, position: int = 0) -> str:
    """The replay of a record, at a position; its address."""
    link = f"{address}/r/{bring(page, address, record)}"
    page.goto(f"{link}#{position}")
    expect(page.locator(".felt")).to_be_visible()
    return link


def expect_position(page: Page, position: int) -> None:
    """The slider and the address say the same."""
    expect(page.get_by_role("slider")).to_have_value(str(position))
    expect(page).to_have_url(re.compile(rf"#{position}$"))


@pytest.mark.parametrize(("name", "size"), [(name, tuple(SIZES)[place % 2]) for place, name in enumerate(RECORDS)])
def test_every_game_is_drawn_at_every_trick(browser: Browser, address: str, name: str, size: str) -> None:
    """From trick to trick through two rounds: nothing is cut, nothing fails, every button is large enough."""
    page = visit(browser, *SIZES[size])
    whole = PlayedMatch.of(golden(name))
    open_replay(page, address, golden(name))
    marks = [0]
    for part in outline_of(whole, "x").rounds[:2]:
        marks += [part.first, *(end for _, end in part.tricks), part.last]

    for mark in sorted(set(marks))[1:]:
        page.keyboard.press("Shift+ArrowRight")
        expect(page.get_by_role("slider")).to_have_value(str(mark))
    expect_position(page, max(marks))

    assert is_whole(page)
    if size == "phone":
        assert targets_too_small(page) == []
    assert problems_of(page) == []
    page.context.close()


def test_a_match_is_gone_through_by_buttons_keys_and_slider(browser: Browser, address: str) -> None:
    page = visit(browser)
    whole = PlayedMatch.of(golden("hasp-4-1"))
    open_replay(page, address, golden("hasp-4-1"))
    first, second = outline_of(whole, "x").rounds[:2]

    page.get_by_role("button", name="One step on").click()
    expect_position(page, 1)
    page.get_by_role("button", name="One trick on").click()
    expect_position(page, first.tricks[0][1])
    page.get_by_role("button", name="One step back").click()
    expect_position(page, first.tricks[0][1] - 1)
    page.get_by_role("button", name="One trick back").click()
    expect_position(page, 0)
    page.get_by_role("button", name="To the end").click()
    expect_position(page, whole.length)
    expect(page.get_by_role("button", name="One step on")).to_be_disabled()
    page.get_by_role("button", name="Round 2").click()
    expect_position(page, second.first)
    page.get_by_role("region", name="Table").focus()
    for key, position in (
        ("ArrowRight", second.first + 1),
        ("ArrowLeft", second.first),
        ("End", whole.length),
        ("Home", 0),
    ):
        page.keyboard.press(key)
        expect_position(page, position)
    page.get_by_role("slider").fill("7")
    expect_position(page, 7)
    assert problems_of(page) == []
    page.context.close()


def test_a_replay_plays_by_itself_and_stops(browser: Browser, address: str) -> None:
    page = visit(browser)
    open_replay(page, address, golden("hasp-4-1"))
    page.get_by_label("Speed").select_option("4×")
    page.get_by_role("region", name="Table").focus()

    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.get_by_role("slider")).not_to_have_value("0")
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    stopped = page.get_by_role("slider").input_value()
    page.wait_for_timeout(900)

    assert page.get_by_role("slider").input_value() == stopped
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.context.close()


def test_the_link_of_a_move_opens_there_and_can_be_copied(browser: Browser, address: str) -> None:
    page = visit(browser)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=address)
    link = open_replay(page, address, golden("hasp-4-1"), 5)
    expect_position(page, 5)

    page.keyboard.press("ArrowRight")
    expect_position(page, 6)
    page.get_by_role("button", name="Copy link to this step").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == f"{link}#6"

    page.evaluate("location.hash = '#12'")
    expect_position(page, 12)
    page.goto(f"{link}#99999")
    expect(page.get_by_role("slider")).to_have_value(str(PlayedMatch.of(golden("hasp-4-1")).length))
    assert problems_of(page) == []
    page.context.close()


def test_a_line_of_the_log_goes_to_its_move(browser: Browser, address: str) -> None:
    """A trick's line goes to where it was taken, and is the one that is marked then."""
    page = visit(browser)
    whole = PlayedMatch.of(golden("hasp-2-1"))
    first = outline_of(whole, "x").rounds[0]
    open_replay(page, address, golden("hasp-2-1"))

    tricks = page.locator("aside li", has=page.locator(".trick"))
    expect(tricks).to_have_count(len(first.tricks))
    tricks.nth(1).get_by_role("button").click()

    expect_position(page, first.tricks[1][1])
    expect(tricks.nth(1).get_by_role("button")).to_have_attribute("aria-current", "step")
    page.context.close()


def test_everybody_sees_what_they_saw_then(browser: Browser, address: str) -> None:
    """A seat's own hand and no other; a spectator no hand; all cards are those of the match."""
    page = visit(browser)
    whole = PlayedMatch.of(golden("njet-5-1"))
    part = whole.parts[0]
    place = 40
    open_replay(page, address, golden("njet-5-1"), place)
    hands = frames_of(whole, part, ALL).frames[place].hands

    rows = page.locator(".hands li")
    expect(rows).to_have_count(5)
    for seat, hand in enumerate(hands):
        expect(rows.nth(seat).locator(".cards [role=img]")).to_have_count(len(hand))
    viewer = page.get_by_label("Whose cards are shown")
    viewer.select_option("2")
    expect(rows).to_have_count(1)
    expect(rows.first.locator(".cards [role=img]")).to_have_count(len(hands[2]))
    names = {name.split(",")[0] for name in rows.locator("[role=img]").evaluate_all("all => all.map(e => e.ariaLabel)")}
    colours = {"b": "blue", "y": "yellow", "r": "red", "k": "black"}
    assert names == {f"{colours[card[0]]} {card[1:]}" for card in hands[2]}
    viewer.select_option("As a spectator")
    expect(rows).to_have_count(0)
    expect_position(page, place)
    assert problems_of(page) == []
    page.context.close()


def test_somebody_plays_on_with_the_same_cards(browser: Browser, address: str) -> None:
    """From the middle of a round, on a seat of one's choice, against bots."""
    page = visit(browser)
    whole = PlayedMatch.of(golden("mue-4-1"))
    part = max(whole.parts, key=lambda part: len(part.steps))
    seat = 2
    place = next(at for at, match in enumerate(whole.positions(part)) if at > 20 and match.awaited() == (seat,))
    hand = frames_of(whole, part, seat).frames[place].view.hand
    open_replay(page, address, golden("mue-4-1"), part.first + place)

    page.get_by_role("button", name="Play on from here").click()
    page.locator("dialog").get_by_text("Seat 3").click()
    page.locator("dialog").get_by_role("button", name="Play on").click()

    expect(page).to_have_url(re.compile("/t/"))
    expect(page.locator("#hand button")).to_have_count(len(hand))
    expect(page.locator("#hand button.open").first).to_be_visible()
    assert problems_of(page) == []
    page.context.close()


def test_at_the_end_of_a_round_one_plays_on_with_the_next(browser: Browser, address: str) -> None:
    """And at the end of the match not at all."""
    page = visit(browser)
    whole = PlayedMatch.of(golden("mue-4-1"))
    open_replay(page, address, golden("mue-4-1"), whole.parts[0].last)

    expect(page.get_by_role("heading", name="Round 1 is over")).to_be_visible()
    page.keyboard.press("o")
    page.locator("dialog").get_by_role("button", name="Play on").click()
    expect(page.locator("#hand button")).to_have_count(15)
    expect(page.locator("header")).to_contain_text("Round 2")

    page.go_back()
    expect(page.locator(".felt")).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="Play on from here")).to_be_disabled()
    page.context.close()


def test_the_record_can_be_taken_away(browser: Browser, address: str) -> None:
    page = visit(browser)
    open_replay(page, address, golden("meinz-3-1"))

    with page.expect_download() as taken:
        page.get_by_role("link", name="Download record").click()

    assert Path(taken.value.path()).read_text(encoding="utf-8") == golden("meinz-3-1")
    assert taken.value.suggested_filename.startswith("meinz-")
    page.context.close()


def test_a_record_is_brought_by_choosing_or_dropping_it(browser: Browser, address: str) -> None:
    """Also one with the line ends of another system; a broken one says what is wrong with which line."""
    page = visit(browser)
    expect_trouble(page, "400 POST /api/matches")
    record = golden("hasp-3-1")
    page.goto(address)
    chooser = page.locator("input[type=file]")

    broken = record.replace("totals: ", "totals: 7", 1)
    chooser.set_input_files({"name": "broken.txt", "mimeType": "text/plain", "buffer": broken.encode()})
    expect(page.get_by_role("alert")).to_contain_text(
        re.compile(r"cannot be replayed: line \d+ is not right.*line \d+: ", re.S)
    )
    chooser.set_input_files(
        {"name": "a.txt", "mimeType": "text/plain", "buffer": record.replace("\n", "\r\n").encode()}
    )
    expect(page).to_have_url(f"{address}/r/{record_id(record)}")
    expect(page.locator(".felt")).to_be_visible()

    page.goto(address)
    files = page.evaluate_handle(
        "text => { const all = new DataTransfer(); all.items.add(new File([text], 'a.txt')); return all; }", record
    )
    page.dispatch_event("label:has(input[type=file])", "drop", {"dataTransfer": files})
    expect(page).to_have_url(f"{address}/r/{record_id(record)}")
    page.context.close()


WRONG_RECORDS: Final[list[tuple[Callable[[str], str], str, str]]] = [
    (
        lambda text: f'{{"record": "{text[:40]}',
        "Diese Datei ist kein Protokoll einer Partie.",
        "line 1: a record begins with",
    ),
    (
        lambda text: text.replace("totals: ", "totals: 7", 1),
        "Dieses Protokoll lässt sich nicht nachspielen: Zeile",
        "the totals are",
    ),
    (
        lambda text: text.replace("game: hasp", "game: poker"),
        "Dieses Protokoll ist von einem Spiel oder von Regeln, die dieser Server nicht kennt.",
        "line 2: there is no game 'poker'",
    ),
    (lambda text: text * 200, "Das ist länger als jedes Protokoll.", ""),
]


def test_a_wrong_record_is_refused_in_the_readers_language(browser: Browser, address: str) -> None:
    """The sentence is the page's; what the server says exactly stands below, and says that it is English."""
    page = visit(browser, *SIZES["phone"], language="de")
    expect_trouble(page, "400", "413")
    page.goto(address)
    chooser = page.locator("input[type=file]")
    alert = page.get_by_role("alert")

    for spoil, words, detail in WRONG_RECORDS:
        wrong = spoil(golden("hasp-3-1"))
        chooser.set_input_files({"name": "wrong.txt", "mimeType": "text/plain", "buffer": wrong.encode()})
        expect(alert).to_contain_text(words)
        expect(alert.locator("[lang=en]")).to_have_count(1 if detail else 0)
        expect(alert).to_contain_text(detail)
        assert page.evaluate("document.documentElement.scrollWidth") <= SIZES["phone"][0]
    page.context.close()


def fair_record() -> str:
    """A match of a live table to which somebody contributed, in every round but the second."""
    deals = FairDeals("friday", bytes(range(32)))
    for number in range(1, 40):
        if number != 2:
            deals.contribute(number, 1, bytes(range(number, number + 16)))
    chance = Random("fair")
    match = Match.begin(new_game("hasp", 2), deals)
    while not match.is_over:
        seat = chance.choice(match.awaited())
        match.apply(seat, chance.choice(match.legal_actions(seat)))
    record = add_shuffles(record_of(match), deals)
    record.names = {0: "Ann", 1: "Bela"}
    return str(record.sealed())


def test_shuffles_of_a_record_that_somebody_brought_are_not_called_verified(browser: Browser, address: str) -> None:
    """Anybody can write a record whose shuffles fit together."""
    page = visit(browser)
    open_replay(page, address, fair_record())

    shuffle = page.locator("aside details")
    expect(shuffle).to_contain_text("Brought from elsewhere")
    shuffle.locator("summary").click()
    expect(shuffle).to_contain_text("Bela contributed.")
    page.get_by_role("button", name="Round 2").click()
    expect(shuffle).to_contain_text("Brought from elsewhere")
    expect(shuffle).not_to_contain_text("contributed")
    expect(page.locator(".felt")).to_contain_text("Ann")
    page.context.close()


def test_a_match_that_has_ended_at_a_table_leads_to_its_replay(browser: Browser, address: str) -> None:
    """Whoever played it has left, so that bots play to the end."""
    page = visit(browser)
    page.goto(address)
    own = {"Origin": address}
    page.request.post(f"{address}/api/guests", data={"name": "Ann"}, headers=own)
    table = page.request.post(
        f"{address}/api/tables", data={"game": "hasp", "players": 2, "level": "easy"}, headers=own
    )
    path = f"{address}/api/tables/{table.json()['id']}"
    for request in ({"type": "sit"}, {"type": "start"}, {"type": "rise"}):
        page.request.post(f"{path}/requests", data=request, headers=own)
    end = time.monotonic() + 60
    while page.request.get(path).json()["stage"] != "over" and time.monotonic() < end:
        page.wait_for_timeout(300)

    page.goto(f"{address}/t/{table.json()['id']}")
    page.get_by_role("link", name="Replay").click()

    expect(page).to_have_url(re.compile("/r/[0-9a-f]{24}"))
    expect(page.locator(".felt")).to_contain_text("Ann")
    expect(page.locator("aside details")).to_contain_text("Shuffle fits, but nobody contributed")
    assert problems_of(page) == []
    page.context.close()


@pytest.mark.parametrize(
    ("language", "words"),
    [("de", "Von hier weiterspielen"), ("nl", "Vanaf hier verder spelen"), ("es", "Seguir jugando desde aquí")],
)
def test_the_replay_speaks_four_languages(browser: Browser, address: str, language: str, words: str) -> None:
    page = visit(browser, language=language)
    open_replay(page, address, golden("was_sticht-3-1"), 60)

    expect(page.get_by_role("button", name=words)).to_be_visible()
    shown = page.locator("body").inner_text()
    assert "{" not in shown
    assert "replay-" not in shown
    expect(page.locator("[aria-live=polite]")).not_to_be_empty()
    page.context.close()


def test_the_keys_are_listed_and_the_eyes_can_be_changed_by_key(browser: Browser, address: str) -> None:
    page = visit(browser)
    open_replay(page, address, golden("hasp-4-1"))

    page.keyboard.press("?")
    expect(page.locator("dialog")).to_contain_text("one trick back or on")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.keyboard.press("v")
    expect(page.get_by_label("Whose cards are shown")).to_have_value("spectator")
    page.keyboard.press("v")
    expect(page.get_by_label("Whose cards are shown")).to_have_value("0")
    page.context.close()


def test_whoever_only_comes_to_the_lobby_does_not_load_the_replay(browser: Browser, address: str) -> None:
    page = visit(browser)
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))

    page.goto(address)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.wait_for_load_state("networkidle")

    assert loaded
    assert not [url for url in loaded if "/Record-" in url]
    page.context.close()


def test_a_match_that_is_not_there_says_so(browser: Browser, address: str) -> None:
    page = visit(browser)
    expect_trouble(page, "404 GET /r/nothing", "404 GET /api/matches/nothing/outline")
    page.goto(f"{address}/r/nothing")

    expect(page.get_by_text("There is no record of such a match.")).to_be_visible()
    page.context.close()


def test_bots_have_their_level_in_the_words_of_the_page(browser: Browser, address: str) -> None:
    """Of those that the page offers, and of those at tables with a coach; others go by their own names."""
    page = visit(browser, language="de")
    record = PlayedMatch.of(golden("hasp-4-1")).record
    record.names.update({0: "Ann", 1: "Ada (hard)", 2: "Ben (thumb)", 3: "Cleo (net)"})

    open_replay(page, address, str(record.sealed()))

    for name in ("Ann", "Ada (stark)", "Ben (schlicht)", "Cleo (net)"):
        expect(page.get_by_text(name, exact=True).first).to_be_visible()
    page.context.close()
