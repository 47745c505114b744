"""Names of the players at a table: everybody has one that nobody else there has."""

from collections.abc import Sequence
from itertools import count
from typing import Final

from tricktable.tables.wire import LONGEST_NAME

BOT_NAMES: Final = ("Ada", "Bela", "Cleo", "Dora", "Emil", "Fina")


def free_name(wanted: str, taken: Sequence[str]) -> str:
    """The wanted name, with a number if somebody has it already; one for a bot if none is wanted."""
    if not wanted:
        wanted = next((name for name in BOT_NAMES if name not in taken), BOT_NAMES[0])
    if wanted not in taken:
        return wanted
    for number in count(2):
        name = f"{wanted[: LONGEST_NAME - 3]} {number}"
        if name not in taken:
            return name
    raise AssertionError("there is always a further number")


def clean_name(text: str) -> str:
    """A name as people may give it to themselves: on one line, printable, not too long; empty if nothing is left."""
    shown = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(shown.replace("(", " ").replace(")", " ").split())[:LONGEST_NAME].strip()
