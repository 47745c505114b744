"""Matches that are left and go on another day."""

import os
from collections.abc import Callable
from itertools import islice
from pathlib import Path

import pytest

from tests.cli.terminals import ENOUGH, Play, files_in
from tests.contract.tables import positions
from tricktable.cli import main
from tricktable.cli.files import read_record
from tricktable.cli.saved_matches import load
from tricktable.core.record_writing import record_of
from tricktable.games import new_game


def test_a_match_goes_on_where_it_was_left(play: Play, home: Path) -> None:
    """The deals after it are the same as without the break."""
    _, whole, _ = play("meinz", "--seed", "x", "--bots", "random", typed=ENOUGH)
    (in_one_go,) = files_in(home / "matches")
    deals = [part.deal for part in read_record(in_one_go).rounds]
    in_one_go.unlink()

    code, out, err = play("meinz", "--seed", "x", "--bots", "random", typed="1\n" * 9 + "q\n")
    assert (code, err) == (0, "")
    assert "tricktable play --resume goes on" in out
    (save,) = files_in(home / "saves")
    before = load(save).match
    last_screen = out[out.rindex("── Meinz") :]

    code, out, err = play("--resume", typed="q\n")
    assert (code, err) == (0, "")
    assert out[out.rindex("── Meinz") :] == last_screen
    assert files_in(home / "saves") == [save]
    assert load(save).match.steps == before.steps

    code, out, err = play("--resume", typed=ENOUGH)
    assert (code, err) == (0, "")
    assert not files_in(home / "saves")
    (kept,) = files_in(home / "matches")
    assert [part.deal for part in read_record(kept).rounds] == deals
    assert whole.count("Round 8 is over") == out.count("Round 8 is over") == 1
    assert main(["check", str(kept)]) == 0


@pytest.mark.parametrize("name", ["hasp", "njet", "was_sticht", "mue"])
def test_every_game_can_be_left_at_any_moment(name: str, play: Play, home: Path) -> None:
    for choices in (0, 1, 5, 9, 14):
        code, _, _ = play(name, "--seed", "leave", "--bots", "thumb", typed="1\n" * choices + "q\n")
        assert code == 0
        code, out, err = play("--resume", typed="1\n")
        assert code == 1
        assert "the input ended; the match is saved" in err
        assert "You go on with" in out
        for save in files_in(home / "saves"):
            save.unlink()


def test_the_end_of_the_input_saves(play: Play, home: Path) -> None:
    code, _, err = play("hasp", typed="")

    assert code == 1
    assert err == "tricktable: the input ended; the match is saved: `tricktable play --resume` goes on\n"
    assert len(files_in(home / "saves")) == 1


def test_a_match_can_be_saved_to_any_file(play: Play, home: Path, tmp_path: Path) -> None:
    target = tmp_path / "my match.txt"

    code, out, _ = play("hasp", "--seats", "2", "--save", str(target), typed="1\nq\n")
    assert code == 0
    assert f"tricktable play --resume '{target}' goes on" in out
    assert not home.exists()

    code, _, err = play("hasp", "--save", str(target), typed="q\n")
    assert code == 2
    assert "exists already" in err

    code, out, _ = play("--resume", str(target), typed=ENOUGH)
    assert code == 0
    assert not target.exists()
    assert len(files_in(home / "matches")) == 1


def test_resume_takes_the_newest_save_or_that_of_a_game(play: Play, home: Path) -> None:
    play("hasp", typed="q\n")
    play("mue", typed="q\n")
    old, new = files_in(home / "saves")
    os.utime(old, (1, 1))
    os.utime(new, (2, 2))

    assert "with Mü" in play("--resume", typed="q\n")[1]
    assert "with HASP" in play("--resume", "hasp", typed="q\n")[1]
    assert play("--resume", "njet")[2] == "tricktable: there is no saved match of NJET\n"


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda text: text[: len(text) // 2], "ends in the middle of a line"),
        (lambda text: text.replace("trump f", "trump q"), "there is no action"),
        (lambda text: text.replace("seed: 78", "seed: 7"), "cannot go on"),
        (lambda text: "nonsense\n", "a record begins with"),
        (lambda text: text.replace("game: hasp", "game: chess"), "there is no game 'chess'"),
    ],
)
def test_a_damaged_save_is_one_clear_line(change: Callable[[str], str], complaint: str, play: Play, home: Path) -> None:
    play("hasp", "--seed", "x", "--seat", "2", typed="trump f\nq\n")
    (save,) = files_in(home / "saves")
    save.write_text(change(save.read_text()))

    code, _, err = play("--resume")

    assert code == 2
    assert err.count("\n") == 1
    assert err.startswith(f"tricktable: {save}: ")
    assert complaint in err
    assert save.exists()


def test_any_unfinished_record_can_be_played_on(play: Play, home: Path, tmp_path: Path) -> None:
    """A record without names and seed goes on from any seat, with new chance for the deals to come."""
    path = tmp_path / "position.txt"
    path.write_text(str(record_of(next(islice(positions(new_game("njet", 3), "on"), 25, None)))))

    code, _, _ = play("--resume", str(path), "--seat", "1", "--bots", "random", typed="q\n")
    assert code == 0
    record = read_record(path)
    assert record.names == {0: "Bela (random)", 1: "You", 2: "Ada (random)"}
    assert record.seed == ""  # its first deal comes from none that could be named
    assert main(["check", str(path)]) == 0

    code, out, err = play("--resume", str(path), typed=ENOUGH)
    assert (code, err) == (0, "")
    assert "(random bots)" in out
    assert len(files_in(home / "matches")) == 1


def test_a_finished_match_does_not_go_on(play: Play, home: Path) -> None:
    play("hasp", "--seats", "2", typed=ENOUGH)
    (kept,) = files_in(home / "matches")

    code, _, err = play("--resume", str(kept))

    assert code == 2
    assert "this match is over" in err
