"""`tricktable simulate`: the same seed gives the same matches, and the summary says what happened."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tricktable.cli import main
from tricktable.cli.files import read_record
from tricktable.core.record_playback import replay
from tricktable.core.records import Record
from tricktable.games import GAMES, new_game
from tricktable.games.records import game_of

Json = dict[str, Any]  # what the command prints: tests look into it by key


def simulated(capsys: pytest.CaptureFixture[str], *arguments: str) -> Json:
    assert main(["simulate", *arguments, "--json"]) == 0
    shown = capsys.readouterr()
    assert not shown.err
    summary: Json = json.loads(shown.out)
    return summary


def untimed(summary: Json) -> Json:
    return {key: value for key, value in summary.items() if key not in ("seconds", "steps_per_second")}


def texts(directory: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(directory.iterdir())}


def test_the_same_seed_gives_the_same_matches_whatever_the_jobs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ("hasp", "--seats", "3", "--matches", "20", "--seed", "monday", "--records")

    alone = simulated(capsys, *arguments, str(tmp_path / "alone"))
    together = simulated(capsys, *arguments, str(tmp_path / "together"), "--jobs", "2")

    assert untimed(alone) == untimed(together)
    assert texts(tmp_path / "alone") == texts(tmp_path / "together")
    assert len(texts(tmp_path / "alone")) == 20


def test_another_seed_gives_other_matches(capsys: pytest.CaptureFixture[str]) -> None:
    first = simulated(capsys, "hasp", "--matches", "2", "--seed", "a")
    second = simulated(capsys, "hasp", "--matches", "2", "--seed", "b")
    chosen = simulated(capsys, "hasp", "--matches", "2")

    assert first["steps"] != second["steps"]
    assert chosen["seed"] not in ("a", "b", "")


def test_the_summary_is_what_the_records_say(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """HASP with four players: sides win together, so every win is shared."""
    summary = simulated(capsys, "hasp", "--matches", "9", "--seed", "sum", "--records", str(tmp_path))

    records = [read_record(path) for path in sorted(tmp_path.iterdir())]
    matches = [replay(record, game_of(record)) for record in records]
    rounds = [match.number for match in matches]
    assert summary["matches"] == 9
    assert summary["rounds"] == {"mean": round(sum(rounds) / 9, 4), "min": min(rounds), "max": max(rounds)}
    assert summary["steps"] == sum(len(past.steps) for match in matches for past in match.past)
    for seat, entry in enumerate(summary["by_seat"]):
        totals = [match.standing.totals[seat] for match in matches]
        wins = sum(seat in match.winners() for match in matches)
        assert entry["wins"] == entry["shared_wins"] == wins
        assert entry["score"] == {"mean": round(sum(totals) / 9, 4), "min": min(totals), "max": max(totals)}


def test_records_are_named_by_game_seats_and_number_and_name_the_bots(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    records = tmp_path / "new" / "records"
    simulated(capsys, "njet", "--seats", "2", "--matches", "2", "--bots", "simple,random", "--records", str(records))

    assert list(texts(records)) == ["njet-2-000001.txt", "njet-2-000002.txt"]
    assert read_record(records / "njet-2-000001.txt").names == {0: "simple 0", 1: "random 1"}


def test_the_name_of_a_record_tells_its_number_and_with_it_its_seed(tmp_path: Path) -> None:
    """`docs/notation.md`: match K of a simulation is dealt from `SEED/K`."""
    assert main(["simulate", "hasp", "--seats", "2", "--matches", "3", "--seed", "x", "--records", str(tmp_path)]) == 0

    record = read_record(tmp_path / "hasp-2-000003.txt")
    record.seed = b"x/3".hex()
    replay(Record.parse(str(record.sealed())), new_game("hasp", 2))


def test_records_are_never_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    there = tmp_path / "hasp-4-000002.txt"
    there.write_text("precious")

    assert main(["simulate", "hasp", "--matches", "3", "--records", str(tmp_path)]) == 2

    assert capsys.readouterr().err == f"tricktable: {there} is there already: choose another directory\n"
    assert texts(tmp_path) == {"hasp-4-000002.txt": b"precious"}


def test_a_directory_that_cannot_be_made_is_said_to_be_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")

    assert main(["simulate", "hasp", "--matches", "1", "--records", str(tmp_path / "file" / "records")]) == 1
    assert capsys.readouterr().err.startswith(f"tricktable: {tmp_path / 'file'}")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_summed_up_for_people(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", game, "--matches", "2", "--seed", "x", "--bots", "simple"]) == 0

    shown = capsys.readouterr()
    lines = shown.out.splitlines()
    assert lines[0].startswith(f"{GAMES[game].title} with {GAMES[game].default_players} players")
    assert lines[0].endswith(": 2 matches, seed x")
    assert lines[1].startswith("rounds in a match: mean ")
    assert sum("simple" in line for line in lines) == GAMES[game].default_players
    assert lines[-1].endswith(" steps/s")
    assert not shown.err


def test_the_house_is_shown_but_wins_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    summary = simulated(capsys, "meinz", "--seats", "3", "--matches", "4", "--seed", "m")

    assert [entry["bot"] for entry in summary["by_seat"]] == ["random", "random", "random", "house"]
    assert summary["by_seat"][3]["wins"] == 0
    assert sum(entry["wins"] for entry in summary["by_seat"]) >= 4


def test_a_match_of_mue_has_at_most_twenty_hands_unless_said_otherwise(capsys: pytest.CaptureFixture[str]) -> None:
    """MUE-R12: simulations set a limit of hands."""
    usual = simulated(capsys, "mue", "--matches", "1")
    short = simulated(capsys, "mue", "--matches", "1", "--option", "hands=2", "--option", "target=9999")

    assert usual["options"]["hands"] == "20"
    assert short["options"]["hands"] == "2"
    assert short["rounds"] == {"mean": 2.0, "min": 2, "max": 2}


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_stops_cleanly_and_leaves_only_whole_records(jobs: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tricktable", "simulate", "hasp", "--matches", "100000", "--jobs", jobs]
    with subprocess.Popen(
        [*command, "--records", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=os.environ,
        text=True,
        start_new_session=True,
    ) as running:
        until = time.monotonic() + 20
        while not list(tmp_path.glob("*.txt")) and time.monotonic() < until:
            time.sleep(0.05)
        os.killpg(running.pid, signal.SIGINT)
        try:
            out, err = running.communicate(timeout=60)
        finally:
            running.kill()

    assert running.returncode == 130
    assert (out, err) == ("", "tricktable: stopped\n")
    for path in tmp_path.iterdir():
        record = read_record(path)
        assert replay(record, game_of(record)).is_over
