"""Mü for the bots."""

from typing import Final

from tricktable.bots.games.mue.chances import match_chances
from tricktable.bots.games.mue.reasons import DECISIONS, KINDS, known, of_play, standing
from tricktable.bots.games.mue.rule_of_thumb import choose
from tricktable.bots.games.mue.translation import MueTranslation
from tricktable.bots.kit import Kit, Manner, Manners
from tricktable.bots.nets import Nets
from tricktable.bots.policies import Policies
from tricktable.bots.puzzle_collections import Collection
from tricktable.bots.ranges import Changes, Ranges

MANNERS: Final = Manners(
    {
        "auction": Manner(),
        "vice trump": Manner(),
        "chief trump": Manner(),
        "partner": Manner(),
        "trick": Manner(),
    }
)

KIT: Final = Kit(
    rule_of_thumb=choose,
    translation=MueTranslation(),
    policies=Policies(__name__, sober=("auction",)),
    nets=Nets(__name__),
    chances=match_chances,
    manners=MANNERS,
    known=known,
    standing=standing,
    play_reasons=of_play,
    decision_reasons=DECISIONS,
    reason_kinds=KINDS,
    ranges=Ranges(
        words={"trump": 16},
        numbers={
            "bids": (0, 63),
            "limit": (0, 63),
            "laid": (0, 63),
            "passes": (0, 63),
            "goal": (0, 255),
            "triangles": (0, 255),
            "totals": (-512, 767),
        },
        alike="byrkg",
        changes=Changes(numbers={"triangles": "triangles"}, leaving={"bid": False}),
        coloured={"vice trump": 0, "chief trump": 0},
    ),
    puzzles=Collection(__name__, reasons=("reaches", "bid")),
)
