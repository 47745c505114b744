"""What a witness at the table works out alone, from nothing but the events that they saw.

Each game has a module `tests/contract/witnesses/<game>.py` with two functions, written from the rules and the list of
events, and sharing no code with the engine's phases:

- `fold(game, viewer, standing, events)` gives the `Fold` that a view in the same position must show;
- `points(game, standing, events)` counts what each seat gained in a finished round, from all its events.
"""

from typing import NamedTuple

from tricktable.core.phases import Facts


class Fold(NamedTuple):
    """The parts of a view that follow from the events."""

    facts: Facts
    """Without the facts of the standing (totals, dealer, tasks)."""
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
