"""What the tests of play share."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

Play = Callable[..., tuple[int, str, str]]
"""`tricktable play ...` with these lines typed: exit code, output, errors."""

ENOUGH: Final = "1\n" * 3000
"""More choices than any match needs."""


def files_in(folder: Path) -> list[Path]:
    return sorted(folder.iterdir()) if folder.is_dir() else []
