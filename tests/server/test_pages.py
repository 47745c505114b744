"""Files of the page: what they are served as, and that the page's own settings agree with the server's."""

import asyncio
import re
from pathlib import Path
from typing import Final

import httpx
import pytest

from tests.server.servers import served
from tricktable.server import apps, pages
from tricktable.server.headers import POLICY

ROOT: Final = Path(__file__).parents[2]
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
    for module in (apps, pages):
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


def test_the_page_is_tried_out_under_the_policy_that_the_server_sends() -> None:
    config = (ROOT / "web" / "vite.config.ts").read_text(encoding="utf-8")
    found = re.search(r"const policy = \[(.*?)\]", config, re.DOTALL)

    assert found is not None
    assert re.findall(r'"([^"]+)"', found[1]) == POLICY.split("; ")
    assert "worker-src 'self'" in POLICY
    assert "manifest-src 'self'" in POLICY
