"""The law of a round's tricks: what may be played, what a played card tells, and which card is the strongest.

Once trumps are known, everything about tricks is in tables. Every game's trick play, the worlds, the bots and the
compiled kernel read the same ones.
"""

from typing import Final

from tricktable.core.cards import Deck, Hand
from tricktable.core.events import card_events
from tricktable.core.seats import MOST_SEATS

FIRST: Final = 0
"""Of equal cards the first played is the higher."""
LAST: Final = 1
"""Of equal cards the last played is the higher."""

# How far the tricks of a round are, as far as a law asks.
FREE: Final = 0
"""No restriction is left: only the duty to follow counts. Most laws begin here."""
FIRST_TRICK: Final = 1
"""No trick is done."""
UNBROKEN: Final = 2
"""The reserved cards have not been broken."""


class Law:
    """How the cards of this round relate.

    `suit[card]` is the effective suit: trumps may form a suit of their own. `strength[led][card]` says how strong a
    card is in a trick led by `led`; 0 cannot win, a tie goes by `ties`. A hand with a card of `obliging[led]` must play
    one of `answering[led]`; otherwise one of `fallback` if it holds any (a duty to trump); otherwise anything.

    Four sets of cards restrict leads and the first trick. They are looked at in this order, and each yields where a
    hand has nothing else that is allowed so far: the first lead is one of `opening`; one of `reserved` is not led
    before a trick with one of `breaking` is done; one of `held_back` is not played to the first trick.
    """

    def __init__(
        self,
        deck: Deck,
        suit: tuple[int, ...],
        ranks: tuple[tuple[int, ...], ...],
        ties: int,
        trumps: Hand = 0,
        high_trumps: Hand = 0,
        also_answering: tuple[Hand, ...] = (),
        fallback: Hand = 0,
        reserved: Hand = 0,
        breaking: Hand = 0,
        opening: Hand = 0,
        held_back: Hand = 0,
    ) -> None:
        """`ranks[suit][card]` says how strong a card is when this effective suit is led. `also_answering[led]` are
        cards that satisfy the duty to follow although they do not cause it; `fallback` are the cards that those who
        cannot follow must play."""
        self.deck: Final = deck
        self.slots: Final = deck.slots
        self.plays: Final = deck.plays
        self.cards: Final = len(suit)
        """How many different cards there are."""
        self.suit: Final = suit
        self.ties: Final = ties
        self.trumps: Final = trumps
        """All cards that are trump, for those who mark or count them; the other tables say what that means."""
        self.high_trumps: Final = high_trumps
        """Those of the higher kind, where a game has two kinds of trumps."""
        self.of_suit: Final = tuple(_suit_mask(deck, suit, number) for number in range(len(ranks)))
        """All bits of an effective suit."""
        self.strength: Final = tuple(ranks[suit[card]] for card in range(len(suit)))
        self.obliging: Final = tuple(self.of_suit[suit[card]] for card in range(len(suit)))
        self.answering: Final = (
            tuple(own | also for own, also in zip(self.obliging, also_answering, strict=True))
            if also_answering
            else self.obliging
        )
        self.fallback: Final = fallback
        self.reserved: Final = reserved
        self.breaking: Final = breaking
        self.opening: Final = opening
        self.held_back: Final = held_back
        self.whole: Final = deck.hand(deck.cards)
        """All cards."""
        self.first_stage: Final = FIRST_TRICK if reserved or opening or held_back else FREE
        """The stage in which trick play begins."""
        self.played: Final = card_events("played", MOST_SEATS, len(suit))

    def allowed(self, hand: Hand, led: int, stage: int = FREE) -> Hand:
        """What of this hand may be played to a trick led by `led`."""
        result = hand & self.answering[led] if hand & self.obliging[led] else hand & self.fallback or hand
        return result & ~self.held_back or result if stage == FIRST_TRICK else result

    def ruled_out(self, card: int, led: int, stage: int = FREE) -> Hand:
        """What the hand that follows `led` with this card cannot hold: every card that no hand has from which it was
        allowed."""
        bit = self.deck.bit[card]
        obliging = self.obliging[led]
        fallback = self.fallback
        if stage != FIRST_TRICK or not self.held_back & bit:
            if self.answering[led] & bit:
                return 0
            return obliging if fallback & bit else obliging | fallback
        others = self.whole & ~self.held_back  # none of these was allowed beside it
        if obliging & bit:
            return self.answering[led] & others
        result = obliging | (fallback & others if fallback & bit else fallback | others)
        if obliging & self.held_back and self.answering[led] & bit:  # or it could follow, but only with such cards
            result &= self.answering[led] & others
        return result

    def allowed_to_lead(self, hand: Hand, stage: int) -> Hand:
        """What of this hand may be led."""
        if stage == FREE:
            return hand
        if stage == UNBROKEN:
            return hand & ~self.reserved or hand
        result = hand & self.opening or hand & ~self.reserved or hand
        return result & ~self.held_back or result

    def ruled_out_by_lead(self, card: int, stage: int) -> Hand:
        """What the hand that leads this card cannot hold."""
        if stage == FREE:
            return 0
        bit = self.deck.bit[card]
        open_cards = self.whole & ~self.reserved
        if stage == UNBROKEN:
            return open_cards if self.reserved & bit else 0
        others = self.whole & ~self.held_back if self.held_back & bit else 0  # none of these was allowed beside it
        if self.opening & bit:
            return self.opening & others
        return self.opening | (open_cards | others if self.reserved & bit else open_cards & others)

    def next_stage(self, stage: int, trick: tuple[int, ...] | list[int]) -> int:
        """The stage behind a trick of these cards."""
        if stage == FREE or not self.reserved:
            return FREE
        for card in trick:
            if self.breaking & self.deck.bit[card]:
                return FREE
        return UNBROKEN

    def reason(self, hand: Hand, card: int, led: int) -> str:
        """The duty by which a hand may not follow `led` with this card of it."""
        if self.allowed(hand, led) & self.deck.bit[card]:
            return "held back"
        return "follow" if hand & self.obliging[led] else "trump"

    def reason_to_lead(self, hand: Hand, card: int, stage: int) -> str:
        """The duty by which a hand may not lead this card of it."""
        bit = self.deck.bit[card]
        if stage == FIRST_TRICK:
            if hand & self.opening:
                return "held back" if self.opening & bit else "opening"
            if not self.reserved & bit or not hand & ~self.reserved:
                return "held back"
        return "reserved"

    def winner(self, cards: tuple[int, ...] | list[int]) -> int:
        """Which of the cards, in the order of playing, takes the trick."""
        row = self.strength[cards[0]]
        best = 0
        for place in range(1, len(cards)):
            strength = row[cards[place]]
            highest = row[cards[best]]
            if strength > highest or (strength == highest and self.ties == LAST):
                best = place
        return best


def _suit_mask(deck: Deck, suit: tuple[int, ...], number: int) -> Hand:
    result = 0
    for card, own in enumerate(suit):
        if own == number:
            result |= deck.slots[card]
    return result
