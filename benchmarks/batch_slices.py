"""Slices of batches and of the rules alone, asked for line by line: `benchmarks.batches` starts this."""

import random
import sys
from math import nan
from time import process_time

import numpy as np

from tricktable.builds import builds
from tricktable.games import new_game
from tricktable.research import Batch
from tricktable.research.episodes import Episodes

HASTE = 0.8
"""How often the last choice is made where tricks are to be reached."""

kept: dict[tuple[str, int], Batch] = {}


def batch_of(name: str, players: int, lanes: int) -> Batch:
    """The same batch as last time, if it is for the same table."""
    key = (name, players)
    if key not in kept:
        kept.clear()
        kept[key] = Batch(name, players, lanes, seed=1)
    return kept[key]


def batch_slice(name: str, players: int, lanes: int, seconds: float) -> str:
    """Steps per second over whole rounds of random choices."""
    batch = batch_of(name, players, lanes)
    chance = np.random.default_rng(1)
    spent = 0.0
    steps = 0
    while spent < seconds:
        actions = batch.sample(chance)
        began = process_time()
        batch.step(actions)
        spent += process_time() - began
        steps += lanes
    return str(steps / spent)


def tricks_slice(name: str, players: int, lanes: int, seconds: float) -> str:
    """Steps per second in trick play alone: what fits the times of all steps best, by the share of lanes that were in
    trick play, before it, and at the end of their rounds. Before the tricks mostly the last choice is made, which is to
    pass where one may: random auctions hardly ever come to tricks."""
    batch = batch_of(name, players, lanes)
    chance = np.random.default_rng(1)
    spent = 0.0
    shares: list[tuple[float, float, float]] = []
    times: list[float] = []
    trick = batch.encoding.spec["phase"].start + batch.encoding.phases.index("trick")
    last = batch.masks.shape[1] - 1
    while spent < seconds:
        actions = batch.sample(chance)
        are_tricks = batch.observations[:, trick] > 0
        are_last = ~are_tricks & (chance.random(lanes) < HASTE)
        actions[are_last] = last - np.argmax(batch.masks[are_last, ::-1], axis=1)
        began = process_time()
        batch.step(actions)
        took = process_time() - began
        spent += took
        share, ended = np.count_nonzero(are_tricks) / lanes, np.count_nonzero(batch.ends) / lanes
        shares.append((share, 1 - share, ended))
        times.append(took / lanes)
    in_tricks = np.linalg.lstsq(np.array(shares), np.array(times))[0][0]
    return str(1 / in_tricks if in_tricks > 0 else nan)  # none if too few steps were tricks to tell


def rules_slice(name: str, players: int, seconds: float) -> str:
    """Random rounds, without observations."""
    episodes = Episodes(new_game(name, players))
    rand = random.Random(1).random
    steps = 0
    number = 0
    began = process_time()
    while (spent := process_time() - began) < seconds:
        match = episodes.begin(str(number))
        number += 1
        while not match.phase.is_over:
            legal = match.legal_actions(match.turn)
            match.apply(match.turn, legal[int(rand() * len(legal))])
            steps += 1
    return str(steps / spent)


def main() -> None:
    for line in sys.stdin:
        kind, *rest = line.split()
        if kind == "builds":
            answer = builds()
        else:
            name, players, lanes, seconds = rest[0], int(rest[1]), int(rest[2]), float(rest[3])
            if kind == "rules":
                answer = rules_slice(name, players, seconds)
            else:
                answer = (tricks_slice if kind == "tricks" else batch_slice)(name, players, lanes, seconds)
        print(answer, flush=True)


if __name__ == "__main__":
    main()
