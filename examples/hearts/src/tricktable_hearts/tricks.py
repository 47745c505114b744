"""The tricks: whoever takes a trick takes what it costs."""

from typing import TYPE_CHECKING, Final

from tricktable.core.cards import Hand
from tricktable.core.events import Event, Journal
from tricktable.core.phases import Facts, Phase, RoundOver
from tricktable.core.tricks import Trick, TrickPlay
from tricktable_hearts.laws import law
from tricktable_hearts.scores import score

if TYPE_CHECKING:
    from tricktable_hearts import Hearts


def first_trick(game: "Hearts", hands: list[Hand], journal: Journal) -> Phase:
    """Whoever holds the two of clubs says so, and leads."""
    leader = next(seat for seat, hand in enumerate(hands) if game.deck.holds(hand, game.two_of_clubs))
    journal.append(Event("opens", leader, (game.two_of_clubs,)))
    return Tricks(game, hands, leader)


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
