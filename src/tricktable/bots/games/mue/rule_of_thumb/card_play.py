"""Playing cards in Mü by rules of thumb: two against the rest, and everybody's own triangles besides.

A good player feeds triangles to the tricks that the own side is sure of, keeps them out of those of the others, spends
strong cards only where something is to be won, and knows from the open bids and the voids who can beat what.
"""

from functools import cache
from typing import Final

from tricktable.bots.card_reading import Reading
from tricktable.core.cards import Hand
from tricktable.core.laws import Law
from tricktable.core.views import View
from tricktable.games.mue.cards import CARD_TRIANGLES, DECK
from tricktable.games.mue.laws import TRUMP_SUIT

ALL_TRIANGLES: Final = sum(CARD_TRIANGLES[card] for card in DECK.cards)
SURE: Final = 0.95
"""So likely a trick counts as the own side's."""
RESCUE: Final = 0.7
"""How often somebody of the own side who can take a trick is there when it is needed."""
TRUMP_FUTURES: Final[tuple[float, ...]] = (0.95, 0.75, 0.6, 0.5, 0.4, 0.35, 0.3, 0.3, 0.25)
"""The chance that a trump makes a trick later, by how many higher ones are out."""
PLAIN_FUTURES: Final[tuple[float, ...]] = (0.7, 0.35, 0.15, 0.05)
"""The same for a card that is no trump, by how many higher ones of its colour are out."""
OWN: Final = 0.1
"""What an own triangle counts beside one of the side, as long as the goal is open."""
SIDE: Final = 0.1
"""What a triangle of the side counts beside an own one, once the goal is reached."""
DRAWING: Final = 0.5
"""What it is worth to draw a trump from one of the others."""
RETURNING: Final = 0.3
"""What it is worth to lead what somebody of the own side has led."""


@cache
def _above(rules: Law, led: int, strength: int) -> Hand:
    """All cards that are stronger than this in a trick led by `led`."""
    row = rules.strength[led]
    result = 0
    for card, slots in enumerate(rules.deck.slots):
        if row[card] > strength:
            result |= slots
    return result


class Table(Reading):
    """The table as a player of Mü reads it: who is with whom, what lies open, and who may hold what."""

    def __init__(self, view: View, rules: Law) -> None:
        super().__init__(view, rules)
        facts = view.facts
        seats = range(self.seats)
        team = (facts["chief"][0], facts["partner"][0])
        self.allies: Final = [(seat in team) == (self.me in team) for seat in seats]
        """For each seat: it is of the own side."""
        open_bids = [() if seat == self.me else facts.get(f"bid {seat}", ()) for seat in seats]
        self.shown: Final = [rules.deck.hand(bid) for bid in open_bids]
        """The cards that the others are known to hold."""
        covered = self.unseen
        for bid in open_bids:
            for card in bid:
                covered = rules.deck.remove(covered, card)
        self.covered: Final = covered
        """The cards of which only the holder knows where they are."""
        self.backs: Final = [
            0 if seat == self.me else view.hand_sizes[seat] - len(bid) for seat, bid in enumerate(open_bids)
        ]
        """How many of them each seat holds."""
        self._shares: Final[dict[int, list[float]]] = {}
        self._beats: Final[dict[tuple[int, int, int], float]] = {}
        self.lying: Final = sum([CARD_TRIANGLES[card] for card in self.trick])
        """The triangles in the trick so far."""
        self.is_drawn: Final = not any(
            self.chance_of(seat, TRUMP_SUIT, rules.trumps) for seat in seats if not self.allies[seat]
        )
        """Nobody of the others can have a trump any more."""

    def shares(self, suit: int) -> list[float]:
        """For each seat the chance that a covered card of this suit is there: nothing for those who are void."""
        shares = self._shares.get(suit)
        if shares is None:
            cards = self.law.of_suit[suit]
            backs = [0 if self.voids[seat] & cards else count for seat, count in enumerate(self.backs)]
            total = sum(backs) or 1
            shares = self._shares[suit] = [count / total for count in backs]
        return shares

    def chance_of(self, seat: int, suit: int, cards: Hand) -> float:
        """The chance that a seat holds at least one of these cards, all of one suit."""
        if self.shown[seat] & cards:
            return 1.0
        missed: float = (1 - self.shares(suit)[seat]) ** (self.covered & cards).bit_count()
        return 1 - missed

    def beats(self, seat: int, led: int, strength: int) -> float:
        """The chance that a seat can beat such a strength: in the suit led, or with a trump if it has none of that."""
        known = self._beats.get((seat, led, strength))
        if known is None:
            known = self._beats[seat, led, strength] = self._chance_to_beat(seat, led, strength)
        return known

    def _chance_to_beat(self, seat: int, led: int, strength: int) -> float:
        suit = self.law.suit[led]
        above = _above(self.law, led, strength)
        trumps = self.law.trumps
        if suit == TRUMP_SUIT:
            return self.chance_of(seat, suit, above)
        void = 1 - self.chance_of(seat, suit, self.law.of_suit[suit])
        return self.chance_of(seat, suit, above & ~trumps) + void * self.chance_of(seat, TRUMP_SUIT, above & trumps)

    def hopes(self, card: int) -> tuple[float, float]:
        """The chances that the own side takes the trick if this card is played, and that the viewer does."""
        led = self.trick[0] if self.trick else card
        takes = self.takes(card)
        strength = self.strength(card) if takes else self._best()
        ours = 1.0 if takes or self.allies[self.winner()] else 0.0
        mine = 1.0 if takes else 0.0
        for seat in self.to_come:
            beaten = self.beats(seat, led, strength)
            if self.allies[seat]:
                ours += (1 - ours) * beaten * RESCUE
            else:
                ours *= 1 - beaten
                mine *= 1 - beaten
        return ours, mine

    def is_allys(self) -> bool:
        """Somebody else of the own side takes this trick for sure."""
        if self.is_leading or not self.allies[self.winner()]:
            return False
        led, strength = self.trick[0], self._best()
        return all(self.allies[seat] or self.beats(seat, led, strength) <= 1 - SURE for seat in self.to_come)

    def future(self, card: int) -> float:
        """The chance that this card makes a trick later if it is kept now."""
        higher = self.unseen & _above(self.law, card, self.law.strength[card][card])
        if self.law.suit[card] != TRUMP_SUIT:
            return PLAIN_FUTURES[min((higher & ~self.law.trumps).bit_count(), len(PLAIN_FUTURES) - 1)]
        if self.is_drawn:
            return 1.0
        return TRUMP_FUTURES[min(higher.bit_count(), len(TRUMP_FUTURES) - 1)]

    def allied_leads(self) -> set[int]:
        """The suits that the others of the own side have led."""
        return {self.law.suit[led] for seat, led in self.leads if seat != self.me and self.allies[seat]}


