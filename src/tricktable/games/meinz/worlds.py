"""What a player cannot rule out: hands that fit every play and every swap, hidden discards, the monster's stack.

Four things tell about cards that nobody has shown:

- whoever plays neither the led colour nor the led number holds no card of that colour;
- whoever takes a trick and is not asked for a swap holds no card in the colours of that trick (MEINZ-R3);
- whoever is asked holds at least one, even if they keep their hand;
- the monster's plays tell nothing, and neither does anything about the discards.

A card that was never shown has been in its hand since the discard, so each of these holds for all hidden cards of that
hand at once.
"""

from typing import Final

from tricktable.core.cards import Hand
from tricktable.core.events import Event
from tricktable.core.knowledge import Cards, Knowledge
from tricktable.core.views import View
from tricktable.games.meinz.cards import MONSTER


class Holdings(Knowledge):
    """Goes through the tricks with the known part of every hand."""

    is_exact = True

    def __init__(self, view: View) -> None:
        seats = range(view.game.seats)
        self.gone: Final[list[Hand]] = [0 for _ in seats]
        """The dealt cards that have left each hand."""
        self.swapped: Final[list[Hand]] = [0 for _ in seats]
        """The cards of each hand that came by swaps."""
        self.taken: list[tuple[int, Hand]] = []
        """Who took the last trick, and its colours, as long as nothing has followed it."""
        self.asked: Final[list[tuple[int, Hand, Hand, Hand]]] = []
        """Who was asked for a swap, in which colours, and what had gone and was swapped by then."""
        self.wanted: Final[list[tuple[int, Hand]]] = []
        """Of these cards the seat has at least one in the hidden part of its hand."""
        super().__init__(view)

    def owner(self, label: str) -> int | None:
        return MONSTER if label == "stack" else super().owner(label)

    def note(self, event: Event) -> None:
        seat = event.seat
        bit = self.view.game.deck.bit
        if event.kind == "played":
            self._not_asked()
            self.gone[seat] |= bit[event.values[0]]
            self.swapped[seat] &= ~bit[event.values[0]]
        elif event.kind == "took":
            assert self.tricks is not None
            colours = 0
            for card in self.tricks.trick:
                colours |= self.tricks.law.obliging[card]
            self.taken = [(seat, colours)]
        elif event.kind in ("swapped", "kept"):
            self._asked()
            if event.kind == "swapped":
                given, taken = event.values
                self.hands[seat].leave(given)
                self.hands[seat].still.append(taken)
                self.gone[seat] |= bit[given]
                self.swapped[seat] = self.swapped[seat] & ~bit[given] | bit[taken]
        super().note(event)

    def _asked(self) -> None:
        for seat, colours in self.taken:
            self.asked.append((seat, colours, self.gone[seat], self.swapped[seat]))
        self.taken = []

    def _not_asked(self) -> None:
        for seat, colours in self.taken:
            if seat not in self.view.game.house:
                self.hands[seat].barred |= colours
        self.taken = []

    def conclude(self) -> None:
        super().conclude()
        if self.view.phase == "swap":
            self._asked()
        self._not_asked()
        for seat, colours, gone, swapped in self.asked:
            known = self.view.game.deck.hand(self.hands[seat].held) & ~gone | swapped
            if not known & colours:
                self.wanted.append((seat, colours))

    def fits(self, hidden: Cards) -> bool:
        """The hidden parts of the hands hold whatever made swaps possible."""
        deck = self.view.game.deck
        return all(deck.hand(hidden[seat]) & colours for seat, colours in self.wanted)
