"""The lobby: one click and its options, tables of others and of one's own, settings, and the way between pages."""

import asyncio
import re
import time
from pathlib import Path
from threading import Thread
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.conftest import SETTLE, expect_trouble, problems_of, visit
from tests.page.positions import position
from tests.page.servers import SECONDS, serve
from tests.page.tables import ask, id_of, open_position, open_table, sit_down
from tests.page.test_first import SIZES, make_move, open_choices, play_now, targets_too_small
from tests.server.servers import in_background
from tricktable.core.matches import Match
from tricktable.games import GAMES
from tricktable.tables.stores import Finished, Store

LOCALES: Final = Path(__file__).parents[2] / "src" / "tricktable" / "locales"
LANGUAGES: Final = ("en", "de", "nl", "es")


def more_options(page: Page, address: str, game: str) -> None:
    """The lobby with a game chosen and all its options open."""
    page.goto(address)
    page.locator(f"input[value={game}]").check(force=True)
    page.locator("details summary").click()


def opened(page: Page, address: str) -> dict[str, Any]:
    """The table that is shown, as the server tells it."""
    page.wait_for_url("**/t/*")
    form: dict[str, Any] = page.request.get(f"{address}/api/tables/{page.url.rpartition('/')[2]}").json()
    return form


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_choice_of_every_game_has_words(language: str) -> None:
    """Games name their options; the lobby says them in every language, and what to write where anything goes."""
    files = (LOCALES / language / "page" / "games").glob("*.ftl")
    text = "".join(file.read_text(encoding="utf-8") for file in files)
    ids = set(re.findall(r"^([\w-]+) *=", text, re.M))
    wanted = set()
    for game in GAMES.values():
        for option in game.option_list:
            name = f"option-{game.name}-{option.name}"
            wanted |= {name} | ({f"{name}-{choice}" for choice in option.choices} or {f"{name}-about"})

    assert len(wanted) > 10
    assert {id for id in ids if id.startswith("option-")} == wanted


def test_game_players_and_level_are_those_of_the_last_time(browser: Browser, address: str) -> None:
    page = visit(browser)
    page.goto(address)
    page.locator("input[value=mue]").check(force=True)
    page.locator(".segments label", has_text="6").click()
    page.locator(".segments label", has_text="hard").click()
    page.get_by_role("button", name="Play now").click()
    form = opened(page, address)
    page.goto(address)

    assert (form["game"], form["players"], form["level"], form["is_private"]) == ("mue", 6, "hard", True)
    expect(page.locator("input[value=mue]")).to_be_checked()
    expect(page.locator("input[name=players][value='6']")).to_be_checked()
    expect(page.locator("input[value=hard]")).to_be_checked()
    assert problems_of(page) == []


def test_all_wishes_reach_the_table_and_are_told_there(browser: Browser, address: str) -> None:
    """Options of the game, the clock, hints, forced choices, a full table, who may come, and the name."""
    page = visit(browser)
    more_options(page, address, "mue")
    page.get_by_label("Points that end the match").fill("300")
    page.get_by_label("Maximum rounds").fill("7")
    page.get_by_label("Time to think").select_option("bank")
    page.get_by_label("Each choice").select_option("60")
    page.get_by_label("Reserve for the match").select_option("10")
    page.get_by_label("Hints").first.select_option("never")
    page.get_by_label("Play forced moves").check()
    page.get_by_label("Who may come").select_option("public")
    page.get_by_label("Name of the table").fill("Friday night")
    page.get_by_label("Start automatically").check()
    page.get_by_role("button", name="Play with friends").click()
    form = opened(page, address)

    assert form["options"] == {"target": "300", "hands": "7"}
    assert form["clock"] == {"choice": 60, "bank": 600}
    assert (form["hints"], form["plays_forced"], form["starts_full"]) == ("never", True, True)
    assert (form["title"], form.get("is_private", False)) == ("Friday night", False)
    expect(page.locator(".terms")).to_contain_text("Time to think: 1 min + 10 min")
    expect(page.locator(".terms")).to_contain_text("Points that end the match: 300")

    page.goto(address)
    expect(page.locator("summary")).to_contain_text(
        "Changed: Points that end the match · Maximum rounds · 1 min + 10 min"
    )
    page.locator("details summary").click()
    expect(page.get_by_label("Maximum rounds")).to_have_value("7")
    expect(page.get_by_label("Name of the table")).to_have_value("")
    page.get_by_role("button", name="Reset").click()
    expect(page.get_by_label("Maximum rounds")).to_have_value("")
    expect(page.locator("summary")).not_to_contain_text("Changed")
    assert problems_of(page) == []


