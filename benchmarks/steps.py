"""Steps per second of every table, beside OpenSpiel's hearts and bridge driven from Python, and what a copy costs.

A step is: ask for the legal actions, choose one at random, apply it. Dealing is part of the time. OpenSpiel deals card
by card, and each card is a step of that kind; we deal a round at once, and it is none. The first ratios compare the
plain rates, to our disadvantage; the last column counts a dealt card as a step for both.

All tables and peers take turns in short slices, and the medians over the slices are compared, so that what else the
machine does falls on all of them alike.
"""

import argparse
import random
import sys
import time
from collections.abc import Callable
from statistics import median

import pyspiel

from tricktable.core.deals import ShuffledDeals
from tricktable.core.matches import Match
from tricktable.games import GAMES, new_game

Slice = Callable[[float], float]
"""Runs for so many seconds and returns steps per second."""


def table_slice(name: str, players: int) -> Slice:
    """Random matches at one of our tables."""
    game = new_game(name, players, {"hands": "12"} if name == "mue" else {})
    rand = random.Random(1).random
    seed = 0

    def run(seconds: float) -> float:
        nonlocal seed
        steps = 0
        begin = time.perf_counter()
        while time.perf_counter() - begin < seconds:
            seed += 1
            match = Match.begin(game, ShuffledDeals(str(seed)))
            while not match.is_over:
                seat = match.turn
                legal = match.legal_actions(seat)
                match.apply(seat, legal[int(rand() * len(legal))])
            steps += sum(len(played.steps) for played in match.past)
        return steps / (time.perf_counter() - begin)

    return run


def with_dealt_cards(name: str, players: int) -> float:
    """How many steps there are for each of ours if a dealt card is one, over a few matches."""
    game = new_game(name, players, {"hands": "12"} if name == "mue" else {})
    cards = sum(part.size for part in game.layout.parts)
    rand = random.Random(3).random
    steps = dealt = 0
    for seed in range(20):
        match = Match.begin(game, ShuffledDeals(f"dealt {seed}"))
        while not match.is_over:
            seat = match.turn
            legal = match.legal_actions(seat)
            match.apply(seat, legal[int(rand() * len(legal))])
        steps += sum(len(played.steps) for played in match.past)
        dealt += len(match.drawn) + match.number * cards
    return (steps + dealt) / steps


def peer_slice(name: str) -> Slice:
    """Random games of OpenSpiel, chance steps included."""
    game = pyspiel.load_game(name)
    rand = random.Random(1).random

    def run(seconds: float) -> float:
        steps = 0
        begin = time.perf_counter()
        while time.perf_counter() - begin < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                legal = state.legal_actions()
                state.apply_action(legal[int(rand() * len(legal))])
                steps += 1
        return steps / (time.perf_counter() - begin)

    return run


def copy_slice(name: str, players: int) -> Slice:
    """Copies per second of a match in the middle of a round's tricks."""
    game = new_game(name, players)
    rand = random.Random(2).random
    match = Match.begin(game, ShuffledDeals("copy"))
    while match.phase.name != "trick" or len(match.steps) < 12:
        if match.is_over:
            match = Match.begin(game, ShuffledDeals("another copy"))
        seat = match.turn
        legal = match.legal_actions(seat)
        match.apply(seat, legal[int(rand() * len(legal))])

    def run(seconds: float) -> float:
        copies = 0
        begin = time.perf_counter()
        while time.perf_counter() - begin < seconds:
            for _ in range(200):
                match.copy()
            copies += 200
        return copies / (time.perf_counter() - begin)

    return run


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slices", type=int, default=7, help="how often each takes its turn")
    parser.add_argument("--seconds", type=float, default=0.5, help="how long a turn is")
    options = parser.parse_args()
    tables = [(name, players) for name, game in GAMES.items() for players in game.player_counts]
    peers = {"hearts": "hearts", "bridge": "bridge(use_double_dummy_result=false)"}
    steps = {f"{name} {players}": table_slice(name, players) for name, players in tables}
    copies = {f"{name} {players}": copy_slice(name, players) for name, players in tables}
    spiel = {name: peer_slice(text) for name, text in peers.items()}
    rates: dict[str, list[float]] = {}
    for turn in range(options.slices):
        print(f"slice {turn + 1} of {options.slices}", file=sys.stderr)
        for kind, runs, seconds in (
            ("OpenSpiel ", spiel, options.seconds),
            ("", steps, options.seconds),
            ("copy ", copies, options.seconds / 5),
        ):
            for name, run in runs.items():
                rates.setdefault(kind + name, []).append(run(seconds))
    middle = {name: median(values) for name, values in rates.items()}
    hearts, bridge = middle["OpenSpiel hearts"], middle["OpenSpiel bridge"]
    head = f"{'table':16} {'steps/s':>10} {'/ hearts':>9} {'/ bridge':>9} {'with dealt cards / hearts':>26}"
    print(f"{head} {'copy in us':>11} {'in steps':>9}")
    for name in spiel:
        rate = middle[f"OpenSpiel {name}"]
        row = f"{'OpenSpiel ' + name:16} {rate:>10,.0f} {rate / hearts:>9.2f} {rate / bridge:>9.2f}"
        print(f"{row} {rate / hearts:>26.2f}")
    alike: list[float] = []
    for name, players in tables:
        rate, copy = middle[f"{name} {players}"], middle[f"copy {name} {players}"]
        alike.append(rate * with_dealt_cards(name, players))
        row = f"{name + ' ' + str(players):16} {rate:>10,.0f} {rate / hearts:>9.2f} {rate / bridge:>9.2f}"
        print(f"{row} {alike[-1] / hearts:>26.2f} {1e6 / copy:>11.2f} {rate / copy:>9.2f}")
    mean = sum(middle[name] for name in steps) / len(steps)
    row = f"{'mean':16} {mean:>10,.0f} {mean / hearts:>9.2f} {mean / bridge:>9.2f}"
    print(f"{row} {sum(alike) / len(alike) / hearts:>26.2f}")


if __name__ == "__main__":
    main()
