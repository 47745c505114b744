"""The games in OpenSpiel: its own tests, observers, resampling, copying and storing."""

import pickle
from random import Random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from tests.contract.tables import TABLES, Table, table_name
from tests.research.episodes import chosen
from tricktable.core.errors import SetupError
from tricktable.core.streams import Stream
from tricktable.research.episodes import Episodes
from tricktable.research.openspiel import TrickState, deal, register, resampler

NAMES = register()


def load(table: Table, *params: str) -> pyspiel.Game:
    name, players = table
    return pyspiel.load_game(f"tricktable_{name}({','.join((f'players={players}', *params))})")


def state_of(game: pyspiel.Game, seed: int, steps: int) -> TrickState:
    """A state of random choices after so many steps, or the last in which somebody is on turn."""
    state: TrickState = game.new_initial_state()
    rand = Random(seed)
    while True:
        deal(state, seed)
        further = state.child(rand.choice(state.legal_actions()))
        if steps == 0 or further.is_terminal():
            return state
        state, steps = further, steps - 1


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_it_is_what_openspiel_expects(table: Table) -> None:
    pyspiel.random_sim_test(load(table), num_sims=1, serialize=True, verbose=False)


@pytest.mark.soak
@pytest.mark.timeout(0)
@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_it_is_what_openspiel_expects_at_length(table: Table) -> None:
    pyspiel.random_sim_test(load(table), num_sims=100, serialize=True, verbose=False)


@pytest.mark.parametrize("reward", ["points", "margin", "share"])
def test_a_whole_match_is_what_openspiel_expects(reward: str) -> None:
    game = load(("hasp", 2), "unit=match", f"reward={reward}")

    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("table", [("njet", 2), ("was_sticht", 3)], ids=table_name)
def test_long_matches_are_stored_and_told_at_every_step(table: Table) -> None:
    """Finished rounds are neither played nor told again each time: that took longer with every round."""
    pyspiel.random_sim_test(load(table, "unit=match"), num_sims=1, serialize=True, verbose=False)


@pytest.mark.soak
@pytest.mark.timeout(0)
@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_whole_matches_of_every_table_are_what_openspiel_expects(table: Table) -> None:
    pyspiel.random_sim_test(load(table, "unit=match"), num_sims=1, serialize=True, verbose=False)


def test_what_was_told_of_finished_rounds_is_not_mixed_up_between_matches_that_part() -> None:
    """Copies share the words of the rounds behind them; each has its own from where they went apart."""
    game = load(("hasp", 2), "unit=match")
    first = game.new_initial_state()
    deal(first, 1)
    second = first.clone()
    for state, choice in ((first, 0), (second, -1)):
        while not state.is_terminal() and state.position.running().number < 3:
            deal(state, 1)
            state.apply_action(state.legal_actions()[choice])
            if state.is_chance_node():
                deal(state, 1)
    played = [(state, again(game, state)) for state in (first, second, first)]

    assert first.information_state_string(0) != second.information_state_string(0)
    for state, fresh in played:
        assert state.information_state_string(0) == fresh.information_state_string(0)
        assert state.information_state_string(1) == fresh.information_state_string(1)
        assert str(state) == str(fresh)


def again(game: pyspiel.Game, state: TrickState) -> TrickState:
    """The same state, from the beginning."""
    new: TrickState = game.new_initial_state()
    for action in state.history():
        new.apply_action(action)
    return new


def test_all_rounds_of_a_match_are_dealt_from_its_seed() -> None:
    table = ("hasp", 3)
    game = load(table, "unit=match")
    match = Episodes.at(*table, unit="match").begin(1)
    state = game.new_initial_state()
    stream = Stream("choices")
    while not match.is_over:
        deal(state, 1)
        assert state.current_player() == match.turn
        action = chosen(match, stream)
        match.apply(match.turn, action)
        state.apply_action(action)

    assert match.number > 1
    assert state.is_terminal()
    assert tuple(state.returns()) == Episodes.at(*table, unit="match").rewards(match)


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_copies_and_stored_states_go_on_alike(table: Table) -> None:
    game = load(table)
    for steps in (0, 9, 25):
        state = state_of(game, steps, steps)
        player = state.current_player()
        others = [
            state.clone(),
            game.deserialize_state(state.serialize()),
            pickle.loads(pickle.dumps(state)),
            pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1],
        ]
        action = state.legal_actions()[-1]
        for other in others:
            assert other.information_state_string(player) == state.information_state_string(player)
            assert str(other) == str(state)
            before = str(state)
            other.apply_action(action)
            assert str(state) == before
            assert str(other) == str(state.child(action))


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_every_resampled_state_looks_the_same_to_its_player(table: Table) -> None:
    game = load(table)
    resample = resampler("worlds")
    for steps in (0, 7, 19):
        state = state_of(game, steps, steps)
        player = state.current_player()
        hidden = set()
        for _ in range(4):
            world = resample(state, player)
            hidden.add(str(world))
            assert world.current_player() == player
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.observation_string(player) == state.observation_string(player)
            assert world.information_state_tensor(player) == state.information_state_tensor(player)

        assert steps or len(hidden) > 1 or state.position.running().number == 0


