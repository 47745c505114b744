"""Collections of puzzles that come with a game, in a file of its own package."""

import gzip
from importlib.resources import files
from typing import Final

FILE: Final = "puzzles.csv.gz"
"""As `tricktable puzzles export` writes it. Everything in the package is read without any other."""


class Collection:
    """The puzzles of one game."""

    def __init__(self, package: str = "", reasons: tuple[str, ...] = (), against: tuple[str, ...] = ()) -> None:
        """`package` has them in its file; without one there are none. `reasons` are the kinds of the game's own reasons
        that may make a choice the right one: those that speak for it, or that are weighed against each other. Those
        that speak `against` a choice leave nothing to find where they hold for the solution alone."""
        self.package: Final = package
        self.reasons: Final = reasons
        self.against: Final = against

    def text(self) -> str:
        """The content of the file; empty where there is none."""
        return gzip.decompress(files(self.package).joinpath(FILE).read_bytes()).decode() if self.package else ""
