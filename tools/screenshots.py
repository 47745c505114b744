"""Makes the pictures of the page in `docs/images`: the same positions each time, from matches that bots play by seeds.

    python -m tools.screenshots [--into docs/images] [PART ...]

Parts are `lobby`, the games, `replay`, `rules`, `guide`, `puzzles`, and `review-GAME` for each game, which takes long;
all of them if none is named. Each part gives a wide
picture in light colours and a phone's in dark ones; a contact sheet for each game shows its phases in both sizes and
both themes, with the ends of a round and of the match, another one in small, low and large windows. Sheets in
`languages` show lobby and tables in every language, those in `vision` as somebody sees them who cannot tell colours
apart.
"""

import argparse
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Final, Literal, NamedTuple

from PIL import Image, ImageDraw, ImageFont
from playwright.sync_api import Browser, Page, TimeoutError, expect, sync_playwright

from tests.page.conftest import ARGUMENTS, CHROMIUM
from tests.page.servers import serve
from tests.page.tables import open_position, sit_down, start
from tricktable.bots import RandomBot, ThumbBot
from tricktable.bots.bot import bot_streams
from tricktable.core.deals import ShuffledDeals
from tricktable.core.games import Game
from tricktable.core.matches import Match
from tricktable.core.record_writing import record_of
from tricktable.games import new_game

Theme = Literal["light", "dark"]
SIZES: Final = {"wide": (1280, 800), "phone": (390, 844)}
MORE_SIZES: Final[dict[str, tuple[tuple[int, int], Theme]]] = {
    "small": ((320, 640), "dark"),
    "sideways": ((844, 390), "light"),
    "laptop": ((1366, 657), "light"),
    "large": ((1920, 1080), "dark"),
}
"""Windows that are easily forgotten, each in one theme."""
THEMES: Final[tuple[Theme, ...]] = ("light", "dark")
LANGUAGES: Final = {"en": "English", "de": "Deutsch", "nl": "Nederlands", "es": "Español"}
VISIONS: Final = ("protanopia", "deuteranopia", "tritanopia", "achromatopsia")
OPEN: Final = "#hand button.open, #choices button:enabled"
QUALITY: Final = 82
"""Of WebP: letters stay sharp, and all pictures together stay at about 4 MB."""
SHEET_QUALITY: Final = 66
"""Enough for what is looked at as a whole."""
SETTLED: Final = 1000
"""Milliseconds in which bots have made the choices that are made at the same time as ours."""
REVIEWED: Final = 900_000
"""Milliseconds in which a first round is reviewed on any machine."""
PATIENCE: Final = 120_000
"""Milliseconds that a picture of a whole review is worth."""
GAP: Final = 16
PAPER: Final = "#d9d5c9"
INK: Final = "#24272a"
SETTLE: Final = """
async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.allSettled(document.getAnimations().map((each) => each.finished));
}
"""

Wish = Callable[[Match], bool]


class Shot(NamedTuple):
    """A picture, and what stands below it on a contact sheet."""

    title: str
    picture: Image.Image


def phase(name: str, steps: int = 0) -> Wish:
    """In this phase, after so many steps of the round."""
    return lambda match: match.phase.name == name and len(match.steps) >= steps


def predicting(match: Match) -> bool:
    """HASP: a prediction is due, and there is one to choose."""
    actions = match.game.actions.text
    return match.phase.name == "trick" and any(actions[each] == "pass" for each in match.legal_actions(0))


def in_tricks(match: Match) -> bool:
    """In the middle of a round, with cards in the trick, and more than one way to answer."""
    facts = match.view(0).facts
    return "last trick" in facts and len(facts.get("trick", ())) > 1 and len(match.legal_actions(0)) > 1


class Part(NamedTuple):
    """A game as it is shown: with so many players, in these positions."""

    players: int
    phases: dict[str, Wish]


GAMES: Final = {
    "hasp": Part(4, {"trump": phase("trump"), "prediction": predicting, "trick": in_tricks}),
    "njet": Part(4, {"veto": phase("veto", 8), "cache": phase("cache"), "trick": in_tricks}),
    "meinz": Part(4, {"call": phase("call"), "swap": phase("swap"), "trick": in_tricks}),
    "was_sticht": Part(
        4, {"take": phase("take"), "draft": phase("draft", 9), "pick": phase("pick"), "trick": in_tricks}
    ),
    "mue": Part(5, {"auction": phase("auction", 5), "trump": phase("chief trump"), "trick": in_tricks}),
}


