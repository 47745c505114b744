"""What a round costs: the penalties in everybody's tricks, unless one player has taken them all."""

from collections.abc import Sequence
from typing import Final

from tricktable.core.scores import Score, ScoreLine

ALL: Final = 26
"""What all penalty cards come to."""


def score(taken: Sequence[int]) -> Score:
    """The score of a round in which the seats have taken these penalties."""
    seats = len(taken)
    if ALL in taken:
        shooter = list(taken).index(ALL)
        moon = [ScoreLine("moon", shooter, 0)]
        return Score(seats, moon + [ScoreLine("moonlight", seat, ALL) for seat in range(seats) if seat != shooter])
    return Score(seats, [ScoreLine("penalties", seat, points) for seat, points in enumerate(taken)])
