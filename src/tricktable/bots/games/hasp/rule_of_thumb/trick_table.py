"""HASP's table as one player reads it: whose trick it is, and how likely the others can, or must, beat a card."""

from functools import cache
from typing import Final

from tricktable.bots.card_reading import Reading
from tricktable.core.cards import Hand
from tricktable.core.laws import Law
from tricktable.core.views import View
from tricktable.games.hasp import Hasp
from tricktable.games.hasp.predictions import PASS


@cache
def stronger(law: Law, led: int, strength: int) -> Hand:
    """All cards that are stronger than this in a trick led by `led`."""
    row = law.strength[led]
    return sum([bit for card, bit in enumerate(law.deck.bit) if row[card] > strength])


class Table(Reading):
    """A trick of HASP with its sides and odds: unseen cards lie in the hands by size, as far as voids allow."""

    def __init__(self, view: View, game: Hasp) -> None:
        law = game.law(view)
        assert law is not None
        turned = tuple([event.values[0] for event in view.events_of("turned")]) if game.players == 3 else ()
        super().__init__(view, law, turned)
        self.game: Final = game
        self.value: Final = game.value
        self.ours: Final = game.partners[self.me]
        """The set of seats on the viewer's side."""
        self.predictions: Final = [view.facts.get(f"prediction {seat}", (PASS,))[0] for seat in range(self.seats)]
        """What each seat has said so far."""
        self.shown: Final = [self._shown(seat) for seat in range(self.seats)]
        """The cards that each other seat has shown and not played yet; everybody else is without them."""
        self.rooms: Final = self._rooms()
        """For each unseen card the room that there is for it: in the hands that may hold it, and aside."""
        self._without: Final[dict[int, list[float]]] = {}
        self._lacks: Final[dict[tuple[int, Hand], float]] = {}
        self._chances: Final[dict[tuple[int, int, int], float]] = {}

    def _shown(self, seat: int) -> Hand:
        shown = self.law.deck.hand(self.view.facts.get(f"shown {seat}", ())) & self.unseen
        if shown:
            for other in range(self.seats):
                if other != seat:
                    self.voids[other] |= shown
        return shown

    def _rooms(self) -> list[int]:
        sizes = self.view.hand_sizes
        total = self.unseen.bit_count()  # what is in no other hand lies aside
        rooms = [total] * len(self.law.deck.bit)
        for other in range(self.seats):
            if other != self.me and sizes[other]:
                for card in self.law.deck.choices(self.voids[other] & self.unseen):
                    rooms[card] -= sizes[other]
        return rooms

    def without(self, seat: int) -> list[float]:
        """For each unseen card how likely this seat is without it."""
        odds = self._without.get(seat)
        if odds is None:
            size = self.view.hand_sizes[seat]
            odds = self._without[seat] = [1.0] * len(self.law.deck.bit)
            if seat != self.me and size:
                for card in self.law.deck.choices(self.unseen & ~self.voids[seat]):
                    odds[card] = 1 - size / self.rooms[card]
                for card in self.law.deck.choices(self.shown[seat]):
                    odds[card] = 0.0
        return odds

    def is_ours(self, seat: int) -> bool:
        return self.ours >> seat & 1 != 0

    def is_trump(self, card: int) -> bool:
        return self.law.trumps & self.law.deck.bit[card] != 0

    def is_high(self, card: int) -> bool:
        """Nobody else has a higher card of this suit."""
        return self.unseen_of(card) < self.law.deck.bit[card]

    def is_bare(self, card: int) -> bool:
        """The viewer holds no other card of this suit."""
        return (self.hand & self.law.obliging[card]).bit_count() == 1

    def unseen_of(self, card: int) -> Hand:
        """What others may hold of this card's suit."""
        return self.unseen & self.law.obliging[card]

    def partner_has_led(self, card: int) -> bool:
        """The partner has led this card's suit in this round."""
        suit = self.law.suit
        return any(suit[led] == suit[card] and seat != self.me and self.is_ours(seat) for seat, led in self.leads)

    def lacks(self, seat: int, cards: Hand) -> float:
        """How likely this seat holds none of these cards."""
        cards &= self.unseen
        if not cards:
            return 1.0
        chance = self._lacks.get((seat, cards))
        if chance is None:
            chance = 1.0
            without = self.without(seat)
            for card in self.law.deck.choices(cards):
                chance *= without[card]
            self._lacks[seat, cards] = chance
        return chance

    def can_beat(self, seat: int, led: int, best: int) -> float:
        """How likely this seat can beat the strength `best` in a trick led by `led`, following suit or trumping."""
        suit = self.law.obliging[led]
        above = stronger(self.law, led, best)
        following = 1 - self.lacks(seat, above & suit)
        trumping = self.lacks(seat, suit) * (1 - self.lacks(seat, above & ~suit))
        return following + trumping

    def must_beat(self, seat: int, led: int, best: int) -> float:
        """How likely this seat beats the strength `best` against its will: all that it may play is stronger."""
        suit = self.law.obliging[led]
        above = stronger(self.law, led, best)
        following = self.lacks(seat, suit & ~above) * (1 - self.lacks(seat, above & suit))
        lower_trumps = self.law.trumps & ~above
        trumping = self.lacks(seat, suit | lower_trumps) * (1 - self.lacks(seat, above & ~suit))
        return following + trumping

    def _after(self, card: int) -> tuple[int, int, int]:
        """Who takes the trick as it lies with this card in it, with what strength, and the card that led."""
        led = self.trick[0] if self.trick else card
        if self.takes(card):
            return self.me, self.strength(card), led
        return self.winner(), self._best(), led

    def chance(self, card: int) -> float:
        """How likely the viewer's side takes the trick with this card in it, if everybody wants it."""
        holder, best, led = self._after(card)
        known = self._chances.get((holder, best, led))
        if known is not None:
            return known
        ours = 1.0 if self.is_ours(holder) else 0.0
        for seat in self.to_come:
            beats = self.can_beat(seat, led, best)
            ours = ours + (1 - ours) * beats if self.is_ours(seat) else ours * (1 - beats)
        self._chances[holder, best, led] = ours
        return ours

    def burden(self, card: int, side: int) -> float:
        """How likely this side is left with the trick with this card in it, if nobody wants it."""
        holder, best, led = self._after(card)
        theirs = 1.0 if side >> holder & 1 else 0.0
        for seat in self.to_come:
            beats = self.must_beat(seat, led, best)
            theirs = theirs + (1 - theirs) * beats if side >> seat & 1 else theirs * (1 - beats)
        return theirs
