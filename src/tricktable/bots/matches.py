"""Matches that bots play among themselves."""

from collections.abc import Sequence

from tricktable.bots.players import Bot
from tricktable.core.games import Game
from tricktable.core.matches import Match
from tricktable.core.streams import Stream


def bot_streams(game: Game, seed: bytes | str) -> tuple[Stream, ...]:
    """A stream for each player's bot, from a match's seed: independent of each other and of the deals."""
    return tuple(Stream(seed).named(f"bot {seat}") for seat in range(game.players))


def play_out(match: Match, bots: Sequence[Bot], streams: Sequence[Stream]) -> None:
    """Bots play the match to its end, one for each player's seat."""
    while match.awaited():
        seat = match.turn
        match.apply(seat, bots[seat].choose(match.view(seat), streams[seat]))
