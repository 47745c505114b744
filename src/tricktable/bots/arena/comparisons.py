"""What many deals say about two bots: a mean with its interval, who won how often, and how long a decision takes."""

from collections.abc import Sequence
from functools import cache
from math import atan, cos, exp, floor, fsum, log, pi, sin, sqrt
from typing import Final, NamedTuple

CONFIDENCE: Final = 0.95
LEAST_ALIKE: Final = 6
"""So many deals that all say the same have a chance of less than 5 % when nothing but luck decides (a sign test)."""
FINENESS: Final = 100
"""Times are counted in classes, so many for each factor e: the times of one class differ by about 1 %."""


class Estimate:
    """A mean over deals, one number for each deal, with its 95 % interval by Student's distribution."""

    def __init__(self, numbers: Sequence[float]) -> None:
        """At least two deals are needed: one says nothing about how much deals differ."""
        count = len(numbers)
        self.count: Final = count
        self.mean: Final = fsum(numbers) / count
        spread = fsum((number - self.mean) ** 2 for number in numbers) / (count - 1)
        is_constant = min(numbers) == max(numbers)  # then rounding alone would leave a little spread
        self.standard_error: Final = 0.0 if is_constant else sqrt(spread / count)
        width = students_t(count - 1) * self.standard_error
        self.low: Final = self.mean - width
        self.high: Final = self.mean + width

    def sign(self) -> int:
        """1 or -1 when the numbers are clearly above or below zero, 0 when it is too close to call."""
        if self.standard_error == 0 and self.count < LEAST_ALIKE:
            return 0
        return (self.low > 0) - (self.high < 0)


@cache
def students_t(degrees: int) -> float:
    """Within so many standard errors on both sides lie 95 % of Student's distribution."""
    low = 0.0
    high = 16.0  # one degree of freedom needs the most: 12.7
    while True:
        middle = (low + high) / 2
        if middle in (low, high):
            return middle
        if _within(middle, degrees) < CONFIDENCE:
            low = middle
        else:
            high = middle


def _within(distance: float, degrees: int) -> float:
    """The part of Student's distribution within this distance of zero, by its finite sum for whole degrees."""
    angle = atan(distance / sqrt(degrees))
    square = cos(angle) ** 2
    is_odd = degrees % 2
    term = cos(angle) if is_odd else 1.0
    total = term if degrees > 1 else 0.0
    for factor in range(2 + is_odd, degrees - 1, 2):
        term *= square * (factor - 1) / factor
        total += term
    total *= sin(angle)
    return 2 / pi * (angle + total) if is_odd else total


class Tally(NamedTuple):
    """What one deal says about A and B for one side: the bots in the same seats, one after the other."""

    value_a: float
    value_b: float
    won_a: float
    won_b: float
    level_a: float
    level_b: float
    """Best together with others, where that is no victory."""


class Comparison:
    """A among Bs against B in the same seats, over all deals and sides."""

    def __init__(self, a: str, b: str, deals: Sequence[Sequence[Tally]]) -> None:
        """The tallies of each deal, one for each side."""
        self.a: Final = a
        self.b: Final = b
        self.differences: Final = tuple(_mean([side.value_a - side.value_b for side in deal]) for deal in deals)
        """One number for each deal: what A makes of it beyond B, over all sides."""
        self.difference: Final = Estimate(self.differences)
        self.by_side: Final = tuple(
            Estimate([side.value_a - side.value_b for side in sides]) for sides in zip(*deals, strict=True)
        )
        tallies = [side for deal in deals for side in deal]
        self.won: Final = _mean([tally.won_a for tally in tallies]), _mean([tally.won_b for tally in tallies])
        """How often A and B won in those seats."""
        self.level: Final = _mean([tally.level_a for tally in tallies]), _mean([tally.level_b for tally in tallies])

    def stronger(self) -> str:
        """The bot that is clearly stronger; an empty text when it is too close to call."""
        return {1: self.a, -1: self.b, 0: ""}[self.difference.sign()]


def _mean(numbers: Sequence[float]) -> float:
    return fsum(numbers) / len(numbers)


class Times:
    """How long decisions took, in seconds: exact mean and maximum, quantiles within 1 %."""

    def __init__(self) -> None:
        self.count = 0
        self.sum = 0.0
        self.most = 0.0
        self.classes: dict[int, int] = {}
        """How many times fell into each class."""

    def add(self, seconds: float) -> None:
        self.count += 1
        self.sum += seconds
        self.most = max(self.most, seconds)
        number = floor(FINENESS * log(max(seconds, 1e-9)))
        self.classes[number] = self.classes.get(number, 0) + 1

    def merge(self, other: "Times") -> None:
        """Takes the other's decisions into account too."""
        self.count += other.count
        self.sum += other.sum
        self.most = max(self.most, other.most)
        for number, count in other.classes.items():
            self.classes[number] = self.classes.get(number, 0) + count

    def mean(self) -> float:
        return self.sum / self.count if self.count else 0.0

    def quantile(self, part: float) -> float:
        """The time that this part of all decisions did not exceed."""
        seen = 0
        for number in sorted(self.classes):
            seen += self.classes[number]
            if seen >= part * self.count:
                return min(self.most, exp((number + 0.5) / FINENESS))
        return 0.0
