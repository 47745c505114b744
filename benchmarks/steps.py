"""Steps per second of every table, interpreted and compiled, beside OpenSpiel's hearts and bridge driven from Python.

A step is: ask for the legal actions, choose one at random, apply it. Dealing is part of the time. OpenSpiel deals card
by card, and each card is a step of that kind; we deal a round at once, and it is none. The first ratios compare the
plain rates, to our disadvantage; the last column counts a dealt card as a step for both.

Both builds and the peers take turns in short slices of processor time, and the medians over the slices are compared, so
that what else the machine does falls on all of them alike.
"""

import argparse
import sys
from statistics import mean, median

import pyspiel

from benchmarks.builds import PROJECT, Build, random_games
from tricktable.games import GAMES

BUILDS = {"interpreted": PROJECT / "build" / "plain", "compiled": PROJECT / "build" / "compiled"}
PEERS = {"hearts": "hearts", "bridge": "bridge(use_double_dummy_result=false)"}
TABLES = [(name, players) for name, game in GAMES.items() for players in game.player_counts]


def rate(build: Build, kind: str, table: tuple[str, int], seconds: float) -> float:
    return float(build.ask(f"{kind} {table[0]} {table[1]} {seconds}"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slices", type=int, default=7, help="how often each takes its turn")
    parser.add_argument("--seconds", type=float, default=0.3, help="how long a turn is")
    options = parser.parse_args()
    builds = {name: Build(path, "benchmarks.slices") for name, path in BUILDS.items()}
    for name, build in builds.items():
        how = build.ask("build")
        print(f"{name}: {how}")
        if f"rules {name}" not in how:
            sys.exit(f"there is no {name} build at {BUILDS[name]} (`make bench` makes it)")
    peers = {name: random_games(pyspiel.load_game(text)) for name, text in PEERS.items()}
    rates: dict[tuple[str, str], list[float]] = {}
    for turn in range(options.slices):
        print(f"slice {turn + 1} of {options.slices}", file=sys.stderr)
        for name, run in peers.items():
            rates.setdefault(("OpenSpiel", name), []).append(run(options.seconds))
        for table in TABLES:
            for name, build in builds.items():
                text = f"{table[0]} {table[1]}"
                rates.setdefault((name, text), []).append(rate(build, "steps", table, options.seconds))
                rates.setdefault((f"{name} copy", text), []).append(rate(build, "copy", table, options.seconds / 5))
    dealt = [rate(builds["compiled"], "dealt", table, 0) for table in TABLES]
    report({key: median(values) for key, values in rates.items()}, dealt)


def report(rates: dict[tuple[str, str], float], dealt: list[float]) -> None:
    """The table of medians; `dealt` says what a dealt card that counts as a step makes of each rate."""
    hearts, bridge = rates["OpenSpiel", "hearts"], rates["OpenSpiel", "bridge"]
    print(f"OpenSpiel: hearts {hearts:,.0f} steps/s, bridge {bridge:,.0f} steps/s")
    print(
        f"{'table':14} {'interpreted':>11} {'copy us':>8} {'compiled':>10} {'copy us':>8} {'faster':>7}"
        f" {'/ hearts':>9} {'/ bridge':>9} {'with dealt cards / hearts':>26}"
    )
    slow, fast = [], []
    for (name, players), cards in zip(TABLES, dealt, strict=True):
        text = f"{name} {players}"
        slow.append(rates["interpreted", text])
        fast.append(rates["compiled", text])
        copies = [1e6 / rates[f"{build} copy", text] for build in BUILDS]
        print(
            f"{text:14} {slow[-1]:>11,.0f} {copies[0]:>8.2f} {fast[-1]:>10,.0f} {copies[1]:>8.2f}"
            f" {fast[-1] / slow[-1]:>7.2f} {fast[-1] / hearts:>9.2f} {fast[-1] / bridge:>9.2f}"
            f" {fast[-1] * cards / hearts:>26.2f}"
        )
    alike = mean(rate * cards for rate, cards in zip(fast, dealt, strict=True))
    print(
        f"{'mean':14} {mean(slow):>11,.0f} {'':8} {mean(fast):>10,.0f} {'':8} {mean(fast) / mean(slow):>7.2f}"
        f" {mean(fast) / hearts:>9.2f} {mean(fast) / bridge:>9.2f} {alike / hearts:>26.2f}"
    )


if __name__ == "__main__":
    main()
