"""Guests: tokens, cookies, names."""

import asyncio
import logging
from pathlib import Path
from typing import Final

import httpx
import pytest

from tests.server.nodes.test_cluster import nodes
from tests.server.nodes.wires import until
from tests.server.servers import SOON, Server, served
from tricktable.server.guests import Guests, given_name
from tricktable.server.limits import NO_LIMITS
from tricktable.server.problems import Problem
from tricktable.server.settings import ServerSettings
from tricktable.tables.live.live_tables import NOBODY
from tricktable.tables.stores import MemoryStore, StoreError, open_store


def browser(server: Server) -> httpx.AsyncClient:
    """A browser with a jar of its own, on our own page."""
    headers = {"Origin": server.url, "Sec-Fetch-Site": "same-origin"}
    return httpx.AsyncClient(base_url=server.url, headers=headers, timeout=SOON, verify=False)


def test_two_browsers_are_two_guests_and_each_stays_the_same() -> None:
    async def play() -> None:
        async with served() as server, browser(server) as first, browser(server) as second:
            ann = await first.post("/api/guests", json={"name": "Ann"})
            ben = await second.post("/api/guests", json={"name": "Ben"})
            again = await first.post("/api/guests", json={"name": "Someone else"})

            assert (ann.status_code, ben.status_code, again.status_code) == (201, 201, 200)
            assert again.json() == {"id": ann.json()["id"], "name": "Ann"}
            assert "set-cookie" not in again.headers
            assert (await first.get("/api/me")).json()["name"] == "Ann"
            assert (await second.get("/api/me")).json() == {"id": ben.json()["id"], "name": "Ben"}
            assert ann.json()["id"] != ben.json()["id"]

    asyncio.run(play())


def test_a_cookie_is_for_http_alone_and_not_for_scripts_or_other_sites() -> None:
    async def play() -> None:
        async with served() as server, browser(server) as page:
            response = await page.post("/api/guests", json={"name": "Ann"})

            cookie = response.headers["set-cookie"]
            token = response.json()["token"]
            assert cookie.startswith(f"tricktable={token}; Path=/; ")
            assert "HttpOnly" in cookie
            assert "SameSite=Lax" in cookie
            assert "Secure" not in cookie
            assert "strict-transport-security" not in response.headers

    asyncio.run(play())


def test_over_https_the_cookie_is_bound_to_host_and_https() -> None:
    async def play() -> None:
        settings = ServerSettings(public_url="https://cards.example", limits=NO_LIMITS)
        async with served(settings) as server, httpx.AsyncClient(base_url=server.url, verify=False) as page:
            headers = {"Origin": "https://cards.example"}
            response = await page.post("/api/guests", json={"name": "Ann"}, headers=headers)

            cookie = response.headers["set-cookie"]
            token = response.json()["token"]
            assert cookie.startswith("__Host-tricktable=")
            assert cookie.endswith("; Secure")
            assert "Domain" not in cookie
            assert response.headers["strict-transport-security"].startswith("max-age=")
            known = await page.get("/api/me", headers={"Cookie": f"__Host-tricktable={token}"})
            plain = await page.get("/api/me", headers={"Cookie": f"tricktable={token}"})
            assert known.status_code == 200
            assert plain.status_code == 401

    asyncio.run(play())


def test_a_trusted_proxy_says_what_the_other_side_sees() -> None:
    async def play() -> None:
        forwarded = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"}
        for trusted, name in (("127.0.0.1", "__Host-tricktable="), ("", "tricktable=")):
            async with served(trusted=trusted) as server, httpx.AsyncClient(base_url=server.url, verify=False) as page:
                response = await page.post("/api/guests", json={"name": "Ann"}, headers=forwarded)

                assert response.headers["set-cookie"].startswith(name)

    asyncio.run(play())


@pytest.mark.parametrize("token", ["wrong", "x" * 5000, "ü"])
def test_a_wrong_token_is_nobodys(token: str) -> None:
    async def play() -> None:
        async with served() as server, httpx.AsyncClient(base_url=server.url, verify=False) as page:
            headers = {b"Authorization": f"Bearer {token}".encode()}
            response = await page.get("/api/me", headers=headers)
            opening = await page.post("/api/tables", json={"game": "hasp"}, headers=headers)

            assert response.status_code == 401
            assert response.json()["code"] == "guest"
            assert response.headers["www-authenticate"] == "Bearer"
            assert opening.status_code == 401

    asyncio.run(play())


