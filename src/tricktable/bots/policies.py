"""The policies of the play-outs: weights of a card's features, by players, attitude, and leading or following.

They are fitted to what the rule of thumb plays (`tools/policies.py`), and lie in a file of the game's own package.
"""

import json
from array import array
from functools import cache
from importlib.resources import files
from typing import Final

from tricktable.kernel.layout import ATTITUDES, FEATURES

FILE: Final = "policies.json"
ANYTHING: Final = array("d", [0.0] * (ATTITUDES * 2 * FEATURES))
"""The policy of those who have none: every card is as good as another."""


class Policies:
    """The policies of one game, by number of players."""

    def __init__(self, package: str = "", wild: tuple[int, int] = (2, 1), sober: tuple[str, ...] = ()) -> None:
        """`package` has them in its file; without one there are none.

        They are fitted to matches of which some begin with phases before the tricks that are mostly chance: of every so
        many the one with this number (`wild`). In phases that are `sober` nothing is left to chance.
        """
        self.package: Final = package
        self.wild: Final = wild
        self.sober: Final = sober

    def of(self, players: int) -> "array[float]":
        """The weights for a table with so many players."""
        return _weights(self.package).get(players, ANYTHING) if self.package else ANYTHING


@cache
def _weights(package: str) -> dict[int, "array[float]"]:
    text = files(package).joinpath(FILE).read_text(encoding="utf-8")
    return {int(players): array("d", weights) for players, weights in json.loads(text).items()}
