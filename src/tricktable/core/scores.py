"""What a round was worth: one line per sentence of the rules that gave or took points."""

from typing import Final

from tricktable.builds import mypyc_attr

MOST: Final = 1
"""The most points win. Points times the aim of a game are good, the more the better."""
FEWEST: Final = -1
"""The fewest points win."""


class ScoreLine:
    """Points that one rule gave to one seat. `facts` are the numbers that the rule looked at."""

    __slots__ = ("facts", "points", "rule", "seat")

    def __init__(self, rule: str, seat: int, points: int, facts: tuple[int, ...] = ()) -> None:
        self.rule = rule
        self.seat = seat
        self.points = points
        self.facts = facts

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, ScoreLine):
            return NotImplemented
        return (
            self.rule == other.rule
            and self.seat == other.seat
            and self.points == other.points
            and self.facts == other.facts
        )

    def __hash__(self) -> int:
        return hash((self.rule, self.seat, self.points, self.facts))

    def __repr__(self) -> str:
        return f"ScoreLine({self.rule!r}, {self.seat}, {self.points}, {self.facts})"


class Score:
    """A finished round's points."""

    __slots__ = ("lines", "points")

    def __init__(self, seats: int, lines: list[ScoreLine]) -> None:
        self.lines = lines
        self.points = [0] * seats
        """What each seat gained: the sum of its lines."""
        for line in lines:
            self.points[line.seat] += line.points


@mypyc_attr(allow_interpreted_subclasses=True)
class Standing:
    """What lasts from round to round. All of it is public."""

    __slots__ = ("dealer", "totals")

    def __init__(self, totals: list[int], dealer: int) -> None:
        self.totals = totals
        self.dealer = dealer
        """Who deals the current round (in games without a dealer's role: who starts it)."""

    def copy(self) -> "Standing":
        return Standing(self.totals[:], self.dealer)

    def facts(self) -> dict[str, tuple[int, ...]]:
        """The standing as public facts for a view."""
        return {"totals": tuple(self.totals), "dealer": (self.dealer,)}
