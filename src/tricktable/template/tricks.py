"""The tricks of a round."""

from typing import Final

from tricktable.core.actions import Actions
from tricktable.core.cards import Hand
from tricktable.core.events import Journal
from tricktable.core.phases import Facts, Phase, RoundOver
from tricktable.core.tricks import Trick, TrickPlay
from tricktable.template.cards import DECK
from tricktable.template.laws import law
from tricktable.template.scores import score


class Tricks(TrickPlay):
    """Trick play until the hands are empty."""

    def __init__(self, actions: Actions, hands: list[Hand], leader: int, turned: int) -> None:
        super().__init__(actions, hands, leader, law(DECK.colour[turned]))
        self.turned: Final = turned
        """The card that was turned up: its suit is trump."""

    def took(self, trick: Trick, journal: Journal) -> Phase:
        if any(self.hands):
            return self
        seats = len(self.hands)
        return RoundOver(self.actions, self.hands, score([self.tricks_of(seat) for seat in range(seats)]))

    def facts(self, viewer: int) -> Facts:
        return {**super().facts(viewer), "turned": (self.turned,)}

    def copy(self) -> Phase:
        new = Tricks(self.actions, self.hands[:], self.leader, self.turned)
        self.copy_play(new)
        return new
