"""Seers: players who see the whole match, so that the arena knows how much there is to win at most.

A seer is no bot, and nothing but the arena can ask one: whoever has only a view has nothing to show it.
"""

from typing import ClassVar, Final

from tricktable.bots.kit import USUAL
from tricktable.bots.search import HARD, search_in, source_of_one
from tricktable.core.matches import Match
from tricktable.core.streams import Stream


class Seer:
    """Chooses from the match itself."""

    name: ClassVar[str] = ""
    meaning: ClassVar[str] = ""

    def choose(self, match: Match, seat: int, stream: Stream) -> int:
        """One of the seat's legal actions."""
        raise NotImplementedError


class Clairvoyant(Seer):
    """The search with the true match as its only world, tried again and again with other chances.

    The others still play on by what they can know. It is a ceiling for bots that search like it, not for perfect play.
    """

    name = "clairvoyant"
    meaning = "sees all cards: a ceiling for the others"
    budget: ClassVar = HARD._replace(
        worlds=256, early_worlds=4, early_playouts=32, solved=HARD.solved + 2, nodes=20 * HARD.nodes
    )

    def choose(self, match: Match, seat: int, stream: Stream) -> int:
        view = match.view(seat)
        if len(view.legal) == 1:
            return view.legal[0]
        own = stream.named(str(stream.next()))
        return search_in(view, source_of_one(match), self.budget, own, USUAL).choice()


SEERS: Final[dict[str, Seer]] = {seer.name: seer for seer in (Clairvoyant(),)}
