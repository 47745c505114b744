"""What the doctor finds."""

import http.client
from collections.abc import Callable, Iterable, Iterator
from typing import Final, Literal, NamedTuple

State = Literal["ok", "warning", "fault"]

CODES: Final[dict[State, int]] = {"ok": 0, "warning": 3, "fault": 1}
"""Exit codes; 2 is a wrong command line."""
CHECKS: Final = (
    *("tls", "health", "ready", "version", "clock", "address", "scheme", "public-url", "socket", "page", "metrics"),
    *("compiled", "place", "disk", "rights", "sync", "files", "database"),
)
"""All there are, in their order."""
UNREACHABLE: Final = (OSError, http.client.HTTPException)
"""What comes of asking where nobody answers, or nobody who speaks HTTP."""
WORST: Final[tuple[State, ...]] = ("fault", "warning", "ok")


class Finding(NamedTuple):
    """One answer."""

    check: str
    state: State
    text: str
    hint: str = ""
    """What to do about it."""


class Check(NamedTuple):
    """One question."""

    name: str
    ask: Callable[[], Iterable[Finding]]
    needs_server: bool = False
    """Nothing is to be found out if nobody answers."""


def ok(check: str, text: str) -> Finding:
    """All is well."""
    return Finding(check, "ok", text)


def warning(check: str, text: str, hint: str) -> Finding:
    """It works, and should be better."""
    return Finding(check, "warning", text, hint)


def fault(check: str, text: str, hint: str) -> Finding:
    """It does not work, or somebody can do harm."""
    return Finding(check, "fault", text, hint)


def worst(findings: Iterable[Finding]) -> State:
    """The state of the whole."""
    states = {finding.state for finding in findings}
    return next((state for state in WORST if state in states), "ok")


def reason_of(error: Exception) -> str:
    """What the system says, in a few words."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error) or type(error).__name__


def answers(checks: Iterable[Check]) -> Iterator[Finding]:
    """All answers, one question after the other; where there is no server, that is told once."""
    is_dead = False
    for check in checks:
        if is_dead and check.needs_server:
            continue
        try:
            for finding in check.ask():
                is_dead = is_dead or (finding.check == "health" and finding.state == "fault")
                yield finding
        except UNREACHABLE as error:
            yield fault(check.name, f"nobody knows: {reason_of(error)}", "try again; see `health`")
