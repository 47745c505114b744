"""A bank: a folder with the records of many matches, their decisions, and a note of how both were made."""

import json
from collections.abc import Iterator
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple

from tricktable.core.errors import TricktableError
from tricktable.research.banks.plans import Plan

BLOCK: Final = 1 << 20


class BankError(TricktableError):
    """A bank that is not what it should be; the message says which file and where."""


class FileNote(NamedTuple):
    """What a bank's note says of one of its files."""

    file: str
    bytes: int
    sha256: str
    content: int
    """Bytes of the text, rows of the decisions."""
    content_sha256: str
    """Of the text, or of the decisions, whatever the file around them."""

    @staticmethod
    def of(path: Path, name: str, content_sha256: str, content: int) -> "FileNote":
        return FileNote(name, path.stat().st_size, file_digest(path), content, content_sha256)


class PortionNote(NamedTuple):
    """A portion: its first match, how many it has, the bytes of its frame of records, the rows of its decisions."""

    first: int
    matches: int
    bytes: int
    rows: int


class Bank:
    """The files of a bank: all have the name of their folder."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        self.name: Final = folder.resolve().name
        self.text: Final = folder / f"{self.name}.txt.zst"
        self.decisions: Final = folder / f"{self.name}.decisions.parquet"
        self.note: Final = folder / f"{self.name}.json"
        self.card: Final = folder / "README.md"
        self.croissant: Final = folder / "croissant.json"

    def remove(self) -> None:
        """Removes all files, the note first: without it there is no bank."""
        for path in (self.note, self.text, self.decisions, self.card, self.croissant):
            with suppress(FileNotFoundError):
                path.unlink()

    def read(self) -> "Told":
        """What the note says; raises `BankError` if there is none."""
        try:
            found = json.loads(self.note.read_bytes())
            text, decisions = found["records"], found["decisions"]
            return Told(
                Plan.read(found),
                dict(found["made_with"]),
                FileNote(*(text[key] for key in ("file", "bytes", "sha256", "content_bytes", "content_sha256"))),
                FileNote(*(decisions[key] for key in ("file", "bytes", "sha256", "rows", "content_sha256"))),
                tuple(PortionNote(*map(int, each)) for each in found["portions"]),
            )
        except FileNotFoundError:
            raise BankError(f"there is no bank in {self.folder}: {self.note.name} is missing") from None
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise BankError(f"{self.note} is not the note of a bank: {error!r}") from None


class Told(NamedTuple):
    """What a bank's note says."""

    plan: Plan
    made_with: dict[str, Any]  # what JSON can hold
    text: FileNote
    decisions: FileNote
    portions: tuple[PortionNote, ...]


def file_digest(path: Path) -> str:
    """The SHA-256 of a file."""
    digest = sha256()
    for block in blocks(path):
        digest.update(block)
    return digest.hexdigest()


def blocks(path: Path) -> Iterator[bytes]:
    """A file piece by piece."""
    with path.open("rb") as file:
        while block := file.read(BLOCK):
            yield block
