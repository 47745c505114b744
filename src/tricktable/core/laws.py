"""The law of a round's tricks: what a led card obliges to, and which card is the strongest.

Once trumps are known, everything about tricks is in tables. Every game's trick play, the draft of Was sticht?, the bots
and the compiled kernel read the same ones.
"""

from typing import Final

from tricktable.core.cards import Deck, Hand
from tricktable.core.events import card_events
from tricktable.core.seats import MOST_SEATS

FIRST: Final = 0
"""Of equal cards the first played is the higher."""
LAST: Final = 1
"""Of equal cards the last played is the higher."""


class Law:
    """How the cards of this round relate.

    `suit[card]` is the effective suit: trumps may form a suit of their own. `strength[led][card]` says how strong a
    card is in a trick led by `led`; 0 cannot win, a tie goes by `ties`. A hand with a card of `obliging[led]` must play
    one of `answering[led]`; otherwise one of `fallback` if it holds any (a duty to trump); otherwise anything.
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
    ) -> None:
        """`ranks[suit][card]` says how strong a card is when this effective suit is led. `also_answering[led]` are
        cards that satisfy the duty to follow although they do not cause it; `fallback` are the cards that those who
        cannot follow must play."""
        self.deck: Final = deck
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
        self.played: Final = card_events("played", MOST_SEATS, len(suit))

    def allowed(self, hand: Hand, led: int) -> Hand:
        """What of this hand may be played to a trick led by `led`."""
        if hand & self.obliging[led]:
            return hand & self.answering[led]
        return hand & self.fallback or hand

    def reason(self, hand: Hand, led: int) -> str:
        """The duty that this hand has in a trick led by `led`."""
        if hand & self.obliging[led]:
            return "follow"
        return "trump" if hand & self.fallback else "free"

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
