"""The same seed and budget in counts give the same choices, on any number of threads and in any number of processes."""

from collections import Counter
from typing import Final

import pytest

from tests.bots.secrecies import SMALL, all_positions
from tests.contract.tables import TABLES, Table, game_at, table_name
from tricktable.bots.arena.contests import ROUND, Contest, Outcome, Task, hold, play_deal
from tricktable.bots.search import search
from tricktable.cli.processes import spread
from tricktable.core.streams import Stream

LARGEST: Final = tuple({name: (name, players) for name, players in TABLES}.values())
"""Each game with as many players as it takes."""
BUDGET: Final = SMALL._replace(worlds=8, early_worlds=4)


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_a_search_gives_the_same_numbers_on_one_thread_and_on_two(table: Table) -> None:
    seen: Counter[str] = Counter()
    for match in all_positions(game_at(table), "threads"):
        view = match.view(match.turn)
        if len(view.legal) == 1 or seen[view.phase] == 4:
            continue
        seen[view.phase] += 1
        rankings = [search(view, BUDGET, Stream("threads"), threads) for threads in (1, 1, 2)]

        numbers = [[(rating.action, rating.values) for rating in ranking.ratings] for ranking in rankings]
        assert numbers[0] == numbers[1] == numbers[2]
        assert len({ranking.choice() for ranking in rankings}) == 1


def contest(table: Table) -> Contest:
    """A contest of bots that use chance in all its forms."""
    name, players = table
    return Contest(name, players, tuple(game_at(table).options.items()), ("easy", "thumb"), ROUND, "processes", 2)


def lasting(outcome: Outcome) -> tuple[object, ...]:
    """An outcome without its times."""
    counts = {bot: times.count for bot, times in outcome.times.items()}
    return (outcome.number, outcome.deal, outcome.tallies, outcome.placings, counts)


@pytest.mark.parametrize("tables", [LARGEST, pytest.param(TABLES, marks=pytest.mark.soak)], ids=["largest", "all"])
def test_a_contest_gives_the_same_outcomes_in_one_process_and_in_two(tables: tuple[Table, ...]) -> None:
    """At one table of each game; that it is so at every table is for the soak."""
    tasks = [Task(contest(table), number) for table in tables for number in (1, 2)]

    alone = [lasting(outcome) for outcome in spread(play_deal, tasks[::2], 1)]
    shared = [lasting(outcome) for outcome in spread(play_deal, tasks, 2)]

    assert shared[::2] == alone


def test_a_report_is_the_same_with_one_job_and_with_two() -> None:
    alone = hold(contest(("hasp", 3)), lambda work, tasks: spread(work, tasks, 1))
    shared = hold(contest(("hasp", 3)), lambda work, tasks: spread(work, tasks, 2))

    one, two = (
        (report.digest, report.sides, [(each.differences, each.won, each.level) for each in report.comparisons])
        for report in (alone, shared)
    )
    assert one == two