ENDINGS: Final = {"end of a round": False, "end of the match": True}


def positions(game: str, players: int) -> Iterator[Match]:
    """Positions of matches that bots play by their rules of thumb, always the same."""
    for seed in range(200):
        match = Match.begin(new_game(game, players), ShuffledDeals(f"picture {seed}"))
        streams = bot_streams(match.game, f"picture {seed}")
        while match.awaited() and match.number < 3:
            yield match
            seat = match.turn
            match.apply(seat, ThumbBot().choose(match.view(seat), streams[seat]))


def last_choice(game: str, of_match: bool) -> Match:
    """The first position in which whatever the first seat chooses ends a round after the first, or the match."""
    for seed in range(400):
        match = Match.begin(game_of(game), ShuffledDeals(f"picture {seed}"))
        streams = bot_streams(match.game, f"picture {seed}")
        while match.awaited():
            if match.awaited() == (0,) and match.number > 1 and _ends(match, of_match):
                return match
            seat = match.turn
            match.apply(seat, ThumbBot().choose(match.view(seat), streams[seat]))
    raise LookupError(f"no match of {game} ends with a choice of the first seat")


def _ends(match: Match, of_match: bool) -> bool:
    later = match.copy()
    later.apply(0, match.legal_actions(0)[0])
    return later.is_over if of_match else later.number > match.number and not later.is_over


def game_of(game: str) -> Game:
    """The rules, with an end that bots reach."""
    return new_game(game, GAMES[game].players, {"hands": "4"} if game == "mue" else None)


def find(game: str, wish: Wish) -> Match:
    """The first position of this kind in which it is the first seat's turn."""
    players = GAMES[game].players
    return next(match for match in positions(game, players) if 0 in match.awaited() and wish(match))


class Studio:
    """A browser in which pages are looked at in every size, theme and language."""

    def __init__(self, browser: Browser, address: str, target: Path) -> None:
        self.browser: Final = browser
        self.address: Final = address
        self.target: Final = target
        self.languages: Final[dict[str, list[Shot]]] = {language: [] for language in LANGUAGES}
        self.visions: Final[dict[str, list[Shot]]] = {vision: [] for vision in VISIONS}

    def visitor(self) -> Page:
        page = self.browser.new_context(locale="en", reduced_motion="reduce", device_scale_factor=1.5).new_page()
        page.set_default_timeout(60_000)
        return page

    def shoot(self, page: Page, size: str, theme: Theme) -> Image.Image:
        return self.shoot_window(page, SIZES[size], theme)

    def shoot_window(self, page: Page, size: tuple[int, int], theme: Theme) -> Image.Image:
        width, height = size
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        page.evaluate(SETTLE)
        return Image.open(BytesIO(page.screenshot())).convert("RGB")

    def keep(self, name: str, picture: Image.Image, width: int | None = None) -> None:
        path = self.target / f"{name}.webp"
        path.parent.mkdir(parents=True, exist_ok=True)
        if width and width < picture.width:
            picture = picture.resize((width, round(picture.height * width / picture.width)), Image.Resampling.LANCZOS)
        picture.save(path, quality=SHEET_QUALITY if "/" in name else QUALITY, method=6)
        print(f"{path} {path.stat().st_size // 1024} KB", flush=True)

    def keep_two(self, name: str, page: Page) -> None:
        """The wide picture in light colours, the phone's in dark ones."""
        self.keep(f"{name}-wide", self.shoot(page, "wide", "light"), 1280)
        self.keep(f"{name}-phone", self.shoot(page, "phone", "dark"))

    def tell_apart(self, name: str, page: Page) -> None:
        """This page in all languages, and as the colour-blind see it."""
        session = page.context.new_cdp_session(page)
        for vision in VISIONS:
            session.send("Emulation.setEmulatedVisionDeficiency", {"type": vision})
            self.visions[vision].append(Shot(name, self.shoot(page, "wide", "light")))
        session.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
        shown = page.locator(f"{OPEN}, h1").first
        for language in reversed(LANGUAGES):
            page.evaluate("language => localStorage.setItem('tricktable.language', language)", language)
            page.reload()
            expect(shown).to_be_visible()
            page.wait_for_load_state("networkidle")
            self.languages[language].append(Shot(name, self.shoot(page, "phone", "light")))


