"""Settings of a server: where people find it, and how much it bears."""

from pathlib import Path
from typing import NamedTuple

from tricktable.bots.reviews import Thoroughness
from tricktable.server.limits import Limits


class ServerSettings(NamedTuple):
    """What whoever runs a server may choose."""

    public_url: str = ""
    """Where people find it (`https://cards.example`), if that is not the address it listens at."""
    listens: tuple[str, int] | None = None
    """The host and the port that it listens at, if that shall be told to whoever sits at this machine."""
    limits: Limits = Limits()
    largest_body: int = 256 * 1024
    """Bytes of a request; the longest record fits in."""
    largest_message: int = 4 * 1024
    """Bytes of a message on a socket."""
    longest_target: int = 2 * 1024
    """Characters of an address with its query."""
    body_seconds: float = 15.0
    """How long a request's body may take to come."""
    outbox_messages: int = 1000
    """Messages that wait for a slow reader before its socket is closed."""
    outbox_bytes: int = 512 * 1024
    """The same in bytes."""
    notice: float = 1.0
    """Seconds between a node's being not ready and its giving tables away: proxies notice it meanwhile."""
    slow_seconds: float = 10.0
    """How long a reader that was too slow may take to hear that its socket is closed."""
    thoroughness: Thoroughness | None = None
    """In how many deals reviews try choices, if not in as many as somebody waits for."""
    docs: Path | None = None
    """The folder of the documentation, if it is another than the one that this package brings."""
