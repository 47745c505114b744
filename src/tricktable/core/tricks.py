"""Tricks, once for all games: each game gives its `Law` and says what a taken trick means."""

from typing import Final

from tricktable.builds import mypyc_attr
from tricktable.core.actions import Actions
from tricktable.core.cards import Hand
from tricktable.core.events import Event, Journal
from tricktable.core.laws import LAST, Law
from tricktable.core.phases import Facts, Phase
from tricktable.core.seats import MOST_SEATS

TOOK: Final = tuple(Event("took", seat) for seat in range(MOST_SEATS))
"""Ready-made events, by seat."""


class Trick:
    """A finished trick: who led, the cards in the order of playing, who took it."""

    __slots__ = ("cards", "leader", "winner")

    def __init__(self, leader: int, cards: tuple[int, ...], winner: int) -> None:
        self.leader = leader
        self.cards = cards
        self.winner = winner

    def player(self, place: int) -> int:
        """Who played the card at this place."""
        return (self.leader + place) % len(self.cards)

    def __repr__(self) -> str:
        return f"Trick({self.leader}, {self.cards}, {self.winner})"


@mypyc_attr(allow_interpreted_subclasses=True)
class TrickPlay(Phase):
    """Everybody plays a card in turn; the strongest card takes the trick, and its player leads the next.

    A play is the action with the number of its card. A game's own phase says in `took` what follows a trick.
    """

    name = "trick"

    def __init__(self, actions: Actions, hands: list[Hand], leader: int, law: Law) -> None:
        super().__init__(actions, hands, leader)
        self.law: Final = law
        self.seats: Final = len(hands)
        self.leader = leader
        self.trick: list[int] = []
        """The cards of the trick so far."""
        self.winning = leader
        """Who takes the trick as it lies."""
        self.strength = 0
        self.barred = 0
        """The set of seats that may not take a trick."""
        self.stage: int = law.first_stage
        """How far the tricks are, as far as the law asks."""
        self.allowed = law.allowed_to_lead(hands[leader], self.stage)
        """What the seat on turn may play: of each card all copies that it holds."""
        self.done: list[Trick] = []
        self._tricks_taken = [0] * len(hands)
        """How many tricks each seat has taken."""

    def answers(self, seat: int, led: int) -> Hand:
        """What this seat, whose turn is still to come, may play to a trick led by `led`."""
        return self.law.allowed(self.hands[seat], led, self.stage)

    def took(self, trick: Trick, journal: Journal) -> Phase:
        """What follows when a trick has been taken: this phase again, or the next one."""
        raise NotImplementedError

    def legal_actions(self, seat: int) -> tuple[int, ...]:
        if seat != self.turn:
            return ()
        return self.law.plays.of(self.allowed)

    def apply(self, seat: int, action: int, journal: Journal) -> Phase:
        law = self.law
        held = self.allowed & law.slots[action] if 0 <= action < law.cards else 0
        if not held or seat != self.turn:
            raise self.refusal(seat, action)
        hands = self.hands
        hands[seat] ^= held & ~(held >> 1)
        journal.append(law.played[seat][action])
        trick = self.trick
        trick.append(action)
        led = trick[0]
        strength = law.strength[led][action]
        if strength > self.strength or (strength == self.strength and law.ties == LAST):
            if not self.barred >> seat & 1:
                self.strength = strength
                self.winning = seat
        seat += 1
        if seat == self.seats:
            seat = 0
        if seat == self.leader:
            return self._take(journal)
        self.turn = seat
        self.allowed = law.allowed(hands[seat], led, self.stage)
        return self

    def _take(self, journal: Journal) -> Phase:
        winner = self.winning
        trick = Trick(self.leader, tuple(self.trick), winner)
        self.done.append(trick)
        self._tricks_taken[winner] += 1
        self.trick = []
        self.strength = 0
        self.leader = winner
        self.turn = winner
        self.allowed = self.hands[winner]
        if self.stage:
            self.stage = self.law.next_stage(self.stage, trick.cards)
            self.allowed = self.law.allowed_to_lead(self.allowed, self.stage)
        journal.append(TOOK[winner])
        return self.took(trick, journal)

    def take_tricks(self, cards: list[int], journal: Journal, steps: list[tuple[int, int]]) -> Phase:
        """Whole tricks at once, from the beginning of one, for those who have followed the law themselves: nothing is
        checked. `steps` gets who played what. Only where nothing is asked between the cards, and nobody is barred."""
        law = self.law
        played = law.played
        hands = self.hands
        seats = self.seats
        for begin in range(0, len(cards), seats):
            seat = self.leader
            lying = cards[begin : begin + seats]
            for card in lying:
                held = hands[seat] & law.slots[card]
                hands[seat] ^= held & ~(held >> 1)
                journal.append(played[seat][card])
                steps.append((seat, card))
                seat += 1
                if seat == seats:
                    seat = 0
            winner = self.leader + law.winner(lying)
            self.winning = winner if winner < seats else winner - seats
            self.trick = lying
            after = self._take(journal)
            if after is not self:
                return after
        return self

    def tricks_of(self, seat: int) -> int:
        """How many tricks this seat has taken."""
        return self._tricks_taken[seat]

    def reason(self, seat: int, action: int) -> str:
        if action >= len(self.law.deck.bit):
            return "trick"
        hand = self.hands[seat]
        if not hand & self.law.deck.bit[action]:
            return "unheld"
        if not self.trick:
            return self.law.reason_to_lead(hand, action, self.stage)
        return self.law.reason(hand, action, self.trick[0])

    def line(self) -> str:
        return f"trick {len(self.done) + 1}"

    def facts(self, viewer: int) -> Facts:
        facts: Facts = {"leader": (self.leader,), "trick": tuple(self.trick), "tricks": tuple(self._tricks_taken)}
        if self.trick:
            facts["winning"] = (self.winning,)
        if self.done:
            last = self.done[-1]
            facts["last trick"] = (last.leader, last.winner, *last.cards)
        return facts

    def copy_play(self, new: "TrickPlay") -> None:
        """Gives a new phase of the same class this one's position."""
        new.hands = self.hands[:]
        new.turn = self.turn
        new.leader = self.leader
        new.trick = self.trick[:]
        new.winning = self.winning
        new.strength = self.strength
        new.barred = self.barred
        new.stage = self.stage
        new.allowed = self.allowed
        new.done = self.done[:]
        new._tricks_taken = self._tricks_taken[:]
