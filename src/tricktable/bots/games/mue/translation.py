"""Mü for the kernel: everybody's own triangles, and a goal for the sum of the chief's team."""

from functools import lru_cache

from tricktable.bots.games.mue.chances import sharpness_after
from tricktable.bots.translation import Setting, Translation
from tricktable.core.matches import Match
from tricktable.core.tricks import TrickPlay
from tricktable.games.mue.cards import CARD_TRIANGLES
from tricktable.games.mue.goals import bonus, goal, reached_bid
from tricktable.games.mue.laws import law
from tricktable.games.mue.scores import DEFENCE, PENALTY
from tricktable.games.mue.tricks import Tricks
from tricktable.kernel.goals import Goal, linear_goal
from tricktable.kernel.rules import Rules

TRIANGLES = 61


class MueTranslation(Translation):
    """Rounds of Mü once the partner is named."""

    def setting(self, match: Match, play: TrickPlay) -> Setting:
        assert isinstance(play, Tricks)
        chiefs = play.chiefs
        seats = len(play.hands)
        gain = bonus(chiefs.bid, play.chief_trump)
        totals = tuple(match.standing.totals)
        sharp = sharpness_after(play.game, totals, match.number)
        rules = _rules(seats, play.chief_trump, play.vice_trump)
        return Setting(
            rules, _goal(seats, chiefs.chief, play.partner, chiefs.bid, gain, totals, sharp, play.game.target)
        )


@lru_cache(maxsize=256)
def _rules(seats: int, chief_trump: int, vice_trump: int) -> Rules:
    return Rules(law(chief_trump, vice_trump), seats, CARD_TRIANGLES)


@lru_cache(maxsize=512)
def _goal(
    seats: int, chief: int, partner: int, bid: int, gain: int, totals: tuple[int, ...], sharp: float, target: int
) -> Goal:
    team = 1 << chief | 1 << partner
    everybody = (1 << seats) - 1
    weights = tuple(team >> other & 1 for other in range(seats))
    needed = goal(seats, bid)
    missing = [bid - reached_bid(seats, sum) for sum in range(TRIANGLES)]
    rows = []
    for seat in range(seats):
        row = []
        for sum in range(TRIANGLES):
            if sum >= needed:
                row.append(float(gain) if team >> seat & 1 else 0.0)
            elif team >> seat & 1:
                row.append(float(PENALTY * missing[sum]) if seat == chief else 0.0)
            else:
                row.append(float(DEFENCE * missing[sum]))
        rows.append(tuple(row))
    sides = tuple(team if team >> seat & 1 else everybody ^ team for seat in range(seats))
    result = linear_goal(sides, 1.0, (weights,) * seats, tuple(rows))
    result.stand(totals, everybody, sharp)
    result.target = target
    return result
