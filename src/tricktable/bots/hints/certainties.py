"""What a viewer can be sure of in trick play: who holds what, who may hold what, who can still take the trick."""

from typing import Final

from tricktable.bots.card_reading import Reading
from tricktable.core.cards import Deck, Hand
from tricktable.core.events import HIDDEN
from tricktable.core.laws import LAST, Law
from tricktable.core.seats import mask
from tricktable.core.views import View
from tricktable.games.njet.caches import right_of

LAID_OUT: Final = ("discarded", "turned", "set aside")
"""Events that tell of cards that are in no hand."""


class Certainties(Reading):
    """A reading that is never wrong: what it calls certain holds in all worlds of the view."""

    def __init__(self, view: View, law: Law) -> None:
        super().__init__(view, law, _out(view))
        self.ours: Final = mask((view.viewer, *view.mates()))
        """The set of seats on the viewer's side."""
        self.full: Final = _full(view)
        """The set of seats that may not take a trick any more."""
        self.called: Final = view.facts.get("called", ())
        """The one who has called this trick, or nobody."""
        self._find_voids()
        self.held: Final = tuple(self._held(seat) for seat in range(self.seats))
        """The cards that each seat certainly holds."""
        self.maybe: Final = tuple(self._maybe(seat) for seat in range(self.seats))
        """One bit for each different card that a seat may hold."""

    def _watch(self, out: tuple[int, ...]) -> Hand:
        """A swap brings a played card back into a hand, and lays another one away for good."""
        unseen = super()._watch(out)
        for event in self.view.events_of("swapped"):
            unseen &= ~self.law.deck.bit[event.values[0]]
            for seat in range(self.seats):
                if seat != self.me and self.view.game.name == "meinz":
                    unseen |= self.law.deck.hand(self.view.facts.get(f"shown {seat}", ()))
        return unseen

    def _find_voids(self) -> None:
        """Who was not asked to swap had no card to do it with."""
        trick: list[int] = []
        taken: list[tuple[int, list[int]]] = []  # the trick just taken, as long as nothing has followed
        for event in self.view.history:
            for taker, cards in taken:
                if event.kind == "played" and self.view.game.name == "meinz":
                    for card in cards:
                        self.voids[taker] |= self.law.obliging[card]
            taken = []
            if event.kind == "played":
                trick.append(event.values[0])
            elif event.kind == "took":
                taken = [(event.seat, trick)]
                trick = []

    def _held(self, seat: int) -> Hand:
        facts = self.view.facts
        deck = self.law.deck
        if seat == self.me:
            return self.hand
        if f"hand {seat}" in facts:
            return deck.hand(facts[f"hand {seat}"])
        if f"bid {seat}" in facts:
            return deck.hand(facts[f"bid {seat}"])
        if f"shown {seat}" in facts:
            return deck.hand(facts[f"shown {seat}"]) & self.unseen
        return self._gifts(deck) if self.view.game.name == "njet" and seat == right_of(self.me, self.seats) else 0

    def _gifts(self, deck: Deck) -> Hand:
        """What the viewer passed to the right and has not seen again."""
        cards = [event.values[0] for event in self.view.events_of("gave") if event.seat == self.me]
        for event in self.view.events_of("played"):
            if event.seat == right_of(self.me, self.seats) and event.values[0] in cards:
                cards.remove(event.values[0])
        return deck.hand(cards)

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
        return not self.is_full() and not self.called and super().takes(card)

    def may_be_called(self) -> bool:
        """Somebody else can still call this trick. It is called after its first, second and third card."""
        if self.view.game.name != "meinz" or self.called or self.is_last:
            return False
        callers = [(self.leader + place) % self.seats for place in range(self.seats - 1)]
        return any(
            seat != self.me and not self.full >> seat & 1 and seat not in self.view.game.house for seat in callers
        )


def _out(view: View) -> tuple[int, ...]:
    """Cards that the viewer knows to be in no hand."""
    return tuple(card for event in view.history if event.kind in LAID_OUT for card in event.values if card != HIDDEN)


def share(view: View) -> int:
    """How many tricks each seat of Meinz takes."""
    facts = view.facts
    seats = view.game.seats
    place = (view.viewer - facts["leader"][0]) % seats
    tricks = sum(facts["tricks"]) + len(view.hand) + (place < len(facts["trick"]))
    return -(-tricks // seats)


def _full(view: View) -> int:
    if view.game.name != "meinz":
        return 0
    return mask([seat for seat, own in enumerate(view.facts["tricks"]) if own >= share(view)])
