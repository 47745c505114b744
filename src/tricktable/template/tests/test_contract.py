"""What every game promises, for this one."""

from tricktable.template import TemplateGame
from tricktable.testing import Contract


class TestTemplateGame(Contract):
    game = TemplateGame
