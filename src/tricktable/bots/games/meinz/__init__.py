"""Meinz for the bots."""

from typing import Final

from tricktable.bots.games.meinz.chances import match_chances
from tricktable.bots.games.meinz.reasons import DECISIONS, KINDS, known, standing
from tricktable.bots.games.meinz.rule_of_thumb import choose
from tricktable.bots.games.meinz.translation import MeinzTranslation
from tricktable.bots.kit import FAITH, Kit
from tricktable.bots.policies import Policies
from tricktable.core.views import View

FAITH_IN_CALLS: Final = 4.0
"""Play-outs misjudge what follows a call, since their players do not plan two tricks."""


def faith(view: View) -> float:
    """The rule of thumb is trusted more about calls."""
    return FAITH_IN_CALLS if view.phase == "call" else FAITH


KIT: Final = Kit(
    rule_of_thumb=choose,
    translation=MeinzTranslation(),
    policies=Policies(__name__),
    chances=match_chances,
    faith=faith,
    known=known,
    standing=standing,
    decision_reasons=DECISIONS,
    reason_kinds=KINDS,
)
