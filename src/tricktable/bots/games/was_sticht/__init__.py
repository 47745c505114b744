"""Was sticht? for the bots."""

from typing import Final

from tricktable.bots.games.was_sticht.chances import match_chances
from tricktable.bots.games.was_sticht.reasons import KINDS, known, of_play, standing
from tricktable.bots.games.was_sticht.rule_of_thumb import choose
from tricktable.bots.games.was_sticht.translation import WasStichtTranslation
from tricktable.bots.kit import Kit
from tricktable.bots.policies import Policies

KIT: Final = Kit(
    rule_of_thumb=choose,
    translation=WasStichtTranslation(),
    policies=Policies(__name__),
    chances=match_chances,
    known=known,
    standing=standing,
    play_reasons=of_play,
    reason_kinds=KINDS,
)
