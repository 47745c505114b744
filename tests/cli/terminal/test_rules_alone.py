"""A game that has only its rules is played in the terminal like any other: nothing else of its own is needed."""

from pathlib import Path

import pytest

from tests.cli.terminals import ENOUGH, Play, files_in
from tests.words.plain import Plain, PlainPairs
from tricktable.bots import BOTS
from tricktable.cli import main
from tricktable.core.games import Game
from tricktable.games import GAMES

PLAIN_GAMES = (Plain, PlainPairs)


@pytest.fixture(autouse=True)
def plain_games(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in PLAIN_GAMES:
        monkeypatch.setitem(GAMES, game.name, game)


@pytest.mark.parametrize("game", PLAIN_GAMES)
def test_a_whole_match_is_played(game: type[Game], play: Play, home: Path) -> None:
    code, out, err = play(game.name, "--bots", "thumb", "--seed", "alone", typed=ENOUGH)

    assert (code, err) == (0, "")
    assert game.title in out
    (kept,) = files_in(home / "matches")
    assert main(["check", str(kept)]) == 0
    assert main(["replay", str(kept)]) == 0


@pytest.mark.parametrize("bot", BOTS)
def test_bots_of_every_kind_play_it(bot: str, play: Play, home: Path) -> None:
    code, out, err = play("plain", "--bots", bot, "--seed", "alone", typed="1\n" * 4 + "q\n")

    assert (code, err) == (0, "")
    assert "trick 1" in out
    (saved,) = files_in(home / "saves")
    assert main(["check", str(saved)]) == 0


def test_everything_that_a_person_can_ask_for_has_an_answer(play: Play, home: Path) -> None:
    typed = "help\nh\ns\nl\nr\n?c1\nnonsense\n1\nb\n1\n" + "h\n1\n" * 2 + "s 1\nq\n"

    code, out, err = play("plain", "--bots", "simple", "--seed", "alone", typed=typed)

    assert (code, err) == (0, "")
    assert "the rules of plain are not part of this installation" in out
    assert len(files_in(home / "saves")) == 1


@pytest.mark.parametrize("language", ["de", "nl", "es"])
def test_it_is_played_in_every_language(language: str, play: Play) -> None:
    code, _, err = play("plain", "--bots", "simple", "--seed", "alone", "--lang", language, typed=ENOUGH)

    assert (code, err) == (0, "")