def test_names_are_cleaned_and_can_be_changed_and_guests_forgotten() -> None:
    async def play() -> None:
        async with served() as server:
            ann = await server.visitor("  Ann\n\u202e <b>(x) ")
            assert (await ann.http.get("/api/me")).json()["name"] == "Ann <b> x"

            renamed = await ann.http.patch("/api/me", json={"name": "Anna"})
            refused = await ann.http.patch("/api/me", json={"name": "\u202e"})
            assert renamed.json() == {"id": ann.id, "name": "Anna"}
            assert (refused.status_code, refused.json()["code"]) == (409, "name")

            forgotten = await ann.http.delete("/api/me")
            assert forgotten.status_code == 204
            assert "Max-Age=0" in forgotten.headers["set-cookie"]
            assert (await ann.http.get("/api/me")).status_code == 401
            assert (await ann.http.delete("/api/me")).status_code == 401

    asyncio.run(play())


def test_a_program_is_one_for_ever() -> None:
    async def play() -> None:
        guests = Guests(MemoryStore())
        person, _ = await guests.welcome("Ann", False)
        program, token = await guests.welcome("Marvin", True)
        renamed = await guests.rename(token, "Ann")

        assert not person.is_program
        assert program.is_program
        assert renamed.is_program

    asyncio.run(play())


def test_a_name_of_nothing_is_no_name() -> None:
    with pytest.raises(Problem, match="letters"):
        given_name(" ( ) ")


SENT: Final[list[tuple[dict[str, str], int]]] = [
    ({}, 201),
    ({"Origin": "HERE"}, 201),
    ({"Origin": "HERE", "Sec-Fetch-Site": "same-origin"}, 201),
    ({"Sec-Fetch-Site": "none"}, 201),
    ({"Origin": "https://elsewhere.example"}, 403),
    ({"Origin": "null"}, 403),
    ({"Origin": "https://127.0.0.1"}, 403),
    ({"Sec-Fetch-Site": "cross-site"}, 403),
    ({"Sec-Fetch-Site": "same-site"}, 403),
]


def test_pages_from_elsewhere_may_do_nothing() -> None:
    async def play() -> None:
        async with served() as server:
            for headers, status in SENT:
                sent = {name: value.replace("HERE", server.url) for name, value in headers.items()}
                async with httpx.AsyncClient(base_url=server.url, verify=False) as page:
                    response = await page.post("/api/guests", json={"name": "Ann"}, headers=sent)

                assert (headers, response.status_code) == (headers, status)
                if status == 403:
                    assert response.json()["code"] == "origin"
                    assert response.json()["allowed"] == [server.url]

    asyncio.run(play())


def test_a_program_with_a_token_may_come_from_anywhere() -> None:
    """No browser sends a token by itself, so a token shows that whoever sends it knows it."""

    async def play() -> None:
        async with served() as server:
            ann = await server.visitor()
            headers = {"Origin": "https://elsewhere.example"}
            response = await ann.http.post("/api/tables", json={"game": "hasp"}, headers=headers)

            assert response.status_code == 201

    asyncio.run(play())


def test_whoever_is_forgotten_has_no_name_at_tables_any_more_nor_in_the_file(tmp_path: Path) -> None:
    async def play() -> None:
        store = open_store(f"sqlite:///{tmp_path / 'guests.db'}")
        async with served(store=store) as server:
            ann, ben = await server.visitor("Xanthippe"), await server.visitor("Ben")
            table = await ben.open()
            for guest in (ben, ann):
                assert (await guest.ask(table, type="sit")).status_code == 200

            assert (await ann.http.delete("/api/me")).status_code == 204

            told = (await ben.http.get(f"/api/tables/{table}")).json()
            assert [seat.get("name", "") for seat in told["seats"]] == ["Ben", "–"]
            assert "Xanthippe" not in (await ben.http.get("/api/tables")).text
            alone = await server.visitor("Zenobia")
            await alone.http.delete("/api/me")
        content = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert b"Zenobia" not in content

    asyncio.run(play())


class Away(MemoryStore):
    """A store whose logs cannot be read for a while."""

    is_away = False

    async def read(self, table: str) -> list[bytes]:
        if self.is_away:
            raise StoreError("the database cannot be reached")
        return await super().read(table)


