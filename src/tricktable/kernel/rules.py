"""What a round is to the kernel: the tables of its law, and what a trick brings to whoever takes it."""

from array import array
from typing import Final

from tricktable.core.laws import LAST, Law
from tricktable.kernel.layout import CALLED, LONGEST, MOST_SEATS

MOST_BITS: Final = 64
MOST_POINTS: Final = 999
"""For one card; sums of a whole round stay far below what the kernel counts to."""


class Rules:
    """The rules of a round's tricks as flat tables. Never changes; rounds share it."""

    def __init__(
        self,
        law: Law,
        seats: int,
        points: tuple[int, ...],
        trick_points: int = 0,
        captured: tuple[int, ...] = (),
        most_tricks: int = 0,
        callers: int = 0,
        swappers: int = 0,
        stacked: int = MOST_SEATS,
    ) -> None:
        """`points[card]` and `trick_points` go to whoever takes the trick; `captured[card]` too, if an opponent played
        it. With `most_tricks` a seat takes no more than so many. `callers` and `swappers` are the sets of seats that
        may call a trick between its cards, and swap a card behind it. The seat `stacked` plays a stack from its top.
        """
        deck = law.deck
        cards = len(deck.text)
        if not 2 <= seats <= 6:
            raise ValueError(f"a round has 2 to 6 seats, not {seats}")
        if len(deck.cards) > MOST_BITS:
            raise ValueError(f"a deck has at most {MOST_BITS} cards, not {len(deck.cards)}")
        if len(points) != cards or (captured and len(captured) != cards):
            raise ValueError("points and captures are needed for every card of the deck")
        if not all(0 <= more <= MOST_POINTS for more in (*points, *captured, trick_points)):
            raise ValueError(f"points are numbers from 0 to {MOST_POINTS}")
        if not 0 <= most_tricks <= LONGEST or stacked < 0:
            raise ValueError("a number of tricks or a seat cannot be like that")
        if not 0 <= callers < 1 << seats or not 0 <= swappers < 1 << seats:
            raise ValueError("callers and swappers are sets of seats")
        if swappers and len(deck.cards) > cards:
            raise ValueError("cards of which there are copies cannot be swapped")
        _check_law(law)
        self.law: Final = law
        self.seats: Final = seats
        self.cards: Final = cards
        self.ties_last: Final = int(law.ties == LAST)
        self.trick_points: Final = trick_points
        self.most_tricks: Final = most_tricks
        self.callers: Final = callers
        self.swappers: Final = swappers
        self.stacked: Final = stacked if stacked < seats else MOST_SEATS
        self.fallback: Final = law.fallback
        self.trumps: Final = law.trumps
        self.reserved: Final = law.reserved
        self.breaking: Final = law.breaking
        self.opening: Final = law.opening
        self.held_back: Final = law.held_back
        self.bits: Final = _masks(deck.bit)
        self.slots: Final = _masks(deck.slots)
        self.tops: Final = _masks(tuple(slots & ~(slots >> 1) for slots in deck.slots))
        self.obliging: Final = _masks(law.obliging)
        self.answering: Final = _masks(law.answering)
        self.points: Final = _numbers(points)
        self.captured: Final = _numbers(captured or (0,) * cards)
        self.most_gain: Final = trick_points + seats * max(points) + seats * max(self.captured) + max(points)
        """More than that no trick can bring, with a swap behind it."""
        self.faces: Final = array("i", [0] * MOST_BITS)
        for place, card in enumerate(deck.cards):
            self.faces[place] = card
        firsts = 0
        for bit in deck.bit:
            firsts |= bit
        self.firsts: Final = firsts
        self.all: Final = (1 << len(deck.cards)) - 1
        self.strengths: Final = array("i", [0] * MOST_BITS**2)
        """`[64 * led + card]`, as in the law."""
        self.beaters: Final = array("Q", [0] * MOST_BITS**2)
        """`[64 * led + card]`: the cards that, played later, beat this one."""
        self.powers: Final = array("d", [0.0] * MOST_BITS)
        """How much of the deck a card beats, over all leads."""
        known: dict[tuple[int, ...], tuple[array[int], list[float]]] = {}
        powers = [0.0] * cards
        for led, row in enumerate(law.strength):
            if row not in known:
                beaters = _beaters(row, deck.slots, self.ties_last)
                beaten = [(len(deck.cards) - higher.bit_count()) / (cards * len(deck.cards)) for higher in beaters]
                known[row] = array("Q", beaters), beaten
            first = MOST_BITS * led
            self.strengths[first : first + cards] = array("i", row)
            self.beaters[first : first + cards], beaten = known[row]
            powers = [power + more for power, more in zip(powers, beaten, strict=True)]
        self.powers[:cards] = array("d", powers)


def _beaters(row: tuple[int, ...], slots: tuple[int, ...], ties_last: int) -> list[int]:
    """For each card those that beat it when played later, where these are the strengths."""
    equal = dict.fromkeys(sorted(row, reverse=True), 0)
    for card, strength in enumerate(row):
        equal[strength] |= slots[card]
    beating: dict[int, int] = {}
    higher = 0
    for strength, cards in equal.items():
        beating[strength] = higher | cards if ties_last and strength else higher
        higher |= cards
    return [beating[strength] for strength in row]


def _check_law(law: Law) -> None:
    """Refuses tables that do not belong to one deck, or would leave a hand without a choice: the compiled kernel trusts
    them."""
    cards = len(law.deck.text)
    whole = (1 << len(law.deck.cards)) - 1
    tables = (law.suit, law.strength, law.obliging, law.answering, *law.strength)
    if any(len(table) != cards for table in tables):
        raise ValueError("a law needs an entry for every card of its deck")
    if any(min(row) < 0 or max(row) >= CALLED for row in set(law.strength)):
        raise ValueError(f"strengths are numbers from 0 to below {CALLED}")
    masks = {*law.obliging, *law.answering, law.fallback, law.reserved, law.breaking, law.opening, law.held_back}
    if any(mask & ~whole for mask in (*masks, law.trumps)):
        raise ValueError("a law names cards that are not in its deck")
    copies = whole
    for bit in law.deck.bit:
        copies ^= bit
    for mask in masks:
        if ((mask & copies) >> 1 | mask << 1 & copies) & ~mask:
            raise ValueError("a law speaks of all copies of a card")
    if any(obliging & ~answering for obliging, answering in zip(law.obliging, law.answering, strict=True)):
        raise ValueError("whoever must follow can")


def _masks(values: tuple[int, ...]) -> "array[int]":
    return array("Q", [*values, *[0] * (MOST_BITS - len(values))])


def _numbers(values: tuple[int, ...]) -> "array[int]":
    return array("i", [*values, *[0] * (MOST_BITS - len(values))])
