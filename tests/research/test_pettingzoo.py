"""Tables in PettingZoo: its own tests, and the same match behind it."""

import warnings
from contextlib import redirect_stdout
from io import StringIO

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, seed_test

from tests.contract.tables import TABLES, Table, table_name
from tricktable.core.errors import IllegalAction, SetupError
from tricktable.research.pettingzoo import TrickTable, env, register

CYCLES = 30


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_it_is_what_pettingzoo_expects(table: Table) -> None:
    """Without any warning where the mask is in the info. PettingZoo warns of every dictionary that it does not know."""
    with redirect_stdout(StringIO()):
        api_test(env(*table, mask="info"), num_cycles=CYCLES)
        seed_test(lambda: env(*table, mask="info"), num_cycles=CYCLES)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            api_test(env(*table), num_cycles=CYCLES)
            seed_test(lambda: env(*table), num_cycles=CYCLES)


@pytest.mark.soak
@pytest.mark.timeout(0)
@pytest.mark.parametrize("unit", ["round", "match"])
@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_it_is_what_pettingzoo_expects_at_length(table: Table, unit: str) -> None:
    for reward in ("points", "margin", "share"):
        api_test(env(*table, unit=unit, reward=reward, mask="info"))
        seed_test(lambda reward=reward: env(*table, unit=unit, reward=reward, mask="info"))


@pytest.mark.parametrize("unit", ["round", "match"])
@pytest.mark.parametrize("table", [("hasp", 4), ("meinz", 3)], ids=table_name)
def test_rewards_are_what_the_match_brings(table: Table, unit: str) -> None:
    for reward in ("points", "margin", "share"):
        trick_table = env(*table, unit=unit, reward=reward)
        trick_table.reset(seed=3)
        totals = dict.fromkeys(trick_table.agents, 0.0)
        for agent in trick_table.agent_iter():
            observation, gained, is_over, _, _ = trick_table.last()
            totals[agent] += gained
            trick_table.step(None if is_over else trick_table.action_space(agent).sample(observation["action_mask"]))

        assert trick_table.match is not None
        assert tuple(totals.values()) == pytest.approx(trick_table.episodes.rewards(trick_table.match))
        if reward == "margin":
            assert sum(totals.values()) == pytest.approx(0)
        if reward == "share":
            assert sum(totals.values()) == pytest.approx(1)


def test_who_is_on_turn_may_choose_and_nobody_else() -> None:
    table = env("meinz", 4)
    table.reset(seed=1)
    masks = {agent: table.observe(agent)["action_mask"] for agent in table.agents}

    assert masks.pop(table.agent_selection).any()
    assert not any(mask.any() for mask in masks.values())


def test_an_illegal_action_changes_nothing() -> None:
    table = env("njet", 4, mask="info")
    table.reset(seed=1)
    before = table.last()[0]

    with pytest.raises(IllegalAction):
        table.step(int(np.argmin(table.infos[table.agent_selection]["action_mask"])))

    assert (table.last()[0] == before).all()


def test_without_a_seed_one_episode_follows_the_other() -> None:
    first, second = env("njet", 4), env("njet", 4)
    for table in (first, second):
        table.reset(seed=5)
    begun = first.last()[0]["observation"]
    for table in (first, second):
        table.reset()

    assert (first.last()[0]["observation"] == second.last()[0]["observation"]).all()
    assert (first.last()[0]["observation"] != begun).any()


def test_it_renders_what_the_agent_on_turn_knows() -> None:
    table = env("mue", 5, render_mode="ansi")
    table.reset(seed=1)

    assert table.match is not None
    assert table.render() == str(table.match.view(table.match.turn))
    assert env("mue").render_mode is None


def test_the_games_are_known_by_their_names() -> None:
    assert register() == register()

    table = pettingzoo.make("aec", "tricktable/hasp-v0", players=3, unit="match")

    assert isinstance(table, TrickTable)
    assert (table.episodes.game.players, table.episodes.unit) == (3, "match")


@pytest.mark.parametrize("wish", [{"unit": "trick"}, {"reward": "tips"}, {"mask": "none"}, {"render_mode": "human"}])
def test_what_there_is_not_is_refused(wish: dict[str, str]) -> None:
    with pytest.raises(SetupError):
        env("njet", 4, **wish)  # type: ignore[arg-type]


def test_options_are_the_games_own() -> None:
    assert env("mue").episodes.game.options["hands"] == "20"
    assert env("mue", options={"target": "50"}).episodes.game.options["target"] == "50"
