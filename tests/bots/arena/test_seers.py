"""Who sees all cards plays in the arena, and nowhere else."""

from collections.abc import Callable
from itertools import islice

import pytest

from tests.contract.tables import TABLES, Table, game_at, positions, table_name
from tricktable.bots import BOTS, IN_THE_ARENA_ALONE, Bot
from tricktable.bots.arena.contests import ROUND, Contest, find_player, hold, player_meanings
from tricktable.bots.arena.seers import SEERS, Clairvoyant, Seer
from tricktable.core.streams import Stream

FEW = Clairvoyant.budget._replace(worlds=4, early_worlds=2, early_playouts=2, nodes=200, open_nodes=200)


@pytest.fixture
def clairvoyant(monkeypatch: pytest.MonkeyPatch) -> Clairvoyant:
    """One that looks at little."""
    monkeypatch.setattr(Clairvoyant, "budget", FEW)
    return Clairvoyant()


def test_a_seer_is_no_bot_and_has_a_name_that_bots_do_not_have() -> None:
    assert tuple(SEERS) == IN_THE_ARENA_ALONE
    assert not set(SEERS) & set(BOTS)
    for seer in SEERS.values():
        assert Bot not in type(seer).__mro__


def test_the_arena_knows_bots_and_seers() -> None:
    assert isinstance(find_player("clairvoyant"), Seer)
    assert isinstance(find_player("thumb"), Bot)
    assert set(player_meanings()) == {*BOTS, *SEERS}


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_the_clairvoyant_can_choose_everywhere_and_changes_nothing(table: Table, clairvoyant: Clairvoyant) -> None:
    seen: set[str] = set()
    for match in positions(game_at(table), "seer"):
        if match.is_over or match.phase.name in seen or len(match.legal_actions(match.turn)) < 2:
            continue
        seen.add(match.phase.name)
        before = str(match.view(match.turn)), match.phase.hands[:], match.steps[:]

        chosen = clairvoyant.choose(match, match.turn, Stream("seer"))

        assert chosen in match.legal_actions(match.turn)
        assert chosen == clairvoyant.choose(match.copy(), match.turn, Stream("seer"))
        assert (str(match.view(match.turn)), match.phase.hands, match.steps) == before


def test_the_clairvoyant_really_looks_at_hidden_cards(clairvoyant: Clairvoyant) -> None:
    """In worlds that look the same to its seat it does not always do the same."""
    choose: Callable[..., int] = clairvoyant.choose
    game = game_at(("hasp", 2))
    for match in positions(game, "look"):
        if match.is_over or len(match.legal_actions(match.turn)) < 3:
            continue
        worlds = islice(game.worlds(match.view(match.turn), Stream("worlds")), 12)
        if len({choose(world, match.turn, Stream("seer")) for world in worlds}) > 1:
            return
    raise AssertionError("it does the same whatever the others hold")


def test_the_clairvoyant_enters_the_arena(clairvoyant: Clairvoyant) -> None:
    report = hold(Contest("hasp", 2, (), ("clairvoyant", "random"), ROUND, "seers", 8))

    assert report.comparisons[0].stronger() == "clairvoyant"
