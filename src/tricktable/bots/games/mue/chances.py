"""The chance to win a match of Mü, by totals and the rounds that are likely to come."""

from typing import Final

from tricktable.bots.chances import shares, sharpness
from tricktable.core.matches import Match
from tricktable.games.mue import Mue
from tricktable.kernel.intrinsics import DECIDED

SPREAD: Final = 30.0
"""How far the scores of a round usually lie apart."""
ROUND: Final = 25.0
"""What the leader gains in a round, on average."""


def sharpness_after(game: Mue, totals: tuple[int, ...], number: int) -> float:
    """By the rounds that are likely to come after this one, which begins with these totals: all its ends are weighed
    alike."""
    rest = max(0.3, (game.target - max(totals)) / ROUND - 1)
    if game.rounds:
        rest = min(rest, game.rounds - number)
    return sharpness(SPREAD, rest, 2)


def match_chances(match: Match) -> tuple[float, ...]:
    """Everybody's chance to win the match, between two rounds."""
    assert isinstance(match.game, Mue)
    totals = tuple(match.standing.totals)
    if max(totals) >= match.game.target:
        return shares(totals, DECIDED)
    last = match.past[-1]
    before = tuple(total - points for total, points in zip(totals, last.score.points, strict=True))
    return shares(totals, sharpness_after(match.game, before, last.number))
