"""SQLite's write-ahead log, read as bytes: what a process left behind that did not end in an orderly way.

SQLite stops reading such a log at the first frame that is not right, as it has to after a power failure. If whole
transactions follow, something else happened, and what they wrote would be lost without a word.
"""

from collections import Counter
from pathlib import Path
from struct import Struct
from typing import BinaryIO, Final, NamedTuple

PAGE: Final = 4096
"""Bytes of a page in our files."""
_HEADER: Final = Struct(">8I")
_FRAME: Final = Struct(">6I")
_MAGIC: Final = (0x377F0682, 0x377F0683)


class Frame(NamedTuple):
    """A page that was written."""

    place: int
    """Counted from 1 within the log."""
    page: int
    pages: int
    """With the last frame of a transaction: how many pages the file then has; else 0."""


class Wal:
    """The frames of a log that belong together, up to the end of the last transaction."""

    def __init__(self, database: Path) -> None:
        self.path: Final = database.with_name(database.name + "-wal")
        self.frames: Final = self._scan() if self.path.exists() else []
        while self.frames and not self.frames[-1].pages:
            self.frames.pop()

    @property
    def end(self) -> int:
        """The place of the last frame, 0 if there is none."""
        return self.frames[-1].place if self.frames else 0

    def ends_after(self, place: int) -> int:
        """How many transactions end after this frame."""
        return sum(1 for frame in self.frames if frame.place > place and frame.pages)

    def apply(self, database: Path) -> None:
        """Writes all pages into a copy of the database, as they are: what is wrong in them shows there."""
        if not self.frames:
            return
        highest = max(frame.pages for frame in self.frames)
        with self.path.open("rb") as source, database.open("r+b") as target:
            for frame in self.frames:
                if 0 < frame.page <= highest:
                    source.seek(_HEADER.size + (frame.place - 1) * (_FRAME.size + PAGE) + _FRAME.size)
                    target.seek((frame.page - 1) * PAGE)
                    target.write(source.read(PAGE))

    def _scan(self) -> list[Frame]:
        with self.path.open("rb") as file:
            header = file.read(_HEADER.size)
            found: list[tuple[tuple[int, int], Frame]] = []
            while len(frame := _read_frame(file)) == _FRAME.size:
                page, pages, first, second, *_ = _FRAME.unpack(frame)
                found.append(((first, second), Frame(len(found) + 1, page, pages)))
        if not found:
            return []
        # Frames of an earlier use of the log, all of them in the database by now, have other salts.
        salts = _salts(header)
        if salts is None:
            salts = Counter(each for each, _ in found).most_common(1)[0][0]
        end = max((frame.place for each, frame in found if each == salts), default=0)
        return [frame for _, frame in found[:end]]


def _read_frame(file: BinaryIO) -> bytes:
    """The head of the next frame, nothing if the frame is not there to its end."""
    head = file.read(_FRAME.size)
    return head if len(file.read(PAGE)) == PAGE else b""


def _salts(header: bytes) -> tuple[int, int] | None:
    """The salts of the log's current use, if its header can be trusted."""
    if len(header) < _HEADER.size:
        return None
    magic, version, page, _, first, second, *sums = _HEADER.unpack(header)
    if magic not in _MAGIC:
        return None
    words = Struct(f"{'>' if magic & 1 else '<'}6I").unpack(header[:24])
    low = high = 0
    for even, odd in zip(words[::2], words[1::2], strict=True):
        low = (low + even + high) & 0xFFFFFFFF
        high = (high + odd + low) & 0xFFFFFFFF
    if [low, high] != sums or version != 3007000 or page != PAGE:
        return None
    return first, second
