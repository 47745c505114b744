"""Steps per second of batches with observations and masks, beside the rules alone, OpenSpiel with its tensors, and
games with hidden hands of other libraries.

A step of a batch is a choice in one lane: the rules take it, and the observation and the mask of the seat that follows
are written; random choices are made with numpy for all lanes at once, and are not part of the time. A step of
OpenSpiel, from Python, is the tensor of whoever is on turn, the legal actions, and a random one of them applied.
Dealing is part of the time on both sides; OpenSpiel deals card by card, and each card is a step.

All take turns in short slices of processor time, and the medians over the slices are compared, so that what else the
machine does falls on all of them alike. Two rates are told: over whole rounds, and in trick play alone.
"""

import argparse
from pathlib import Path
from statistics import mean, median

import pyspiel

from benchmarks.builds import PROJECT, Build, random_games
from benchmarks.peers import peers
from tricktable.games import GAMES

COMPILED = PROJECT / "build" / "compiled"
PEER = "hearts"
TABLES = [
    (name, players)
    for name, game in GAMES.items()
    if game.__module__.startswith("tricktable.")
    for players in game.player_counts
]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--path", type=Path, default=COMPILED, help="where the compiled package is")
    parser.add_argument("--slices", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.4)
    parser.add_argument("--lanes", type=int, default=32)
    options = parser.parse_args()
    build = Build(options.path, "benchmarks.batch_slices")
    print(build.ask("builds"))
    peer = random_games(pyspiel.load_game(PEER), has_tensor=True)
    others = peers(options.lanes)
    others_rates: dict[str, list[float]] = {name: [] for name in others}
    heads = ("rounds", "tricks", "rules alone", PEER, f"rounds/{PEER}", "rounds/rules")
    print(f"{'table':14}" + "".join(f"{head:>15}" for head in heads))
    ratios, ours = [], []
    for name, players in TABLES:
        rates: dict[str, list[float]] = {"batch": [], "tricks": [], "rules": [], "peer": []}
        for _ in range(options.slices):
            for kind in ("batch", "tricks", "rules"):
                rates[kind].append(float(build.ask(f"{kind} {name} {players} {options.lanes} {options.seconds}")))
            rates["peer"].append(peer(options.seconds))
        for other, run in others.items():
            others_rates[other].append(run(options.seconds))
        middle = {kind: median(values) for kind, values in rates.items()}
        ratios.append(middle["batch"] / middle["peer"])
        ours.append(middle["batch"])
        print(
            f"{name + ' ' + str(players):14}"
            + "".join(f"{middle[kind]:15,.0f}" for kind in ("batch", "tricks", "rules", "peer"))
            + f"{ratios[-1]:15.2f}{middle['batch'] / middle['rules']:15.2f}",
            flush=True,
        )
    print(f"mean over tables of batch / {PEER}: {mean(ratios):.2f}")
    for other, rates_of_it in others_rates.items():
        rate = median(rates_of_it)
        print(f"{other}: {rate:,.0f} steps/s; batches make {mean(ours) / rate:.1f} times as many in the mean")


if __name__ == "__main__":
    main()
