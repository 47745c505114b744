"""The discard: everybody sets one card aside, at the same time, and it stays face down for good."""

from typing import TYPE_CHECKING, Final

from tricktable.core.cards import Hand
from tricktable.core.events import Event, Journal
from tricktable.core.phases import Facts, Phase
from tricktable.core.seats import only
from tricktable.games.meinz.tricks import Tricks

if TYPE_CHECKING:
    from tricktable.games.meinz import Meinz


class Discard(Phase):
    """Every player chooses the card that is out of the round. The monster keeps all of its cards."""

    name = "discard"
    is_secret = True

    def __init__(self, game: "Meinz", hands: list[Hand], starter: int, stack: tuple[int, ...]) -> None:
        super().__init__(game.actions, hands, 0)
        self.game: Final = game
        self.starter: Final = starter
        self.stack: Final = stack
        self.discards: dict[int, int] = {}
        """The card of each seat that has chosen."""

    def awaited(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.game.players) if seat not in self.discards)

    def legal_actions(self, seat: int) -> tuple[int, ...]:
        if not 0 <= seat < self.game.players or seat in self.discards:
            return ()
        return self.game.discards.of(self.hands[seat])

    def apply(self, seat: int, action: int, journal: Journal) -> Phase:
        self.check(seat, action)
        card = action - self.game.first_discard
        self.hands[seat] = self.game.deck.remove(self.hands[seat], card)
        self.discards[seat] = card
        journal.append(Event("discarded", seat, (card,), only(seat)))
        if len(self.discards) == self.game.players:
            return Tricks(self.game, self.hands, self.starter, self.stack, self.discards)
        while self.turn in self.discards:
            self.turn += 1
        return self

    def known_later(self, seat: int) -> int:
        return only(seat)

    def reason(self, seat: int, action: int) -> str:
        first = self.game.first_discard
        return "unheld" if first <= action < first + len(self.game.deck.text) else "discard"

    def facts(self, viewer: int) -> Facts:
        return {"discard": (self.discards[viewer],)} if viewer in self.discards else {}

    def copy(self) -> Phase:
        new = Discard(self.game, self.hands[:], self.starter, self.stack)
        new.turn = self.turn
        new.discards = self.discards.copy()
        return new
