"""The tricks of a round: two for each seat, with calls between the cards and a swap behind them."""

from typing import TYPE_CHECKING, Final

from tricktable.core.cards import Hand
from tricktable.core.events import Journal
from tricktable.core.phases import Facts, Phase, RoundOver
from tricktable.core.seats import MOST_SEATS
from tricktable.core.tricks import Trick, TrickPlay
from tricktable.games.meinz.calls import Call
from tricktable.games.meinz.cards import MONSTER
from tricktable.games.meinz.laws import CALLED, law
from tricktable.games.meinz.scores import score
from tricktable.games.meinz.swaps import Swap

if TYPE_CHECKING:
    from tricktable.games.meinz import Meinz

SHOWN: Final = tuple(f"shown {seat}" for seat in range(MOST_SEATS))
"""The names of the facts that tell which cards a seat has taken back."""


class Tricks(TrickPlay):
    """Trick play in which a call outdoes every card, and whoever has enough tricks takes no more."""

    def __init__(
        self, game: "Meinz", hands: list[Hand], starter: int, stack: tuple[int, ...], discards: dict[int, int]
    ) -> None:
        super().__init__(game.actions, hands, starter, law())
        self.game: Final = game
        self.stack: Final = stack
        """All cards of the monster from the top down; none with four players."""
        self.discards: Final = discards
        self.quota = -(-hands[0].bit_count() // len(hands))
        """How many tricks each seat takes: two of eight."""
        self.sums = [0] * len(hands)
        """The numbers in each seat's tricks, after swaps. They lie face down: no fact (MEINZ-R6)."""
        self.shown: Hand = 0
        """Cards that came into a hand by a swap, before everybody's eyes."""
        if stack and starter == MONSTER:
            self.allowed = self.top_card()

    def top_card(self) -> Hand:
        """The monster plays one card to each trick, in the order of its stack."""
        return self.law.deck.bit[self.stack[len(self.done)]]

    def answers(self, seat: int, led: int) -> Hand:
        return self.top_card() if seat in self.game.house else super().answers(seat, led)

    def is_called(self) -> bool:
        """Somebody has called the trick in play, and will take it."""
        return self.strength == CALLED

    def apply(self, seat: int, action: int, journal: Journal) -> Phase:
        after = super().apply(seat, action, journal)
        if self.turn == MONSTER and self.stack:
            self.allowed = self.top_card()
        if self.trick and self.strength != CALLED:
            asked = self.game.windows[self.barred][self.leader][len(self.trick)]
            if asked:
                return Call(self, asked)
        return after

    def took(self, trick: Trick, journal: Journal) -> Phase:
        winner = trick.winner
        number = self.law.deck.number
        of_colour = self.law.obliging
        total = 0
        colours = 0
        for card in trick.cards:
            total += number[card]
            colours |= of_colour[card]
        self.sums[winner] += total
        if self.tricks_of(winner) == self.quota:
            self.barred |= 1 << winner
        if not self.hands[0]:
            return RoundOver(self.actions, self.hands, score(self.game, self.sums))
        # MEINZ-R3: asked only where an exchange is possible; the monster never swaps
        if self.hands[winner] & colours and winner < self.game.players:
            return Swap(self, colours)
        return self  # MEINZ-R4: whoever took it leads, however they came by it

    def swap(self, given: int, taken: int) -> None:
        """The leader has exchanged a card of the hand for one of the trick just taken."""
        deck = self.law.deck
        seat = self.leader
        self.hands[seat] ^= deck.bit[given] | deck.bit[taken]
        self.allowed = self.hands[seat]
        self.sums[seat] += deck.number[given] - deck.number[taken]
        self.shown |= deck.bit[taken]

    def reason(self, seat: int, action: int) -> str:
        return "stack" if seat >= self.game.players else super().reason(seat, action)

    def facts(self, viewer: int) -> Facts:
        facts = super().facts(viewer)
        if self.trick and not self.strength:  # so far only cards of full seats
            del facts["winning"]
        if self.is_called():
            facts["called"] = (self.winning,)
        if viewer in self.discards:
            facts["discard"] = (self.discards[viewer],)
        for seat, hand in enumerate(self.hands):
            if hand & self.shown:
                facts[SHOWN[seat]] = self.law.deck.choices(hand & self.shown)
        return facts

    def copy(self) -> "Tricks":
        new = Tricks(self.game, self.hands, self.leader, self.stack, self.discards)
        self.copy_play(new)
        new.quota = self.quota
        new.sums = self.sums[:]
        new.shown = self.shown
        return new
