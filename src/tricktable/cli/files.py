"""Records and reports in files."""

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
