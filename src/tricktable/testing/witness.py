"""What a witness at the table works out alone, from nothing but the events that they saw.

A witness is written from the rules and the list of events, and shares no code with the game's phases: two opinions of
what a position looks like and what a round was worth.
"""

from typing import NamedTuple, Protocol

from tricktable.core.events import Event
from tricktable.core.games import Game
from tricktable.core.phases import Facts
from tricktable.core.scores import Standing


class Fold(NamedTuple):
    """The parts of a view that follow from the events."""

    facts: Facts
    """Without the facts of the standing (totals, dealer, tasks)."""
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]


class Witness(Protocol):
    """A module, or anything else, with two functions."""

    def fold(self, game: Game, viewer: int, standing: Standing, events: tuple[Event, ...]) -> Fold:
        """What a view in the position after these events must show."""

    def points(self, game: Game, standing: Standing, events: tuple[Event, ...]) -> list[int]:
        """What each seat gained in a finished round, from all its events."""
