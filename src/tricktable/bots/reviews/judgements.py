"""Judgements: one choice of a finished match, by what its player could know, and by the cards as they lay.

Every choice that comes into question is tried in the same worlds of the player's view. Some worlds find the best one,
others say how much better it was: whoever picks the highest of many numbers and believes it flatters it. The same is
then done in the true match, where there is one world and only the chances of playing on differ.
"""

from typing import Final, NamedTuple

from tricktable import __version__
from tricktable.bots.chances import pace_of
from tricktable.bots.choices import kind_of_choice
from tricktable.bots.hints import Interval
from tricktable.bots.kit import kit_of
from tricktable.bots.reviews.measures import Measure, interval_of
from tricktable.bots.reviews.verdicts import Label, Luck, Scale, label_of, luck_of, scale_for
from tricktable.bots.search.ratings import FLAT, Difference, Rating
from tricktable.builds import PARTS, is_compiled
from tricktable.core.games import Game
from tricktable.core.matches import Match
from tricktable.core.streams import Stream


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


ENGINE: Final = 3
"""The version of the judgement: one more whenever the same position may be judged differently than before."""
FULL: Final = Thoroughness(first=64, choosing=256, judging=512)
QUICK: Final = Thoroughness(first=16, choosing=48, judging=96, openly=48)
"""Where every world costs much: the kernel is not compiled, or does not know the game."""


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
    known = _Comparison(Measure(view, stream, has_points), choices, thoroughness)
    # as the search chooses: the rule of thumb as long as nothing speaks clearly against it
    best = known.best(thumb, manner.faith) if manner.is_searching() else thumb
    loss = known.loss(best, played)
    left = tuple(dict.fromkeys((played, thumb, best, *known.kept)))
    openly = _Comparison(Measure(view, stream.named("open"), has_points, match), left, _open(thoroughness))
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

    def __init__(self, measure: Measure, choices: tuple[int, ...], thoroughness: Thoroughness) -> None:
        self.measure: Final = measure
        self.thoroughness: Final = thoroughness
        self._tried: Final = measure.chances(choices, 0, thoroughness.first)
        ranked = sorted(choices, key=lambda action: -self._tried[action].mean())
        self.kept: Final = tuple(dict.fromkeys((*choices[:2], *ranked[: thoroughness.kept])))
        more = measure.chances(self.kept, thoroughness.first, thoroughness.choosing)
        for action, rating in more.items():
            self._tried[action].values.extend(rating.values)
        self._judged: Final[dict[int, Rating]] = {}
        self._in_points: Final[dict[int, Rating]] = {}

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
        chance = interval_of(Difference(self._judged[best], self._judged[played]))
        if not self.measure.has_points:
            return Loss(chance, None)
        return Loss(chance, interval_of(Difference(self._in_points[best], self._in_points[played])))

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
        self._judged.update(self.measure.chances(missing, begin, end))
        if self.measure.has_points:
            self._in_points.update(self.measure.points(missing, begin, end))
