"""Hearts is in the forms of PettingZoo, OpenSpiel and Gymnasium without a line of its own."""

import warnings

import gymnasium
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import tricktable.research.gymnasium  # noqa: F401 (makes the names known)
from tricktable.research import openspiel
from tricktable.research.pettingzoo import env


@pytest.mark.parametrize("players", [3, 4, 5])
def test_pettingzoo_and_openspiel_play_hearts(players: int) -> None:
    openspiel.register()

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        api_test(env("hearts", players, mask="info"), num_cycles=50)
        seed_test(lambda: env("hearts", players, mask="info"), num_cycles=50)
    game = pyspiel.load_game(f"tricktable_hearts(players={players})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_gymnasium_plays_hearts() -> None:
    check_env(gymnasium.make("tricktable/hearts-v0", opponents="simple").unwrapped, skip_render_check=True)
