"""The policies of the play-outs: weights of a card's features, by players, attitude, and leading or following.

They are fitted to what the rule of thumb plays (`tools/policies.py`), and lie in a file of the game's own package.
Beside it there may be others, fitted to what a search plays (`tools/watching.py`).
"""

import json
from array import array
from functools import cache
from importlib.resources import files
from typing import Final

from tricktable.kernel.layout import ATTITUDES, FEATURES

FILE: Final = "policies.json"
SEARCH_FILE: Final = "search_policies.json"
ANYTHING: Final = array("d", [0.0] * (ATTITUDES * 2 * FEATURES))
"""The policy of those who have none: every card is as good as another."""


class Policies:
    """The policies of one game, by number of players."""

    def __init__(
        self,
        package: str = "",
        wild: tuple[int, int] = (2, 1),
        sober: tuple[str, ...] = (),
        watched: tuple[int, ...] = (),
    ) -> None:
        """`package` has them in its file; without one there are none.

        They are fitted to matches of which some begin with phases before the tricks that are mostly chance: of every so
        many the one with this number (`wild`). In phases that are `sober` nothing is left to chance.
        A search was `watched` with so many players: there the package has in another file what that plays.
        """
        self.package: Final = package
        self.wild: Final = wild
        self.sober: Final = sober
        self.watched: Final = watched

    def of(self, players: int) -> "array[float]":
        """The weights for a table with so many players."""
        return _weights(self.package, FILE).get(players, ANYTHING) if self.package else ANYTHING

    def of_search(self, players: int) -> "array[float]":
        """The same for those who play as a search does; where none was watched, the rule of thumb has to do."""
        return _weights(self.package, SEARCH_FILE)[players] if players in self.watched else self.of(players)


@cache
def _weights(package: str, file: str) -> dict[int, "array[float]"]:
    text = files(package).joinpath(file).read_text(encoding="utf-8")
    return {int(players): array("d", weights) for players, weights in json.loads(text).items()}
