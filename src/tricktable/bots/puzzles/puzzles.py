"""A puzzle: one position as one seat knows it, in which exactly one choice is right."""

from hashlib import sha256
from typing import Final, NamedTuple

from tricktable.bots.hints import SURE, Interval
from tricktable.bots.reviews.judgements import Loss
from tricktable.bots.reviews.verdicts import Label

LONGEST_ID: Final = 12


class Measured(NamedTuple):
    """A mean over worlds, and its standard error."""

    mean: float
    error: float

    def interval(self) -> Interval:
        """The same with the bounds between which it lies with 95 %."""
        reach = SURE * self.error
        return Interval(self.mean, self.mean - reach, self.mean + reach)


class Weighed(NamedTuple):
    """One legal choice, and how much worse than the best it is."""

    action: str
    label: Label
    chance: Measured
    """To win the match."""
    points: Measured | None = None
    """Of the round, above the mean of all players; none where rounds have no points."""

    def loss(self) -> Loss:
        return Loss(self.chance.interval(), self.points.interval() if self.points is not None else None)


class Puzzle(NamedTuple):
    """A position, and what to choose in it."""

    id: str
    """A digest of the position."""
    game: str
    players: int
    options: dict[str, str]
    seat: int
    """Who is to choose."""
    position: str
    """The record of the match up to here as this seat knows it."""
    world: str
    """A whole record that looks the same to the seat. Its hidden cards were drawn by chance: nothing of the match that
    the puzzle was found in stands in it but what the seat knows."""
    best: str
    choices: tuple[Weighed, ...]
    """All legal ones, the best first."""
    themes: tuple[str, ...]
    difficulty: int
    """From 1 to 5."""
    seed: str
    """Where it was found."""
    engine: str
    """The version that has measured it."""

    def weighed(self, action: str) -> Weighed:
        """One of the choices; raises KeyError if there is no such."""
        found = next((each for each in self.choices if each.action == action), None)
        if found is None:
            raise KeyError(action)
        return found


def id_of(position: str) -> str:
    """The id of the puzzle in this position, which is the text of a record known to one seat."""
    return sha256(position.encode()).hexdigest()[:LONGEST_ID]
