"""Histories: everything that one listener at one table sent, heard and was answered, with times, line by line in a
file."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, Final

import msgspec

from tests.server.crashes.hearings import told
from tricktable.tables import wire


class Line(msgspec.Struct, array_like=True, tag=True, kw_only=False):
    """Something that happened to a listener."""

    at: float
    """Seconds of a clock that all listeners share."""


class Began(Line, tag="began"):
    """Who listens where."""

    name: str
    table: str
    guest: str
    """By id; empty for somebody who only watches."""


class Joined(Line, tag="joined"):
    """A connection was made that goes on after this number; none if everything was wanted."""

    since: int | None
    began_at: float
    """When it was asked for."""


class Lost(Line, tag="lost"):
    """The connection was lost."""

    code: int
    """What it was closed with; 0 if it was not."""


class Heard(Line, tag="heard"):
    """A numbered message as it came."""

    number: int
    is_state: bool
    seat: int | None
    digest: str
    what: str = ""
    """The kind of its news; a state has none."""
    by: int | None = None
    """The seat whose choice it tells, and the choice."""
    action: str = ""


class Sent(Line, tag="sent"):
    """A request went on its way; the same one again if its answer was lost."""

    id: str
    what: str
    seen: int = 0
    action: str = ""


class Answered(Line, tag="answered"):
    """A request was answered."""

    id: str
    answer: str
    """`done`, or the code of the refusal."""
    number: int = 0


AnyLine = Began | Joined | Lost | Heard | Sent | Answered


class History:
    """The lines of one listener."""

    def __init__(self, began: Began, lines: list[AnyLine]) -> None:
        self.name: Final = began.name
        self.table: Final = began.table
        self.guest: Final = began.guest
        self.lines: Final = lines


class Pen:
    """Writes the history of one listener down as it happens."""

    def __init__(self, folder: Path, place: str, name: str, table: str, guest: str) -> None:
        self.path: Final = folder / f"{place}.history"
        self._file: Final[BinaryIO] = self.path.open("ab", buffering=1 << 16)
        self.write(Began(now(), name, table, guest))

    def write(self, line: AnyLine) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")

    def hear(self, text: str | bytes) -> Heard | Answered | None:
        """Writes a message down, if it has a number or answers something."""
        raw = text.encode() if isinstance(text, str) else text
        line: Heard | Answered | None = None
        numbered = told(raw)
        if numbered is not None:
            by, action = numbered.moved if numbered.moved is not None else (None, "")
            number, is_state, seat, digest, what = numbered[:5]
            line = Heard(now(), number, is_state, seat, digest.hex(), what, by, action)
        else:
            match wire.decode_message(raw):
                case wire.Done(id=id, number=number):
                    line = Answered(now(), id, "done", number)
                case wire.Refusal(id=id, code=code):
                    line = Answered(now(), id, code)
        if line is not None:
            self.write(line)
        return line

    def send(self, request: wire.AnyRequest) -> None:
        """Writes down that a request went on its way."""
        what = str(request.__struct_config__.tag)
        if isinstance(request, wire.Act):
            self.write(Sent(now(), request.id, what, request.seen, request.action))
        else:
            self.write(Sent(now(), request.id, what))

    def close(self) -> None:
        self._file.close()


def now() -> float:
    return round(time.monotonic(), 6)


_decoder: Final = msgspec.json.Decoder(AnyLine)


def read_histories(folder: Path) -> Iterator[History]:
    """All histories in a folder, one after the other. What was cut off in the middle of a line is left out."""
    for path in sorted(folder.glob("*.history")):
        lines: list[AnyLine] = []
        for text in path.read_bytes().split(b"\n"):
            try:
                lines.append(_decoder.decode(text))
            except msgspec.DecodeError:
                continue
        if lines and isinstance(lines[0], Began):
            yield History(lines[0], lines[1:])
