"""Routes: every address of the server, what it takes and what it gives. The application and its description for
programs (`/api/openapi.json`) are both made from this table."""

from functools import cache
from typing import Any, Final, NamedTuple

import msgspec
from starlette.responses import Response

from tricktable.server.api import (
    about,
    addresses,
    finished_matches,
    games,
    health,
    lobby,
    practice,
    puzzles,
    reviews,
    sessions,
)
from tricktable.server.api.bodies import (
    AboutForm,
    AddressesForm,
    GamesForm,
    GuestForm,
    HealthForm,
    LobbyForm,
    MatchesForm,
    MessagesForm,
    NewGuest,
    NewName,
    NewRecord,
    NewTry,
    NumbersForm,
    OwnTablesForm,
    PracticeForm,
    RecordForm,
)
from tricktable.server.api.openapi import openapi_document, schema_document
from tricktable.server.exchange import Endpoint, Exchange
from tricktable.server.page import docs, pages
from tricktable.tables.played.frames import Frames
from tricktable.tables.played.outlines import Outline
from tricktable.tables.played.puzzles import NewPuzzleTry, PuzzleForm, PuzzleLine, PuzzlesForm, PuzzleVerdict
from tricktable.tables.played.reviews import ReviewedChoice
from tricktable.tables.wire import AnyRequest, Done, Hint, OpenTable, Queued, Reason, TableForm

TEXT: Final = "text/plain"
HTML: Final = "text/html"
ANYTHING: Final = "application/json"

Kind = Any
"""A type of msgspec's, a media type, or nothing: there is no narrower type for a union of classes."""


class Query(NamedTuple):
    """A value in the query."""

    name: str
    pattern: str
    about: str


class Route(NamedTuple):
    """One method at one path."""

    method: str
    path: str
    endpoint: Endpoint
    about: str
    gives: dict[int, Kind]
    """What comes back if all goes well, by status."""
    takes: Kind = None
    """The body."""
    fails: tuple[int, ...] = ()
    """Statuses of errors, beside those that every route has."""
    queries: tuple[Query, ...] = ()
    needs_guest: bool = False


@cache
def _openapi() -> bytes:
    return msgspec.json.encode(openapi_document(ROUTES))


@cache
def _schema() -> bytes:
    return msgspec.json.encode(schema_document())


async def openapi(exchange: Exchange) -> Response:
    """The description of the routes."""
    return Response(_openapi(), media_type=ANYTHING)


async def schema(exchange: Exchange) -> Response:
    """The schema of the messages."""
    return Response(_schema(), media_type=ANYTHING)


NUMBER: Final = r"^[0-9]{1,12}$"
SINCE: Final = Query("since", NUMBER, "the number of the last message that you have seen; without it the state")
UNTIL: Final = Query("until", NUMBER, "a position of the match: the record ends there")
VIEWER: Final = Query("viewer", r"^([0-5]|spectator|all)$", "a seat, spectator, or all for everybody's cards")
SEAT: Final = Query("viewer", r"^[0-5]$", "the seat whose choices are reviewed")
CARDS: Final = Query("all", r"^yes$", "yes for what only the cards as they lay tell")
AID: Final = Query("aid", r"^yes$", "yes for what a person's page shows: sentences, and how the cards relate")
BEFORE: Final = Query("before", r"^[A-Za-z0-9_-]{0,64}$", "the id of the last match that you have seen")

OF_GAME: Final = Query("game", r"^[a-z_]{0,32}$", "the name of a game")
OF_THEME: Final = Query("theme", r"^[a-z]{0,32}$", "what puzzles are about")
SEARCH: Final = (
    OF_GAME,
    Query("level", r"^[a-z]{0,32}$", "how well the bots play"),
    Query("chairs", r"^[0-9]?$", "how many chairs have to be free at least"),
    Query("search", r"^[^\n]{0,60}$", "a part of a table's title, of a player's name or of the game's"),
    Query("page", r"^([1-9][0-9]{0,5})?$", "which page of the list, counted from 1"),
)

