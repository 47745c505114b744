"""One build of the package at work: answers each line `steps mue 5 0.5` on its input with a rate.

`steps` are random matches, in steps per second; `copy` are copies per second of a match in the middle of a round's
tricks; `dealt` is how many steps there are for each of ours if a dealt card is one. The last word is for how many
seconds of the processor. `build` alone is answered with how this package was built.
"""

import random
import sys
from collections.abc import Callable
from time import process_time

from tricktable.builds import builds
from tricktable.core.deals import ShuffledDeals
from tricktable.core.games import Game
from tricktable.core.matches import Match
from tricktable.games import new_game

Slice = Callable[[float], float]
"""Runs for so many seconds and returns steps per second."""


def game_at(name: str, players: int) -> Game:
    return new_game(name, players, {"hands": "12"} if name == "mue" else {})


def steps_slice(game: Game) -> Slice:
    """Random matches."""
    rand = random.Random(1).random
    seed = 0

    def run(seconds: float) -> float:
        nonlocal seed
        steps = 0
        begin = process_time()
        while process_time() - begin < seconds:
            seed += 1
            match = Match.begin(game, ShuffledDeals(str(seed)))
            while not match.is_over:
                seat = match.turn
                legal = match.legal_actions(seat)
                match.apply(seat, legal[int(rand() * len(legal))])
            steps += sum(len(played.steps) for played in match.past)
        return steps / (process_time() - begin)

    return run


def copy_slice(game: Game) -> Slice:
    """Copies of a match in the middle of a round's tricks."""
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
        begin = process_time()
        while process_time() - begin < seconds:
            for _ in range(200):
                match.copy()
            copies += 200
        return copies / (process_time() - begin)

    return run


def dealt_slice(game: Game) -> Slice:
    """How many steps there are for each of ours if a dealt card is one, over a few matches."""

    def run(seconds: float) -> float:
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

    return run


KINDS: dict[str, Callable[[Game], Slice]] = {"steps": steps_slice, "copy": copy_slice, "dealt": dealt_slice}


def main() -> None:
    slices: dict[tuple[str, str, str], Slice] = {}
    for line in sys.stdin:
        if line == "build\n":
            print(builds(), flush=True)
            continue
        kind, name, players, seconds = line.split()
        table = (kind, name, players)
        if table not in slices:
            slices[table] = KINDS[kind](game_at(name, int(players)))
        print(slices[table](float(seconds)), flush=True)


if __name__ == "__main__":
    main()
