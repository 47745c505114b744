"""Mini games: the rules with few cards, and their whole trees as OpenSpiel reads them."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pyspiel
import pytest

from tests.research.episodes import positions
from tricktable.core.errors import SetupError
from tricktable.core.views import View
from tricktable.games import GAMES, new_game
from tricktable.research.episodes import Episodes
from tricktable.research.minis import Mini, find_mini, has_mini
from tricktable.research.openspiel import deal, register, resampler
from tricktable.research.positions import Position
from tricktable.research.trees import Tree

register()

ROOT = Path(__file__).parents[2]
OWN = [name for name, game in GAMES.items() if game.__module__.startswith("tricktable.")]
TINY = Mini(
    players=2, packs=("f3 g6 v7 v10",), sizes={"first 0": 1, "first 1": 1, "more 0": 1, "more 1": 1}, drawn="v7"
)
"""So few cards that a test can go through everything."""


def tiny(reward: str = "margin") -> Episodes:
    return Episodes(new_game("hasp", 2), reward=reward, mini=TINY)


@pytest.mark.parametrize("name", OWN)
def test_every_game_has_one_that_is_played_by_its_rules(name: str) -> None:
    assert has_mini(name)
    episodes = Episodes.at(name, reward="margin", is_mini=True)
    steps = 0
    for seed in range(5):
        for match in positions(episodes, f"mini {seed}"):
            steps += 1
            assert sum(hand.bit_count() for hand in match.phase.hands) <= sum(find_mini(name).sizes.values())

    assert 5 <= steps < 200


@pytest.mark.parametrize("name", OWN)
def test_openspiel_plays_it_and_resamples_it(name: str) -> None:
    game = pyspiel.load_game(f"tricktable_mini_{name}(reward=margin)")
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
    state = game.new_initial_state()
    deal(state, 1)
    player = state.current_player()

    world = resampler(1)(state, player)

    assert world.information_state_string(player) == state.information_state_string(player)


def test_a_mini_game_is_one_round_for_its_players() -> None:
    with pytest.raises(SetupError, match="for 2 players, not 4"):
        Episodes.at("hasp", 4, is_mini=True)
    with pytest.raises(SetupError, match="one round"):
        Episodes.at("hasp", 2, "match", is_mini=True)


def test_the_tree_is_the_game_itself() -> None:
    """Chance for everybody is worth the same in the tree, and in a walk through the positions."""
    tree = Tree(tiny())
    game = pyspiel.load_efg_game(tree.efg())

    by_tree = pyspiel.expected_returns(game.new_initial_state(), pyspiel.UniformRandomPolicy(game), -1, True)

    assert by_tree == pytest.approx(uniform_worth(Position(tiny())))
    assert sum(by_tree) == pytest.approx(0)
    assert tree.ends < tree.nodes


def uniform_worth(position: Position) -> list[float]:
    """What everybody gets in the mean if all choose by chance."""
    if position.player == -4:
        return list(position.episodes.rewards(position.running()))
    if position.player == -1:
        outcomes = position.outcomes()
    else:
        legal = position.legal()
        outcomes = [(action, 1 / len(legal)) for action in legal]
    worth = [0.0, 0.0]
    for action, chance in outcomes:
        further = position.copy()
        further.apply(action)
        for player, value in enumerate(uniform_worth(further)):
            worth[player] += chance * value
    return worth


def test_cfr_solves_it_and_bots_are_measured_by_it() -> None:
    tree = Tree(tiny())
    game = pyspiel.load_efg_game(tree.efg())
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(30):
        solver.evaluate_and_update_policy()
    tools = load("tools/mini_games.py")
    numbers = tools.numbers_of(game)

    solution = pyspiel.nash_conv(game, solver.tabular_average_policy())
    by_chance = pyspiel.nash_conv(game, tools.policy_of(tree, numbers, tools.find_bot("random")))
    by_thumb = pyspiel.nash_conv(game, tools.policy_of(tree, numbers, tools.find_bot("thumb")))

    assert 0 <= solution < 0.05
    assert solution < by_thumb
    assert solution < by_chance


def test_a_bot_is_asked_only_where_its_own_choices_lead() -> None:
    tree = Tree(tiny())
    asked = []

    def first(view: View) -> dict[int, float]:
        asked.append(view)
        return {view.legal[0]: 1.0}

    policy = tree.policy(first)

    assert 0 < len(asked) < len(policy) == sum(map(len, tree.infosets))
    assert all(sum(chance for _, chance in chances) == pytest.approx(1) for chances in policy.values())


def test_the_example_solves_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tricktable.research.games.hasp.MINI", TINY)
    told: list[str] = []

    value = load("examples/solve_a_mini_game.py").solve("hasp", 0.1, told.append)

    assert -3 < value < 3
    assert any("chooses" in line for line in told)


@pytest.mark.soak
@pytest.mark.timeout(0)
def test_a_mini_game_has_its_published_value() -> None:
    value = load("examples/solve_a_mini_game.py").solve("hasp", 0.01)

    assert value == pytest.approx(-1.03, abs=0.01)


def load(path: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(Path(path).stem, ROOT / path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_too_many_positions_are_refused() -> None:
    with pytest.raises(SetupError, match="more than 50"):
        Tree(tiny(), most_nodes=50)
