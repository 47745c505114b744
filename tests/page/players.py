"""Players: whole matches in a browser, by clicking, by tapping, or by keys alone, as fast as the page lets them.

A player sees what a person sees: choices that are open, the end of a round, the end of the match. It takes the
first thing that the page offers, or one by chance, and never asks the server for anything itself.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, Literal, Protocol

from playwright.sync_api import Page, expect

CHOICES = "#hand button.open, #choices button:not([disabled], [aria-disabled=true])"
"""Whatever can be chosen."""
PATIENCE = 30
"""Milliseconds of silence after which a player goes on: perhaps a complete trick lies there."""
MOST_MISSES = 4
"""So often in a row may the page change while a player reaches for something."""
LONGEST_WAIT = 90.0
"""Seconds after which nobody will ask us anything any more."""

WATCH = """
async ({ choices, patience, goOn, before }) => {
    const isShown = (each) => each.getClientRects().length > 0;
    const place = (each) => {
        each.scrollIntoView({ block: "nearest", inline: "nearest" });
        const { x, y, width, height } = each.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        const cover = top && (each === top || each.contains(top)) ? "" : (top?.outerHTML.slice(0, 160) ?? "nothing");
        const what = each.dataset.action || each.ariaLabel || each.textContent.trim();
        return { what, x: x + width / 2, y: y + height / 2, cover, part: each.closest("#hand, #choices")?.id ?? "" };
    };
    const look = () => {
        if (document.querySelector("dialog[open]")) return null;
        const buttons = [...document.querySelectorAll("button")];
        const next = buttons.find((each) => isShown(each) && goOn.includes(each.textContent.trim()));
        if (next) return { kind: "round over", found: [place(next)] };
        const open = [...document.querySelectorAll(choices)].filter(isShown);
        const said = document.querySelector("[role=log]")?.textContent ?? "";
        const sign = said + open.map((each) => each.dataset.action || each.ariaLabel).join();
        if (open.length > 0 && sign !== before) return { kind: "asked", sign, found: open.map(place) };
        const isOver = [...document.querySelectorAll('main a[href^="/r/"]')].some(isShown);
        if (isOver) return { kind: "match over", found: [] };
        return null;
    };
    const now = look();
    if (now) return now;
    return new Promise((resolve) => {
        const end = (answer) => {
            clearTimeout(timer);
            watcher.disconnect();
            resolve(answer);
        };
        const title = () => [...document.querySelectorAll("h1")].filter(isShown).map(place);
        const timer = setTimeout(() => end({ kind: "silence", found: title() }), patience);
        const watcher = new MutationObserver(() => {
            const then = look();
            if (then) end(then);
        });
        watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    });
}
"""


@dataclass(frozen=True)
class Offer:
    """Something that can be chosen: its name, where it is, and in which part of the page."""

    what: str
    x: float
    y: float
    cover: str
    part: str


@dataclass(frozen=True)
class Sight:
    """What a player sees when something is to be done."""

    kind: Literal["asked", "round over", "match over", "silence"]
    offers: list[Offer]
    sign: str = ""


class Hands(Protocol):
    """How a player does what it wants."""

    def choose(self, sight: Sight, place: int) -> str:
        """Takes this offer; why it could not, if it could not."""

    def go_on(self, sight: Sight) -> None:
        """Leaves the end of a round."""

    def look_on(self, sight: Sight) -> None:
        """Has seen the trick that lies there."""


@dataclass
class Mouse:
    """Clicks, or taps where the page has a touch screen. What is covered by something else cannot be hit."""

    page: Page

    def hit(self, offer: Offer) -> None:
        assert offer.cover == "", f"{offer.what} is covered by {offer.cover}"
        self.hit_at(offer.x, offer.y)

    def hit_at(self, x: float, y: float) -> None:
        if (self.page.viewport_size or {"width": 0})["width"] < 700:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def choose(self, sight: Sight, place: int) -> str:
        self.hit(sight.offers[place])
        return ""

    def go_on(self, sight: Sight) -> None:
        self.hit(sight.offers[0])

    def look_on(self, sight: Sight) -> None:
        """A click beside everything that does something: on the table's name."""
        for title in sight.offers:
            self.hit_at(title.x, title.y)


NAME = "(({ dataset, ariaLabel, textContent }) => dataset.action || ariaLabel || textContent.trim())"
FOCUS = f"{NAME}(document.activeElement)"
LABEL = "[...document.activeElement.labels ?? []].map((each) => each.innerText.trim()).join()"
IS_OPEN = f"document.activeElement?.matches('{CHOICES}') ?? false"


