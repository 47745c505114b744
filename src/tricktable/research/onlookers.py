"""Onlookers: they look at a match for its seats, and go with it as long as it is the same."""

from typing import Final

from tricktable.core.matches import Match
from tricktable.research.encodings import Encoding
from tricktable.research.fields import Bytes
from tricktable.research.lanes import Follower


class Onlooker:
    """Writes what the seats of a match know, without a view."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding: Final = encoding
        self._follower: Final = Follower(encoding.writer, encoding.game)
        self._match: Match | None = None

    def observe(self, match: Match, seat: int) -> Bytes:
        """What this seat knows now, in an array of its own."""
        out = self.encoding.empty()
        self.write(match, seat, out)
        return out

    def write(self, match: Match, seat: int, out: Bytes) -> None:
        """The same into a given array."""
        if match is not self._match:
            self._follower.take_up(match)
            self._match = match
        self._follower.write_seat(seat, out)
