"""The kernel: millions of card plays a second over the tables of a `Law`, for bots that search.

It knows no game by name. `rules` says what a round is, `goals` what its players want, both as data; `rounds` plays on
at random or by policy, evaluates choices, and solves ends. `rounds` is compiled where a C compiler was there at
installation, and runs as it is, slower, where none was.
"""

from tricktable.kernel.goals import Goal, linear_goal, places_goal, pot_goal, tasks_goal
from tricktable.kernel.layout import CALL, KEEP, PASS, SWAP
from tricktable.kernel.rounds import Round
from tricktable.kernel.rules import Rules

__all__ = [
    "CALL",
    "KEEP",
    "PASS",
    "SWAP",
    "Goal",
    "Round",
    "Rules",
    "linear_goal",
    "places_goal",
    "pot_goal",
    "tasks_goal",
]
