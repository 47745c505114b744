"""What a command says on standard error when something is wrong: one line, whatever is in it."""

import io
import os
import sys
from typing import Final, TextIO

LONGEST: Final = 400
"""Characters that a message may have: records and arguments may quote anything."""


def printable(text: str) -> str:
    """The text on one line that no terminal takes for a command, shortened where it is very long."""
    if len(text) > LONGEST:
        text = text[: LONGEST - 4] + " ..."
    return "".join(char if char.isprintable() else char.encode("unicode_escape").decode() for char in text)


def complain(text: str) -> None:
    """Says in one line what is wrong."""
    print(f"tricktable: {printable(text)}", file=sys.stderr)


def os_error_text(error: OSError) -> str:
    """Which file, and what the system says about it."""
    reason = error.strerror or str(error)
    return reason if error.filename is None else f"{error.filename}: {reason}"


def accept_every_letter(stream: TextIO) -> None:
    """Letters that the terminal's encoding lacks become question marks instead of errors."""
    if isinstance(stream, io.TextIOWrapper) and stream.errors == "strict":
        stream.reconfigure(errors="replace")


def open_closed_streams() -> None:
    """Whoever runs a command without input or output gets an end of input, and output that goes nowhere."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115 (it stays open as long as the process)
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
