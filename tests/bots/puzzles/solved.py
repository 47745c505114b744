"""Puzzles to try things with."""

from functools import cache

from tricktable.bots.puzzles.collection import puzzles_of
from tricktable.bots.puzzles.finding import weigh
from tricktable.bots.puzzles.loading import opened
from tricktable.bots.puzzles.puzzles import Puzzle
from tricktable.bots.puzzles.redeals import redealt
from tricktable.core.record_writing import record_of
from tricktable.core.streams import Stream


@cache
def first_of(game: str) -> Puzzle:
    """One that comes with a game, the same every time: the one with most to tell, deep in a match."""
    return max(puzzles_of(game), key=lambda puzzle: (len(puzzle.position), puzzle.id))


def is_best(puzzle: Puzzle, worlds: int, seed: str) -> bool:
    """The solution is ahead of every other choice in fewer worlds than it was found in, by less than it was there."""
    match = opened(puzzle)
    best = match.game.actions.parse(puzzle.best)
    return weigh(match.view(puzzle.seat), best, worlds, seed, 1.5) is not None


def in_other_world(puzzle: Puzzle, seed: str) -> Puzzle:
    """The same puzzle with other cards in the hands that its seat does not see."""
    world = redealt(opened(puzzle), puzzle.seat, Stream(seed))
    return puzzle._replace(world=str(record_of(world)))
