"""What a table looks like: each game shows what it is about, in every phase, on a phone and on a wide screen."""

import re
from collections.abc import Callable
from functools import partial
from typing import Any  # facts and messages are the server's, as JSON

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.conftest import HURRY, SETTLE, problems_of, visit
from tests.page.positions import is_in_tricks, position
from tests.page.positions import sit_down as go_on_with
from tests.page.tables import id_of, open_table
from tests.page.test_first import SIZES, is_whole, open_choices, targets_too_small
from tricktable.core.matches import Match
from tricktable.games import GAMES

SEED = "3"
NAMES = ("You", "Ada", "Bela", "Cleo", "Dora")
WANTED = ("predict ", "call", "swap ")
"""Choices that lead to more phases than others, if they are there."""

ENOUGH = 9
"""A bid that nobody outbids."""

STATE = "id => fetch(`/api/tables/${id}/updates`).then((answer) => answer.json()).then((told) => told.messages[0])"
STICKING_OUT = """() => [...document.querySelectorAll('main *')].flatMap((each) => {
    const {left, right, width} = each.getBoundingClientRect();
    if (!width || (left >= -1 && right <= innerWidth + 1) || each.closest('.unseen')) return [];
    return [`${each.outerHTML.slice(0, 80)} from ${left} to ${right}`];
})"""

BADGES_ASTRAY = """() => {
    const rect = (each) => each.getBoundingClientRect();
    const felt = rect(document.querySelector('.felt'));
    const plays = [...document.querySelectorAll('.felt .play:not(.place)')];
    return plays.flatMap((play) => {
        const badge = play.querySelector('.tag');
        const {left, right, top, bottom} = rect(badge);
        const name = badge.innerText;
        const cut = left < felt.left || right > felt.right ? [`${name} is cut: ${left} to ${right}`] : [];
        const full = badge.scrollWidth > badge.clientWidth ? [`${name} is wider than its badge`] : [];
        const over = plays.filter((other) => other !== play).map((other) => rect(other.querySelector('.card')))
            .filter((card) => card.left < right && left < card.right && card.top < bottom - 1 && top + 1 < card.bottom)
            .map((card) => `${name} from ${left} to ${right} lies on a card from ${card.left} to ${card.right}`);
        return [...cut, ...full, ...over];
    });
}"""
"""What is wrong with the names and marks below the cards of a trick."""


def heard(page: Page, part: str) -> str:
    """A part of the page as a screen reader gets it; nothing if it is not there."""
    found = page.locator(part)
    return found.aria_snapshot(timeout=2000) if found.count() else ""


class Seen:
    """What a page shows at one moment, as somebody hears it, and what the server says of it."""

    def __init__(self, page: Page, table: str) -> None:
        self.page = page
        for _ in range(100):
            told: dict[str, Any] = page.evaluate(STATE, table)
            if page.locator("main").get_attribute("data-number") == str(told["number"]):
                break
            page.wait_for_timeout(50)
        self.view: dict[str, Any] = told["view"]
        self.facts: dict[str, list[int]] = {**self.view["standing"], **self.view["facts"]}
        self.felt = heard(page, ".felt")
        self.panel = heard(page, ".beside")

    @property
    def phase(self) -> str:
        """The phase in which we are asked."""
        return str(self.view["phase"])

    @property
    def is_ours(self) -> bool:
        """We are asked, and so it stays until we choose."""
        return 0 in self.view["awaited"]

    def has(self, words: str, where: str = "") -> None:
        """These words are on the table or beside it; said with everything that is there instead."""
        assert words in (where or self.felt + self.panel), f"{self.phase}: no {words!r} in {self.felt}\n{self.panel}"

    def card(self, card: int, colours: tuple[str, ...], numbers: int, first: int) -> str:
        """A card as it is read out."""
        return f"{colours[card // numbers]} {card % numbers + first}"


HASP = ("forest", "grassland", "river", "canyon")
PREDICTIONS = ("minor find", "great find", "find all", "no find")


