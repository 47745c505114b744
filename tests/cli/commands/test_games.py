"""`tricktable games`."""

import json

import pytest

from tricktable.cli import main
from tricktable.games import GAMES


def test_all_games_are_listed_with_seats_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0

    shown = capsys.readouterr().out
    for game in GAMES.values():
        counts = ", ".join(map(str, game.player_counts))
        assert any(
            line.split()[0] == game.name and game.title in line and counts in line
            for line in shown.splitlines()
            if line
        )
        for option in game.option_list:
            assert f"  {option.name} " in shown
            assert option.meaning.split()[0] in shown


def test_the_listing_for_programs_is_complete(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--json"]) == 0

    listed = json.loads(capsys.readouterr().out)
    assert [entry["name"] for entry in listed] == list(GAMES)
    for entry, game in zip(listed, GAMES.values(), strict=True):
        assert entry["title"] == game.title
        assert entry["seats"] == list(game.player_counts)
        assert entry["default_seats"] == game.default_players
        assert entry["rules_version"] == game.version
        assert [option["name"] for option in entry["options"]] == [option.name for option in game.option_list]
        assert [option["default"] for option in entry["options"]] == [option.default for option in game.option_list]
