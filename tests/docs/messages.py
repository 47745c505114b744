"""Messages in blocks: JSON that goes over the wire, whole or with parts left out (`...`)."""

import json
import re
from typing import Final

import msgspec

from tricktable.server.routes import ROUTES, SOCKET, Route
from tricktable.tables.wire import AnyServerMessage, decode_request

LINE: Final = re.compile(r"^(->|<-) (\{.*\})$", re.MULTILINE)
CALL: Final = re.compile(r"^(?:-> )?(GET|POST|PATCH|DELETE) (/\S*)(?: +(\{.*?\})(?= {2}|$))?", re.MULTILINE)
LEFT_OUT: Final = re.compile(r",?\s*\.\.\.(?=[\]}])")
KINDS: Final[dict[str, type[msgspec.Struct]]] = {
    str(kind.__struct_config__.tag): kind for kind in AnyServerMessage.__args__
}


def check_json(text: str) -> None:
    """It is JSON; and if it is a request to a table, one that the table takes."""
    content = json.loads(text)
    if isinstance(content, dict) and "type" in content:
        decode_request(text)


def check_dialogue(text: str) -> int:
    """Requests are taken as they stand, and messages have no fields that there are not. Returns how many there were."""
    lines = LINE.findall(text)
    for direction, message in lines:
        if direction == "->":
            decode_request(message)
            continue
        content = json.loads(LEFT_OUT.sub("", message))
        fields = {field.encode_name for field in msgspec.structs.fields(KINDS[content.pop("type")])}
        assert set(content) <= fields, f"{message} has {set(content) - fields}"
    calls = CALL.findall(text)
    for method, address, body in calls:
        route = route_of(method, address.partition("?")[0])
        if body and route.takes is not None and method != "GET":
            msgspec.json.decode(body, type=route.takes)
    return len(lines) + len(calls)


def route_of(method: str, path: str) -> Route:
    """The route of an address as pages write it, with ID for what differs."""
    for route in ROUTES:
        pattern = re.sub(r"\\\{\w+\\\}", "[^/]+", re.escape(route.path))
        if route.method == method and re.fullmatch(pattern, path):
            return route
    assert re.fullmatch(re.sub(r"\\\{\w+\\\}", "[^/]+", re.escape(SOCKET)), path), f"there is no {method} {path}"
    return Route(method, SOCKET, ROUTES[0].endpoint, "", {})
