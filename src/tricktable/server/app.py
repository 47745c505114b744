"""The application: routes, limits and errors around the live tables."""

import asyncio
import logging
import re
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, Mount
from starlette.routing import Route as Place
from starlette.types import Receive, Scope, Send

from tricktable.server.callers import demand_own_host, demand_own_origin, header
from tricktable.server.exchange import Exchange
from tricktable.server.guests import Guests
from tricktable.server.headers import with_security_headers
from tricktable.server.limits import Clock, address_of
from tricktable.server.nodes.cluster import Cluster, Returned
from tricktable.server.operations.metrics import Counts, Gauges, NodeNumbers
from tricktable.server.page.docs import PLACE, DocsFiles, docs_of
from tricktable.server.page.pages import PageFiles, built, nothing
from tricktable.server.problems import Problem, problem_of, response_for
from tricktable.server.routes import ROUTES, Route
from tricktable.server.server import Server
from tricktable.server.settings import ServerSettings
from tricktable.tables.live.jobs import CLOSING
from tricktable.tables.live.live_tables import Leaving, LiveTables
from tricktable.tables.requests import Refused
from tricktable.tables.stores import Held, StoreError

UNLIMITED: Final = ("/healthz", "/readyz")
"""Asked by machines, again and again."""
SAFE: Final = ("GET", "HEAD", "OPTIONS")

logger = logging.getLogger(__name__)


