"""Puzzles in words: what they are about, and what is said about a try."""

from typing import Final, NamedTuple

from tricktable.bots.kit import kit_of
from tricktable.bots.puzzles.puzzles import Puzzle
from tricktable.bots.puzzles.themes import AIMS, BEFORE, COUNTING, DARING, DUCKING, PARTNER, TAKING, VOIDS
from tricktable.core.views import View
from tricktable.words.phrases import Phrase, Sentences
from tricktable.words.reviews import LABEL_NAMES, Words, lost

THEME_NAMES: Final = {
    TAKING: Phrase("puzzle-taking"),
    DUCKING: Phrase("puzzle-ducking"),
    PARTNER: Phrase("puzzle-partner"),
    COUNTING: Phrase("puzzle-counting"),
    DARING: Phrase("puzzle-daring"),
    VOIDS: Phrase("puzzle-voids"),
    AIMS: Phrase("puzzle-aims"),
    BEFORE: Phrase("puzzle-before"),
}


class _Try(NamedTuple):
    """The solution, and another choice beside it."""

    best: int
    played: int


def try_lines(view: View, puzzle: Puzzle, action: str, *, has_notation: bool = True) -> list[Phrase]:
    """What somebody hears who has tried this choice: whether it is right, and why. Whoever was right is told why what
    suggests itself is wrong."""
    game = view.game
    is_right = action == puzzle.best
    other = kit_of(game).rule_of_thumb(view) if is_right else game.actions.parse(action)
    weighed = puzzle.weighed(game.actions.text[other])
    compared = _Try(game.actions.parse(puzzle.best), other)
    spoken = Words(view, compared, has_notation)
    best, played = spoken.name(compared.best), spoken.name(compared.played)
    if is_right:
        headline = Phrase("puzzle-right", {"best": best, "other": played, "lost": lost(weighed.loss())})
    else:
        label = LABEL_NAMES[weighed.label]
        headline = Phrase(
            "puzzle-wrong", {"label": label, "played": played, "best": best, "lost": lost(weighed.loss())}
        )
    lines = [headline]
    for choice in compared:
        reasons = spoken.reasons(choice)
        if reasons:
            lines.append(Phrase("review-for", {"choice": spoken.short(choice), "reasons": Sentences(tuple(reasons))}))
    return lines
