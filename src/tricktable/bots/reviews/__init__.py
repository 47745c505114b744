"""Reviews: what was wrong in a finished match by what a player could know, what was luck, and how the chances went.

Nothing here is a sentence, and no judgement of a choice knows more than its player did, except where it says that the
cards lay open.
"""

from tricktable.bots.reviews.judgements import (
    FULL,
    QUICK,
    Judgement,
    Loss,
    Thoroughness,
    engine_of,
    judge,
    scale_of,
    thoroughness_for,
)
from tricktable.bots.reviews.matches import (
    RoundPlan,
    RoundReview,
    Summary,
    dealt_at,
    match_at,
    plans_of,
    review_round,
    summary_of,
    turning_points,
)
from tricktable.bots.reviews.verdicts import LABELS, Label, Luck, Scale

__all__ = [
    "FULL",
    "LABELS",
    "QUICK",
    "Judgement",
    "Label",
    "Loss",
    "Luck",
    "RoundPlan",
    "RoundReview",
    "Scale",
    "Summary",
    "Thoroughness",
    "dealt_at",
    "engine_of",
    "judge",
    "match_at",
    "plans_of",
    "review_round",
    "scale_of",
    "summary_of",
    "thoroughness_for",
    "turning_points",
]
