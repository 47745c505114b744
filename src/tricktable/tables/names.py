"""Names of the players at a table: everybody has one that nobody else there has."""

from collections.abc import Sequence
from itertools import count
from typing import Final
from unicodedata import category, combining

from tricktable.tables.wire import LONGEST_NAME

MOST_MARKS: Final = 2
"""Marks above and below one letter: languages need no more."""
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
    return " ".join(clean_text(text).replace("(", " ").replace(")", " ").split())[:LONGEST_NAME].strip()


def clean_text(text: str) -> str:
    """A text as others may be shown it: on one line, without letters that control anything or turn the direction, and
    without marks stacked into the lines above and below."""
    shown: list[str] = []
    marks = 0
    for letter in text:
        marks = marks + 1 if combining(letter) or category(letter) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            shown.append(letter if letter.isprintable() else " ")
    return " ".join("".join(shown).split())
