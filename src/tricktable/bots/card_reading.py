"""What a player reads from the table before playing a card: the trick as it lies, what is still out, who is void."""

from functools import cache, lru_cache
from typing import Final

from tricktable.core.cards import Deck, Hand, Pack
from tricktable.core.laws import LAST, Law
from tricktable.core.views import View
from tricktable.core.voids import Voids


@lru_cache(maxsize=64)
def _whole(deck: Deck, pack: Pack) -> Hand:
    """All cards of a pack as one hand."""
    return deck.hand(pack.cards)


@cache
def powers(law: Law) -> tuple[int, ...]:
    """For each card the sum of its strengths over all the leads that it can meet."""
    return tuple([sum([row[card] for row in law.strength]) for card in range(len(law.suit))])


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
        self.tricks: Final = Voids(law, self.seats)
        self.voids: Final = self.tricks.of
        """For each seat the cards that it has shown not to hold."""
        self.leads: Final[list[tuple[int, int]]] = []
        """Who has led what so far."""
        self.unseen: Final = self._watch(out)
        """All cards that may be in other hands; copies as bits, like a hand."""

    def _watch(self, out: tuple[int, ...]) -> Hand:
        """Follows the round: strikes off the cards, notes the leads and the voids."""
        deck = self.law.deck
        slots = deck.slots
        tricks = self.tricks
        house = self.view.game.house
        unseen = _whole(deck, self.view.game.layout.packs[0])
        for card in self.view.hand + out:
            held = unseen & slots[card]
            unseen ^= held & ~(held >> 1)
        for event in self.view.history:
            kind = event.kind
            if kind == "played":
                card = event.values[0]
                held = unseen & slots[card]
                unseen ^= held & ~(held >> 1)
                if not tricks.trick:
                    self.leads.append((event.seat, card))
                if event.seat in house:
                    tricks.pass_over(card)
                else:
                    tricks.play(event.seat, card)
            elif kind == "took":
                tricks.take()
        return unseen

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
        return powers(self.law)[card]

    def weakest(self, cards: tuple[int, ...]) -> int:
        """The card that is missed least."""
        return min(cards, key=lambda card: (self.power(card), card))

    def strongest(self, cards: tuple[int, ...]) -> int:
        return max(cards, key=lambda card: (self.power(card), -card))
