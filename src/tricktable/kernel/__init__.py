"""The kernel: millions of card plays a second over the tables of a `Law`, for bots that search.

It knows no game by name. `rules` says what a round is, `goals` what its players want, both as data, and `layout` how a
position lies in memory; `positions` refuses those that cannot be. `rounds` is the door: it plays on at random or by
policy, evaluates choices, and solves ends.

Behind it, in this order, are `memory` (tables and levels of positions), `chance`, `restrictions` (on leads and on the
first trick), `tricks` (how a position changes), `worth` (what an end is worth), `features` and `policy`, `likelihoods`
(of cards that were played), `sight` and `nets`, `play_outs`, `solving`, `evaluation`; and beside them `statements`, the
likelihoods of what was chosen before the tricks. All of these are compiled, as one unit, where a C compiler was there
at installation, and run as they are, slower, where none was.
"""

from tricktable.kernel.goals import Goal, linear_goal, places_goal, pot_goal, tasks_goal
from tricktable.kernel.layout import CALL, KEEP, PASS, SWAP
from tricktable.kernel.rounds import Round, Statements
from tricktable.kernel.rules import Rules

__all__ = [
    "CALL",
    "KEEP",
    "PASS",
    "SWAP",
    "Goal",
    "Round",
    "Rules",
    "Statements",
    "linear_goal",
    "places_goal",
    "pot_goal",
    "tasks_goal",
]
