"""Rules of thumb for Hearts: pass what is dangerous, take nothing that costs, get rid of the queen."""

from tricktable.core.cards import Deck
from tricktable.core.laws import Law
from tricktable.core.views import View
from tricktable_hearts.cards import HEARTS, QUEEN, SPADES
from tricktable_hearts.laws import law

GUARDS = 4
"""With so many lower spades beside it the queen is safe in one's own hand."""


def choose(view: View) -> int:
    """What to do in this position."""
    cards = law(view.game.players)
    if view.phase == "pass":
        first = view.game.actions.start("give")
        return first + max((action - first for action in view.legal), key=lambda card: danger(view, cards.deck, card))
    table = Table(view, cards)
    return table.lead() if not table.trick else table.follow()


def danger(view: View, deck: Deck, card: int) -> tuple[float, int]:
    """How much a card of the hand is feared before the tricks, and the card itself to tell equals apart."""
    suit, number = deck.colour[card], deck.number[card]
    length = sum(deck.colour[other] == suit for other in view.hand)
    low = sum(deck.colour[other] == suit and deck.number[other] < 8 for other in view.hand)
    if suit == SPADES:
        guards = sum(deck.colour[other] == SPADES and deck.number[other] < QUEEN for other in view.hand)
        if number == QUEEN:
            return (0.0 if guards >= GUARDS else 50.0), card
        return (20.0 + number if number > QUEEN and guards < GUARDS else 0.0), card
    fear = number + (4 if suit == HEARTS else 0) - 3 * low
    return fear + (6 - length if length <= 3 else 0), card  # short suits are soon empty


class Table:
    """The trick as a player sees it."""

    def __init__(self, view: View, cards: Law) -> None:
        self.view = view
        self.law = cards
        self.deck = cards.deck
        self.trick = view.facts["trick"]
        self.penalty = view.game.card_points()
        self.is_last = len(self.trick) == view.game.players - 1
        gone = {event.values[0] for event in view.events_of("played")}
        self.out = [card for card in range(len(self.deck.text)) if card not in gone and card not in view.hand]
        """The cards in other hands."""

    def lower(self, card: int) -> int:
        """How many cards of its suit that are out are lower: the more, the likelier somebody ducks under it."""
        return sum(self.deck.colour[other] == self.deck.colour[card] and other < card for other in self.out)

    def higher(self, card: int) -> int:
        """How many cards of its suit that are out are higher."""
        return sum(self.deck.colour[other] == self.deck.colour[card] and other > card for other in self.out)

    def is_queen(self, card: int) -> bool:
        return self.deck.colour[card] == SPADES and self.deck.number[card] == QUEEN

    def has_queen(self) -> bool:
        """The queen of spades is in this hand."""
        return any(map(self.is_queen, self.view.hand))

    def lead(self) -> int:
        """A card that others are likely to beat; low spades to drive the queen out; never the queen or above it."""
        queen_is_out = any(map(self.is_queen, self.out))

        def risk(card: int) -> tuple[float, int]:
            suit, number = self.deck.colour[card], self.deck.number[card]
            if suit == SPADES and number >= QUEEN and (queen_is_out or self.is_queen(card)):
                return 100.0, card
            above, below = self.higher(card), self.lower(card)
            fear = below / (above + 1)
            if suit == SPADES and queen_is_out and not self.has_queen():
                fear -= 2
            if not above and not below:
                fear += 3  # nobody else has the suit: whatever they throw is ours
            return fear + (0.5 if suit == HEARTS else 0.0), card

        return min(self.view.legal, key=risk)

    def follow(self) -> int:
        """Duck as high as possible; if it must be taken, as dearly as it costs nothing; else throw what hurts."""
        led = self.trick[0]
        row = self.law.strength[led]
        best = max(row[card] for card in self.trick)
        legal = self.view.legal
        if self.deck.colour[legal[0]] != self.deck.colour[led]:
            return max(legal, key=self._worth_throwing)
        under = [card for card in legal if row[card] < best]
        cost = sum(self.penalty[card] for card in self.trick)
        over = [card for card in legal if row[card] > best and not self.is_queen(card)]
        if self.is_last and not cost and over and not any(map(self.is_queen, under)):
            return max(over)
        if under:
            return max(under, key=lambda card: (self.is_queen(card), card))
        if self.is_last:
            return max(over, default=legal[-1])
        return min(over, default=legal[0])

    def _worth_throwing(self, card: int) -> tuple[float, int]:
        suit, number = self.deck.colour[card], self.deck.number[card]
        if self.is_queen(card):
            return 200.0, card
        if suit == SPADES and number > QUEEN and any(map(self.is_queen, self.out)):
            return 100.0 + number, card
        if suit == HEARTS:
            return 30.0 + number, card
        length = sum(self.deck.colour[other] == suit for other in self.view.hand)
        return number + 2.0 * self.lower(card) / (self.higher(card) + 1) - length, card
