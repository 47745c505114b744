"""The bot that plays by rules of thumb: instant, sensible, and a good partner. One module for each game."""

from collections.abc import Callable
from typing import Final

from tricktable.bots.players import Bot
from tricktable.bots.thumbs import hasp, meinz, mue, njet, was_sticht
from tricktable.core.streams import Stream
from tricktable.core.views import View

THUMBS: Final[dict[str, Callable[[View], int]]] = {
    "hasp": hasp.choose,
    "meinz": meinz.choose,
    "mue": mue.choose,
    "njet": njet.choose,
    "was_sticht": was_sticht.choose,
}
"""The rules of thumb of each game."""


class ThumbBot(Bot):
    """Has a rule of thumb for every phase of every game; the same view always gets the same answer."""

    name = "thumb"
    meaning = "sensible rules of thumb for every choice"

    def choose(self, view: View, stream: Stream) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        return THUMBS[view.game.name](view)
