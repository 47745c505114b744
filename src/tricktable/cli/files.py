"""Records and reports in files."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tricktable.core.errors import RecordError
from tricktable.core.records import Record

LARGEST: Final = 16 * 1024 * 1024
"""Bytes; the longest matches have records of a small part of this."""


def read_record(path: Path) -> Record:
    """The record in a file; raises `RecordError` with the line at which it stops being one, or `OSError`."""
    with path.open("rb") as file:
        content = file.read(LARGEST + 1)
    if len(content) > LARGEST:
        raise RecordError(1, f"this is no record: it has more than {LARGEST // 1024 // 1024} MiB")
    try:
        text = content.decode()
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise RecordError(line, "this is not text in UTF-8") from None
    return Record.parse(text)


def write_whole(path: Path, content: str | bytes) -> None:
    """Writes a file that is whole or not there at all; what is no plain file (a pipe, a link) is written as it is."""
    encoded = content.encode() if isinstance(content, str) else content
    if path.is_symlink() or (path.exists() and not path.is_file()):
        path.write_bytes(encoded)
        return
    draft = path.with_name(path.name + ".part")
    try:
        draft.write_bytes(encoded)
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def found(names: list[str]) -> Iterator[Path]:
    """The files that these names mean: a directory stands for the records in it."""
    for name in names:
        path = Path(name)
        if path.is_dir():
            # An empty directory stands for itself: whoever names it expects something there.
            yield from sorted(path.glob("*.txt")) or [path]
        else:
            yield path


def summary(good: int, bad: int) -> str:
    """How many records are good, and how many are not."""
    text = "1 record is good" if good == 1 else f"{good} records are good"
    if bad:
        text += f", {bad} {'is' if bad == 1 else 'are'} not"
    return text
