"""Trumps: first the vice names one, then the chief one above it, or none."""

from typing import TYPE_CHECKING, Final

from tricktable.core.cards import Hand
from tricktable.core.events import Event, Journal
from tricktable.core.phases import Facts, Phase
from tricktable.games.mue.chiefs import Chiefs
from tricktable.games.mue.laws import NO_TRUMP, is_of_trump
from tricktable.games.mue.partners import PartnerChoice

if TYPE_CHECKING:
    from tricktable.games.mue import Mue


def first_naming(game: "Mue", hands: list[Hand], chiefs: Chiefs) -> Phase:
    """The vice names a trump if there is a vice, else the chief at once."""
    if chiefs.vice:
        return ViceTrump(game, hands, chiefs)
    return ChiefTrump(game, hands, chiefs, NO_TRUMP)


def shown_on(game: "Mue", bid: Hand) -> tuple[int, ...]:
    """The colours and numbers on these cards."""
    cards = game.deck.choices(bid)
    return tuple(trump for trump in range(NO_TRUMP) if any(is_of_trump(card, trump) for card in cards))


class ViceTrump(Phase):
    """The vice names a colour or a number of the own bid (MUE-R3: there must be one)."""

    name = "vice trump"

    def __init__(self, game: "Mue", hands: list[Hand], chiefs: Chiefs) -> None:
        super().__init__(game.actions, hands, chiefs.vice[0])
        self.game: Final = game
        self.chiefs: Final = chiefs

    def legal_actions(self, seat: int) -> tuple[int, ...]:
        if seat != self.turn:
            return ()
        return tuple(self.game.first_trump + trump for trump in shown_on(self.game, self.chiefs.bids[seat]))

    def apply(self, seat: int, action: int, journal: Journal) -> Phase:
        self.check(seat, action)
        trump = action - self.game.first_trump
        journal.append(Event("named trump", seat, (trump,)))
        return ChiefTrump(self.game, self.hands, self.chiefs, trump)

    def reason(self, seat: int, action: int) -> str:
        trump = action - self.game.first_trump
        if not 0 <= trump <= NO_TRUMP:
            return "trump"
        return "none" if trump == NO_TRUMP else "unbid"

    def facts(self, viewer: int) -> Facts:
        return self.chiefs.facts(self.chiefs.bids)

    def copy(self) -> Phase:
        return ViceTrump(self.game, self.hands[:], self.chiefs)


class ChiefTrump(Phase):
    """The chief names a colour or a number of the own bid, or none; not what the vice has named (MUE-R2)."""

    name = "chief trump"

    def __init__(self, game: "Mue", hands: list[Hand], chiefs: Chiefs, vice_trump: int) -> None:
        """Without a vice the vice's trump is `NO_TRUMP`."""
        super().__init__(game.actions, hands, chiefs.chief)
        self.game: Final = game
        self.chiefs: Final = chiefs
        self.vice_trump: Final = vice_trump

    def legal_actions(self, seat: int) -> tuple[int, ...]:
        if seat != self.turn:
            return ()
        first = self.game.first_trump
        shown = shown_on(self.game, self.chiefs.bids[seat])
        return (*(first + trump for trump in shown if trump != self.vice_trump), first + NO_TRUMP)

    def apply(self, seat: int, action: int, journal: Journal) -> Phase:
        self.check(seat, action)
        trump = action - self.game.first_trump
        journal.append(Event("named trump", seat, (trump,)))
        return PartnerChoice(self.game, self.hands, self.chiefs, trump, self.vice_trump)

    def reason(self, seat: int, action: int) -> str:
        trump = action - self.game.first_trump
        if not 0 <= trump <= NO_TRUMP:
            return "trump"
        return "named" if trump == self.vice_trump else "unbid"

    def facts(self, viewer: int) -> Facts:
        facts = self.chiefs.facts(self.chiefs.bids)
        if self.chiefs.vice:
            facts["vice trump"] = (self.vice_trump,)
        return facts

    def copy(self) -> Phase:
        return ChiefTrump(self.game, self.hands[:], self.chiefs, self.vice_trump)
