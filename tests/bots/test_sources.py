"""Sources that bring the same world again: what came of it is remembered, and changes nothing."""

from itertools import repeat

import pytest

from tests.contract.tables import TABLES, Table, game_at, positions, table_name
from tricktable.bots.kit import USUAL
from tricktable.bots.search import FULL, Source, search_in, source_of_one
from tricktable.core.matches import Match
from tricktable.core.streams import Stream

FEW = FULL._replace(worlds=24, early_worlds=6, early_playouts=2, nodes=400, open_nodes=400)


def values(match: Match, source: Source) -> list[tuple[int, list[float]]]:
    view = match.view(match.turn)
    return [(each.action, each.values) for each in search_in(view, source, FEW, Stream("one"), USUAL).ratings]


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_one_world_is_worth_the_same_as_many_copies_of_it(table: Table) -> None:
    """In the first position of each phase, and in an end that can be solved."""
    seen: set[str] = set()
    for match in positions(game_at(table), "one"):
        if match.is_over or len(match.legal_actions(match.turn)) < 2:
            continue
        is_end = sum(match.view(match.turn).hand_sizes) <= 2 * match.game.seats
        name = f"{match.phase.name}{' end' * is_end}"
        if name in seen:
            continue
        seen.add(name)

        copies = values(match, Source(map(Match.copy, repeat(match))))

        assert values(match, source_of_one(match)) == copies
