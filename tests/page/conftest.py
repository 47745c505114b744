"""A real server, the built page, and a browser that opens it."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

CHROMIUM = "/usr/bin/chromium"
ARGUMENTS = (
    "--no-sandbox --headless --disable-gpu --disable-background-networking --disable-component-update --disable-sync"
    " --disable-quic --no-first-run"
)
READY = "Tricktable serves at "
SECONDS = 30.0


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """A server on a free port that has the page, with bots that do not dawdle."""
    command = [sys.executable, "-m", "tricktable", "serve", "--port", "0", "--db", "memory:", "--pace", "0.05"]
    server = subprocess.Popen([*command, "--no-limits"], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    try:
        line = server.stdout.readline()
        assert line.startswith(READY), line
        address = line.removeprefix(READY).strip().rstrip("/")
        with urlopen(address, timeout=SECONDS) as answer:
            assert b'id="app"' in answer.read(), "the page is not built: `make page`"
        yield address
    finally:
        server.terminate()
        server.wait(timeout=SECONDS)
        server.stdout.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, as Debian has it."""
    assert Path(CHROMIUM).exists(), f"there is no {CHROMIUM}: `make browser` installs it"
    with sync_playwright() as engine:
        browser = engine.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS.split())
        yield browser
        browser.close()


def visit(
    browser: Browser, width: int = 1280, height: int = 800, language: str = "en", has_touch: bool = False
) -> Page:
    """A browser of somebody who was never here. Whatever goes wrong in the page is kept in `problems_of`."""
    context = browser.new_context(viewport={"width": width, "height": height}, locale=language, has_touch=has_touch)
    page = context.new_page()
    page.set_default_timeout(SECONDS * 1000)
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda said: problems.append(said.text) if said.type == "error" else None)
    PROBLEMS[page] = problems
    return page


PROBLEMS: dict[Page, list[str]] = {}


def problems_of(page: Page) -> list[str]:
    """What went wrong. That nobody knows us before we have said who we are is no problem."""
    return [problem for problem in PROBLEMS[page] if "401" not in problem]