def look_at_hasp(seen: Seen) -> None:
    """Trump in pictures; then pot, trumps, sides with their tricks, predictions and shown cards."""
    facts = seen.facts
    if seen.phase == "trump":
        for suit in (*HASP, "no further trump"):
            seen.has(f'button "{suit}"', seen.felt)
        return
    trump = facts["trump"][0]
    seen.has(f'group "Pot": "{facts["pot"][0]}"', seen.panel)
    seen.has(f"village and {HASP[trump]}" if trump < len(HASP) else "village", seen.panel)
    for side in ((0, 2), (1, 3)):
        seen.has(" + ".join(NAMES[seat] for seat in side), seen.panel)
        taken = sum(facts["tricks"][seat] for seat in side)
        seen.has(f"{taken} trick", seen.panel)
    for seat in range(4):
        if f"prediction {seat}" in facts:
            seen.has(f"{NAMES[seat]}: {PREDICTIONS[facts[f'prediction {seat}'][0]]}", seen.panel)
        if f"shown {seat}" in facts and seat != 0:
            for card in facts[f"shown {seat}"]:
                seen.has(f"village {card - 24 + 7}", seen.felt)


NJET = ("blue", "yellow", "red", "black", "none")


def look_at_njet(seen: Seen) -> None:
    """The board with all its markers; then what it has left, the teams, and who counts double."""
    facts = seen.facts
    if seen.phase == "veto":
        rows = ("start", "cache", "trump", "super", "points")
        spaces = sum(5 - len(facts[f"open {row}"]) for row in rows)
        assert seen.felt.count(", covered") == spaces
        return
    points = facts["points"][0]
    counts = f'"{points}"' if points >= 0 else f"−{-points}"  # a snapshot quotes what YAML would take for a number
    seen.has(f'group "A trick counts": {counts}', seen.panel)
    seen.has(f'group "Trump": {NJET[facts["trump"][0]]}', seen.panel)
    seen.has(f'group "Super trump": {NJET[facts["super trump"][0]]}', seen.panel)
    for seat in range(5):
        seen.has(NAMES[seat], seen.panel)
    if "monster" in facts:
        seen.has(f"{NAMES[facts['monster'][0]]} counted double", seen.panel)
    if "tricks" in facts:
        team = facts["team"]
        seen.has(f"{sum(facts['tricks'][seat] for seat in team)} trick", seen.panel)
    if seen.phase == "cache":
        assert seen.felt.count(" to choose") >= 1


MEINZ = ("blue", "green", "red", "yellow")


def look_at_meinz(seen: Seen) -> None:
    """What everybody has still to take, who has called, our card aside; the cards that can be given and got."""
    facts = seen.facts
    seen.has('group "Tricks still to take"', seen.panel)
    if seen.phase == "discard":
        seen.has('list "Cards set aside"', seen.felt)
        return
    aside = seen.card(facts["discard"][0], MEINZ, 9, 1)
    seen.has(f'group "Your card aside":\n    - img "{aside}"'.split("\n")[0], seen.panel)
    seen.has(aside, seen.panel)
    left = [2 - taken for taken in facts["tricks"]]
    for count in set(left):
        words = {0: "both tricks taken", 1: "1 trick to take", 2: "2 tricks to take"}[count]
        assert seen.panel.count(words) == left.count(count)
    seen.has("nobody yet" if "called" not in facts else NAMES[facts["called"][0]], seen.panel)
    if seen.phase == "swap":
        seen.has('group "Your trick"', seen.felt)
        swaps = [action.split()[1:] for action in seen.view["legal"] if action.startswith("swap ")]
        expect(seen.page.locator("#hand button.open")).to_have_count(len({given for given, _ in swaps}))
        expect(seen.page.locator("#choices .wanted:enabled")).to_have_count(len({taken for _, taken in swaps}))
        seen.has('button "swap nothing"', seen.felt)


COLOUR_TASKS = ("no tricks", "no red", "no blue", "no green", "no yellow")
COUNTS = ("exactly 1", "exactly 2", "exactly 3", "exactly 4")
TASKS = (*COLOUR_TASKS, *COUNTS, "last trick", "most tricks", "fewest tricks")
WAS_STICHT = ("red", "blue", "green", "yellow")


