"""HASP for the bots."""

from typing import Final

from tricktable.bots.games.hasp.chances import match_chances
from tricktable.bots.games.hasp.reasons import DECISIONS, KINDS, known, of_play, standing
from tricktable.bots.games.hasp.rule_of_thumb import choose
from tricktable.bots.games.hasp.translation import HaspTranslation
from tricktable.bots.kit import Kit
from tricktable.bots.policies import Policies

KIT: Final = Kit(
    rule_of_thumb=choose,
    translation=HaspTranslation(),
    policies=Policies(__name__, wild=(8, 0)),
    chances=match_chances,
    known=known,
    standing=standing,
    play_reasons=of_play,
    decision_reasons=DECISIONS,
    reason_kinds=KINDS,
)
