"""Logs tell how the server is, and nothing about cards or people."""

import asyncio
import io
import json
from random import Random

import httpx
import pytest

from tests.server.servers import begun, leave, served
from tricktable.server.operations import logs
from tricktable.tables.stores import StoreError


@pytest.fixture
def stream() -> io.StringIO:
    """Where the logs go."""
    return io.StringIO()


@pytest.mark.parametrize("style", ["json", "text"])
def test_a_whole_match_with_all_kinds_of_trouble_leaves_no_secret_in_the_log(
    style: logs.Style, stream: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    secrets: set[str] = {"Quetzalcoatl", "Xiuhtecuhtli", "a very private title"}

    async def play() -> None:
        async with served() as server:
            table, visitors, seats = await begun(server, title="a very private title")
            for visitor, name in zip(visitors, ("Quetzalcoatl", "Xiuhtecuhtli"), strict=True):
                assert (await visitor.http.patch("/api/me", json={"name": name})).status_code == 200
                secrets.update((visitor.token, visitor.id))
            opened = server.app.server.tables.awake[table].table.opened
            secrets.add(opened.secret)
            await seats[0].connection.send(b"\xff not a message")
            await asyncio.gather(*(seat.play(Random(number)) for number, seat in enumerate(seats)))

            def fail(*_: object) -> None:
                raise ValueError(f"{visitors[0].token} holds r7 r8")

            monkeypatch.setattr(server.app.server.tables, "lobby", fail)
            assert (await visitors[0].http.get("/api/tables")).status_code == 500
            await leave(seats)

    logs.set_up(style, stream)
    asyncio.run(play())

    text = stream.getvalue()
    assert "a request failed" in text
    assert "ValueError" in text
    assert "test_logs.py" in text
    assert "the server is ready" in text
    for secret in (*secrets, "r7 r8", "trump ", "Traceback"):
        assert secret not in text
    if style == "json":
        lines = [json.loads(line) for line in text.splitlines()]
        assert all({"event", "level", "timestamp"} <= set(line) for line in lines)
        failed = next(line for line in lines if line["event"].startswith("a request failed"))
        assert failed["error"] == "ValueError"
        assert len(text.splitlines()) < 12, "nothing is logged for each move or message"


def test_a_store_that_fails_is_logged(stream: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with served() as server, httpx.AsyncClient(base_url=server.url, verify=False) as page:

            async def fail(digest: bytes, id: str, name: str) -> None:
                raise StoreError("the disk is full")

            monkeypatch.setattr(server.app.server.tables.store, "put_guest", fail)
            assert (await page.post("/api/guests", json={"name": "Ann"})).status_code == 503

    logs.set_up("json", stream)
    asyncio.run(play())

    assert "the disk is full" in stream.getvalue()