ROUTES: Final[tuple[Route, ...]] = (
    Route("POST", "/api/guests", sessions.come, "Become a guest", {200: GuestForm, 201: GuestForm}, NewGuest, (409,)),
    Route("GET", "/api/me", sessions.who_am_i, "Who am I?", {200: GuestForm}, needs_guest=True),
    Route(
        "PATCH", "/api/me", sessions.rename, "Take another name", {200: GuestForm}, NewName, (409,), needs_guest=True
    ),
    Route("DELETE", "/api/me", sessions.forget, "Forget me", {204: None}, needs_guest=True),
    Route("GET", "/api/me/tables", lobby.own_tables, "Where do I sit?", {200: OwnTablesForm}, needs_guest=True),
    Route(
        "GET",
        "/api/me/matches",
        finished_matches.own_matches,
        "My finished matches",
        {200: MatchesForm},
        queries=(BEFORE,),
        needs_guest=True,
    ),
    Route("GET", "/api/me/practice", practice.practice, "What I practise", {200: PracticeForm}, needs_guest=True),
    Route(
        "DELETE",
        "/api/me/practice/{id}/{seat}/{position}",
        practice.drop,
        "Practise this no longer",
        {204: None},
        fails=(404,),
        needs_guest=True,
    ),
    Route("GET", "/api/games", games.games, "The games, and the bots", {200: GamesForm}),
    Route(
        "GET",
        "/api/games/{game}/words/{language}",
        games.words,
        "The messages of a game's words in a language, in Fluent's notation",
        {200: TEXT},
        fails=(404,),
    ),
    Route(
        "GET",
        "/api/games/{game}/rules/{language}",
        games.rules,
        "The rules of a game in a language, as Markdown",
        {200: TEXT},
        fails=(404,),
    ),
    Route(
        "GET",
        "/api/games/{game}/{players}",
        games.numbers,
        "The cards and actions of a game by their numbers; options as ?option.NAME=VALUE",
        {200: NumbersForm},
        fails=(404,),
    ),
    Route("GET", "/api/tables", lobby.lobby, "The lobby", {200: LobbyForm}, queries=SEARCH),
    Route(
        "POST", "/api/tables", lobby.open_table, "Open a table", {201: TableForm}, OpenTable, (503,), needs_guest=True
    ),
    Route("GET", "/api/tables/{id}", lobby.table, "A table", {200: TableForm}, fails=(404, 503)),
    Route(
        "GET",
        "/api/tables/{id}/record",
        lobby.record,
        "The record of the match, as you may know it",
        {200: TEXT},
        fails=(401, 404, 409, 503),
    ),
    Route(
        "POST",
        "/api/tables/{id}/requests",
        lobby.ask,
        "Do something at a table",
        {200: Done | Reason | Queued | Hint},
        AnyRequest,
        (404, 409, 503),
        needs_guest=True,
    ),
    Route(
        "GET",
        "/api/tables/{id}/updates",
        lobby.updates,
        "What has happened at a table",
        {200: MessagesForm},
        fails=(401, 404, 503),
        queries=(SINCE, AID),
    ),
    Route("GET", "/api/matches", finished_matches.matches, "Finished matches", {200: MatchesForm}, queries=(BEFORE,)),
    Route(
        "POST",
        "/api/matches",
        finished_matches.bring,
        "Bring the record of a match",
        {201: RecordForm},
        NewRecord,
        (503,),
        needs_guest=True,
    ),
    Route(
        "GET",
        "/api/matches/{id}",
        finished_matches.match,
        "The record of a finished match",
        {200: TEXT},
        fails=(404, 409),
        queries=(UNTIL,),
    ),
    Route(
        "GET",
        "/api/matches/{id}/outline",
        finished_matches.outline,
        "A finished match without its cards",
        {200: Outline},
        fails=(404, 409),
    ),
    Route(
        "GET",
        "/api/matches/{id}/rounds/{number}",
        finished_matches.frames,
        "The positions of a round as somebody knew them then",
        {200: Frames},
        fails=(404, 409),
        queries=(VIEWER,),
    ),
    Route(
        "GET",
        "/api/matches/{id}/review",
        reviews.review,
        "What was better in a finished match, by what a seat could know; a line for each part as it is found",
        {200: reviews.LINES},
        fails=(403, 404, 409, 503),
        queries=(SEAT, CARDS),
        needs_guest=True,
    ),
    Route(
        "POST",
        "/api/matches/{id}/review/tries",
        reviews.attempt,
        "Try another choice in a position of a finished match",
        {200: ReviewedChoice},
        NewTry,
        (404, 409, 503),
        queries=(SEAT, CARDS),
        needs_guest=True,
    ),
    Route("GET", "/api/puzzles", puzzles.puzzles, "Puzzles", {200: PuzzlesForm}, queries=(OF_GAME, OF_THEME)),
    Route("GET", "/api/puzzles/day", puzzles.day, "The puzzle of the day", {200: PuzzleLine}, fails=(404,)),
    Route("GET", "/api/puzzles/{id}", puzzles.puzzle, "A puzzle", {200: PuzzleForm}, fails=(404,)),
    Route(
        "POST",
        "/api/puzzles/{id}/tries",
        puzzles.attempt,
        "Try to solve a puzzle",
        {200: PuzzleVerdict},
        NewPuzzleTry,
        (404,),
    ),
    Route("GET", "/api/addresses", addresses.addresses, "Where others find the server", {200: AddressesForm}),
    Route("GET", "/api/about", about.about, "Which server this is, and how you come to it", {200: AboutForm}),
    Route("GET", "/api/openapi.json", openapi, "This description", {200: ANYTHING}),
    Route("GET", "/api/schema.json", schema, "JSON Schema of all messages", {200: ANYTHING}),
    Route("GET", "/", pages.front, "The front page", {200: HTML}),
    Route("GET", "/t/{id}", pages.invitation, "The link of a table", {200: HTML, 404: HTML, 503: HTML}),
    Route("GET", "/r/{id}", pages.replay, "The link of a finished match", {200: HTML, 404: HTML}),
    Route("GET", "/rules", pages.rules, "The rules of the games", {200: HTML}),
    Route("GET", "/rules/{game}", pages.rules_of, "How a game is played", {200: HTML, 404: HTML}),
    Route("GET", "/puzzles", pages.puzzles, "Puzzles", {200: HTML}),
    Route("GET", "/puzzles/{id}", pages.puzzle, "The link of a puzzle", {200: HTML, 404: HTML}),
    Route("GET", "/practice", pages.puzzles, "One's own mistakes, to be tried again", {200: HTML}),
    Route("GET", docs.PLACE, docs.docs, "The documentation", {308: None, 404: HTML}),
    Route("GET", "/healthz", health.healthz, "Does the server live?", {200: HealthForm}),
    Route("GET", "/readyz", health.readyz, "Is everything in order?", {200: HealthForm, 503: HealthForm}),
)
SOCKET: Final = "/api/tables/{id}/socket"
"""The path of a table's socket, which speaks messages and not HTTP."""
