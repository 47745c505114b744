"""A mark beside a store's file: how many entries it must hold at least, and how it looked when it was closed in order.

The mark is written after each commit and never synced: after a power failure it may be behind the file, never ahead of
it. A file that holds less has lost what somebody was told to be safe.
"""

import os
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple


class Left(NamedTuple):
    """What the last server left."""

    entries: int
    is_clean: bool
    """It closed the file in order, and nobody has touched it since."""


def left_beside(path: Path) -> Left | None:
    """What the mark of a store's file says; nothing if there is none, as beside files of before."""
    try:
        words = _place(path).read_text("ascii").split()
        entries = int(words[0])
        found = path.stat()
    except (OSError, ValueError, IndexError):
        return None
    wal = path.with_name(path.name + "-wal")
    has_rest = wal.exists() and wal.stat().st_size > 0
    return Left(entries, words[1:] == [str(found.st_size), str(found.st_mtime_ns)] and not has_rest)


class Mark:
    """The mark of a file that is open."""

    def __init__(self, path: Path, entries: int) -> None:
        self._path: Final = path
        self._file: Final = os.open(_place(path), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        self._write(_number(entries))

    def set(self, entries: int) -> None:
        """The file holds so many entries."""
        with suppress(OSError):  # on a full disk it stays behind, which does no harm
            os.pwrite(self._file, _number(entries), 0)

    def close(self, entries: int, is_clean: bool) -> None:
        """The file is closed; `is_clean` if everything is in it."""
        if is_clean:
            found = self._path.stat()
            self._write(_number(entries) + f"{found.st_size} {found.st_mtime_ns}\n".encode())
        os.close(self._file)

    def _write(self, text: bytes) -> None:
        with suppress(OSError):
            os.ftruncate(self._file, 0)
            os.pwrite(self._file, text, 0)


def _place(path: Path) -> Path:
    return path.with_name(path.name + ".mark")


def _number(entries: int) -> bytes:
    return b"%020d\n" % entries
