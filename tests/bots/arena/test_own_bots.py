"""Bots of a file in the arena."""

from pathlib import Path

import pytest

from tricktable.bots.arena.contests import ROUND, Contest, hold, one_by_one
from tricktable.core.errors import SetupError

ROOT = Path(__file__).parents[3]
MINE = """
class Player:
    def choose(self, view, stream):
        return view.legal[0]

class Cheat:
    def choose(self, view, stream):
        return -1

class Mute:
    pass

player = 1
"""


def contest(*bots: str) -> Contest:
    return Contest("hasp", 4, (), bots, ROUND, "own", 2)


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(MINE, encoding="utf-8")
    return path


def test_a_class_of_a_file_plays(mine: Path) -> None:
    wanted = contest(f"{mine}:Player", "random")

    wanted.check()
    report = hold(wanted, one_by_one)

    assert report.contest.bots == (f"{mine}:Player", "random")


def test_the_example_plays() -> None:
    wanted = contest(f"{ROOT}/examples/arena_bot.py:Player", "simple")

    wanted.check()
    assert hold(wanted, one_by_one).contest is wanted


@pytest.mark.parametrize(
    ("name", "error"), [("Mute", "has no choose"), ("player", "is not a class"), ("Nobody", "has no 'Nobody'")]
)
def test_what_is_no_bot_is_refused(mine: Path, name: str, error: str) -> None:
    with pytest.raises(SetupError, match=error):
        contest(f"{mine}:{name}", "random").check()


def test_a_file_that_is_missing_or_broken_is_refused(tmp_path: Path) -> None:
    broken = tmp_path / "broken.py"
    broken.write_text("1 / 0", encoding="utf-8")

    with pytest.raises(SetupError, match="there is no file"):
        contest(f"{tmp_path}/none.py:Player", "random").check()
    with pytest.raises(SetupError, match="ZeroDivisionError"):
        contest(f"{broken}:Player", "random").check()


def test_a_network_is_for_those_who_have_arrays(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match=r"tricktable\[research\]"):
        contest(f"{tmp_path}/some.npz", "random").check()


def test_a_choice_that_is_not_allowed_is_told(mine: Path) -> None:
    with pytest.raises(SetupError, match="chose -1, which is not allowed"):
        hold(contest(f"{mine}:Cheat", "random"), one_by_one)
