"""Worlds that listen: those in which everybody's choices were likely come more often than others.

The sampler draws worlds that are all equally likely. A game that can tell how likely the choices of the others were
with the cards that a world gives them (`Kit.listening`) has many of them drawn for one that is kept, each by its
weight. No weight is zero, so nothing that is possible is ruled out; and a weight is made from a view and a world of
it, so it knows no more than the viewer.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from math import exp
from typing import Final, Protocol, TypeVar

from tricktable.core.deals import Deal
from tricktable.core.matches import Match
from tricktable.core.streams import Stream

T = TypeVar("T")

KEPT: Final = 16
"""So many worlds are kept at a time, at most."""
_RANGE: Final = float(1 << 64)


class Listener(Protocol):
    """Somebody who has followed what the others did in a round."""

    @property
    def drawn(self) -> int:
        """So many worlds are drawn for one that is kept: the more it knows, the fewer are likely."""

    @property
    def seats(self) -> Sequence[int]:
        """Whose choices tell something; never the viewer."""

    def weigh(self, deals: Sequence[Deal]) -> list[float]:
        """For each of these deals, the logarithm of how likely it was that they chose as they did if it was dealt."""


def likely(worlds: Iterator[Match], listener: Listener, stream: Stream, kept_at_once: int = KEPT) -> Iterator[Match]:
    """Worlds that come the more often, the likelier they make what was done; those that weigh much several times."""

    def weigh(drawn: list[Match]) -> list[float]:
        return listener.weigh([world.deal for world in drawn])

    return kept_by_weight(worlds, weigh, stream, kept_at_once, listener.drawn)


def kept_by_weight(
    worlds: Iterator[T], weigh: Callable[[list[T]], list[float]], stream: Stream, kept_at_once: int, drawn_for_one: int
) -> Iterator[T]:
    """Many worlds are drawn for one that is kept, each by its weight, of which `weigh` gives the logarithms."""
    while drawn := list(islice(worlds, drawn_for_one * kept_at_once)):
        logarithms = weigh(drawn)
        best = max(logarithms)
        weights = [exp(each - best) for each in logarithms]
        kept = resampled(weights, -(-len(drawn) // drawn_for_one), stream.next() / _RANGE)
        for place in stream.shuffled(tuple(kept)):
            yield drawn[place]


def resampled(weights: Sequence[float], number: int, begin: float) -> list[int]:
    """So many places of weights, each as often as its weight asks for, to within one: every `step` of the sum, from a
    part (`begin`) of the first one on, takes the place on which it falls."""
    step = sum(weights) / number
    result: list[int] = []
    reached = 0.0
    for place, own in enumerate(weights):
        reached += own
        while len(result) < number and (len(result) + begin) * step < reached:
            result.append(place)
    return result + [len(weights) - 1] * (number - len(result))  # what rounding has left over
