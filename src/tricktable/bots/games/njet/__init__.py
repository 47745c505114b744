"""NJET for the bots."""

from typing import Final

from tricktable.bots.games.njet.rule_of_thumb import choose
from tricktable.bots.games.njet.translation import NjetTranslation
from tricktable.bots.kit import Kit
from tricktable.bots.policies import Policies

KIT: Final = Kit(rule_of_thumb=choose, translation=NjetTranslation(), policies=Policies(__name__))
