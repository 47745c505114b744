"""Deep Monte Carlo in one file: a small network plays all seats against itself, and learns what its choices brought.

    pip install 'tricktable[research]'
    python learn_by_playing.py --game hasp --players 2 --steps 3000000 --save hasp.npz
    tricktable arena --game hasp --seats 2 --bots hasp.npz,simple --deals 1000

The network says of every action how many points beyond the others it will bring; the best legal one is played, now and
then another. When a round is over, every choice of it is pulled towards what its player got. The same seed and the same
number of steps give the same network. At the end it sits among bots that it has never met, and can be saved for the
arena.
"""

import argparse
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tricktable.research.batches import Batch
from tricktable.research.networks import Network as SavedNetwork

Floats = NDArray[np.float32]


class Network:
    """Two hidden layers, trained by Adam."""

    def __init__(self, inputs: int, hidden: int, outputs: int, chance: np.random.Generator) -> None:
        sizes = (inputs, hidden, hidden, outputs)
        self.weights: list[Floats] = []
        for first, second in pairwise(sizes):
            self.weights.append((chance.standard_normal((first, second)) * np.sqrt(2 / first)).astype(np.float32))
            self.weights.append(np.zeros(second, np.float32))
        self.weights[-2] *= 0.1
        self.moments = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.updates = 0

    def layers(self, inputs: Floats) -> list[Floats]:
        """The inputs, the hidden layers, and what every action is worth."""
        w = self.weights
        first = np.maximum(inputs @ w[0] + w[1], 0)
        second = np.maximum(first @ w[2] + w[3], 0)
        return [inputs, first, second, second @ w[4] + w[5]]

    def learn(self, inputs: Floats, actions: NDArray[np.int64], worth: Floats, rate: float) -> None:
        """Pulls the worth of what was done towards what it brought."""
        layers = self.layers(inputs)
        rows = np.arange(len(actions))
        slope = np.zeros_like(layers[3])
        slope[rows, actions] = np.clip(layers[3][rows, actions] - worth, -2, 2) / len(actions)
        gradients: list[Floats] = []
        for place in (4, 2, 0):
            below = layers[place // 2]
            gradients[:0] = [below.T @ slope, slope.sum(axis=0)]
            if place:
                slope = (slope @ self.weights[place].T) * (below > 0)
        self.updates += 1
        rate *= np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
        for weight, gradient, moment, square in zip(self.weights, gradients, self.moments, self.squares, strict=True):
            moment += 0.1 * (gradient - moment)
            square += 0.001 * (gradient * gradient - square)
            weight -= np.float32(rate) * moment / (np.sqrt(square) + 1e-6)


class Result(NamedTuple):
    """Points beyond the others in the mean of many rounds, and the standard error."""

    mean: float
    error: float

    def lower(self) -> float:
        """Below this with a chance of one in forty."""
        return self.mean - 1.96 * self.error


def scaled(observations: NDArray[np.uint8], scale: Floats) -> Floats:
    """Observations as numbers from 0 to 1."""
    numbers: Floats = np.divide(observations, scale, dtype=np.float32)
    return numbers


def choose(network: Network, batch: Batch, scale: Floats) -> NDArray[np.int64]:
    """The best legal action in every lane."""
    worth = network.layers(scaled(batch.observations, scale))[3]
    best: NDArray[np.int64] = np.where(batch.masks, worth, -np.inf).argmax(axis=1)
    return best


def train(game: str, players: int, steps: int, seed: int, lanes: int = 256, hidden: int = 128) -> Network:
    """A network after so many choices of its own."""
    chance = np.random.default_rng(seed)
    batch = Batch(game, players, lanes, seed, reward="margin")
    encoding = batch.encoding
    scale = np.maximum(encoding.high, 1).astype(np.float32)
    network = Network(encoding.size, hidden, len(encoding.actions), chance)
    most = 1024
    seen = np.zeros((lanes, most, encoding.size), np.uint8)
    done = np.zeros((lanes, most), np.int64)
    seats = np.zeros((lanes, most), np.int64)
    length = np.zeros(lanes, np.int64)
    every = np.arange(lanes)
    samples: list[tuple[NDArray[np.uint8], NDArray[np.int64], Floats]] = []
    collected = 0
    for step in range(0, steps, lanes):
        actions = choose(network, batch, scale)
        adventure = chance.random(lanes) < max(0.05, 0.3 * (1 - 2 * step / steps))
        actions[adventure] = batch.sample(chance)[adventure]
        seen[every, length] = batch.observations
        done[every, length] = actions
        seats[every, length] = batch.seats
        length += 1
        batch.step(actions)
        for lane in np.flatnonzero(batch.ends):
            took = length[lane]
            samples.append(
                (seen[lane, :took].copy(), done[lane, :took].copy(), batch.rewards[lane, seats[lane, :took]])
            )
            collected += took
            length[lane] = 0
        if collected >= 4096:
            inputs, chosen, worth = (np.concatenate(parts) for parts in zip(*samples, strict=True))
            order = chance.permutation(len(chosen))
            for rows in np.array_split(order, len(order) // 256):
                network.learn(scaled(inputs[rows], scale), chosen[rows], worth[rows], 1e-3 * (1 - 0.9 * step / steps))
            samples, collected = [], 0
    return network


def measure(network: Network, game: str, players: int, opponent: str, rounds: int, seed: int) -> Result:
    """The network in one seat, the bot in all others; every seat on the same deals, so many rounds in each."""
    lanes = 50
    gained: list[float] = []
    for seat in range(players):
        others = {other: opponent for other in range(players) if other != seat}
        batch = Batch(game, players, lanes, seed, reward="margin", bots=others)
        scale = np.maximum(batch.encoding.high, 1).astype(np.float32)
        left = np.full(
            lanes, -(-rounds // lanes)
        )  # of each lane as many as of the others: short rounds are not luckier
        while left.any():
            batch.step(choose(network, batch, scale))
            counted = batch.ends & (left > 0)
            gained += batch.rewards[counted, seat].tolist()
            left[counted] -= 1
    return Result(float(np.mean(gained)), float(np.std(gained) / np.sqrt(len(gained))))


def save(network: Network, game: str, players: int, path: str) -> None:
    """Writes the network with the name of its encoding, as the arena reads it."""
    encoding = Batch(game, players, 1, 0).encoding.name
    SavedNetwork(encoding, network.weights[::2], network.weights[1::2], output="values", activation="relu").save(path)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="hasp")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--steps", type=int, default=3_000_000)
    parser.add_argument("--rounds", type=int, default=2_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", metavar="FILE.npz")
    options = parser.parse_args()
    network = train(options.game, options.players, options.steps, options.seed)
    if options.save:
        save(network, options.game, options.players, options.save)
    for opponent in ("random", "simple", "thumb"):
        result = measure(network, options.game, options.players, opponent, options.rounds, 1_000_000 + options.seed)
        print(f"against {opponent}: {result.mean:+.3f} ± {1.96 * result.error:.3f} points a round")


if __name__ == "__main__":
    main()
