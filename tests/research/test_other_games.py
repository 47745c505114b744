"""A game of another package is in all forms, with nothing but its rules; and what is not installed is named."""

import subprocess
import sys
from contextlib import redirect_stdout
from io import StringIO

import gymnasium
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from tricktable.core.errors import SetupError
from tricktable.games import GAMES
from tricktable.research import gymnasium as gymnasium_form
from tricktable.research import openspiel
from tricktable.research.minis import find_mini
from tricktable.research.pettingzoo import env
from tricktable.template import TemplateGame


def test_a_game_with_rules_alone_is_in_all_forms(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, TemplateGame.name, TemplateGame)
    openspiel.register()
    gymnasium_form.register()

    for players in TemplateGame.player_counts:
        with redirect_stdout(StringIO()):
            api_test(env("template", players, mask="info"), num_cycles=20)
            seed_test(lambda players=players: env("template", players, mask="info"), num_cycles=20)
        game = pyspiel.load_game(f"tricktable_template(players={players})")
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
        resampled = openspiel.resampler(1)
        state = game.new_initial_state()
        openspiel.deal(state, 1)
        assert resampled(state, 1).information_state_string(1) == state.information_state_string(1)
    check_env(gymnasium.make("tricktable/template-v0").unwrapped, skip_render_check=True)
    with pytest.raises(SetupError, match="no mini game"):
        find_mini("template")


@pytest.mark.parametrize(
    ("form", "library"), [("pettingzoo", "pettingzoo"), ("openspiel", "pyspiel"), ("gymnasium", "gymnasium")]
)
def test_what_is_not_installed_is_named(form: str, library: str) -> None:
    script = f"import sys; sys.modules['{library}'] = None; import tricktable.research.{form}"

    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)

    assert f"pip install 'tricktable[{form}]'" in done.stderr.splitlines()[-1]
