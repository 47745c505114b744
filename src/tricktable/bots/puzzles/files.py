"""Puzzles in files: a table of comma-separated values, one row for each (`docs/notation.md`)."""

import csv
import gzip
import io
import zlib
from collections.abc import Iterable, Iterator
from math import isfinite
from pathlib import Path
from typing import Final

from tricktable.bots.puzzles.compression import compressed, expanded
from tricktable.bots.puzzles.puzzles import Measured, Puzzle, Weighed
from tricktable.bots.reviews.verdicts import Label
from tricktable.core.errors import TricktableError

COLUMNS: Final = Puzzle._fields
LARGEST: Final = 256 * 1024 * 1024
"""Bytes of a file when it is unpacked: what is larger is no collection of puzzles."""
LONGEST: Final = 1024 * 1024
"""Characters of a field."""
NOTHING: Final = "-"


class PuzzleError(TricktableError):
    """A file, or a row of it, that holds no puzzle."""


def write_puzzles(puzzles: Iterable[Puzzle], has_header: bool = True) -> str:
    """The text of a file."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    if has_header:
        writer.writerow(COLUMNS)
    for puzzle in puzzles:
        writer.writerow(_row(puzzle))
    return text.getvalue()


def _row(puzzle: Puzzle) -> list[str]:
    fields = puzzle._asdict()
    fields["options"] = ";".join(f"{name}={value}" for name, value in puzzle.options.items())
    fields["choices"] = "|".join(map(_choice_text, puzzle.choices))
    fields["themes"] = " ".join(puzzle.themes)
    return [str(fields[column]) for column in COLUMNS]


def _choice_text(choice: Weighed) -> str:
    numbers = [_number_text(each) for each in (*choice.chance, *(choice.points or (None, None)))]
    return " ".join((choice.label, *numbers, choice.action))


def _number_text(number: float | None) -> str:
    return NOTHING if number is None else f"{number:.6f}".rstrip("0").rstrip(".")


def read_puzzles(text: str) -> Iterator[Puzzle]:
    """The puzzles of a file's text; what they say of themselves is checked by `opened`."""
    csv.field_size_limit(LONGEST)
    rows = csv.reader(io.StringIO(text, newline=""), strict=True)
    try:
        header = next(rows, [])
        if tuple(header) != COLUMNS:
            raise PuzzleError(f"this is no file of puzzles: its first row should be {','.join(COLUMNS)}")
        for number, row in enumerate(rows, 1):
            yield _puzzle(row, number)
    except csv.Error as error:
        raise PuzzleError(f"line {rows.line_num}: {error}") from None


def _puzzle(row: list[str], number: int) -> Puzzle:
    if len(row) != len(COLUMNS):
        raise PuzzleError(f"puzzle {number} has {len(row)} fields, not {len(COLUMNS)}")
    fields = dict(zip(COLUMNS, row, strict=True))
    try:
        puzzle = Puzzle(
            id=fields["id"],
            game=fields["game"],
            players=int(fields["players"]),
            options=dict(pair.split("=", 1) for pair in fields["options"].split(";") if pair),
            seat=int(fields["seat"]),
            position=fields["position"],
            world=fields["world"],
            best=fields["best"],
            choices=tuple(map(_choice, fields["choices"].split("|"))),
            themes=tuple(fields["themes"].split()),
            difficulty=int(fields["difficulty"]),
            seed=fields["seed"],
            engine=fields["engine"],
        )
    except ValueError as error:
        raise PuzzleError(f"puzzle {number} cannot be read: {error}") from None
    if _row(puzzle) != row:
        raise PuzzleError(f"puzzle {number} is not written as puzzles are")
    return puzzle


def _choice(text: str) -> Weighed:
    label, *numbers = text.split(" ", 5)
    if len(numbers) != 5:
        raise ValueError(f"{text!r} is no choice")
    *values, action = numbers
    chance = Measured(*map(_number, values[:2]))
    points = None if values[2:] == [NOTHING, NOTHING] else Measured(*map(_number, values[2:]))
    return Weighed(action, Label(label), chance, points)


def _number(text: str) -> float:
    number = float(text)
    if not isfinite(number) or _number_text(number) != text:
        raise ValueError(f"{text!r} is no number here")
    return number


def read_file(path: Path) -> list[Puzzle]:
    """The puzzles in a file: plain, or packed as its name says (`.gz`, `.zst`)."""
    try:
        return list(read_puzzles(unpacked(path.read_bytes(), path.suffix).decode()))
    except UnicodeDecodeError:
        raise PuzzleError(f"{path}: this is not text in UTF-8") from None
    except PuzzleError as error:
        raise PuzzleError(f"{path}: {error}") from None


def packed(text: str, ending: str) -> bytes:
    """The text of a file as its ending asks for; the same text always gives the same bytes."""
    content = text.encode()
    if ending == ".gz":
        return gzip.compress(content, 9, mtime=0)
    if ending == ".zst":
        return compressed(content)
    return content


def unpacked(content: bytes, ending: str) -> bytes:
    """The other way round. Files that would be very large are refused before they are."""
    if ending not in (".gz", ".zst"):
        return content
    try:
        result = expanded(content, LARGEST + 1) if ending == ".zst" else _gunzipped(content)
    except (OSError, EOFError) as error:
        raise PuzzleError(f"it cannot be unpacked: {error}") from None
    if len(result) > LARGEST:
        raise PuzzleError(f"it has more than {LARGEST // 1024 // 1024} MiB")
    return result


def _gunzipped(content: bytes) -> bytes:
    try:
        return gzip.GzipFile(fileobj=io.BytesIO(content)).read(LARGEST + 1)
    except zlib.error as error:
        raise OSError(str(error)) from None