def test_an_option_that_cannot_be_is_named_and_can_be_mended(browser: Browser, address: str) -> None:
    page = visit(browser)
    more_options(page, address, "hasp")
    page.get_by_label("What the cards are worth").fill("1 2 3")
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("alert")).to_have_text("Please check “What the cards are worth”.")

    page.get_by_label("What the cards are worth").fill("9 0 1 2 3  4 1 1 2 3")
    page.get_by_role("button", name="Play now").click()

    assert opened(page, address)["options"]["values"] == "9 0 1 2 3 4 1 1 2 3"
    assert problems_of(page) == []


def test_a_table_that_the_server_refuses_is_refused_in_the_readers_language(browser: Browser, address: str) -> None:
    page = visit(browser, language="de")
    expect_trouble(page, "400")
    page.route("**/api/tables", lambda route: route.continue_(post_data={"game": "hasp", "players": 6}))
    page.goto(address)
    page.get_by_role("button", name="Jetzt spielen").click()

    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("So einen Tisch kann es nicht geben.")
    expect(alert.locator("[lang=en]")).to_contain_text("6")
    page.context.close()


def test_own_tables_are_known_to_the_server_and_not_only_to_the_browser(browser: Browser, address: str) -> None:
    """A private match is found again in a browser that has forgotten everything but that we are somebody."""
    page = visit(browser)
    play_now(page, address, "njet", 4)
    link = page.url
    page.evaluate("localStorage.clear(); localStorage.setItem('tricktable.guest', 'true')")
    page.goto(address)

    page.get_by_role("region", name="Your tables").get_by_role("button", name="Continue").click()
    expect(page.locator("#hand button")).not_to_have_count(0)

    assert page.url == link
    assert problems_of(page) == []


def test_a_table_appears_by_itself_is_joined_and_then_watched(browser: Browser, address: str) -> None:
    """Nobody has to load the lobby again: a table is listed when it opens, and a match when it begins."""
    reader, host, guest = visit(browser), visit(browser), visit(browser, *SIZES["phone"])
    reader.goto(address)
    expect(reader.get_by_role("heading", name="Open tables")).to_be_visible()
    more_options(host, address, "hasp")
    host.get_by_label("Name of the table").fill("Only for two")
    host.get_by_label("Who may come").select_option("public")
    host.locator(".segments label", has_text="2").first.click()
    host.get_by_role("button", name="Play with friends").click()

    line = reader.get_by_role("region", name="Open tables").locator("li", has_text="Only for two")
    expect(line).to_contain_text("1 chair free")
    guest.goto(address)
    guest.get_by_role("button", name="Join Only for two").click()
    expect(host.locator(".chairs b")).to_have_count(2)
    host.get_by_role("button", name="Start", exact=True).click()

    expect(guest.locator("#hand button")).not_to_have_count(0)
    reader.get_by_role("region", name="In progress").get_by_role("button", name="Watch Only for two").click()
    expect(reader.get_by_text("You are watching")).to_be_visible()
    expect(reader.locator("#hand")).to_have_count(0)
    for page in (reader, host, guest):
        assert problems_of(page) == []


def test_a_table_whose_people_have_left_is_offered_to_nobody_until_they_are_back(browser: Browser) -> None:
    """Whoever joins a table finds somebody there; whoever left their own finds it again."""
    with serve("--pace", "0", "--grace", "0") as address:
        host, reader = visit(browser), visit(browser)
        sit_down(host, open_table(host, address, game="hasp", players=3, title="Ghosts"))
        reader.goto(address)
        offered = reader.get_by_role("region", name="Open tables").locator("li", has_text="Ghosts")
        expect(offered).to_have_count(1)

        host.goto("about:blank")
        expect(offered).to_have_count(0)
        expect(reader.get_by_role("button", name="Open a table for everybody")).to_be_visible()
        host.goto(address)
        host.get_by_role("region", name="Your tables").get_by_role("button", name="Continue Ghosts").click()
        expect(host.get_by_role("heading", name="Ghosts")).to_be_visible()

        expect(offered).to_have_count(1)


