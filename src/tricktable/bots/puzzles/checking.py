"""Checking a puzzle again: other worlds, and more of them."""

from typing import Final, NamedTuple

from tricktable.bots.kit import kit_of
from tricktable.bots.levels import EasyBot
from tricktable.bots.puzzles.files import PuzzleError
from tricktable.bots.puzzles.finding import LEAD, WORLDS, fails_easy, is_puzzle, is_trusted, weigh
from tricktable.bots.puzzles.loading import opened
from tricktable.bots.puzzles.puzzles import Puzzle

TIMES: Final = 4
"""So many times the worlds in which it was found."""
SEED: Final = "check"


class Checked(NamedTuple):
    """What is wrong with a puzzle; nothing if it is kept."""

    id: str
    fault: str = ""


def check(puzzle: Puzzle, worlds: int = TIMES * WORLDS, seed: str = SEED) -> Checked:
    """Everything that makes it a puzzle, in worlds that it was not found in."""
    try:
        match = opened(puzzle)
    except PuzzleError as error:
        return Checked(puzzle.id, str(error))
    view = match.view(puzzle.seat)
    best = match.game.actions.parse(puzzle.best)
    thumb = kit_of(match.game).rule_of_thumb(view)
    if not is_trusted(view):
        return Checked(puzzle.id, "searching is not trusted in this position")
    if thumb == best:
        return Checked(puzzle.id, "the rule of thumb finds it")
    if not fails_easy(view, best):
        return Checked(puzzle.id, f"{EasyBot.name} finds it")
    weighing = weigh(view, best, worlds, seed, LEAD)
    if weighing is None:
        return Checked(puzzle.id, f"{puzzle.best} is not clearly the best choice in {worlds} deals")
    if not is_puzzle(weighing, match.game.actions.text[thumb]):
        return Checked(puzzle.id, f"other choices cost too little in {worlds} deals")
    return Checked(puzzle.id)
