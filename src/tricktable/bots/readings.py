"""What a player reads from the table before playing a card: the trick as it lies, what is still out, who is void."""

from typing import Final

from tricktable.core.cards import Hand
from tricktable.core.laws import LAST, Law
from tricktable.core.views import View


class Reading:
    """A view in the middle of trick play, with the questions that players ask themselves.

    It holds nothing that the view does not say. `out` are cards that the viewer knows to be in no hand (a discard).
    """

    def __init__(self, view: View, law: Law, out: tuple[int, ...] = ()) -> None:
        deck = law.deck
        facts = view.facts
        self.view: Final = view
        self.law: Final = law
        self.seats: Final = view.game.seats
        self.me: Final = view.viewer
        self.hand: Final = deck.hand(view.hand)
        self.trick: Final = facts["trick"]
        self.leader: Final = facts["leader"][0]
        self.is_leading: Final = not self.trick
        self.is_last: Final = len(self.trick) == self.seats - 1
        self.to_come: Final = tuple((self.me + step) % self.seats for step in range(1, self.seats - len(self.trick)))
        """The seats that play after the viewer in this trick."""
        self.unseen: Final = self._unseen(out)
        """All cards that may be in other hands; copies as bits, like a hand."""
        self.voids: Final = self._voids()
        """For each seat the cards that it has shown not to hold."""

    def _unseen(self, out: tuple[int, ...]) -> Hand:
        deck = self.law.deck
        left = list(self.view.game.layout.packs[0].cards)
        gone = [event.values[0] for event in self.view.events_of("played")]
        for card in (*self.view.hand, *gone, *out):
            if card in left:
                left.remove(card)
        return deck.hand(left)

    def _voids(self) -> list[Hand]:
        voids: list[Hand] = [0] * self.seats
        law = self.law
        trick: list[int] = []
        for event in self.view.history:
            if event.kind == "took":
                trick = []
            elif event.kind == "played":
                card = event.values[0]
                if trick and not law.answering[trick[0]] & law.deck.bit[card]:
                    voids[event.seat] |= law.obliging[trick[0]]
                    if not law.fallback & law.deck.bit[card]:
                        voids[event.seat] |= law.fallback
                trick.append(card)
        return voids

    def winner(self) -> int:
        """Who takes the trick as it lies; the viewer when nothing lies yet."""
        winning = self.view.facts.get("winning")
        return winning[0] if winning else self.me

    def strength(self, card: int) -> int:
        """How strong a card is in this trick (when leading: in the trick that it leads)."""
        return self.law.strength[self.trick[0] if self.trick else card][card]

    def _best(self) -> int:
        place = (self.winner() - self.leader) % self.seats
        return self.strength(self.trick[place])

    def takes(self, card: int) -> bool:
        """This card would take the trick as it lies."""
        if self.is_leading or "winning" not in self.view.facts:
            return self.strength(card) > 0
        best = self._best()
        return self.strength(card) > best or (self.strength(card) == best and self.law.ties == LAST)

    def threats(self, card: int, seats: tuple[int, ...]) -> Hand:
        """The unseen cards with which one of these seats, playing later, could beat this card."""
        row = self.law.strength[self.trick[0] if self.trick else card]
        held = 0
        for seat in seats:
            held |= self.unseen & ~self.voids[seat]
        result = 0
        for other in self.law.deck.choices(held):
            if row[other] > row[card] or (row[other] == row[card] and self.law.ties == LAST):
                result |= self.law.deck.slots[other] & held
        return result

    def is_safe(self, card: int, seats: tuple[int, ...]) -> bool:
        """None of these seats can beat this card any more, as far as one can know."""
        return not self.threats(card, seats)

    def power(self, card: int) -> int:
        """How strong a card is over all the leads that it can meet: what is given away with it."""
        return sum(row[card] for row in self.law.strength)

    def weakest(self, cards: tuple[int, ...]) -> int:
        """The card that is missed least."""
        return min(cards, key=lambda card: (self.power(card), card))

    def strongest(self, cards: tuple[int, ...]) -> int:
        return max(cards, key=lambda card: (self.power(card), -card))
