"""Addresses, and what a server or somebody else answers."""

from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread
from typing import ClassVar

import pytest

from tricktable.clients.addresses import Address, parse_address, parse_server
from tricktable.clients.errors import ClientError
from tricktable.clients.server_calls import find_table, known_guest, new_guest, open_table
from tricktable.tables.wire import OpenTable


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("http://localhost:8000/t/aB_-9", Address("http://localhost:8000", "aB_-9")),
        ("localhost:8000/t/a/", Address("http://localhost:8000", "a")),
        (" https://cards.example/t/a", Address("https://cards.example", "a")),
        ("https://example.org/cards/t/a", Address("https://example.org/cards", "a")),
        ("http://[::1]:80/t/a", Address("http://[::1]:80", "a")),
    ],
)
def test_a_link_leads_to_a_table(text: str, address: Address) -> None:
    assert parse_address(text) == address
    assert parse_address(address.page) == address


@pytest.mark.parametrize(
    "text",
    [
        *("", "/t/a", "http:///t/a", "ftp://x/t/a", "http://x:y/t/a", "http://x/t/", "http://x/t/a?b=c", "http://x/a"),
        *("http://me:secret@x/t/a", "http://x y/t/a", "http://[::1/t/a", "http://x:99999/t/a"),
    ],
)
def test_what_is_no_link_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(ClientError, match=r"such as http://cards\.example:8000"):
        parse_address(text)


def test_messages_come_by_a_socket_of_the_same_security() -> None:
    assert parse_address("http://x:1/t/a").socket(None) == "ws://x:1/api/tables/a/socket"
    assert parse_address("https://x/y/t/a").socket(7) == "wss://x/y/api/tables/a/socket?since=7"
    assert parse_server("x:1/") == "http://x:1"


def test_a_guest_is_known_by_the_token(server: str) -> None:
    guest = new_guest(server, "Ann", False)

    assert known_guest(server, guest.token) == guest
    assert known_guest(server, "0" * 43) is None
    with pytest.raises(ClientError, match="a name needs letters") as caught:
        new_guest(server, " ", False)
    assert caught.value.code == "name"


def test_a_table_is_opened_and_found(server: str) -> None:
    guest = new_guest(server, "Ann", False)

    address = open_table(server, guest, OpenTable(game="njet", players=5, title="Friday"))

    table = find_table(address)
    assert (table.game, table.players, table.title, table.stage) == ("njet", 5, "Friday", "open")
    with pytest.raises(ClientError, match="is for"):
        open_table(server, guest, OpenTable(game="njet", players=6))
    with pytest.raises(ClientError, match="there is no table nothing at http"):
        find_table(Address(server, "nothing"))


class Stranger(BaseHTTPRequestHandler):
    """Another server."""

    status: ClassVar = 200
    content: ClassVar = b""

    def do_GET(self) -> None:
        self.send_response(self.status)
        self.end_headers()
        self.wfile.write(self.content)

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture
def elsewhere() -> Iterator[str]:
    """The address of a server that is not ours."""
    with HTTPServer(("127.0.0.1", 0), Stranger) as http:
        thread = Thread(target=http.serve_forever, args=(0.05,))
        thread.start()
        yield f"http://127.0.0.1:{http.server_port}"
        http.shutdown()
        thread.join()


@pytest.mark.parametrize(
    ("status", "content", "complaint"),
    [
        (200, b"<html>", "is no Tricktable server"),
        (200, b'{"hello": 1}', "is no Tricktable server"),
        (200, b"[]", "is no Tricktable server"),
        (404, b"<html>", "is no Tricktable server"),
        (404, b"[]", "is no Tricktable server"),
        (502, b"<html>", r"fails now \(HTTP 502\)"),
        (200, b"x" * 4_000_001, "is no Tricktable server"),
    ],
)
def test_whoever_is_no_tricktable_server_is_found_out(
    status: int, content: bytes, complaint: str, elsewhere: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Stranger, "status", status)
    monkeypatch.setattr(Stranger, "content", content)

    with pytest.raises(ClientError, match=complaint):
        find_table(Address(elsewhere, "a"))
    with pytest.raises(ClientError, match=complaint):
        known_guest(elsewhere, "token")
