"""The page without a server: a worker keeps it, and lets a new version take over cleanly."""

import json
import re
import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.conftest import expect_trouble, visit
from tests.page.restarts import Restarting
from tests.page.servers import SECONDS
from tests.page.test_first import play_now
from tests.server.servers import Server, in_background
from tricktable.server import app
from tricktable.server.page import pages

AGAIN = 6.0
"""Seconds after which something is tried once more."""
KEPT = "(async () => [...await caches.keys()].length)()"
READY = "navigator.serviceWorker.ready.then(() => true)"
FILES = """(async () => {
    const found = [];
    for (const name of await caches.keys())
        for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
    return found;
})()"""


WORKERS = """(async () => {
    const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
    return { kept: await caches.keys(), installing: installing?.state, waiting: waiting?.state, active: active?.state };
})()"""
"""What to say if something does not come about."""

WIDTH = """(src) => new Promise((done) => {
    const image = new Image();
    image.onload = () => done(image.naturalWidth);
    image.src = src;
})"""


THIRD = "caches.keys().then((all) => all.length === 2 && all.at(-1).includes('0000003'))"
"""The third version is kept, and the one before it."""
LATER = "window.later = 0; const clock = Date.now; Date.now = () => clock() + window.later;"
SHOW = "document.dispatchEvent(new Event('visibilitychange'))"


def until(page: Page, expression: str, meanwhile: Callable[[], object] | None = None) -> None:
    """Waits until something is so. The page's policy lets nothing be evaluated in it, so it is asked from outside.

    A browser looks for a new worker a second after a navigation at the earliest, later if the old one is busy, and once
    for all navigations meanwhile. Whoever waits for one that came just then does something `meanwhile` now and then.
    """
    end = time.monotonic() + SECONDS
    again = time.monotonic() + AGAIN
    while not page.evaluate(expression):
        assert time.monotonic() < end, f"{expression} {page.evaluate(WORKERS)}"
        if meanwhile and time.monotonic() > again:
            meanwhile()
            again = time.monotonic() + AGAIN
        page.wait_for_timeout(50)


def settle(page: Page) -> None:
    """Waits until the worker has kept everything, and has taken over this page."""
    assert page.evaluate(READY)
    until(page, "navigator.serviceWorker.controller?.state === 'activated'")


def built_files() -> set[str]:
    """The paths of all files of the page."""
    folder = pages.built()
    assert folder is not None
    return {f"/{file.relative_to(folder).as_posix()}" for file in folder.rglob("*") if file.is_file()}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Restarting]:
    """Runs when the test begins."""
    server = Restarting(tmp_path / "tables.db")
    server.start()
    yield server
    server.kill()


def test_without_a_server_the_page_loads_says_so_and_goes_on_when_it_is_back(
    browser: Browser, server: Restarting
) -> None:
    """In the reader's language, lobby and table alike; whoever waits does not have to do anything."""
    page = visit(browser, language="de", has_worker=True)
    page.goto(server.address)
    settle(page)
    page.get_by_role("button", name="Jetzt spielen").click()
    expect(page.locator("#hand button")).not_to_have_count(0)
    link = page.url
    expect_trouble(page, "ERR_CONNECTION", "WebSocket")
    server.kill()

    page.goto(server.address)
    expect(page.get_by_text("Der Server ist nicht zu erreichen.")).to_be_visible()
    expect(page.get_by_role("heading", name="Was möchtest du spielen?")).to_be_visible()
    expect(page.locator(".games .game")).to_have_count(5)
    expect(page.get_by_role("button", name="Jetzt spielen")).to_be_disabled()
    page.goto(link)
    expect(page.get_by_text("Der Server ist nicht zu erreichen.")).to_be_visible()

    server.start()
    expect(page.locator("#hand button")).not_to_have_count(0, timeout=SECONDS * 1000)


def test_everything_is_kept_but_nothing_that_the_server_says(browser: Browser, address: str) -> None:
    """All files of the build are there after a while, and no answer of the API ever is."""
    page = visit(browser, has_worker=True)
    page.goto(address)
    settle(page)
    built = built_files()
    play_now(page, address, "hasp", 2)
    page.goto(address)

    until(page, f"{FILES}.then((found) => found.length >= {len(built) - 1})")

    assert set(page.evaluate(FILES)) == built - {"/sw.js"}


