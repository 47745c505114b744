"""A game that the page was not built with: another package brings it, with its rules alone or with its own look."""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.page.brought import pairs
from tests.page.conftest import SIZES, TROUBLES, expect_trouble, visit
from tests.page.players import Keys, Mouse, Player, play_now, play_now_by_keys
from tests.page.servers import serve
from tests.page.tables import open_table, sit_down, start
from tests.page.test_axe import complaints

ROOT = Path(__file__).parents[2]
OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
LOOK = {
    "suits": {"h": {"colour": "#c2185b", "shape": "M12 22L2 10A5 5 0 0 1 12 7A5 5 0 0 1 22 10Z"}},
    "sample": ["h9", "hQ", "sA"],
    "points": "triangle",
}


WORDS = """
from tricktable.words import Words
from tricktable.words.phrases import Phrase


class PairsWords(Words):
    suits = tuple(Phrase(f"pairs-{suit}") for suit in ("clubs", "diamonds", "hearts", "spades"))
"""
MESSAGES = """
pairs-about = Two against two.
pairs-option-rounds = Rounds of a match
pairs-clubs = clubs
pairs-diamonds = diamonds
pairs-hearts = hearts
pairs-spades = spades
"""


def install(folder: Path, module: str, words: str = "") -> None:
    """What an installer leaves behind for a package that brings the game."""
    info = folder / "pairs-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pairs\nVersion: 1.0\n")
    own = f"[tricktable.words]\npairs = {words}\n" if words else ""
    (info / "entry_points.txt").write_text(f"[tricktable.games]\npairs = {module}:Pairs\n{own}")


def with_packages(*folders: Path) -> dict[str, str]:
    """The environment of a server that finds these packages too."""
    paths = [*map(str, folders), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}


