"""Trains a net: weights that make the card that it rates highest as good as possible, by what a search found."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tricktable.kernel.layout import FIRST_LAYER, NET, PREFERRED, SECOND_LAYER, SIGHT

Array = NDArray[np.float64]

EPOCHS: Final = 40
BATCH: Final = 256
PACE: Final = 3e-3
SHRINK: Final = 2e-3
WARMTH: Final = 0.1
"""Of what a search finds: cards that are worse by so much of a usual difference are still played now and then."""
LIKENESS: Final = 0.3
"""How much it counts to play as often as that says, beside what is lost."""


class Example(NamedTuple):
    """A choice of cards: what a net sees of each, and what a search makes of it."""

    sights: Array
    values: Array


class Examples(NamedTuple):
    """Many of them, as blocks that are as wide as the widest."""

    sights: Array
    gains: Array
    """Beyond the card of the rule of thumb."""
    is_legal: NDArray[np.bool_]


def blocks(examples: list[Example]) -> Examples:
    most = max(len(example.values) for example in examples)
    sights = np.zeros((len(examples), most, SIGHT))
    gains = np.zeros((len(examples), most))
    is_legal = np.zeros((len(examples), most), bool)
    for number, (rows, values) in enumerate(examples):
        own = len(values)
        sights[number, :own] = rows
        gains[number, :own] = values - values[int(rows[:, PREFERRED].argmax())]
        is_legal[number, :own] = True
    return Examples(sights, gains, is_legal)


class Layers:
    """The weights of a net, layer by layer, each with the bias as its last column."""

    def __init__(self, chance: np.random.Generator) -> None:
        sizes = ((FIRST_LAYER, SIGHT), (SECOND_LAYER, FIRST_LAYER), (1, SECOND_LAYER))
        self.all: Final = [
            np.hstack([chance.standard_normal(size) * np.sqrt(2.0 / size[1]), np.zeros((size[0], 1))]) for size in sizes
        ]
        self.all[2] *= 0.1

    def ratings(self, sights: Array) -> tuple[Array, list[Array]]:
        """What the net makes of each row, and the inputs of each layer on the way."""
        inputs = [sights]
        for layer in self.all[:2]:
            inputs.append(np.maximum(inputs[-1] @ layer[:, :-1].T + layer[:, -1], 0.0))
        last = self.all[2]
        return (inputs[-1] @ last[:, :-1].T + last[:, -1])[:, 0], inputs

    def slopes(self, inputs: list[Array], errors: Array) -> list[Array]:
        """How each layer's weights change what these errors are of."""
        result = []
        back = errors[:, None]
        for number in (2, 1, 0):
            layer = self.all[number]
            result.append(np.hstack([back.T @ inputs[number], back.sum(0)[:, None]]))
            if number:
                back = (back @ layer[:, :-1]) * (inputs[number] > 0.0)
        return result[::-1]


def train(examples: list[Example], seed: int) -> Array:
    """The weights of a net, as the kernel takes them."""
    all_examples = blocks(examples)
    seen = all_examples.sights[all_examples.is_legal]
    middle, spread = seen.mean(0), seen.std(0)
    spread[spread < 1e-6] = 1.0
    scale = usual_difference(all_examples)
    chance = np.random.default_rng(seed)
    layers = Layers(chance)
    slopes = [np.zeros_like(layer) for layer in layers.all]
    squares = [np.zeros_like(layer) for layer in layers.all]
    count = len(all_examples.gains)
    steps = EPOCHS * -(-count // BATCH)
    step = 0
    for _ in range(EPOCHS):
        order = chance.permutation(count)
        for begin in range(0, count, BATCH):
            chosen = order[begin : begin + BATCH]
            is_legal = all_examples.is_legal[chosen]
            sights = (all_examples.sights[chosen][is_legal] - middle) / spread
            ratings, inputs = layers.ratings(sights)
            errors = _errors(ratings, all_examples.gains[chosen] / scale, is_legal)
            step += 1
            pace = PACE * 0.5 * (1.0 + np.cos(np.pi * step / steps))
            for place, found in enumerate(layers.slopes(inputs, errors)):  # Adam
                slope = found + SHRINK * layers.all[place]
                slopes[place] = 0.9 * slopes[place] + 0.1 * slope
                squares[place] = 0.999 * squares[place] + 0.001 * slope**2
                change = (slopes[place] / (1 - 0.9**step)) / (np.sqrt(squares[place] / (1 - 0.999**step)) + 1e-8)
                layers.all[place] -= pace * change
    first = layers.all[0]  # takes sights as they are, not by how far they are from the middle
    weights = first[:, :-1] / spread
    layers.all[0] = np.hstack([weights, first[:, -1:] - weights @ middle[:, None]])
    return np.concatenate([layer.ravel() for layer in layers.all])


def usual_difference(examples: Examples) -> float:
    """Between the best card and the worst."""
    highest = np.where(examples.is_legal, examples.gains, -np.inf).max(1)
    lowest = np.where(examples.is_legal, examples.gains, np.inf).min(1)
    return max(float((highest - lowest).mean()), 1e-9)


def _errors(ratings: Array, gains: Array, is_legal: NDArray[np.bool_]) -> Array:
    """How the mean loss changes with each rating: what cards that are likely by their ratings lose, and how unlike that
    is to what a search would play."""
    scores = np.full(is_legal.shape, -1e9)
    scores[is_legal] = ratings
    likely = _softmax(scores)
    wanted = _softmax(np.where(is_legal, gains / WARMTH, -1e9))
    expected = (likely * gains).sum(1, keepdims=True)
    errors = likely * (expected - gains) + LIKENESS * (likely - wanted)
    return np.asarray(errors[is_legal] / len(gains))


def _softmax(scores: Array) -> Array:
    likely = np.exp(scores - scores.max(1, keepdims=True))
    return np.asarray(likely / likely.sum(1, keepdims=True))


def rounded(weights: Array) -> tuple[float, ...]:
    """As they are written down: four digits each, and none behind the ninth place after the point.

    Weights that nothing needs shrink to almost nothing, and what is left of them differs from processor to processor.
    """
    assert len(weights) == NET
    return tuple(round(float(f"{weight:.4g}"), 9) + 0.0 for weight in weights)


def gain(weights: tuple[float, ...], examples: list[Example]) -> tuple[float, float]:
    """What the card that the net rates highest is worth beyond the one of the rule of thumb, and the standard error."""
    layers = Layers(np.random.default_rng(0))
    begin = 0
    for place, layer in enumerate(layers.all):
        layers.all[place] = np.array(weights[begin : begin + layer.size]).reshape(layer.shape)
        begin += layer.size
    gains = []
    for rows, values in examples:
        ratings, _ = layers.ratings(rows)
        gains.append(values[int(ratings.argmax())] - values[int(rows[:, PREFERRED].argmax())])
    return float(np.mean(gains)), float(np.std(gains) / np.sqrt(len(gains)))
