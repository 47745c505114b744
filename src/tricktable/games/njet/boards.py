"""The board: five rows of spaces, and the conditions that the last open spaces set."""

from typing import Final

from tricktable.core.phases import Facts
from tricktable.games.njet.cards import LETTERS

ROWS: Final = ("start", "cache", "trump", "super", "points")
CACHES: Final = ("discard-1", "discard-2", "discard-2-no-0", "pass-2", "nothing")
DISCARD_NO_ZERO: Final = 2
PASS: Final = 3
NOTHING: Final = 4
CACHED: Final = (1, 2, 2, 2, 0)
"""How many cards leave each hand, by the space of the cache row."""
NO_TRUMP: Final = 4
"""The space beside the four colours in both trump rows."""
POINTS: Final = (1, 2, 3, 4, -2)
"""What a trick counts, by the space of the points row."""


class Conditions:
    """What a round is played under: one space of each row."""

    __slots__ = ("cache", "points", "start", "super_trump", "trump")

    def __init__(self, start: int, cache: int, trump: int, super_trump: int, points: int) -> None:
        self.start = start
        """Who names the teams and leads the first trick."""
        self.cache = cache
        """The space of the cache row."""
        self.trump = trump
        """A colour, or `NO_TRUMP`."""
        self.super_trump = super_trump
        """The colour whose 0s are super trumps, or `NO_TRUMP`."""
        self.points = points
        """What each trick and each captured 0 counts."""

    def facts(self) -> Facts:
        return {
            "start": (self.start,),
            "cache": (self.cache,),
            "trump": (self.trump,),
            "super trump": (self.super_trump,),
            "points": (self.points,),
        }


class Board:
    """The spaces for one number of players, numbered row by row; a set of spaces is a bit mask."""

    def __init__(self, players: int) -> None:
        colours = (*LETTERS, "none")
        tokens = (tuple(map(str, range(players))), CACHES, colours, colours, tuple(map(str, POINTS)))
        self.tokens: Final = tuple(f"{row} {token}" for row, own in zip(ROWS, tokens, strict=True) for token in own)
        """The name of each space. The start row has no spaces for absent players (NJET-R1)."""
        self.row_of: Final = tuple(row for row, own in enumerate(tokens) for _ in own)
        self.first: Final = tuple(self.row_of.index(row) for row in range(len(ROWS)))
        """Each row's first space."""
        self.rows: Final = tuple(((1 << len(own)) - 1) << self.first[row] for row, own in enumerate(tokens))
        """The spaces of each row."""
        self.around: Final = tuple(self.rows[row] for row in self.row_of)
        """All spaces in the row of a space."""
        self.all: Final = (1 << len(self.tokens)) - 1

    def place(self, row: int, spaces: int) -> int:
        """Which space of its row is the last open one."""
        return (spaces & self.rows[row]).bit_length() - 1 - self.first[row]

    def conditions(self, spaces: int) -> Conditions:
        """What the open spaces say when each row has only one."""
        start, cache, trump, super_trump, points = (self.place(row, spaces) for row in range(len(ROWS)))
        return Conditions(start, cache, trump, super_trump, POINTS[points])
