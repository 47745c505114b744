"""Documents for programs: the OpenAPI description of the routes, and the JSON Schema of all messages."""

from functools import cache
from typing import TYPE_CHECKING, Any, Final

import msgspec

from tricktable import __version__
from tricktable.server.callers import PLAIN_COOKIE, SECURE_COOKIE
from tricktable.server.problems import ErrorForm
from tricktable.tables.wire import AnyRequest, AnyServerMessage, OpenTable

if TYPE_CHECKING:
    from tricktable.server.routes import Query, Route

Document = dict[str, Any]
"""JSON, whose values may be anything."""

ALWAYS_FAILS: Final = (400, 414, 429)
BODY_FAILS: Final = (408, 413, 415)
STATUSES: Final = {
    200: "Done",
    201: "Made",
    204: "Done, and nothing to tell",
    308: "It is at another address",
    400: "Malformed",
    401: "Nobody knows who you are",
    403: "Not allowed to you",
    404: "Not there",
    408: "The body took too long to come",
    409: "Not as things stand",
    413: "Too large",
    414: "The address is too long",
    415: "Not JSON",
    429: "Slow down",
    503: "Not now",
}
PLACES: Final = {
    "id": r"^[A-Za-z0-9_-]{1,64}$",
    "game": r"^[a-z_]{1,40}$",
    "language": r"^[a-z]{2}$",
    "players": r"^[1-6]$",
    "number": r"^[0-9]{1,6}$",
    "seat": r"^[0-5]$",
    "position": r"^[0-9]{1,6}$",
}
"""The parts of paths."""


@cache
def schema_document() -> Document:
    """JSON Schema of everything that goes over a socket, and of the wishes that open a table."""
    kinds = (AnyServerMessage, AnyRequest, OpenTable)
    (told, asked, wishes), components = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of a Tricktable table",
        "$defs": {
            **components,
            "AnyServerMessage": told,
            "AnyRequest": asked,
            "OpenTable": _resolved(wishes, components),
        },
        "anyOf": [{"$ref": "#/$defs/AnyServerMessage"}, {"$ref": "#/$defs/AnyRequest"}],
    }


def _resolved(found: Document, components: dict[str, Document]) -> Document:
    return components[found["$ref"].rpartition("/")[2]] if "$ref" in found else found


def openapi_document(routes: "tuple[Route, ...]") -> Document:
    """OpenAPI 3.1."""
    kinds = [ErrorForm, *(kind for route in routes for kind in _kinds(route))]
    schemas, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    by_kind = {repr(kind): found for kind, found in zip(kinds, schemas, strict=True)}
    error = by_kind[repr(ErrorForm)]
    paths: Document = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, by_kind, error)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Tricktable",
            "version": __version__,
            "description": "Live tables over HTTP. What happens at a table also comes over a socket: docs/wire.md.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": PLAIN_COOKIE},
                "secure cookie": {"type": "apiKey", "in": "cookie", "name": SECURE_COOKIE},
            },
        },
    }


def _kinds(route: "Route") -> list[Any]:
    """The types that a route takes and gives; media types are none."""
    return [kind for kind in (route.takes, *route.gives.values()) if kind is not None and not isinstance(kind, str)]


def _operation(route: "Route", by_kind: dict[str, Document], error: Document) -> Document:
    """One method of one path."""
    fails = {*ALWAYS_FAILS, *route.fails}
    if route.takes is not None:
        fails |= {*BODY_FAILS}
    if route.method != "GET":
        fails.add(403)
    if route.needs_guest:
        fails.add(401)
    responses: Document = {}
    for status in sorted({*fails, *route.gives}):
        kind = route.gives.get(status, ErrorForm)
        responses[str(status)] = {"description": STATUSES[status], **_content(kind, by_kind, error)}
    operation: Document = {
        "operationId": f"{route.method.lower()} {route.path}",
        "summary": route.about,
        "parameters": [*_places(route.path), *map(_query, route.queries)],
        "responses": responses,
    }
    if route.takes is not None:
        content = {"application/json": {"schema": by_kind[repr(route.takes)]}}
        operation["requestBody"] = {"required": True, "content": content}
    if route.needs_guest:
        operation["security"] = [{"token": []}, {"cookie": []}, {"secure cookie": []}]
    return operation


def _content(kind: Any, by_kind: dict[str, Document], error: Document) -> Document:
    if kind is None:
        return {}
    if isinstance(kind, str):
        shape = {"type": "string"} if kind.startswith("text/") else {"type": "object"}
        return {"content": {kind: {"schema": shape}}}
    return {"content": {"application/json": {"schema": error if kind is ErrorForm else by_kind[repr(kind)]}}}


def _places(path: str) -> list[Document]:
    names = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    return [_parameter("path", name, PLACES[name], True, "") for name in names]


def _query(query: "Query") -> Document:
    return _parameter("query", query.name, query.pattern, False, query.about)


def _parameter(place: str, name: str, pattern: str, is_required: bool, about: str) -> Document:
    found: Document = {
        "in": place,
        "name": name,
        "required": is_required,
        "schema": {"type": "string", "pattern": pattern},
    }
    return {**found, "description": about} if about else found
