"""`tricktable games`."""

import json

import pytest

from tests.words.plain import Plain
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


def test_one_game_alone_can_be_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "Mü"]) == 0

    shown = capsys.readouterr().out
    assert "Mü" in shown
    assert not [game.title for game in GAMES.values() if game.name != "mue" and game.title in shown]


def test_the_parts_of_all_games_are_listed_side_by_side(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--parts", "--json"]) == 0

    for entry in json.loads(capsys.readouterr().out):
        parts = {part["name"]: part["brought"] for part in entry["parts"]}
        assert parts["rule of thumb"] == parts["translation"] == parts["words"] == parts["look"] == "own"
        assert parts["messages"] == parts["rules for players"] == "own"

    assert main(["games", "--parts"]) == 0
    heading, *rows = capsys.readouterr().out.splitlines()
    assert heading.split()[2:] == list(GAMES)
    assert {row.split()[0] for row in rows} == {"rules", "bots", "words", "page"}


def test_a_game_that_has_only_its_rules_is_told_what_stands_in_for_the_rest(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "plain", Plain)

    assert main(["games", "--parts", "plain"]) == 0

    rows = {row[:25].strip(): row for row in capsys.readouterr().out.splitlines()}
    assert "what `simple` does" in rows["bots    rule of thumb"]
    assert "told from its vocabulary" in rows["words   words"]
    assert not [row for row in rows.values() if " own " in row and "vocabulary" not in row]
