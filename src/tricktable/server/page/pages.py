"""Pages: what somebody sees who opens an address of the server in a browser."""

import gzip
import re
from functools import cache, lru_cache
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any, ClassVar, Final

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.staticfiles import PathLike, StaticFiles
from starlette.types import Scope

from tricktable.bots.puzzles.collection import all_puzzles
from tricktable.core.errors import SetupError
from tricktable.games import GAMES, new_game
from tricktable.server.callers import own_origins
from tricktable.server.exchange import Exchange, text
from tricktable.server.page.shell import Place, shell_of
from tricktable.server.problems import Problem
from tricktable.tables.table import Table
from tricktable.words.letters import letters_of
from tricktable.words.rules import rules_text, without_notation
from tricktable.words.speakers import language_from

PAGE: Final = """\
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>{title}</title>
</head>
<body>
<main>
<h1>{title}</h1>
{body}
</main>
</body>
</html>
"""
YEAR: Final = 31_536_000
"""Seconds."""
HTML: Final = "text/html; charset=utf-8"
KINDS: Final = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
"""What browsers insist on, whatever this machine calls it."""
NO_PAGE: Final = (
    "This install has no page: Tricktable's wheel brings it, and `make page` builds it in a checkout (with node)."
)
GAME_LINE: Final = re.compile(r"^game: (\w+)$", re.MULTILINE)
"""In a record."""
STAGES: Final = {
    "open": "The match has not begun.",
    "playing": "The match is being played; you can watch it.",
    "over": "The match is over.",
    "closed": "The table was given up.",
}


def page(title: str, paragraphs: list[str], status: int = 200) -> Response:
    """A page of plain text."""
    body = "\n".join(f"<p>{escape(paragraph)}</p>" for paragraph in paragraphs)
    return text(PAGE.format(title=escape(title), body=body), HTML, status)


@cache
def built() -> Path | None:
    """The folder of the page, if it was built."""
    folder = Path(str(files("tricktable"))) / "page"
    return folder if (folder / "index.html").is_file() else None


@lru_cache(maxsize=256)
def squeezed(path: Path, changed: float) -> bytes:
    """A file in fewer bytes, as it was when it changed last."""
    return gzip.compress(path.read_bytes(), mtime=0)


class PageFiles(StaticFiles):
    """The files of the page. Those in `assets` have their digest in their name, and never change."""

    kinds: ClassVar = KINDS
    """Those that are squeezed, and what they are."""

    def __init__(self, folder: Path, *, has_indexes: bool = False) -> None:
        super().__init__(directory=folder, html=has_indexes)

    def file_response(self, full_path: PathLike, stat_result: Any, scope: Scope, status_code: int = 200) -> Response:
        # Any: an `os.stat_result`, which Starlette's own signature names so
        path = Path(full_path)
        response = super().file_response(full_path, stat_result, scope, status_code)
        kind = self.kinds.get(path.suffix)
        if kind is not None and response.status_code == 200:
            response.headers["Content-Type"] = kind
            response.headers["ETag"] = f"W/{response.headers['ETag']}"  # the same, squeezed or not
            if "gzip" in Headers(scope=scope).get("Accept-Encoding", ""):
                body = squeezed(path, stat_result.st_mtime)
                del response.headers["Content-Length"]
                response = Response(body, 200, dict(response.headers) | {"Content-Encoding": "gzip"})
        if kind is not None:
            response.headers["Vary"] = "Accept-Encoding"
        is_lasting = path.parent.name == "assets"
        response.headers["Cache-Control"] = f"public, max-age={YEAR}, immutable" if is_lasting else "no-cache"
        return response


def _whole_page(request: Request, place: Place = "lobby", status: int = 200, game: str = "") -> Response | None:
    """The page itself, which finds out by its address what it shows, and words it; it is asked for anew each time."""
    folder = built()
    if folder is None:
        return None
    shell = shell_of(folder, place, _language(request), game, request.app.state.docs)
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Encoding, Accept-Language"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(shell.squeezed, status, headers | {"Content-Encoding": "gzip"}, HTML)
    return Response(shell.text, status, headers, HTML)


def _language(request: Request) -> str:
    """The first language of ours that the reader's browser asks for."""
    accepted = request.headers.get("accept-language", "")
    return language_from({"LANGUAGE": ":".join(tag.partition(";")[0].strip() for tag in accepted.split(","))})


