"""`tricktable data`: banks from the command line."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from tests.cli.server_files import play_at
from tests.research.banks.planting import note_of, plant_text, texts_in
from tricktable.cli import main
from tricktable.core.records import Record
from tricktable.research.banks.bank import Bank
from tricktable.tables.wire import OpenTable


def make(bank: Path, *arguments: str) -> int:
    asked = ["--game", "hasp", "--seats", "2", "--matches", "5", "--seed", "a b", "--portion", "2"]
    return main(["data", "make", str(bank), *asked, *arguments])


def content(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_a_bank_is_made_checked_and_described(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bank = tmp_path / "one" / "bank-1"
    again = tmp_path / "two" / "bank-1"

    assert make(bank) == 0
    assert "bank-1: 5 matches, " in capsys.readouterr().out
    assert make(again, "--jobs", "2") == 0
    assert content(bank) == content(again)
    capsys.readouterr()
    assert main(["data", "check", str(bank)]) == 0
    assert "all of it is right" in capsys.readouterr().out
    assert main(["data", "check", str(bank), "--jobs", "2"]) == 0
    about = ["--creator", "Ann", "--url", "https://example.org", "--date", "2026-01-31"]
    assert main(["data", "card", str(bank), *about]) == 0
    assert "year = {2026}" in (bank / "README.md").read_text()
    assert (bank / "croissant.json").exists()


def test_what_is_there_is_not_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bank = tmp_path / "bank"
    assert make(bank) == 0
    before = content(bank)

    assert make(bank, "--bots", "simple,thumb") == 2

    assert "is there already" in capsys.readouterr().err
    assert content(bank) == before
    assert make(bank, "--bots", "simple,thumb", "--anew") == 0
    assert note_of(bank)["bots"] == ["simple", "thumb"]


def test_a_fault_is_told_and_counts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bank = tmp_path / "bank"
    make(bank)
    text = Bank(bank).text
    text.write_bytes(text.read_bytes()[:-10])
    capsys.readouterr()

    assert main(["data", "check", str(bank)]) == 1

    assert "bank.txt.zst: match 5" in capsys.readouterr().err


def test_it_goes_on_after_ctrl_c_and_the_bytes_are_the_same(tmp_path: Path) -> None:
    asked = ["--game", "hasp", "--seats", "2", "--matches", "60", "--seed", "x", "--portion", "4", "--jobs", "2"]
    command = [sys.executable, "-m", "tricktable", "data", "make", str(tmp_path / "one" / "bank"), *asked]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, env={**os.environ})
    deadline = time.monotonic() + 120
    parts = tmp_path / "one" / "bank" / "bank.parts"
    while not list(parts.glob("*.txt.zst")) and time.monotonic() < deadline:
        time.sleep(0.02)
    process.send_signal(signal.SIGINT)
    _, error = process.communicate(timeout=120)
    was_stopped = not Bank(parts.parent).note.exists()

    subprocess.run([*command, *(() if was_stopped else ("--anew",))], check=True, capture_output=True)
    main(["data", "make", str(tmp_path / "two" / "bank"), *asked[:-2]])

    assert not was_stopped or b"stopped" in error
    assert content(tmp_path / "one" / "bank") == content(tmp_path / "two" / "bank")


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["data", "make", "no name!", "--game", "hasp", "--matches", "1", "--seed", "a"], "is no name for a bank"),
        (["data", "make", "b", "--game", "hasp", "--matches", "1"], "--matches and --seed are needed"),
        (["data", "make", "b", "--game", "hasp", "--seed", "1"], "--matches and --seed are needed"),
        (["data", "make", "b", "--game", "hasp", "--matches", "1", "--seed", "1", "--bots", "me"], "no bot 'me'"),
        (["data", "make", "b", "--game", "hasp", "--matches", "1", "--seed", "1", "--private"], "--from"),
        (["data", "card", "b", "--creator", "a", "--url", "u", "--date", "today"], "is not a date"),
        (["data"], "COMMAND"),
    ],
)
def test_what_cannot_be_meant_is_refused(
    arguments: list[str],
    reason: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)

    assert main(arguments) == 2

    assert reason in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_without_the_extra_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in [name for name in sys.modules if name.startswith("tricktable.research.banks.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "zstandard", None)

    assert make(tmp_path / "bank") == 2

    assert "tricktable[data]" in capsys.readouterr().err


@pytest.fixture
def db(tmp_path: Path) -> str:
    """A server's file: two matches of HASP for two, one of them private and shuffled for all to verify, and one of NJET
    that goes on."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    public = OpenTable(game="hasp", players=2, seed="one", level="thumb")
    play_at(url, public, OpenTable(game="hasp", players=2, level="thumb", is_private=True))
    return url


def test_a_server_gives_its_matches_without_names(db: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bank = tmp_path / "ours"
    asked = ["data", "make", str(bank), "--game", "hasp", "--seats", "2", "--from", db]
    main(["export", str(tmp_path / "out"), "--db", db, "--finished"])
    exported = [path.read_text() for path in (tmp_path / "out").iterdir()]

    assert main(asked) == 0
    assert main(["data", "check", str(bank)]) == 0
    (public,) = texts_in(bank)
    assert main([*asked, "--private", "--anew"]) == 0
    both = texts_in(bank)

    assert any("table: " in text and "shuffle " in text for text in exported)
    names = {line.split(": ")[1] for text in exported for line in text.split("\n") if line.startswith("player ")}
    assert len(names) == 2
    assert public in both
    assert len(both) == 2
    for text in both:
        assert "player 0: person\nplayer 1: thumb\n" in text
        assert not any(name in text for name in names)
        assert "table: " not in text
        assert "shuffle" not in text
    decisions = pq.read_table(Bank(bank).decisions)
    assert set(decisions["match"].to_pylist()) == {1, 2}
    note = Bank(bank).note.read_text()
    assert "sqlite" not in note
    assert note_of(bank)["source"] == "server"
    assert main(["data", "check", str(bank)]) == 0
    plant_text(bank, lambda texts: texts.__setitem__(1, str(Record.parse(exported[0]).sealed())))
    assert main(["data", "check", str(bank)]) == 1
    assert "match 2, line 7: the record tells who played, or where" in capsys.readouterr().err


def test_a_server_without_such_matches_gives_none(db: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["data", "make", str(tmp_path / "b"), "--game", "njet", "--seats", "2", "--from", db]) == 2
    assert "there are no matches" in capsys.readouterr().err
    assert main(["data", "make", str(tmp_path / "b"), "--game", "hasp", "--from", db, "--seed", "a"]) == 2
    assert not (tmp_path / "b").exists()
