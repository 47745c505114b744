"""What everybody heard, noted byte for byte."""

from hashlib import blake2b
from typing import Final, NamedTuple

import msgspec

from tricktable.tables import wire

UNANSWERED: Final = "unanswered"
BEFORE: Final = 40
AFTER: Final = 6
"""Things heard that are shown with a fault."""


class Connected(NamedTuple):
    """A connection was made that goes on after this number; none if everything is wanted."""

    since: int | None
    at: float = 0.0
    """When, in seconds that have no beginning."""


class Told(NamedTuple):
    """A numbered message as it came."""

    number: int
    is_state: bool
    seat: int | None
    digest: bytes
    what: str = ""
    """The kind of its news; a state has none."""
    moved: tuple[int, str] | None = None
    """The seat and the choice that it tells of."""
    at: float = 0.0
    """When it came, in seconds that have no beginning."""


class Wish(NamedTuple):
    """A choice that somebody sent, and what it was answered in the end."""

    seen: int
    action: str
    answer: str
    """`done`, the code of the refusal, or `UNANSWERED`."""
    is_again: bool = False
    """The connection was lost meanwhile, so that it may have been sent twice."""


class Hearing:
    """Everything numbered that one listener heard at one table, in order, and the choices that they sent."""

    def __init__(self, name: str, guest: str) -> None:
        self.name: Final = name
        self.guest: Final = guest
        """By id; empty for somebody who only watches."""
        self.heard: Final[list[Connected | Told]] = []
        self.wishes: Final[list[Wish]] = []
        self.breaks: Final[list[tuple[float, str]]] = []
        """What was done to the connection, and when."""

    def around(self, place: int) -> str:
        """What was heard before one thing that was heard and a little after it, with times and all that broke."""
        first = max(0, place - BEFORE)
        items = self.heard[first : place + AFTER]
        begin, end = items[0].at, items[-1].at
        lines = [(item.at, number == place, _words(item)) for number, item in enumerate(items, first)]
        lines += [(at, False, f"break: {kind}") for at, kind in self.breaks if begin <= at <= end]
        lines.sort(key=lambda line: line[0])  # of one moment: as they came
        return "".join(f"\n    {at - begin:8.3f} s {words}{' <--' * is_it}" for at, is_it, words in lines)


def _words(item: Connected | Told) -> str:
    if isinstance(item, Connected):
        return f"connected, since={item.since}"
    return f"state {item.number}" if item.is_state else f"number {item.number}, {item.what}"


class NewsHead(msgspec.Struct):
    """What the hearing keeps of a message's news."""

    what: str
    seat: int | None = None
    action: str = ""


class Head(msgspec.Struct):
    """What the hearing keeps of a message; read without the package's own classes."""

    type: str
    number: int = 0
    seat: int | None = None
    news: NewsHead | None = None


_head: Final = msgspec.json.Decoder(Head)


def digest_of(message: bytes) -> bytes:
    return blake2b(message, digest_size=12).digest()


def state_digest(state: wire.State) -> bytes:
    """Of what a state tells from the log: who is connected, and what is queued, is not in it."""
    return digest_of(wire.encode(msgspec.structs.replace(state, here=(), queued="")))


def told(text: str | bytes) -> Told | None:
    """What a message says, if it has a number."""
    raw = text.encode() if isinstance(text, str) else text
    head = _head.decode(raw)
    if head.type == "state":
        state = wire.decode_message(raw)
        assert isinstance(state, wire.State)
        return Told(head.number, True, head.seat, state_digest(state))
    if head.type != "update" or head.news is None:
        return None
    news = head.news
    moved = (news.seat, news.action) if news.what == "moved" and news.seat is not None else None
    return Told(head.number, False, head.seat, digest_of(raw), news.what, moved)