def sheet(shots: list[Shot], columns: int, height: int) -> Image.Image:
    """Pictures of one height in rows, each with its title."""
    font = ImageFont.load_default(15)
    small = [
        Shot(title, each.resize((round(each.width * height / each.height), height), Image.Resampling.LANCZOS))
        for title, each in shots
    ]
    rows = [small[place : place + columns] for place in range(0, len(small), columns)]
    width = max(sum(each.picture.width + GAP for each in row) for row in rows) + GAP
    paper = Image.new("RGB", (width, len(rows) * (height + 2 * GAP + 8) + GAP), PAPER)
    draw = ImageDraw.Draw(paper)
    y = GAP
    for row in rows:
        x = GAP
        for title, picture in row:
            paper.paste(picture, (x, y))
            draw.text((x, y + height + 4), title, INK, font)
            x += picture.width + GAP
        y += height + 2 * GAP + 8
    return paper


def shoot_game(game: str, studio: Studio) -> None:
    """Each phase in both sizes and themes, and in more windows; the tricks alone in large, the first on a phone."""
    shots: list[Shot] = []
    more: list[Shot] = []
    for name, wish in GAMES[game].phases.items():
        page = studio.visitor()
        sit_down(page, open_position(page, studio.address, find(game, wish)))
        start(page)
        expect(page.locator(OPEN).first).to_be_visible()
        page.wait_for_timeout(SETTLED)
        for size in SIZES:
            shots += [Shot(f"{name}, {theme}", studio.shoot(page, size, theme)) for theme in THEMES]
        for window, (pixels, theme) in MORE_SIZES.items():
            more.append(Shot(f"{name}, {window}", studio.shoot_window(page, pixels, theme)))
        if name == "trick":
            studio.keep(f"{game}-wide", studio.shoot(page, "wide", "light"), 1280)
            studio.tell_apart(game, page)
        elif name == next(iter(GAMES[game].phases)):
            studio.keep(f"{game}-phone", studio.shoot(page, "phone", "dark"))
        page.context.close()
    for name, of_match in ENDINGS.items():
        page = studio.visitor()
        end(page, studio, last_choice(game, of_match))
        for size in SIZES:
            shots += [Shot(f"{name}, {theme}", studio.shoot(page, size, theme)) for theme in THEMES]
        for window, (pixels, theme) in MORE_SIZES.items():
            more.append(Shot(f"{name}, {window}", studio.shoot_window(page, pixels, theme)))
        page.context.close()
    studio.keep(f"sheets/{game}", sheet(shots, 4, 420))
    studio.keep(f"sheets/{game}-sizes", sheet(more, len(MORE_SIZES), 300))


def end(page: Page, studio: Studio, match: Match) -> None:
    """Makes the last choice, and has seen the trick."""
    sit_down(page, open_position(page, studio.address, match))
    start(page)
    page.locator(OPEN).first.click()
    ending = page.locator(".ending")
    expect(ending.or_(page.locator(".play.past")).first).to_be_visible()  # a trick that was taken
    if not ending.count():
        page.keyboard.press("Escape")
    expect(ending).to_be_visible()
    page.wait_for_load_state("networkidle")


def shoot_lobby(studio: Studio) -> None:
    page = studio.visitor()
    page.goto(studio.address)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    studio.keep_two("lobby", page)
    studio.tell_apart("lobby", page)
    page.context.close()


def shoot_rules(studio: Studio) -> None:
    page = studio.visitor()
    page.goto(f"{studio.address}/rules/meinz")
    expect(page.get_by_role("heading", level=1).first).to_be_visible()
    page.wait_for_load_state("networkidle")
    studio.keep_two("rules", page)
    page.context.close()