@pytest.fixture(scope="module")
def brought(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server where the game was installed that has only its rules."""
    folder = tmp_path_factory.mktemp("plain")
    install(folder, pairs.__name__)
    with serve("--pace", "0", surroundings=with_packages(folder, ROOT)) as address:
        yield address


@pytest.fixture(scope="module")
def painted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server where its package also ships a look, words and rules."""
    folder = tmp_path_factory.mktemp("painted")
    package = folder / "painted_pairs"
    package.mkdir()
    (package / "__init__.py").write_text(Path(pairs.__file__).read_text(encoding="utf-8"), encoding="utf-8")
    (package / "look.json").write_text(json.dumps(LOOK))
    texts = package / "locales" / "en"
    (texts / "rules").mkdir(parents=True)
    (texts / "pairs.ftl").write_text(MESSAGES)
    (package / "words.py").write_text(WORDS)
    (texts / "rules" / "pairs.md").write_text("# Pairs\n\nTwo against two.\n\n## Tricks\n\n{Ann h9, Bo hA -> Bo}\n")
    install(folder, "painted_pairs", words="painted_pairs.words:PairsWords")
    with serve("--pace", "0", surroundings=with_packages(folder)) as address:
        yield address


def play(page: Page, player: Player) -> None:
    """To the end of a round, looking at the page before each choice."""
    seen: set[str] = set()

    def look(page: Page) -> None:
        assert page.evaluate(OVERFLOW) <= 0
        phase = str(page.locator("main").get_attribute("data-phase"))
        if phase not in seen:
            seen.add(phase)
            assert complaints(page) == [], phase

    player.between = look
    while player.rounds == 0:
        player.step()
        assert not player.is_over, "the match has one round only"
    assert "trick" in seen


@pytest.mark.parametrize(
    ("size", "way"),
    [
        ("wide", "keys"),
        ("phone", "click"),
        *(pytest.param(*each, marks=pytest.mark.soak) for each in (("wide", "click"), ("phone", "keys"))),
    ],
)
def test_a_round_is_played_as_of_any_other_game(browser: Browser, brought: str, size: str, way: str) -> None:
    """By clicks, touch and keys, wide and narrow; axe is content in every phase; then the whole match is replayed."""
    page = visit(browser, *SIZES[size], has_touch=size == "phone", bypass_csp=True)
    player = Player(page, Mouse(page) if way == "click" else Keys(page), Random(f"{size} {way}"))
    if way == "click":
        play_now(page, brought, "pairs")
    else:
        play_now_by_keys(page, brought, "pairs")

    play(page, player)
    is_over = player.play()

    assert is_over
    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    expect(page.locator(".hands .card").first).to_be_visible()
    for _ in range(6):
        page.keyboard.press("ArrowRight")
    expect(page.get_by_role("heading", name="Pairs")).to_be_visible()
    assert page.evaluate(OVERFLOW) <= 0
    assert complaints(page) == []


def test_what_the_round_is_about_is_told_in_words(browser: Browser, brought: str) -> None:
    """Trumps, shown cards and sides."""
    page = visit(browser)
    asked: list[str] = []
    sit_down(page, open_table(page, brought, game="pairs", players=pairs.PLAYERS, options={"rounds": "9"}))
    start(page)
    player = Player(page, Mouse(page), Random(1), between=lambda page: asked.append(page.inner_text(".board")))

    while not any("Trump" in told for told in asked):
        player.step()
        assert not player.is_over, "nobody has named a trump"

    expect(page.locator(".stakes")).to_contain_text("Ada + Cleo")
    expect(page.locator(".seat", has_text="Bela")).to_contain_text("partner")
    page.keyboard.press("r")
    expect(page.get_by_role("dialog")).to_contain_text("Nobody has written down the rules")


@pytest.mark.parametrize("language", ["en", "de"])
def test_its_suits_differ_by_more_than_colour(browser: Browser, brought: str, language: str) -> None:
    """Two are red and two are black: each has a shape and a letter of its own, in the lobby and in the hand."""
    page = visit(browser, language=language)
    page.goto(brought)
    fan = page.locator(".game", has_text="Pairs").locator("svg.card")
    expect(fan).to_have_count(3)
    page.locator("input[name=game][value=pairs]").check(force=True)
    page.locator("button.now").click()
    expect(page.locator("#hand svg.card")).to_have_count(pairs.EACH)

    marks = page.locator("#hand svg.card").evaluate_all(
        "all => all.map((each) => [each.querySelector('.shade').getAttribute('d'), [...each.querySelectorAll('text')]"
        ".map((text) => text.textContent).filter((text) => /^[CDHS]$/.test(text)).at(-1)])"
    )

    assert len({shape for shape, _ in marks}) == len({letter for _, letter in marks}) > 1


def test_a_package_ships_its_own_look(browser: Browser, painted: str) -> None:
    page = visit(browser)
    page.goto(painted)
    first = page.locator(".game", has_text="Pairs").locator("svg.card").first

    expect(first).to_be_visible()

    suit = LOOK["suits"]["h"]  # type: ignore[index] # JSON
    assert first.evaluate("each => each.style.getPropertyValue('--field')") == suit["colour"]
    expect(first.locator(".shade")).to_have_attribute("d", suit["shape"])
    expect(page.locator(".game", has_text="Pairs").locator("path.point")).to_have_count(2)


def test_its_page_of_rules_says_that_there_are_none(browser: Browser, brought: str) -> None:
    page = visit(browser)

    page.goto(f"{brought}/rules/pairs")

    expect(page.get_by_role("heading", level=1)).to_have_text("Pairs")
    expect(page.get_by_role("main")).to_contain_text("Nobody has written down the rules")
    page.goto(f"{brought}/rules")
    expect(page.get_by_role("link", name="Pairs")).to_be_visible()


def test_a_package_ships_its_own_words_and_rules(browser: Browser, painted: str) -> None:
    page = visit(browser, language="nl")
    page.goto(painted)

    expect(page.locator(".game", has_text="Pairs")).to_contain_text("Two against two.")
    page.locator("input[name=game][value=pairs]").check(force=True)
    page.locator("details summary").click()
    expect(page.get_by_label("Rounds of a match")).to_be_visible()
    page.locator(".game a[href='/rules/pairs']").click()
    expect(page.get_by_role("heading", level=2)).to_have_text("Tricks")
    expect(page.locator("article svg.card")).to_have_count(2)


def test_nothing_that_has_words_is_shown_before_they_are_there(browser: Browser, painted: str) -> None:
    """They take their time: the lobby shows its cards without them, and the rules wait."""
    page = visit(browser)
    held: list[Route] = []
    page.route("**/api/games/pairs/words/*", lambda route: held.append(route))
    page.goto(painted)
    shown = page.locator(".game", has_text="Pairs")
    expect(shown.locator("svg.card")).to_have_count(3)
    expect(shown).not_to_contain_text("Two against two.")

    page.goto(f"{painted}/rules/pairs")
    expect(page).to_have_title("Rules of Pairs · Tricktable")
    expect(page.locator("main")).to_have_count(0)
    held[-1].continue_()

    expect(page.locator("article svg.card")).to_have_count(2)


def test_a_message_that_is_missing_is_complained_about(browser: Browser, painted: str) -> None:
    """Every other test fails where that happens."""
    page = visit(browser)
    expect_trouble(page, "there are no words for pairs-hearts")
    page.route("**/api/games/pairs/words/*", lambda route: route.fulfill(body="", content_type="text/plain"))

    page.goto(f"{painted}/rules/pairs")

    expect(page.locator("article svg.card").first).to_have_accessible_name("pairs-hearts 9")
    assert any("there are no words for pairs-hearts" in trouble for trouble in TROUBLES[page].found)
