"""The chance to win the match from a standing between two rounds: what every search plays for.

Nobody knows it exactly. A model assumes little: from now on all play equally well. Kits may have one of
their own.
"""

from math import exp, sqrt
from typing import Final, NamedTuple

from tricktable.bots.simple_bot import plain_choice
from tricktable.core.deals import ShuffledDeals
from tricktable.core.games import Game
from tricktable.core.matches import Match
from tricktable.core.scores import Standing
from tricktable.core.seats import members

LOGISTIC: Final = 1.13
"""Makes the share of a softmax like that of a normal distribution."""
SAMPLE: Final = 800
"""So many choices of matches are looked at to learn how rounds of a game go."""
FAR: Final = 20
"""An end that is further away than so many rounds is not looked for."""


def sharpness(spread: float, rounds: float, step: float) -> float:
    """How much a point says about the victory, with so many rounds to come that spread so far; at the end a lead of
    one `step` is nearly everything."""
    return LOGISTIC / sqrt(spread * spread * rounds + step * step / 9)


def shares(totals: tuple[float, ...], sharpness: float) -> tuple[float, ...]:
    """Everybody's share of the victory, by totals alone."""
    best = max(totals)
    weights = [exp(sharpness * (total - best)) for total in totals]
    return tuple(weight / sum(weights) for weight in weights)


def chances_by_totals(match: Match) -> tuple[float, ...]:
    """Everybody's chance to win the match, in a game of which nothing is known but its rules.

    Partners win together, so each of them has the chance of their side. The house wins nothing.
    """
    game = match.game
    pace = pace_of(game)
    rest = _rounds_to_come(game, match.standing, match.past[-1].number, pace.gain)
    sides = tuple(dict.fromkeys(game.partners[: game.players]))
    of_sides = shares(_means(game, match.standing.totals, sides), sharpness(pace.spread, rest, 1))
    return (*(of_sides[sides.index(side)] for side in game.partners[: game.players]), *(0.0 for _ in game.house))


class Pace(NamedTuple):
    """How rounds of a game go."""

    gain: float
    """The points of a seat in a round, on average."""
    spread: float
    """How far those of the sides lie from their mean."""


_paces: Final[dict[tuple[object, ...], Pace]] = {}
"""Those that were asked for before, by game, players and options."""


def pace_of(game: Game) -> Pace:
    key = (type(game), game.players, *sorted(game.options.items()))
    if key not in _paces:
        _paces[key] = _observed(game)
    return _paces[key]


def _observed(game: Game) -> Pace:
    """What the rounds are like that plain players play among themselves."""
    players = game.players
    sides = tuple(dict.fromkeys(game.partners[:players]))
    gains: list[float] = []
    square = 0.0
    left = SAMPLE
    number = 0
    while left > 0:
        number += 1
        match = Match.begin(game, ShuffledDeals(f"pace {number}"))
        while left > 0 and match.awaited():
            left -= 1
            match.apply(match.turn, plain_choice(match.view(match.turn)))
        for past in match.past:
            if past.number:
                gains += past.score.points[:players]
                own = _means(game, past.score.points, sides)
                mean = sum(own) / len(own)
                square += sum([(gain - mean) ** 2 for gain in own]) / len(own)
    rounds = len(gains) / players
    return Pace(sum(gains) / len(gains), sqrt(square / rounds) or 1.0) if gains else Pace(0.0, 1.0)


def _means(game: Game, points: list[int], sides: tuple[int, ...]) -> tuple[float, ...]:
    """What the sides have, so that more is better."""
    return tuple(game.aim * sum([points[seat] for seat in members(side)]) / side.bit_count() for side in sides)


def _rounds_to_come(game: Game, standing: Standing, number: int, gain: float) -> int:
    """How many rounds follow this one, if everybody gains as much as is usual."""
    ahead = standing.copy()
    for more in range(1, FAR):
        ahead.totals = [round(total + more * gain) for total in standing.totals]
        if game.is_decided(ahead, number + more):
            return more
    return FAR
