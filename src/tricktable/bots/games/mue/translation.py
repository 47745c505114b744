"""Mü for the kernel: everybody's own triangles, and a goal for the sum of the chief's team."""

from functools import cache, lru_cache

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
    missing = _missing(seats, bid)
    needed = goal(seats, bid)
    of_chief = tuple(float(gain) if sum >= needed else float(PENALTY * missing[sum]) for sum in range(TRIANGLES))
    of_mate = tuple(float(gain) if sum >= needed else 0.0 for sum in range(TRIANGLES))
    of_others = tuple(0.0 if sum >= needed else float(DEFENCE * missing[sum]) for sum in range(TRIANGLES))
    rows = [of_others] * seats
    rows[partner] = of_mate
    rows[chief] = of_chief
    sides = tuple(team if team >> seat & 1 else everybody ^ team for seat in range(seats))
    result = linear_goal(sides, 1.0, (weights,) * seats, tuple(rows))
    result.stand(totals, everybody, sharp)
    result.target = target
    return result


@cache
def _missing(seats: int, bid: int) -> tuple[int, ...]:
    """How far every sum of triangles stays below the bid, in steps of the bids."""
    return tuple(bid - reached_bid(seats, sum) for sum in range(TRIANGLES))
