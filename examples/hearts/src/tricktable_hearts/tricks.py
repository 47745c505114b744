"""The tricks: whoever takes a trick takes what it costs."""

from typing import TYPE_CHECKING, Final

from tricktable.core.cards import Hand
from tricktable.core.events import Journal
from tricktable.core.phases import Facts, Phase, RoundOver
from tricktable.core.tricks import Trick, TrickPlay
from tricktable_hearts.laws import law
from tricktable_hearts.scores import score

if TYPE_CHECKING:
    from tricktable_hearts import Hearts


def first_trick(game: "Hearts", hands: list[Hand]) -> Phase:
    """Whoever holds the two of clubs leads; in a small deal without it, the first seat."""
    opening = law(game.players).opening
    return Tricks(game, hands, next((seat for seat, hand in enumerate(hands) if hand & opening), 0))


class Tricks(TrickPlay):
    """Trick play that counts the penalties of each seat."""

    def __init__(self, game: "Hearts", hands: list[Hand], leader: int) -> None:
        super().__init__(game.actions, hands, leader, law(game.players))
        self.game: Final = game
        self.taken = [0] * len(hands)
        """The penalties in each seat's tricks."""

    def took(self, trick: Trick, journal: Journal) -> Phase:
        for card in trick.cards:
            self.taken[trick.winner] += self.game.penalty[card]
        return self if any(self.hands) else RoundOver(self.actions, self.hands, score(self.taken))

    def facts(self, viewer: int) -> Facts:
        return {**super().facts(viewer), "penalties": tuple(self.taken)}

    def copy(self) -> Phase:
        new = Tricks(self.game, self.hands[:], self.leader)
        self.copy_play(new)
        new.taken = self.taken[:]
        return new
