"""What is written about the wire is true: the page for people, the description and the schema for programs."""

import asyncio
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from jsonschema_rs import validator_for
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.servers import Server, begun, in_background, leave, served
from tricktable.cli.commands.serve import serve
from tricktable.server import sockets
from tricktable.server.api.openapi import openapi_document, schema_document
from tricktable.server.limits import Limits
from tricktable.server.operations import lifetime
from tricktable.server.problems import CODES, CONFLICT
from tricktable.server.routes import ROUTES, SOCKET
from tricktable.server.settings import ServerSettings
from tricktable.tables.live.live_table import FARTHEST
from tricktable.tables.wire import AnyRequest, AnyServerMessage

ROOT: Final = Path(__file__).parents[3]
PAGE: Final = (ROOT / "docs" / "wire.md").read_text(encoding="utf-8")
SOURCES: Final = [*(ROOT / "src/tricktable/server").rglob("*.py"), *(ROOT / "src/tricktable/tables").rglob("*.py")]
CHECKS: Final = [
    schemathesis.checks.not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
CODE: Final = re.compile(r"""(?:Refused|Problem|_refuse)\(\s*"([a-z ]+)"|code="([a-z ]+)\"""")


def test_the_page_names_every_message() -> None:
    for union in (AnyServerMessage, AnyRequest):
        for kind in union.__args__:
            assert f"`{kind.__struct_config__.tag}`" in PAGE


def test_the_page_names_every_route_and_no_other() -> None:
    named = set(re.findall(r"`([A-Z]+ /[^`]*)`", PAGE))

    assert named == {f"{route.method} {route.path}" for route in ROUTES} | {f"GET {SOCKET}"}


def test_the_page_names_every_code_with_its_status() -> None:
    used = {
        code for path in SOURCES for found in CODE.findall(path.read_text(encoding="utf-8")) for code in found if code
    }
    assert len(used) > 25

    for code in used:
        rows = [line for line in PAGE.splitlines() if line.startswith("|") and f"`{code}`" in line.split("|")[1]]
        assert rows, f"docs/wire.md has no row for the code {code!r}"
        assert str(CODES.get(code, CONFLICT)) in rows[-1].split("|")[2], code
    assert set(CODES) <= used


def test_the_page_names_every_close_code_and_the_limits() -> None:
    for code in sockets.REASONS:
        assert f"| {code} |" in PAGE or f"{code} |" in PAGE
    limits = Limits()
    server = ServerSettings()
    text = " ".join(PAGE.split())
    for rate, words in (
        (limits.requests, "{0} requests at once and {1:g} a second"),
        (limits.sockets, "{0} new sockets and {1:g} a second"),
        (limits.polls, "{0} questions for updates and {1:g} a second"),
        (limits.replays, "{0} questions for positions of matches and {1:g} a second"),
        (limits.messages, "{0} messages and {1:g} a second"),
    ):
        assert words.format(*rate) in text
    assert f"{limits.guests.burst} new guests and {limits.tables.burst} new tables" in text
    assert limits.guests.refill == limits.tables.refill == 0.1
    assert f"{limits.records.burst} records and one more every {1 / limits.records.refill:g} seconds" in text
    assert f"{limits.open_sockets} open ones" in text
    assert f"after {limits.strikes} refusals" in text
    assert f"more than {server.outbox_messages:,} messages or {server.outbox_bytes >> 10} KiB" in text
    assert f"a message of more than {server.largest_message >> 10} KiB" in text
    assert f"a frame of more than {lifetime.SOCKET_BYTES >> 10} KiB" in text
    assert f"Bodies have {server.largest_body >> 10} KiB and {server.body_seconds:g} seconds" in text
    assert f"too long ago ({FARTHEST})" in text


def test_the_command_prints_the_schema(capsys: pytest.CaptureFixture[str]) -> None:
    class Args:
        schema = True

    assert serve(Args()) == 0  # type: ignore[arg-type] # all that is looked at

    assert json.loads(capsys.readouterr().out) == json.loads(json.dumps(schema_document()))


def test_every_message_of_a_match_fits_the_schema() -> None:
    schema = schema_document()
    told = validator_for({**schema, "anyOf": [{"$ref": "#/$defs/AnyServerMessage"}]})
    asked = validator_for({**schema, "anyOf": [{"$ref": "#/$defs/AnyRequest"}]})

    async def play() -> None:
        async with served() as server:
            table, visitors, seats = await begun(server, 4, game="was_sticht")
            for seat in seats:
                for message in seat.messages:
                    told.validate(msgspec.to_builtins(message, str_keys=True))
            state = (await visitors[0].http.get(f"/api/tables/{table}/updates")).json()["messages"][0]
            told.validate(state)
            await leave(seats)

    asyncio.run(play())
    asked.validate({"type": "act", "action": "r7", "seen": 3})
    assert not asked.is_valid({"type": "act", "action": "r7"})
    assert not asked.is_valid({"type": "act", "action": "r7", "seen": 3, "seat": 1})
    assert not told.is_valid({"type": "act", "action": "r7", "seen": 3})


def test_the_description_is_served() -> None:
    async def play() -> None:
        async with served() as server, httpx.AsyncClient(base_url=server.url, verify=False) as page:
            assert (await page.get("/api/openapi.json")).json() == json.loads(json.dumps(openapi_document(ROUTES)))
            assert (await page.get("/api/schema.json")).json() == json.loads(json.dumps(schema_document()))

    asyncio.run(play())


schema = schemathesis.openapi.from_dict(json.loads(json.dumps(openapi_document(ROUTES))))


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with in_background() as running:
        yield running


@schema.parametrize()
@settings(
    max_examples=15,
    deadline=None,
    phases=[Phase.generate],
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
def test_answers_are_as_described_whatever_is_asked(case: "schemathesis.Case[Any]", server: Server) -> None:
    """Asked as nobody about anything, and as a guest about a table that is there."""
    case.call_and_validate(base_url=server.url, checks=CHECKS)
    headers, table = known(server.url)
    if "id" in case.path_parameters:
        case.path_parameters["id"] = table
    # What was wrong with the path is mended by now, so a negative case need not be rejected any more.
    checks = [check for check in CHECKS if check is not negative_data_rejection]
    case.call_and_validate(base_url=server.url, headers=headers, checks=checks)


@cache
def known(url: str) -> tuple[dict[str, str], str]:
    """A guest's headers, and a table whose match has begun."""
    with httpx.Client(base_url=url) as page:
        token = page.post("/api/guests", json={"name": "Ann"}).json()["token"]
        headers = {"Authorization": f"Bearer {token}"}
        table = page.post("/api/tables", json={"game": "hasp"}, headers=headers).json()["id"]
        for request in ("sit", "start"):
            page.post(f"/api/tables/{table}/requests", json={"type": request}, headers=headers)
    return headers, table
