"""Structs of OpenSpiel: positions, observations and actions as JSON."""

import json
from random import Random

import pyspiel
import pytest

from tests.contract.tables import TABLES, Table, table_name
from tests.research.test_openspiel import load, state_of
from tricktable.core.records import UNKNOWN
from tricktable.research.openspiel import deal
from tricktable.research.structs import Struct, actions_in


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_actions_and_cards_come_back_from_their_structs(table: Table) -> None:
    """An episode that is played by structs alone is the one that is played by numbers, chance and all."""
    game = load(table)
    state, other = game.new_initial_state(), game.new_initial_state()
    rand = Random(1)
    while not state.is_terminal():
        action = rand.choice(state.legal_actions())
        struct = state.action_to_struct(state.current_player(), action)
        assert isinstance(struct, pyspiel.ActionStruct)
        assert other.struct_to_actions(struct) == [action]
        assert other.validate_action_struct(struct).ok()
        state.apply_action(action)
        assert other.apply_action_struct(struct).ok()

    assert other.is_terminal()
    assert str(other) == str(state)
    assert other.to_json() == state.to_json()


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_a_state_tells_everything_and_an_observation_what_its_player_knows(table: Table) -> None:
    game = load(table)
    for steps in (0, 8, 21):
        state = state_of(game, steps, steps)
        match = state.position.running()
        everything = json.loads(state.to_struct().to_json())
        assert everything == state.to_dict()
        assert everything["current_player"] == state.current_player()
        assert everything["phase"] == match.phase.name
        assert [step[1] for step in everything["steps"]] == [match.game.actions.text[each] for _, each in match.steps]
        for player in range(table[1]):
            told = state.to_observation_struct(player).to_dict()
            view = match.view(player)
            assert told["hand"] == everything["hands"][player]
            assert told["hand_sizes"] == [len(hand) for hand in everything["hands"]]
            assert told["legal"] == [match.game.actions.text[action] for action in view.legal]
            assert told["facts"] == {name: list(values) for name, values in view.facts.items()}
            for known, done in zip(told["steps"], everything["steps"], strict=True):
                assert known[0] == done[0]
                assert known[1] in (done[1], UNKNOWN)


def test_whoever_waits_for_cards_is_told_of_none() -> None:
    game = load(("hasp", 4))
    state = game.new_initial_state()
    while state.position.match is None:
        state.apply_action(state.legal_actions()[0])
    state.apply_action(state.legal_actions()[0])

    told = state.to_struct().to_dict()

    assert told["phase"] == "deal"
    assert [len(cards) for cards in told["deal"].values()] == [1]
    assert state.to_observation_struct(0).to_dict() == {"player": 0, "round": 0, "phase": "deal"}


def test_what_chance_deals_is_told_as_it_comes() -> None:
    game = load(("njet", 2))
    state = game.new_initial_state()
    deal(state, 1)
    dealt = state.to_struct().to_dict()["deal"]
    again = game.new_initial_state()
    while again.is_chance_node():
        so_far = again.to_struct().to_dict().get("deal", {})
        assert all(dealt[label][: len(cards)] == cards for label, cards in so_far.items())
        again.apply_action(again.position.next_of(state.position.deals()))

    assert again.to_json() == state.to_json()


@pytest.mark.parametrize("struct", [{}, {"seat": 0}, {"seat": 0, "action": 3}, {"seat": 0, "action": "sing"}])
def test_what_is_no_action_is_refused(struct: Struct) -> None:
    state = state_of(load(("njet", 4)), 1, 0)

    with pytest.raises(ValueError, match="action"):
        actions_in(state.position, struct)


def test_what_is_not_allowed_is_refused() -> None:
    game = load(("njet", 4))
    state = state_of(game, 1, 0)
    player = state.current_player()
    later = state.action_to_struct(player, state.position.running().game.actions.parse("r1"))
    other = state.action_to_struct((player + 1) % 4, state.legal_actions()[0])
    card = game.new_initial_state()
    before = str(state)

    assert not state.validate_action_struct(later).ok()
    assert not state.apply_action_struct(later).ok()
    with pytest.raises(ValueError, match="is not on turn"):
        state.apply_action_struct(other)
    with pytest.raises(ValueError, match="chance does not deal"):
        state.apply_action_struct(card.action_to_struct(card.current_player(), card.legal_actions()[0]))

    assert str(state) == before