def look_at_was_sticht(seen: Seen) -> None:
    """Open tasks; the row, what would have won and the rows to come; trumps, tasks and tricks of everybody."""
    facts = seen.facts
    if seen.phase == "take":
        for task in set(facts["open tasks"]):
            seen.has(f'button "{TASKS[task]}: ', seen.felt)
    for seat in range(4):
        for task in facts.get(f"tasks {seat}", []):
            seen.has(TASKS[task], seen.panel)
    if seen.phase == "draft":
        now = len(facts["told"]) + 1
        for card in facts[f"row {now}"]:
            seen.has(f'button "Take {seen.card(card, WAS_STICHT, 9, 1)}"', seen.felt)
        assert ('region "So far; outlined: would have won"' in seen.felt) == (now > 1)
        assert ('region "Rows to come"' in seen.felt) == (now < 9)
    if "trump number" in facts and facts["trump number"][0]:
        seen.has(f"the {facts['trump number'][0]}s", seen.panel)
    if "tricks" in facts:
        for count in facts["tricks"]:
            seen.has(f"{count} trick", seen.panel)


MUE = ("blue", "yellow", "red", "black", "green")


def look_at_mue(seen: Seen) -> None:
    """The limit, passes and bids of an auction; then roles, trumps and how far the chief's team has come."""
    facts = seen.facts
    for seat in range(5):
        for card in facts.get(f"bid {seat}", []):
            if seat != 0:
                seen.has(seen.card(card, MUE, 10, 0), seen.felt)
    if seen.phase == "auction":
        seen.has(f"{facts['limit'][0]} card", seen.felt)
        seen.has(f"{facts['passes'][0]} of 5 passes in a row", seen.felt)
        return
    seen.has(f'group "Chief": {NAMES[facts["chief"][0]]} ({facts["bids"][facts["chief"][0]]})', seen.panel)
    seen.has(f'group "Vice": {NAMES[facts["vice"][0]] if "vice" in facts else "no vice"}', seen.panel)
    for fact, label in (("vice trump", "Lower trump"), ("chief trump", "Higher trump")):
        if fact in facts:
            trump = facts[fact][0]
            name = MUE[trump] if trump < 5 else "no trump" if trump == 15 else f"the {trump - 5}s"
            seen.has(f'group "{label}": {name}', seen.panel)
    team = [facts["chief"][0], *facts.get("partner", [])]
    points = sum(facts["triangles"][seat] for seat in team) if "triangles" in facts else 0
    seen.has(f"{points} of {facts['goal'][0]}", seen.panel)
    if seen.phase == "partner":
        assert seen.felt.count("button ") == len(seen.view["legal"])
    if "partner" in facts:
        seen.has(f'group "Partner": {NAMES[facts["partner"][0]]}', seen.panel)


LOOKS: dict[str, tuple[int, Callable[[Seen], None], set[str]]] = {
    "hasp": (4, look_at_hasp, {"trick"}),
    "njet": (5, look_at_njet, {"veto", "trick"}),
    "meinz": (4, look_at_meinz, {"discard", "trick", "call", "swap"}),
    "was_sticht": (4, look_at_was_sticht, {"take", "draft", "trick"}),
    "mue": (5, look_at_mue, {"auction", "chief trump", "partner", "trick"}),
}
"""How many play, what must be seen, and the phases in which we are asked for sure."""


def sit_down(page: Page, address: str, game: str, players: int, clock: dict[str, int] | None = None) -> str:
    """At a table of bots whose cards are always the same; its id."""
    link = open_table(page, address, game=game, players=players, seed=SEED, clock=clock)
    for request in ({"type": "sit", "chair": 0}, {"type": "start"}):
        answer = page.request.post(
            f"{address}/api/tables/{id_of(link)}/requests", data=request, headers={"Origin": address}
        )
        assert answer.ok, answer.text()
    page.goto(link)
    expect(page.locator(".felt, .ending").first).to_be_visible()
    return id_of(link)


def choose(page: Page, seen: Seen) -> None:
    """Something that leads to as much of the game as possible."""
    for wanted in WANTED:
        found = page.locator(f'#choices button:not([disabled])[data-action^="{wanted}"]')
        if found.count():
            found.first.click()
            return
    cards = page.locator("#hand button.open")
    if seen.phase == "auction" and cards.count() and seen.facts["bids"][0] < ENOUGH:
        cards.last.click()
    elif seen.phase == "auction":
        page.locator("#choices button:not([disabled])").first.click()
    else:
        open_choices(page).first.click(position={"x": 8, "y": 20})


