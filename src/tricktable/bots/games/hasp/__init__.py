"""HASP for the bots."""

from typing import Final

from tricktable.bots.games.hasp.rule_of_thumb import choose
from tricktable.bots.games.hasp.translation import HaspTranslation
from tricktable.bots.kit import Kit
from tricktable.bots.policies import Policies

KIT: Final = Kit(rule_of_thumb=choose, translation=HaspTranslation(), policies=Policies(__name__))
