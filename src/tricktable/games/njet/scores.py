"""What tricks and captured 0s are worth."""

from typing import TYPE_CHECKING, Final

from tricktable.core.scores import Score, ScoreLine

if TYPE_CHECKING:
    from tricktable.games.njet.tricks import Tricks

ROUNDS: Final = {2: 8, 3: 9, 4: 8, 5: 10}
"""How many rounds a match has, by players."""


def score(play: "Tricks") -> Score:
    """Every player of a team scores its count times the points per trick, or the difference where that is played."""
    seats = range(play.game.players)
    tricks = [0] * play.game.players
    for trick in play.done:
        tricks[trick.winner] += 1
    sides = play.sides
    lines: list[ScoreLine] = []
    counts = [0, 0]
    for seat in seats:  # NJET-R7: the monster doubles its holder's own count
        counts[sides.side(seat)] += (tricks[seat] + play.captured[seat]) * sides.weight(seat)
        lines.append(ScoreLine("count", seat, 0, (tricks[seat], play.captured[seat], sides.weight(seat))))
    points = play.conditions.points
    for seat in seats:
        own = counts[sides.side(seat)]
        other = counts[1 - sides.side(seat)]
        if play.game.options["difference"] == "on":
            lines.append(ScoreLine("difference", seat, max(0, (own - other) * points), (own * points, other * points)))
        else:
            lines.append(ScoreLine("team", seat, own * points, (own, points)))  # NJET-R6: may be negative
    return Score(play.game.players, lines)
