"""What every game promises, for Hearts."""

from typing import ClassVar

import hearts_witness
from tricktable_hearts import Hearts

from tricktable.testing import Contract


class TestHearts(Contract):
    game = Hearts
    options: ClassVar = {"target": "50"}
    witness: ClassVar = hearts_witness