def test_the_lobby_says_at_which_of_our_tables_it_is_our_turn(browser: Browser, address: str) -> None:
    """In words, as part of the line, and by itself when the turn comes; nobody is told so of the turn of others."""
    ann, bob = visit(browser), visit(browser, *SIZES["phone"], language="de")
    link = open_table(ann, address, game="hasp", players=2)
    sit_down(ann, link)
    bob.goto(link)
    bob.get_by_label("Wie heißt du?").fill("Bob")
    bob.get_by_role("button", name="Hier sitzen").click()
    expect(ann.locator(".chairs b")).to_have_count(2)
    ann.get_by_role("button", name="Start", exact=True).click()
    people = [ann, bob]
    for page in people:
        expect(page.locator("#hand")).to_be_visible()
    lobbies = [page.context.new_page() for page in people]
    for lobby in lobbies:
        lobby.goto(address)
    lines = [lobby.locator(".mine li") for lobby in lobbies]
    words = ["Your turn", "Du bist dran"]
    expect(open_choices(ann).or_(ann.locator(".prompt.quiet")).first).to_be_visible()
    one = 0 if open_choices(ann).count() else 1
    other = 1 - one

    expect(lines[one]).to_contain_text(words[one])
    expect(lines[one].get_by_role("button", name=words[one])).to_have_count(1)
    expect(lines[other]).to_have_count(1)
    expect(lines[other]).not_to_contain_text(words[other])

    end = time.monotonic() + SECONDS
    while not open_choices(people[other]).count():
        assert time.monotonic() < end, "the other one is never asked"
        if open_choices(people[one]).count():
            make_move(people[one])
        ann.wait_for_timeout(20)
    expect(lines[other]).to_contain_text(words[other], timeout=15_000)
    expect(lines[one]).not_to_contain_text(words[one], timeout=15_000)
    assert problems_of(ann) == problems_of(bob) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_our_turn_and_play_now_are_in_sight_upright_and_sideways(
    browser: Browser, address: str, language: str
) -> None:
    """However many tables we sit at: the first of them, and one click to another match. Nothing is cut or too small."""
    page = visit(browser, 320, 640, language=language)
    page.add_init_script("localStorage.setItem('tricktable.guest', 'true')")
    for players in (5, 4, 3):
        link = open_table(page, address, game="njet", players=players, is_private=True)
        ask(page, link, {"type": "sit"}, {"type": "start"})
    for width, height, shown in ((320, 640, 1), (844, 390, 2)):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(address)
        lines = page.locator(".mine li")
        expect(lines).to_have_count(shown)
        expect(page.locator("#past-title")).to_be_attached()
        page.evaluate(SETTLE)
        line, now = lines.first.bounding_box(), page.locator("button.now").bounding_box()

        assert line is not None
        assert now is not None
        assert 0 <= line["y"] < line["y"] + line["height"] <= now["y"] < now["y"] + now["height"] <= height
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert targets_too_small(page) == []


