"""Puzzles as they are told to somebody who solves them: the position as its seat knows it, and what came of a try.

The answer is in no form but that of a try, and nothing of a puzzle's world beyond what its seat knows is in any.
"""

from tricktable.bots.hints import Interval
from tricktable.bots.puzzles.loading import opened
from tricktable.bots.puzzles.puzzles import Puzzle
from tricktable.core.records import Record
from tricktable.tables.played.frames import Frames, frames_of
from tricktable.tables.played.played_match import PlayedMatch
from tricktable.tables.played.reviews import LabelName, LossForm, Measured
from tricktable.tables.wire import Action, Form
from tricktable.words.phrases import Phrase
from tricktable.words.puzzles import try_lines


class PuzzleLine(Form, kw_only=True):
    """A puzzle in a list."""

    id: str
    game: str
    players: int
    themes: tuple[str, ...]
    """What it is about."""
    difficulty: int
    """From 1 to 5."""


class PuzzlesForm(Form):
    """Puzzles."""

    puzzles: tuple[PuzzleLine, ...]


class PuzzleForm(Form, kw_only=True):
    """A puzzle to solve."""

    id: str
    game: str
    players: int
    options: dict[str, str]
    rules: int
    seat: int
    """Who is to choose."""
    names: tuple[str, ...]
    """By seat; empty, since nobody plays."""
    themes: tuple[str, ...]
    difficulty: int
    frames: Frames
    """The positions of the round as this seat knows them; the last one is the puzzle."""


class NewPuzzleTry(Form):
    """What somebody would choose in a puzzle."""

    action: Action
    """In notation."""


class PuzzleVerdict(Form, kw_only=True):
    """What came of a try."""

    is_right: bool
    label: LabelName
    best: str
    loss: LossForm
    """How much better the best choice is than this one."""
    lines: tuple[Phrase, ...]
    """Whether it is right and why, told to whoever tried."""


def line_of(puzzle: Puzzle) -> PuzzleLine:
    """A puzzle without its position."""
    return PuzzleLine(
        id=puzzle.id,
        game=puzzle.game,
        players=puzzle.players,
        themes=puzzle.themes,
        difficulty=puzzle.difficulty,
    )


def form_of(puzzle: Puzzle) -> PuzzleForm:
    """A puzzle with its position, and without its answer."""
    match = opened(puzzle)
    played = PlayedMatch(Record.parse(puzzle.world), match)
    return PuzzleForm(
        id=puzzle.id,
        game=puzzle.game,
        players=puzzle.players,
        options=puzzle.options,
        rules=match.game.version,
        seat=puzzle.seat,
        names=("",) * puzzle.players,
        themes=puzzle.themes,
        difficulty=puzzle.difficulty,
        frames=frames_of(played, played.parts[-1], puzzle.seat),
    )


def verdict_on(puzzle: Puzzle, action: str) -> PuzzleVerdict:
    """What came of a try; raises KeyError if there is no such choice."""
    weighed = puzzle.weighed(action)
    chance, points = weighed.loss()
    view = opened(puzzle).view(puzzle.seat)
    return PuzzleVerdict(
        is_right=action == puzzle.best,
        label=weighed.label.value,
        best=puzzle.best,
        loss=LossForm(_rounded(chance), None if points is None else _rounded(points)),
        lines=tuple(try_lines(view, puzzle, action, has_notation=False)),
    )


def _rounded(interval: Interval) -> Measured:
    return round(interval.mean, 6), round(interval.low, 6), round(interval.high, 6)