def test_who_could_not_be_forgotten_at_a_table_may_ask_again() -> None:
    """Half forgotten they could not: nobody would know them any more."""

    async def play() -> None:
        store = Away()
        async with served(store=store) as server:
            ann = await server.visitor("Xanthippe")
            table = await ann.open()
            assert (await ann.ask(table, type="sit")).status_code == 200
            await server.app.server.tables.let_go(await server.app.server.tables.find(table))

            store.is_away = True
            refused = await ann.http.delete("/api/me")
            store.is_away = False
            forgotten = await ann.http.delete("/api/me")

            assert (refused.status_code, forgotten.status_code) == (503, 204)
            told = (await (await server.visitor("Ben")).http.get(f"/api/tables/{table}")).json()
            assert told["seats"][0]["name"] == "–"

    asyncio.run(play())


def test_whoever_is_forgotten_at_one_node_has_no_name_at_the_tables_of_another() -> None:
    async def play() -> None:
        async with nodes("a", "b") as (one, other):
            ann = await one.visitor("Xanthippe")
            table = await ann.open()
            assert (await ann.ask(table, type="sit")).status_code == 200
            await until(lambda: len(other.cluster.links) == 1)

            assert (await other.same(ann).http.delete("/api/me")).status_code == 204

            await until(lambda: one.tables.awake[table].table.chairs[0].name == NOBODY)

    asyncio.run(play())


def test_names_and_titles_control_nothing_and_have_no_towers_of_marks() -> None:
    async def play() -> None:
        async with served() as server:
            ann = await server.visitor("A\u202en\u0007n" + "\u0301" * 30)
            table = await ann.open(title="x\u202e\u2066y\u0000z " + "e\u0301\u0302" + "\u0303" * 30)

            told = (await ann.http.get(f"/api/tables/{table}")).json()
            assert told["title"] == "x y z e\u0301\u0302"
            assert (await ann.http.get("/api/me")).json()["name"] == "A n n\u0301\u0301"

    asyncio.run(play())


def test_requests_for_hosts_that_are_not_ours_are_refused_where_we_know_our_own() -> None:
    async def play() -> None:
        settings = ServerSettings(public_url="https://cards.example", limits=NO_LIMITS)
        async with served(settings) as server:
            http = server.stranger().http
            codes = {}
            for host in ("cards.example", "CARDS.example", "127.0.0.1:8000", "localhost", "evil.example", "[", ""):
                response = await http.get("/api/games", headers={"Host": host})
                codes[host] = response.status_code
            health = (await http.get("/healthz", headers={"Host": "evil.example"})).status_code

            assert codes == {
                "cards.example": 200,
                "CARDS.example": 200,
                "127.0.0.1:8000": 200,
                "localhost": 200,
                "evil.example": 421,
                "[": 421,
                "": 421,
            }
            assert health == 200

    asyncio.run(play())


def test_a_wrong_method_is_told_the_right_ones_also_for_files_and_a_body_has_one_length() -> None:
    async def play() -> None:
        async with served() as server:
            http = server.stranger().http
            files = await http.post("/favicon.ico", content=b"")
            tables = await http.delete("/api/tables")
            headers = {"Content-Length": "2", "Transfer-Encoding": "chunked", "Content-Type": "application/json"}
            both = await http.post("/api/guests", headers=headers, content=b"2\r\n{}\r\n0\r\n\r\n")

            assert (files.status_code, files.headers["Allow"]) == (405, "GET, HEAD")
            assert (tables.status_code, set(tables.headers["Allow"].split(", "))) == (405, {"GET", "HEAD", "POST"})
            assert both.status_code == 400

    asyncio.run(play())


def test_whoever_hangs_up_in_the_middle_of_a_body_is_no_error_of_the_server(caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        async with served() as server:
            host, _, port = server.url.removeprefix("http://").rpartition(":")
            _, writer = await asyncio.open_connection(host, int(port))
            lines = ("POST /api/guests HTTP/1.1", "Host: x", "Content-Type: application/json", "Content-Length: 100")
            writer.write("\r\n".join([*lines, "", '{"name": ']).encode())
            await writer.drain()
            await asyncio.sleep(0.2)
            writer.close()
            async with asyncio.timeout(10):
                while not server.app.server.counts.refusals["malformed"]:
                    await asyncio.sleep(0.01)

    with caplog.at_level(logging.WARNING):
        asyncio.run(play())
    assert [record.message for record in caplog.records if record.levelno >= logging.ERROR] == []
