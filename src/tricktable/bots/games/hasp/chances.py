"""The chance to win a match of HASP: sides race for pots."""

from functools import cache
from typing import Final

from tricktable.core.matches import Match
from tricktable.games.hasp.scores import TARGET

POTS: Final = ((1, 0.62), (2, 0.28), (3, 0.10))
"""How often a pot is worth how much."""
Totals = tuple[int, ...]


@cache
def race_shares(missing: tuple[int, ...]) -> tuple[float, ...]:
    """Sides race to a target by pots that all win equally often; `missing` is what each still needs.

    Whoever needs nothing has won, level ones together.
    """
    if min(missing) <= 0:
        best = min(missing)
        winners = missing.count(best)
        return tuple(1 / winners if own == best else 0.0 for own in missing)
    shares = [0.0] * len(missing)
    for pot, chance in POTS:
        for side in range(len(missing)):
            after = race_shares((*missing[:side], missing[side] - pot, *missing[side + 1 :]))
            for other, share in enumerate(after):
                shares[other] += share * chance / len(missing)
    return tuple(shares)


def side_shares(totals: Totals, sides: tuple[int, ...]) -> tuple[float, ...]:
    """Everybody's chance, partners together."""
    unlike = list(dict.fromkeys(sides))
    of_sides = race_shares(tuple(TARGET - totals[side.bit_length() - 1] for side in unlike))
    return tuple(of_sides[unlike.index(side)] for side in sides)


def match_chances(match: Match) -> tuple[float, ...]:
    """Everybody's chance to win the match, between two rounds."""
    return side_shares(tuple(match.standing.totals), match.game.partners)
