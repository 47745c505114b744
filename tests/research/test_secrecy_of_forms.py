"""Secrecy of the forms: worlds that a player cannot tell apart look the same, byte by byte."""

import pytest

from tests.contract.tables import TABLES, Table, table_name
from tests.research.told_by_forms import FORMS, Form, by_gymnasium, check
from tricktable.core.matches import Match


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_two_worlds_of_one_view_are_told_alike(table: Table) -> None:
    different = sum(check(table, form, "sample", 9).different for form in FORMS)

    assert different


@pytest.mark.soak
@pytest.mark.timeout(0)
@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_many_worlds_of_one_view_are_told_alike(table: Table) -> None:
    """Some 100,000 positions of each table, over all forms."""
    looked_at = 0
    for seed in range(100_000):
        looked_at += check(table, FORMS[seed % len(FORMS)], str(seed), 1).positions
        if looked_at > 100_000:
            break


def leaking(form: Form) -> Form:
    """The same, and a card of the left neighbour in one byte."""

    def told(table: Table, match: Match, player: int) -> bytes:
        hand = match.phase.hands[(player + 1) % match.game.seats]
        return form(table, match, player) + bytes([hand & 1])

    return told


def test_a_planted_leak_is_caught() -> None:
    with pytest.raises(AssertionError):
        check(("njet", 4), leaking(by_gymnasium), "leak", 3)