def test_a_table_where_nobody_plays_any_more_is_cleared_away_in_the_lobby(browser: Browser, address: str) -> None:
    """By keys alone, and only after a second thought; where somebody else is, the way out is at the table."""
    ann, bob = visit(browser), visit(browser)
    ann.add_init_script("localStorage.setItem('tricktable.guest', 'true')")
    alone = open_table(ann, address, game="hasp", players=4, is_private=True)
    ask(ann, alone, {"type": "sit"}, {"type": "start"})
    shared = open_table(ann, address, game="mue", players=4, is_private=True, title="Not alone")
    ask(ann, shared, {"type": "sit"})
    sit_down(bob, shared)
    ann.goto(address)
    mine = ann.get_by_role("region", name="Your tables")
    expect(mine.locator("li")).to_have_count(2)
    expect(mine.locator("li", has_text="HASP")).to_contain_text("3 bots")
    expect(mine.locator("li", has_text="Not alone")).to_contain_text("2 chairs free")
    expect(mine.get_by_role("button", name="Clear away Not alone")).to_have_count(0)

    mine.get_by_role("button", name="Clear away HASP").press("Enter")
    expect(ann.locator(":focus")).to_have_accessible_description("The match ends there, without a result.")
    mine.get_by_role("button", name="Keep HASP").press("Enter")
    expect(ann.locator(":focus")).to_have_accessible_name("Clear away HASP")
    ann.keyboard.press("Enter")
    ann.keyboard.press("Enter")

    expect(mine.locator("li")).to_have_count(1)
    expect(ann.locator(":focus")).to_have_accessible_name("Continue Not alone")
    assert ann.request.get(f"{address}/api/tables/{id_of(alone)}").json()["stage"] == "closed"


def test_tables_are_found_by_game_chairs_level_and_name_and_the_address_says_so(browser: Browser) -> None:
    """A lobby that was searched can be shared; there are pages, and it is told how many people are here."""
    with serve("--pace", "0") as address:
        host, reader, friend = visit(browser), visit(browser), visit(browser)
        reader.goto(address)
        expect(reader.get_by_role("search")).to_have_count(0)
        for number in range(21):
            open_table(host, address, game="hasp", players=2 + number % 3, title=f"Table {number}")
        open_table(host, address, game="mue", players=6, level="hard", title="Six of us")
        running = open_table(host, address, game="njet", players=3, level="medium", title="Watch us")
        ask(host, running, {"type": "sit"}, {"type": "start"})
        host.goto(running)
        reader.reload()
        lines = reader.locator(".tables li")
        expect(lines).to_have_count(20)
        expect(reader.get_by_text("1 person online")).to_be_visible()
        expect(lines.first).to_contain_text("Six of us")
        expect(lines.first).to_contain_text("Mü · 6 players · Bots: hard")

        reader.get_by_role("button", name="Next page").click()
        expect(reader.get_by_text("Page 2 of 2")).to_be_visible()
        expect(lines).to_have_count(3)
        expect(reader.get_by_role("region", name="In progress")).to_contain_text("2 bots")
        expect(reader).to_have_url(f"{address}/?page=2")

        reader.get_by_role("searchbox", name="Name or title").fill("table 1")
        expect(lines).to_have_count(11)
        expect(reader.get_by_role("status").filter(has_text="11 tables")).to_have_count(1)
        reader.get_by_label("Free chairs").select_option("3")
        expect(lines).to_have_count(8)
        expect(reader).to_have_url(f"{address}/?search=table+1&chairs=3")
        friend.goto(reader.url)
        expect(friend.locator(".tables li")).to_have_count(8)
        expect(friend.get_by_role("searchbox")).to_have_value("table 1")

        reader.get_by_role("combobox", name="The bots play").select_option("hard")
        expect(reader.get_by_text("No table fits.")).to_be_visible()
        reader.get_by_role("button", name="Show all tables").click()
        expect(lines).to_have_count(20)
        expect(reader).to_have_url(f"{address}/")
        reader.get_by_role("combobox", name="Game").select_option("njet")
        expect(lines).to_have_count(1)
        lines.first.get_by_role("button", name="Watch Watch us").click()
        expect(reader.get_by_role("heading", name="Watch us")).to_be_visible()
        reader.go_back()
        expect(lines).to_have_count(1)


def test_where_no_table_is_open_one_click_opens_one_for_everybody(browser: Browser, address: str) -> None:
    page = visit(browser)
    page.route(
        "**/api/tables",
        lambda route: route.fulfill(json={"tables": []}) if route.request.method == "GET" else route.fallback(),
    )
    page.goto(address)

    page.get_by_role("button", name="Open a table for everybody").click()

    assert opened(page, address).get("is_private", False) is False