def play(view: View) -> int:
    """The card that does most for the own side in this trick and is missed least later.

    A trick that somebody of the own side wins for sure is fed, not taken over, as long as the goal is open.
    """
    rules = view.game.law(view)
    assert rules is not None
    table = Table(view, rules)
    side, own = _stakes(table)
    cards = view.legal
    if side > own and table.is_allys():
        cards = tuple(card for card in cards if not table.takes(card)) or cards
    returned = table.allied_leads() if table.is_leading else set()
    values = [_value(table, card, side, own) + _lead(table, card, returned) for card in cards]
    return cards[values.index(max(values))]


def _stakes(table: Table) -> tuple[float, float]:
    """What a triangle for the side counts, and what an own one: the goal first, then everybody for themselves."""
    facts = table.view.facts
    triangles = facts["triangles"]
    partner = facts["partner"][0]
    missing = facts["goal"][0] - triangles[facts["chief"][0]] - triangles[partner]
    if missing <= 0:
        return SIDE, 1.0
    if missing > ALL_TRIANGLES - sum(triangles) and table.me == partner:
        return 0.5, 0.5  # no bonus any more; the chief still loses by every step
    return 1.0, OWN


def _value(table: Table, card: int, side: float, own: float) -> float:
    """The triangles that this card brings to the side and to the own tricks, less what it would bring later."""
    ours, mine = table.hopes(card)
    triangles = table.lying + CARD_TRIANGLES[card] + len(table.to_come)
    later = table.seats * table.future(card) + table.strength(card) / 10_000  # of equal ones the lower
    return (2 * ours - 1) * triangles * side + mine * triangles * own - later


def _lead(table: Table, card: int, returned: set[int]) -> float:
    """Leads draw trumps from the others, not from the own side, and return what the own side has led."""
    if not table.is_leading:
        return 0.0
    suit = table.law.suit[card]
    value = RETURNING if suit in returned else 0.0
    if suit == TRUMP_SUIT:
        for seat in table.to_come:
            drawn = DRAWING * table.chance_of(seat, TRUMP_SUIT, table.law.trumps)
            value += -drawn if table.allies[seat] else drawn
    return value
