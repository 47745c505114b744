"""The frame of the command line: help, version, and one line for whatever goes wrong."""

import io
import os
import shlex
import subprocess
import sys
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path

import pytest

from tricktable import __version__
from tricktable.builds import builds
from tricktable.cli import INTERRUPTED, WRONG_USAGE, main
from tricktable.cli.commands import games
from tricktable.cli.output import LONGEST, accept_every_letter, printable

PLAYING = ("games", "rules", "play", "serve", "open", "join", "replay")
COMMANDS = (*PLAYING, "simulate", "arena", "check", "verify", "export", "import")


def test_the_command_alone_says_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0

    shown = capsys.readouterr()
    assert all(f"    {command} " in shown.out for command in COMMANDS)
    assert "examples:" in shown.out
    assert not shown.err


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "--help"]) == 0

    shown = capsys.readouterr().out
    assert shown.startswith(f"usage: tricktable {command}")
    assert f"  tricktable {command}" in shown.partition("examples:")[2]


def test_the_version_names_this_python_and_what_is_compiled(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"tricktable {__version__} (Python {sys.version.split()[0]}, {builds()})\n"


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("dance", "argument COMMAND: invalid choice: 'dance'"),
        ("--dance", "unrecognized arguments: --dance"),
        ("games --lang de", "unrecognized arguments: --lang"),
        ("rules", "the following arguments are required: GAME"),
        ("rules skat", "there is no game 'skat' (games: hasp, njet, meinz, was_sticht, mue)"),
        ("simulate hasp", "the following arguments are required: --matches"),
        ("simulate skat --matches 1", "there is no game 'skat'"),
        ("simulate hasp --matches 1 --seats 5", "HASP is for 2, 3, 4 players, not 5"),
        ("simulate hasp --matches 1 --seats two", "argument --seats: 'two' is not a whole number"),
        ("simulate hasp --matches 1 --seats ²", "argument --seats: '²' is not a whole number"),
        ("simulate hasp --matches 0", "argument --matches: at least 1 is needed, not 0"),
        ("simulate hasp --matches 1 --jobs -1", "argument --jobs: '-1' is not a whole number"),
        ("simulate hasp --matches 1 --option teams", "--option takes NAME=VALUE, not 'teams'"),
        ("simulate hasp --matches 1 --option =x", "--option takes NAME=VALUE, not '=x'"),
        ("simulate hasp --matches 1 --option teams=x", "option teams is one of chosen, drawn, not 'x'"),
        ("simulate hasp --matches 1 --option pot=3", "HASP has no option 'pot' (options: teams, values)"),
        ("simulate hasp --matches 1 --option values=²", "option values is ten numbers"),
        ("simulate mue --matches 1 --option hands=²", "option hands is"),
        ("simulate njet --matches 1 --option difference=on --option difference=off", "is given twice"),
        ("simulate hasp --matches 1 --bots deep", "there is no bot 'deep' (bots: random, simple, thumb, net, easy, "),
        ("simulate hasp --matches 1 --bots clairvoyant", "clairvoyant sees all cards, so it plays in the arena alone"),
        ("play hasp --bots clairvoyant", "clairvoyant sees all cards, so it plays in the arena alone"),
        ("simulate hasp --matches 1 --bots simple,random", "--bots names 2 bots for 4 seats"),
        ("simulate hasp --matches 1 --seed \udce4", "argument --seed: a seed is a text in UTF-8"),
        ("check", "the following arguments are required: FILE"),
    ],
)
def test_wrong_usage_is_one_line_and_exit_code_2(line: str, reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(line.split()) == WRONG_USAGE

    shown = capsys.readouterr()
    assert not shown.out
    assert shown.err.startswith("tricktable: ")
    assert reason in shown.err
    assert shown.err.count("\n") == 1


@pytest.mark.parametrize("spelling", ["mue", "Mü", "MÜ", "mu"])
def test_a_game_is_found_in_any_spelling(spelling: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", spelling, "--matches", "1", "--option", "hands=1", "--seed", "a"]) == 0
    assert capsys.readouterr().out.startswith("Mü with 5 players, hands 1: 1 match, seed a\n")


def raising(error: BaseException) -> Callable[[Namespace], int]:
    def command(args: Namespace) -> int:
        raise error

    return command


@pytest.mark.parametrize(
    ("error", "code", "line"),
    [
        (KeyboardInterrupt(), INTERRUPTED, "tricktable: stopped\n"),
        (EOFError(), 1, "tricktable: the input ended\n"),
        (PermissionError(13, "Permission denied", "/x/y"), 1, "tricktable: /x/y: Permission denied\n"),
        (OSError("full"), 1, "tricktable: full\n"),
    ],
)
def test_what_ends_a_command_is_said_in_one_line(
    error: BaseException, code: int, line: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "list_games", raising(error))

    assert main(["games"]) == code
    assert capsys.readouterr().err == line


def test_a_reader_who_goes_away_is_no_error() -> None:
    command = f"{sys.executable} -m tricktable simulate --help | true; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, env=os.environ, timeout=30)

    assert done.returncode in (0, 141)
    assert not done.stderr


def test_messages_stay_on_one_line_and_move_no_cursor() -> None:
    assert printable("a\nb\x1b[2J\u2028ü") == "a\\nb\\x1b[2J\\u2028ü"
    assert len(printable("x" * 10_000)) == LONGEST


def test_a_terminal_without_our_letters_gets_question_marks() -> None:
    stream = io.TextIOWrapper(io.BytesIO(), encoding="ascii")

    accept_every_letter(stream)
    print("Mü", file=stream, end="")

    stream.seek(0)
    assert stream.read() == "M?"


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-"])
@pytest.mark.parametrize("command", ["games", "play hasp --seed x", "simulate hasp --matches 1", "rules hasp"])
def test_a_closed_stream_is_no_traceback(closed: str, command: str, tmp_path: Path) -> None:
    """Without input there is an end of input; output that nobody wants goes nowhere."""
    run = subprocess.run(
        ["bash", "-c", f"exec {shlex.quote(sys.executable)} -m tricktable {command} {closed}"],
        capture_output=True,
        text=True,
        timeout=60,
        stdin=subprocess.DEVNULL,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
    )

    assert "Traceback" not in run.stdout + run.stderr