def test_nobody_asks_for_a_list_that_nobody_looks_at(browser: Browser, address: str) -> None:
    page = visit(browser)
    asked: list[float] = []
    page.on("request", lambda request: asked.append(time.monotonic()) if request.url.endswith("/api/tables") else None)
    page.goto(address)
    expect(page.get_by_role("heading", name="Open tables")).to_be_visible()

    hide = "state => { Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });"
    page.evaluate(f"{hide} document.dispatchEvent(new Event('visibilitychange')); }}", "hidden")
    page.wait_for_timeout(500)
    before = len(asked)
    page.wait_for_timeout(6000)
    assert len(asked) == before

    with page.expect_request("**/api/tables"):
        page.evaluate(f"{hide} document.dispatchEvent(new Event('visibilitychange')); }}", "visible")
    page.wait_for_timeout(500)
    assert len(asked) == before + 1


SHARE: Final = "Object.defineProperty(navigator, 'share', { value: async (what) => { window.shared = what; } });"


def test_a_private_table_has_a_link_to_copy_and_to_share(browser: Browser, address: str) -> None:
    page = visit(browser, *SIZES["phone"])
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.add_init_script(SHARE)
    page.goto(address)
    page.locator("input[value=meinz]").check(force=True)
    page.get_by_role("button", name="Play with friends").click()

    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    page.get_by_role("button", name="Share").click()

    page.wait_for_function("() => window.shared !== undefined")
    assert page.evaluate("navigator.clipboard.readText()") == page.url
    assert page.evaluate("shared.url") == page.url
    assert page.evaluate("shared.text") == "Play Meinz with me"
    assert targets_too_small(page) == []


def test_settings_are_so_at_once_and_stay(browser: Browser, address: str) -> None:
    page = visit(browser)
    page.goto(address)
    page.get_by_role("button", name="Settings").click()
    page.locator("label", has_text=re.compile("^ ?dark")).click()
    page.locator("label", has_text=re.compile("^ ?less")).click()
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-motion", "less")
    page.get_by_label("Language").select_option("nl")
    expect(page.get_by_role("heading", name="Instellingen")).to_be_visible()
    page.keyboard.press("Escape")

    page.reload()

    expect(page.get_by_role("button", name="Nu spelen")).to_be_visible()
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("lang", "nl")
    assert page.evaluate("getComputedStyle(document.querySelector('button')).transitionDuration") == "0s"
    assert problems_of(page) == []


