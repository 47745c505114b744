"""Meinz for the bots."""

from typing import Final

from tricktable.bots.games.meinz.chances import match_chances
from tricktable.bots.games.meinz.reasons import DECISIONS, KINDS, known, standing
from tricktable.bots.games.meinz.rule_of_thumb import choose
from tricktable.bots.games.meinz.translation import MeinzTranslation
from tricktable.bots.kit import THUMB, Kit, Manner, Manners
from tricktable.bots.nets import Nets
from tricktable.bots.policies import Policies
from tricktable.bots.puzzle_collections import Collection
from tricktable.bots.ranges import Ranges

CARD: Final = Manner(follows_search=True)
CALL: Final = CARD._replace(faith=4.0)
"""Play-outs misjudge what follows a call: their players do not plan two tricks."""
MANNERS: Final = Manners(
    {
        "discard": Manner(),
        "call": CALL._replace(hears_cards=True),
        "swap": Manner(hears_cards=True),  # followers of a search find too small swaps good enough
        "trick": CARD._replace(hears_cards=True),
    },
    {("discard", 3): THUMB, ("call", 3): CALL, ("swap", 3): Manner(), ("trick", 3): CARD},
)

KIT: Final = Kit(
    rule_of_thumb=choose,
    translation=MeinzTranslation(),
    policies=Policies(__name__, watched=(3, 4)),
    nets=Nets(__name__),
    chances=match_chances,
    manners=MANNERS,
    known=known,
    standing=standing,
    decision_reasons=DECISIONS,
    reason_kinds=KINDS,
    ranges=Ranges(numbers={"totals": (0, 255)}, held=("shown",), alike="bgry"),
    puzzles=Collection(__name__, reasons=("sum",)),
)
