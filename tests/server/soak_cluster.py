"""Nodes under fire: `python -m tests.server.soak_cluster --seconds 600`.

Four nodes behind a real haproxy on a real PostgreSQL, people who play all the time, and one nemesis after the other.
What everybody sent, heard and was answered is written down, and held against the logs in the end. `--folder` keeps
histories, logs and the database.
"""

import argparse
import asyncio
import statistics
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from tests.server.cluster.databases import database, small_disk
from tests.server.cluster.fields import Field, Plan
from tests.server.cluster.nemeses import NEMESES, rage

MOST_TOLD: Final = 30
"""Faults that are printed."""
DISK: Final = "400m"


class Outcome(NamedTuple):
    """What one nemesis has brought about."""

    strikes: int
    takeovers: int
    acknowledged: int
    matches: int
    gaps: list[float]
    """Seconds in which somebody was told nothing after a connection was lost."""
    faults: list[str]
    seconds: float

    def line(self, name: str) -> str:
        gaps = sorted(self.gaps)
        told = "-"
        if gaps:
            p99 = gaps[min(len(gaps) - 1, int(len(gaps) * 0.99))]
            told = f"{statistics.median(gaps):6.2f} {p99:6.2f} {gaps[-1]:6.2f}"
        return (
            f"{name:10} {self.seconds:6.0f} s {self.strikes:6,} strikes {self.takeovers:7,} takeovers "
            f"{self.acknowledged:9,} acknowledged {self.matches:6,} matches; pauses {told}; "
            f"{len(self.faults)} violations"
        )


async def storm(name: str, plan: Plan, seconds: float, folder: Path, disk: Path | None) -> Outcome:
    """One nemesis for so long, on a cluster of its own."""
    begin = time.monotonic()
    with database(disk) as made:
        field = Field(plan, folder, made)
        field.disk = disk
        async with field.opened():
            async with field.playing():
                await field.settle()
                strikes = await rage(field, NEMESES[name], seconds)
                await field.settle(60)
            tally = field.tally
        faults, takeovers = await field.faults()
    gaps = [gap.seconds for gap in tally.gaps]
    return Outcome(strikes, takeovers, tally.acknowledged, tally.matches, gaps, faults, time.monotonic() - begin)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=600, help="for each nemesis")
    parser.add_argument("--nemesis", action="append", choices=list(NEMESES), help="only this")
    parser.add_argument("--nodes", type=int, default=4)
    parser.add_argument("--tables", type=int, default=12, help="at the same time")
    parser.add_argument("--lease", type=float, default=3.0, help="seconds")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, help="keep everything there")
    args = parser.parse_args()
    plan = Plan(args.nodes, args.tables, args.lease, args.seed, has_proxy=True)
    outcomes: dict[str, Outcome] = {}
    with TemporaryDirectory() as scratch:
        for name in args.nemesis or NEMESES:
            folder = (args.folder or Path(scratch)) / name
            folder.mkdir(parents=True, exist_ok=True)
            with ExitStack() as stack:
                disk = stack.enter_context(small_disk(folder / "disk", DISK)) if name == "disk" else None
                outcomes[name] = outcome = asyncio.run(storm(name, plan, args.seconds, folder, disk))
            for fault in outcome.faults[:MOST_TOLD]:
                print(f"{name}: {fault}", file=sys.stderr)
            print(outcome.line(name), flush=True)
    takeovers = sum(outcome.takeovers for outcome in outcomes.values())
    acknowledged = sum(outcome.acknowledged for outcome in outcomes.values())
    violations = sum(len(outcome.faults) for outcome in outcomes.values())
    print(f"{takeovers:,} takeovers, {acknowledged:,} acknowledged choices, {violations:,} violations")
    return 1 if violations else 0


if __name__ == "__main__":
    sys.exit(main())
