"""What happened, in the past tense, with a form for each viewer."""

from functools import cache

from tricktable.core.seats import EVERYONE

HIDDEN = -1
"""Stands for a value that the viewer may not know. It says that there is one, and nothing more."""


class Event:
    """One thing that happened: `kind` says what, `seat` who did it or whom it concerns, `values` with what.

    What the values mean (cards, seats, numbers) belongs to the kind; `docs/games` lists them. `seen_by` is the set
    of viewers who may know the values; all others see `HIDDEN` in their place.
    """

    __slots__ = ("kind", "seat", "seen_by", "values")

    def __init__(self, kind: str, seat: int, values: tuple[int, ...] = (), seen_by: int = EVERYONE) -> None:
        self.kind = kind
        self.seat = seat
        self.values = values
        self.seen_by = seen_by

    def seen(self, viewer: int) -> "Event":
        """The form that this viewer gets."""
        if self.seen_by >> viewer & 1:
            return self
        return Event(self.kind, self.seat, (HIDDEN,) * len(self.values), self.seen_by)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return NotImplemented
        return (
            self.kind == other.kind
            and self.seat == other.seat
            and self.values == other.values
            and self.seen_by == other.seen_by
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.seat, self.values, self.seen_by))

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.seat}, {self.values}, {self.seen_by:#x})"

    def __str__(self) -> str:
        values = " ".join("?" if value == HIDDEN else str(value) for value in self.values)
        return f"{self.kind} {self.seat} {values}".rstrip()


Journal = list[Event]
"""The events of a round, in order."""


@cache
def card_events(kind: str, seats: int, cards: int) -> tuple[tuple[Event, ...], ...]:
    """Ready-made public events `[seat][card]`: the same few happen again and again in the hot path."""
    return tuple(tuple(Event(kind, seat, (card,)) for card in range(cards)) for seat in range(seats))
