"""Measures: what choices are worth in worlds of a view, or in the true match: chance to win the match, and points."""

from typing import Final, TypeVar

from tricktable.bots.hints import SURE, Interval
from tricktable.bots.kit import kit_of
from tricktable.bots.reviews.points import PointsTrial
from tricktable.bots.search import HARD, source_of, source_of_one
from tricktable.bots.search.ratings import Difference, Rating
from tricktable.bots.search.trial import Arrival, Trial
from tricktable.core.matches import Match
from tricktable.core.streams import Stream
from tricktable.core.views import View

EARLY_PLAYOUTS: Final = 16
"""Ways to play the tricks for each way into them: that is where the time goes before the tricks."""
AnyTrial = TypeVar("AnyTrial", bound=Trial)


class Measure:
    """Worlds of one view in their order, or the true match again and again. Every choice meets the same ones."""

    def __init__(
        self, view: View, stream: Stream, has_points: bool, truth: Match | None = None, remembers: bool = True
    ) -> None:
        """Where each choice leads before the tricks is remembered for the points, unless there are too many worlds for
        the memory."""
        self.view: Final = view
        self.has_points: Final = has_points
        """The rounds of the game have points of their own."""
        self._is_true: Final = truth is not None
        """There is one way into the tricks, and each time that it is asked for adds one way to play them."""
        self._seed: Final = stream.named("play-outs").next() >> 1
        own = stream.named("worlds")
        self._source: Final = source_of(view, own, HARD, judges=True) if truth is None else source_of_one(truth)
        self._arrivals: Final[dict[tuple[int, int], Arrival] | None] = {} if remembers else None
        self._trial: Final = self._make(Trial)

    def _make(self, kind: type[AnyTrial]) -> AnyTrial:
        view, kit = self.view, kit_of(self.view.game)
        translation = kit.translation
        is_in_tricks = view.game.vocabulary.is_in_tricks(view.phase)
        is_open = is_in_tricks and translation is not None and translation.is_open
        most = HARD.open_solved if is_open else HARD.solved * view.game.seats
        nodes = HARD.open_nodes if is_open else HARD.nodes
        is_near = translation is not None and sum(view.hand_sizes) <= most
        playouts = 1 if is_in_tricks or self._is_true else EARLY_PLAYOUTS
        trial = kind(kit, self._source, view.viewer, self._seed, playouts, nodes if is_near else 0, is_open, 1)
        trial.arrivals = self._arrivals
        return trial

    def chances(self, choices: tuple[int, ...], begin: int, end: int) -> dict[int, Rating]:
        """What they are worth in the worlds from `begin` to below `end`: chances to win the match."""
        return _ratings(self._trial.measure(choices, begin, end), choices)

    def points(self, choices: tuple[int, ...], begin: int, end: int) -> dict[int, Rating]:
        """The same in points of the round above the mean, in worlds that `chances` has seen."""
        return _ratings(self._make(PointsTrial).points(choices, begin, end), choices)


def _ratings(rows: list[list[float]], choices: tuple[int, ...]) -> dict[int, Rating]:
    ratings = {action: Rating(action) for action in choices}
    for row in rows:
        for action, value in zip(choices, row, strict=True):
            ratings[action].values.append(value)
    return ratings


def interval_of(difference: Difference) -> Interval:
    """A difference with its interval of 95 %."""
    reach = SURE * difference.error
    return Interval(difference.mean, difference.mean - reach, difference.mean + reach)
