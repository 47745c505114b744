"""Goals and bonuses: what the chief's bid asks of the chief's team, and what it is worth."""

from typing import Final

from tricktable.games.mue.laws import FIRST_NUMBER, NO_TRUMP

# MUE-R11: tables, as on the summary cards. MUE-R8: up to a bid of the whole hand.
GOALS: Final = {
    4: (30, 32, 34, 36, 38, 40, 42, 44, 46, 48, 50, 52, 54, 56, 58),
    5: (24, 27, 30, 33, 36, 39, 42, 45, 48, 51, 54, 57),
    6: (20, 24, 28, 32, 36, 40, 44, 48, 52, 56),
}
"""The triangles that the team needs, by players, for the bids from 1 on."""

COLOUR_BONUSES: Final = (10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 100, 100, 100, 100, 100)
DOUBLED_BONUSES: Final = (20, 30, 40, 50, 60, 70, 80, 90, 100, 100, 100, 100, 100, 100, 100)
NUMBER_BONUSES: Final = (30, 40, 50, 60, 70, 80, 90, 100, 100, 100, 100, 100, 100, 100, 100)
NO_TRUMP_BONUSES: Final = (40, 50, 60, 70, 80, 90, 100, 100, 100, 100, 100, 100, 100, 100, 100)

DOUBLED_TRUMPS: Final = (FIRST_NUMBER + 1, FIRST_NUMBER + 7)
"""The numbers of which there are ten cards."""


def goal(players: int, bid: int) -> int:
    """The triangles that a bid of so many cards asks for."""
    return GOALS[players][bid - 1]


def reached_bid(players: int, triangles: int) -> int:
    """The highest bid whose goal so many triangles reach; 0 if not even that of the lowest."""
    return sum(1 for needed in GOALS[players] if needed <= triangles)


def bonus(bid: int, chief_trump: int) -> int:
    """What a reached goal is worth to the chief and to the partner."""
    if chief_trump == NO_TRUMP:
        return NO_TRUMP_BONUSES[bid - 1]
    if chief_trump < FIRST_NUMBER:
        return COLOUR_BONUSES[bid - 1]
    return (DOUBLED_BONUSES if chief_trump in DOUBLED_TRUMPS else NUMBER_BONUSES)[bid - 1]
