"""The games in OpenSpiel: `register()` makes `tricktable_njet(players=4,unit=round)` and the others known to
`pyspiel.load_game`.

Drawing and dealing are chance nodes. A choice that several make at once is asked for seat by seat, and nobody sees what
the others chose. Players are seats; the house's seat plays by itself. `resampler` gives OpenSpiel's `ismcts.ISMCTSBot`
worlds that a player cannot rule out. (`pyspiel.ISMCTSBot`, the one in C++, ends the process on any game that is written
in Python, OpenSpiel's own among them: 2.0.2 does not hand a Python state's resampling through.)
"""

from collections.abc import Callable
from typing import Any, Final

from tricktable.core.deals import Deals, ShuffledDeals
from tricktable.core.errors import SetupError
from tricktable.core.games import Game
from tricktable.core.streams import Stream
from tricktable.games import GAMES
from tricktable.research.chance import most_outcomes
from tricktable.research.episodes import REWARDS, UNITS, Episodes
from tricktable.research.extras import MissingExtra
from tricktable.research.minis import Mini, find_mini, has_mini
from tricktable.research.observers import ALL, NONE, OWN, Observer, most_steps, position_text
from tricktable.research.positions import CHANCE, OVER, Position, choices_in
from tricktable.research.structs import Struct, action_struct, actions_in, observation_struct, state_struct

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise MissingExtra("openspiel") from error

PREFIX: Final = "tricktable_"
MINI_PREFIX: Final = "tricktable_mini_"
LONGEST_MATCH: Final = 200
"""Rounds, for games that end by points."""
MOST_POINTS: Final = 1_000
"""More points than any round of a game brings whose cards count nothing."""


def register() -> tuple[str, ...]:
    """Makes all installed games, and the mini games, known to `pyspiel.load_game`; returns their names there."""
    known = set(pyspiel.registered_names())
    tables: list[tuple[type[Game], Mini | None]] = [(game, None) for game in GAMES.values()]
    tables += [(game, find_mini(game.name)) for game in GAMES.values() if has_mini(game.name)]
    for game, mini in tables:
        kind = game_type(game, mini)
        if kind.short_name not in known:
            pyspiel.register_game(kind, type(kind.short_name, (TrickGame,), {"kind": game, "mini": mini}))
    return tuple(game_type(game, mini).short_name for game, mini in tables)


def deal(state: "TrickState", deals: Deals | bytes | str | int) -> None:
    """Chance draws and deals from a seed, or from given deals, until a player is on turn: the same cards that a match
    with this seed has."""
    if not isinstance(deals, Deals):
        deals = ShuffledDeals(str(deals) if isinstance(deals, int) else deals)
    while state.is_chance_node():
        state.apply_action(state.position.next_of(deals))


def resampler(seed: bytes | str | int = 0) -> Callable[["TrickState", int], "TrickState"]:
    """For `ismcts.ISMCTSBot.set_resampler`: states that a player cannot tell from the one that they are in, all worlds
    equally likely. Finished rounds of a match stay as they were."""
    stream = Stream(str(seed) if isinstance(seed, int) else seed)

    def resample(state: "TrickState", player: int) -> "TrickState":
        position = state.position
        match = position.running()
        world = next(match.game.worlds(match.view(player), stream))
        deals = position.deals()
        if match.number:
            deals.deals[match.number] = world.deal
        earlier = [step for past in match.past for step in past.steps]
        new: TrickState = state.get_game().new_initial_state()
        for action in choices_in([*earlier, *world.steps], position.episodes):
            deal(new, deals)
            new.apply_action(action)
        deal(new, deals)
        return new

    return resample


def game_type(game: type[Game], mini: Mini | None, utility: Any = None, is_match: bool = False) -> Any:
    """What OpenSpiel wants to know of a game before it makes one. (It ships no types.)"""
    kinds = pyspiel.GameType
    counts = game.player_counts if mini is None else (mini.players,)
    parameters = {
        "players": game.default_players if mini is None else mini.players,
        "unit": UNITS[0],
        "reward": REWARDS[0],
        "options": "",
    }
    return kinds(
        short_name=(PREFIX if mini is None else MINI_PREFIX) + game.name,
        long_name=game.title if mini is None else f"{game.title} with few cards",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=utility or kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=not is_match,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters,
    )


