"""Fields: how a fact of the game's vocabulary is written into bytes, and read back.

The type of each value decides. Cards, suits, seats and words of the game get a byte for each that there is, which
counts how often it is named; seats are counted from the viewer's. A number gets one byte, or two where its range is
wider than that: the first is smooth and coarse, the second has the rest.
"""

from typing import Final, Protocol

import numpy as np
from numpy.typing import NDArray

from tricktable.bots.ranges import Ranges
from tricktable.core.games import Game
from tricktable.core.vocabulary import CARD, MANY, SEAT, SUIT, Kind
from tricktable.core.vocabulary import NUMBER as A_NUMBER
from tricktable.research.lanes import COUNTS, LED, NUMBER, NUMBERS, SEATS, Value

Bytes = NDArray[np.uint8]
Values = tuple[int, ...]
TRICK: Final = "trick"
LAST_TRICK: Final = "last trick"


class Field(Protocol):
    """How some values are written."""

    @property
    def size(self) -> int:
        """How many bytes they take."""

    @property
    def high(self) -> int:
        """The greatest value of a byte."""

    @property
    def meaning(self) -> str:
        """What the bytes are, as the end of a sentence."""

    def value(self, start: int) -> Value:
        """How they are written behind this place."""

    def read(self, out: Bytes, start: int, origin: int) -> Values:
        """The values that were written."""


class Counts:
    """Values of which each has a byte that counts it: a set, in which some may be there twice."""

    def __init__(self, size: int, high: int, what: str) -> None:
        self.size: Final = size
        self.high: Final = high
        self.meaning: Final = f"a byte for each {what}"

    def value(self, start: int) -> Value:
        return Value(COUNTS, start, self.size)

    def read(self, out: Bytes, start: int, origin: int) -> Values:
        counts = out[start : start + self.size]
        return tuple(int(value) for value in np.repeat(np.arange(self.size), counts))


class Seats:
    """Seats, counted from the viewer's."""

    high: Final = 1
    meaning: Final = "a byte for each seat, from the viewer's on"

    def __init__(self, seats: int) -> None:
        self.size: Final = seats

    def value(self, start: int) -> Value:
        return Value(SEATS, start, self.size)

    def read(self, out: Bytes, start: int, origin: int) -> Values:
        return tuple(
            sorted((int(place) + origin) % self.size for place in np.flatnonzero(out[start : start + self.size]))
        )


class Number:
    """A number between two others."""

    def __init__(self, least: int, greatest: int) -> None:
        self.least: Final = least
        self.greatest: Final = greatest
        self.step: Final = -(-(greatest - least + 1) // 256)
        """What the first byte counts by."""
        self.size: Final = 1 if self.step == 1 else 2
        self.high: Final = (greatest - least) // self.step
        above = "the number" if least == 0 else f"what the number is above {least}"
        parts = "" if self.step == 1 else f", how many times {self.step} and the rest"
        self.meaning: Final = f"{above}, at most {greatest}{parts}"

    def value(self, start: int) -> Value:
        return Value(NUMBER, start, self.size, self.least, self.greatest, self.step)

    def read(self, out: Bytes, start: int, origin: int) -> Values:
        rest = int(out[start + 1]) if self.size == 2 else 0
        return (self.least + int(out[start]) * self.step + rest,)


class Numbers:
    """A number for each seat, from the viewer's on."""

    def __init__(self, number: Number, seats: int) -> None:
        self.number: Final = number
        self.seats: Final = seats
        self.size: Final = seats * number.size
        self.high: Final = number.high
        self.meaning: Final = f"for each seat, from the viewer's on, {number.meaning}"

    def value(self, start: int) -> Value:
        number = self.number
        return Value(NUMBERS, start, self.size, number.least, number.greatest, number.step)

    def read(self, out: Bytes, start: int, origin: int) -> Values:
        places = [(seat - origin) % self.seats for seat in range(self.seats)]
        return tuple(self.number.read(out, start + place * self.number.size, origin)[0] for place in places)


class Trick:
    """Cards in the order of playing, each in a row of its player, counted from the viewer's seat. Who led, and whatever
    else there is before the cards, has a field of its own."""

    high: Final = 1
    meaning: Final = "the card that each seat, from the viewer's on, played to it"

    def __init__(self, seats: int, cards: int) -> None:
        self.seats: Final = seats
        self.cards: Final = cards
        self.size: Final = seats * cards

    def value(self, start: int) -> Value:
        return Value(LED, start, self.size)

    def read_led(self, leader: int, out: Bytes, start: int, origin: int) -> Values:
        rows = out[start : start + self.size].reshape(self.seats, self.cards)
        found = [np.flatnonzero(rows[(leader + place - origin) % self.seats]) for place in range(self.seats)]
        return tuple(int(card) for cards in found for card in cards)


def fields_of(game: Game, kind: Kind, ranges: Ranges) -> tuple[Field | Trick, ...]:
    """A field for each value of a kind, the last one for as many as there are."""
    return tuple(_field(game, kind, place, ranges) for place in range(len(kind.values)))


def _field(game: Game, kind: Kind, place: int, ranges: Ranges) -> Field | Trick:
    type = kind.type_of(place)
    is_many = kind.values[place].endswith(MANY)
    if kind.name in (TRICK, LAST_TRICK) and type == CARD:
        return Trick(game.seats, len(game.deck.text))
    if type == CARD:
        return Counts(len(game.deck.text), max(game.deck.copies) if is_many else 1, "card")
    if type == SEAT:
        return Seats(game.seats)
    if type == SUIT:
        return Counts(len(game.vocabulary.suits) + 1, 1, "suit, then one for none")
    if type == A_NUMBER:
        number = Number(*ranges.numbers_of(kind.name))
        return Numbers(number, game.seats) if is_many else number
    return Counts(ranges.words_of(type), 255 if is_many else 1, type)
