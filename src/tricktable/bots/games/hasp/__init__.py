"""HASP for the bots."""

from typing import Final

from tricktable.bots.games.hasp.chances import match_chances
from tricktable.bots.games.hasp.reasons import DECISIONS, KINDS, known, of_play, standing
from tricktable.bots.games.hasp.rule_of_thumb import choose
from tricktable.bots.games.hasp.translation import HaspTranslation
from tricktable.bots.kit import THUMB, Kit, Manner, Manners
from tricktable.bots.nets import Nets
from tricktable.bots.policies import Policies
from tricktable.bots.puzzle_collections import Collection
from tricktable.bots.ranges import Changes, Ranges

MANNERS: Final = Manners(
    {"trump": Manner(), "predict": Manner(), "trick": Manner(hears_cards=True)},
    {("trump", 4): THUMB, ("predict", 4): THUMB, ("trick", 2): Manner(follows_search=True, prefers_net=True)},
)

KIT: Final = Kit(
    rule_of_thumb=choose,
    translation=HaspTranslation(),
    policies=Policies(__name__, wild=(8, 0), watched=(2,)),
    nets=Nets(__name__),
    chances=match_chances,
    manners=MANNERS,
    known=known,
    standing=standing,
    play_reasons=of_play,
    decision_reasons=DECISIONS,
    reason_kinds=KINDS,
    ranges=Ranges(
        words={"prediction": 5},
        numbers={"pot": (0, 255), "totals": (0, 255)},
        alike="fgrc",
        changes=Changes(begins=1),  # in the first everybody predicts before playing
    ),
    puzzles=Collection(__name__, reasons=("ruins",)),
)
