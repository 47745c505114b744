"""Dealing card by card, for those who want chance as a player.

Cards of a hand have no order, so they are dealt in the deck's: every deal is one path, and as likely as it is. A row
keeps its order. Where only one card is possible nothing is asked.
"""

from math import comb
from typing import Final

from tricktable.core.cards import Pack
from tricktable.core.deals import Deal, Deals, Layout
from tricktable.core.games import Game

Outcomes = list[tuple[int, float]]
"""Cards that may come next, each with its probability."""


class Dealing:
    """A deal on its way: the cards of some parts are known, the next card of one is asked for."""

    __slots__ = ("_floor", "_left", "_parts", "_repeats", "cards", "layout", "taken")

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self._left = [_counts(pack) for pack in layout.packs]
        """How many copies of each card are still in each pack."""
        self._parts: list[tuple[int, ...]] = []
        self.cards: list[int] = []
        """What the part in question has so far."""
        self.taken: list[int] = []
        """The cards that were asked for, in all parts."""
        self._floor = 0
        """The last card of a hand: no lower one comes behind it."""
        self._repeats = 0
        """How many copies of it have just come."""
        self._skip()

    def is_done(self) -> bool:
        return len(self._parts) == len(self.layout.parts)

    def deal(self) -> Deal:
        """What was dealt, once that is done."""
        return Deal(self.layout, tuple(self._parts))

    def label(self) -> str:
        """The part that gets the next card."""
        return self.layout.parts[len(self._parts)].label

    def text(self, card: int) -> str:
        """The name of a card of the pack that is being dealt."""
        return self.layout.parts[len(self._parts)].pack.text[card]

    def so_far(self) -> dict[str, list[str]]:
        """The cards that each part has so far, those that were certain too."""
        dealt = [*self._parts, *([] if self.is_done() else [self.cards])]
        return {
            part.label: [part.pack.text[card] for card in cards]
            for part, cards in zip(self.layout.parts, dealt, strict=False)
        }

    def next_of(self, deal: Deal) -> int:
        """The card that leads to this deal."""
        return deal.parts[len(self._parts)][len(self.cards)]

    def outcomes(self) -> Outcomes:
        """The cards that may come next, in the deck's order."""
        weights = self._weights()
        total = sum(weight for _, weight in weights)
        return [(card, weight / total) for card, weight in weights]

    def take(self, card: int) -> None:
        """This card comes, and with it all that is certain then."""
        self.taken.append(card)
        self._lay(card)
        self._skip()

    def _lay(self, card: int) -> None:
        part = self.layout.parts[len(self._parts)]
        self._left[self.layout.packs.index(part.pack)][card] -= 1
        self._repeats = self._repeats + 1 if card == self._floor else 1
        self._floor = card
        self.cards.append(card)

    def _skip(self) -> None:
        """Goes on to the next card that is not certain."""
        while not self.is_done():
            part = self.layout.parts[len(self._parts)]
            if len(self.cards) == part.size:
                self._parts.append(tuple(self.cards))
                self.cards = []
                self._floor = self._repeats = 0
                continue
            weights = self._weights()
            if len(weights) > 1:
                return
            self._lay(weights[0][0])

    def _weights(self) -> list[tuple[int, int]]:
        """The cards that may come next, each with the number of physical ways in which the part can be filled up."""
        part = self.layout.parts[len(self._parts)]
        left = self._left[self.layout.packs.index(part.pack)]
        if part.is_ordered:
            return [(card, copies) for card, copies in enumerate(left) if copies]
        room = part.size - len(self.cards)
        floor = self._floor
        had = left[floor] + self._repeats
        weights: list[tuple[int, int]] = []
        above = 0
        """Cards beyond the one that is looked at."""
        for card in range(len(left) - 1, floor - 1, -1):
            copies = left[card]
            if copies:
                if card == floor:
                    ways = 0
                    for more in range(1, min(copies, room) + 1):
                        ways += comb(had, self._repeats + more) * comb(above, room - more)
                else:
                    ways = 0
                    for more in range(1, min(copies, room) + 1):
                        ways += comb(copies, more) * comb(above, room - more)
                    ways *= comb(had, self._repeats)
                if ways:
                    weights.append((card, ways))
                above += copies
        weights.reverse()
        return weights

    def copy(self) -> "Dealing":
        new = Dealing.__new__(Dealing)
        new.layout = self.layout
        new._left = [left[:] for left in self._left]
        new._parts = self._parts[:]
        new.cards = self.cards[:]
        new.taken = self.taken[:]
        new._floor = self._floor
        new._repeats = self._repeats
        return new


class Drawing(Deals):
    """The draw before a match, card by card, for games that have one: a game looks no further than it has to."""

    def __init__(self, game: Game) -> None:
        self.game: Final = game
        self.taken: Final[list[int]] = []
        """What has been drawn so far."""
        self.pack: Pack | None = None
        """What the game draws from; nothing in most games."""
        self.drawn = game.draw(self)

    def draw(self, pack: Pack) -> tuple[int, ...]:
        """The cards so far, and any others behind them."""
        self.pack = pack
        left = _counts(pack)
        for card in self.taken:
            left[card] -= 1
        return (*self.taken, *(card for card, copies in enumerate(left) for _ in range(copies)))

    def is_done(self) -> bool:
        """All that the game looked at has been drawn."""
        return len(self.drawn) <= len(self.taken)

    def outcomes(self) -> Outcomes:
        """The cards that may be drawn next."""
        assert self.pack is not None
        left = _counts(self.pack)
        for card in self.taken:
            left[card] -= 1
        total = sum(left)
        return [(card, copies / total) for card, copies in enumerate(left) if copies]

    def take(self, card: int) -> None:
        self.taken.append(card)
        self.drawn = self.game.draw(self)

    def text(self, card: int) -> str:
        assert self.pack is not None
        return self.pack.text[card]

    def copy(self) -> "Drawing":
        new = Drawing(self.game)
        for card in self.taken:
            new.take(card)
        return new


def _counts(pack: Pack) -> list[int]:
    """How many copies of each card a pack has."""
    counts = [0] * len(pack.text)
    for card in pack.cards:
        counts[card] += 1
    return counts


def most_outcomes(game: Game) -> int:
    """No draw and no dealt card has more possibilities than this."""
    return max(len(pack.text) for pack in (*game.layout.packs, game.draw_pack()))
