"""The chance to win a match of Meinz, by totals and the rounds to come."""

from typing import Final

from tricktable.bots.chances import shares, sharpness
from tricktable.core.matches import Match
from tricktable.games.meinz.cards import SEATS
from tricktable.games.meinz.scores import ROUNDS

SPREAD: Final = 1.2
"""How far the points of a round usually lie apart."""


def match_chances(match: Match) -> tuple[float, ...]:
    """Everybody's chance to win the match, between two rounds; the monster wins nothing."""
    players = match.game.players
    rest = ROUNDS - match.past[-1].number
    own = shares(tuple(match.standing.totals[:players]), sharpness(SPREAD, rest, 1))
    return (*own, *(0.0,) * (SEATS - players))
