"""Puzzles in four languages."""

from typing import Final

import pytest

from tests.bots.puzzles.solved import first_of, in_other_world
from tricktable.bots.kit import kit_of
from tricktable.bots.puzzles.collection import all_puzzles
from tricktable.bots.puzzles.loading import opened
from tricktable.bots.puzzles.puzzles import Puzzle
from tricktable.games import GAMES
from tricktable.words.phrases import Phrase
from tricktable.words.puzzles import THEME_NAMES, try_lines
from tricktable.words.speakers import LANGUAGES, Speaker

SAMPLE: Final = 4
"""Every so many of those that come with the games is looked at."""
NAMES: Final = ("Ann", "Bela", "Cleo", "Dora", "Edda", "Finn")


def said(phrase: Phrase, language: str, you: int) -> str:
    return Speaker(language, NAMES, you).say(phrase)


@pytest.mark.parametrize("game", GAMES)
def test_a_try_is_told_to_whoever_made_it_and_tells_nothing_hidden(game: str) -> None:
    puzzle = first_of(game)
    views = [opened(each).view(puzzle.seat) for each in (puzzle, in_other_world(puzzle, "words"))]

    for choice in puzzle.choices:
        one, two = (try_lines(view, puzzle, choice.action) for view in views)
        for language in LANGUAGES:
            texts = [said(line, language, puzzle.seat) for line in one]
            assert texts == [said(line, language, puzzle.seat) for line in two]
            assert all(text and "{" not in text for text in texts)


def test_what_is_said_about_a_right_and_a_wrong_choice() -> None:
    puzzle = first_of("hasp")
    view = opened(puzzle).view(puzzle.seat)
    thumb = view.game.actions.text[kit_of(view.game).rule_of_thumb(view)]
    label = puzzle.weighed(thumb).label

    right = said(try_lines(view, puzzle, puzzle.best)[0], "en", puzzle.seat)
    wrong = said(try_lines(view, puzzle, thumb)[0], "en", puzzle.seat)

    assert right.startswith(f"Right: {puzzle.best}")
    assert f"{thumb} suggests itself, and loses " in right
    assert wrong.startswith(f"{label.capitalize()}: {thumb} loses ")
    assert wrong.endswith(f"Right is {puzzle.best}.")


@pytest.mark.parametrize("puzzle", [*all_puzzles().values()][::SAMPLE], ids=lambda puzzle: f"{puzzle.game}-{puzzle.id}")
def test_a_solution_has_a_reason_in_words(puzzle: Puzzle) -> None:
    view = opened(puzzle).view(puzzle.seat)
    lines = try_lines(view, puzzle, puzzle.best)

    assert len(lines) >= 2
    for language in LANGUAGES:
        assert all("{" not in said(line, language, puzzle.seat) for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_theme_has_a_name_of_its_own(language: str) -> None:
    names = [said(name, language, 0) for name in THEME_NAMES.values()]

    assert len(set(names)) == len(names)
