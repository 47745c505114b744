"""The tricks of a round: the chief leads to the first, and all cards are played, bid or not."""

from typing import TYPE_CHECKING, Final

from tricktable.core.cards import Hand
from tricktable.core.events import Journal
from tricktable.core.phases import Facts, Phase, RoundOver
from tricktable.core.tricks import Trick, TrickPlay
from tricktable.games.mue.cards import CARD_TRIANGLES
from tricktable.games.mue.chiefs import Chiefs
from tricktable.games.mue.laws import law
from tricktable.games.mue.scores import score

if TYPE_CHECKING:
    from tricktable.games.mue import Mue


class Tricks(TrickPlay):
    """Trick play under the two trumps, the chief's team against the others."""

    def __init__(
        self, game: "Mue", hands: list[Hand], chiefs: Chiefs, chief_trump: int, vice_trump: int, partner: int
    ) -> None:
        super().__init__(game.actions, hands, chiefs.chief, law(chief_trump, vice_trump))
        self.game: Final = game
        self.chiefs: Final = chiefs
        self.chief_trump: Final = chief_trump
        self.vice_trump: Final = vice_trump
        self.partner: Final = partner
        self.triangles = [0] * len(hands)
        """The triangles in each seat's tricks."""

    def took(self, trick: Trick, journal: Journal) -> Phase:
        triangles = 0
        for card in trick.cards:
            triangles += CARD_TRIANGLES[card]
        self.triangles[trick.winner] += triangles
        if self.hands[trick.winner]:
            return self
        return RoundOver(self.actions, self.hands, score(self))

    def open_bids(self) -> tuple[Hand, ...]:
        """The bid cards not played yet. Of two copies the bid one is played first (MUE-R7)."""
        deck = self.game.deck
        bids = list(self.chiefs.bids)
        lying = Trick(self.leader, tuple(self.trick), self.winning)
        for trick in (*self.done, lying):
            seat = trick.leader
            for card in trick.cards:
                if deck.holds(bids[seat], card):
                    bids[seat] = deck.remove(bids[seat], card)
                seat = (seat + 1) % len(bids)
        return tuple(bids)

    def facts(self, viewer: int) -> Facts:
        facts = super().facts(viewer)
        facts.update(self.chiefs.facts(self.open_bids()))
        facts["chief trump"] = (self.chief_trump,)
        if self.chiefs.vice:
            facts["vice trump"] = (self.vice_trump,)
        facts["partner"] = (self.partner,)
        facts["triangles"] = tuple(self.triangles)
        return facts

    def copy(self) -> "Tricks":
        new = Tricks(self.game, self.hands, self.chiefs, self.chief_trump, self.vice_trump, self.partner)
        self.copy_play(new)
        new.triangles = self.triangles[:]
        return new
