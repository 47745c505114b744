"""Files of puzzles: what is written is read again, and nothing else is."""

import csv
import gzip
import io
from pathlib import Path

import pytest

from tests.bots.puzzles.solved import first_of
from tricktable.bots.puzzles import compression
from tricktable.bots.puzzles.collection import all_puzzles
from tricktable.bots.puzzles.files import COLUMNS, PuzzleError, packed, read_file, read_puzzles, unpacked, write_puzzles
from tricktable.bots.puzzles.puzzles import Measured, Weighed
from tricktable.bots.reviews import Label
from tricktable.core.errors import SetupError


def test_what_is_written_is_read_again() -> None:
    puzzles = list(all_puzzles().values())
    text = write_puzzles(puzzles)

    again = list(read_puzzles(text))

    assert again == puzzles
    assert write_puzzles(again) == text


def test_any_program_reads_the_table() -> None:
    puzzle = first_of("mue")
    (row,) = csv.DictReader(io.StringIO(write_puzzles([puzzle])))

    assert tuple(row) == COLUMNS
    assert row["position"] == puzzle.position
    assert row["best"] == puzzle.best
    assert row["options"].count("=") == len(puzzle.options)


def test_a_choice_may_have_several_words_and_no_points() -> None:
    odd = Weighed("swap y1 y9", Label.MISTAKE, Measured(0.1, 0.02), None)
    puzzle = first_of("hasp")._replace(choices=(odd, odd._replace(points=Measured(-2.5, 0.0))))

    assert list(read_puzzles(write_puzzles([puzzle]))) == [puzzle]


@pytest.mark.parametrize("ending", [".csv", ".gz", ".zst"])
def test_a_packed_file_is_unpacked_by_its_name(ending: str, tmp_path: Path) -> None:
    puzzles = [first_of("hasp"), first_of("njet")]
    path = tmp_path / f"puzzles{ending}"
    path.write_bytes(packed(write_puzzles(puzzles), ending))

    assert read_file(path) == puzzles
    assert path.read_bytes() == packed(write_puzzles(puzzles), ending), "the same bytes each time"


@pytest.mark.parametrize("ending", [".gz", ".zst"])
def test_a_damaged_file_is_refused(ending: str, tmp_path: Path) -> None:
    content = bytearray(packed(write_puzzles([first_of("hasp")]), ending))
    path = tmp_path / f"puzzles{ending}"
    for damaged in (content[:-9], bytes(9), bytes(content[:40]) + b"\x00" * 8 + bytes(content[48:])):
        path.write_bytes(damaged)
        with pytest.raises(PuzzleError, match="puzzles"):
            read_file(path)


def test_without_the_package_for_it_nothing_is_compressed_by_zstandard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compression, "has_zstandard", False)

    with pytest.raises(SetupError, match=r"tricktable\[data\]"):
        packed("", ".zst")
    with pytest.raises(SetupError, match=r"tricktable\[data\]"):
        unpacked(b"", ".zst")


def test_a_file_that_would_fill_the_memory_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tricktable.bots.puzzles.files.LARGEST", 1000)

    with pytest.raises(PuzzleError, match="MiB"):
        unpacked(gzip.compress(bytes(2000)), ".gz")


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        (lambda text: text.replace("id,game", "id,games", 1), "first row"),
        (lambda text: "", "first row"),
        (lambda text: text + "a,b\n", "puzzle 2 has 2 fields"),
        (lambda text: text.replace(",hasp,", ",hasp,x", 1), "puzzle 1 cannot be read"),
        (lambda text: text.replace(",hasp,", ",hasp,0", 1), "not written as"),
        (lambda text: text.replace("|blunder ", "|silly ", 1).replace("|mistake ", "|silly ", 1), "'silly'"),
        (lambda text: text.replace("good 0 0 0 0 ", "good nan 0 0 0 ", 1), "'nan' is no number"),
        (lambda text: text.replace("good 0 0 0 0 ", "good 0 0 ", 1), "is no choice"),
        (lambda text: text.replace('"tricktable record', '"tricktable" record', 1), "line 2"),
    ],
)
def test_what_is_no_file_of_puzzles_is_refused(change: object, wrong: str) -> None:
    assert callable(change)
    text = change(write_puzzles([first_of("hasp")]))

    with pytest.raises(PuzzleError, match=wrong):
        list(read_puzzles(text))
