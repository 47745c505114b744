"""How many different rounds small deals allow, counted by the engine and by the plain rules."""

from collections import Counter

import pytest

from tests.games.was_sticht import plain
from tests.games.was_sticht.tables import small_match
from tricktable.core.matches import Match
from tricktable.games.was_sticht.tasks import TASKS

FOUR_OWN = ("no-red exactly-1", "no-tricks last-trick", "exactly-1", "most-tricks")
THREE_OWN = ("fewest-tricks no-blue", "exactly-2", "exactly-1 last-trick")
TWICE_OWNED = ("no-red no-red", "no-blue", "exactly-1 exactly-1")

DEALS = [
    pytest.param(("r1 r5 b5 g3", "r9 b2 g5 b1"), "r 5", THREE_OWN, 1, 11616, id="a card of each row goes out"),
    pytest.param(("r1 r5 b5", "r9 b2 g5", "b1 g1 g2"), "none 5", TWICE_OWNED, 2, 13472, id="number trumps only"),
    pytest.param(("r1 r5 b5", "r9 b2 g5", "b1 g1 g2"), "b none", TWICE_OWNED, 0, 11632, id="colour trumps only"),
    pytest.param(("r1 r5 b5 b6", "r9 b2 g5 b1"), "b 5", FOUR_OWN, 3, 19584, id="four players"),
    pytest.param(("r1 r2 b5 b6", "r9 b2 g5 b1"), "none none", FOUR_OWN, 0, 14090, id="no trumps"),
]


def count_engine(match: Match) -> Counter[plain.Ending]:
    """All rounds from this position on, by how they end."""
    endings: Counter[plain.Ending] = Counter()
    stack = [match]
    while stack:
        here = stack.pop()
        seat = here.turn
        for action in here.legal_actions(seat):
            after = here.copy()
            after.apply(seat, action)
            if after.past:
                lines = after.past[0].score.lines
                dropped = [TASKS[line.facts[0]] for line in lines if line.rule == "task stolen"]
                points = tuple(after.past[0].score.points)
                endings[plain.Ending(points, dropped[0] if dropped else "")] += 1
            else:
                stack.append(after)
    return endings


def plain_table(rows: tuple[str, ...], trumps: str, tasks: tuple[str, ...], start: int) -> plain.Table:
    colour, number = trumps.split()
    return plain.Table(
        [row.split() for row in rows], plain.Trumps(colour, number), [own.split() for own in tasks], start
    )


@pytest.mark.parametrize(("rows", "trumps", "tasks", "start", "rounds"), DEALS)
def test_the_engine_finds_exactly_the_rounds_of_the_plain_rules(
    rows: tuple[str, ...], trumps: str, tasks: tuple[str, ...], start: int, rounds: int
) -> None:
    """WAS-R2 to WAS-R6 together: every draft, pick, trick and drop that is possible, and nothing else."""
    match = small_match(rows, trumps, tasks, start)

    endings = count_engine(match)

    assert endings == plain.count_rounds(plain_table(rows, trumps, tasks, start))
    assert sum(endings.values()) == rounds


def test_a_single_row_for_four_has_24_drafts() -> None:
    """One card each: after the draft there is no choice of cards, and every task is the only one."""
    match = small_match(("r1 r2 r3 r4",), "b 9", ("no-blue", "no-tricks", "no-tricks", "no-tricks"))

    assert sum(count_engine(match).values()) == 24
