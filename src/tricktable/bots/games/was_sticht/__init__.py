"""Was sticht? for the bots."""

from typing import Final

from tricktable.bots.games.was_sticht.chances import match_chances
from tricktable.bots.games.was_sticht.reasons import KINDS, known, of_play, standing
from tricktable.bots.games.was_sticht.rule_of_thumb import choose
from tricktable.bots.games.was_sticht.translation import WasStichtTranslation
from tricktable.bots.kit import Kit, Manner, Manners
from tricktable.bots.policies import Policies
from tricktable.bots.puzzle_collections import Collection
from tricktable.bots.ranges import Changes, Ranges

MANNERS: Final = Manners({"take": Manner(), "draft": Manner(), "pick": Manner(), "drop": Manner(), "trick": Manner()})

KIT: Final = Kit(
    rule_of_thumb=choose,
    translation=WasStichtTranslation(),
    policies=Policies(__name__),
    chances=match_chances,
    manners=MANNERS,
    known=known,
    standing=standing,
    play_reasons=of_play,
    reason_kinds=KINDS,
    ranges=Ranges(
        words={"row": 10, "task": 12, "trump number": 10},
        numbers={"totals": (0, 15)},
        alike="rbgy",
        changes=Changes(leaving={"hand": True}),
        coloured={"open tasks": 1, "tasks": 1, "task": 1},
    ),
    puzzles=Collection(__name__, against=("breaks",)),
)
