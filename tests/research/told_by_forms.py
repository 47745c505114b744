"""All that the forms tell a player of a position, as bytes: for matches that the player cannot tell apart they are the
same."""

import pickle
from collections.abc import Callable
from functools import cache
from typing import Any, Final, NamedTuple

import pyspiel
from open_spiel.python.observation import make_observation

from tests.contract.tables import Table
from tests.research.episodes import positions
from tricktable.core.matches import Match
from tricktable.core.streams import Stream
from tricktable.research.episodes import Episodes
from tricktable.research.gymnasium import SeatEnv
from tricktable.research.openspiel import TrickState, register
from tricktable.research.pettingzoo import TrickTable

register()

Form = Callable[[Table, Match, int], bytes]
"""What a form tells this player of a match."""

KINDS: Final = [
    pyspiel.IIGObservationType(public_info=public, perfect_recall=recall, private_info=private)
    for public in (True, False)
    for recall in (True, False)
    for private in (pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER)
]


def by_pettingzoo(table: Table, match: Match, player: int) -> bytes:
    told: list[Any] = []
    for mask in ("observation", "info"):
        trick_table = _table(table, mask)
        trick_table.reset(seed=0)
        trick_table.match = match
        trick_table.agent_selection = trick_table.possible_agents[match.turn]
        trick_table._inform()
        agent = trick_table.possible_agents[player]
        told += [trick_table.observe(agent), trick_table.infos[agent], trick_table.rewards]
        if player == match.turn:
            told += [trick_table.last(), trick_table.render()]
    return pickle.dumps(told)


@cache
def _table(table: Table, mask: str) -> TrickTable:
    return TrickTable(Episodes.at(*table), mask, "ansi")


def by_gymnasium(table: Table, match: Match, player: int) -> bytes:
    seat = _seat(table, player)
    seat.match = match
    return pickle.dumps((seat._observe(), seat._info(), seat.render()))


@cache
def _seat(table: Table, player: int) -> SeatEnv:
    return SeatEnv(*table, seat=player, render_mode="ansi")


def by_openspiel(table: Table, match: Match, player: int) -> bytes:
    state = state_with(table, match)
    told: list[Any] = [
        state.information_state_string(player),
        state.observation_string(player),
        state.information_state_tensor(player),
        state.observation_tensor(player),
        state.legal_actions(player),
        state.to_observation_struct(player).to_json(),
    ]
    for observer in _observers(table):
        observer.set_from(state, player)
        told += [observer.tensor.tobytes(), observer.string_from(state, player)]
    return pickle.dumps(told)


def state_with(table: Table, match: Match) -> TrickState:
    """A state in which this match is played."""
    state: TrickState = _game(table).new_initial_state()
    state.position = state.position.copy()
    state.position.match = match
    state.position.chance = None
    state.position.player = match.turn
    return state


@cache
def _game(table: Table) -> Any:
    return pyspiel.load_game(f"tricktable_{table[0]}(players={table[1]})")


@cache
def _observers(table: Table) -> list[Any]:
    return [make_observation(_game(table), kind) for kind in KINDS]


FORMS: Final[tuple[Form, ...]] = (by_pettingzoo, by_gymnasium, by_openspiel)


class Tally(NamedTuple):
    """How many positions were looked at, and in how many of them the two worlds were dealt differently."""

    positions: int
    different: int


def check(table: Table, form: Form, seed: str, every: int) -> Tally:
    """Compares what a form tells of two worlds, for a player in every so many positions of an episode."""
    looked_at = different = 0
    stream = Stream(f"worlds {seed}")
    episodes = Episodes.at(*table)
    for number, match in enumerate(positions(episodes, seed)):
        if number % every:
            continue
        player = stream.below(episodes.game.players)
        worlds = episodes.game.worlds(match.view(player), stream)
        first, second = next(worlds), next(worlds)
        first.past = second.past = match.past  # worlds know nothing of what was before the round
        looked_at += 1
        different += first.deal != second.deal
        truth = form(table, match, player)
        assert truth == form(table, first, player)
        assert truth == form(table, second, player)
    return Tally(looked_at, different)