@dataclass
class Keys:
    """Keys alone: those that `?` lists, Tab, arrows and Enter. Nothing is focused but by a key."""

    page: Page

    def choose(self, sight: Sight, place: int) -> str:
        wanted = sight.offers[place]
        self.page.keyboard.press("h" if wanted.part == "hand" else "c")
        first = next(offer for offer in sight.offers if offer.part == wanted.part)
        if not self.page.evaluate(IS_OPEN):
            return f"{first.what} can be chosen, but {self.page.evaluate(FOCUS)} has the focus"
        steps = 0
        while wanted.what not in (first.what, found := str(self.page.evaluate(FOCUS))):
            if steps == 80:
                return f"no arrow leads to {wanted.what}: the focus is at {found}"
            self.page.keyboard.press("ArrowRight")
            steps += 1
        self.page.keyboard.press("Enter")
        return ""

    def go_on(self, sight: Sight) -> None:
        """The button has the focus by itself, or a few Tabs lead there."""
        for _ in range(40):
            if str(self.page.evaluate(FOCUS)) == sight.offers[0].what:
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no Tab leads to {sight.offers[0].what}")

    def look_on(self, sight: Sight) -> None:
        self.page.keyboard.press("Escape")


@dataclass
class Player:
    """Somebody who plays a match to its end."""

    page: Page
    hands: Hands
    chance: Random
    between: Callable[[Page], None] | None = None
    """Is called before each choice."""
    moves: list[str] = field(default_factory=list)
    rounds: int = 0
    is_over: bool = False
    _before: str = ""
    _since: float = field(default_factory=time.monotonic)
    _misses: list[str] = field(default_factory=list)

    def play(self, most: int = 5000) -> bool:
        """Plays until the match is over, or so many choices are made; whether it is over."""
        while not self.is_over and len(self.moves) < most:
            self.step()
        return self.is_over

    def step(self) -> None:
        """Looks, and does what is to be done, if anything is."""
        sight = self.look(self._before)
        if sight.kind == "match over":
            self.is_over = True
        elif sight.kind == "silence":
            assert time.monotonic() < self._since + LONGEST_WAIT, "nobody asks us anything"
            self._before = ""
            self.hands.look_on(sight)
        elif sight.kind == "round over":
            self.rounds += 1
            self.hands.go_on(sight)
        else:
            self.choose(sight)
        if sight.kind != "silence":
            self._since = time.monotonic()

    def choose(self, sight: Sight) -> None:
        if self.between:
            self.between(self.page)
        place = self.pick(sight)
        if miss := self.hands.choose(sight, place):
            self._misses.append(miss)
            assert len(self._misses) < MOST_MISSES, self._misses
            return
        self._misses.clear()
        self._before = sight.sign
        self.moves.append(sight.offers[place].what)

    def look(self, before: str) -> Sight:
        wish = {"choices": CHOICES, "patience": PATIENCE, "goOn": ["Continue"], "before": before}
        seen: dict[str, Any] = self.page.evaluate(WATCH, wish)  # JSON from the page
        return Sight(seen["kind"], [Offer(**offer) for offer in seen["found"]], seen.get("sign", ""))

    def pick(self, sight: Sight) -> int:
        """The first offer mostly; sometimes any, so that everything is chosen once."""
        return self.chance.randrange(len(sight.offers)) if self.chance.random() < 0.3 else 0


def play_now(page: Page, address: str, game: str, players: int | None = None, level: str = "easy") -> None:
    """By clicking: from the lobby to the first look at one's cards."""
    page.goto(address)
    page.locator(f"input[name=game][value={game}]").check(force=True)
    if players is not None:
        page.get_by_role("radio", name=str(players), exact=True).check(force=True)
    page.get_by_role("radio", name=level, exact=True).check(force=True)
    page.get_by_role("button", name="Play now").click()
    expect(page.locator("#hand, #choices").first).to_be_visible()


def play_now_by_keys(page: Page, address: str, game: str, level: str = "easy") -> None:
    """By keys: Tab leads to the games, arrows change them, Tab leads on to the bots' level and to the button."""
    page.goto(address)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    tab_to(page, "document.activeElement.name === 'game'")
    arrow_to(page, f"document.activeElement.value === '{game}'")
    tab_to(page, f"['easy', 'medium', 'hard'].includes({LABEL})")
    arrow_to(page, f"{LABEL} === '{level}'")
    tab_to(page, "document.activeElement.textContent.trim() === 'Play now'")
    page.keyboard.press("Enter")
    expect(page.locator("#hand, #choices").first).to_be_visible()


def tab_to(page: Page, is_there: str, most: int = 60) -> None:
    """Presses Tab until the focus is where it is wanted."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate(is_there):
            return
    raise AssertionError(f"no Tab leads to {is_there}")


def arrow_to(page: Page, is_there: str, most: int = 12) -> None:
    """Presses the arrow down until the focus is where it is wanted."""
    for _ in range(most):
        if page.evaluate(is_there):
            return
        page.keyboard.press("ArrowDown")
    raise AssertionError(f"no arrow leads to {is_there}")
