"""The puzzles that are there: those that come with the games."""

from functools import cache

from tricktable.bots.kit import find_kit
from tricktable.bots.puzzles.files import read_puzzles
from tricktable.bots.puzzles.puzzles import Puzzle
from tricktable.games import GAMES


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """Those that come with this game, in the order of its file."""
    text = find_kit(GAMES[game]).puzzles.text()
    return tuple(read_puzzles(text)) if text else ()


@cache
def all_puzzles() -> dict[str, Puzzle]:
    """Those of all games, by id."""
    return {puzzle.id: puzzle for game in GAMES for puzzle in puzzles_of(game)}


def chosen(puzzles: list[Puzzle], game: str = "", theme: str = "") -> list[Puzzle]:
    """Those of a game and a theme, or of all."""
    return [puzzle for puzzle in puzzles if (not game or puzzle.game == game) and (not theme or theme in puzzle.themes)]


def of_day(day: int) -> Puzzle | None:
    """The one of a day, which is counted from any: all come once before any comes again, games in turn."""
    by_game = [found for game in GAMES if (found := sorted(puzzles_of(game), key=lambda puzzle: puzzle.id))]
    if not by_game:
        return None
    own = by_game[day % len(by_game)]
    return own[day // len(by_game) % len(own)]
