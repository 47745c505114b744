"""Learn by playing: a coach explains somebody's first round, at a real table against real bots."""

import json
import time
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from tests.page.conftest import HURRY, problems_of, visit
from tests.page.test_first import SIZES, is_whole, open_choices, targets_too_small
from tests.page.test_lessons import lessons_of

SECONDS: Final = 90.0
PROGRESS: Final = "Object.entries(sessionStorage).find(([key]) => key.startsWith('tricktable.guide.'))[1]"
CHOOSE: Final = "document.querySelector('#hand button.open, #choices button:not([disabled])')?.click()"
COVERED: Final = """(() => {
    const coach = document.querySelector('#coach').getBoundingClientRect();
    const cards = [...document.querySelectorAll('#hand button, .own #choices button')];
    const seen = cards.filter((each) => each.checkVisibility({visibilityProperty: true}));
    return seen.map((each) => each.getBoundingClientRect()).filter((each) => each.width > 0
        && each.left < coach.right && coach.left < each.right
        && each.top < coach.bottom && coach.top < each.bottom).length;
})()"""
LESSON: Final = "(document.querySelector('#coach .lesson')?.dataset.lesson ?? '')"
LOOK: Final = f"(() => [{COVERED}, {LESSON}])()"
"""How many cards the coach lies on, and the lesson that is shown."""
POINTED: Final = """() => {
    const pointed = document.querySelector('[data-pointed]');
    if (!pointed) return '';
    const coach = document.querySelector('#coach').getBoundingClientRect();
    const { left, right, top, bottom } = pointed.getBoundingClientRect();
    const isBeside = left >= coach.right - 1 || right <= coach.left + 1;
    const isBehind = !isBeside && top < coach.bottom - 1 && coach.top + 1 < bottom;
    const isSeen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    const isDescribed = pointed.getAttribute('aria-describedby') === 'lesson' && document.querySelector('#lesson');
    return isSeen && isDescribed && !isBehind ? pointed.dataset.pointed : `lost: ${pointed.dataset.pointed}`;
}"""
"""What the coach points at: in view, described by the lesson, and not behind the coach."""
WINDOWS: Final = SIZES | {"small phone": (320, 640), "sideways": (844, 390)}


class Learner:
    """Somebody who has never played: reads every lesson, asks the coach now and then, and takes the first choice."""

    def __init__(self, browser: Browser, address: str, game: str, size: str = "wide", language: str = "en") -> None:
        self.page: Page = visit(browser, *WINDOWS[size], language=language)
        self.page.add_init_script(HURRY)
        self.asked: set[str] = set()
        """The phases of the first round in which we had to choose."""
        self.rules: set[str] = set()
        """The score lines of the first round that were ours."""
        self.pointed: set[str] = set()
        """What was pointed at."""
        self.page.on("websocket", self._listen)
        self.page.goto(address)
        self.page.locator(f"input[value={game}]").check(force=True)
        self.page.locator(".go button.learn").click()
        expect(self.page.locator("#coach .lesson")).to_be_visible()

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(json.loads(frame)))

    def _hear(self, message: dict[str, Any]) -> None:
        view = message.get("view") or {}
        if view.get("legal") and view["number"] < 2:
            self.asked.add(view["phase"])
        score = message.get("round") or {}
        if score.get("number") == 1:
            self.rules |= {rule for rule, seat, _, _ in score["lines"] if seat == message.get("seat")}

    def lesson(self) -> str:
        """The lesson that is shown; empty if there is none."""
        return str(self.page.evaluate(LESSON))

    def read(self) -> None:
        """Reads the lesson that is shown."""
        self.page.locator("#coach .next").click()

    def read_all(self) -> list[str]:
        """Reads lessons as long as there are any; their names."""
        names = []
        while (name := self.lesson()) not in ("", "end"):
            names.append(name)
            self.read()
            self.page.wait_for_timeout(20)
        return names

    def said(self) -> list[str]:
        """All lessons so far, as the browser's tab keeps them."""
        kept = self.page.evaluate(
            "Object.entries(sessionStorage).find(([key]) => key.startsWith('tricktable.guide'))[1]"
        )
        progress = json.loads(kept)
        return [*progress["read"], *(waiting["id"] for waiting in progress["waiting"])]

    def play_round(self) -> None:
        """Plays until the last lesson comes; everything stays in its place meanwhile."""
        end = time.monotonic() + SECONDS
        lesson = self.lesson()
        while lesson != "end":
            assert time.monotonic() < end, f"the last lesson does not come after {self.said()}"
            assert is_whole(self.page)
            if lesson:
                self.pointed.add(self.page.evaluate(POINTED))
                self.read()
            else:
                self.page.evaluate(CHOOSE)
            self.page.wait_for_timeout(25)
            covered, lesson = self.page.evaluate(LOOK)
            assert covered == 0


