"""Hearts for the bots."""

from typing import Final

from tricktable.bots.kit import Kit
from tricktable.bots.policies import Policies
from tricktable_hearts.bots.rule_of_thumb import choose
from tricktable_hearts.bots.translation import HeartsTranslation

KIT: Final = Kit(rule_of_thumb=choose, translation=HeartsTranslation(), policies=Policies(__name__))
