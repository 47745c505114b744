"""Judgements: one choice of a finished match, by what its player could know, and by the cards as they lay.

Every choice that comes into question is tried in the same worlds of the player's view. Some worlds find the best one,
others say how much better it was: whoever picks the highest of many numbers and believes it flatters it. The same is
then done in the true match, where there is one world and only the chances of playing on differ.
"""

from collections.abc import Iterator
from itertools import repeat
from typing import Final, NamedTuple, TypeVar

from tricktable import __version__
from tricktable.bots.chances import pace_of
from tricktable.bots.choices import kind_of_choice
from tricktable.bots.hints import SURE, Interval
from tricktable.bots.kit import Kit, kit_of
from tricktable.bots.reviews.points import PointsTrial
from tricktable.bots.reviews.verdicts import Label, Luck, Scale, label_of, luck_of, scale_for
from tricktable.bots.search import HARD, worlds_of
from tricktable.bots.search.ratings import FLAT, Difference, Rating
from tricktable.bots.search.trial import Arrival, Trial
from tricktable.builds import PARTS, is_compiled
from tricktable.core.games import Game
from tricktable.core.matches import Match
from tricktable.core.streams import Stream
from tricktable.core.views import View


class Thoroughness(NamedTuple):
    """In how many worlds choices are tried."""

    first: int
    """All that come into question, to leave the hopeless behind..."""
    choosing: int
    """...the rest, so that the best is found..."""
    judging: int
    """...and the best beside the one that was made."""
    kept: int = 4
    """So many stay after the first look."""
    openly: int = 192
    """Ways to play on with the cards as they lay."""


ENGINE: Final = 1
"""The version of the judgement: one more whenever the same position may be judged differently than before."""
FULL: Final = Thoroughness(first=64, choosing=256, judging=512)
QUICK: Final = Thoroughness(first=16, choosing=48, judging=96, openly=48)
"""Where every world costs much: the kernel is not compiled, or does not know the game."""
EARLY_PLAYOUTS: Final = 16
"""Ways to play the tricks for each way into them: that is where the time goes before the tricks."""
AnyTrial = TypeVar("AnyTrial", bound=Trial)


class Loss(NamedTuple):
    """How much better the best choice was, with its interval of 95 %: chance to win the match, and points of the
    round above the mean where rounds have points."""

    chance: Interval
    points: Interval | None


class Judgement(NamedTuple):
    """One choice, and what is to be said about it."""

    round: int
    step: int
    """Its place among the steps of the round."""
    seat: int
    kind: str
    played: int
    best: int
    """The best by what could be known."""
    thumb: int
    """What the rule of thumb says."""
    loss: Loss
    chance: float
    """The chance to win the match behind this choice, by what could be known."""
    open_best: int
    open_loss: Loss
    open_chance: float
    """The same with the cards as they lay."""
    skill: float
    """How much more chance this choice gave than the rule of thumb's: by what could be known, and with the cards as
    they lay where that is not judged."""
    label: Label
    luck: Luck
    is_brilliant: bool
    """Clearly best, though neither the rule of thumb nor a first look finds it."""
    worlds: int
    is_judged: bool = True
    """Where trying choices out is known to mislead nobody is blamed, and only the open cards speak."""


def thoroughness_for(game: Game) -> Thoroughness:
    """As many worlds as somebody waits for."""
    return FULL if is_compiled(PARTS["kernel"]) and kit_of(game).translation is not None else QUICK


def engine_of(thoroughness: Thoroughness) -> str:
    """All that judgements depend on beside the match: reviews with another one are not compared. The bots' parts change
    from release to release, so that the release is a part of it."""
    return f"{__version__} {ENGINE} {'/'.join(map(str, thoroughness))}"


def scale_of(game: Game) -> Scale:
    """What counts as a mistake in this game."""
    translation = kit_of(game).translation
    has_scores = translation is None or translation.has_scores
    return scale_for(pace_of(game).spread if has_scores else None)


def judge(match: Match, seat: int, played: int, thoroughness: Thoroughness = FULL, seed: str = "") -> Judgement | None:
    """The choice that this seat made in this position; nothing where there was no choice. Equal positions and seeds
    give equal judgements."""
    view = match.view(seat)
    if len(view.legal) < 2:
        return None
    kit = kit_of(view.game)
    manner = kit.manners.of(view)
    thumb = kit.rule_of_thumb(view)
    choices = tuple(dict.fromkeys((played, thumb, *kit.shortlist(view))))
    scale = scale_of(view.game)
    stream = Stream(f"review {seed}\n{view}")
    has_points = scale.points is not None
    known = _Comparison(view, kit, choices, stream, thoroughness, has_points)
    # as the search chooses: the rule of thumb as long as nothing speaks clearly against it
    best = known.best(thumb, manner.faith) if manner.is_searching() else thumb
    loss = known.loss(best, played)
    left = tuple(dict.fromkeys((played, thumb, best, *known.kept)))
    openly = _Comparison(view, kit, left, stream.named("open"), _open(thoroughness), has_points, match)
    open_best = openly.best(played, 0.0)
    open_loss = openly.loss(open_best, played)
    label = label_of(loss.chance, loss.points, scale) if manner.is_searching() else Label.GOOD
    fair = known if manner.is_searching() else openly
    return Judgement(
        round=match.number,
        step=len(match.steps),
        seat=seat,
        kind=kind_of_choice(view),
        played=played,
        best=best,
        thumb=thumb,
        loss=loss,
        chance=known.chance(played),
        open_best=open_best,
        open_loss=open_loss,
        open_chance=openly.chance(played),
        skill=fair.chance(played) - fair.chance(thumb),
        label=label,
        luck=luck_of(label, open_loss.chance, open_loss.points, scale),
        is_brilliant=manner.is_searching() and played == best and _is_hard_to_find(known, played, thumb, scale),
        worlds=known.worlds(played),
        is_judged=manner.is_searching(),
    )


