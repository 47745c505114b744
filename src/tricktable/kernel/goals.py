"""What the players of a round want, as data: four kinds of goals cover the games.

- a *pot*: the side with the most points takes it, or whoever a prediction names (`ruining` seats must take no trick,
  or the round ends at once);
- *tasks*: each seat's own tricks meet its task or miss it, and one seat, the thief, gains by tasks that others missed;
- *linear*: a seat's score is a table over a weighted sum of all seats' points, plus its own points times a factor;
- *places*: the order of the points, level seats getting nothing.

A pot and tasks end in a set of seats that gain, and `worth[set][seat]` says what that is worth. Scores are worth a
share of the victory: `exp(sharpness * total)` of the own total among all contenders'.
"""

from array import array
from math import inf, isfinite
from typing import Final

from tricktable.kernel.layout import ATTITUDES, LINEAR, MOST_SEATS, PLACES, POT, TABLE, TASKS

NOBODY: Final = MOST_SEATS
MANY: Final = 99
FAR: Final = 10_000
"""No number that is counted in a round, or that a goal names, is further from 0."""
MOST: Final = 1
"""A task that asks for strictly more tricks than everybody else."""
FEWEST: Final = 2

# How a seat stands to the next trick; a policy has weights for each.
WANTS: Final = 0
AVOIDS: Final = 1
FREE: Final = 2


class Goal:
    """Everything that the kernel needs to know about what players want."""

    def __init__(self, kind: int, sides: tuple[int, ...]) -> None:
        """`sides[seat]` is the set of seats on this seat's side, itself included."""
        seats = len(sides)
        if not 2 <= seats <= 6 or not all(side >> seat & 1 and side < 1 << seats for seat, side in enumerate(sides)):
            raise ValueError(f"these are no sides of 2 to 6 seats: {sides}")
        if not POT <= kind <= PLACES:
            raise ValueError(f"there is no goal of kind {kind}")
        self.kind: Final = kind
        self.seats: Final = seats
        self.sides: Final = _masks(sides)
        self.wanted_from: Final = array("i", [MANY] * MOST_SEATS)
        """Below so many tricks a seat wants another."""
        self.wanted_to: Final = array("i", [MANY] * MOST_SEATS)
        """From so many tricks on a seat wants no more."""
        self.worth: Final = array("d", [0.0] * (64 * MOST_SEATS))
        self.ruining = 0
        self.kept_to = 0
        self.ruined_to = 0
        """The seats that gain when a prediction is ruined; none: the one who took the ruining trick."""
        self.tie_to = 0
        """The seats that gain when all have the same points."""
        self.thief = NOBODY
        self.low: Final = array("i", [0] * MOST_SEATS)
        self.high: Final = array("i", [MANY] * MOST_SEATS)
        self.forbidden: Final = array("Q", [0] * MOST_SEATS)
        self.needs_last: Final = array("i", [0] * MOST_SEATS)
        self.rank: Final = array("i", [0] * MOST_SEATS)
        self.factor = 0.0
        self.offset = 0
        self.weights: Final = array("i", [0] * (MOST_SEATS * MOST_SEATS))
        self.tables: Final = array("d", [0.0] * (MOST_SEATS * TABLE))
        self.prizes: Final = array("d", [0.0] * MOST_SEATS)
        self.bonus: Final = array("i", [0] * MOST_SEATS)
        self.totals: Final = array("d", [0.0] * MOST_SEATS)
        self.contenders = (1 << seats) - 1
        self.sharpness = 0.0
        self.target = inf
        """A total that ends the match: from here on the highest has won."""
        self.middle = 0
        """The points of a usual trick."""
        self.slope = 0.0
        """How much sooner a trick is called for each point that it is further out."""
        self.calls: Final = array("d", [0.0] * (ATTITUDES * MOST_SEATS))
        """`[8 * attitude + cards that lie]`: how often a policy calls."""

    def want(self, seat: int, wanted_from: int, wanted_to: int) -> None:
        """A seat's attitude: it wants tricks below the first number and avoids them from the second on."""
        self.wanted_from[seat] = wanted_from
        self.wanted_to[seat] = wanted_to

    def stand(self, totals: tuple[float, ...], contenders: int, sharpness: float) -> None:
        """The totals before this round, who can win the match, and how much a point says about that."""
        if not 0 < contenders < 1 << self.seats or not 0 <= sharpness < 1000:
            raise ValueError("somebody must be able to win, with a sharpness from 0 to 1000")
        if len(totals) != self.seats or not all(-1e6 < total < 1e6 for total in totals):
            raise ValueError(f"{self.seats} seats cannot have totals of {totals}")
        for seat, total in enumerate(totals):
            self.totals[seat] = total
        self.contenders = contenders
        self.sharpness = sharpness

    def peak(self, seat: int) -> float:
        """The most that an end can be worth to a seat."""
        return max(self.worth[seat::MOST_SEATS]) if self.kind in (POT, TASKS) else 1.0

    def check(self) -> None:
        """Refuses a goal that was changed to something the kernel cannot count with."""
        sets = (self.ruining, self.kept_to, self.ruined_to, self.tie_to, self.contenders)
        if not all(0 <= gainers < 1 << self.seats for gainers in sets) or not self.contenders:
            raise ValueError(f"a goal has sets of {self.seats} seats, with somebody who can win")
        if not 0 <= self.thief <= NOBODY or not 0 <= self.sharpness < 1000:
            raise ValueError("a goal's thief is a seat or nobody, its sharpness from 0 to 1000")
        if not -FAR <= self.offset <= FAR or not -FAR <= self.middle <= FAR or not -FAR <= self.factor <= FAR:
            raise ValueError(f"a goal counts from {-FAR} to {FAR}")

    def gain(self, gainers: int, seat: int, worth: float) -> None:
        """What it is worth to a seat when exactly this set of seats gains."""
        if not 0 <= gainers < 1 << self.seats or not 0 <= seat < self.seats or not isfinite(worth):
            raise ValueError(f"the set {gainers} cannot be worth {worth} to seat {seat}")
        self.worth[gainers * MOST_SEATS + seat] = worth


