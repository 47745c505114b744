"""The auction: cards of one's own hand, laid open one by one, are the bids."""

from typing import TYPE_CHECKING, Final

from tricktable.core.cards import Hand
from tricktable.core.events import Event, Journal
from tricktable.core.phases import Facts, Phase, RoundOver
from tricktable.core.scores import Score
from tricktable.games.mue.chiefs import Chiefs, bid_facts, most_bid, vice_beside
from tricktable.games.mue.stalemates import last_to_bid, stalemate
from tricktable.games.mue.trumps import first_naming

if TYPE_CHECKING:
    from tricktable.games.mue import Mue


class Auction(Phase):
    """In turn, from the dealer on, everybody lays cards or passes, until all have passed in a row.

    Cards are laid one by one (MUE-R1). Bid cards remain in the hand; `unbid` is the rest of it.
    """

    name = "auction"

    def __init__(self, game: "Mue", hands: list[Hand], dealer: int) -> None:
        super().__init__(game.actions, hands, dealer)
        self.game: Final = game
        self.dealer: Final = dealer
        self.bids: list[Hand] = [0] * len(hands)
        """The cards that each seat has laid."""
        self.unbid = hands[:]
        """The cards that each seat can still lay."""
        self.totals = [0] * len(hands)
        """How many cards each seat has laid."""
        self.cards_laid = 0
        """How many cards all seats have laid."""
        self.last_laid = [0] * len(hands)
        """How many there were when this seat's last one had come; 0 if it has laid none."""
        self.limit = 1
        """The total up to which the seat on turn may go: one more than the highest total when its turn began."""
        self.laid = 0
        """How many cards the seat on turn has laid in this turn."""
        self.passes = 0
        """How many seats in a row have passed."""
        self.lap = 1
        """How often the turn has come to the dealer."""

    def legal_actions(self, seat: int) -> tuple[int, ...]:
        """There is always room for a card: a turn ends by itself when there is not."""
        if seat != self.turn:
            return ()
        return self.game.bids.of(self.unbid[seat]) + (self.game.stay_only if self.laid else self.game.pass_only)

    def apply(self, seat: int, action: int, journal: Journal) -> Phase:
        game = self.game
        card = action - game.first_bid
        if seat != self.turn:
            raise self.refusal(seat, action)
        if 0 <= card < len(game.deck.bit) and self.unbid[seat] & game.deck.bit[card]:
            journal.append(game.bid_events[seat][card])
            self._lay(seat, card)
        elif action == game.pass_action and not self.laid:
            journal.append(game.pass_events[seat])
            self.passes += 1
            if self.passes == len(self.hands):
                return self._decide(seat, journal)
            self._next(seat)
        elif action == game.stay_action and self.laid:
            journal.append(game.stay_events[seat])
            self._next(seat)
        else:
            raise self.refusal(seat, action)
        return self

    def _lay(self, seat: int, card: int) -> None:
        deck = self.game.deck
        slots = deck.slots[card]
        unbid = self.unbid[seat]
        held = unbid & slots
        unbid ^= held & ~(held >> 1)
        self.unbid[seat] = unbid
        bid = self.bids[seat]
        self.bids[seat] = bid | ((bid & slots) << 1 | deck.bit[card])
        total = self.totals[seat] + 1
        self.totals[seat] = total
        self.cards_laid += 1
        self.last_laid[seat] = self.cards_laid
        self.laid += 1
        self.passes = 0
        if total == self.limit or not unbid:  # MUE-R8: no other limit than the hand
            self._next(seat)

    def _next(self, seat: int) -> None:
        if self.totals[seat] == self.limit:
            self.limit += 1
        self.laid = 0
        seat += 1
        if seat == len(self.hands):
            seat = 0
        self.turn = seat
        if seat == self.dealer:
            self.lap += 1

    def _decide(self, seat: int, journal: Journal) -> Phase:
        """The last pass is made: one highest bidder is chief, several are in a stalemate."""
        best = most_bid(self.totals)
        if not self.totals[best[0]]:
            journal.append(Event("passed out", seat))
            return RoundOver(self.actions, self.hands, Score(len(self.hands), []))
        if len(best) > 1:
            last = last_to_bid(best, self.last_laid)
            journal.append(Event("tied", last, tuple(best)))
            return RoundOver(self.actions, self.hands, stalemate(best, last, self.totals))
        chief = best[0]
        bids = tuple(self.bids)
        vice = vice_beside(chief, bids)
        journal.append(Event("became chief", chief, (self.totals[chief],)))
        for second in vice:
            journal.append(Event("became vice", second, (self.totals[second],)))
        return first_naming(self.game, self.hands, Chiefs(bids, chief, vice))

    def reason(self, seat: int, action: int) -> str:
        card = action - self.game.first_bid
        if 0 <= card < len(self.game.deck.bit):
            return "laid" if self.hands[seat] & self.game.deck.bit[card] else "unheld"
        if action in (self.game.stay_action, self.game.pass_action):
            return "laid" if self.laid else "unlaid"
        return "auction"

    def line(self) -> str:
        return f"auction {self.lap}"

    def facts(self, viewer: int) -> Facts:
        facts = bid_facts(self.bids)
        facts["bids"] = tuple(self.totals)
        facts["limit"] = (self.limit,)
        facts["laid"] = (self.laid,)
        facts["passes"] = (self.passes,)
        return facts

    def copy(self) -> "Auction":
        new = Auction(self.game, self.hands[:], self.dealer)
        new.turn = self.turn
        new.bids = self.bids[:]
        new.unbid = self.unbid[:]
        new.totals = self.totals[:]
        new.cards_laid = self.cards_laid
        new.last_laid = self.last_laid[:]
        new.limit = self.limit
        new.laid = self.laid
        new.passes = self.passes
        new.lap = self.lap
        return new