class App:
    """An ASGI application. Sockets go straight to their own part, everything else through Starlette."""

    def __init__(self, server: Server) -> None:
        self.server: Final = server
        self.gauges: Final = Gauges(
            lambda: len(server.tables.awake), lambda: len(server.sockets), lambda: server.tables.moves
        )
        self.gauges.reviews = lambda: (server.reviews.waiting, server.reviews.done)
        places = _places(server)
        self._known: Final = [place for place in places if isinstance(place, Place)]
        self._starlette: Final = Starlette(
            routes=places,
            exception_handlers={HTTPException: _other_problem},
            lifespan=self._lifespan,
        )
        self._starlette.router.redirect_slashes = False
        self._starlette.state.docs = f"{PLACE}/" if docs_of(server.settings) else ""
        self._http: Final = with_security_headers(self._starlette, server.settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self.server.sockets(scope, receive, send)
        elif scope["type"] == "http" and not any(place.matches(scope)[0] != Match.NONE for place in self._known):
            await self._other(scope, receive, send)
        else:
            await self._http(scope, receive, send)

    async def _other(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A file of the page, or what there is not: nobody needs many of these."""
        wait = self.server.files.take(address_of(scope.get("client")))
        if not wait:
            await self._http(scope, receive, send)
            return
        response = _refused(Problem("slow down", "too many requests from this address", wait=wait), self.server)
        await with_security_headers(response, self.server.settings)(scope, receive, send)

    @asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[None]:
        await self.start()
        try:
            yield
        finally:
            await self.close()

    async def start(self) -> None:
        """Everything begins: other nodes find this one, and matches go on."""
        if self.server.cluster is not None:
            await self.server.cluster.start()
            assert self.server.newspaper is not None
            self.server.newspaper.start()
            self.server.hear_of_others()
        await self.server.tables.wake()

    def join(self, cluster: Cluster) -> None:
        """This server is one of several nodes from now on."""
        self.server.join(cluster)
        cluster.app = self._starlette
        self.gauges.node = lambda: NodeNumbers(
            cluster.links.name,
            len(self.server.tables.awake),
            self.server.tables.taken,
            len(cluster.links),
            cluster.forwarded,
            cluster.received,
        )

    def when_awake(self, call: Callable[[], None]) -> None:
        """Calls this once all tables are awake; that they are before anything is answered."""
        call()

    def leave(self) -> None:
        """Somebody wants the server to end."""
        self.server.is_leaving = True

    async def close(self) -> None:
        """Nothing more is taken, and everything is written. Closing twice does nothing."""
        self.leave()
        if self.server.newspaper is not None:
            self.server.newspaper.stop()
        self.server.hear_no_more()
        await self.server.reviews.close()
        if not self.server.tables.is_closing:
            await self.server.tables.close()
        if self.server.cluster is not None:
            await self.server.cluster.close()

    async def drain(self) -> None:
        """Where there are other nodes, they get all tables before anything ends here; reviews go on when somebody asks
        again."""
        await self.server.reviews.close()
        cluster = self.server.cluster
        if cluster is not None and self.server.tables.is_awake and not self.server.tables.is_closing:
            await asyncio.sleep(self.server.settings.notice)  # proxies send nobody here any more
            await self.server.tables.drain()


def make_app(
    tables: LiveTables,
    guests: Guests,
    settings: ServerSettings,
    counts: Counts | None = None,
    clock: Clock = time.monotonic,
) -> App:
    """The application for these tables. It wakes them when it starts, and closes them when it ends."""
    return App(Server(tables, guests, settings, counts or Counts(), clock))


def _places(server: Server) -> list[BaseRoute]:
    """Starlette's routes, one for each path, so that a wrong method is told from a wrong path."""
    paths: dict[str, list[Route]] = {}
    for route in ROUTES:
        paths.setdefault(route.path, []).append(route)
    places: list[BaseRoute] = [
        Place(path, _answering(routes, server), methods=[route.method for route in routes], name=path)
        for path, routes in paths.items()
    ]
    docs = docs_of(server.settings)
    if docs is not None:
        places.append(Mount(PLACE, DocsFiles(docs)))
    folder = built()
    return [*places, Mount("/", PageFiles(folder))] if folder else places


def _answering(routes: list[Route], server: Server):  # type: ignore[no-untyped-def] # Starlette's own kind of function
    """The function that answers at one path: whatever goes wrong there is told in one form."""
    by_method = {route.method: route for route in routes}

    async def answer(request: Request) -> Response:
        begin = time.perf_counter()
        route = by_method["GET" if request.method == "HEAD" else request.method]
        try:
            response = await _checked(route, Exchange(request, server))
        except Problem as problem:
            response = _refused(problem, server)
        except Refused as refused:
            response = _refused(problem_of(refused), server)
        except StoreError as error:
            logger.error("the store failed: %s", error)
            response = _refused(Problem("busy", "what you want cannot be kept now: try again later"), server)
        except Exception as error:
            logger.error("a request failed: %s %s", route.method, route.path, exc_info=error)
            response = _refused(Problem("failed", "something went wrong here"), server)
        server.counts.add_request(route.method, route.path, response.status_code, time.perf_counter() - begin)
        return response

    return answer


async def _checked(route: Route, exchange: Exchange) -> Response:
    """Answers what may be asked."""
    scope = exchange.request.scope
    settings = exchange.server.settings
    if exchange.is_passed_on:
        await exchange.identify()
        return await route.endpoint(exchange)
    if route.path not in UNLIMITED:
        demand_own_host(scope, settings)
    if header(scope, b"content-length") and header(scope, b"transfer-encoding"):
        raise Problem("malformed", "a body has a length or comes in chunks, not both")
    if len(scope["raw_path"]) + len(scope["query_string"]) > settings.longest_target:
        raise Problem("too long", f"an address has at most {settings.longest_target} characters")
    if route.path not in UNLIMITED:
        exchange.demand_room(exchange.server.requests, "too many requests from this address")
        await exchange.identify()
    if exchange.request.method not in SAFE and exchange.caller.is_browser:
        demand_own_origin(scope, settings)
    for query in route.queries:
        value = exchange.query(query.name)
        if value is not None and re.fullmatch(query.pattern, value) is None:
            raise Problem("malformed", f"{query.name} is {query.about}")
    if route.needs_guest and route.takes is None:
        exchange.caller.known()
    try:
        return await route.endpoint(exchange)
    except (Held, Leaving):
        return await _passed_on(route, exchange)


async def _passed_on(route: Route, exchange: Exchange) -> Response:
    """The answer of the node that has the table."""
    cluster = exchange.server.cluster
    if cluster is None:
        raise Problem("closing", CLOSING, wait=1.0)
    while True:
        try:
            return await cluster.forward(exchange.request.scope, exchange.caller, exchange.path("id"), exchange.read)
        except Returned:
            with suppress(Held, Leaving):
                return await route.endpoint(exchange)
        except KeyError:
            raise Problem("unknown", "there is no such table") from None


def _refused(problem: Problem, server: Server) -> Response:
    server.counts.refusals[problem.code] += 1
    return response_for(problem)


def _allowed_at(request: Request) -> tuple[str, ...]:
    """The methods that this address takes. Files of the page are found at every address, and are only to be read."""
    places = [place for place in request.app.routes if isinstance(place, Place)]
    found = {method for place in places if place.path_regex.match(request.url.path) for method in place.methods or ()}
    return tuple(sorted(found)) or ("GET", "HEAD")


async def _other_problem(request: Request, error: Exception) -> Response:
    """What Starlette finds wrong: there is no such address, or not with this method."""
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        allowed = _allowed_at(request)
        response = response_for(Problem("method", "this address does not take that method", allowed))
        response.headers["Allow"] = ", ".join(allowed)
        return response
    return nothing(request) or response_for(Problem("unknown", "there is nothing at this address"))
