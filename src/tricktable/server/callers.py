"""Callers: who sends a request, from where, and whether a page of somebody else's made their browser do it."""

from typing import Final, NamedTuple
from urllib.parse import urlsplit

from starlette.requests import cookie_parser
from starlette.types import Scope

from tricktable.server.guests import Guest, Guests
from tricktable.server.limits import address_of
from tricktable.server.operations.interfaces import is_for_this_machine
from tricktable.server.problems import Problem
from tricktable.server.settings import ServerSettings

SECURE_COOKIE: Final = "__Host-tricktable"
PLAIN_COOKIE: Final = "tricktable"
COOKIE_SECONDS: Final = 400 * 24 * 60 * 60
"""As long as browsers keep one."""
OWN_SITES: Final = ("same-origin", "none")
"""What a browser says of requests that its user or our own page made."""


FORWARDED: Final = "tricktable.caller"
"""Where a request that another node passes on says who sent it: that node has found it out."""


class Caller(NamedTuple):
    """Who sends a request."""

    guest: Guest | None
    token: str
    """The token that was sent, known or not."""
    is_browser: bool
    """A cookie says who it is, and browsers send cookies for anybody's page."""
    address: str

    def known(self) -> Guest:
        """The guest; raises `Problem` if nobody knows who it is."""
        if self.guest is None:
            text = "nobody has this token" if self.token else "say who you are first: POST /api/guests"
            raise Problem("guest", text)
        return self.guest


def header(scope: Scope, name: bytes) -> str:
    """A header's value, empty if it was not sent."""
    for key, value in scope["headers"]:
        if key == name:
            text: str = value.decode("latin-1")
            return text
    return ""


async def caller_of(scope: Scope, guests: Guests, settings: ServerSettings) -> Caller:
    """Who sent this request: by token, or by cookie if there is no token."""
    forwarded: Caller | None = scope.get(FORWARDED)
    if forwarded is not None:
        return forwarded
    address = address_of(scope.get("client"))
    scheme, _, token = header(scope, b"authorization").partition(" ")
    if scheme.lower() == "bearer":
        token = token.strip()
        return Caller(await guests.find(token), token or "?", False, address)
    cookies = cookie_parser(header(scope, b"cookie"))
    token = cookies.get(SECURE_COOKIE if is_secure(scope, settings) else PLAIN_COOKIE, "")
    return Caller(await guests.find(token), token, True, address)


def is_secure(scope: Scope, settings: ServerSettings) -> bool:
    """The other side sees an address with https."""
    if settings.public_url:
        return settings.public_url.startswith("https:")
    return scope.get("scheme", "http") in ("https", "wss")


def cookie_for(token: str, scope: Scope, settings: ServerSettings) -> str:
    """The header that gives a browser its token; an empty one takes it away."""
    seconds = COOKIE_SECONDS if token else 0
    secure = is_secure(scope, settings)
    name = SECURE_COOKIE if secure else PLAIN_COOKIE
    text = f"{name}={token}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax"
    return f"{text}; Secure" if secure else text


def demand_own_origin(scope: Scope, settings: ServerSettings) -> None:
    """Raises `Problem` if a page from elsewhere made a browser send this. Programs say no origin at all."""
    site = header(scope, b"sec-fetch-site")
    origin = header(scope, b"origin")
    own = own_origins(scope, settings)
    if (origin and origin.lower() not in own) or (not origin and site and site not in OWN_SITES):
        raise Problem("origin", "pages from elsewhere may not do that", own)


def demand_own_host(scope: Scope, settings: ServerSettings) -> None:
    """Raises `Problem` if a request was meant for a host that is not ours, where we know what ours is: what other names
    lead here, pages of theirs could use against our guests."""
    host = header(scope, b"host").lower()
    if not settings.public_url or host == urlsplit(settings.public_url).netloc.lower():
        return
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        name = ""
    listens = settings.listens[0] if settings.listens is not None else ""
    if not is_for_this_machine(name) and (not name or name != listens):
        raise Problem("misdirected", "this server is not found under that name", (settings.public_url,))


def own_origins(scope: Scope, settings: ServerSettings) -> tuple[str, ...]:
    """The origins of our own pages: where the request went to, and where people find us."""
    scheme = "https" if scope.get("scheme", "http") in ("https", "wss") else "http"
    host = header(scope, b"host").lower()
    here = (f"{scheme}://{host}",) if host else ()
    return (*here, origin_of(settings.public_url)) if settings.public_url else here


def origin_of(url: str) -> str:
    """The scheme and host of an address, as browsers write an origin."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}".lower()
