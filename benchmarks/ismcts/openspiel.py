"""OpenSpiel's own ISMCTS in Python as an opponent, over the registered game, with our worlds."""

from functools import cache
from time import thread_time
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from benchmarks.ismcts.opponents import Limit, Opponent, Thought
from tricktable.bots.chances import pace_of
from tricktable.core.deals import GivenDeals
from tricktable.core.games import Game
from tricktable.core.matches import Match
from tricktable.core.streams import Stream
from tricktable.research.openspiel import PREFIX, TrickState, deal, register, resampler
from tricktable.research.positions import choices_in

ENDLESS: Final = 1 << 60
FEWEST: Final = 2
"""The first simulation does nothing but make the root: no move has been visited after it."""


class TimedBot(ismcts.ISMCTSBot):  # type: ignore[misc] # OpenSpiel has no types
    """The bot with a limit in the place of a number."""

    def think(self, state: TrickState, limit: Limit) -> Thought:
        """The most visited move; of several one by chance."""
        began = thread_time()
        self.reset()
        root = self.create_new_node(state)
        self._root_node = root
        done = 0
        while done < FEWEST or limit.goes_on(done, began):
            self.run_simulation(self.sample_root_state(state))
            done += 1
        actions, chances = zip(*self.get_final_policy(state, root), strict=True)
        action = int(self._random_state.choice(actions, p=chances))
        return Thought(action, done, thread_time() - began)


class OpenSpielOpponent(Opponent):
    """Makes every choice of every game. It plays for points beyond the mean of the others."""

    name = "openspiel"
    least = 50

    def choose(self, match: Match, seat: int, stream: Stream, limit: Limit) -> Thought | None:
        number = stream.named("openspiel").next()
        random = np.random.RandomState(number & 0xFFFFFFFF)
        table = _table(match.game)
        evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=random)
        constant = self.exploration * pace_of(match.game).spread
        final = ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        bot = TimedBot(table, evaluator, constant, ENDLESS, random_state=random, final_policy_type=final)
        bot.set_resampler(resampler(str(number)))
        return bot.think(_state(table, match), limit)


def _table(game: Game) -> Any:  # OpenSpiel has no types
    return _loaded(game.name, game.players, tuple(game.options.items()))


@cache
def _loaded(name: str, players: int, options: tuple[tuple[str, str], ...]) -> Any:
    register()
    written = ";".join(f"{option}:{value}" for option, value in options)
    parts = [f"players={players}", "unit=round", "reward=margin", *([f"options={written}"] if written else [])]
    return pyspiel.load_game(f"{PREFIX}{name}({','.join(parts)})")


def _state(table: Any, match: Match) -> TrickState:
    """The match in its first round as a state, from which the bot gets nothing but worlds of its player."""
    state: TrickState = table.new_initial_state()
    deals = GivenDeals(match.drawn, {match.number: match.deal} if match.number else {})
    past = [step for past in match.past for step in past.steps]
    for action in choices_in([*past, *match.steps], state.position.episodes):
        deal(state, deals)
        state.apply_action(action)
    deal(state, deals)
    return state
