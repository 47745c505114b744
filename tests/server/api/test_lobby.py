"""Tables over HTTP: everything that a socket can do, one request at a time."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
import pytest

from tests.server.servers import Visitor, begun, leave, served
from tricktable.core.record_playback import replay
from tricktable.core.records import EVERYTHING, Record
from tricktable.games import GAMES, new_game
from tricktable.games.records import game_of
from tricktable.server import app
from tricktable.server.limits import NO_LIMITS, Limits, Rate
from tricktable.server.page import pages
from tricktable.server.settings import ServerSettings
from tricktable.tables.live.resources import Settings
from tricktable.tables.stores import StoreError


def test_a_table_is_listed_until_its_match_is_over_and_a_private_one_never() -> None:
    async def play() -> None:
        async with served() as server:
            ann = await server.visitor()
            first = await ann.open(title=" Friday\nnight ")
            second = await ann.open()
            private = await ann.open(is_private=True)

            lobby = (await ann.http.get("/api/tables")).json()["tables"]
            assert {table["id"] for table in lobby} == {first, second}
            assert (await ann.http.get(f"/api/tables/{private}")).json()["is_private"] is True
            assert next(table for table in lobby if table["id"] == first)["title"] == "Friday night"

    asyncio.run(play())


def test_the_lobby_is_searched_and_comes_page_by_page() -> None:
    """By game, level, free chairs, and words of title, names and game; open tables come first."""

    async def play() -> None:
        async with served() as server:
            ann, bob = await server.visitor("Ännchen"), await server.visitor("Bob")
            played = await ann.open(players=2, title="Being played")
            await ann.ask(played, type="sit")
            await ann.ask(played, type="start")
            wide = await bob.open(game="mue", players=6, level="hard", title="Friday  NIGHT")
            seated = await ann.open(game="njet", players=3, level="easy")
            await ann.ask(seated, type="sit")
            await ann.open(is_private=True, title="Friday secret")

            async def found(**query: str) -> list[str]:
                answer = await bob.http.get("/api/tables", params=query)
                assert answer.status_code == 200, answer.text
                return [table["id"] for table in answer.json()["tables"]]

            assert await found() == [seated, wide, played]
            assert await found(game="njet") == await found(level="easy") == [seated]
            assert await found(chairs="1") == await found(chairs="2") == [seated, wide]
            assert await found(chairs="3") == await found(search="friday night") == [wide]
            assert await found(search="änn") == [seated, played]
            assert await found(search="mü") == [wide]
            assert await found(search="secret") == await found(game="chess") == []
            for wrong in ({"page": "0"}, {"chairs": "x"}, {"search": "x" * 61}, {"game": "%"}):
                assert (await bob.http.get("/api/tables", params=wrong)).status_code == 400

            for _ in range(38):
                await bob.open()
            pages = [(await bob.http.get(f"/api/tables?page={page}")).json() for page in (1, 2, 3, 99)]
            assert [len(page["tables"]) for page in pages] == [20, 20, 1, 1]
            assert [page.get("page", 1) for page in pages] == [1, 2, 3, 3]
            assert {page["pages"] for page in pages} == {3}
            assert pages[2]["tables"][0]["id"] == played

    asyncio.run(play())


def test_the_lobby_tells_how_many_people_are_here_who_is_at_their_table_and_how_many_watch() -> None:
    """Whoever is at a private table counts, and nothing tells who that is; programs are no people."""

    async def play() -> None:
        async with served() as server:
            ann, bob, cem = [await server.visitor(name) for name in ("Ann", "Bob", "Cem")]
            stranger = server.stranger()
            table = await ann.open(players=3)
            for visitor in (ann, bob):
                await visitor.ask(table, type="sit")
            private = await cem.open(is_private=True)
            assert "people" not in (await stranger.http.get("/api/tables")).json()

            async with ann.socket(table), ann.socket(table), stranger.socket(table), cem.socket(private):
                told = (await stranger.http.get("/api/tables")).json()
                assert told["people"] == 2
                assert told["tables"][0]["here"] == [True, False, False]
                assert told["tables"][0]["watchers"] == 1
                assert "Cem" not in str(told)
                own = (await bob.http.get("/api/me/tables")).json()["tables"]
                assert own == told["tables"]
                assert (await bob.http.get("/api/tables")).json()["people"] == 3

    asyncio.run(play())


def test_a_guest_is_told_their_own_tables_and_nobody_elses() -> None:
    async def play() -> None:
        async with served() as server:
            ann, bob = await server.visitor("Ann"), await server.visitor("Bob")
            private = await ann.open(is_private=True)
            public = await ann.open()
            await bob.open()
            for table in (private, public):
                await ann.ask(table, type="sit")

            told = (await ann.http.get("/api/me/tables")).json()["tables"]
            assert {table["id"] for table in told} == {private, public}
            assert (await bob.http.get("/api/me/tables")).json()["tables"] == []

            await ann.ask(public, type="rise")
            told = (await ann.http.get("/api/me/tables")).json()["tables"]
            assert [table["id"] for table in told] == [private]
            stranger = await server.stranger().http.get("/api/me/tables")
            assert (stranger.status_code, stranger.json()["code"]) == (401, "guest")

    asyncio.run(play())


def test_a_guest_is_told_at_which_of_their_tables_it_is_their_turn() -> None:
    async def play() -> None:
        async with served() as server:
            ann, bob = await server.visitor("Ann"), await server.visitor("Bob")
            await ann.ask(await ann.open(), type="sit")
            played = await ann.open()
            await ann.ask(played, type="sit", chair=0)
            await bob.ask(played, type="sit", chair=1)
            assert "awaited" not in (await ann.http.get("/api/me/tables")).json()
            await ann.ask(played, type="start")

            async with ann.socket(played) as seat:
                await seat.until(lambda: seat.view is not None)
                assert seat.view is not None
                chooses, rests = (ann, bob) if seat.is_awaited else (bob, ann)
                told = (await chooses.http.get("/api/me/tables")).json()
                assert told["awaited"] == [played]
                told = (await rests.http.get("/api/me/tables")).json()
                assert played in {table["id"] for table in told["tables"]}
                assert "awaited" not in told

    asyncio.run(play())


def test_the_list_of_own_tables_tells_nothing_of_other_seats_that_the_lobby_does_not_tell() -> None:
    async def play() -> None:
        async with served() as server:
            ann = await server.visitor("Ann")
            table = await ann.open()
            await ann.ask(table, type="sit")
            await ann.ask(table, type="start")

            own = (await ann.http.get("/api/me/tables")).json()
            everybodys = (await server.stranger().http.get("/api/tables")).json()

            assert own["tables"] == everybodys["tables"]
            assert set(own) <= {"tables", "awaited"}
            assert set(own.get("awaited", ())) <= {table}

    asyncio.run(play())


def test_a_new_table_says_where_it_is() -> None:
    async def play() -> None:
        async with served() as server:
            ann = await server.visitor()
            response = await ann.http.post("/api/tables", json={"game": "mue", "players": 5})

            assert response.status_code == 201
            assert response.headers["location"] == f"/t/{response.json()['id']}"
            assert response.headers["cache-control"] == "no-store"
            assert response.json()["players"] == 5

    asyncio.run(play())


WISHES: Final[list[tuple[bytes, int, str]]] = [
    (b"", 400, "malformed"),
    (b"{", 400, "malformed"),
    (b"[]", 400, "malformed"),
    (b'{"game":"hasp","colour":"red"}', 400, "malformed"),
    (b'{"game":5}', 400, "malformed"),
    (b'{"game":"hasp","players":7}', 400, "malformed"),
    (b'{"game":"\xff"}', 400, "malformed"),
    (b"[" * 50_000, 400, "malformed"),
    (b'{"game":"poker"}', 400, "setup"),
    (b'{"game":"hasp","players":6}', 400, "setup"),
    (b'{"game":"hasp","options":{"nothing":"x"}}', 400, "setup"),
    (b'{"game":"hasp","level":"genius"}', 400, "setup"),
    (b'{"game":"hasp","record":"nonsense"}', 400, "setup"),
    (b'{"game":"hasp","title":"' + b"x" * 270_000 + b'"}', 413, "too large"),
]


def test_wishes_that_make_no_table_are_refused() -> None:
    async def play() -> None:
        async with served() as server:
            ann = await server.visitor()
            headers = {"Content-Type": "application/json"}
            for body, status, code in WISHES:
                response = await ann.http.post("/api/tables", content=body, headers=headers)

                assert (body, response.status_code, response.json()["code"]) == (body, status, code)
                assert response.json()["text"]
            assert not (await ann.http.get("/api/tables")).json()["tables"]

    asyncio.run(play())


def test_a_body_in_pieces_is_not_larger_than_one_in_one_piece() -> None:
    async def play() -> None:
        async def pieces() -> Any:
            for _ in range(300):
                yield b" " * 1000

        async with served() as server:
            ann = await server.visitor()
            headers = {"Content-Type": "application/json"}
            response = await ann.http.post("/api/tables", content=pieces(), headers=headers)

            assert (response.status_code, response.json()["code"]) == (413, "too large")

    asyncio.run(play())


def test_a_body_that_never_comes_is_not_waited_for() -> None:
    async def play() -> None:
        async def slowly() -> Any:
            yield b"{"
            await asyncio.sleep(1.0)
            yield b"}"

        async with served(ServerSettings(limits=NO_LIMITS, body_seconds=0.1)) as server:
            ann = await server.visitor()
            headers = {"Content-Type": "application/json"}
            response = await ann.http.post("/api/tables", content=slowly(), headers=headers)

            assert (response.status_code, response.json()["code"]) == (408, "slow")

    asyncio.run(play())


MISTAKES: Final[list[tuple[str, str, int, str]]] = [
    ("GET", "/nowhere", 404, "unknown"),
    ("GET", "/api", 404, "unknown"),
    ("GET", "/api/tables/", 404, "unknown"),
    ("GET", "/api/tables/x", 404, "unknown"),
    ("GET", "/api/tables/x/record", 404, "unknown"),
    ("GET", "/api/tables/x/updates", 404, "unknown"),
    ("GET", "/api/tables/%2e%2e%2fetc", 404, "unknown"),
    ("GET", "/api/tables/x/socket", 404, "unknown"),
    ("GET", "/api/matches/x", 404, "unknown"),
    ("GET", "/api/games/poker/4", 404, "unknown"),
    ("GET", "/api/games/hasp/9", 400, "setup"),
    ("GET", "/api/games/hasp/four", 400, "setup"),
    ("GET", "/api/games/hasp/4?option.values=wrong", 400, "setup"),
    ("GET", "/api/tables/x/updates?since=minus", 400, "malformed"),
    ("PUT", "/api/me", 405, "method"),
    ("POST", "/api/games", 405, "method"),
    ("DELETE", "/", 405, "method"),
    ("GET", "/api/tables?" + "x" * 3000, 414, "too long"),
    ("POST", "/api/tables/x/requests", 415, "media"),
]


def test_every_error_has_the_same_form() -> None:
    async def play() -> None:
        async with served() as server:
            ann = await server.visitor()
            for method, path, status, code in MISTAKES:
                response = await ann.http.request(method, path)

                assert (path, response.status_code, response.json()["code"]) == (path, status, code)
                assert set(response.json()) <= {"code", "text", "allowed"}
                assert response.headers["content-type"] == "application/json"

    asyncio.run(play())


def test_a_whole_match_is_played_without_a_socket() -> None:
    """Somebody asks again and again what has happened."""

    async def play() -> None:
        async with served() as server:
            ann = await server.visitor("Ann")
            table = await ann.open()
            assert (await ann.ask(table, type="sit")).json()["type"] == "done"
            assert (await ann.ask(table, type="start", id="x")).json()["id"] == "x"
            chance = Random(1)
            while (state := await state_of(ann, table))["table"]["stage"] == "playing":
                if state["seat"] in state["view"]["awaited"]:
                    action = chance.choice(state["view"]["legal"])
                    response = await ann.ask(table, type="act", action=action, seen=state["number"])
                    assert response.status_code == 200, response.text

            updates = (await ann.http.get(f"/api/tables/{table}/updates?since=1")).json()["messages"]
            assert [message["number"] for message in updates] == list(range(2, 2 + len(updates)))
            text = (await server.stranger().http.get(f"/api/tables/{table}/record")).text
            record = Record.parse(text)
            assert replay(record, game_of(record)).is_over
            matches = (await ann.http.get("/api/matches")).json()["matches"]
            assert [match["names"] for match in matches] == [["Ann", "Ada (thumb)"]]
            kept = await ann.http.get(f"/api/matches/{matches[0]['id']}")
            assert kept.text == text

    asyncio.run(play())


async def state_of(visitor: Visitor, table: str) -> dict[str, Any]:
    messages = (await visitor.http.get(f"/api/tables/{table}/updates")).json()["messages"]
    assert len(messages) == 1
    state: dict[str, Any] = messages[0]
    return state


def test_refusals_of_the_table_are_conflicts_or_forbidden() -> None:
    async def play() -> None:
        async with served() as server:
            table, visitors, seats = await begun(server)
            zoe = await server.visitor("Zoe")
            ann = visitors[0]

            full = await zoe.ask(table, type="sit")
            nobody = await server.stranger().ask(table, type="sit")
            not_mine = await zoe.ask(table, type="act", action="trump r", seen=5)
            why = await ann.ask(table, type="why", action="trump r")

            assert (full.status_code, full.json()["code"]) == (409, "full")
            assert (nobody.status_code, nobody.json()["code"]) == (401, "guest")
            assert (not_mine.status_code, not_mine.json()["code"]) == (403, "seat")
            assert why.json()["type"] == "reason"
            await leave(seats)

    asyncio.run(play())


def test_a_record_of_a_match_in_play_holds_what_its_reader_may_know() -> None:
    async def play() -> None:
        async with served() as server:
            table, visitors, seats = await begun(server)
            before = await visitors[0].open()

            own = Record.parse((await visitors[0].http.get(f"/api/tables/{table}/record")).text)
            anybodys = Record.parse((await server.stranger().http.get(f"/api/tables/{table}/record")).text)
            unbegun = await visitors[0].http.get(f"/api/tables/{before}/record")

            assert own.known_to not in (EVERYTHING, anybodys.known_to)
            assert "?" not in own.rounds[0].deal[f"first {seats[0].seat}"]
            assert set(anybodys.rounds[0].deal[f"first {seats[0].seat}"].split()) == {"?"}
            assert (unbegun.status_code, unbegun.json()["code"]) == (409, "stage")
            await leave(seats)

    asyncio.run(play())


def test_all_games_tell_their_words_by_number() -> None:
    async def play() -> None:
        async with served() as server, httpx.AsyncClient(base_url=server.url, verify=False) as page:
            listed = (await page.get("/api/games")).json()

            assert [game["name"] for game in listed["games"]] == list(GAMES)
            assert "medium" in listed["bots"]
            for game in listed["games"]:
                for players in game["players"]:
                    words = (await page.get(f"/api/games/{game['name']}/{players}")).json()
                    rules = new_game(game["name"], players)
                    assert words["cards"] == list(rules.deck.text)
                    assert words["actions"] == list(rules.actions.text)
                    assert words["seats"] == rules.seats

    asyncio.run(play())


@pytest.mark.parametrize("is_built", [True, False], ids=["page", "plain"])
def test_an_invitation_holds_no_secret_and_no_markup_of_others(
    is_built: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    if is_built:
        (tmp_path / "index.html").write_text("<!doctype html>the page")
    for module in (app, pages):
        monkeypatch.setattr(module, "built", lambda: tmp_path if is_built else None)

    async def play() -> None:
        async with served() as server:
            ann = await server.visitor()
            table = await ann.open(title="<script>x</script>", seed="a seed to keep")
            await ann.ask(table, type="sit")
            live = server.app.server.tables.awake[table]

            response = await ann.http.get(f"/t/{table}")

            assert response.headers["content-type"] == "text/html; charset=utf-8"
            assert ("the page" if is_built else f"{server.url}/t/{table}") in response.text
            assert "<script" not in response.text
            for secret in (ann.token, ann.id, live.table.opened.secret, live.table.opened.seed, "a seed to keep"):
                assert secret not in response.text
            missing = await ann.http.get("/t/nowhere")
            assert missing.status_code == 404
            assert "text/html" in missing.headers["content-type"]
            assert ("the page" if is_built else "tricktable open") in (await ann.http.get("/")).text
            assert (await ann.http.get("/r/nothing")).status_code == 404

    asyncio.run(play())


@pytest.mark.parametrize("is_built", [True, False], ids=["page", "plain"])
def test_the_rules_are_served_with_and_without_the_page(
    is_built: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    if is_built:
        (tmp_path / "index.html").write_text("<!doctype html>the page")
    for module in (app, pages):
        monkeypatch.setattr(module, "built", lambda: tmp_path if is_built else None)

    async def play() -> None:
        async with served() as server, httpx.AsyncClient(base_url=server.url, verify=False) as page:
            shelf = await page.get("/rules")
            german = await page.get("/rules/mue", headers={"accept-language": "fr-FR, de-AT;q=0.9, en;q=0.5"})
            english = await page.get("/rules/mue", headers={"accept-language": "fr"})
            missing = await page.get("/rules/chess")

            for answer in (shelf, german, english, missing):
                assert answer.headers["content-type"] == "text/html; charset=utf-8"
                assert ("the page" in answer.text) == is_built
            assert [shelf.status_code, german.status_code, english.status_code] == [200] * 3
            assert missing.status_code == 404
            if not is_built:
                assert f"{server.url}/rules/was_sticht" in shelf.text
                assert '<pre lang="de"># Mü' in german.text
                assert "Ada b9 · Ben b6 · Cleo s7 · Dora gr2 · Emil b1 → Dora" in german.text
                assert '<pre lang="en"># Mü' in english.text
                assert "There are no rules of &#x27;chess&#x27; here, but of hasp" in missing.text

    asyncio.run(play())


def test_every_answer_tells_browsers_to_be_careful() -> None:
    async def play() -> None:
        async with served() as server, httpx.AsyncClient(base_url=server.url, verify=False) as page:
            for path in (
                "/",
                "/t/x",
                "/rules",
                "/rules/mue",
                "/api/games",
                "/api/me",
                "/nowhere",
                "/healthz",
                "/readyz",
            ):
                response = await page.get(path)

                policy = response.headers["content-security-policy"]
                assert policy.startswith("default-src 'none'; script-src 'self'; ")
                assert "unsafe" not in policy
                assert response.headers["x-content-type-options"] == "nosniff"
                assert response.headers["referrer-policy"] == "no-referrer"
                assert response.headers["cross-origin-opener-policy"] == "same-origin"
                assert response.headers["cross-origin-resource-policy"] == "same-origin"
                assert "permissions-policy" in response.headers
                assert "server" not in response.headers
                if path.startswith("/api/"):
                    assert response.headers["cache-control"] == "no-store"

    asyncio.run(play())


@pytest.mark.parametrize(
    ("limits", "path", "body"),
    [
        (Limits(guests=Rate(2, 0.5)), "/api/guests", {"name": "Ann"}),
        (Limits(tables=Rate(2, 0.5)), "/api/tables", {"game": "hasp"}),
        (Limits(polls=Rate(2, 0.5)), "/api/tables/x/updates", None),
        (Limits(requests=Rate(3, 0.5)), "/api/games", None),
    ],
    ids=["guests", "tables", "polls", "requests"],
)
def test_floods_from_one_address_are_told_when_to_come_back(limits: Limits, path: str, body: Any) -> None:
    async def play() -> None:
        async with (
            served(ServerSettings(limits=limits), clock=lambda: 0.0) as server,
            httpx.AsyncClient(base_url=server.url, verify=False) as page,
        ):
            guest = await page.post("/api/guests", json={"name": "Ann"})
            headers = {} if path == "/api/guests" else {"Authorization": f"Bearer {guest.json()['token']}"}
            page.cookies.clear()
            responses = []
            for _ in range(4):
                call = page.post(path, json=body, headers=headers) if body else page.get(path, headers=headers)
                responses.append(await call)
                page.cookies.clear()

            late = responses[-1]
            assert responses[0].status_code in (200, 201, 404)
            assert (late.status_code, late.json()["code"]) == (429, "slow down")
            assert late.headers["retry-after"] == "2"
            assert (await page.get("/healthz")).status_code == 200

    asyncio.run(play())


def test_there_is_no_room_for_more_tables_than_there_may_be() -> None:
    async def play() -> None:
        async with served(table_settings=Settings(most_tables=1)) as server:
            ann = await server.visitor()
            await ann.open()
            response = await ann.http.post("/api/tables", json={"game": "hasp"})

            assert (response.status_code, response.json()["code"]) == (503, "room")

    asyncio.run(play())


def test_the_server_is_ready_as_long_as_it_can_write_and_does_not_end(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        now = [0.0]
        async with served(clock=lambda: now[0]) as server, httpx.AsyncClient(base_url=server.url, verify=False) as page:
            assert (await page.get("/readyz")).json() == {"is_ready": True}

            async def fail(digest: bytes, id: str, name: str) -> None:
                raise StoreError("the disk is full")

            monkeypatch.setattr(server.app.server.tables.store, "put_guest", fail)
            now[0] = 10.0
            full = await page.get("/readyz")
            failed = await page.post("/api/guests", json={"name": "Ann"})
            monkeypatch.undo()
            now[0] = 20.0
            again = await page.get("/readyz")
            server.app.server.is_leaving = True
            leaving = await page.get("/readyz")
            alive = await page.get("/healthz")

            assert (full.status_code, full.json()["is_ready"]) == (503, False)
            assert (failed.status_code, failed.json()["code"]) == (503, "busy")
            assert again.status_code == 200
            assert leaving.status_code == 503
            assert "going down" in leaving.json()["reasons"][0]
            assert alive.status_code == 200

    asyncio.run(play())


def test_what_fails_inside_is_told_without_its_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with served() as server, httpx.AsyncClient(base_url=server.url, verify=False) as page:

            def fail() -> None:
                raise ValueError("r7 r8 r9")

            monkeypatch.setattr(server.app.server.tables, "lobby", fail)
            response = await page.get("/api/tables")

            assert (response.status_code, response.json()["code"]) == (500, "failed")
            assert "r7" not in response.text

    asyncio.run(play())
