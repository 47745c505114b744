"""Mü for the bots."""

from typing import Final

from tricktable.bots.games.mue.chances import match_chances
from tricktable.bots.games.mue.reasons import DECISIONS, KINDS, known, of_play, standing
from tricktable.bots.games.mue.rule_of_thumb import choose
from tricktable.bots.games.mue.translation import MueTranslation
from tricktable.bots.kit import Kit
from tricktable.bots.policies import Policies

KIT: Final = Kit(
    rule_of_thumb=choose,
    translation=MueTranslation(),
    policies=Policies(__name__, sober=("auction",)),
    chances=match_chances,
    known=known,
    standing=standing,
    play_reasons=of_play,
    decision_reasons=DECISIONS,
    reason_kinds=KINDS,
)
