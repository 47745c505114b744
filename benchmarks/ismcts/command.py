"""The command: duels of one table, deal by deal, and what they say."""

import argparse
import json
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from statistics import median
from typing import Final

from benchmarks.ismcts.duels import SCOPES, TRICK, Duel, Outcome, Task, play_deal
from benchmarks.ismcts.opponents import OPPONENTS, find_opponent
from tricktable.bots.arena.ceilings import all_tables
from tricktable.bots.arena.comparisons import Estimate
from tricktable.builds import builds
from tricktable.cli.processes import spread

EXPLORATION: Final = 2.0
"""In spreads of what rounds are worth. By some 170 choices each of HASP 4, NJET 4 and Mü 5, as 400 worlds of the search
see them, trees lose more with 1/4 and 1/2 than with 1, 2 or 4 in the sum; these three so few choices do not tell apart.
For OpenSpiel's bot nothing has been tuned."""
LEVEL: Final = 1e-9


def main(arguments: list[str] | None = None) -> int:
    options = parse(arguments)
    table = TABLES[options.table]
    least = find_opponent(options.against, options.exploration).least if options.least is None else options.least
    duel = Duel(
        table.game,
        table.players,
        options.against,
        options.exploration,
        options.only,
        options.seed,
        options.milliseconds,
        options.simulations,
        least,
    )
    outcomes = played(duel, options.deals, options.jobs, options.json)
    if len(outcomes) < 2:
        print("an interval needs two deals or more", file=sys.stderr)
        return 1
    for line in report(duel, outcomes):
        print(line)
    return 0


TABLES: Final = {f"{table.game}-{table.players}": table for table in all_tables()}


def parse(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        "benchmarks.ismcts", description="search against ISMCTS at equal time, on the same deals with sides swapped"
    )
    parser.add_argument("--table", choices=TABLES, required=True)
    parser.add_argument("--against", choices=OPPONENTS, default=OPPONENTS[0])
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--seed", default="ismcts")
    parser.add_argument("--only", choices=SCOPES, default=TRICK, help="what the opponent chooses itself")
    parser.add_argument("--exploration", type=float, default=EXPLORATION, help="in spreads of what rounds are worth")
    parser.add_argument("--milliseconds", type=float, default=0.0, help="a choice; 0: as long as search takes")
    parser.add_argument("--simulations", type=int, default=0, help="a choice, in the place of any time")
    parser.add_argument("--least", type=int, help="simulations that are made in any case")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--json", type=Path, help="keeps what was played, a line for each deal, and goes on from there")
    return parser.parse_args(arguments)


def played(duel: Duel, deals: int, jobs: int, file: Path | None) -> list[Outcome]:
    """The outcomes of all deals, those in the file among them; new ones are added to it."""
    known = kept(duel, file) if file is not None and file.exists() else {}
    if file is not None and not known:
        file.write_text(json.dumps(duel._asdict()) + "\n")
    missing = [Task(duel, number) for number in range(1, deals + 1) if number not in known]
    for outcome in told(spread(play_deal, missing, jobs), deals, deals - len(missing)):
        known[outcome.number] = outcome
        if file is not None:
            with file.open("a") as lines:
                lines.write(json.dumps(outcome.as_json()) + "\n")
    return [known[number] for number in range(1, deals + 1)]


def kept(duel: Duel, file: Path) -> dict[int, Outcome]:
    """What was played before; a last line that was cut off does not count."""
    first, *lines = file.read_text().splitlines() or [""]
    if first != json.dumps(duel._asdict()):
        sys.exit(f"{file} keeps another duel: {first}")
    found: dict[int, Outcome] = {}
    for line in lines:
        try:
            outcome = Outcome.of_json(json.loads(line))
        except json.JSONDecodeError:
            continue
        found[outcome.number] = outcome
    return found


def told(outcomes: Iterator[Outcome], deals: int, done: int) -> Iterator[Outcome]:
    """The same, with a line on standard error for each."""
    for outcome in outcomes:
        done += 1
        ahead = ", ".join(f"{more:+.2f}" for more in outcome.ahead) or "no tricks"
        print(f"{done} of {deals}: deal {outcome.number}, search ahead by {ahead}", file=sys.stderr, flush=True)
        yield outcome


def report(duel: Duel, outcomes: list[Outcome]) -> Iterator[str]:
    """What the duel says, line by line."""
    rounds = [outcome for outcome in outcomes if outcome.ahead]
    digest = sha256("".join(outcome.digest for outcome in outcomes).encode()).hexdigest()
    yield f"{duel.game}-{duel.players}: search against {duel.opponent}, {duel.only} ({builds()})"
    without = len(outcomes) - len(rounds)
    yield f"{len(outcomes):,} deals of seed {duel.seed}, {without:,} without tricks, sha256 {digest}"
    ahead = [more for outcome in rounds for more in outcome.ahead]
    won = sum(more > LEVEL for more in ahead)
    lost = sum(more < -LEVEL for more in ahead)
    yield f"{len(ahead):,} paired rounds: search won {won:,}, lost {lost:,}, {len(ahead) - won - lost:,} level"
    if won + lost:
        yield f"won, of those not level: {100 * won / (won + lost):.1f} %"
    if len(rounds) > 1:
        shares = Estimate([_mean([_share(more) for more in outcome.ahead]) for outcome in rounds])
        low, high = 100 * shares.low, 100 * shares.high
        yield f"won, level ones halved: {100 * shares.mean:.1f} % ({low:.1f} to {high:.1f})"
        points = Estimate([_mean(outcome.ahead) for outcome in rounds])
        yield f"points a round ahead: {points.mean:+.3f} ({points.low:+.3f} to {points.high:+.3f})"
    yield from _costs(outcomes)


def _costs(outcomes: list[Outcome]) -> Iterator[str]:
    decisions = [decision for outcome in outcomes for decision in outcome.decisions]
    if not decisions:
        return
    asked = [1000 * decision.search_seconds for decision in decisions if decision.search_seconds]
    if asked:
        yield f"search: median {median(asked):.2f} ms, mean {_mean(asked):.2f} ms for the choices of the opponent"
    times = [1000 * decision.seconds for decision in decisions]
    yield f"opponent: median {median(times):.2f} ms, mean {_mean(times):.2f} ms, {len(decisions):,} choices"
    counts = [decision.simulations for decision in decisions]
    rate = 1000 * sum(counts) / sum(times)
    yield f"simulations: median {median(counts):,.0f}, mean {_mean(counts):,.0f} a choice, {rate:,.0f} a second"


def _share(ahead: float) -> float:
    return 0.5 if abs(ahead) <= LEVEL else float(ahead > 0)


def _mean(numbers: list[float] | list[int]) -> float:
    return sum(numbers) / len(numbers)
