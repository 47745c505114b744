"""Ratings: what choices are worth in the same worlds, and what may be said about the difference."""

from collections.abc import Callable, Sequence
from math import inf, sqrt
from typing import Final

Measure = Callable[[Sequence[int], int, int], list[list[float]]]
"""What these choices are worth in the worlds from one number to below another: a row for each world, fewer
where there are no more worlds."""

CLEAR: Final = 3.0
"""A difference of so many standard errors needs no more worlds."""
FEW: Final = 12
"""Below so many worlds nothing is clear."""
FLAT: Final = 1e-9


class Rating:
    """One choice and what it was worth in each world."""

    __slots__ = ("action", "values")

    def __init__(self, action: int) -> None:
        self.action = action
        self.values: list[float] = []

    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.0


class Difference:
    """How much better one choice is than another, over the worlds in which both were tried."""

    __slots__ = ("better", "error", "mean", "worlds")

    def __init__(self, one: Rating, other: Rating) -> None:
        pairs = [a - b for a, b in zip(one.values, other.values, strict=False)]
        self.worlds = len(pairs)
        self.mean = sum(pairs) / len(pairs) if pairs else 0.0
        square = sum([(pair - self.mean) ** 2 for pair in pairs])
        self.error = sqrt(square / (len(pairs) - 1) / len(pairs)) if len(pairs) > 1 else 0.0
        """The standard error of the mean."""
        self.better = len([pair for pair in pairs if pair > FLAT])
        """In how many worlds the first is really better."""

    def is_clear(self) -> bool:
        return self.worlds >= FEW and abs(self.mean) > max(CLEAR * self.error, FLAT)


class Ranking:
    """The result of a search: all choices, best first; those that were dropped early stand behind the others."""

    def __init__(self, ratings: list[Rating], preferred: int, worlds: int, faith: float) -> None:
        """`preferred` is what the bot would do without a search; another choice must look so many standard errors
        better (`faith`); where that is infinite, none does."""
        self.ratings: Final = ratings
        self.preferred: Final = preferred
        self.faith: Final = faith
        self.worlds: Final = worlds
        """In how many worlds the best choices were tried."""

    def choice(self) -> int:
        """The best choice; but the preferred one as long as nothing speaks against it."""
        best = self.ratings[0]
        if best.action == self.preferred or self.faith == inf:
            return self.preferred
        own = next(rating for rating in self.ratings if rating.action == self.preferred)
        lead = Difference(best, own)
        return best.action if lead.mean > max(self.faith * lead.error, FLAT) else self.preferred


def halve(
    actions: Sequence[int], preferred: int, worlds: int, measure: Measure, is_late: Callable[[], bool], faith: float
) -> Ranking:
    """Sequential halving: all choices in few worlds, the better half in more, until few are left or all is clear.

    Every choice that is still in meets every world, so differences are paired. The preferred choice always stays in.
    """
    ratings = [Rating(action) for action in (preferred, *(action for action in actions if action != preferred))]
    alive = ratings[:]
    dropped: list[Rating] = []
    stages = max(1, (len(alive) - 1).bit_length())
    done = 0
    for stage in range(stages):
        # every stage costs about the same: fewer choices, more worlds
        share = worlds * (2 ** (stage + 1) - 1) // (2**stages - 1)
        upto = max(done, worlds) if stage == stages - 1 else max(done + 1, share)
        rows = measure([rating.action for rating in alive], done, upto)
        for row in rows:
            for rating, value in zip(alive, row, strict=True):
                rating.values.append(value)
        has_more = len(rows) == upto - done
        done += len(rows)
        alive.sort(key=lambda rating: -rating.mean())
        if not has_more or is_late() or _is_settled(alive):
            break
        if stage < stages - 1:
            keep = max(2, (len(alive) + 1) // 2)
            rest = [rating for rating in alive[keep:] if rating.action != preferred]
            dropped = rest + dropped
            alive = [rating for rating in alive if rating not in rest]
    return Ranking(alive + dropped, preferred, done, faith)


def _is_settled(alive: list[Rating]) -> bool:
    """The best is clearly the best, or all are the same."""
    best = alive[0]
    if all(Difference(best, other).is_clear() for other in alive[1:]):
        return True
    if len(best.values) < FEW:
        return False
    others = (zip(best.values, other.values, strict=False) for other in alive[1:])
    return all(abs(one - another) < FLAT for pairs in others for one, another in pairs)