def shoot_replay(studio: Studio) -> None:
    """A finished match of Mü, in the middle of a round."""
    last = finished("mue", 5)
    page = studio.visitor()
    origin = {"Origin": studio.address}
    page.request.post(f"{studio.address}/api/guests", data={"name": "Ann"}, headers=origin)
    brought = page.request.post(f"{studio.address}/api/matches", data={"record": str(record_of(last))}, headers=origin)
    assert brought.ok, brought.text()
    page.goto(f"{studio.address}/r/{brought.json()['id']}#60")
    expect(page.get_by_role("heading", level=1).first).to_be_visible()
    page.wait_for_load_state("networkidle")
    studio.keep_two("replay", page)
    page.context.close()


def finished(game: str, players: int) -> Match:
    """A whole match by bots."""
    match = Match.begin(new_game(game, players, {"hands": "3"} if game == "mue" else None), ShuffledDeals("whole"))
    streams = bot_streams(match.game, "whole")
    while match.awaited():
        seat = match.turn
        match.apply(seat, ThumbBot().choose(match.view(seat), streams[seat]))
    return match


def erring(game: str) -> Match:
    """A whole match in which the first seat chooses by chance now and then in the first round."""
    match = Match.begin(game_of(game), ShuffledDeals("review"))
    streams = bot_streams(match.game, "review")
    while match.awaited():
        seat = match.turn
        is_erring = seat == 0 and match.number == 1 and len(match.steps) % 3 == 0
        bot = RandomBot() if is_erring else ThumbBot()
        match.apply(seat, bot.choose(match.view(seat), streams[seat]))
    return match


def shoot_review(game: str, studio: Studio) -> None:
    """The first mistake of a match, with the whole review if it does not take too long."""
    page = studio.visitor()
    origin = {"Origin": studio.address}
    page.request.post(f"{studio.address}/api/guests", data={"name": "Ann"}, headers=origin)
    record = str(record_of(erring(game)))
    brought = page.request.post(f"{studio.address}/api/matches", data={"record": record}, headers=origin)
    assert brought.ok, brought.text()
    page.goto(f"{studio.address}/r/{brought.json()['id']}?review=0")
    following = page.get_by_role("button", name="Next mistake")
    expect(following).to_be_enabled(timeout=REVIEWED)
    with suppress(TimeoutError):
        page.locator(".summary").wait_for(timeout=PATIENCE)
    following.click()
    expect(page.locator(".verdict")).to_be_visible()
    studio.keep(f"review-{game}", studio.shoot(page, "wide", "light"), 960)
    page.context.close()


def shoot_puzzles(studio: Studio) -> None:
    page = studio.visitor()
    page.goto(f"{studio.address}/puzzles")
    expect(page.locator("main li").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    studio.keep("puzzles", studio.shoot(page, "wide", "light"), 960)
    page.context.close()


def shoot_guide(studio: Studio) -> None:
    """The first lesson of a guided round."""
    page = studio.visitor()
    page.goto(studio.address)
    page.locator("input[name=game][value=hasp]").check(force=True)
    page.get_by_role("button", name="Learn by playing").click()
    expect(page.locator(OPEN).first).to_be_visible()
    studio.keep_two("guide", page)
    page.context.close()


PARTS: Final[dict[str, Callable[[Studio], None]]] = {
    "lobby": shoot_lobby,
    **{game: partial(shoot_game, game) for game in GAMES},
    "replay": shoot_replay,
    "rules": shoot_rules,
    "guide": shoot_guide,
    "puzzles": shoot_puzzles,
    **{f"review-{game}": partial(shoot_review, game) for game in GAMES},
}


def main() -> None:
    parser = argparse.ArgumentParser(description="Make the pictures of the page in docs/images.")
    parser.add_argument("parts", nargs="*", metavar="PART", choices=[*PARTS, []], help=", ".join(PARTS))
    parser.add_argument("--into", type=Path, default=Path("docs/images"))
    chosen = parser.parse_args()
    with serve("--pace", "0") as address, sync_playwright() as engine:
        browser = engine.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS.split())
        studio = Studio(browser, address, chosen.into)
        for part in chosen.parts or PARTS:
            PARTS[part](studio)
        for language, shots in studio.languages.items():
            if shots:
                studio.keep(f"languages/{language}", sheet(shots, 6, 640))
        for vision, shots in studio.visions.items():
            if shots:
                studio.keep(f"vision/{vision}", sheet(shots, 3, 400))
        browser.close()


if __name__ == "__main__":
    main()