def test_single_letters_are_no_keys_for_those_who_do_not_want_them(browser: Browser, address: str) -> None:
    """WCAG 2.1.4: whoever speaks to their computer must be able to switch them off."""
    page = visit(browser)
    play_now(page, address, "hasp", 2)
    page.keyboard.press("s")
    expect(page.get_by_role("dialog")).to_contain_text("Score")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("group", name="Single letters are keys").locator("label", has_text="off").click()
    page.get_by_role("button", name="Show the keys").click()
    expect(page.get_by_role("heading", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)

    for key in ("s", "l", "?"):
        page.keyboard.press(key)

    page.wait_for_timeout(200)
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert problems_of(page) == []


COUNT: Final = """
window.sounds = 0;
const start = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (...args) { window.sounds += 1; return start.apply(this, args); };
"""


def test_a_table_is_silent_until_somebody_wants_sounds(browser: Browser, address: str) -> None:
    page = visit(browser)
    page.add_init_script(COUNT)
    play_now(page, address, "hasp", 2)
    for _ in range(3):
        make_move(page)
    assert page.evaluate("sounds") == 0

    page.goto(address)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("group", name="Sounds").locator("label", has_text="all").click()
    page.wait_for_function("() => sounds === 2")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Continue").first.click()
    for _ in range(3):
        make_move(page)

    page.wait_for_function("() => sounds > 2")
    assert problems_of(page) == []


def test_the_way_between_pages_is_heard_and_the_tab_says_whose_turn_it_is(browser: Browser, address: str) -> None:
    """The heading of the new page has the focus; title and icon change when it is our turn, and back."""
    page = visit(browser)
    page.goto(address)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_have_text("Skip to the content")
    page.keyboard.press("Enter")
    expect(page.locator("main:focus")).to_have_count(1)

    page.get_by_role("button", name="Play now").click()
    expect(page.locator("h1:focus")).to_have_text("HASP")
    expect(page).to_have_title(re.compile("Your turn"))
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")
    page.get_by_role("link", name="To the lobby").first.click()

    expect(page.locator("h1:focus")).to_have_text("Tricktable")
    expect(page).to_have_title("Tricktable")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/icon.svg")
    page.go_back()
    expect(page.locator("h1:focus")).to_have_text("HASP")
    assert problems_of(page) == []


def ends_the_match(match: Match) -> bool:
    """The first seat makes the last choice."""
    if match.awaited() != (0,):
        return False
    later = match.copy()
    later.apply(0, match.legal_actions(0)[0])
    return later.is_over


def test_ones_own_finished_matches_are_listed_private_ones_for_nobody_else(browser: Browser) -> None:
    """Right after the end: the game, who won, the score, and when, in the reader's language."""
    match = position("hasp", 2, ends_the_match)
    last = match.game.actions.text[match.legal_actions(0)[0]]
    with serve("--pace", "0") as address:
        ann, bob = visit(browser, language="de"), visit(browser)
        link = open_position(ann, address, match, is_private=True, level="easy")
        ask(ann, link, {"type": "sit", "chair": 0}, {"type": "start"}, {"type": "act", "action": last, "seen": 99})
        ann.add_init_script("localStorage.setItem('tricktable.guest', 'true')")
        ann.goto(address)
        bob.goto(address)

        region = ann.get_by_role("region", name="Beendete Partien")
        expect(region.locator("li")).to_have_count(1)
        (told,) = ann.request.get(f"{address}/api/me/matches").json()["matches"]
        for seat, name in enumerate(["Du", "(leicht)"]):
            place = region.locator(".places > span", has_text=name)
            expect(place.locator(".total")).to_have_text(str(told["totals"][seat]))
            expect(place.get_by_text("★")).to_have_count(1 if seat in told["winners"] else 0)
        expect(region.locator("li")).to_contain_text(re.compile(r"\d\d\.\d\d\.20\d\d, \d\d:\d\d"))
        region.get_by_text("Alle", exact=True).click()
        expect(region.get_by_text("Hier ist noch keine Partie beendet.")).to_be_visible()
        expect(bob.get_by_text("No match has been finished here yet.")).to_be_visible()


async def _keep_matches(store: Store, count: int) -> None:
    """Matches that are over, a second after each other; nobody reads their records here."""
    for number in range(count):
        finished = Finished("hasp", 2, ("Ann", f"Bob {number}"), f"record {number}")
        await store.add_record(finished, 1_700_000_000_000 + number * 1000)


def test_finished_matches_are_shown_page_by_page(browser: Browser) -> None:
    """Twenty at a time; the focus goes to the first of the new ones."""
    with in_background() as server:
        keeping = Thread(target=asyncio.run, args=(_keep_matches(server.app.server.tables.store, 30),))
        keeping.start()
        keeping.join()
        page = visit(browser)
        page.goto(server.url)
        matches = page.get_by_role("region", name="Finished matches").locator("li")
        expect(matches).to_have_count(20)
        expect(matches.first).to_contain_text("Ann and Bob 29")

        page.get_by_role("button", name="Earlier ones").click()

        expect(matches).to_have_count(30)
        expect(page.locator(":focus")).to_contain_text("Bob 9")
        expect(page.get_by_role("button", name="Earlier ones")).to_have_count(0)
        page.wait_for_timeout(6000)
        expect(matches).to_have_count(30)


@pytest.mark.parametrize(("language", "size"), list(zip(LANGUAGES, ("wide", "phone") * 2, strict=True)))
def test_the_lobby_fits_in_every_language_with_all_options_open(
    browser: Browser, address: str, size: str, language: str
) -> None:
    page = visit(browser, *SIZES[size], language=language)
    page.goto(address)
    page.locator("details summary").click()

    for game in GAMES:
        page.locator(f"input[value={game}]").check(force=True)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), game
        shown = page.locator("main").inner_text()
        assert "option-" not in shown
        assert "{" not in shown
        if size == "phone":
            assert targets_too_small(page) == []
    page.locator("header button").last.click()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert problems_of(page) == []
