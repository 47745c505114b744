"""HASP's table as one player reads it: whose trick it is, and how likely the others can, or must, beat a card."""

from typing import Final

from tricktable.bots.readings import Reading
from tricktable.core.cards import Hand
from tricktable.core.views import View
from tricktable.games.hasp import Hasp
from tricktable.games.hasp.predictions import PASS


class Table(Reading):
    """A trick of HASP with its sides and odds: unseen cards lie in the hands by size, as far as voids allow."""

    def __init__(self, view: View, game: Hasp) -> None:
        law = game.law(view)
        assert law is not None
        turned = tuple([event.values[0] for event in view.events_of("turned")])
        super().__init__(view, law, turned)
        self.game: Final = game
        self.value: Final = game.value
        self.ours: Final = game.sides[self.me]
        """The set of seats on the viewer's side."""
        self.predictions: Final = [view.facts.get(f"prediction {seat}", (PASS,))[0] for seat in range(self.seats)]
        """What each seat has said so far."""
        self.shown: Final = [self._shown(seat) for seat in range(self.seats)]
        """The cards that each other seat has shown and not played yet; everybody else is without them."""
        self.without: Final = [self._without(seat) for seat in range(self.seats)]
        """`[seat][card]`: how likely this seat is without this unseen card."""

    def _shown(self, seat: int) -> Hand:
        shown = self.law.deck.hand(self.view.facts.get(f"shown {seat}", ())) & self.unseen
        for other in range(self.seats):
            if other != seat:
                self.voids[other] |= shown
        return shown

    def _without(self, seat: int) -> list[float]:
        sizes = self.view.hand_sizes
        others = [other for other in range(self.seats) if other != self.me]
        aside = self.unseen.bit_count() - sum([sizes[other] for other in others])
        possible = self.unseen & ~self.voids[seat] if seat != self.me and sizes[seat] else 0
        shown = self.shown[seat]
        odds: list[float] = []
        for bit in self.law.deck.bit:
            if not bit & possible:
                odds.append(1.0)
            elif bit & shown:
                odds.append(0.0)
            else:
                room = aside + sum([sizes[other] for other in others if not bit & self.voids[other]])
                odds.append(1 - sizes[seat] / room)
        return odds

    def is_ours(self, seat: int) -> bool:
        return self.ours >> seat & 1 != 0

    def is_trump(self, card: int) -> bool:
        return self.law.trumps & self.law.deck.bit[card] != 0

    def is_high(self, card: int) -> bool:
        """Nobody else has a higher card of this suit."""
        number = self.law.deck.number
        return not any(number[other] > number[card] for other in self.law.deck.choices(self.unseen_of(card)))

    def is_bare(self, card: int) -> bool:
        """The viewer holds no other card of this suit."""
        return (self.hand & self.law.obliging[card]).bit_count() == 1

    def unseen_of(self, card: int) -> Hand:
        """What others may hold of this card's suit."""
        return self.unseen & self.law.obliging[card]

    def partner_has_led(self, card: int) -> bool:
        """The partner has led this card's suit in this round."""
        is_lead = True
        for event in self.view.history:
            if event.kind == "took":
                is_lead = True
            elif event.kind == "played":
                if is_lead and event.seat != self.me and self.is_ours(event.seat):
                    if self.law.suit[event.values[0]] == self.law.suit[card]:
                        return True
                is_lead = False
        return False

    def lacks(self, seat: int, cards: Hand) -> float:
        """How likely this seat holds none of these cards."""
        chance = 1.0
        without = self.without[seat]
        for card in self.law.deck.choices(cards & self.unseen):
            chance *= without[card]
        return chance

    def _above(self, led: int, best: int) -> Hand:
        """The unseen cards that are stronger than `best` in a trick led by `led`."""
        row = self.law.strength[led]
        bit = self.law.deck.bit
        return sum([bit[card] for card in self.law.deck.choices(self.unseen) if row[card] > best])

    def can_beat(self, seat: int, led: int, best: int) -> float:
        """How likely this seat can beat the strength `best` in a trick led by `led`, following suit or trumping."""
        suit = self.law.obliging[led]
        above = self._above(led, best)
        following = 1 - self.lacks(seat, above & suit)
        trumping = self.lacks(seat, suit) * (1 - self.lacks(seat, above & ~suit))
        return following + trumping

    def must_beat(self, seat: int, led: int, best: int) -> float:
        """How likely this seat beats the strength `best` against its will: all that it may play is stronger."""
        suit = self.law.obliging[led]
        above = self._above(led, best)
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
        ours = 1.0 if self.is_ours(holder) else 0.0
        for seat in self.to_come:
            beats = self.can_beat(seat, led, best)
            ours = ours + (1 - ours) * beats if self.is_ours(seat) else ours * (1 - beats)
        return ours

    def burden(self, card: int, side: int) -> float:
        """How likely this side is left with the trick with this card in it, if nobody wants it."""
        holder, best, led = self._after(card)
        theirs = 1.0 if side >> holder & 1 else 0.0
        for seat in self.to_come:
            beats = self.must_beat(seat, led, best)
            theirs = theirs + (1 - theirs) * beats if side >> seat & 1 else theirs * (1 - beats)
        return theirs
