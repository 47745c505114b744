"""Partners: the chief takes one, whoever is not the vice."""

from typing import TYPE_CHECKING, Final

from tricktable.core.cards import Hand
from tricktable.core.events import Event, Journal
from tricktable.core.phases import Facts, Phase
from tricktable.games.mue.chiefs import Chiefs
from tricktable.games.mue.tricks import Tricks

if TYPE_CHECKING:
    from tricktable.games.mue import Mue


class PartnerChoice(Phase):
    """The chief names the partner: two against all the others (MUE-R9)."""

    name = "partner"

    def __init__(self, game: "Mue", hands: list[Hand], chiefs: Chiefs, chief_trump: int, vice_trump: int) -> None:
        super().__init__(game.actions, hands, chiefs.chief)
        self.game: Final = game
        self.chiefs: Final = chiefs
        self.chief_trump: Final = chief_trump
        self.vice_trump: Final = vice_trump

    def legal_actions(self, seat: int) -> tuple[int, ...]:
        if seat != self.turn:
            return ()
        others = [other for other in range(len(self.hands)) if other != seat and other not in self.chiefs.vice]
        return tuple(self.game.first_partner + other for other in others)

    def apply(self, seat: int, action: int, journal: Journal) -> Phase:
        self.check(seat, action)
        partner = action - self.game.first_partner
        journal.append(Event("named partner", seat, (partner,)))
        return Tricks(self.game, self.hands, self.chiefs, self.chief_trump, self.vice_trump, partner)

    def reason(self, seat: int, action: int) -> str:
        partner = action - self.game.first_partner
        if not 0 <= partner < len(self.hands):
            return "partner"
        return "self" if partner == seat else "vice"

    def facts(self, viewer: int) -> Facts:
        facts = self.chiefs.facts(self.chiefs.bids)
        facts["chief trump"] = (self.chief_trump,)
        if self.chiefs.vice:
            facts["vice trump"] = (self.vice_trump,)
        return facts

    def copy(self) -> Phase:
        return PartnerChoice(self.game, self.hands[:], self.chiefs, self.chief_trump, self.vice_trump)
