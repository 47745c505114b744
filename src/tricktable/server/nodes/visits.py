"""Visits: what one node says to another about somebody who wants something of a table there. Who they are was found out
by the node that they came to; the table's node tells it nothing but what this person may know."""

from typing import Final

import msgspec

from tricktable.server.callers import Caller
from tricktable.server.guests import Guest
from tricktable.server.nodes.handshake import LinkError

AGAIN: Final = 1
"""How a visit ends that was not let in: the table is not at this node (any more), and nothing was done."""
TAKE_IT: Final = 2
"""The same; this node has just given the table back, and whoever asks may have it."""
KNOWN: Final = "known elsewhere"
"""Stands for a token that another node has looked at."""


class Visit(msgspec.Struct, array_like=True, tag=True, forbid_unknown_fields=True):
    """Somebody at another node."""

    table: str
    guest: str
    """By id; empty for somebody who only watches."""
    name: str
    address: str
    """Where they come from, for limits."""

    def caller(self) -> Caller:
        """Who it is, as if they had come here."""
        guest = Guest(self.guest, self.name) if self.guest else None
        return Caller(guest, KNOWN if self.guest else "", False, self.address)


class SocketVisit(Visit, tag="socket"):
    """They want to be told what happens at the table."""

    since: int | None
    aid: bool
    may_take: bool
    """The node that they came to would take the table, if nobody is there."""


class RequestVisit(Visit, tag="request"):
    """They ask for something over HTTP. The body is the first message of the call."""

    method: str
    path: str
    query: str
    scheme: str
    headers: list[tuple[str, str]]


class Reply(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """The head of the answer to a request; its body follows."""

    status: int
    headers: list[tuple[str, str]]


AnyVisit = SocketVisit | RequestVisit

_visits: Final[msgspec.msgpack.Decoder[AnyVisit]] = msgspec.msgpack.Decoder(AnyVisit)
_replies: Final = msgspec.msgpack.Decoder(Reply)


def encode(said: AnyVisit | Reply) -> bytes:
    return msgspec.msgpack.encode(said)


def read_visit(text: bytes) -> AnyVisit:
    """Raises `LinkError`."""
    try:
        return _visits.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise LinkError("a visit that nobody understands") from None


def read_reply(text: bytes) -> Reply:
    """Raises `LinkError`."""
    try:
        return _replies.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise LinkError("a reply that nobody understands") from None


def ending(code: int) -> bytes:
    """How a call ends, as it is said."""
    return code.to_bytes(2)


def code_of(text: bytes | None) -> int:
    """The same as it was heard; 0 if nothing was said."""
    return int.from_bytes(text[:2]) if text else 0
