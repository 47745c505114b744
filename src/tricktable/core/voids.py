"""Voids: what the players have shown, by the cards that they played, not to hold."""

from typing import Final

from tricktable.core.cards import Hand
from tricktable.core.laws import Law


class Voids:
    """Follows the tricks of a round, and collects for each seat the cards that the law rules out.

    Whatever is ruled out was not in the hand when the card was played, so it holds for all that has been there since.
    Seats that play by no law (a stack) are not told to it.
    """

    def __init__(self, law: Law, seats: int) -> None:
        self.law: Final = law
        self.of: Final[list[Hand]] = [0] * seats
        """The cards that each seat does not hold."""
        self.trick: list[int] = []
        """The cards of the trick so far."""
        self.stage: int = law.first_stage

    def play(self, seat: int, card: int) -> None:
        """The seat leads this card, or follows with it."""
        trick = self.trick
        if trick:
            self.of[seat] |= self.law.ruled_out(card, trick[0], self.stage)
        elif self.stage:
            self.of[seat] |= self.law.ruled_out_by_lead(card, self.stage)
        trick.append(card)

    def pass_over(self, card: int) -> None:
        """A card comes into the trick that was nobody's choice: it obliges the others, and tells nothing."""
        self.trick.append(card)

    def take(self) -> None:
        """The trick is done."""
        if self.stage:
            self.stage = self.law.next_stage(self.stage, self.trick)
        self.trick = []
