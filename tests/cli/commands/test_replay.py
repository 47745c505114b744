"""Recorded matches, told move by move."""

import io
import sys
from collections import deque
from itertools import islice
from pathlib import Path

import pytest

from tests.contract.tables import TABLES, Table, game_at, positions, table_name
from tricktable.cli import main
from tricktable.core.matches import Match
from tricktable.core.record_writing import record_for, record_of
from tricktable.core.records import Record
from tricktable.core.seats import SPECTATOR


def played(table: Table) -> Match:
    """A match of random choices at its end."""
    return deque(positions(game_at(table), "replay"), maxlen=1)[0]


def in_progress(table: Table, steps: int) -> Match:
    """The same match after so many choices."""
    return deque(islice(positions(game_at(table), "replay"), steps + 1), maxlen=1)[0]


def shown(record: Record, path: Path, capsys: pytest.CaptureFixture[str], *args: str, code: int = 0) -> tuple[str, str]:
    path.write_text(str(record), encoding="utf-8")
    assert main(["replay", str(path), *args]) == code
    captured = capsys.readouterr()
    return captured.out, captured.err


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_a_whole_match_is_told(table: Table, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = played(table)

    out, err = shown(record_of(match), tmp_path / "match.txt", capsys)

    assert not err
    assert out.startswith(f"── {match.game.title}, {match.game.players} players ")
    assert out.count(" is over: points, total, what for") == match.number
    assert out.rstrip().endswith("the match.")
    assert "\x1b" not in out
    assert max(map(len, out.splitlines())) <= 80


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_a_seat_is_told_only_what_it_saw(table: Table, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = played(table)
    path = tmp_path / "match.txt"
    hidden = [
        f"Seat {event.seat} is dealt {match.game.deck.texts(event.values)}"
        for past in match.past
        for event in past.journal
        if event.kind == "dealt" and event.seat != 1
    ]

    everything, _ = shown(record_of(match), path, capsys, "--open")
    seen, _ = shown(record_of(match), path, capsys, "--seat", "1")

    assert "As seat 1 saw it:" in seen
    everything, seen = (" ".join(text.split()) for text in (everything, seen))
    for text in hidden:
        assert text.replace("Seat 3 is", "The monster is" if match.game.house else "Seat 3 is") in everything
        assert text not in seen


def test_hidden_discards_are_a_card(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, _ = shown(record_of(in_progress(("meinz", 4), 6)), tmp_path / "match.txt", capsys, "--seat", "1")

    assert "Seat 0 sets a card aside" in out
    assert "Seat 1 sets a card aside" not in out


@pytest.mark.parametrize("table", TABLES, ids=table_name)
@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_what_one_seat_knows_is_shown_as_it_is(
    table: Table, viewer: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = record_for(in_progress(table, 90), viewer)

    out, err = shown(record, tmp_path / "match.txt", capsys)

    assert not err
    assert "This is what " in out
    assert "── Round 1 · dealer " in out


def test_nobody_is_shown_more_than_the_record_knows(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = record_for(in_progress(("hasp", 4), 9), 1)

    for args in (("--open",), ("--seat", "0")):
        out, err = shown(record, tmp_path / "match.txt", capsys, *args, code=2)
        assert not out
        assert err == "tricktable: this record holds only what seat 1 knows of the match\n"


def test_an_unfinished_match_ends_with_its_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, _ = shown(record_of(in_progress(("njet", 3), 30)), tmp_path / "match.txt", capsys)

    assert out.rstrip().endswith("The match is not over: here the record ends, in round 1.")


def test_names_and_options_stand_at_the_beginning(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = record_of(played(("mue", 4)))
    record.names = {0: "Zoë", 1: "You", 2: "Bot (random)", 3: "Cleo"}

    out, _ = shown(record.sealed(), tmp_path / "match.txt", capsys)

    assert "  Option hands: 6\n" in out
    assert "  Seats: 0 Zoë, 1 You, 2 Bot (random), 3 Cleo\n" in out
    assert "Zoë" in out.partition("── Round 1")[2]


@pytest.mark.parametrize("name", ["hasp", "njet"])
def test_a_wrong_record_is_told_as_far_as_it_goes(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "match.txt"
    record = record_of(in_progress((name, 4), 40))
    record.rounds[-1].lines[-1].steps[-1] = (0, "z9")

    out, err = shown(record, path, capsys, code=1)

    assert "Round 1" in out
    assert err.startswith(f"tricktable: {path}: line ")
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"", "a record begins with"),
        (b"\xff\xfe", "not text in UTF-8"),
        (b"tricktable record 1\ngame: chess\n", "line 3"),
        (b"tricktable record 1\ngame: hasp\nrules: 1\nseats: 9\nknown to: all\n", "line 4"),
    ],
)
def test_what_is_no_record_is_one_clear_line(
    content: bytes, complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "match.txt"
    path.write_bytes(content)

    assert main(["replay", str(path)]) == 1

    captured = capsys.readouterr()
    assert not captured.out
    assert captured.err.startswith("tricktable: ")
    assert complaint in captured.err


def test_wrong_seats_and_missing_files_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, err = shown(record_of(in_progress(("hasp", 2), 5)), tmp_path / "match.txt", capsys, "--seat", "2", code=2)
    assert err == "tricktable: seat 2 does not exist: the seats are 0 to 1\n"

    assert main(["replay", str(tmp_path / "nothing.txt")]) == 1
    assert "No such file" in capsys.readouterr().err


def test_steps_wait_for_nobody_in_a_pipe(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    record = record_of(played(("hasp", 2)))
    at_once, _ = shown(record, tmp_path / "match.txt", capsys)
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))

    stepped, _ = shown(record, tmp_path / "match.txt", capsys, "--step")

    assert stepped == at_once