@pytest.mark.parametrize("game", LOOKS)
def test_every_phase_shows_what_the_game_is_about(browser: Browser, address: str, game: str) -> None:
    """At both sizes, whenever we are asked in the first round: nothing sticks out, is too small, or is missing."""
    players, look, needed = LOOKS[game]
    page = visit(browser)
    page.add_init_script(HURRY)
    table = sit_down(page, address, game, players)
    phases: set[str] = set()

    for _ in range(120):
        open_choices(page).or_(page.locator(".ending button.primary")).first.wait_for()
        if page.locator(".ending").count():
            break
        seen = Seen(page, table)
        if not seen.is_ours or not seen.felt:
            continue
        is_new = seen.phase not in phases
        for size in SIZES.values() if is_new else ():
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.evaluate(SETTLE)
            assert is_whole(page), (seen.phase, size)
            assert page.evaluate(STICKING_OUT) == [], (seen.phase, size)
            assert targets_too_small(page) == [], (seen.phase, size)
            look(Seen(page, table))
        if not is_new:
            look(seen)
        phases.add(seen.phase)
        choose(page, seen)

    assert needed <= phases
    assert problems_of(page) == []
    page.context.close()


def test_the_last_trick_and_who_takes_this_one_can_be_seen(browser: Browser, address: str) -> None:
    """Who played what, who is taking it, what everybody has taken, and the trick before."""
    page = visit(browser, *SIZES["phone"])
    table = sit_down(page, address, "njet", 4)

    for _ in range(120):
        open_choices(page).first.wait_for()
        seen = Seen(page, table)
        if seen.is_ours and seen.phase == "trick" and sum(seen.facts["tricks"]) > 0 and seen.facts["trick"]:
            break
        if seen.is_ours:
            choose(page, seen)
    names = [page.locator(".felt .seat .word").nth(place).inner_text() for place in range(3)]
    leader = seen.facts["leader"][0]
    felt = page.locator(".felt")

    for place, card in enumerate(seen.facts["trick"]):
        play = felt.locator(".play:not(.place, [inert])").nth(place)
        expect(play.get_by_role("img", name=seen.card(card, NJET, 10, 0))).to_be_visible()
        expect(play).to_contain_text(names[(leader + place - 1) % 4])
    expect(felt.locator(".play.wins:not([inert])")).to_contain_text("is winning")
    expect(felt).to_contain_text("Last trick: ")
    expect(felt.get_by_text("Tricks:")).to_have_count(4)
    page.context.close()


def is_swap(match: Match) -> bool:
    """We may swap, in more than one way."""
    return match.phase.name == "swap" and 0 in match.awaited() and len(match.legal_actions(0)) > 3


def test_a_swap_is_made_by_picking_two_cards(browser: Browser, address: str) -> None:
    """One of the hand and one of the trick, by keys, on a phone; what does not fit is let go; one button does it."""
    page = visit(browser, *SIZES["phone"])
    match = position("meinz", 4, is_swap)
    legal = [match.game.actions.text[action] for action in match.legal_actions(0)]
    go_on_with(page, address, match)
    given = page.locator("#hand button.open")
    wanted = page.locator("#choices .wanted:enabled")
    swap = page.locator("#choices .primary")

    expect(page.get_by_text("Pick a card of your hand and one of the trick")).to_be_visible()
    given.first.press("Enter")
    expect(given.first).to_have_attribute("aria-pressed", "true")
    for place in range(wanted.count()):
        wanted.nth(place).press("Enter")
        expect(wanted.nth(place)).to_have_attribute("aria-pressed", "true")
        if given.first.get_attribute("aria-pressed") == "true":
            break
    expect(swap).to_have_accessible_name(re.compile("^give "))
    assert swap.get_attribute("data-action") in legal
    swap.press("Enter")

    expect(page.locator("#choices .wanted")).to_have_count(0)
    expect(page.locator("[role=log]")).to_contain_text("You swap")
    page.context.close()


def test_a_clock_counts_down_and_warns_without_being_read_out(browser: Browser, address: str) -> None:
    """Whoever has a clock sees it run; below ten seconds it warns once; a timer is not announced by itself."""
    page = visit(browser)
    sit_down(page, address, "meinz", 4, {"choice": 12, "bank": 0})

    clock = page.locator(".seat.own").get_by_role("timer")
    expect(clock).to_be_visible()
    first = clock.inner_text()
    expect(clock).not_to_have_text(first)
    expect(page.get_by_text("Ten seconds left.")).to_have_count(1)

    expect(clock).to_have_class(re.compile(r"\bshort\b"))
    assert clock.get_attribute("aria-live") is None
    page.context.close()


