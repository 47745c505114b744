"""A person plays in the terminal: by numbers, by notation, with questions, until the end or another day."""

import io
import os
import pty
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Final

import pytest

from tests.contract.tables import TABLES, Table, positions, table_name
from tricktable.cli import main
from tricktable.cli.files import read_record
from tricktable.cli.saves import load
from tricktable.core.replays import record_of
from tricktable.games import new_game

Play = Callable[..., tuple[int, str, str]]

PROGRAM: Final = "import sys; from tricktable.cli import main; sys.exit(main())"
SHORT: Final = {"mue": ("--option", "hands=2"), "hasp": ("--option", "teams=drawn")}
ENOUGH: Final = 3000
"""More choices than any match needs."""


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "tricktable"


@pytest.fixture
def play(home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """`tricktable play ...` with these lines typed: exit code, output, errors."""

    def run(*args: str, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main(["play", *args])
        shown = capsys.readouterr()
        return code, shown.out, shown.err

    return run


def files_in(folder: Path) -> list[Path]:
    return sorted(folder.iterdir()) if folder.is_dir() else []


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_whole_matches_are_played_by_choosing_the_first_thing(table: Table, play: Play, home: Path) -> None:
    name, players = table

    code, out, err = play(name, "--seats", str(players), "--seed", "s", *SHORT.get(name, ()), typed="1\n" * ENOUGH)

    assert (code, err) == (0, "")
    assert "the match." in out
    assert "\x1b" not in out
    assert max(map(len, out.splitlines()[:-1])) <= 80
    assert not files_in(home / "saves")
    (kept,) = files_in(home / "matches")
    record = read_record(kept)
    assert record.result
    assert record.names[0] == "You" or "teams" in record.options
    assert main(["check", str(kept)]) == 0


def test_a_match_goes_on_where_it_was_left(play: Play, home: Path) -> None:
    """The deals after it are the same as without the break."""
    _, whole, _ = play("meinz", "--seed", "x", "--bots", "random", typed="1\n" * ENOUGH)
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

    code, out, err = play("--resume", typed="1\n" * ENOUGH)
    assert (code, err) == (0, "")
    assert not files_in(home / "saves")
    (kept,) = files_in(home / "matches")
    assert [part.deal for part in read_record(kept).rounds] == deals
    assert whole.count("Round 8 is over") == out.count("Round 8 is over") == 1
    assert main(["check", str(kept)]) == 0


@pytest.mark.parametrize("name", ["hasp", "njet", "was_sticht", "mue"])
def test_every_game_can_be_left_at_any_moment(name: str, play: Play, home: Path) -> None:
    for choices in (0, 1, 5, 9, 14):
        code, _, _ = play(name, "--seed", "leave", typed="1\n" * choices + "q\n")
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

    code, out, _ = play("--resume", str(target), typed="1\n" * ENOUGH)
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
    assert record.seed

    code, out, err = play("--resume", str(path), typed="1\n" * ENOUGH)
    assert (code, err) == (0, "")
    assert "(random bots)" in out
    assert len(files_in(home / "matches")) == 1


def test_the_score_sheet_has_a_line_for_each_rule(play: Play) -> None:
    _, out, _ = play("njet", "--seats", "2", "--seed", "x", typed="1\n" * 35 + "s\ns 1\nq\n")

    assert "Round 1 in detail" in out
    assert re.search(r"\n  Round +You +Ada\n +1 ( +[-+]?\d+){2}\n  Total ( +-?\d+){2}\n", out)
    assert re.search(r"\n  You +0  \d+ tricks? \+ \d captured 0s?\n  Ada ", out)
    assert re.search(r"\n  You +[-+]\d+  the team has \d+ x -?\d\n  Ada ", out)


def test_a_finished_match_does_not_go_on(play: Play, home: Path) -> None:
    play("hasp", "--seats", "2", typed="1\n" * ENOUGH)
    (kept,) = files_in(home / "matches")

    code, _, err = play("--resume", str(kept))

    assert code == 2
    assert "this match is over" in err


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        ((), "which game?"),
        (("chess",), "there is no game 'chess'"),
        (("hasp", "--seats", "7"), "HASP is for 2, 3, 4 players, not 7"),
        (("hasp", "--seat", "4"), "seat 4 does not exist"),
        (("hasp", "--seed", ""), "a seed has at least one letter"),
        (("hasp", "--option", "nonsense"), "NAME=VALUE"),
        (("hasp", "--bots", "perfect"), "there is no bot 'perfect'"),
        (("hasp", "--save", "/no/such/place/x"), "there is no directory /no/such/place"),
        (("--resume",), "there is no saved match"),
        (("--resume", "nowhere.txt"), "nowhere.txt"),
        (("--resume", "--seats", "3"), "--seats does not go with --resume"),
    ],
)
def test_wrong_usage_is_one_clear_line(args: tuple[str, ...], complaint: str, play: Play) -> None:
    code, out, err = play(*args)

    assert code == 2
    assert not out
    assert err.startswith("tricktable: ")
    assert err.count("\n") == 1
    assert complaint in err


