"""The documentation at `/docs`: shown where it was built, under the policy of the page, and told about where it was
not."""

import asyncio
import html
from pathlib import Path
from typing import Final

import httpx
import pytest

from tests.server.servers import UNLIMITED, served
from tricktable.cli import main
from tricktable.server.headers import POLICY
from tricktable.server.limits import Limits, Rate
from tricktable.server.page import docs
from tricktable.server.page.docs import NO_DOCS
from tricktable.server.settings import ServerSettings

FILES: Final = {
    "index.html": "text/html; charset=utf-8",
    "api/index.html": "text/html; charset=utf-8",
    "site.css": "text/css; charset=utf-8",
    "assets/javascripts/bundle.js": "text/javascript; charset=utf-8",
    "search/search_index.json": "application/json",
    "icon.svg": "image/svg+xml",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in FILES:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name * 100, encoding="utf-8")
    return tmp_path


def test_files_are_shown_as_those_of_the_page(folder: Path) -> None:
    async def play() -> None:
        settings = UNLIMITED._replace(docs=folder)
        async with served(settings=settings) as server, httpx.AsyncClient(base_url=server.url) as page:
            for name, kind in FILES.items():
                answer = await page.get(f"/docs/{name}", headers={"Accept-Encoding": "gzip"})

                assert answer.text == name * 100
                assert (name, answer.headers["Content-Type"]) == (name, kind)
                assert answer.headers["Content-Encoding"] == "gzip"
                assert answer.headers["Cache-Control"] == "no-cache"
                assert answer.headers["Content-Security-Policy"] == POLICY
                again = {"If-None-Match": answer.headers["ETag"]}
                assert (await page.get(f"/docs/{name}", headers=again)).status_code == 304
                plain = await page.get(f"/docs/{name}", headers={"Accept-Encoding": "identity"})
                assert "Content-Encoding" not in plain.headers
            assert (await page.get("/docs")).headers["Location"] == "/docs/"
            for address in ("/docs", "/docs/", "/docs/api/"):
                found = await page.get(address, follow_redirects=True)
                assert (found.status_code, found.text[:9]) in ((200, "index.htm"), (200, "api/index"))
            assert (await page.get("/docs/nowhere.html")).status_code == 404
            assert (await page.post("/docs/index.html")).status_code == 405

    asyncio.run(play())


def test_nothing_outside_of_the_folder_is_shown(folder: Path) -> None:
    (folder.parent / "secret.html").write_text("secret", encoding="utf-8")
    (folder / "link.html").symlink_to(folder.parent / "secret.html")

    async def play() -> None:
        settings = UNLIMITED._replace(docs=folder)
        async with served(settings=settings) as server, httpx.AsyncClient(base_url=server.url) as page:
            for path in ("../secret.html", "%2e%2e/secret.html", "link.html", "api/..%2f..%2fsecret.html"):
                assert "secret" not in (await page.get(f"/docs/{path}")).text

    asyncio.run(play())


def test_the_files_have_the_limits_of_the_pages_files(folder: Path) -> None:
    async def play() -> None:
        settings = ServerSettings(limits=Limits()._replace(files=Rate(3, 0.001)), docs=folder)
        async with served(settings=settings) as server, httpx.AsyncClient(base_url=server.url) as page:
            codes = [(await page.get("/docs/index.html")).status_code for _ in range(5)]

        assert codes == [200, 200, 200, 429, 429]

    asyncio.run(play())


def test_a_server_without_documentation_says_in_a_line_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(docs, "built_docs", lambda: None)

    async def look() -> httpx.Response:
        async with served() as server, httpx.AsyncClient(base_url=server.url) as page:
            return await page.get("/docs")

    answer = asyncio.run(look())

    assert answer.status_code == 404
    assert NO_DOCS in html.unescape(answer.text)
    assert NO_DOCS.isprintable()


def test_a_folder_without_documentation_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--docs", str(tmp_path)]) == 2
    assert "there is no documentation in" in capsys.readouterr().err
