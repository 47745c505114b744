"""NJET for the kernel: tricks and captured 0s, summed up by teams, times the points of the board."""

from functools import lru_cache

from tricktable.bots.chances import sharpness
from tricktable.bots.games.njet.chances import SPREAD
from tricktable.bots.translation import Setting, Translation
from tricktable.core.matches import Match
from tricktable.core.tricks import TrickPlay
from tricktable.games.njet.cards import deck
from tricktable.games.njet.laws import law
from tricktable.games.njet.scores import ROUNDS
from tricktable.games.njet.tricks import Tricks
from tricktable.kernel.goals import MANY, Goal, linear_goal
from tricktable.kernel.rules import Rules

REACH = 120
"""Counts of a team stay below."""


class NjetTranslation(Translation):
    """Rounds of NJET once the cache is over."""

    def setting(self, match: Match, play: TrickPlay) -> Setting:
        assert isinstance(play, Tricks)
        conditions = play.conditions
        players = play.game.players
        rules = _rules(players, conditions.trump, conditions.super_trump)
        is_difference = play.game.options["difference"] == "on"
        rest = ROUNDS[players] - match.number
        totals = tuple(match.standing.totals)
        goal = _goal(players, conditions.points, play.sides.team, play.sides.monster, is_difference, rest, totals)
        return Setting(rules, goal)


@lru_cache(maxsize=256)
def _rules(players: int, trump: int, super_trump: int) -> Rules:
    cards = deck(players)
    zeros = tuple(int(number == 0) for number in cards.number)
    return Rules(law(players, trump, super_trump), players, (0,) * len(cards.text), trick_points=1, captured=zeros)


@lru_cache(maxsize=512)
def _goal(
    players: int, points: int, team: int, monster: int, is_difference: bool, rest: int, totals: tuple[int, ...]
) -> Goal:
    everybody = (1 << players) - 1
    sides = tuple(team if team >> seat & 1 else everybody ^ team for seat in range(players))
    weights = []
    for seat in range(players):
        own = [1 + (monster >> other & 1) if sides[seat] >> other & 1 else 0 for other in range(players)]
        if is_difference:
            own = [more or -1 - (monster >> other & 1) for other, more in enumerate(own)]
        weights.append(tuple(own))
    if is_difference:
        row = tuple(float(max(0, (sum - REACH) * points)) for sum in range(2 * REACH))
        goal = linear_goal(sides, 0.0, tuple(weights), (row,) * players, offset=REACH)
    else:
        row = tuple(float(sum * points) for sum in range(2 * REACH))
        goal = linear_goal(sides, 0.0, tuple(weights), (row,) * players)
    goal.stand(totals, everybody, sharpness(SPREAD, rest, 1))
    for seat in range(players):
        goal.want(seat, *((MANY, MANY) if points > 0 else (0, 0)))
    return goal
