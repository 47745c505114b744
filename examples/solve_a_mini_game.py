"""CFR on a mini game: the rules to the letter with few cards, until all together can gain a hundredth of a point.

    pip install 'tricktable[openspiel]'
    python solve_a_mini_game.py hasp

The whole tree goes to OpenSpiel, where CFR+ runs in C++. Then the solution is asked what it does first.
"""

import sys
from collections.abc import Callable

import pyspiel

from tricktable.research.episodes import Episodes
from tricktable.research.trees import Tree


def solve(name: str, until: float = 0.01, tell: Callable[[str], None] = print) -> float:
    """Solves the mini game of this name; returns what the first player gets, in points beyond the others' mean."""
    tree = Tree(Episodes.at(name, reward="margin", is_mini=True))
    game = pyspiel.load_efg_game(tree.efg())
    tell(f"{tree.nodes} positions, {tree.ends} endings, information sets: {[len(sets) for sets in tree.infosets]}")

    solver = pyspiel.CFRPlusSolver(game)
    gain = float("inf")
    while gain > until:
        for _ in range(5):
            solver.evaluate_and_update_policy()
        policy = solver.tabular_average_policy()
        gain = pyspiel.nash_conv(game, policy)
        tell(f"everybody together could still gain {gain:.4f}")

    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    player = state.current_player()
    first = next(each for each in tree.infosets[player].values() if each.name() == state.information_state_string())
    chances = policy.action_probabilities(state).items()
    choices = ", ".join(f"{state.action_to_string(action)} {chance:.2f}" for action, chance in chances)
    tell(f"with {first.view.game.deck.texts(first.view.hand)} player {player} chooses: {choices}")

    values = pyspiel.expected_returns(game.new_initial_state(), policy, -1, True)
    tell(f"values: {' '.join(f'{value:+.3f}' for value in values)}")
    return float(values[0])


if __name__ == "__main__":
    solve(sys.argv[1] if len(sys.argv) > 1 else "hasp")
