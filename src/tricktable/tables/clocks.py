"""Clocks: how long the players of a table may think."""

from typing import Annotated

import msgspec

SECOND = 1000
"""Times are in milliseconds."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every choice has some seconds of its own; what it takes beyond them comes out of the player's bank."""

    choice: Annotated[int, msgspec.Meta(ge=1, le=86400)]
    """Seconds for each choice."""
    bank: Annotated[int, msgspec.Meta(ge=0, le=86400)] = 0
    """Seconds for the whole match on top of that."""

    def full_bank(self) -> int:
        """What every player begins with."""
        return self.bank * SECOND

    def spent(self, bank: int, took: int) -> int:
        """What is left in the bank after a choice that took so long."""
        return max(0, bank - max(0, took - self.choice * SECOND))

    def allowed(self, bank: int) -> int:
        """How long the next choice may take at most."""
        return self.choice * SECOND + bank
