"""The chance to win a match of Was sticht?: players race to get rid of their tasks."""

from functools import cache
from itertools import product
from typing import Final

from tricktable.core.matches import Match
from tricktable.games.was_sticht.tasks import TaskStanding

DISCARDS: Final = 0.45
"""How often a player is rid of a task in a round."""


@cache
def task_shares(left: tuple[int, ...]) -> tuple[float, ...]:
    """Players get rid of tasks, at most one a round, all with the same chance; `left` is how many each still has."""
    winners = left.count(0)
    if winners:
        return tuple(1 / winners if own == 0 else 0.0 for own in left)
    shares = [0.0] * len(left)
    nothing = (1 - DISCARDS) ** len(left)
    for met in product((0, 1), repeat=len(left)):
        if any(met):
            chance = DISCARDS ** sum(met) * (1 - DISCARDS) ** (len(left) - sum(met)) / (1 - nothing)
            after = task_shares(tuple(own - is_met for own, is_met in zip(left, met, strict=True)))
            for seat, share in enumerate(after):
                shares[seat] += share * chance
    return tuple(shares)


def match_chances(match: Match) -> tuple[float, ...]:
    """Everybody's chance to win the match, between two rounds."""
    standing = match.standing
    assert isinstance(standing, TaskStanding)
    return task_shares(tuple(len(tasks) for tasks in standing.tasks))
