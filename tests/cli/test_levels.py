"""Levels in the terminal: who plays for whom, what the person is told, and a sign of life while bots think."""

import io
import time
from pathlib import Path
from typing import Final

import pytest
from rich.console import Console

from tests.cli.terminals import Play, files_in
from tests.contract.tables import game_at, positions
from tricktable.bots import BOTS
from tricktable.cli.files import read_record
from tricktable.cli.saves import SavedMatch
from tricktable.cli.sittings import Sitting
from tricktable.cli.thoughts import PATIENCE, thinking
from tricktable.core.matches import Match

FULL_STRENGTH: Final = "Whoever plays together with you"
ERASE_LINE: Final = "\x1b[2K"


def sitting(match: Match, bot: str) -> Sitting:
    """The person in seat 0 of this match, and bots in all others."""
    return Sitting(SavedMatch(match, b"seed", {0: "You"}), 0, BOTS[bot], None, None, False)


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_a_partner_plays_at_full_strength_whatever_level_was_chosen(level: str) -> None:
    match = next(positions(game_at(("hasp", 4)), "partners"))
    table = sitting(match, level)

    assert [table.bot_for(match.view(seat)).name for seat in (1, 2, 3)] == [level, "hard", level]


def test_who_the_partners_are_changes_with_the_round() -> None:
    match = next(positions(game_at(("mue", 5)), "partners"))
    table = sitting(match, "easy")
    strong = set()
    for match in positions(game_at(("mue", 5)), "partners"):
        names = [table.bot_for(match.view(seat)).name for seat in range(1, 5)]
        view = match.view(0)
        if view.phase != "trick":
            assert names == ["easy"] * 4
            continue
        pair = {*view.facts["chief"], *view.facts["partner"]}
        expected = [(seat in pair) == (0 in pair) for seat in range(1, 5)]
        assert names == ["hard" if is_mate else "easy" for is_mate in expected]
        strong.add(tuple(names))

    assert len(strong) > 1


def test_a_bot_that_was_asked_for_by_name_plays_everywhere() -> None:
    match = next(positions(game_at(("hasp", 4)), "partners"))
    table = sitting(match, "thumb")

    assert {table.bot_for(match.view(seat)).name for seat in (1, 2, 3)} == {"thumb"}


def test_the_usual_level_is_medium_and_partners_are_announced(play: Play) -> None:
    _, out, _ = play("hasp", "--seed", "x", typed="q\n")

    assert "(medium bots)" in out
    assert FULL_STRENGTH in out


@pytest.mark.parametrize("args", [("meinz",), ("hasp", "--seats", "3"), ("hasp", "--bots", "thumb")])
def test_nothing_is_said_of_partners_where_there_are_none(args: tuple[str, ...], play: Play) -> None:
    _, out, _ = play(*args, "--seed", "x", typed="q\n")

    assert FULL_STRENGTH not in out


def test_a_resumed_match_keeps_its_level(play: Play, home: Path) -> None:
    play("meinz", "--bots", "easy", "--seed", "x", typed="q\n")

    _, out, _ = play("--resume", typed="q\n")

    assert "(easy bots)" in out
    (save,) = files_in(home / "saves")
    assert read_record(save).names[1] == "Ada (easy)"


@pytest.mark.parametrize(
    ("is_terminal", "seconds", "shown"), [(True, 2.0, True), (True, 0.0, False), (False, 0.5, False)]
)
def test_who_thinks_for_long_says_so_on_a_terminal(is_terminal: bool, seconds: float, shown: bool) -> None:
    written = io.StringIO()
    with thinking(Console(file=written, force_terminal=is_terminal, width=60), "Ada is thinking"):
        time.sleep(seconds * PATIENCE)

    assert ("Ada is thinking" in written.getvalue()) == shown


def test_the_sign_of_life_goes_away_when_somebody_stops_the_program() -> None:
    written = io.StringIO()

    def interrupted() -> None:
        with thinking(Console(file=written, force_terminal=True, width=60), "Ada is thinking"):
            time.sleep(2 * PATIENCE)
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()

    assert written.getvalue().rindex(ERASE_LINE) > written.getvalue().rindex("Ada is thinking")
