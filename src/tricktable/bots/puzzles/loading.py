"""Opening a puzzle: the match in its position, after everything that it says of itself was checked."""

from tricktable.bots.puzzles.files import PuzzleError
from tricktable.bots.puzzles.finding import labelled
from tricktable.bots.puzzles.puzzles import Puzzle, id_of
from tricktable.bots.puzzles.themes import THEMES
from tricktable.bots.reviews.judgements import scale_of
from tricktable.bots.reviews.verdicts import Label
from tricktable.core.errors import RecordError, SetupError
from tricktable.core.matches import Match
from tricktable.core.record_playback import replay
from tricktable.core.record_writing import record_for
from tricktable.core.records import Record
from tricktable.games.records import game_of


def opened(puzzle: Puzzle) -> Match:
    """The puzzle's world, in which its seat is to choose; raises `PuzzleError` if anything does not fit.

    Whether the solution is right is another question, which takes worlds (`checking`).
    """
    try:
        record = Record.parse(puzzle.world)
        game = game_of(record)
        match = replay(record, game)
    except (RecordError, SetupError) as error:
        raise PuzzleError(f"puzzle {puzzle.id}: its world is no match: {error}") from None
    if (game.name, game.players, dict(game.options)) != (puzzle.game, puzzle.players, puzzle.options):
        raise PuzzleError(f"puzzle {puzzle.id}: its world is one of another game")
    if not 0 <= puzzle.seat < game.players or puzzle.seat not in match.awaited():
        raise PuzzleError(f"puzzle {puzzle.id}: seat {puzzle.seat} has nothing to choose")
    if str(record_for(match, puzzle.seat)) != puzzle.position:
        raise PuzzleError(f"puzzle {puzzle.id}: its world does not look like its position")
    if id_of(puzzle.position) != puzzle.id:
        raise PuzzleError(f"puzzle {puzzle.id}: this is not the digest of its position")
    _check_choices(puzzle, match)
    return match


def _check_choices(puzzle: Puzzle, match: Match) -> None:
    game = match.game
    legal = sorted(game.actions.text[action] for action in match.legal_actions(puzzle.seat))
    if sorted(choice.action for choice in puzzle.choices) != legal or len(legal) < 2:
        raise PuzzleError(f"puzzle {puzzle.id}: its choices are not those that there are ({', '.join(legal)})")
    first, *others = puzzle.choices
    if first.action != puzzle.best or first.label is not Label.GOOD or any(first.chance):
        raise PuzzleError(f"puzzle {puzzle.id}: its solution is not the first of its choices")
    scale = scale_of(game)
    for choice in others:
        if (choice.points is None) != (scale.points is None):
            raise PuzzleError(f"puzzle {puzzle.id}: {choice.action} is not measured as choices of this game are")
        if choice.label is Label.GOOD or labelled(choice.action, choice.chance, choice.points, scale) != choice:
            raise PuzzleError(f"puzzle {puzzle.id}: {choice.action} is not {choice.label} by what it loses")
    if not puzzle.themes or not set(puzzle.themes) <= set(THEMES):
        raise PuzzleError(f"puzzle {puzzle.id}: its themes are not known ({', '.join(THEMES)})")
    if puzzle.difficulty not in range(1, 6):
        raise PuzzleError(f"puzzle {puzzle.id}: its difficulty is from 1 to 5, not {puzzle.difficulty}")
