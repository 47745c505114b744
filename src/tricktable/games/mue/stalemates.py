"""Stalemates: several seats share the highest bid, and the round ends without tricks."""

from typing import Final

from tricktable.core.scores import Score, ScoreLine

EACH_CARD: Final = 5
"""What a tied seat scores for each card it bid."""
EACH_CARD_OF_LAST: Final = -10
"""The same for the one of them who bid last."""


def last_to_bid(tied: list[int], last_laid: list[int]) -> int:
    """The tied seat whose last card came latest (MUE-R6)."""
    latest = max(last_laid[seat] for seat in tied)
    return last_laid.index(latest)


def stalemate(tied: list[int], last: int, totals: list[int]) -> Score:
    """Points for all who share the highest bid, and the loss of the one who made it a tie."""
    lines = []
    for seat in tied:
        bid = totals[seat]
        if seat == last:
            lines.append(ScoreLine("bid last", seat, EACH_CARD_OF_LAST * bid, (bid,)))
        else:
            lines.append(ScoreLine("stalemate", seat, EACH_CARD * bid, (bid,)))
    return Score(len(totals), lines)