def _is_hard_to_find(known: "_Comparison", played: int, thumb: int, scale: Scale) -> bool:
    if played in (thumb, known.first_look()):
        return False
    lead = known.loss(played, thumb)
    return label_of(lead.chance, lead.points, scale) in (Label.MISTAKE, Label.BLUNDER)


def _open(thoroughness: Thoroughness) -> Thoroughness:
    """With open cards all that is left is tried equally often."""
    half = thoroughness.openly // 2
    return Thoroughness(first=half, choosing=half, judging=thoroughness.openly - half, kept=99)


class _Comparison:
    """Choices in worlds of a view, or in the true match. The first two are what was chosen and the rule of thumb's:
    they stay in whatever they are worth."""

    def __init__(
        self,
        view: View,
        kit: Kit,
        choices: tuple[int, ...],
        stream: Stream,
        thoroughness: Thoroughness,
        has_points: bool,
        truth: Match | None = None,
    ) -> None:
        self.view: Final = view
        self.kit: Final = kit
        self.thoroughness: Final = thoroughness
        self.has_points: Final = has_points
        self._seed: Final = stream.named("play-outs").next() >> 1
        worlds = worlds_of(view, stream.named("worlds"), HARD) if truth is None else repeat(truth.copy())
        self._arrivals: Final[dict[tuple[int, int], Arrival]] = {}
        self._trial: Final = self._make(Trial, worlds)
        self._tried: Final = self._measured(self._trial.measure(choices, 0, thoroughness.first), choices)
        ranked = sorted(choices, key=lambda action: -self._tried[action].mean())
        self.kept: Final = tuple(dict.fromkeys((*choices[:2], *ranked[: thoroughness.kept])))
        more = self._trial.measure(self.kept, thoroughness.first, thoroughness.choosing)
        for action, rating in self._measured(more, self.kept).items():
            self._tried[action].values.extend(rating.values)
        self._judged: Final[dict[int, Rating]] = {}
        self._in_points: Final[dict[int, Rating]] = {}

    def _make(self, kind: type[AnyTrial], worlds: Iterator[Match]) -> AnyTrial:
        view, translation = self.view, self.kit.translation
        is_in_tricks = view.game.vocabulary.is_in_tricks(view.phase)
        is_open = is_in_tricks and translation is not None and translation.is_open
        most = HARD.open_solved if is_open else HARD.solved * view.game.seats
        nodes = HARD.open_nodes if is_open else HARD.nodes
        is_near = translation is not None and sum(view.hand_sizes) <= most
        playouts = 1 if is_in_tricks else EARLY_PLAYOUTS
        trial = kind(self.kit, worlds, view.viewer, self._seed, playouts, nodes if is_near else 0, is_open, 1)
        trial.arrivals = self._arrivals
        return trial

    @staticmethod
    def _measured(rows: list[list[float]], choices: tuple[int, ...]) -> dict[int, Rating]:
        ratings = {action: Rating(action) for action in choices}
        for row in rows:
            for action, value in zip(choices, row, strict=True):
                ratings[action].values.append(value)
        return ratings

    def best(self, preferred: int, faith: float) -> int:
        """The best of those that were kept; the preferred one unless another looks so many errors better."""
        found = max(self.kept, key=lambda action: self._tried[action].mean())
        lead = Difference(self._tried[found], self._tried[preferred])
        return found if lead.mean > max(faith * lead.error, FLAT) else preferred

    def first_look(self) -> int:
        """The best after the first few worlds."""
        few = max(1, self.thoroughness.first // 8)
        return max(self._tried, key=lambda action: sum(self._tried[action].values[:few]))

    def loss(self, best: int, played: int) -> Loss:
        """How much better the one is than the other, in worlds of their own in which nothing was chosen."""
        self._judge(best, played)
        chance = _interval(Difference(self._judged[best], self._judged[played]))
        if not self.has_points:
            return Loss(chance, None)
        return Loss(chance, _interval(Difference(self._in_points[best], self._in_points[played])))

    def chance(self, action: int) -> float:
        """To win the match behind this choice."""
        self._judge(action)
        return self._judged[action].mean()

    def worlds(self, action: int) -> int:
        """In how many this choice was judged."""
        self._judge(action)
        return len(self._judged[action].values)

    def _judge(self, *actions: int) -> None:
        missing = tuple(dict.fromkeys(action for action in actions if action not in self._judged))
        if not missing:
            return
        begin = self.thoroughness.choosing
        end = begin + self.thoroughness.judging
        self._judged.update(self._measured(self._trial.measure(missing, begin, end), missing))
        if self.has_points:
            trial = self._make(PointsTrial, iter(self._trial.seen[begin:end] or self._trial.seen))
            self._in_points.update(self._measured(trial.points(missing, self.thoroughness.judging), missing))


def _interval(difference: Difference) -> Interval:
    reach = SURE * difference.error
    return Interval(difference.mean, difference.mean - reach, difference.mean + reach)
