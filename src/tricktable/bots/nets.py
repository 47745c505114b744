"""The nets of a game: weights for the cards of its tricks, by number of players, learned from what a search finds.

They are made by `tools/nets.py`, and lie in a file of the game's own package.
"""

import json
from array import array
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from tricktable.bots.translation import Setting, Translation
from tricktable.core.matches import Match
from tricktable.core.tricks import TrickPlay
from tricktable.core.views import View
from tricktable.kernel import Round
from tricktable.kernel.layout import HANDS, VOIDS

FILE: Final = "nets.json"


class Nets:
    """The nets of one game."""

    def __init__(self, package: str = "") -> None:
        """`package` has them in its file, for some tables or for all; without one there are none."""
        self.package: Final = package

    def of(self, players: int) -> "array[float] | None":
        """The weights for a table with so many players; nothing where the rule of thumb is no worse."""
        return _weights(self.package).get(players) if self.package else None


@cache
def _weights(package: str) -> dict[int, "array[float]"]:
    text = files(package).joinpath(FILE).read_text(encoding="utf-8")
    return {int(players): array("d", weights) for players, weights in json.loads(text).items()}


def take_up(round: Round, translation: Translation, match: Match, play: TrickPlay, setting: Setting) -> None:
    """Loads the position of a match as a net sees it: where all hands are public, nobody can hold what is elsewhere."""
    words = translation.words(match, play, setting)
    if translation.is_open:
        for seat in range(setting.rules.seats):
            words[VOIDS + seat] = setting.rules.all & ~words[HANDS + seat]
    round.load(words, translation.stack(play))


def net_choice(weights: "array[float]", translation: Translation, view: View, world: Match, preferred: int) -> int:
    """The card that the net plays; what is preferred where none is to be played. Any world of the view will do: what
    the net sees is the same in all."""
    play = translation.play(world.phase)
    if play is None or world.phase is not play:
        return preferred
    setting = translation.setting(world, play)
    round = Round(*setting)
    round.follow_net(weights)
    take_up(round, translation, world, play, setting)
    return best_card(round, view.legal, preferred)


def best_card(round: Round, legal: Sequence[int], preferred: int) -> int:
    """The legal card that the net of the round rates highest; if several are level, the one that is preferred."""
    ratings = round.ratings(preferred)
    highest = max(ratings)
    best = [card for card, rating in zip(legal, ratings, strict=True) if rating == highest]
    return preferred if preferred in best else best[0]
