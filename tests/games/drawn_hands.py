"""Whether hands that are drawn alone are those of all worlds that there are, each as often as it should be."""

from collections import Counter
from collections.abc import Iterable
from itertools import islice
from math import sqrt

from tricktable.core.deals import Deal, GivenDeals, ShuffledDeals
from tricktable.core.matches import Match, Step
from tricktable.core.streams import Stream
from tricktable.core.views import View

Parts = tuple[tuple[int, ...], ...]
Held = tuple[tuple[int, ...], tuple[int, ...]]
"""What everybody holds, and the stack of a seat that plays one."""


def held_in(view: View, parts: Parts, steps: Iterable[Step]) -> Held:
    """What everybody holds if this was dealt and these steps were taken."""
    layout = view.game.layout
    deal = Deal(layout, parts)
    match = Match.at_round(view.game, 1, view.standing, GivenDeals((), {1: deal}, ShuffledDeals("later")))
    for seat, action in steps:
        match.step(seat, action)
    stack = [cards for part, cards in zip(layout.parts, parts, strict=True) if part.label == "stack"]
    return tuple(match.phase.hands), stack[0] if stack else ()


def are_hands_exact(view: View, worlds: Counter[tuple[Parts, tuple[Step, ...]]], draws: int = 1500) -> bool:
    """The hands of a view are those of these worlds, by their weights (chi-square, five deviations); no where the game
    does not draw them alone."""
    source = view.game.hands(view, Stream("hands alone"))
    if source is None:
        return False
    weights: Counter[Held] = Counter()
    for (parts, steps), weight in worlds.items():
        weights[held_in(view, parts, steps)] += weight
    drawn = Counter((tuple(hands.held), hands.stack) for hands in islice(source, draws))
    assert set(drawn) <= set(weights)
    total = weights.total()
    if min(weights.values()) * draws > 20 * total:
        assert set(drawn) == set(weights)
    pools: list[list[float]] = [[0.0, 0.0]]
    for held in sorted(weights):  # small classes are pooled until five are expected
        if pools[-1][0] >= 5:
            pools.append([0.0, 0.0])
        pools[-1][0] += weights[held] * draws / total
        pools[-1][1] += drawn[held]
    freedom = len(pools) - 1
    chi_square = sum((seen - expected) ** 2 / expected for expected, seen in pools)
    assert chi_square <= freedom + 5 * sqrt(2 * freedom) + 8
    return True
