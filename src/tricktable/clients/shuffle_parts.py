"""A player's parts in the shuffles: one of our own for every round, and a look at whether it was used."""

import secrets
from typing import Final

from tricktable.core.fairness import Shuffle
from tricktable.tables.wire import Contribute, ShuffleForm

PART_BYTES: Final = 32


class Parts:
    """Our parts of the shuffles at one table, and what the table was bound to before it knew them."""

    def __init__(self, table: str) -> None:
        self.table: Final = table
        self._commitments: Final[dict[int, str]] = {}
        self._parts: Final[dict[int, str]] = {}
        self._used: Final[set[int]] = set()
        """The rounds for which the table has told everybody our part."""

    def contribution(self, coming: ShuffleForm) -> Contribute | None:
        """Our part of the coming shuffle, if it is not in yet."""
        number = coming.number
        part = self._parts.setdefault(number, secrets.token_hex(PART_BYTES))
        if part in coming.parts.values():
            return None
        return Contribute(number=number, part=part)

    def notice(self, coming: ShuffleForm) -> str:
        """Remembers what was told of the coming shuffle; says in a sentence what is wrong with it, if something is."""
        number = coming.number
        before = self._commitments.setdefault(number, coming.commitment)
        if self._parts.get(number) in coming.parts.values():
            self._used.add(number)
        return "" if before == coming.commitment else f"the commitment for round {number} was changed"

    def verify(self, told: ShuffleForm) -> str:
        """Holds a finished round's shuffle against what was told before; says what is wrong, if something is."""
        number = told.number
        before = self._commitments.get(number, told.commitment)
        try:
            problem = Shuffle(told.commitment, told.parts, told.secret).problem(self.table, number)
        except ValueError as error:
            return f"the shuffle of round {number} cannot be verified: {error}"
        if problem:
            return f"the secret of round {number} does not fit its commitment ({problem})"
        if before != told.commitment:
            return f"round {number} has another commitment than the one told before it"
        if number in self._used and self._parts[number] not in told.parts.values():
            return f"our part is missing in the shuffle of round {number}"
        return ""
