"""Random card plays per second of the kernel for all tables, beside OpenSpiel's roll-outs, and what a second core adds.

Both sides play rounds from the start of trick play to their end, at random, without Python in between. The kernel's
`play_out` counts its choices itself (cards, calls and swaps) and works out what each end is worth. Beside it stands
what searches do: the same by the policy of the table, as a part of that.
OpenSpiel's roll-outs are those of its `RandomRolloutEvaluator`, in C++: Python cannot call the evaluator alone, so a
tree search of one simulation does, which is nothing but the roll-outs of its root. They clone the state, play all 52
cards of hearts or bridge, and ask for the returns.

All take turns in short slices of processor time, and the medians over the slices are compared, so that what else the
machine does falls on all of them alike. For the second core two threads play on, each in a round of its own, against
one thread that does both in turn. That is measured by the clock and needs two cores that nobody else uses; how far the
machine has them is seen by two processes with the same work, which share nothing.
"""

import argparse
import sys
import time
from collections.abc import Callable
from multiprocessing import Barrier as ProcessBarrier
from multiprocessing import Process
from statistics import median
from threading import Barrier as ThreadBarrier
from threading import Thread
from typing import Protocol

import pyspiel

from tricktable.bots import find_bot
from tricktable.bots.kit import kit_of
from tricktable.bots.search.trial import NOISE
from tricktable.builds import builds
from tricktable.core.streams import Stream
from tricktable.games import GAMES, new_game, new_match
from tricktable.kernel import Round

Slice = Callable[[float], float]
"""Runs for so many seconds and returns plays per second."""


class Worker(Protocol):
    """A thread or a process."""

    def start(self) -> None: ...

    def join(self) -> None: ...


class Barrier(Protocol):
    """Holds up whoever waits until all do."""

    def wait(self) -> int: ...


BY_POLICY = " by policy"
PEERS = {"hearts": "hearts", "bridge": "bridge(use_double_dummy_result=false)"}
CARDS = 52
ROLLOUTS = 200
"""At once, between two looks at the clock."""


def table_round(name: str, players: int) -> Round:
    """The start of trick play in a round, with what comes before it chosen by thumb."""
    kit = kit_of(new_game(name, players))
    translation = kit.translation
    assert translation is not None
    thumb = find_bot("thumb")
    stream = Stream("unused: thumb takes no chances")
    for seed in range(100):
        match = new_match(name, players, f"benchmark {seed}")
        while not match.is_over and match.number < 2:
            play = translation.play(match.phase)
            if play is not None:
                setting = translation.setting(match, play)
                round = Round(*setting)
                round.follow_policy(kit.policies.of(players), NOISE)
                round.load(translation.words(match, play, setting), translation.stack(play))
                return round
            match.apply(match.turn, thumb.choose(match.view(match.turn), stream))
    raise AssertionError("no round got as far as tricks")


def table_slice(round: Round, by_policy: bool) -> Slice:
    def run(seconds: float) -> float:
        plays = seed = 0
        begin = time.thread_time()
        while time.thread_time() - begin < seconds:
            seed += 1
            plays += round.play_out(10 * ROLLOUTS, seed, by_policy)[0]
        return plays / (time.thread_time() - begin)

    return run


def peer_state(name: str) -> pyspiel.State:
    """A state at the start of trick play: everybody has given cards on, or the lowest bid is passed out."""
    state = pyspiel.load_game(PEERS[name]).new_initial_state()
    stream = Stream(f"benchmark {name}")
    while state.is_chance_node():
        state.apply_action(stream.choice(state.legal_actions()))
    if name == "bridge":
        state.apply_action(state.legal_actions()[1])
    while steps_left(state) > CARDS:
        state.apply_action(state.legal_actions()[0])
    return state


def steps_left(state: pyspiel.State) -> int:
    """How many steps it takes to the end, with the first choice each time (in an auction: a pass)."""
    rest = state.clone()
    steps = 0
    while not rest.is_terminal():
        rest.apply_action(rest.legal_actions()[0])
        steps += 1
    return steps


def peer_slice(name: str) -> Slice:
    state = peer_state(name)
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(state.get_game(), evaluator, 1.0, 1, 10, False, 1, False)

    def run(seconds: float) -> float:
        plays = 0
        begin = time.thread_time()
        while time.thread_time() - begin < seconds:
            bot.mcts_search(state)
            plays += CARDS * ROLLOUTS
        return plays / (time.thread_time() - begin)

    return run


def work(name: str, players: int, times: int, barrier: Callable[[], object]) -> float:
    """Plays out so often, once all others are ready; returns how long that took."""
    round = table_round(name, players)
    barrier()
    begin = time.perf_counter()
    round.play_out(times, 1, False)
    return time.perf_counter() - begin


def gain_of_two(start: Callable[..., Worker], barrier: Barrier, table: tuple[str, int], times: int) -> float:
    """How many times as much two workers do in the same time as one."""
    alone = work(*table, times, lambda: None)
    workers = [start(target=work, args=(*table, times, barrier.wait)) for _ in range(2)]
    for worker in workers:
        worker.start()
    barrier.wait()
    begin = time.perf_counter()
    for worker in workers:
        worker.join()
    return 2 * alone / (time.perf_counter() - begin)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slices", type=int, default=9, help="how often each takes its turn")
    parser.add_argument("--seconds", type=float, default=0.2, help="how long a turn is")
    options = parser.parse_args()
    tables = [(name, players) for name, game in GAMES.items() for players in game.player_counts]
    runs = {f"OpenSpiel {name}": peer_slice(name) for name in PEERS}
    for name, players in tables:
        runs[f"{name} {players}"] = table_slice(table_round(name, players), False)
        runs[f"{name} {players}{BY_POLICY}"] = table_slice(table_round(name, players), True)
    rates: dict[str, list[float]] = {name: [] for name in runs}
    gains: dict[str, list[float]] = {"threads": [], "processes": []}
    for turn in range(options.slices):
        print(f"slice {turn + 1} of {options.slices}", file=sys.stderr)
        for name, run in runs.items():
            rates[name].append(run(options.seconds))
        times = round(500_000 * options.seconds)
        gains["threads"].append(gain_of_two(Thread, ThreadBarrier(3), tables[-1], times))
        gains["processes"].append(gain_of_two(Process, ProcessBarrier(3), tables[-1], times))
    middle = {name: median(values) for name, values in rates.items()}
    hearts, bridge = (middle[f"OpenSpiel {name}"] for name in PEERS)
    print(builds())
    print(f"{'round':18} {'plays/s':>12} {'/ hearts':>9} {'/ bridge':>9} {'by policy':>12} {'/ random':>9}")
    at_random = {name: rate for name, rate in middle.items() if not name.endswith(BY_POLICY)}
    for name, rate in at_random.items():
        policy = middle.get(name + BY_POLICY)
        more = f" {policy:>12,.0f} {policy / rate:>9.2f}" if policy else ""
        print(f"{name:18} {rate:>12,.0f} {rate / hearts:>9.1f} {rate / bridge:>9.1f}{more}")
    lowest = min(rate for name, rate in at_random.items() if not name.startswith("OpenSpiel"))
    print(f"{'lowest':18} {lowest:>12,.0f} {lowest / hearts:>9.1f} {lowest / bridge:>9.1f}")
    for kind, values in gains.items():
        print(f"two {kind} do {median(values):.2f} times as much as one")


if __name__ == "__main__":
    main()
