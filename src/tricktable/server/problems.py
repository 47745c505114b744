"""Problems: what goes wrong with a request, in the one form in which everybody is told."""

import math
from typing import Final

import msgspec
from starlette.responses import Response

from tricktable.tables.requests import Refused
from tricktable.tables.wire import Form
from tricktable.words.phrases import Phrase


class ErrorForm(Form):
    """Why a request was not carried out."""

    code: str
    """A word for programs; `docs/wire.md` lists them."""
    text: str
    """The same for people."""
    allowed: tuple[str, ...] = ()
    phrase: Phrase | None = None
    """Why the rules do not allow an action, in words."""


CODES: Final[dict[str, int]] = {
    "malformed": 400,
    "setup": 400,
    "protocol": 400,
    "notation": 400,
    "record": 400,
    "guest": 401,
    "origin": 403,
    "host": 403,
    "seat": 403,
    "unknown": 404,
    "method": 405,
    "slow": 408,
    "too large": 413,
    "too long": 414,
    "media": 415,
    "misdirected": 421,
    "slow down": 429,
    "reviews": 429,
    "failed": 500,
    "damaged": 503,
    "aside": 503,
    "busy": 503,
    "room": 503,
    "closing": 503,
}
"""The status of each code; whatever else a table refuses is a conflict with how it stands."""
CONFLICT: Final = 409


class Problem(Exception):
    """A request that cannot be carried out, before any table has looked at it."""

    def __init__(
        self, code: str, text: str, allowed: tuple[str, ...] = (), wait: float = 0.0, phrase: Phrase | None = None
    ) -> None:
        self.code: Final = code
        self.text: Final = text
        self.allowed: Final = allowed
        self.wait: Final = wait
        """Seconds after which it may be tried again; 0 if that would not help."""
        self.phrase: Final = phrase
        super().__init__(text)

    @property
    def status(self) -> int:
        return CODES.get(self.code, CONFLICT)


def problem_of(refused: Refused) -> Problem:
    """What a table refused."""
    return Problem(refused.code, refused.text, refused.allowed, phrase=refused.phrase)


def response_for(problem: Problem) -> Response:
    """The answer that says what is wrong."""
    told = ErrorForm(code=problem.code, text=problem.text, allowed=problem.allowed, phrase=problem.phrase)
    body = msgspec.json.encode(told)
    headers = {"Retry-After": str(math.ceil(problem.wait))} if problem.wait else {}
    if problem.status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    return Response(body, problem.status, headers, "application/json")