def play_with_ismcts(table: Table, rounds: int, simulations: int, moves: int) -> None:
    """Every world that the search is given looks to its player like the state that it stands for."""
    game = load(table)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 10.0, simulations, random_state=np.random.RandomState(1))
    resample = resampler(1)

    def resampled(state: TrickState, player: int) -> TrickState:
        world = resample(state, player)
        assert world.information_state_string(player) == state.information_state_string(player)
        return world

    bot.set_resampler(resampled)
    for seed in range(rounds):
        state = game.new_initial_state()
        rand = Random(seed)
        made = 0
        while not state.is_terminal():
            deal(state, seed)
            if made < moves and len(state.legal_actions()) > 1:
                state.apply_action(int(bot.step(state)))
                made += 1
            else:
                state.apply_action(rand.choice(state.legal_actions()))


@pytest.mark.parametrize("table", [("hasp", 2), ("meinz", 3)], ids=table_name)
def test_ismcts_plays_with_our_worlds(table: Table) -> None:
    play_with_ismcts(table, rounds=1, simulations=3, moves=5)


@pytest.mark.soak
@pytest.mark.timeout(0)
@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_ismcts_plays_rounds_of_every_table(table: Table) -> None:
    play_with_ismcts(table, rounds=20, simulations=4, moves=1000)


def test_observers_have_named_pieces() -> None:
    game = load(("njet", 4))
    state = state_of(game, 1, 30)
    own = make_observation(game, pyspiel.IIGObservationType(perfect_recall=False))
    told = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    public = make_observation(
        game,
        pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE),
    )
    private = make_observation(game, pyspiel.IIGObservationType(public_info=False, perfect_recall=False))
    everything = make_observation(
        game, pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    )
    for observer in (own, told, public, private, everything):
        observer.set_from(state, 2)
        assert observer.tensor.min() >= 0
        assert observer.dict["player"].tolist() == [0, 0, 1, 0]
    match = state.position.running()
    steps = [[(seat - 2) % 4 + 1, action + 1] for seat, action in match.steps]

    assert list(private.dict) == ["player", "hand"]
    assert private.dict["hand"].any()
    assert (own.dict["hand"] == private.dict["hand"]).all()
    assert "history" not in own.dict
    assert told.dict["history"][: len(steps)].tolist() == steps
    assert not told.dict["history"][len(steps) :].any()
    assert not public.dict["hand"].any()
    assert everything.dict["all hands"].shape[0] == 4
    assert (everything.dict["all hands"][0] == own.dict["hand"]).all()
    assert private.string_from(state, 2).endswith(match.game.deck.texts(match.view(2).hand))
    assert everything.string_from(state, 2).startswith(own.string_from(state, 2))


def test_information_states_differ_wherever_views_do() -> None:
    """Perfect recall: what a player heard is the same if and only if the player's view is."""
    for table in TABLES:
        game = load(table)
        views: dict[str, str] = {}
        for seed in range(3):
            state = state_of(game, seed % 2, 12 + seed // 2)
            for player in range(table[1]):
                told = state.information_state_string(player)
                view = str(state.position.running().view(player))
                assert views.setdefault(told, view) == view
        assert len(views) == len(set(views.values()))


def test_whoever_waits_for_cards_knows_nothing_of_them() -> None:
    game = load(("hasp", 4))
    state = game.new_initial_state()
    while state.position.match is None:
        state.apply_action(state.legal_actions()[0])
    before = [state.observation_tensor(player) for player in range(4)]
    state.apply_action(state.legal_actions()[0])

    assert [state.observation_tensor(player) for player in range(4)] == before
    assert state.information_state_string(0).startswith("0 awaits cards")


def test_options_and_what_there_is_not() -> None:
    assert load(("njet", 4), "options=difference:on").episodes.game.options == {"difference": "on"}
    assert "tricktable_mini_hasp" in NAMES
    with pytest.raises(SetupError):
        load(("njet", 4), "unit=trick")
    with pytest.raises(SetupError, match="name:value"):
        load(("njet", 4), "options=difference")
