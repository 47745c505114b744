"""Who wins the pot, and who wins the match."""

from typing import TYPE_CHECKING, Final

from tricktable.core.scores import Score, ScoreLine, Standing
from tricktable.core.seats import only
from tricktable.games.hasp.predictions import ALL, PASS

if TYPE_CHECKING:
    from tricktable.games.hasp.tricks import Tricks

TARGET: Final = 12
"""Victory points that win the match."""


def score(play: "Tricks") -> Score:
    """The pot goes by a find all or no find if there is one, else by the points in the tricks."""
    pot = play.pot()
    seats = range(play.game.seats)
    if play.ruining:
        rule, takers = _by_prediction(play)
        return Score(len(seats), [ScoreLine(rule, seat, pot) for seat in seats if takers >> seat & 1])
    points = card_points(play)
    lines = [ScoreLine("card points", seat, 0, (points[seat],)) for seat in seats]
    lines += [ScoreLine("pot", seat, pot) for seat in _most_points(play, points)]
    return Score(len(seats), lines)


def _by_prediction(play: "Tricks") -> tuple[str, int]:
    """Whether find all or no find was kept or ruined, and the set of seats that score the pot for it."""
    everybody = (1 << play.game.seats) - 1
    said_all = ALL in play.predictions.values()
    predictors = everybody ^ play.ruining if said_all else play.ruining
    last = play.done[-1]
    if not play.is_ruined_by(last):  # HASP-R9: kept to the end, whatever the points
        return "kept", predictors
    if said_all and play.game.players == 3:  # HASP-R5
        return "ruined", only(last.winner)
    return "ruined", everybody ^ predictors


def card_points(play: "Tricks") -> list[int]:
    """The values in each side's tricks, shown for every seat of the side (HASP-R11)."""
    game = play.game
    points = [0] * game.seats
    for trick in play.done:
        side = game.partners[trick.winner]
        value = sum([game.value[card] for card in trick.cards])
        for seat in range(game.seats):
            if side >> seat & 1:
                points[seat] += value
    return points


def _most_points(play: "Tricks", points: list[int]) -> list[int]:
    """Whoever scores the pot by the points in the tricks."""
    game = play.game
    most = max(points)
    best = [seat for seat in range(game.seats) if points[seat] == most]
    if len(best) < game.seats:
        return best
    if game.players == 3:  # all three are equal: those who predicted nothing score, if anybody did predict
        silent = [seat for seat in best if play.predictions[seat] == PASS]
        return silent if len(silent) < game.seats else []
    announcers = game.partners[play.opener]  # HASP-R7, and with two players: the announcer loses a tie
    return [seat for seat in best if not announcers >> seat & 1]


def is_decided(standing: Standing, players: int) -> bool:
    """Twelve points, and with three players strictly more than everybody else."""
    best = max(standing.totals)
    return best >= TARGET and (players != 3 or standing.totals.count(best) == 1)