class TrickGame(pyspiel.Game):
    """A table: the game for so many players, with what its episodes are and bring.

    Every game has a class of its own. (OpenSpiel keeps what makes a game until the process ends, when anything but a
    class would be taken apart too late.)
    """

    kind: type[Game]
    mini: Mini | None

    def __init__(self, params: dict[str, Any]) -> None:
        """`options` is written `name:value;name:value`."""
        kind, mini = self.kind, self.mini
        options = _options(params["options"])
        self.episodes = Episodes.at(
            kind.name, params["players"], params["unit"], params["reward"], options or None, mini is not None
        )
        game = self.episodes.game
        is_match = self.episodes.unit == "match"
        rounds = (game.ends_at()[1] or LONGEST_MATCH) if is_match else 1
        most = float(rounds * (MOST_POINTS + sum(game.card_points()) * game.seats))
        lowest, highest, total = {
            "points": (-most, most, None),
            "margin": (-most, most, 0.0),
            "share": (0.0, 1.0, 1.0),
        }[self.episodes.reward]
        utility = pyspiel.GameType.Utility
        sums = {None: utility.GENERAL_SUM, 0.0: utility.ZERO_SUM, 1.0: utility.CONSTANT_SUM}
        super().__init__(
            game_type(kind, mini, sums[total], is_match),
            pyspiel.GameInfo(
                num_distinct_actions=len(game.actions),
                max_chance_outcomes=most_outcomes(game),
                num_players=game.players,
                min_utility=lowest,
                max_utility=highest,
                utility_sum=total,
                max_game_length=rounds * most_steps(game),
            ),
            params,
        )
        cards = sum(part.size for part in game.layout.parts)
        self.chance_nodes = rounds * cards + len(game.draw_pack().cards)
        self.fresh = Position(self.episodes)
        """The beginning, which all new states share until something happens in them."""
        self.fresh.is_shared = True

    def new_initial_state(self) -> "TrickState":
        return TrickState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.chance_nodes

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Observer:
        """The observer of what a player or everybody knows; without a type it is a player's own, of this moment."""
        if isinstance(iig_obs_type, dict):  # OpenSpiel leaves out what it does not have
            iig_obs_type, params = None, iig_obs_type
        if params:
            raise ValueError(f"observers have no parameters, not {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        secrets = {
            pyspiel.PrivateInfoType.NONE: NONE,
            pyspiel.PrivateInfoType.SINGLE_PLAYER: OWN,
            pyspiel.PrivateInfoType.ALL_PLAYERS: ALL,
        }
        return Observer(self.episodes, kind.public_info, kind.perfect_recall, secrets[kind.private_info])


def _options(text: str) -> dict[str, str]:
    """The options of a game as the name of a game in OpenSpiel tells them."""
    pairs = [pair.partition(":") for pair in text.split(";") if pair]
    if not all(colon for _, colon, _ in pairs):
        raise SetupError(f"options are written name:value;name:value, not {text!r}")
    return {name: value for name, _, value in pairs}


class TrickState(pyspiel.State):
    """A state: everything about it is in its position, the one attribute that OpenSpiel copies and stores."""

    def __init__(self, game: TrickGame) -> None:
        super().__init__(game)
        self.position = game.fresh

    def current_player(self) -> int:
        return self.position.player

    def is_terminal(self) -> bool:
        return self.position.player == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.position.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.position.outcomes()

    def _apply_action(self, action: int) -> None:
        if self.position.is_shared:
            self.position = self.position.copy()
        self.position.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        position = self.position
        if player == CHANCE:
            assert position.chance is not None
            return f"deal {position.chance.text(action)}"
        return position.episodes.game.actions.text[action]

    def _to_struct(self) -> Struct:
        return state_struct(self.position)

    def _to_observation_struct(self, player: int) -> Struct:
        return observation_struct(self.position, player)

    def _action_to_struct(self, player: int, action: int) -> Struct:
        return action_struct(self.position, player, action)

    def _struct_to_actions(self, struct: Struct) -> list[int]:
        return actions_in(self.position, struct)

    def returns(self) -> list[float]:
        position = self.position
        if position.player != OVER:
            return [0.0] * position.episodes.game.players
        return list(position.episodes.rewards(position.running()))

    def __str__(self) -> str:
        return position_text(self.position)
