"""Files of the page: what they are served as, and that the page's own settings agree with the server's."""

import asyncio
import html
import json
import re
from pathlib import Path
from typing import Final

import httpx
import pytest

from tests.server.servers import served
from tricktable.server import app
from tricktable.server.headers import POLICY
from tricktable.server.operations import lifetime
from tricktable.server.page import pages
from tricktable.server.page.pages import NO_PAGE

ROOT: Final = Path(__file__).parents[3]
FILES: Final = {
    "index.html": ("text/html; charset=utf-8", "no-cache"),
    "sw.js": ("text/javascript; charset=utf-8", "no-cache"),
    "manifest.webmanifest": ("application/manifest+json", "no-cache"),
    "icon.svg": ("image/svg+xml", "no-cache"),
    "icon-192.png": ("image/png", "no-cache"),
    "assets/index-abc123.js": ("text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
    "assets/index-abc123.css": ("text/css; charset=utf-8", "public, max-age=31536000, immutable"),
}


def test_files_have_the_right_kind_and_only_those_with_a_digest_in_their_name_last(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "assets").mkdir()
    for name in FILES:
        (tmp_path / name).write_text(name)
    for module in (app, pages):
        monkeypatch.setattr(module, "built", lambda: tmp_path)

    async def play() -> None:
        async with served() as server, httpx.AsyncClient(base_url=server.url, verify=False) as page:
            for name, (kind, cache) in FILES.items():
                response = await page.get(f"/{name}")

                assert response.text == name
                assert (name, response.headers["content-type"]) == (name, kind)
                assert (name, response.headers["cache-control"]) == (name, cache)
                headers = {"If-None-Match": response.headers["etag"]}
                assert (await page.get(f"/{name}", headers=headers)).status_code == 304
            assert (await page.get("/sw.js.map")).status_code == 404

    asyncio.run(play())


def test_texts_are_squeezed_for_those_who_can_read_that(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    text = "let card = 1;\n" * 500
    (tmp_path / "sw.js").write_text(text)
    for module in (app, pages):
        monkeypatch.setattr(module, "built", lambda: tmp_path)

    async def play() -> None:
        async with served() as server, httpx.AsyncClient(base_url=server.url, verify=False) as page:
            plain = await page.get("/sw.js", headers={"Accept-Encoding": "identity"})
            squeezed = await page.get("/sw.js", headers={"Accept-Encoding": "br, gzip"})
            again = await page.get("/sw.js", headers={"If-None-Match": squeezed.headers["ETag"]})
            (tmp_path / "sw.js").write_text(text + "// another one\n")
            changed = await page.get("/sw.js", headers={"Accept-Encoding": "gzip"})

        assert plain.text == squeezed.text == text
        assert "Content-Encoding" not in plain.headers
        assert squeezed.headers["Content-Encoding"] == "gzip"
        assert int(squeezed.headers["Content-Length"]) < len(text) / 10
        assert plain.headers["Vary"] == squeezed.headers["Vary"] == "Accept-Encoding"
        assert again.status_code == 304
        assert changed.text.endswith("// another one\n")

    asyncio.run(play())


HTML: Final = "<html>\n  <head>\n    <title>T</title>\n  </head>\n  <body></body>\n</html>\n"
PRELOADS: Final = """{
"pages": {"lobby": ["/assets/Lobby-1.css", "/assets/Lobby-2.js"], "table": ["/assets/Table-3.js"]},
"words": {"en": ["/assets/en-4.js"], "de": ["/assets/de-5.js"]}}"""


def test_the_head_of_a_page_names_what_its_place_and_language_need(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "index.html").write_text(HTML)
    (tmp_path / "preloads.json").write_text(PRELOADS)
    for module in (app, pages):
        monkeypatch.setattr(module, "built", lambda: tmp_path)

    async def play() -> None:
        async with served() as server, httpx.AsyncClient(base_url=server.url, verify=False) as page:
            german = await page.get("/", headers={"Accept-Language": "fr, de-CH;q=0.8"})
            plain = await page.get("/", headers={"Accept-Language": "de", "Accept-Encoding": "identity"})
            table = await page.get("/t/nowhere")

        assert re.findall(r'<link rel="(\w+)" crossorigin href="([^"]+)">', german.text) == [
            ("modulepreload", "/assets/de-5.js"),
            ("stylesheet", "/assets/Lobby-1.css"),
            ("modulepreload", "/assets/Lobby-2.js"),
        ]
        assert german.text == plain.text
        assert german.headers["Content-Encoding"] == "gzip"
        assert "Content-Encoding" not in plain.headers
        assert german.headers["Vary"] == "Accept-Encoding, Accept-Language"
        assert re.findall(r'href="([^"]+)"', table.text) == ["/assets/en-4.js", "/assets/Table-3.js"]

    asyncio.run(play())


def test_the_head_of_a_table_names_what_its_game_and_its_stage_need(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The server knows what is played there: nobody has to ask for its drawing and its words after all else."""
    preloads = {
        "pages": {"table": ["/assets/Table-1.js"], "waiting": ["/assets/Table-1.js", "/assets/WaitingRoom-2.js"]},
        "words": {"en": ["/assets/en-3.js"], "en/hasp": ["/assets/hasp-4.js"], "en/mue": ["/assets/mue-5.js"]},
        "games": {"hasp": ["/assets/hasp-6.css", "/assets/hasp-7.js"], "mue": ["/assets/mue-8.js"]},
    }
    (tmp_path / "index.html").write_text(HTML)
    (tmp_path / "preloads.json").write_text(json.dumps(preloads))
    for module in (app, pages):
        monkeypatch.setattr(module, "built", lambda: tmp_path)

    async def play() -> tuple[list[str], list[str]]:
        async with served() as server, httpx.AsyncClient(base_url=server.url, verify=False) as page:
            origin = {"Origin": server.url}
            await page.post("/api/guests", json={"name": "Ann"}, headers=origin)
            opened = (await page.post("/api/tables", json={"game": "hasp"}, headers=origin)).json()
            waiting = await page.get(f"/t/{opened['id']}")
            for request in ({"type": "sit", "chair": 0}, {"type": "start"}):
                await page.post(f"/api/tables/{opened['id']}/requests", json=request, headers=origin)
            playing = await page.get(f"/t/{opened['id']}")
        return re.findall(r'href="([^"]+)"', waiting.text), re.findall(r'href="([^"]+)"', playing.text)

    waiting, playing = asyncio.run(play())

    game = ["/assets/hasp-6.css", "/assets/hasp-7.js"]
    assert waiting == ["/assets/en-3.js", "/assets/hasp-4.js", "/assets/Table-1.js", "/assets/WaitingRoom-2.js", *game]
    assert playing == ["/assets/en-3.js", "/assets/hasp-4.js", "/assets/Table-1.js", *game]


@pytest.mark.parametrize("has_page", [False, True])
def test_a_server_without_a_page_says_in_a_line_how_to_get_one(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path, has_page: bool
) -> None:
    (tmp_path / "index.html").write_text(HTML)
    (tmp_path / "preloads.json").write_text(PRELOADS)
    for module in (app, pages, lifetime):
        monkeypatch.setattr(module, "built", lambda: tmp_path if has_page else None)

    async def look() -> str:
        async with served() as server, httpx.AsyncClient(base_url=server.url) as page:
            return html.unescape((await page.get("/")).text)

    shown = asyncio.run(look())

    assert (NO_PAGE in shown) != has_page
    assert (NO_PAGE in caplog.messages) != has_page
    assert NO_PAGE.isprintable()


def test_the_page_is_tried_out_under_the_policy_that_the_server_sends() -> None:
    config = (ROOT / "web" / "vite.config.ts").read_text(encoding="utf-8")
    found = re.search(r"const policy = \[(.*?)\]", config, re.DOTALL)

    assert found is not None
    assert re.findall(r'"([^"]+)"', found[1]) == POLICY.split("; ")
    assert "worker-src 'self'" in POLICY
    assert "manifest-src 'self'" in POLICY
