"""The chance to win a match of NJET, by totals and the rounds to come."""

from typing import Final

from tricktable.bots.chances import shares, sharpness
from tricktable.core.matches import Match
from tricktable.games.njet.scores import ROUNDS

SPREAD: Final = 9.0
"""How far the scores of a round usually lie apart."""


def match_chances(match: Match) -> tuple[float, ...]:
    """Everybody's chance to win the match, between two rounds."""
    rest = ROUNDS[match.game.players] - match.past[-1].number
    return shares(tuple(match.standing.totals), sharpness(SPREAD, rest, 1))
