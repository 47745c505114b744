"""A real server, the built page, and a browser that opens it. Whatever goes wrong in a page fails its test."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Request, Response, expect, sync_playwright

from tests.page.servers import SECONDS, serve

CHROMIUM = "/usr/bin/chromium-headless-shell"
ARGUMENTS = (
    "--no-sandbox --headless --disable-gpu --disable-background-networking --disable-component-update --disable-sync"
    " --disable-quic --no-first-run"
)
SIZES = {"wide": (1280, 800), "phone": (390, 844)}
GAMES = ("hasp", "njet", "meinz", "was_sticht", "mue")

TELL_VIOLATIONS = """
document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
    console.error(`content policy: ${violatedDirective} ${blockedURI} ${sample}`));
"""

HURRY = "const real = setTimeout; window.setTimeout = (run, ms, ...rest) => real(run, ms / 12, ...rest);"
"""Pauses that let people read are twelve times as short."""

Pace = Literal["slow", "normal", "fast"]
PACE = """
try {{
    localStorage.getItem("tricktable.pace") ?? localStorage.setItem("tricktable.pace", '"{0}"');
}} catch {{}} // a page that keeps nothing
"""
"""Whoever comes for the first time wants this pace."""

SETTLE = """
async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.allSettled(document.getAnimations().map((each) => each.finished));
}
"""
"""What measures itself has done so after a change of the window, and colours that change slowly have changed."""


@dataclass
class Troubles:
    """What went wrong in a page, and what was expected to."""

    found: list[str] = field(default_factory=list)
    expected: list[str] = field(default_factory=list)

    @property
    def unexpected(self) -> list[str]:
        return [trouble for trouble in self.found if not any(part in trouble for part in self.expected)]


TROUBLES: dict[Page, Troubles] = {}


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """A server on a free port that has the page, with bots that do not dawdle."""
    with serve("--pace", "0") as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium without a head, as Debian has it."""
    assert Path(CHROMIUM).exists(), f"there is no {CHROMIUM}: `make browser` installs it"
    expect.set_options(timeout=SECONDS * 1000)
    with sync_playwright() as engine:
        browser = engine.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS.split())
        yield browser
        browser.close()


@pytest.fixture(autouse=True)
def nothing_goes_wrong() -> Iterator[None]:
    """No error on the console, no failed request, no violation of the content policy in any page that a test opened."""
    yield
    troubles = [trouble for page in TROUBLES for trouble in problems_of(page)]
    for page in TROUBLES:
        page.context.close()
    TROUBLES.clear()
    assert troubles == []


def visit(
    browser: Browser,
    width: int = 1280,
    height: int = 800,
    language: str = "en",
    theme: Literal["light", "dark"] = "light",
    bypass_csp: bool = False,
    has_touch: bool = False,
    has_worker: bool = False,
    pace: Pace = "fast",
) -> Page:
    """A browser of somebody who was never here. Whatever goes wrong in it is kept, and fails the test at its end.

    The page's worker fetches everything for later, and moving pictures cost much without a graphics card: only those
    who test them have them. Nobody waits for bots who does not look at the pace.
    """
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=language,
        color_scheme=theme,
        bypass_csp=bypass_csp,
        has_touch=has_touch,
        service_workers="allow" if has_worker else "block",
        reduced_motion="reduce",
    )
    context.add_init_script(TELL_VIOLATIONS)
    context.add_init_script(PACE.format(pace))
    page = context.new_page()
    watch_over(page)
    return page


def watch_over(page: Page) -> None:
    """Keeps whatever goes wrong in this page."""
    page.set_default_timeout(SECONDS * 1000)
    troubles = Troubles(expected=["401 GET /api/me"])
    TROUBLES[page] = troubles

    def hear(said: ConsoleMessage) -> None:
        if said.type == "error" and not said.text.startswith("Failed to load resource"):  # `answered` knows which
            troubles.found.append(f"console: {said.text}")

    def answered(response: Response) -> None:
        if response.status >= 400:
            troubles.found.append(f"{response.status} {response.request.method} {path_of(response.url)}")

    def failed(request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # what is aborted was left on purpose: another page was opened
            troubles.found.append(f"failed: {request.method} {path_of(request.url)} {request.failure}")

    page.on("pageerror", lambda error: troubles.found.append(f"page: {error}"))
    page.on("console", hear)
    page.on("response", answered)
    page.on("requestfailed", failed)


def path_of(url: str) -> str:
    return "/" + url.split("://", 1)[-1].partition("/")[2]


def expect_trouble(page: Page, *parts: str) -> None:
    """These are no problems in this page: whatever has one of the texts in it."""
    TROUBLES[page].expected += parts


def problems_of(page: Page) -> list[str]:
    """What went wrong. That nobody knows us before we have said who we are is no problem."""
    return TROUBLES[page].unexpected
