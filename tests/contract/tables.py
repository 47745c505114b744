"""The fourteen tables, and random matches at them."""

from collections.abc import Iterator
from typing import Final

from tricktable.core.deals import ShuffledDeals
from tricktable.core.games import Game
from tricktable.core.matches import Match
from tricktable.core.streams import Stream
from tricktable.games import GAMES, new_game

Table = tuple[str, int]

TABLES: Final[tuple[Table, ...]] = tuple(
    (name, players) for name, game in GAMES.items() for players in game.player_counts
)


def table_name(table: Table) -> str:
    return f"{table[0]}-{table[1]}"


def positions(game: Game, seed: str, rounds: int = 1000) -> Iterator[Match]:
    """One match of random choices: the same object at every position, the end included, or until a round is over."""
    match = Match.begin(game, ShuffledDeals(seed))
    stream = Stream(f"choices {seed}")
    yield match
    while not match.is_over and match.number <= rounds:
        awaited = match.awaited()
        seat = stream.choice(awaited)
        match.apply(seat, stream.choice(match.legal_actions(seat)))
        yield match


def game_at(table: Table) -> Game:
    """The rules at this table, with a limit where a match of random choices might never end."""
    name, players = table
    return new_game(name, players)
