"""The puzzles that come with the games: every one of them is what it says."""

from collections import Counter
from datetime import date
from typing import Final

import pytest

from tests.bots.puzzles.solved import is_best
from tricktable.bots.kit import find_kit, kit_of
from tricktable.bots.levels import EasyBot
from tricktable.bots.puzzles.checking import check
from tricktable.bots.puzzles.collection import all_puzzles, chosen, of_day, puzzles_of
from tricktable.bots.puzzles.finding import fails_easy, is_trusted, themes_in
from tricktable.bots.puzzles.loading import opened
from tricktable.bots.puzzles.puzzles import Puzzle
from tricktable.bots.puzzles.themes import THEMES
from tricktable.bots.reviews import Label
from tricktable.games import GAMES
from tricktable.words.puzzles import THEME_NAMES

LEAST: Final = 40
PUZZLES: Final = tuple(all_puzzles().values())
SAMPLE: Final = 8
"""Every so many is judged again, in fewer worlds than it was found in."""


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_enough_for_several_tables(game: str) -> None:
    own = puzzles_of(game)

    assert len(own) >= LEAST
    assert len({puzzle.players for puzzle in own}) == len(GAMES[game].player_counts)
    assert len({puzzle.difficulty for puzzle in own}) >= 3
    assert len({theme for puzzle in own for theme in puzzle.themes}) >= 4


@pytest.mark.parametrize("game", GAMES)
def test_a_game_names_reasons_that_it_has(game: str) -> None:
    kit = find_kit(GAMES[game])

    assert {*kit.puzzles.reasons, *kit.puzzles.against} <= {kind.name for kind in kit.reason_kinds}


def test_ids_and_positions_are_unique() -> None:
    assert len(PUZZLES) == sum(len(puzzles_of(game)) for game in GAMES)
    assert max(Counter(puzzle.position for puzzle in PUZZLES).values()) == 1


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: f"{puzzle.game}-{puzzle.id}")
def test_a_puzzle_can_be_opened_and_weak_players_fail(puzzle: Puzzle) -> None:
    """All that can be told without worlds: it loads, its solution is legal, thumb and easy fail, it has a theme."""
    match = opened(puzzle)
    view = match.view(puzzle.seat)
    best = match.game.actions.parse(puzzle.best)
    thumb = kit_of(match.game).rule_of_thumb(view)

    assert best in view.legal
    assert best != thumb
    assert fails_easy(view, best), f"{EasyBot.name} finds it"
    assert is_trusted(view)
    assert puzzle.weighed(match.game.actions.text[thumb]).label in (Label.MISTAKE, Label.BLUNDER)
    assert puzzle.themes == themes_in(view, best, thumb)
    assert set(puzzle.themes) <= set(THEMES)


@pytest.mark.parametrize("puzzle", PUZZLES[::SAMPLE], ids=lambda puzzle: f"{puzzle.game}-{puzzle.id}")
def test_a_sample_is_judged_again(puzzle: Puzzle) -> None:
    assert is_best(puzzle, 512, "sample")


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_a_check_with_four_times_the_worlds_keeps_nearly_all(game: str) -> None:
    faults = [checked for puzzle in puzzles_of(game) if (checked := check(puzzle)).fault]

    assert len(faults) <= 0.05 * len(puzzles_of(game)), faults


def test_they_are_chosen_by_game_and_theme() -> None:
    theme = puzzles_of("mue")[0].themes[0]
    found = chosen(list(PUZZLES), "mue", theme)

    assert puzzles_of("mue")[0] in found
    assert all(puzzle.game == "mue" and theme in puzzle.themes for puzzle in found)
    assert chosen(list(PUZZLES)) == list(PUZZLES)


def test_every_theme_has_a_name() -> None:
    assert tuple(THEME_NAMES) == THEMES


def test_each_day_has_its_own_and_games_take_turns() -> None:
    today = date(2026, 11, 17).toordinal()
    days = [of_day(today + number) for number in range(LEAST * len(GAMES))]
    found = [puzzle for puzzle in days if puzzle is not None]

    assert len(found) == len(days)
    assert len({puzzle.id for puzzle in found}) == len(found), "none comes twice before all were there"
    assert len({puzzle.game for puzzle in found[: len(GAMES)]}) == len(GAMES)
