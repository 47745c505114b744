"""What the person types, line by line, without missing what the table says meanwhile."""

import os
import select
import sys
from typing import Final, Protocol

CHUNK: Final = 4096


class Bell(Protocol):
    """Something that can be waited for beside the keyboard."""

    def fileno(self) -> int:
        """What becomes readable when there is news."""


class Keyboard:
    """The lines of standard input."""

    def __init__(self) -> None:
        self._bytes = b""
        """What has been typed beyond the last line that was read."""
        self._is_ended = False
        self._put_back: Final[list[str]] = []

    def read(self, prompt: str, bell: Bell | None = None) -> str | None:
        """One line that the person types, nothing if the bell rings first; raises `EOFError` when there are no more."""
        print(prompt, end="", flush=True)
        file = _file_of_input()
        line = self._put_back.pop(0) if self._put_back else self._next_line(file, bell)
        if line is not None and not is_conversation():
            print(line)  # so that what is written to a file reads like a conversation
        return line

    def watch(self, bell: Bell, seconds: float | None) -> str | None:
        """Waits for the bell, or for a line that is typed on a terminal though nobody asked."""
        file = _file_of_input()
        if file is None or not is_conversation() or self._is_ended:
            select.select([bell], [], [], seconds)
            return None
        ready, _, _ = select.select([bell.fileno(), file], [], [], seconds)
        if file not in ready:
            return None
        self._read_more(file)
        return self._cut()

    def put_back(self, line: str) -> None:
        """The line was meant for the next question."""
        self._put_back.append(line)

    def _next_line(self, file: int | None, bell: Bell | None) -> str | None:
        if file is None:
            text = sys.stdin.readline()
            if not text:
                raise EOFError
            return text.rstrip("\n")
        while (line := self._cut()) is None:
            if self._is_ended:
                raise EOFError
            bells = [] if bell is None else [bell.fileno()]
            ready, _, _ = select.select([file, *bells], [], [])
            if any(rung in ready for rung in bells):
                return None
            self._read_more(file)
        return line

    def _read_more(self, file: int) -> None:
        more = os.read(file, CHUNK)
        if not more:
            self._is_ended = True
            if self._bytes:
                more = b"\n"  # the last line may end without one
        self._bytes += more

    def _cut(self) -> str | None:
        """The first line of what has been typed, if it is whole."""
        line, end, rest = self._bytes.partition(b"\n")
        if not end:
            return None
        self._bytes = rest
        return line.decode(sys.stdin.encoding or "utf-8", "replace").rstrip("\r")


def _file_of_input() -> int | None:
    """Standard input as the system knows it; none if it is something else that has lines."""
    try:
        return sys.stdin.fileno()
    except (OSError, ValueError):
        return None


def is_conversation() -> bool:
    """A person sits at both ends, and the terminal shows what they type."""
    return sys.stdin.isatty() and sys.stdout.isatty()


_keyboard: Final = Keyboard()


def read(prompt: str) -> str:
    """One line that the person types; raises `EOFError` when there are no more."""
    line = keyboard().read(prompt)
    assert line is not None
    return line


def keyboard() -> Keyboard:
    """The one keyboard there is: what was typed ahead is in it."""
    return _keyboard
