"""What every bot is, and how bots play a match among themselves."""

from collections.abc import Sequence
from typing import ClassVar

from tricktable.core.games import Game
from tricktable.core.matches import Match
from tricktable.core.streams import Stream
from tricktable.core.views import View


class Bot:
    """A player who is asked when its seat is awaited. It keeps nothing: equal views and streams give equal choices."""

    name: ClassVar[str] = ""
    meaning: ClassVar[str] = ""
    """How it plays, in a few words."""

    def choose(self, view: View, stream: Stream) -> int:
        """One of `view.legal`. Chance comes from the stream, which is the bot's own and never the table's."""
        raise NotImplementedError


def bot_streams(game: Game, seed: bytes | str) -> tuple[Stream, ...]:
    """A stream for each player's bot, from a match's seed: independent of each other and of the deals."""
    return tuple(Stream(seed).named(f"bot {seat}") for seat in range(game.players))


def play_out(match: Match, bots: Sequence[Bot], streams: Sequence[Stream]) -> None:
    """Bots play the match to its end, one for each player's seat."""
    while match.awaited():
        seat = match.turn
        match.apply(seat, bots[seat].choose(match.view(seat), streams[seat]))
