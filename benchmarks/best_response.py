"""How much there is to gain against `search` for somebody who has studied it, and plays against nobody else.

    python -m benchmarks.best_response --table hasp-4 --watched 800 --tried 100 --deals 1000 --jobs 2

1. *Watching.* `search` plays so many rounds with itself. How it plays cards is fitted as the policies of the play-outs
   are (`tools/watching.py`).
2. *Trying.* Responses are searches that take the others for what was seen: in the play-outs, in the weights of worlds,
   with more worlds, or searching where `search` trusts the rule of thumb. On deals of their own each takes one side
   after the other among `search`; the better half goes on to twice as many, until one is left.
3. *Measuring.* That one on fresh deals, and beside it what `search` gains over `thumb` on the same.

Everything is in counts: the same command gives the same response and the same numbers.
"""

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from math import fsum
from time import monotonic
from typing import Final, NamedTuple

from tools.fitting import Weights
from tools.watching import Given, learned, told
from tricktable.bots.arena.ceilings import Table, all_tables, differences, digest
from tricktable.bots.arena.comparisons import Estimate
from tricktable.bots.arena.contests import ROUND, Contest, Outcome, Task
from tricktable.bots.arena.own_bots import OwnBot
from tricktable.bots.kit import Manner, Manners, find_kit, kit_of
from tricktable.bots.search import FULL, SearchBot
from tricktable.cli.processes import spread
from tricktable.core.streams import Stream
from tricktable.core.views import View
from tricktable.games import find_game

REFERENCE: Final = "search"
FLOOR: Final = "thumb"
PREFIX: Final = "best_response.py:"
"""The arena asks whoever reads files for names with this in them."""


class Plan(NamedTuple):
    """How to respond."""

    meaning: str
    is_fitted: bool = True
    """Play-outs and weights suppose that the others play as was seen; else as `search` supposes it."""
    hears_cards: bool = False
    searches_early: bool = False
    """Also where `search` leaves the choice to the rule of thumb."""
    worlds: int = FULL.worlds
    early_worlds: int = FULL.early_worlds


PLANS: Final = {
    "worlds": Plan("twice the worlds", is_fitted=False, worlds=1_024, early_worlds=192),
    "fitted": Plan("play-outs as search plays, and hears no cards"),
    "hearing": Plan("play-outs as search plays, and hears cards", hears_cards=True),
    "early": Plan("the same, and searches everywhere", hears_cards=True, searches_early=True),
}


def plans_of(table: Table) -> list[str]:
    """Those that differ there: not everywhere can cards be heard, and not everywhere does `search` trust a rule."""
    manners = kit_of(table.rules()).manners
    can_hear = any(manner.hears_cards for manner in manners.kinds.values())
    own = {kind: manner for (kind, players), manner in manners.tables.items() if players == table.players}
    has_rules = not all(manner.is_searching() for manner in {**manners.kinds, **own}.values())
    return [name for name, plan in PLANS.items() if can_hear >= plan.hears_cards and has_rules >= plan.searches_early]


class Responding(Manners):
    """The manners of a game, as a plan has them."""

    def __init__(self, own: Manners, plan: Plan) -> None:
        super().__init__(own.kinds, own.tables)
        self._plan: Final = plan

    def of(self, view: View) -> Manner:
        own = super().of(view)
        if self._plan.searches_early and not own.is_searching():
            own = own._replace(faith=1.0)
        if self._plan.is_fitted and view.game.vocabulary.is_in_tricks(view.phase):
            own = own._replace(hears_cards=self._plan.hears_cards)
        return own


@dataclass(frozen=True)
class Responses:
    """Finds the response of a name, for the arena: in every process the same."""

    weights: Weights

    def __call__(self, name: str) -> OwnBot:
        def ask(view: View, stream: Stream) -> int:
            return response(self.weights, name, view.game.name).choose(view, stream)

        return OwnBot(ask)


