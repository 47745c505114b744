"""A sign of life while somebody thinks."""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer
from typing import Final

from rich.console import Console
from rich.text import Text

PATIENCE: Final = 0.25
"""Seconds before anything is shown: quick choices do not flicker."""


@contextmanager
def thinking(console: Console, text: str) -> Iterator[None]:
    """While this lasts a terminal says so in a line that goes away; files and pipes stay as they are."""
    if not console.is_terminal:
        yield
        return
    status = console.status(Text(text, "dim"))
    timer = Timer(PATIENCE, status.start)
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()  # it has begun or never will
        status.stop()
