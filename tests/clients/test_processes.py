"""Whole matches between real processes: a server, terminals and bots."""

import re

import pytest

from tests.clients.processes import ONES, Party, wait_for_players
from tricktable.cli import main
from tricktable.cli.files import read_record

SHORT = {"mue": ("--option", "hands=2")}


LONG = ("njet", "meinz", "was_sticht")
"""Many choices, and no others than in the terminal's own tests: for the soak."""


@pytest.mark.parametrize("game", ["hasp", *(pytest.param(game, marks=pytest.mark.soak) for game in LONG), "mue"])
def test_four_play_a_whole_match_though_one_leaves_and_comes_back(
    game: str, server: str, people: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = ("--seats", "4", "--bots", "thumb", *SHORT.get(game, ()))
    ann = people.start("open", server, game, "--name", "Ann", *rules, is_typed=True)
    link = ann.wait_for(r"this link: (http://\S+)")[1]
    ben = people.start("join", link, "--name", "Ben", "--seat", "2", is_typed=True)
    wait_for_players(link, 2)
    bots = [people.start("join", link, "--bot", "thumb", "--name", name) for name in ("Carl", "Dora")]
    wait_for_players(link, 4)

    ben.type("1\n" * 5 + "q\n")
    ann.type("start\n" + ONES)
    assert ben.end() == 0, ben.tell()
    assert f"tricktable join {link} --name Ben brings you back" in ben.said
    ben = people.start("join", link, "--name", "Ben", is_typed=True)
    ben.type(ONES)

    assert ann.end() == 0, ann.tell()
    assert ben.end() == 0, ben.tell()
    assert [bot.end() for bot in bots] == [0, 0]
    assert "A bot plays for Ben now." in ann.said
    for person in (ann, ben):
        assert "the match." in person.said
        assert "Traceback" not in person.said
    assert re.search(r"Winners: (Ann|Ben|Carl|Dora)", bots[0].said)
    monkeypatch.setenv("XDG_DATA_HOME", str(people.home))
    kept = sorted((people.home / "tricktable" / "matches").iterdir())[0]
    assert sorted(read_record(kept).names.values()) == ["Ann", "Ben", "Carl", "Dora"]
    assert main(["check", str(kept)]) == 0
    assert main(["verify", str(kept)]) == 0
