"""Choices by the points of the round alone, whatever the match makes of them.

A search plays for the match: the kernel tells shares of the victory, `exp(sharpness * total)` of the own total among
all. With a sharpness close to nothing and no points from before, a share is a straight line over the own points: one
part in as many as there are players, and the more, the further the seat is above their mean. Where a round ends in a
set of seats that gain, each set is given the share of its points.
"""

from collections.abc import Sequence
from copy import deepcopy
from functools import cached_property
from math import inf
from typing import Final

from tricktable.bots.search.trial import Trial
from tricktable.bots.translation import Setting
from tricktable.core.matches import Match
from tricktable.core.tricks import TrickPlay
from tricktable.kernel.goals import Goal
from tricktable.kernel.layout import POT, TASKS

SHARPNESS: Final = 1e-7
"""Small enough that points do not bend the line, large enough that none is lost in rounding."""


class PointsTrial(Trial):
    """The choices of one seat, each worth what the round gives it above the mean of all players."""

    @cached_property
    def _goals(self) -> dict[int, tuple[Goal, Goal]]:
        """By identity: what a round is played for, and the same for its points alone."""
        return {}

    def points(self, actions: Sequence[int], first: int, last: int) -> list[list[float]]:
        """What the actions are worth in the worlds from `first` to below `last`, in points."""
        rows = self.measure(actions, first, last)
        world = self.source.first()
        players = world.game.players if world else 1
        return [[(share * players - 1) / SHARPNESS for share in row] for row in rows]

    def setting_of(self, match: Match, play: TrickPlay) -> Setting:
        rules, goal = super().setting_of(match, play)
        if id(goal) not in self._goals:
            self._goals[id(goal)] = (goal, for_points(goal, match.game.players, self.translation.stake(play)))
        return Setting(rules, self._goals[id(goal)][1])

    def _worth(self, match: Match) -> float:
        game = match.game
        points = match.past[-1].score.points[: game.players]
        return _share(game.aim * (points[self.seat] - sum(points) / len(points)), len(points))


def for_points(goal: Goal, players: int, stake: int = 0) -> Goal:
    """The same goal for somebody who looks at this round alone; where seats gain, each of them scores the stake."""
    own = deepcopy(goal)
    if goal.kind in (POT, TASKS):
        for gainers in range(1 << goal.seats):
            mean = stake * (gainers & (1 << players) - 1).bit_count() / players
            for seat in range(goal.seats):
                own.gain(gainers, seat, _share(stake * (gainers >> seat & 1) - mean, players))
        return own
    own.stand((0.0,) * goal.seats, (1 << players) - 1, SHARPNESS)
    own.target = inf
    return own


def _share(above: float, players: int) -> float:
    """What the kernel makes of points above the mean."""
    return (1 + SHARPNESS * above) / players
