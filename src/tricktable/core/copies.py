"""Copies: cards that look alike, of which allotments count some worlds several times."""

from math import comb
from typing import Final

from tricktable.core.knowledge import Knowledge, without


class Copies:
    """How often allotments count one world, as far as the cards of one seat go that is not the viewer's.

    Known copies of a card can be any of those that the seat has: one world, but one allotment for each choice.
    """

    __slots__ = ("gifts", "held", "known", "out", "seat")

    def __init__(self, knowledge: Knowledge, seat: int) -> None:
        copies = knowledge.view.game.deck.copies
        came = [card for gift in knowledge.gifts if gift.taker == seat for card in gift.cards]
        out = knowledge.out[seat]
        self.seat: Final = seat
        self.held: Final = list(without(knowledge.hands[seat].held, came))
        """What its late hand is known to have, without the gifts that are known."""
        self.known: Final = [(card, self.held.count(card)) for card in sorted(set(self.held)) if copies[card] > 1]
        """The cards among them of which it can have more, and how often they are known..."""
        self.out: Final = [(card, out.count(card)) for card in sorted(set(out)) if copies[card] > 1]
        """...and the same of cards that it was dealt and that have left."""
        self.gifts: Final = [gift.size for gift in knowledge.gifts if gift.taker == seat and not gift.cards]
        """How many cards came from each seat that gave it some out of the viewer's sight."""

    def times_counted(self, hidden: list[int], kept: list[int]) -> int:
        """As often as this, with these hidden cards in its late hand, which has these cards without all gifts."""
        times = 1
        for card, number in self.known:
            more = hidden.count(card)
            if more:
                times *= comb(number + more, number)
        for card, number in self.out:
            more = kept.count(card)
            if more:
                times *= comb(number + more, number)
        return times


def copies_of(knowledge: Knowledge) -> list[Copies]:
    """Those of all seats but the viewer's that have anything to count; none where no two cards are alike."""
    seats = [seat for seat in range(len(knowledge.hands)) if seat != knowledge.view.viewer]
    every = [Copies(knowledge, seat) for seat in seats]
    return [copies for copies in every if copies.known or copies.out]
