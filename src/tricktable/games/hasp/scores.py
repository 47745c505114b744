"""Who wins the pot, and who wins the match."""

from typing import TYPE_CHECKING

from tricktable.core.scores import Score, ScoreLine, Standing
from tricktable.games.hasp.predictions import ALL, NO, PASS

if TYPE_CHECKING:
    from tricktable.games.hasp.tricks import Tricks

TARGET = 12
"""Victory points that win the match."""


def score(play: "Tricks") -> Score:
    """The pot goes by a find all or no find if there is one, else by the points in the tricks."""
    pot = play.pot()
    points = card_points(play)
    rule, takers = _winners(play, points)
    lines = [ScoreLine("card points", seat, 0, (points[seat],)) for seat in range(len(points))]
    lines += [ScoreLine(rule, seat, pot) for seat in takers]
    return Score(len(points), lines)


def card_points(play: "Tricks") -> list[int]:
    """The values in each side's tricks, shown for every seat of the side."""
    game = play.game
    by_side = [0] * game.seats
    for trick in play.done:
        by_side[game.side(trick.winner)] += sum(game.value(card) for card in trick.cards)
    return [by_side[game.side(seat)] for seat in range(game.seats)]


def _winners(play: "Tricks", points: list[int]) -> tuple[str, list[int]]:
    """The rule that decides the pot, and the seats that score it."""
    game = play.game
    seats = range(game.seats)
    for seat, said in play.predictions.items():
        if said not in (ALL, NO):
            continue
        side = game.side(seat)
        last = play.done[-1]
        if not play.is_ruined(last):  # HASP-R9: kept to the end, whatever the points
            return "kept", [other for other in seats if game.side(other) == side]
        if game.players == 3 and said == ALL:  # HASP-R5
            return "ruined", [last.winner]
        return "ruined", [other for other in seats if game.side(other) != side]
    return "pot", _most_points(play, points)


def _most_points(play: "Tricks", points: list[int]) -> list[int]:
    game = play.game
    seats = range(game.seats)
    best = [seat for seat in seats if points[seat] == max(points)]
    if game.players == 3:
        if len(best) < 3:
            return best
        silent = [seat for seat in seats if play.predictions[seat] == PASS]
        return [] if len(silent) == 3 else silent
    if len(best) == game.seats:  # HASP-R7, and with two players: the announcer loses a tie
        return [seat for seat in seats if game.side(seat) != game.side(play.opener)]
    return best


def is_decided(standing: Standing, players: int) -> bool:
    """Twelve points, and with three players strictly more than everybody else."""
    best = max(standing.totals)
    return best >= TARGET and (players != 3 or standing.totals.count(best) == 1)