@pytest.mark.parametrize(
    ("game", "size", "language"),
    [
        ("hasp", "wide", "en"),
        ("njet", "phone", "de"),
        ("meinz", "small phone", "nl"),
        ("was_sticht", "sideways", "es"),
        ("mue", "wide", "en"),
        *(pytest.param("hasp", "phone", language, marks=pytest.mark.soak) for language in ("de", "nl", "es")),
    ],
)
def test_a_first_round_is_explained_from_the_goal_to_the_last_score_line(
    browser: Browser, address: str, game: str, size: str, language: str
) -> None:
    """Every phase in which the learner chooses has its lesson when it comes, and so has every own line of the score.
    Everything is said in the reader's language, and fits."""
    learner = Learner(browser, address, game, size, language)
    if size != "wide":
        assert targets_too_small(learner.page) == []

    learner.play_round()

    said = learner.said()
    lessons = {lesson["id"]: lesson["on"] for lesson in lessons_of(game)["lessons"]}
    assert len(said) == len(set(said)) >= 11
    assert said[0] == "goal"
    assert learner.asked
    assert learner.asked == {lessons[name].get("phase") for name in said if "offers" in lessons.get(name, {})} | {
        "trick"
    }
    assert learner.rules <= {lessons[name].get("score") for name in said if name in lessons}
    assert {"took", "follow"} <= set(said)
    assert {"hand", "middle", "score"} <= learner.pointed <= {"", "hand", "choices", "middle", "panel", "score"}
    expect(learner.page.locator(".ending")).to_be_visible()
    shown = learner.page.locator("body").inner_text()
    assert "guide-" not in shown
    assert "{" not in shown
    assert problems_of(learner.page) == []
    learner.page.context.close()


def test_whoever_never_played_a_trick_may_ask_what_one_is(browser: Browser, address: str) -> None:
    """Before everything else, in three short steps; then the lessons come as for everybody."""
    learner = Learner(browser, address, "hasp", "phone", "de")
    learner.page.get_by_role("button", name="Was ist ein Stich?").click()

    assert [*learner.read_all()][:4] == ["trick-one", "trick-two", "trick-three", "goal"]
    expect(learner.page.get_by_role("button", name="Was ist ein Stich?")).to_have_count(0)
    assert learner.said()[0] == "goal"


def test_after_the_last_lesson_the_match_goes_on_without_a_coach(browser: Browser, address: str) -> None:
    learner = Learner(browser, address, "hasp")
    learner.play_round()
    expect(learner.page.get_by_role("link", name="Read the rules")).to_have_attribute("href", "/rules/hasp")
    expect(learner.page.get_by_role("link", name="Learn another game")).to_be_visible()

    learner.page.get_by_role("button", name="Continue the match").click()

    expect(learner.page.locator("#coach")).to_have_count(0)
    expect(learner.page.locator(".ending")).to_have_count(0)
    expect(open_choices(learner.page).first).to_be_visible()
    learner.page.reload()
    expect(learner.page.locator("#hand")).to_be_visible()
    expect(learner.page.locator("#coach")).to_have_count(0)
    assert problems_of(learner.page) == []
    learner.page.context.close()


def test_the_table_waits_until_a_lesson_was_read(browser: Browser, address: str) -> None:
    """Three others veto before us; as long as the first lesson is not read, the page shows none of it."""
    learner = Learner(browser, address, "njet")
    vetoes = learner.page.locator("aside").get_by_text("vetoes")
    expect(learner.page.locator("#hand button")).to_have_count(15)

    learner.page.wait_for_timeout(1200)
    before = vetoes.count()
    names = learner.read_all()
    expect(open_choices(learner.page).first).to_be_visible()

    assert before == 0
    expect(vetoes).to_have_count(3)
    assert names[:2] == ["goal", "cards"]
    assert problems_of(learner.page) == []
    learner.page.context.close()


def test_a_choice_is_shown_at_once_even_if_a_lesson_is_not_read(browser: Browser, address: str) -> None:
    """Nobody has to read: the lesson about the choice goes with it, the others stay."""
    learner = Learner(browser, address, "meinz")
    hand = learner.page.locator("#hand button")
    expect(hand).to_have_count(9)

    hand.first.click()

    expect(hand).to_have_count(8)
    assert learner.lesson() == "cards"
    assert problems_of(learner.page) == []
    learner.page.context.close()


def test_a_reload_comes_back_to_the_same_lesson(browser: Browser, address: str) -> None:
    learner = Learner(browser, address, "mue")
    learner.read()
    expect(learner.page.locator("[data-lesson=cards]")).to_be_visible()

    learner.page.reload()

    expect(learner.page.locator("[data-lesson=cards]")).to_be_visible()
    assert learner.read_all() == ["cards", "bid"]
    assert problems_of(learner.page) == []
    learner.page.context.close()


def test_the_coach_can_be_folded_up_and_sent_away_by_keys(browser: Browser, address: str) -> None:
    """Folded up it lets the table go on; the key G finds it; the focus is never lost."""
    learner = Learner(browser, address, "njet")
    page = learner.page
    page.get_by_role("button", name="Fold the coach up").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#coach .lesson")).to_have_count(0)
    expect(open_choices(page).first).to_be_visible()

    page.keyboard.press("g")
    page.get_by_role("button", name="Show the coach").press("Enter")
    expect(page.locator("#coach .lesson")).to_be_visible()
    page.get_by_role("button", name="Send the coach away").press("Enter")

    expect(page.locator("#coach")).to_have_count(0)
    expect(page.locator(":focus")).to_have_count(1)
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    assert problems_of(page) == []
    page.context.close()


def test_the_coach_says_what_it_would_play(browser: Browser, address: str) -> None:
    """A hint by the coach's own button: what to choose, with reasons; the choice is marked."""
    learner = Learner(browser, address, "hasp")
    learner.read_all()

    learner.page.get_by_role("button", name="What would you play?").click()

    expect(learner.page.locator(".advice")).to_be_visible()
    expect(learner.page.locator("button.suggested")).to_have_count(1)
    assert problems_of(learner.page) == []
    learner.page.context.close()
