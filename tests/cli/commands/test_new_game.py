"""`tricktable new-game`: what it writes plays, checks and keeps its promises before its author has written a line."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tricktable.cli import main

ENTRY_POINTS = "[tricktable.games]\noh_hell = oh_hell:OhHell\n"


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """A command where the new game is installed."""
    info = folder / "oh_hell-1.0.dist-info"
    info.mkdir(exist_ok=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: oh_hell\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(ENTRY_POINTS)
    paths = [str(folder), str(folder / "oh_hell/src"), *filter(None, [os.environ.get("PYTHONPATH")])]
    surroundings = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    return subprocess.run(
        [sys.executable, "-m", *command], env=surroundings, cwd=folder, capture_output=True, text=True, check=False
    )


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the new game in it."""
    assert main(["new-game", "oh_hell", "--title", "Oh Hell", "--into", str(tmp_path)]) == 0
    return tmp_path


def test_a_new_game_keeps_every_promise(folder: Path) -> None:
    tests = run(folder, "pytest", "-q", "-p", "no:cacheprovider", "-k", "3 or rules", "oh_hell/tests")

    assert tests.returncode == 0, tests.stdout
    assert "failed" not in tests.stdout


def test_a_new_game_plays_and_its_records_are_good(folder: Path) -> None:
    played = run(folder, "tricktable", "simulate", "oh_hell", "--matches", "3", "--records", "records")
    checked = run(folder, "tricktable", "check", *map(str, sorted((folder / "records").iterdir())))
    rules = run(folder, "tricktable", "rules", "oh_hell")
    parts = run(folder, "tricktable", "games", "--parts", "oh_hell")

    assert played.returncode == 0, played.stderr
    assert checked.returncode == 0, checked.stderr
    assert "Oh Hell" in rules.stdout
    assert parts.returncode == 0, parts.stderr
    assert "rule of thumb" in parts.stdout


def test_what_was_written_names_nothing_of_the_template(folder: Path) -> None:
    written = [path for path in (folder / "oh_hell").rglob("*") if path.is_file()]

    assert (folder / "oh_hell/src/oh_hell/__init__.py") in written
    assert not any("template" in path.read_text().lower() for path in written)
    assert not any("template" in str(path.relative_to(folder)) for path in written)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Oh-Hell", "is no name for a game"),
        ("x" * 31, "is no name for a game"),
        ("hasp", "something called hasp already"),
        ("json", "something called json already"),
    ],
)
def test_names_that_cannot_be_are_refused(
    name: str, reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new-game", name, "--into", str(tmp_path)]) == 2

    assert reason in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_nothing_is_overwritten(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-game", "oh_hell", "--into", str(folder)]) == 2

    assert "exists already" in capsys.readouterr().err