def pot_goal(sides: tuple[int, ...], tie_to: int, ruining: int = 0, kept_to: int = 0, ruined_to: int = 0) -> Goal:
    """A pot for the most points, or for a prediction. `gain` must be told what each set of gainers is worth."""
    goal = Goal(POT, sides)
    everybody = 1 << len(sides)
    for gainers in (tie_to, ruining, kept_to, ruined_to):
        if not 0 <= gainers < everybody:
            raise ValueError(f"{gainers} is no set of {len(sides)} seats")
    goal.tie_to = tie_to
    goal.ruining = ruining
    goal.kept_to = kept_to
    goal.ruined_to = ruined_to
    return goal


def tasks_goal(sides: tuple[int, ...], thief: int = NOBODY) -> Goal:
    """A task for each seat but the thief; `set_task` says which."""
    if not 0 <= thief <= NOBODY:
        raise ValueError(f"{thief} is no seat")
    goal = Goal(TASKS, sides)
    goal.thief = thief if thief < len(sides) else NOBODY
    return goal


def set_task(
    goal: Goal, seat: int, low: int = 0, high: int = MANY, forbidden: int = 0, needs_last: int = 0, rank: int = 0
) -> None:
    """The seat needs `low` to `high` tricks with no card of `forbidden` in them, the last one if asked, and the most or
    the fewest of all."""
    goal.low[seat] = low
    goal.high[seat] = high
    goal.forbidden[seat] = forbidden
    goal.needs_last[seat] = needs_last
    goal.rank[seat] = rank


def linear_goal(
    sides: tuple[int, ...],
    factor: float,
    weights: tuple[tuple[int, ...], ...],
    tables: tuple[tuple[float, ...], ...],
    offset: int = 0,
) -> Goal:
    """`weights[seat]` makes the sum over all seats' points, `offset` is added, and `tables[seat]` is read there; beyond
    its ends the nearest entry counts."""
    goal = Goal(LINEAR, sides)
    goal.factor = factor
    goal.offset = offset
    for seat in range(len(sides)):
        if not 0 < len(tables[seat]) <= TABLE:
            raise ValueError(f"a table has 1 to {TABLE} entries, not {len(tables[seat])}")
        if not all(map(isfinite, tables[seat])):
            raise ValueError("a table has finite entries")
        for other, weight in enumerate(weights[seat][: len(sides)]):
            if not -99 <= weight <= 99:
                raise ValueError(f"a weight of {weight} is out of bounds")
            goal.weights[seat * MOST_SEATS + other] = weight
        beyond = [tables[seat][-1]] * (TABLE - len(tables[seat]))
        goal.tables[seat * TABLE : (seat + 1) * TABLE] = array("d", [*tables[seat], *beyond])
    return goal


def places_goal(sides: tuple[int, ...], prizes: tuple[float, ...], bonus: tuple[int, ...]) -> Goal:
    """`prizes` by place from the highest down; `bonus` is added to a seat's points."""
    goal = Goal(PLACES, sides)
    for place, prize in enumerate(prizes[: len(sides)]):
        if not -FAR <= prize <= FAR:
            raise ValueError(f"a prize of {prize} is out of bounds")
        goal.prizes[place] = prize
    for seat, more in enumerate(bonus[: len(sides)]):
        if not 0 <= more < 1000:
            raise ValueError(f"a bonus of {more} is out of bounds")
        goal.bonus[seat] = more
    return goal


def _masks(values: tuple[int, ...]) -> "array[int]":
    return array("Q", [*values, *[0] * (MOST_SEATS - len(values))])