def test_unclear_input_gets_an_answer_and_another_chance(play: Play) -> None:
    typed = "\nabc\n99\n7 8\nveto\n?\n?r1\n? trump f\nh\ns\ns 4\nl\nr\ntrump q\n\x1b[A\n" + "ü" * 500 + "\nq\n"

    code, out, err = play("hasp", "--seats", "2", "--seed", "x", typed=typed)

    assert (code, err) == (0, "")
    assert "Type a number from 1 to 5, or help." in out
    assert "I do not know what 'abc' is." in out
    assert "There is no number 99." in out
    assert "Yes, trump f is possible: it is number 1." in out
    assert "No round is over yet." in out
    assert "save and quit" in out
    assert "\x1b" not in out.replace("> \x1b[A", "")
    assert out.count("Name a trump > ") == 17


def test_choices_can_be_named_in_full_or_without_the_verb(play: Play) -> None:
    code, out, _ = play("mue", "--seed", "x", typed="bid y4\nPASS\nq\n")
    assert code == 0
    card = re.search(r"bid +1\) (\w+)", out)
    assert card is not None

    _, out, _ = play("mue", "--seed", "x", typed=f"{card[1]}\nq\n")
    assert f"  You bid {card[1]}\n" in out

    _, out, _ = play("mue", "--seed", "x", typed=f"BID  {card[1].upper()}\nq\n")
    assert f"  You bid {card[1]}\n" in out


def test_a_forbidden_card_is_explained(play: Play) -> None:
    """Whoever asks is told the duty; whoever tries is told the same."""
    typed = "".join(f"?{colour}{number}\n" for colour in "byrk" for number in range(10))
    _, out, _ = play("njet", "--seats", "2", "--seed", "y", typed="1\n" * 14 + typed + "q\n")

    assert "You do not hold" in out
    assert "was led and you hold" in out or "Yes, " in out


def test_enter_takes_the_only_choice(play: Play) -> None:
    _, out, _ = play("was_sticht", "--seed", "x", typed="1\n" * 4 + "\n" * 3 + "q\n")

    assert "You draft" in out


def test_open_hands_are_shown_for_study(play: Play) -> None:
    _, closed, _ = play("mue", "--seed", "x", typed="q\n")
    _, shown, _ = play("mue", "--seed", "x", "--open", typed="q\n")

    assert "Hands" not in closed
    assert re.search(r"Hands   Ada  ?(\w\d+ +){11}", shown)


def test_hidden_choices_of_others_stay_hidden(play: Play) -> None:
    _, out, _ = play("meinz", "--seed", "x", typed="1\nq\n")

    assert re.search(r"  You set \w\d aside\n  Ada sets a card aside\n", out)


def test_the_person_can_sit_anywhere(play: Play, home: Path) -> None:
    code, out, _ = play("njet", "--seat", "2", typed="q\n")

    assert code == 0
    assert "You play NJET with Ada, Bela and Cleo" in out
    (save,) = files_in(home / "saves")
    assert read_record(save).names == {0: "Bela (simple)", 1: "Cleo (simple)", 2: "You", 3: "Ada (simple)"}


def test_drawn_seats_are_told(play: Play) -> None:
    _, out, _ = play("hasp", "--option", "teams=drawn", typed="q\n")

    assert len(re.findall(r"sits? at seat \d, opposite", out)) == 4


def start(home: Path, *args: str, **pipes: int) -> "subprocess.Popen[bytes]":
    environment = {**os.environ, "XDG_DATA_HOME": str(home.parent), "PYTHONPATH": os.pathsep.join(sys.path)}
    streams: dict[str, int] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **pipes}
    return subprocess.Popen([sys.executable, "-c", PROGRAM, "play", *args], env=environment, **streams)  # type: ignore[call-overload,no-any-return] # three streams by name


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)])
def test_whoever_stops_the_program_finds_the_match_saved(number: int, code: int, home: Path) -> None:
    program = start(home, "hasp", "--seed", "x")
    assert program.stdout is not None
    while not program.stdout.readline().startswith(b"Hand"):
        pass
    time.sleep(0.2)

    program.send_signal(number)
    _, err = program.communicate(timeout=20)

    assert program.returncode == code
    assert err.decode() == "tricktable: stopped; the match is saved: `tricktable play --resume` goes on\n"
    (save,) = files_in(home / "saves")
    assert not load(save).match.is_over


def test_a_reader_who_leaves_loses_nothing(home: Path) -> None:
    program = start(home, "meinz", "--seed", "x")
    assert program.stdin is not None
    assert program.stdout is not None
    program.stdout.close()

    program.stdin.write(b"1\n" * 50)
    program.stdin.close()
    program.wait(timeout=20)

    assert program.returncode != 0
    assert program.stderr is not None
    assert b"Traceback" not in program.stderr.read()
    program.stderr.close()
    assert len(files_in(home / "saves")) == 1


def test_on_a_terminal_one_is_asked_what_to_play(home: Path) -> None:
    ours, theirs = pty.openpty()
    program = start(home, stdin=theirs, stdout=theirs, stderr=theirs)
    os.close(theirs)
    os.write(ours, b"x\n3\n9\n\nq\n")

    shown = b""
    try:
        while part := os.read(ours, 4096):
            shown += part
    except OSError:  # the other end is closed
        pass
    program.wait(timeout=20)
    os.close(ours)

    text = shown.decode()
    assert program.returncode == 0
    assert "What would you like to play?" in text
    assert "Please type a number from 1 to 5." in text
    assert "Meinz is for 3, 4 players." in text
    assert "You play Meinz with Ada, Bela and Cleo" in text
    assert "\x1b[" in text
    (save,) = files_in(home / "saves")
    assert save.name.startswith("meinz-")
