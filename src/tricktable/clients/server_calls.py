"""Calls to a server outside of a table: who a guest is, and which tables there are. Plain HTTP, and it waits."""

import http.client
import json
import os
from http import HTTPStatus
from typing import Any, Final, NamedTuple
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import msgspec

from tricktable.clients.addresses import Address
from tricktable.clients.errors import STRANGER, UNREACHABLE, ClientError
from tricktable.tables.wire import OpenTable, TableForm

SECONDS: Final = 10.0
LARGEST: Final = 4_000_000
"""Bytes of an answer: records are the longest."""


class Guest(NamedTuple):
    """Somebody whom a server knows. The token is a secret between the two."""

    id: str
    name: str
    token: str


def new_guest(server: str, name: str, is_program: bool) -> Guest:
    """Introduces somebody to a server."""
    answer = call(server, "POST", "/api/guests", body={"name": name, "is_program": is_program})
    return _guest(server, answer, "")


def known_guest(server: str, token: str) -> Guest | None:
    """Who has this token there; nobody if the server does not know it any more."""
    try:
        return _guest(server, call(server, "GET", "/api/me", token), token)
    except ClientError as error:
        if error.code == "guest":
            return None
        raise


def _guest(server: str, answer: bytes, token: str) -> Guest:
    try:
        fields = json.loads(answer)
        return Guest(fields["id"], fields["name"], token or fields["token"])
    except (ValueError, TypeError, KeyError):
        raise stranger(server) from None


def open_table(server: str, guest: Guest, wishes: OpenTable) -> Address:
    """Opens a table there."""
    answer = call(server, "POST", "/api/tables", guest.token, json.loads(msgspec.json.encode(wishes)))
    return Address(server, _table(server, answer).id)


def find_table(address: Address) -> TableForm:
    """The table without its cards."""
    try:
        return _table(address.server, call(address.server, "GET", address.api()))
    except ClientError as error:
        if error.code == "unknown":
            raise no_table(address) from None
        raise


def _table(server: str, answer: bytes) -> TableForm:
    try:
        return msgspec.json.decode(answer, type=TableForm)
    except msgspec.DecodeError:
        raise stranger(server) from None


def record_text(address: Address, token: str) -> str:
    """The record of the match, as whoever has the token may know it."""
    return call(address.server, "GET", address.api("/record"), token).decode()


def call(server: str, method: str, path: str, token: str = "", body: dict[str, Any] | None = None) -> bytes:
    """One request to a server, whose errors become `ClientError`. (A body is whatever JSON can say.)"""
    headers = {"Accept": "application/json, text/plain"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    sent = None
    if body is not None:
        sent = json.dumps(body).encode()
        headers["Content-Type"] = "application/json"
    request = Request(f"{server}{path}", sent, headers, method=method)
    try:
        with urlopen(request, timeout=SECONDS) as answer:
            content: bytes = answer.read(LARGEST + 1)
    except HTTPError as error:
        with error:
            raise _problem(server, error.code, error.read(LARGEST)) from None
    except (URLError, OSError, http.client.HTTPException, ValueError) as error:
        raise unreachable(server, error) from None
    if len(content) > LARGEST:
        raise stranger(server)
    return content


def _problem(server: str, status: int, content: bytes) -> ClientError:
    """What the server says is wrong."""
    try:
        fields = json.loads(content)
        return ClientError(str(fields["code"]), str(fields["text"]), tuple(map(str, fields.get("allowed", ()))))
    except (ValueError, TypeError, KeyError, AttributeError):
        if status >= HTTPStatus.INTERNAL_SERVER_ERROR:
            return ClientError(UNREACHABLE, f"the server {server} fails now (HTTP {status})")
        return stranger(server)


def unreachable(server: str, error: Exception) -> ClientError:
    """Nobody answers."""
    reason = error.reason if isinstance(error, URLError) else error
    text = str(reason) or type(reason).__name__
    if isinstance(reason, OSError) and reason.errno:
        text = os.strerror(reason.errno) if reason.errno > 0 else reason.strerror or text
    return ClientError(UNREACHABLE, f"no server can be reached at {server}: {text}")


def stranger(server: str) -> ClientError:
    """Somebody else answers."""
    return ClientError(STRANGER, f"what answers at {server} is no Tricktable server")


def no_table(address: Address) -> ClientError:
    """The link leads nowhere."""
    return ClientError("unknown", f"there is no table {address.table} at {address.server}")
