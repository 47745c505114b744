"""Games that other packages bring by an entry point."""

from importlib.metadata import EntryPoint

import pytest

from tricktable.core.errors import SetupError
from tricktable.games import GAMES, GROUP, brought


def test_a_package_brings_a_game_by_an_entry_point() -> None:
    missing = EntryPoint("nothing", "no_such_package:Nothing", GROUP)

    with pytest.raises(SetupError, match=r"the game nothing .* cannot be loaded"):
        brought(missing)


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("thing", "tricktable.games:new_game", "no class of a game"),
        ("other", "tricktable.games.hasp:Hasp", "calls itself 'hasp'"),
        ("hasp", "tricktable.games.hasp:Hasp", "two games 'hasp'"),
    ],
)
def test_what_is_no_new_game_is_refused(name: str, value: str, reason: str) -> None:
    with pytest.raises(SetupError, match=reason):
        brought(EntryPoint(name, value, GROUP))


def test_the_games_of_this_package_come_first() -> None:
    assert list(GAMES)[:5] == ["hasp", "njet", "meinz", "was_sticht", "mue"]
