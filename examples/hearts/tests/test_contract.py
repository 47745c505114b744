"""What every game promises, for Hearts."""

from tricktable_hearts import Hearts

from tricktable.testing import Contract

from . import witness as second_opinion


class TestHearts(Contract):
    game = Hearts
    options = {"target": "50"}  # noqa: RUF012 # never changed
    witness = second_opinion
