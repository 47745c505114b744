"""The tricks of a round, and its early end when a prediction is ruined."""

from typing import TYPE_CHECKING, Final

from tricktable.core.cards import Hand
from tricktable.core.events import Journal
from tricktable.core.phases import Facts, Phase, RoundOver
from tricktable.core.seats import MOST_SEATS
from tricktable.core.tricks import Trick, TrickPlay
from tricktable.games.hasp.laws import law
from tricktable.games.hasp.predictions import PASS, WORTH, Prediction
from tricktable.games.hasp.scores import score

if TYPE_CHECKING:
    from tricktable.games.hasp import Hasp

PREDICTION: Final = tuple(f"prediction {seat}" for seat in range(MOST_SEATS))
SHOWN: Final = tuple(f"shown {seat}" for seat in range(MOST_SEATS))
"""The names of facts, by seat."""


def first_trick(game: "Hasp", hands: list[Hand], opener: int, trump: int) -> Phase:
    """The beginning of play: the opener may predict, then leads."""
    return Prediction(Tricks(game, hands, opener, trump))


class Tricks(TrickPlay):
    """Trick play under the announced trump. In the first trick everybody predicts before playing."""

    def __init__(self, game: "Hasp", hands: list[Hand], opener: int, trump: int) -> None:
        super().__init__(game.actions, hands, opener, law(game.players, trump))
        self.game: Final = game
        self.opener: Final = opener
        self.trump: Final = trump
        self.predictions: dict[int, int] = {}
        """What each seat said; everybody has by the end of the first trick."""
        self.ruining = 0
        """The set of seats whose trick ruins the find all or no find of this round; nobody's until there is one."""

    def pot(self) -> int:
        """What the round is worth so far."""
        pot = 1
        for said in self.predictions.values():
            pot += WORTH[said]
        return pot

    def apply(self, seat: int, action: int, journal: Journal) -> Phase:
        after = super().apply(seat, action, journal)
        if self.done or after is not self:
            return after
        return Prediction(self)

    def took(self, trick: Trick, journal: Journal) -> Phase:
        if self.hands[trick.winner] and not self.is_ruined_by(trick):
            return self
        return RoundOver(self.actions, self.hands, score(self))

    def is_ruined_by(self, trick: Trick) -> bool:
        """This trick broke somebody's find all or no find: the round stops at once."""
        return self.ruining >> trick.winner & 1 != 0

    def facts(self, viewer: int) -> Facts:
        facts = super().facts(viewer)
        facts["trump"] = (self.trump,)
        facts["pot"] = (self.pot(),)
        for seat, said in self.predictions.items():
            if said != PASS:
                facts[PREDICTION[seat]] = (said,)
            shown = self.game.predictions.shown[said]
            if shown:
                facts[SHOWN[seat]] = shown  # HASP-R4
        return facts

    def copy(self) -> "Tricks":
        new = Tricks(self.game, self.hands, self.opener, self.trump)
        self.copy_play(new)
        new.predictions = self.predictions.copy()
        new.ruining = self.ruining
        return new
