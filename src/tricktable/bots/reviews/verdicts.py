"""Verdicts: what a choice is called, by how much better another one was and how sure that is."""

from enum import StrEnum
from typing import Final, NamedTuple

from tricktable.bots.hints import Interval


class Label(StrEnum):
    """What a choice is called by what its player could know, the worst last."""

    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


LABELS: Final = tuple(Label)


class Luck(StrEnum):
    """How a choice turned out, beside what could be known of it."""

    NONE = ""
    UNLUCKY = "unlucky"
    """Nothing that could be known spoke against it; the cards as they lay did."""
    LUCKY = "lucky"
    """It was wrong by all that could be known, and cost nothing as the cards lay."""


class Scale(NamedTuple):
    """From how much lost an inaccuracy, a mistake, a blunder begins: chance to win the match, and points.

    In a short match a slip costs chance. In a long one no single choice does, so points of the round speak as well, in
    parts of what rounds of this game usually differ by. None where a round has no points of its own.
    """

    chance: tuple[float, float, float] = (0.02, 0.05, 0.10)
    points: tuple[float, float, float] | None = None


LEAST_CHANCE: Final = 0.0025
"""What costs less of the match is not worth a word, whatever it cost in the round."""
PARTS_OF_SPREAD: Final = (0.12, 0.30, 0.60)


def scale_for(spread: float | None) -> Scale:
    """The scale of a game whose rounds differ so much, if they have points."""
    if spread is None:
        return Scale()
    first, second, third = PARTS_OF_SPREAD
    return Scale(points=(first * spread, second * spread, third * spread))


def label_of(chance: Interval, points: Interval | None, scale: Scale) -> Label:
    """What is certain is called by its name: the lower bounds decide. Points count only where the choice also costs
    chance: whoever must catch up does well to gamble, and where a match is decided nothing is a blunder."""
    level = _level(chance.low, scale.chance)
    if points is not None and scale.points is not None and chance.low > LEAST_CHANCE:
        level = max(level, _level(points.low, scale.points))
    return LABELS[level]


def _level(lost: float, bounds: tuple[float, float, float]) -> int:
    return sum(lost > bound for bound in bounds)


def luck_of(label: Label, open_chance: Interval, open_points: Interval | None, scale: Scale) -> Luck:
    """Unlucky from a mistake with open cards on; lucky where the open cards do not speak against a wrong choice."""
    open_label = label_of(open_chance, open_points, scale)
    if label is Label.GOOD:
        return Luck.UNLUCKY if open_label in (Label.MISTAKE, Label.BLUNDER) else Luck.NONE
    return Luck.LUCKY if open_chance.mean <= 0 else Luck.NONE
