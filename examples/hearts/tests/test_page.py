"""A real browser plays a round of Hearts at a server that has it installed."""

import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress

import pytest
from playwright.sync_api import Page, TimeoutError, expect, sync_playwright

BROWSER = "/usr/bin/chromium-headless-shell"
READY = "Tricktable serves at "
SECONDS = 120.0
CHOICES = "#hand button.open, #choices button:not([disabled], [aria-disabled=true])"


@pytest.fixture
def address() -> Iterator[str]:
    """A server on a free port, with bots that do not dawdle."""
    command = [sys.executable, "-m", "tricktable", "serve", "--port", "0", "--db", "memory:", "--pace", "0"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    try:
        line = server.stdout.readline()
        assert line.startswith(READY), line
        yield line.removeprefix(READY).strip().rstrip("/")
    finally:
        server.terminate()
        server.wait(timeout=SECONDS)
        server.stdout.close()


@pytest.fixture
def page() -> Iterator[Page]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=BROWSER, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page(locale="en", viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
        page.add_init_script("""localStorage.setItem("tricktable.pace", '"fast"')""")  # nobody looks at the tricks
        troubles: list[str] = []
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on("console", lambda told: troubles.append(told.text) if told.type == "error" else None)
        yield page
        browser.close()
        assert troubles == []


def test_somebody_plays_a_round_in_the_browser(address: str, page: Page) -> None:
    page.goto(address)
    expect(page.locator("body")).to_contain_text("Take no hearts and not the queen of spades")
    page.locator("input[name=game][value=hearts]").check(force=True)
    page.locator("button.now").click()
    expect(page.locator("#hand svg.card")).to_have_count(13)
    expect(page.locator("body")).to_contain_text("Pick a card to pass to the left")

    began = time.monotonic()
    is_over = page.get_by_role("heading", name="Round 1 is over")
    while not is_over.is_visible():
        assert time.monotonic() < began + SECONDS, "the round does not end"
        choice = page.locator(CHOICES).first
        if choice.is_visible():
            with suppress(TimeoutError):  # it is not offered any more: what was chosen before has only now arrived
                choice.click(timeout=3000)
        page.wait_for_timeout(30)

    expect(page.locator("main")).to_contain_text(re.compile("penalt|shot the moon"))


def test_the_rules_are_on_the_page(address: str, page: Page) -> None:
    page.goto(f"{address}/rules/hearts")

    expect(page.get_by_role("heading", name="Hearts", exact=True)).to_be_visible()
    expect(page.locator("main")).to_contain_text("shot the moon")