def test_the_rules_are_read_without_a_server(browser: Browser, server: Restarting) -> None:
    """They come after the page itself, by themselves: nobody has to have opened them before."""
    page = visit(browser, language="de", has_worker=True)
    page.goto(server.address)
    settle(page)
    until(page, f"{FILES}.then((found) => found.length >= {len(built_files()) - 1})")
    expect_trouble(page, "ERR_CONNECTION", "WebSocket")
    server.kill()

    page.goto(f"{server.address}/rules/mue")

    expect(page.get_by_role("heading", level=1, name="Mü")).to_be_visible()
    expect(page.locator("main")).to_contain_text("Trumpf")


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The built page in a folder of its own, which the server serves."""
    folder = pages.built()
    assert folder is not None
    shutil.copytree(folder, tmp_path / "page")
    for module in (app, pages):
        monkeypatch.setattr(module, "built", lambda: tmp_path / "page")
    return tmp_path / "page"


@pytest.fixture
def in_thread(copy: Path) -> Iterator[Server]:
    with in_background() as server:
        yield server


def next_version(folder: Path, number: int) -> None:
    """A new build: all scripts and styles have other names, and the page says which version it is."""
    files = [*(folder / "assets").iterdir()]
    names = {file.name: f"{file.stem.partition('~')[0]}~{number}{file.suffix}" for file in files}
    any_name = re.compile("|".join(re.escape(name) for name in names))
    for other in [*folder.rglob("*.js"), *folder.rglob("*.html"), *folder.rglob("*.json")]:
        text = other.read_text(encoding="utf-8")
        other.write_text(any_name.sub(lambda found: names[found[0]], text), encoding="utf-8")
    for file in files:
        file.rename(file.with_name(names[file.name]))
    worker = folder / "sw.js"
    text = worker.read_text(encoding="utf-8")
    worker.write_text(re.sub(r'VERSION = "\w+"', f"VERSION = {json.dumps(f'{number:016}')}", text), encoding="utf-8")


def test_a_new_version_takes_over_at_the_next_navigation_and_old_pages_stay_whole(
    browser: Browser, in_thread: Server, copy: Path
) -> None:
    """A page that is open gets the files it was built with; the next page is new; old versions are cleared away."""
    address = in_thread.url
    old = visit(browser, has_worker=True)
    old.goto(address)
    settle(old)
    until(old, f"{FILES}.then((found) => found.some((name) => name.includes('/Table-')))")
    old.wait_for_timeout(500)
    next_version(copy, 2)

    new = old.context.new_page()
    new.goto(address)
    expect(new.locator("script[src*='~2.js']")).to_have_count(1)
    until(new, f"{KEPT}.then((count) => count === 2)")
    until(new, f"{FILES}.then((found) => found.some((name) => name.endsWith('~2.js') && name.includes('/Table-')))")
    old.get_by_role("button", name="Play now").click()
    expect(old.locator("#hand button")).not_to_have_count(0)
    new.get_by_role("button", name="Play now").click()
    expect(new.locator("#hand button")).not_to_have_count(0)
    names = "performance.getEntriesByType('resource').map((each) => each.name)"
    loaded = f"{names}.filter((name) => /assets.*js/.test(name))"
    assert all("~2" in name for name in new.evaluate(loaded))
    assert not any("~2" in name for name in old.evaluate(loaded))

    next_version(copy, 3)
    old.goto(address)
    expect(old.locator("script[src*='~3.js']")).to_have_count(1)
    until(old, THIRD, meanwhile=old.reload)


def test_whoever_comes_back_after_an_hour_gets_a_new_version_kept(
    browser: Browser, in_thread: Server, copy: Path
) -> None:
    """A page that stays open is never navigated to: it looks for itself, and not whenever somebody looks at it."""
    page = visit(browser, has_worker=True)
    page.add_init_script(LATER)
    page.goto(in_thread.url)
    settle(page)
    until(page, f"{FILES}.then((found) => found.length >= {len(built_files()) - 1})")
    page.wait_for_timeout(1500)  # what the navigation has asked for is over
    next_version(copy, 2)

    page.evaluate(SHOW)
    page.wait_for_timeout(500)
    assert page.evaluate(KEPT) == 1
    page.evaluate("window.later = 3_700_000")
    page.evaluate(SHOW)

    until(page, f"{KEPT}.then((count) => count === 2)")


def test_the_page_can_be_installed(browser: Browser, address: str) -> None:
    """The manifest is found, its icons exist in the sizes it says, and the policy of the server lets them in."""
    page = visit(browser, has_worker=True)
    page.goto(address)
    href = page.locator("link[rel=manifest]").get_attribute("href")
    answer = page.request.get(f"{address}{href}")
    manifest = answer.json()

    assert answer.headers["content-type"] == "application/manifest+json"
    assert manifest["start_url"] == manifest["scope"] == "/"
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        width = page.evaluate(WIDTH, icon["src"])
        assert icon["sizes"] in ("any", f"{width}x{width}")
    session = page.context.new_cdp_session(page)
    assert session.send("Page.getAppManifest")["errors"] == []
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] in (
        [],
        [{"errorId": "in-incognito", "errorArguments": []}],
    )
