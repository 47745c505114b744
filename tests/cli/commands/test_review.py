"""Reviews at the command line."""

import json
from itertools import islice
from pathlib import Path

import pytest

from tests.bots.reviews.reviewed import SMALL, played
from tests.contract.tables import game_at, positions
from tricktable.bots.reviews import review_round
from tricktable.cli import main
from tricktable.cli.commands import review
from tricktable.core.record_writing import record_for, record_of


@pytest.fixture
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A short match of somebody who plays badly; few worlds are looked at."""
    monkeypatch.setattr(review, "thoroughness_for", lambda game: SMALL)
    path = tmp_path / "match.txt"
    path.write_text(str(record_of(played(("hasp", 2), ("random", "thumb"), "review"))), encoding="utf-8")
    return path


@pytest.mark.parametrize("language", ["en", "de", "nl", "es"])
def test_a_review_is_told_in_words(record: Path, capsys: pytest.CaptureFixture[str], language: str) -> None:
    assert main(["review", str(record), "--jobs", "1", "--seat", "0", "--lang", language]) == 0

    out, err = capsys.readouterr()
    assert not err
    assert "HASP" in out
    assert "%" in out
    assert "{" not in out
    assert "\x1b" not in out


def test_everything_that_was_found_is_written_for_programs(record: Path, tmp_path: Path) -> None:
    target, picture = tmp_path / "review.json", tmp_path / "review.png"

    assert main(["review", str(record), "--jobs", "1", "--json", str(target), "--plot", str(picture)]) == 0

    found = json.loads(target.read_text(encoding="utf-8"))
    assert [seat["seat"] for seat in found["seats"]] == [0, 1]
    choices = [choice for part in found["rounds"] for choice in part["choices"]]
    assert len(choices) >= sum(seat["choices"] for seat in found["seats"]) > 0
    assert all(len(choice["loss"]["chance"]) == 3 for choice in choices)
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_what_cannot_be_reviewed_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    unfinished, known = tmp_path / "unfinished.txt", tmp_path / "known.txt"
    (half,) = islice(positions(game_at(("hasp", 2)), "half"), 9, 10)
    unfinished.write_text(str(record_of(half)), encoding="utf-8")
    whole = played(("hasp", 2), ("simple",), "known")
    known.write_text(str(record_for(whole, 0)), encoding="utf-8")

    for args, complaint in (
        ([str(unfinished)], "not over"),
        ([str(known)], "the whole match"),
        ([str(tmp_path / "nothing.txt")], "No such file"),
        ([str(known), "--plot", "picture.doc"], "ends in"),
    ):
        assert main(["review", *args]) != 0
        assert complaint in capsys.readouterr().err


def test_a_seat_that_is_not_there(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(record), "--seat", "2"]) == 2
    assert "seats are 0 to 1" in capsys.readouterr().err


def test_a_review_of_the_library_is_that_of_the_command(record: Path) -> None:
    match = played(("hasp", 2), ("random", "thumb"), "review")

    (first,) = [review.review_task(review.Task(record.read_text(encoding="utf-8"), 1, (0,), ""))]

    assert first == review_round(record_of(match), match.game, 1, (0,), SMALL)
