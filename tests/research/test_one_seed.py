"""One seed is one episode, whoever plays it: in a match, a batch, PettingZoo and OpenSpiel, action by action."""

import numpy as np
import pyspiel
import pytest

from tests.contract.tables import TABLES, Table, table_name
from tests.research.episodes import chosen
from tricktable.core.streams import Stream
from tricktable.research import Batch
from tricktable.research.episodes import Episodes, seed_of
from tricktable.research.openspiel import deal, register
from tricktable.research.pettingzoo import env

register()


def play(table: Table, seed: int, rounds: int) -> None:
    """The first episodes that follow a seed, in all forms at once."""
    episodes = Episodes.at(*table)
    batch = Batch(*table, n=1, seed=seed)
    agents = env(*table)
    game = pyspiel.load_game(f"tricktable_{table[0]}(players={table[1]})")
    for number in range(rounds):
        text = seed_of(seed, number)
        match = episodes.begin(text)
        agents.reset(seed=None if number else seed)
        state = game.new_initial_state()
        stream = Stream(f"choices {text}")
        while not match.phase.is_over:
            deal(state, text)
            seat, legal = match.turn, match.legal_actions(match.turn)
            observed = agents.last()[0]
            assert (batch.seats[0], state.current_player(), agents.agent_selection) == (seat, seat, f"player_{seat}")
            assert tuple(np.flatnonzero(batch.masks[0])) == tuple(state.legal_actions()) == legal
            assert tuple(np.flatnonzero(observed["action_mask"])) == legal
            assert (batch.observations[0] == observed["observation"]).all()
            action = chosen(match, stream)
            match.apply(seat, action)
            batch.step([action])
            agents.step(action)
            state.apply_action(action)
        rewards = episodes.rewards(match)
        assert state.is_terminal()
        assert batch.ends[0]
        assert tuple(state.returns()) == tuple(batch.rewards[0]) == tuple(agents.rewards.values()) == rewards


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_one_seed_is_one_episode_in_all_forms(table: Table) -> None:
    play(table, seed=3, rounds=2)


@pytest.mark.soak
@pytest.mark.timeout(0)
@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_ten_thousand_rounds_are_the_same_in_all_forms(table: Table) -> None:
    play(table, seed=5, rounds=10_000)
