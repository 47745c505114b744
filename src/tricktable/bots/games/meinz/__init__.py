"""Meinz for the bots."""

from typing import Final

from tricktable.bots.games.meinz.rule_of_thumb import choose
from tricktable.bots.games.meinz.translation import MeinzTranslation
from tricktable.bots.kit import Kit
from tricktable.bots.policies import Policies

KIT: Final = Kit(rule_of_thumb=choose, translation=MeinzTranslation(), policies=Policies(__name__))
