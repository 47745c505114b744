"""Batches: the matches of a simulation in the portions that processes play."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from tricktable.bots import bot_streams, find_bot, play_out
from tricktable.core.deals import ShuffledDeals
from tricktable.core.games import Game
from tricktable.core.matches import Match
from tricktable.core.record_writing import record_of
from tricktable.games import new_game

LARGEST: Final = 8
"""The most matches that are played before they are reported."""


class Batch(NamedTuple):
    """Some matches in a row, and everything that decides how they go."""

    game: str
    players: int
    options: dict[str, str]
    bots: tuple[str, ...]
    """The name of a bot for each player's seat."""
    seed: str
    numbers: range
    wants_records: bool


class Played(NamedTuple):
    """What is left of a finished match."""

    number: int
    winners: tuple[int, ...]
    rounds: int
    totals: tuple[int, ...]
    steps: int
    record: str
    """Its text; empty where nobody wants it."""


def batches(game: Game, bots: tuple[str, ...], seed: str, matches: int, wants_records: bool) -> Iterator[Batch]:
    """All matches of a simulation, numbered from 1."""
    for first in range(1, matches + 1, LARGEST):
        numbers = range(first, min(first + LARGEST, matches + 1))
        yield Batch(game.name, game.players, game.options, bots, seed, numbers, wants_records)


def play_batch(batch: Batch) -> list[Played]:
    """Plays the matches one after the other."""
    game = new_game(batch.game, batch.players, batch.options)
    return [_play(game, batch, number) for number in batch.numbers]


def _play(game: Game, batch: Batch, number: int) -> Played:
    seed = f"{batch.seed}/{number}"
    match = Match.begin(game, ShuffledDeals(seed))
    play_out(match, [find_bot(name) for name in batch.bots], bot_streams(game, seed))
    text = ""
    if batch.wants_records:
        record = record_of(match)
        record.names = {seat: f"{bot} {seat}" for seat, bot in enumerate(batch.bots)}
        text = str(record.sealed())
    steps = sum(len(past.steps) for past in match.past)
    return Played(number, match.winners(), match.number, tuple(match.standing.totals), steps, text)
