"""What holds for the rules of thumb of every game."""

import pytest

from tests.contract.tables import TABLES, Table, table_name
from tricktable.bots.arena.contests import ROUND, Contest, hold


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_rules_of_thumb_beat_anything_goes(table: Table) -> None:
    """At every table the lower bound of the difference to `random` is above zero on two dozen deals."""
    name, players = table
    options = (("hands", "20"),) if name == "mue" else ()

    report = hold(Contest(name, players, options, ("thumb", "random"), ROUND, "thumbs", 24))

    assert report.comparisons[0].difference.low > 0
