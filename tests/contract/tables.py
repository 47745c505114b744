"""The fourteen tables of this package's own games."""

from functools import cache
from typing import Final

from tricktable.core.games import Game
from tricktable.games import GAMES, new_game
from tricktable.testing.matches import choose, positions, viewers

__all__ = ["LIMITS", "TABLES", "Table", "choose", "game_at", "positions", "table_name", "viewers"]

Table = tuple[str, int]

TABLES: Final[tuple[Table, ...]] = tuple(
    (name, players)
    for name, game in GAMES.items()
    if game.__module__.startswith("tricktable.")
    for players in game.player_counts
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