def nothing(request: Request) -> Response | None:
    """What a browser shows at an address that there is not; what asks for no page gets none."""
    wants_page = request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")
    if not wants_page or request.url.path.startswith("/api/"):
        return None
    return _whole_page(request, status=404) or page("Tricktable", ["There is nothing at this address."], 404)


async def replay(exchange: Exchange) -> Response:
    """What the link of a finished match shows."""
    id = exchange.path("id")
    record = await exchange.server.tables.store.record(id)
    if record is None:
        return _whole_page(exchange.request, "record", 404) or page("Tricktable", ["There is no such match."], 404)
    there = _whole_page(exchange.request, "record", game=_game_in(record))
    if there is not None:
        return there
    return page("A finished match", [f"Its record: {_address(exchange)}/api/matches/{id}"])


def _game_in(record: str) -> str:
    """What was played, by the second line of a record."""
    found = GAME_LINE.search(record)
    return found[1] if found is not None else ""


async def front(exchange: Exchange) -> Response:
    """What this is, and how one plays here."""
    there = _whole_page(exchange.request)
    if there is not None:
        return there
    address = _address(exchange)
    titles = ", ".join(game.title for game in GAMES.values())
    return page(
        "Tricktable",
        [
            f"Live tables for {titles}.",
            f"Open a table from a terminal: tricktable open {address} {next(iter(GAMES))}",
            "Whoever gets the link of a table can join it or watch.",
            NO_PAGE,
        ],
    )


async def rules(exchange: Exchange) -> Response:
    """The games, and where their rules are."""
    there = _whole_page(exchange.request, "rules")
    if there is not None:
        return there
    address = _address(exchange)
    return page("Rules", [f"{game.title}: {address}/rules/{game.name}" for game in GAMES.values()])


async def puzzles(exchange: Exchange) -> Response:
    """Positions with something to find, or one's own mistakes that come back."""
    there = _whole_page(exchange.request, "puzzles")
    return there or page("Puzzles", ["Solve them in a terminal: tricktable puzzles play", NO_PAGE])


async def puzzle(exchange: Exchange) -> Response:
    """The link of a puzzle."""
    if exchange.path("id") in all_puzzles():
        return await puzzles(exchange)
    there = _whole_page(exchange.request, "puzzles", 404)
    return there or page("Tricktable", ["There is no such puzzle."], 404)


async def rules_of(exchange: Exchange) -> Response:
    """How a game is played; where the page is not built, as plain text in the reader's language."""
    game = exchange.path("game")
    if game not in GAMES:
        told = [f"There are no rules of {game!r} here, but of {', '.join(GAMES)}."]
        return _whole_page(exchange.request, "rules", 404) or page("Tricktable", told, 404)
    there = _whole_page(exchange.request, "rules")
    if there is not None:
        return there
    language = _language(exchange.request)
    try:
        rules = escape(without_notation(rules_text(game, language), letters_of(new_game(game), language)))
    except SetupError:
        return page(GAMES[game].title, ["Nobody has written down the rules of this game for players yet."])
    title = escape(GAMES[game].title)
    return text(PAGE.format(title=title, body=f'<pre lang="{language}">{rules}</pre>'), HTML)


async def invitation(exchange: Exchange) -> Response:
    """What a table's link shows."""
    tables = exchange.server.tables
    game, stage = await tables.outline(exchange.path("id"))
    there = _whole_page(exchange.request, "waiting" if stage == "open" else "table", game=game)
    if there is not None and await tables.store.has(exchange.path("id")):
        return there
    try:
        live = await exchange.server.live_table(exchange.path("id"), exchange.address)
    except Problem as problem:
        told = [f"There is nothing to join here: {problem.text}."]
        return _whole_page(exchange.request, "table", problem.status) or page("Tricktable", told, problem.status)
    table = live.table
    address = f"{_address(exchange)}/t/{live.id}"
    told = [_what_is_played(table), STAGES[table.stage]]
    if table.stage in ("open", "playing"):
        told.append(f"Join from a terminal: tricktable join {address}")
    return page(table.opened.title or f"A table of {type(table.game).title}", told)


def _what_is_played(table: Table) -> str:
    free = sum(chair.is_free for chair in table.chairs)
    title = type(table.game).title
    return f"{title} for {table.game.players} players; {free} of the chairs {'is' if free == 1 else 'are'} free."


def _address(exchange: Exchange) -> str:
    """Where people find this server."""
    origins = own_origins(exchange.request.scope, exchange.server.settings)
    return origins[-1] if origins else ""