@cache
def response(weights: Weights, name: str, game: str) -> SearchBot:
    """The search that responds so, in a game."""
    plan = PLANS[name.removeprefix(PREFIX)]
    kit = find_kit(find_game(game))
    return SearchBot(
        FULL._replace(worlds=plan.worlds, early_worlds=plan.early_worlds),
        replace(
            kit,
            manners=Responding(kit.manners, plan),
            policies=Given(weights) if plan.is_fitted else kit.policies,
        ),
    )


def gains(table: Table, bots: tuple[str, str], weights: Weights, bank: range, seed: str, jobs: int) -> list[float]:
    """What the first bot makes of each of these deals beyond the second, which has all other sides."""
    options = tuple(table.rules().options.items())
    contest = Contest(table.game, table.players, options, bots, ROUND, seed, bank.stop - 1, reader=Responses(weights))

    def run(work: Callable[[Task], Outcome], tasks: Iterable[Task]) -> Iterator[Outcome]:
        return told(spread(work, tasks, jobs), bots[0], len(bank))

    return list(differences(contest, bank.start - 1, run))


def best_plan(table: Table, plans: list[str], weights: Weights, tried: int, seed: str, jobs: int) -> str:
    """The plan that is left when the worse half goes, stage by stage."""
    alive = {plan: list[float]() for plan in plans}
    first = 1
    while len(alive) > 1:
        bank = range(first, first + tried)
        for plan, own in alive.items():
            own += gains(table, (PREFIX + plan, REFERENCE), weights, bank, f"{seed}-tried", jobs)
            print(f"{plan:11} {estimate(own)}  {PLANS[plan].meaning}", flush=True)
        order = sorted(alive, key=lambda plan: -fsum(alive[plan]))
        alive = {plan: alive[plan] for plan in order[: (len(order) + 1) // 2]}
        first, tried = bank.stop, 2 * tried
    return next(iter(alive))


def estimate(numbers: Sequence[float]) -> str:
    found = Estimate(numbers)
    return f"{found.mean:+.3f} ({found.low:+.3f} to {found.high:+.3f}), {len(numbers):,} deals"


def main(arguments: list[str] | None = None) -> int:
    tables = {
        f"{table.game}-{table.players}": table
        for table in all_tables()
        if kit_of(table.rules()).translation is not None
    }
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--table", choices=tables, required=True)
    parser.add_argument("--watched", type=int, default=800, help="rounds that are watched")
    parser.add_argument("--tried", type=int, default=100, help="deals on which every response is tried first")
    parser.add_argument("--deals", type=int, default=1_000, help="fresh deals for the best of them")
    parser.add_argument("--plan", choices=PLANS, action="append", help="only these responses (all that differ there)")
    parser.add_argument("--seed", default="response-1")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    options = parser.parse_args(arguments)
    table = tables[options.table]
    began = monotonic()
    kit = kit_of(table.rules())
    weights = learned(table, kit.policies, kit.nets, options.watched, options.seed, options.jobs)
    plan = best_plan(table, options.plan or plans_of(table), weights, options.tried, options.seed, options.jobs)
    minutes = (monotonic() - began) / 60
    print(f"{options.table}: {plan} is best, after {minutes:.0f} minutes in {options.jobs} processes", flush=True)
    seed = f"{options.seed}-measured"
    bank = range(1, options.deals + 1)
    above = gains(table, (PREFIX + plan, REFERENCE), weights, bank, seed, options.jobs)
    below = gains(table, (REFERENCE, FLOOR), weights, bank, seed, options.jobs)
    print(f"against {REFERENCE}: {estimate(above)}")
    print(f"{REFERENCE} against {FLOOR}: {estimate(below)}")
    whole, gain = Estimate(below).mean, Estimate(above)
    if whole > 0:
        parts = [f"{100 * part / whole:.0f}" for part in (gain.mean, gain.low, gain.high)]
        print("a part of {} % ({} to {})".format(*parts))
    options_of = tuple(table.rules().options.items())
    contest = Contest(table.game, table.players, options_of, (REFERENCE, FLOOR), ROUND, seed, options.deals)
    print(f"deals: sha256 {digest(contest)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
