"""Texts that fit on the lines of a terminal."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from tricktable.cli.output import printable
from tricktable.words.defaults import CELL

PARTS: Final = " · "
"""What stands between the parts of a list."""
UNBROKEN: Final = "\u00a0"
"""The space before a `%`, at which no line is broken."""
GAP: Final = 3
"""Columns between things beside each other."""


def clean(text: str) -> str:
    """The text without anything that a terminal takes for a command: records may hold any names."""
    if text.isprintable():
        return text
    return "".join(char if char == UNBROKEN else printable(char) for char in text)


def wrapped(text: Text, width: int) -> list[Text]:
    """The lines of a long text, broken between the parts of a list if that leaves no great gap, else between words."""
    plain = text.plain
    lines: list[Text] = []
    begin = 0
    while len(plain) - begin > width:
        cut = plain.rfind(PARTS, begin, begin + width) + len(PARTS) - 1
        if cut < begin + width // 2:
            cut = plain.rfind(" ", begin, begin + width + 1)
        if cut <= begin:
            cut = begin + width
        lines.append(text[begin:cut])
        lines[-1].rstrip()
        begin = cut + (len(plain[cut:]) - len(plain[cut:].lstrip()))
    lines.append(text[begin:])
    return lines


def flowed(cells: list[Text], width: int) -> list[Text]:
    """Cells beside each other, as many on a line as there is room for."""
    rows: list[Text] = []
    for cell in cells:
        if rows and rows[-1].cell_len + GAP + cell.cell_len <= width:
            rows[-1].append(" " * GAP)
            rows[-1].append_text(cell)
        else:
            rows.append(cell)
    return rows


def in_columns(lines: Sequence[tuple[str, str]], width: int) -> list[tuple[str, str]]:
    """Labelled lines, the cells of those that have several below each other: fewer to a line if they are too wide."""
    widest = max((len(cell) for _, text in lines if CELL in text for cell in _cells(text)), default=0)
    columns = max(1, (width + GAP) // (widest + GAP))
    shown: list[tuple[str, str]] = []
    for label, text in lines:
        if CELL not in text:
            shown.append((label, text))
            continue
        cells = _cells(text)
        for at in range(0, len(cells), columns):
            row = (" " * GAP).join(cell.ljust(widest) for cell in cells[at : at + columns])
            shown.append(("" if at else label, row.rstrip()))
    return shown


def _cells(text: str) -> list[str]:
    return [cell.strip() for cell in text.split(CELL)]
