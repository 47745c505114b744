"""The fourteen tables, and random matches at them."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from tricktable.core.deals import ShuffledDeals
from tricktable.core.games import Game
from tricktable.core.matches import Match
from tricktable.core.seats import SPECTATOR
from tricktable.core.streams import Stream
from tricktable.games import GAMES, new_game

Table = tuple[str, int]

TABLES: Final[tuple[Table, ...]] = tuple(
    (name, players) for name, game in GAMES.items() for players in game.player_counts
)

LIMITS: Final = {"mue": {"hands": "6"}}
"""Options that end matches of random choices where they might go on for ever (MUE-R12)."""


def table_name(table: Table) -> str:
    return f"{table[0]}-{table[1]}"


@cache
def game_at(table: Table) -> Game:
    """The rules at this table."""
    name, players = table
    return new_game(name, players, LIMITS.get(name))


def viewers(game: Game) -> tuple[int, ...]:
    """Everybody who gets a view: the players and a spectator. The house looks at nothing."""
    return (*range(game.players), SPECTATOR)


def choose(match: Match, stream: Stream) -> tuple[int, int]:
    """A random awaited seat and a random choice of it.

    In Mü's auction the last one (to pass, to stay) comes more often: else everybody bids everything, and ties.
    """
    seat = stream.choice(match.awaited())
    legal = match.legal_actions(seat)
    if match.phase.name == "auction" and stream.below(5) < 3:
        return seat, legal[-1]
    return seat, stream.choice(legal)


def positions(game: Game, seed: str) -> Iterator[Match]:
    """One match of random choices: the same object at every position, from the first to the end."""
    match = Match.begin(game, ShuffledDeals(seed))
    stream = Stream(f"choices {seed}")
    yield match
    while not match.is_over:
        match.apply(*choose(match, stream))
        yield match
