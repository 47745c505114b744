"""What the forms for research cost, beside what their libraries bring along, in one run.

- PettingZoo: steps per second with an observation and a mask for each, beside its own hanabi.
- OpenSpiel: steps per second with the information state as a tensor, chance nodes counted, beside hearts (C++); copies
  of a state in the middle of a round, beside OpenSpiel's own Kuhn poker in Python.

`PYTHONPATH=build/compiled python -m benchmarks.forms` measures the compiled rules. All take turns in short slices of
processor time, and medians are compared.
"""

import argparse
import random
from statistics import mean, median
from time import process_time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.games import kuhn_poker  # noqa: F401 (registers itself)

from benchmarks.builds import Slice, random_games
from tricktable.builds import builds
from tricktable.games import GAMES
from tricktable.research import openspiel
from tricktable.research.pettingzoo import env

TABLES = [(name, players) for name, game in GAMES.items() for players in game.player_counts]


def agents(table: Any) -> Slice:
    """Random episodes of a PettingZoo table."""
    rand = random.Random(1).random
    table.reset(seed=1)

    def run(seconds: float) -> float:
        steps = 0
        begin = process_time()
        while process_time() - begin < seconds:
            for _ in table.agent_iter():
                observation, _, termination, truncation, _ = table.last()
                if termination or truncation:
                    table.step(None)
                    continue
                legal = np.flatnonzero(observation["action_mask"])
                table.step(legal[int(rand() * len(legal))])
                steps += 1
            table.reset()
        return steps / (process_time() - begin)

    return run


def clones(game: Any) -> Slice:
    """Copies of states in the middle of a game."""
    rand = random.Random(1)
    middles = []
    for _ in range(20):
        state, before = game.new_initial_state(), []
        while not state.is_terminal():
            if not state.is_chance_node():
                before.append(state.clone())
            state.apply_action(rand.choice(state.legal_actions()))
        middles.append(before[len(before) // 2])

    def run(seconds: float) -> float:
        copies = 0
        begin = process_time()
        while process_time() - begin < seconds:
            for state in middles:
                state.clone()
            copies += len(middles)
        return copies / (process_time() - begin)

    return run


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--slices", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.2)
    options = parser.parse_args()
    openspiel.register()
    work: dict[tuple[str, str], Slice] = {}
    for name, players in TABLES:
        game = pyspiel.load_game(f"tricktable_{name}(players={players})")
        table = f"{name} {players}"
        work["aec", table] = agents(env(name, players))
        work["steps", table] = random_games(game, has_tensor=True)
        work["clone", table] = clones(game)
    hearts, kuhn = pyspiel.load_game("hearts"), pyspiel.load_game("python_kuhn_poker")
    work["steps", "hearts"] = random_games(hearts, has_tensor=True)
    work["clone", "hearts"] = clones(hearts)
    work["clone", "Kuhn poker"] = clones(kuhn)
    try:
        from pettingzoo.classic import hanabi_v5

        work["aec", "hanabi"] = agents(hanabi_v5.env())
    except ImportError:
        print("PettingZoo's hanabi is not installed (`make bench` does)")
    rates: dict[tuple[str, str], list[float]] = {}
    for _ in range(options.slices):
        for key, run in work.items():
            rates.setdefault(key, []).append(run(options.seconds))
    report({key: median(values) for key, values in rates.items()})


def report(rates: dict[tuple[str, str], float]) -> None:
    print(builds())
    print(f"{'table':14} {'AEC steps/s':>12} {'OpenSpiel steps/s':>18} {'clone us':>9}")
    tables = [f"{name} {players}" for name, players in TABLES]
    for table in [*tables, "hanabi", "hearts", "Kuhn poker"]:
        aec, steps, clone = (rates.get((kind, table)) for kind in ("aec", "steps", "clone"))
        print(
            f"{table:14} {f'{aec:,.0f}' if aec else '':>12} {f'{steps:,.0f}' if steps else '':>18}"
            f" {f'{1e6 / clone:.1f}' if clone else '':>9}"
        )
    ours = {kind: mean(rates[kind, table] for table in tables) for kind in ("aec", "steps")}
    copies = mean(1e6 / rates["clone", table] for table in tables)
    hanabi = rates.get(("aec", "hanabi"))
    times = f", {ours['aec'] / hanabi:.1f} x hanabi" if hanabi else ""
    print(
        f"mean: AEC {ours['aec']:,.0f} steps/s{times};"
        f" OpenSpiel {ours['steps']:,.0f}, {ours['steps'] / rates['steps', 'hearts']:.3f} x hearts;"
        f" clone {copies:.1f} us, {copies * rates['clone', 'Kuhn poker'] / 1e6:.2f} x Kuhn poker in Python"
    )


if __name__ == "__main__":
    main()
