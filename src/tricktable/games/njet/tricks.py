"""The tricks of a round, and the 0s captured in them."""

from typing import TYPE_CHECKING, Final

from tricktable.core.cards import Hand
from tricktable.core.events import Event, Journal
from tricktable.core.phases import Facts, Phase, RoundOver
from tricktable.core.tricks import Trick, TrickPlay
from tricktable.games.njet.boards import Conditions
from tricktable.games.njet.laws import law
from tricktable.games.njet.scores import score

if TYPE_CHECKING:
    from tricktable.games.njet import Njet
    from tricktable.games.njet.teams import Sides


def first_trick(game: "Njet", hands: list[Hand], conditions: Conditions, sides: "Sides") -> Phase:
    """The start player leads; nobody does if the cache took the last cards of a small deal."""
    play = Tricks(game, hands, conditions, sides)
    return play if hands[conditions.start] else RoundOver(game.actions, hands, score(play))


class Tricks(TrickPlay):
    """Trick play under the round's conditions."""

    def __init__(self, game: "Njet", hands: list[Hand], conditions: Conditions, sides: "Sides") -> None:
        rules = law(game.players, conditions.trump, conditions.super_trump)
        super().__init__(game.actions, hands, conditions.start, rules)
        self.game: Final = game
        self.conditions: Final = conditions
        self.sides: Final = sides
        self.captured = [0] * game.players
        """How many 0s of opponents each seat has taken."""

    def took(self, trick: Trick, journal: Journal) -> Phase:
        is_zero = self.game.is_zero
        for card in trick.cards:
            if is_zero[card]:
                self.capture(trick, journal)
                break
        if self.hands[trick.winner]:
            return self
        return RoundOver(self.actions, self.hands, score(self))

    def capture(self, trick: Trick, journal: Journal) -> None:
        """The 0s that opponents played count for the winner, super trumps like the others (NJET-R6)."""
        is_zero = self.game.is_zero
        team = self.sides.team
        opponents = ~team if team >> trick.winner & 1 else team
        seats = len(trick.cards)
        zeros = []
        seat = trick.leader
        for card in trick.cards:
            if is_zero[card] and opponents >> seat & 1:
                zeros.append(card)
            seat = (seat + 1) % seats
        if zeros:
            self.captured[trick.winner] += len(zeros)
            journal.append(Event("captured", trick.winner, tuple(zeros)))

    def facts(self, viewer: int) -> Facts:
        facts = super().facts(viewer)
        facts.update(self.conditions.facts())
        facts.update(self.sides.facts())
        facts["captured"] = tuple(self.captured)
        return facts

    def copy(self) -> "Tricks":
        new = Tricks(self.game, self.hands, self.conditions, self.sides)
        self.copy_play(new)
        new.captured = self.captured[:]
        return new
