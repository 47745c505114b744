"""Blocks: what stands between fences in README and docs, and what a comment above it says of running it.

`<!-- not run: reason -->` above a block says why a test cannot run it; its commands must exist all the same, with these
options. `<!-- soak: reason -->` leaves it to `make soak`.
"""

import re
from functools import cache
from pathlib import Path
from textwrap import dedent
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = (
    "README.md",
    *sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob("*.md")),
    "web/README.md",
    "examples/hearts/README.md",
)
FENCE: Final = re.compile(
    r"^(?: *<!-- (?P<mark>[^\n]*?) -->\n)?(?P<indent> *)```(?P<language>[^\n`]*)\n(?P<text>.*?)^(?P=indent)``` *$",
    re.MULTILINE | re.DOTALL,
)
MARK: Final = re.compile(r"(not run|soak): \S.+")


class Block(NamedTuple):
    """What stands between two fences."""

    page: str
    line: int
    language: str
    text: str
    mark: str
    """What the comment above says; empty without one."""

    @property
    def place(self) -> str:
        return f"{self.page}:{self.line}"

    @property
    def is_run(self) -> bool:
        """Do ordinary tests run it?"""
        return not self.mark.startswith(("not run:", "soak:"))

    @property
    def is_soaked(self) -> bool:
        return self.mark.startswith("soak:")


@cache
def blocks_of(page: str) -> tuple[Block, ...]:
    """The blocks of a page, in order."""
    return blocks_in(page, (ROOT / page).read_text(encoding="utf-8"))


def blocks_in(page: str, text: str) -> tuple[Block, ...]:
    return tuple(
        Block(
            page,
            text.count("\n", 0, found.start("text")),
            found["language"].strip(),
            dedent(found["text"]),
            found["mark"] or "",
        )
        for found in FENCE.finditer(text)
    )


def all_blocks() -> list[Block]:
    return [block for page in PAGES for block in blocks_of(page)]
