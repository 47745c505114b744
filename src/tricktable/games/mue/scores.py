"""What a round scores: everybody's triangles, and the goal of the chief's team, reached or missed."""

from typing import TYPE_CHECKING, Final

from tricktable.core.scores import Score, ScoreLine
from tricktable.games.mue.goals import bonus, goal, reached_bid

if TYPE_CHECKING:
    from tricktable.games.mue.tricks import Tricks

DEFENCE: Final = 5
"""What each opponent of the team scores for every step between the bid made and the bid reached."""
PENALTY: Final = -10
"""What the chief scores for each such step; the partner scores nothing."""


def score(play: "Tricks") -> Score:
    """All score their own tricks; then the team's sum is held against the goal of the chief's bid."""
    seats = len(play.triangles)
    chief = play.chiefs.chief
    bid = play.chiefs.bid
    team = (chief, play.partner)
    needed = goal(seats, bid)
    total = play.triangles[chief] + play.triangles[play.partner]
    lines = [ScoreLine("triangles", seat, play.triangles[seat]) for seat in range(seats)]
    if total >= needed:
        gain = bonus(bid, play.chief_trump)
        lines += [ScoreLine("bonus", seat, gain, (needed, total, bid)) for seat in sorted(team)]
        return Score(seats, lines)
    missing = bid - reached_bid(seats, total)
    facts = (needed, total, bid, missing)
    lines.append(ScoreLine("penalty", chief, PENALTY * missing, facts))
    lines += [ScoreLine("defence", seat, DEFENCE * missing, facts) for seat in range(seats) if seat not in team]
    return Score(seats, lines)
