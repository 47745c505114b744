"""Fits a policy: weights of the features of cards, which make what somebody played as likely as possible."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tricktable.bots.translation import Translation
from tricktable.core.matches import Match
from tricktable.core.tricks import TrickPlay
from tricktable.kernel import Round
from tricktable.kernel.layout import FEATURES

ENOUGH: Final = 300
"""So many examples of a kind of decision are enough to learn from."""
STEPS: Final = 300
SHRINK: Final = 1e-3
"""Keeps weights small that nothing is known about."""

Kind = tuple[int, int]
"""The attitude, and 0 for leading or 1 for following."""
Example = tuple[NDArray[np.float64], int]
"""The features of all legal cards, and which of them was played."""
Examples = dict[Kind, list[Example]]
Weights = tuple[float, ...]
"""A whole policy, as it is written down."""


def seen(translation: Translation, match: Match, play: TrickPlay, action: int) -> tuple[Kind, Example]:
    """What can be learned from a card that is about to be played."""
    setting = translation.setting(match, play)
    round = Round(setting.rules, setting.goal)
    round.load(translation.words(match, play, setting), translation.stack(play))
    legal = match.legal_actions(match.turn)
    return (round.attitude(), int(bool(play.trick))), (np.array(round.features()), legal.index(action))


def fit(examples: list[Example]) -> tuple[NDArray[np.float64], float]:
    """The weights, and how often they play what was played."""
    count = len(examples)
    most = max(len(features) for features, _ in examples)
    features = np.zeros((count, most, FEATURES))
    is_legal = np.zeros((count, most), bool)
    played = np.array([choice for _, choice in examples])
    for number, (rows, _) in enumerate(examples):
        features[number, : len(rows)] = rows
        is_legal[number, : len(rows)] = True
    weights = np.zeros(FEATURES)
    slope = np.zeros(FEATURES)
    square = np.zeros(FEATURES)
    for step in range(1, STEPS + 1):  # Adam
        scores = np.where(is_legal, features @ weights, -1e9)
        likely = np.exp(scores - scores.max(1, keepdims=True))
        likely /= likely.sum(1, keepdims=True)
        expected = np.einsum("nk,nkf->nf", likely, features)
        gradient = (features[np.arange(count), played] - expected).mean(0) - SHRINK * weights
        slope = 0.9 * slope + 0.1 * gradient
        square = 0.99 * square + 0.01 * gradient**2
        pace = 0.3 if step < 2 * STEPS // 3 else 0.06
        weights = weights + pace * (slope / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.99**step)) + 1e-8)
    scores = np.where(is_legal, features @ weights, -1e9)
    return weights, float((scores.argmax(1) == played).mean())


def rounded(weights: NDArray[np.float64]) -> Weights:
    """As they are written down."""
    return tuple(round(float(weight), 3) for weight in weights.ravel())


def write(by_players: Mapping[int, Weights], file: Path) -> None:
    """A table in each line."""
    lines = [f'"{players}": {json.dumps(own)}' for players, own in by_players.items()]
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
