"""Paces: when the table itself makes a choice, so that the time it takes gives nothing away."""

from collections import deque
from random import Random
from typing import Final

REMEMBERED: Final = 16
MOST: Final = 30_000
"""Milliseconds: choices that took more count as this, so that nobody waits for ever."""
USUAL: Final = (900, 1400, 2100)
"""What is taken for a player's times before there are any."""
QUEUED: Final = (300, 900)
"""Between these lies the time before a queued choice is made."""


class Pace:
    """How fast one player chooses. A choice that the table makes takes as long as one of the player's own, drawn by
    chance: whoever watches cannot tell a forced choice by its time."""

    def __init__(self, chance: Random) -> None:
        self._chance: Final = chance
        self._times: Final = deque(USUAL, REMEMBERED)

    def chose(self, took: int) -> None:
        """The player has made a real choice that took so many milliseconds."""
        self._times.append(min(max(took, 0), MOST))

    def forced(self) -> float:
        """Seconds before a forced choice is made: near one of the player's times, none of them exactly."""
        time: int = self._chance.choice(self._times)
        return time * self._chance.uniform(0.8, 1.25) / 1000

    def queued(self) -> float:
        """Seconds before a queued choice is made."""
        return self._chance.uniform(*QUEUED) / 1000
