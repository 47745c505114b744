"""Watches `search` play with itself, and fits a policy of the play-outs to the cards that it plays.

Where a game's kit says so (`Policies.watched`), searches play on by it. The search that is watched does not: it plays
on by what was fitted to the rule of thumb (`tools/policies.py`), and asks no net, so that the same comes of it every
time. Nets are made after this (`tools/nets.py`).

    python -m tools.watching [--rounds N] [--jobs 2] [GAME]
"""

import argparse
import sys
from array import array
from collections.abc import Iterator
from dataclasses import replace
from typing import Final, NamedTuple, TypeVar

import numpy as np

from tools.fitting import ENOUGH, Examples, Weights, fit, rounded, seen, write
from tools.policies import OURS, TARGETS
from tricktable.bots import bot_streams
from tricktable.bots.arena.ceilings import Table
from tricktable.bots.kit import NO_NETS, find_kit, kit_of
from tricktable.bots.nets import Nets
from tricktable.bots.policies import SEARCH_FILE, Policies
from tricktable.bots.search import FULL, SearchBot
from tricktable.cli.processes import spread
from tricktable.core.deals import ShuffledDeals
from tricktable.core.matches import Match
from tricktable.games import GAMES
from tricktable.kernel.layout import ATTITUDES, FEATURES

T = TypeVar("T")

ROUNDS: Final = {"hasp": 500, "meinz": 500}
"""By game, where it is not the usual number: short rounds have few cards."""
USUAL_ROUNDS: Final = 200
EVERY: Final = 50
"""After so many a line tells how far it is."""


class Given(Policies):
    """The same policy at all tables, from no file."""

    def __init__(self, weights: Weights) -> None:
        super().__init__()
        self._weights: Final = array("d", weights)

    def of(self, players: int) -> "array[float]":
        return self._weights


class Watched(NamedTuple):
    """A first round of a search with itself."""

    table: Table
    seed: str
    policies: Policies
    nets: Nets


def plays_of(round: Watched) -> Examples:
    """What can be learned from it."""
    game = round.table.rules()
    kit = kit_of(game)
    assert kit.translation is not None, "only those who are translated for the kernel have policies"
    search = SearchBot(FULL, replace(kit, policies=round.policies, nets=round.nets))
    streams = bot_streams(game, round.seed)
    match = Match.begin(game, ShuffledDeals(round.seed))
    examples: Examples = {}
    while match.number < 2 and not match.is_over:
        seat = match.turn
        view = match.view(seat)
        action = search.choose(view, streams[seat])
        play = kit.translation.play(match.phase)
        if play is not None and match.phase is play and len(view.legal) > 1:
            kind, example = seen(kit.translation, match, play, action)
            examples.setdefault(kind, []).append(example)
        match.apply(seat, action)
    return examples


def learned(table: Table, policies: Policies, nets: Nets, rounds: int, seed: str, jobs: int) -> Weights:
    """What fits a search that plays on by these policies, with these nets; the policies stay where too little was seen
    of it."""
    examples: Examples = {}
    tasks = [Watched(table, f"{seed}-watched/{number}", policies, nets) for number in range(1, rounds + 1)]
    for own in told(spread(plays_of, tasks, jobs), "watching", rounds):
        for kind, more in own.items():
            examples.setdefault(kind, []).extend(more)
    weights = np.array(policies.of_search(table.players)).reshape(ATTITUDES, 2, FEATURES)
    for (attitude, place), own_examples in sorted(examples.items()):
        what = f"attitude {attitude}, {('leading', 'following')[place]}: {len(own_examples):,} choices"
        if len(own_examples) < ENOUGH:
            print(f"{what}, too few")
            continue
        weights[attitude, place], agreement = fit(own_examples)
        print(f"{what}, {100 * agreement:.0f} % found")
    return rounded(weights)


def told(results: Iterator[T], what: str, count: int) -> Iterator[T]:
    """The same, with a line on standard error now and then."""
    for number, result in enumerate(results, 1):
        if number % EVERY == 0 or number == count:
            print(f"{what}: {number:,} of {count:,}", file=sys.stderr, flush=True)
        yield result


def main() -> None:
    names = tuple(name for name in OURS if find_kit(GAMES[name]).policies.watched)
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", choices=names, help="one game (all that have such policies)")
    parser.add_argument(
        "--rounds", type=int, help=f"rounds a table ({USUAL_ROUNDS}, in HASP and Meinz {ROUNDS['hasp']})"
    )
    parser.add_argument("--jobs", type=int, default=1, help="processes (1)")
    chosen = parser.parse_args()
    for name in [chosen.game] if chosen.game else names:
        policies = find_kit(GAMES[name]).policies
        found: dict[int, Weights] = {}
        for players in policies.watched:
            print(name, players, flush=True)
            table = Table(name, players)
            thumb = Given(tuple(policies.of(players)))
            rounds = ROUNDS.get(name, USUAL_ROUNDS) if chosen.rounds is None else chosen.rounds
            found[players] = learned(table, thumb, NO_NETS, rounds, f"fit-{players}", chosen.jobs)
        write(found, TARGETS / name / SEARCH_FILE)


if __name__ == "__main__":
    main()
