"""The program as it really runs: signals, pipes and terminals."""

import os
import pty
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import pytest

from tests.cli.terminals import files_in
from tricktable.cli.saved_matches import load

PROGRAM: Final = "import sys; from tricktable.cli import main; sys.exit(main())"


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
    os.write(ours, b"x\n3\n9\n\n7\neasy\nq\n")

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
    assert "Please type a number from 1 to 3." in text
    assert "You play Meinz with Ada, Bela and Cleo (easy bots)" in text
    assert "\x1b[" in text
    (save,) = files_in(home / "saves")
    assert save.name.startswith("meinz-")
