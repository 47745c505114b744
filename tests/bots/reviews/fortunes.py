"""Skill and luck over many matches: `python -m tests.bots.reviews.fortunes --game hasp --bots hard,easy --matches 100`.

Between equal bots the skill of two seats differs by nothing on average; a better one has more; and skill and luck are
together what each match brought.
"""

import argparse
from math import sqrt
from statistics import mean, stdev

from tests.bots.reviews.reviewed import SMALL, played
from tests.contract.tables import TABLES, Table
from tricktable.bots.reviews import Summary, review_round, scale_of, summary_of
from tricktable.cli.processes import spread
from tricktable.cli.progress import watched
from tricktable.core.record_writing import record_of

Task = tuple[Table, tuple[str, ...], int]


def summaries(task: Task) -> tuple[Summary, Summary, float]:
    """What a match comes to for the first two seats, and by how much skill and luck miss what it brought."""
    table, bots, number = task
    match = played(table, bots, f"fortunes {number}")
    record, game = record_of(match), match.game
    reviews = [review_round(record, game, past.number, (0, 1), SMALL) for past in match.past if past.number]
    one, two = (summary_of(reviews, seat, scale_of(game)) for seat in (0, 1))
    brought = [reviews[-1].after[seat] - reviews[0].before[seat] for seat in (0, 1)]
    return one, two, max(abs(found.skill + found.luck - brought[found.seat]) for found in (one, two))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", required=True)
    parser.add_argument("--players", type=int, help="default: the fewest")
    parser.add_argument("--bots", default="easy,easy", help="two, in turn around the table")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    players = options.players or min(players for game, players in TABLES if game == options.game)
    bots = tuple(options.bots.split(","))
    tasks: list[Task] = [((options.game, players), bots, number) for number in range(options.matches)]
    found = list(watched(spread(summaries, tasks, options.jobs), "matches", len(tasks)))
    differences = [one.skill - two.skill for one, two, _ in found]
    error = 1.96 * stdev(differences) / sqrt(len(differences))
    print(f"{options.game} {players}, {options.bots}: {len(found)} matches")
    print(f"  skill of the first without the second's: {mean(differences):+.3f} ± {error:.3f} of a match")
    for place, name in enumerate(bots[:2]):
        own = [pair[place] for pair in found]
        skill, luck, deal = (mean([getattr(each, part) for each in own]) for part in ("skill", "luck", "deal"))
        print(f"  {name}: skill {skill:+.3f}, luck {luck:+.3f}, of it the deal {deal:+.3f}")
    print(f"  skill and luck miss the result by at most {max(miss for _, _, miss in found):.1e}")


if __name__ == "__main__":
    main()
