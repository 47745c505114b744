"""What a viewer can be sure of in trick play: who holds what, who may hold what, who can still take the trick."""

from typing import Final

from tricktable.bots.card_reading import Reading
from tricktable.core.cards import Hand
from tricktable.core.events import HIDDEN
from tricktable.core.laws import LAST, Law
from tricktable.core.seats import mask
from tricktable.core.views import View


class Known:
    """What a game tells its viewers beyond the cards that are played; in most games nothing."""

    def __init__(
        self,
        out: tuple[int, ...] = (),
        back: tuple[int, ...] = (),
        held: dict[int, tuple[int, ...]] | None = None,
        voids: dict[int, Hand] | None = None,
        full: int = 0,
        called: tuple[int, ...] = (),
        callers: int = 0,
    ) -> None:
        self.out: Final = out
        """Cards that are in no hand (a discard)."""
        self.back: Final = back
        """Cards that were played and are in others' hands again."""
        self.held: Final[dict[int, tuple[int, ...]]] = held or {}
        """Cards that other seats hold for sure."""
        self.voids: Final[dict[int, Hand]] = voids or {}
        """Cards that seats have shown not to hold by anything but a play."""
        self.full: Final = full
        """The set of seats that may not take a trick any more."""
        self.called: Final = called
        """The one whom this trick belongs to already, or nobody."""
        self.callers: Final = callers
        """The set of other seats that can still claim this trick without a card."""


def cards_told(view: View, fact: str) -> dict[int, tuple[int, ...]]:
    """The cards of other seats that a fact of each tells."""
    others = [seat for seat in range(view.game.seats) if seat != view.viewer]
    return {seat: view.facts[f"{fact} {seat}"] for seat in others if f"{fact} {seat}" in view.facts}


def cards_laid_out(view: View, event: str) -> tuple[int, ...]:
    """The cards that events of this kind have laid out of everybody's hand, as far as the viewer saw them."""
    return tuple([card for own in view.events_of(event) for card in own.values if card != HIDDEN])


def known_by_rules(view: View) -> Known:
    """What is known without knowing the game: hands that lie open, cards that were shown or passed on."""
    held = cards_told(view, "hand")
    for seat, place in enumerate(view.game.knowledge(view).hands):
        if seat != view.viewer and seat not in held:
            held[seat] = tuple(place.still)
    return Known(held=held)


class Certainties(Reading):
    """A reading that is never wrong: what it calls certain holds in all worlds of the view."""

    def __init__(self, view: View, law: Law, known: Known) -> None:
        self.known: Final = known
        super().__init__(view, law, known.out)
        self.ours: Final = mask((view.viewer, *view.mates()))
        """The set of seats on the viewer's side."""
        self.full: Final = known.full
        """The set of seats that may not take a trick any more."""
        for seat, cards in known.voids.items():
            self.voids[seat] |= cards
        self.held: Final = tuple(self._held(seat) for seat in range(self.seats))
        """The cards that each seat certainly holds."""
        self.maybe: Final = tuple(self._maybe(seat) for seat in range(self.seats))
        """One bit for each different card that a seat may hold."""

    def _watch(self, out: tuple[int, ...]) -> Hand:
        return super()._watch(out) | self.law.deck.hand(self.known.back)

    def _held(self, seat: int) -> Hand:
        if seat == self.me:
            return self.hand
        return self.law.deck.hand(self.known.held.get(seat, ())) & self.unseen

    def is_open(self, seat: int) -> bool:
        """All of this seat's cards are known."""
        return self.held[seat].bit_count() == self.view.hand_sizes[seat]

    def _maybe(self, seat: int) -> Hand:
        if self.is_open(seat):
            return self._faces(self.held[seat])
        deck = self.law.deck
        result = 0
        for card in deck.choices(self.unseen & ~self.voids[seat]):
            elsewhere = sum([deck.count(self.held[other], card) for other in self._others(seat)])
            if deck.count(self.unseen, card) > elsewhere:
                result |= deck.bit[card]
        return result

    def _others(self, seat: int) -> tuple[int, ...]:
        return tuple(other for other in range(self.seats) if other not in (seat, self.me))

    def _faces(self, hand: Hand) -> Hand:
        return sum([self.law.deck.bit[card] for card in self.law.deck.choices(hand)])

    def is_void(self, seat: int, suit: int) -> bool:
        """The seat has shown, or everybody can see, that it has no card of this effective suit."""
        cards = self.law.of_suit[suit]
        if self.is_open(seat):
            return not self.held[seat] & cards
        return bool(cards) and not cards & ~self.voids[seat]

    def playable(self, seat: int, led: int) -> Hand:
        """Whatever this seat might play to a trick led by `led`: what its certain cards do not rule out."""
        maybe = self.maybe[seat]
        held = self.held[seat]
        if seat in self.view.game.house or not held:
            return maybe
        law = self.law
        stage = self.tricks.stage
        cards = [card for card in law.deck.choices(maybe) if not held & law.ruled_out(card, led, stage)]
        return sum([law.deck.bit[card] for card in cards])

    def led(self, card: int) -> int:
        """The card that leads the trick if the viewer plays this one."""
        return self.trick[0] if self.trick else card

    def beats(self, other: int, card: int, led: int) -> bool:
        """A later `other` would be stronger than `card`."""
        row = self.law.strength[led]
        return row[other] > row[card] or (row[other] == row[card] and self.law.ties == LAST)

    def rivals(self, card: int, led: int, seats: tuple[int, ...]) -> tuple[int, ...]:
        """The cards with which one of these seats might still beat this card."""
        playable = 0
        for seat in seats:
            if not self.full >> seat & 1:
                playable |= self.playable(seat, led)
        return tuple(other for other in self.law.deck.choices(playable) if self.beats(other, card, led))

    def out_against(self, card: int, led: int) -> tuple[int, ...]:
        """All unseen cards that would beat this one."""
        return tuple(other for other in self.law.deck.choices(self.unseen) if self.beats(other, card, led))

    def is_full(self) -> bool:
        """The viewer may not take a trick any more."""
        return self.full >> self.me & 1 != 0

    def takes(self, card: int) -> bool:
        """The viewer would win the trick as it lies with this card."""
        return not self.is_full() and not self.known.called and super().takes(card)

    def may_be_called(self) -> bool:
        """Somebody else can still claim this trick without a card."""
        return self.known.callers != 0
