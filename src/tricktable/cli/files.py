"""Records in files."""

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
