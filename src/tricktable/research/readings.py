"""Readings: what can be read back from an observation."""

from typing import NamedTuple

from tricktable.core.phases import Facts


class Reading(NamedTuple):
    """The facts that an observation lists, with the seats and cards of the table. Where a view gives cards, seats or
    words as a set, they are in ascending order here."""

    phase: str
    viewer: int
    number: int
    awaited: tuple[int, ...]
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    facts: Facts
    done: tuple[tuple[int, ...], ...]
    """For each seat the actions that it took in this round, as far as the viewer knows them, in ascending order."""
    hidden: tuple[int, ...]
    """For each seat how many further actions it took, which the viewer does not know."""
    void: tuple[tuple[int, ...], ...]
    """For each seat the cards that it has shown not to hold."""
    may_hold: tuple[tuple[int, ...], ...]
    """For each other seat the cards that are neither ruled out by that nor all played or in the viewer's hand."""
