"""How long a choice takes: every level at every table, everybody in the seats of a round being of that level.

Other bots are timed by their names (`--level net`).

    python -m benchmarks.decisions --rounds 5

Times are those of the processor in one thread: waiting for a core does not count, though other work slows it down. A
server that has a second core to spare needs less. Choices that are none, with a single legal action, are left out.
"""

import argparse
import sys
from statistics import median
from time import process_time

from tricktable.bots import BOTS, bot_streams, find_bot
from tricktable.bots.arena.ceilings import Table, all_tables
from tricktable.bots.levels import LEVELS
from tricktable.builds import builds
from tricktable.core.deals import ShuffledDeals
from tricktable.core.matches import Match


def decisions(table: Table, level: str, rounds: int, seed: str) -> list[float]:
    """The times of all choices in the first rounds of so many deals, in milliseconds, from small to large."""
    game = table.rules()
    player = find_bot(level)
    found: list[float] = []
    for number in range(1, rounds + 1):
        own = f"{seed}/{number}"
        streams = bot_streams(game, own)
        match = Match.begin(game, ShuffledDeals(own))
        while match.number < 2 and not match.is_over:
            seat = match.turn
            view = match.view(seat)
            began = process_time()
            action = player.choose(view, streams[seat])
            if len(view.legal) > 1:
                found.append(1000 * (process_time() - began))
            match.apply(seat, action)
    return sorted(found)


def main(arguments: list[str] | None = None) -> int:
    tables = {f"{table.game}-{table.players}": table for table in all_tables()}
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--table", choices=tables, action="append", help="only this (all)")
    parser.add_argument("--level", choices=BOTS, action="append", help="only this level or bot (all levels)")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seed", default="decisions")
    options = parser.parse_args(arguments)
    print(builds())
    print("table          level      choices    median      95 %   largest   ms of a processor")
    for name in options.table or tables:
        for level in options.level or LEVELS:
            times = decisions(tables[name], level, options.rounds, options.seed)
            late = times[95 * (len(times) - 1) // 100]
            numbers = f"{median(times):9.2f} {late:9.2f} {times[-1]:9.2f}"
            print(f"{name:14} {level:8} {len(times):9,} {numbers}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
