"""Hearts for the kernel: the fewest penalties, or all of them."""

from functools import lru_cache

from tricktable.bots.chances import sharpness
from tricktable.bots.translation import Setting, Translation
from tricktable.core.matches import Match
from tricktable.core.tricks import TrickPlay
from tricktable.kernel.goals import Goal, linear_goal
from tricktable.kernel.rules import Rules
from tricktable_hearts import Hearts
from tricktable_hearts.cards import deck, penalties
from tricktable_hearts.laws import law
from tricktable_hearts.scores import ALL

SPREAD = 8.0
"""How far the penalties of a round usually lie apart."""
ROUND = 13.0
"""What the one in front of the end gets in a round, on average."""


class HeartsTranslation(Translation):
    """Rounds of Hearts once the cards are passed."""

    def setting(self, match: Match, play: TrickPlay) -> Setting:
        game = match.game
        assert isinstance(game, Hearts)
        totals = tuple(match.standing.totals)
        return Setting(_rules(game.players), _goal(totals, rest(game, totals)))


def rest(game: Hearts, totals: tuple[int, ...]) -> float:
    """How many rounds are likely to come after this one."""
    return max(0.0, (game.target - max(totals)) / ROUND - 1)


@lru_cache(maxsize=8)
def _rules(players: int) -> Rules:
    return Rules(law(players), players, penalties(deck(players)))


@lru_cache(maxsize=256)
def _goal(totals: tuple[int, ...], rounds: float) -> Goal:
    """Penalties count against their owner. Only differences count, so the moon is 26 points for whoever shoots it."""
    seats = len(totals)
    row = (*(-float(points) for points in range(ALL)), float(ALL))
    own = tuple(tuple(int(seat == other) for other in range(seats)) for seat in range(seats))
    goal = linear_goal(tuple(1 << seat for seat in range(seats)), 0.0, own, (row,) * seats)
    goal.stand(tuple(-float(total) for total in totals), (1 << seats) - 1, sharpness(SPREAD, rounds, 1))
    for seat in range(seats):
        goal.want(seat, 0, 0)
    return goal
