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

kept: dict[tuple[str, int], Batch] = {}


def batch_slice(name: str, players: int, lanes: int, seconds: float) -> str:
    """Steps per second over whole rounds, and in trick play alone: what fits the times of all steps best, by the share
    of lanes that were in trick play."""
    key = (name, players)
    if key not in kept:
        kept.clear()
        kept[key] = Batch(name, players, lanes, seed=1)
    batch = kept[key]
    chance = np.random.default_rng(1)
    spent = 0.0
    shares: list[float] = []
    times: list[float] = []
    trick = batch.encoding.spec["phase"].start + batch.encoding.phases.index("trick")
    while spent < seconds:
        actions = batch.sample(chance)
        share = np.count_nonzero(batch.observations[:, trick]) / lanes
        began = process_time()
        batch.step(actions)
        took = process_time() - began
        spent += took
        shares.append(share)
        times.append(took / lanes)
    parts = np.array([shares, [1 - share for share in shares]]).T
    in_tricks = np.linalg.lstsq(parts, np.array(times))[0][0]
    in_tricks_rate = 1 / in_tricks if in_tricks > 0 else nan  # too few steps were tricks to tell
    return f"{lanes * len(times) / spent} {in_tricks_rate}"


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
            is_batch = kind == "batch"
            answer = batch_slice(name, players, lanes, seconds) if is_batch else rules_slice(name, players, seconds)
        print(answer, flush=True)


if __name__ == "__main__":
    main()
