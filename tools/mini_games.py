"""Solves the mini games with OpenSpiel's CFR+, and tells how far the bots are from that, as in `docs/research.md`.

`python -m tools.mini_games [GAME ...] [--until 0.005] [--bots thumb,search]` (some minutes for each game).

NashConv is what all players together could gain if each alone answered the others as well as possible; 0 in an
equilibrium. What a bot gives away is measured against players of the solution, in the mean of all seats. Everything is
in points beyond the mean of the others.
"""

import argparse
from functools import partial
from statistics import mean
from typing import Any

import pyspiel

from tricktable.bots import Bot, find_bot
from tricktable.core.streams import Stream
from tricktable.core.views import View
from tricktable.games import GAMES, find_game
from tricktable.research.episodes import Episodes
from tricktable.research.minis import has_mini
from tricktable.research.trees import Tree

Numbers = dict[str, dict[str, int]]
"""For each information set OpenSpiel's numbers of the actions, by their notation."""


def numbers_of(game: Any) -> Numbers:
    """OpenSpiel numbers the actions of a tree as it meets them."""
    numbers: Numbers = {}
    states = [game.new_initial_state()]
    while states:
        state = states.pop()
        if state.is_terminal():
            continue
        if not state.is_chance_node():
            name = state.information_state_string()
            if name not in numbers:
                numbers[name] = {state.action_to_string(action): action for action in state.legal_actions()}
        states += [state.child(action) for action in state.legal_actions()]
    return numbers


def choice_of(bot: Bot, view: View) -> dict[int, float]:
    """What a bot does, always with the same chance."""
    if bot.name == "random":
        return dict.fromkeys(view.legal, 1 / len(view.legal))
    return {bot.choose(view, Stream(str(view))): 1.0}


def policy_of(tree: Tree, numbers: Numbers, bot: Bot) -> Any:
    """A bot in all seats."""
    policy = tree.policy(partial(choice_of, bot))
    return pyspiel.TabularPolicy(
        {name: [(numbers[name][text], chance) for text, chance in chances] for name, chances in policy.items()}
    )


def solve(name: str, until: float, bots: list[str]) -> None:
    tree = Tree(Episodes.at(name, reward="margin", is_mini=True))
    game = pyspiel.load_efg_game(tree.efg())
    sets = sum(map(len, tree.infosets))
    players = tree.episodes.game.players
    print(
        f"{find_game(name).title}: {players} players, {tree.nodes:,} positions, {sets:,} information sets", flush=True
    )
    solver = pyspiel.CFRPlusSolver(game)
    iterations, distance = 0, float("inf")
    while distance > until:
        for _ in range(10):
            solver.evaluate_and_update_policy()
        iterations += 10
        solution = solver.tabular_average_policy()
        distance = pyspiel.nash_conv(game, solution)
    values = returns(game, [solution] * players)
    print(f"  CFR+, {iterations} iterations: NashConv {distance:.4f}, values {texts(values)}", flush=True)
    numbers = numbers_of(game)
    for bot in bots:
        policy = policy_of(tree, numbers, find_bot(bot))
        given = []
        for seat in range(players):
            seated = [policy if seat == other else solution for other in range(players)]
            given.append(values[seat] - returns(game, seated)[seat])
        print(f"  {bot}: NashConv {pyspiel.nash_conv(game, policy):.3f}, gives away {mean(given):.3f}", flush=True)


def returns(game: Any, policies: list[Any]) -> list[float]:
    """What each player gets in the mean."""
    found: list[float] = pyspiel.expected_returns(game.new_initial_state(), policies, -1, True)
    return found


def texts(values: list[float]) -> str:
    return " ".join(f"{value:+.3f}" for value in values)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=[name for name in GAMES if has_mini(name)])
    parser.add_argument("--until", type=float, default=0.005, help="the NashConv at which a game is solved")
    parser.add_argument("--bots", default="random,simple,thumb,search")
    options = parser.parse_args()
    for name in options.games:
        solve(name, options.until, options.bots.split(","))


if __name__ == "__main__":
    main()
