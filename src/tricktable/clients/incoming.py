"""What comes in through a connection: the table's messages, and among them what happens to the connection."""

from typing import NamedTuple

from tricktable.clients.errors import ClientError
from tricktable.tables.wire import AnyServerMessage


class Lost(NamedTuple):
    """The connection is lost; it is being tried again."""

    reason: str


class Found(NamedTuple):
    """The connection is there again, and what was missed comes now."""


class Foul(NamedTuple):
    """A shuffle is not what the table was bound to."""

    text: str


class Ended(NamedTuple):
    """There will be no connection any more."""

    error: ClientError


Incoming = AnyServerMessage | Lost | Found | Foul | Ended
"""What a connection tells: the table's messages, and what happens to the connection itself."""
