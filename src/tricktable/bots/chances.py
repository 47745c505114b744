"""The chance to win the match from a standing between two rounds: what every search plays for.

Nobody knows it exactly. These are models with few assumptions: from now on all play equally well.
"""

from functools import cache
from itertools import product
from math import exp, sqrt
from typing import Final

POTS: Final = ((1, 0.62), (2, 0.28), (3, 0.10))
"""How often a pot is worth how much."""
DISCARDS: Final = 0.45
"""How often a player is rid of a task in a round."""
LOGISTIC: Final = 1.13
"""Makes the share of a softmax like that of a normal distribution."""


@cache
def race_shares(missing: tuple[int, ...]) -> tuple[float, ...]:
    """Sides race to a target by pots that all win equally often; `missing` is what each still needs.

    Whoever needs nothing has won, level ones together.
    """
    if min(missing) <= 0:
        best = min(missing)
        winners = missing.count(best)
        return tuple(1 / winners if own == best else 0.0 for own in missing)
    shares = [0.0] * len(missing)
    for pot, chance in POTS:
        for side in range(len(missing)):
            after = race_shares((*missing[:side], missing[side] - pot, *missing[side + 1 :]))
            for other, share in enumerate(after):
                shares[other] += share * chance / len(missing)
    return tuple(shares)


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


def sharpness(spread: float, rounds: float, step: float) -> float:
    """How much a point says about the victory, with so many rounds to come that spread so far; at the end a lead of
    one `step` is nearly everything."""
    return LOGISTIC / sqrt(spread * spread * rounds + step * step / 9)


def shares(totals: tuple[float, ...], sharpness: float) -> tuple[float, ...]:
    """Everybody's share of the victory, by totals alone."""
    best = max(totals)
    weights = [exp(sharpness * (total - best)) for total in totals]
    return tuple(weight / sum(weights) for weight in weights)
