"""No sampler rules out what is true; a sampler that is too strict is found out."""

from collections.abc import Callable
from typing import Final

import pytest

from tests.contract import possibilities
from tests.contract.possibilities import is_possible
from tests.contract.tables import TABLES, Table, game_at, positions, table_name, viewers
from tricktable.core.cards import Hand
from tricktable.core.laws import FREE, Law
from tricktable.core.views import View
from tricktable.games.was_sticht import WasSticht

at_every_table: Final = pytest.mark.parametrize("table", TABLES, ids=table_name)


def ruled_out(table: Table, matches: int) -> int:
    """For how many viewers of random matches the truth is not among the worlds."""
    game = game_at(table)
    found = 0
    for seed in range(matches):
        for match in positions(game, f"possible {seed}"):
            if not match.is_over:
                found += sum(not is_possible(match, viewer) for viewer in viewers(game))
    return found


@at_every_table
def test_no_sampler_rules_out_what_is_true(table: Table) -> None:
    assert ruled_out(table, 2) == 0


def strict_laws(patch: pytest.MonkeyPatch) -> None:
    """Whoever does not play the led suit is believed to hold no other card of the one that they played."""
    ruled_out = Law.ruled_out

    def stricter(self: Law, card: int, led: int, stage: int = FREE) -> Hand:
        own = self.obliging[card] if self.suit[card] != self.suit[led] else 0
        return ruled_out(self, card, led, stage) | own

    patch.setattr(Law, "ruled_out", stricter)


def strict_trumps(patch: pytest.MonkeyPatch) -> None:
    """The first of several possible trumps is forgotten."""
    possible: Callable[..., tuple[tuple[int, int], ...]] = possibilities.was_sticht_worlds.possible_trumps

    def stricter(game: WasSticht, view: View) -> tuple[tuple[int, int], ...]:
        pairs = possible(game, view)
        return pairs[1:] if len(pairs) > 1 else pairs

    patch.setattr(possibilities.was_sticht_worlds, "possible_trumps", stricter)


@pytest.mark.interpreted  # compiled code calls what it was compiled with
@at_every_table
def test_a_sampler_that_is_too_strict_is_found_out(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    strict_laws(monkeypatch)
    strict_trumps(monkeypatch)

    assert ruled_out(table, 2) > 0
