"""Looks of games that the page was not built with: checked before anything is drawn."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.page.brought import pairs
from tricktable.core.errors import SetupError
from tricktable.core.games import Game
from tricktable.games import GAMES
from tricktable.server.page.looks import FILE, LARGEST, LONGEST_SHAPE, look_of, own_look

HEART = "M12 21L2 9A5 5 0 0 1 12 7A5 5 0 0 1 22 9Z"


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> type[Game]:
    """An installed game whose module lies in a folder of its own."""
    monkeypatch.setitem(GAMES, "pairs", pairs.Pairs)
    monkeypatch.setattr("tricktable.server.page.looks.inspect.getfile", lambda game: str(tmp_path / "pairs.py"))
    look_of.cache_clear()
    return pairs.Pairs


def write(folder: Path, look: Any) -> None:  # Any: whatever a package may ship
    (folder / FILE).write_text(look if isinstance(look, str) else json.dumps(look))


def test_a_game_without_a_look_is_drawn_from_its_declared_colours(painted: type[Game]) -> None:
    look = look_of(painted.name)

    assert look is not None
    assert [(suit.letter, suit.colour) for suit in look.suits] == [
        ("c", "black"),
        ("d", "red"),
        ("h", "red"),
        ("s", "black"),
    ]
    assert look.sample == ("c9", "dJ", "hA")
    assert look.points["hA"] == 13
    assert own_look(painted) is None


def test_what_the_package_says_goes_before_it(painted: type[Game], tmp_path: Path) -> None:
    suits = {"h": {"colour": "#c2185b", "shape": HEART, "night": "#ff99bb"}, "d": {"colour": "orange"}}
    write(tmp_path, {"suits": suits, "sample": ["sQ"], "points": "triangle"})

    look = look_of(painted.name)

    assert look is not None
    _, diamonds, hearts, _ = look.suits
    assert (hearts.colour, hearts.field, hearts.shape, hearts.night) == ("red", "#c2185b", HEART, "#ff99bb")
    assert (diamonds.colour, diamonds.field) == ("orange", "")
    assert (look.sample, look.mark) == (("sQ",), "triangle")


@pytest.mark.parametrize(
    ("look", "why"),
    [
        ("{", "truncated"),
        ({"colour": "red"}, "unknown field"),
        ({"suits": {"x": {}}}, r"no suit 'x' \(suits: c d h s\)"),
        ({"suits": {"h": {"colour": "crimson"}}}, "#rrggbb or one of red, .* not 'crimson'"),
        ({"suits": {"h": {"day": "red"}}}, "a colour of suit h is written as #rrggbb, not 'red'"),
        ({"suits": {"h": {"shape": "M0 0<script>"}}}, "the shape of suit h is no path"),
        ({"suits": {"h": {"shape": "url(#x)"}}}, "the shape of suit h is no path"),
        ({"suits": {"h": {"shape": "M" + "1 " * LONGEST_SHAPE}}}, f"more than {LONGEST_SHAPE} characters"),
        ({"sample": ["h1"]}, "no card 'h1'"),
        ({"sample": ["h9"] * 4}, "length <= 3"),
        ({"points": "star"}, "star"),
        (" " * (LARGEST + 1), f"at most {LARGEST} bytes"),
    ],
)
def test_what_cannot_be_drawn_is_told_in_one_line(
    painted: type[Game], tmp_path: Path, capsys: pytest.CaptureFixture[str], look: Any, why: str
) -> None:
    """The game is then drawn as if there were no look."""
    write(tmp_path, look)

    with pytest.raises(SetupError, match=rf"the look of pairs \(.*look.json\) is wrong: .*{why}"):
        own_look(painted)

    drawn = look_of(painted.name)
    assert drawn is not None
    assert drawn.sample == ("c9", "dJ", "hA")
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("game", ["hasp", "njet", "meinz", "was_sticht", "mue"])
def test_the_page_was_built_with_the_games_of_this_package(game: str) -> None:
    assert look_of(game) is None