MOVING = """async (longest) => {
    const end = performance.now() + longest;
    let found = 0;
    while (found === 0 && performance.now() < end) {
        await new Promise(requestAnimationFrame);
        found = document.getAnimations().filter((each) => each.effect.getComputedTiming().duration > 10).length;
    }
    return found;
}"""
"""How much moves as soon as anything does; nothing, if nothing does for so many milliseconds."""


def test_nothing_moves_for_those_who_want_no_motion(browser: Browser, address: str) -> None:
    """Neither cards nor the dots of those who think; with motion they do."""
    counts = {}
    for motion in ("reduce", "no-preference"):
        page = visit(browser)
        page.emulate_media(reduced_motion=motion)
        table = sit_down(page, address, "was_sticht", 4)
        counts[motion] = 0
        for _ in range(4):
            open_choices(page).first.wait_for()
            choose(page, Seen(page, table))
            counts[motion] += int(page.evaluate(MOVING, 300 if motion == "reduce" else 3000))
        page.context.close()

    assert counts["reduce"] == 0
    assert counts["no-preference"] > 0


@pytest.mark.parametrize("game", ["hasp", "mue"])
def test_no_suit_is_told_by_its_colour_alone(browser: Browser, address: str, game: str) -> None:
    """Every suit of a game has a shape and a letter of its own on every card."""
    page = visit(browser)
    sit_down(page, address, game, 4)
    cards = page.locator("#hand svg.card")
    expect(cards.first).to_be_visible()

    marks = cards.evaluate_all(
        """all => all.map((each) => [each.style.getPropertyValue('--field'),
            each.querySelector('.shade').getAttribute('d'), each.querySelector('text').textContent])"""
    )
    suits = {suit: (shape, letter) for suit, shape, letter in marks}

    assert len({shape for shape, _ in suits.values()}) == len(suits) > 1
    assert len({letter for _, letter in suits.values()}) == len(suits)
    page.context.close()


def wins_by(seat: int, match: Match) -> bool:
    """It is our turn, and this seat takes the trick as it lies."""
    return is_in_tricks(match) and match.view(0).facts.get("winning") == (seat,)


FULL = {("hasp", 4), ("njet", 5), ("meinz", 3), ("was_sticht", 4), ("mue", 6)}
"""Every game once, with every number of players. The others are for the soak."""


@pytest.mark.parametrize(
    ("game", "players"),
    [
        pytest.param(name, count, marks=() if (name, count) in FULL else pytest.mark.soak)
        for name, game in GAMES.items()
        for count in game.player_counts
        if count > 2
    ],
)
def test_badges_stay_on_the_table_and_off_the_cards(
    browser: Browser, address: str, game: str, players: int, subtests: pytest.Subtests
) -> None:
    """On a phone, in the language with the longest words, whoever takes the trick."""
    page = visit(browser, *SIZES["phone"], language="de")

    for side, seat in {"left": 1, "top": 2, "right": players - 1}.items():
        with subtests.test(side):
            go_on_with(page, address, position(game, players, partial(wins_by, seat)))

            expect(page.locator(".play.wins .tag")).to_contain_text("sticht gerade")
            assert page.evaluate(BADGES_ASTRAY) == []
            assert is_whole(page)
    page.context.close()


def ends_the_round(match: Match) -> bool:
    """We play the last card of a round, and it is not the last one."""
    if not is_in_tricks(match):
        return False
    later = match.copy()
    later.apply(0, match.legal_actions(0)[0])
    return not later.is_over and later.number > match.number


def test_the_heading_names_the_round_whose_score_is_shown(browser: Browser, address: str) -> None:
    """Even though the next round has begun behind it; going on leads to that."""
    page = visit(browser)
    match = position("njet", 2, ends_the_round)
    go_on_with(page, address, match)
    heading = page.locator("header .round")

    expect(heading).to_have_text(f"Round {match.number}")
    open_choices(page).first.click()
    expect(page.locator(".ending")).to_be_visible()
    expect(heading).to_have_text(f"Round {match.number}")
    page.get_by_role("button", name="Continue").click()

    expect(heading).to_have_text(f"Round {match.number + 1}")
    page.context.close()
