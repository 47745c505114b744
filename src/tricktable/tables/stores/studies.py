"""What every store promises of the study of finished matches: who played them, what reviews found, what guests
practise."""

from abc import ABC, abstractmethod
from collections.abc import Collection
from typing import Final, NamedTuple

MOST_REVIEWS: Final = 20_000
"""Rounds of reviews that are kept; beyond that the oldest are found again when somebody wants them."""
LONGEST_REVIEW: Final = 1 << 20
"""Bytes of one round of a review."""
MOST_PRACTISED: Final = 1_000
"""Positions that are noted for one guest; beyond that those that are done are forgotten first, then the oldest."""
NEVER: Final = 0
"""When something is due that does not come back."""


class Sat(NamedTuple):
    """Who played a match of which there is a record."""

    is_private: bool
    seats: dict[int, str]
    """Guests by seat; none of a match that was not played here."""


class PracticeItem(NamedTuple):
    """A choice that a guest got wrong, to be tried again."""

    record: str
    seat: int
    position: int
    game: str
    due_at: int
    """Milliseconds since 1970; `NEVER` for one that does not come back."""
    solved: int = 0
    """How often in a row."""


class Studies(ABC):
    """Reviews are kept so that nobody waits twice for the same: whatever is missing is found again, and a move from one
    store to another leaves them behind. What a guest practises belongs to the guest, and goes with them."""

    @abstractmethod
    async def sat(self, record: str) -> Sat | None:
        """Who played a match; nothing if there is no such record."""

    @abstractmethod
    async def review(self, record: str, seat: int, engine: str) -> dict[int, bytes]:
        """What this version of the judgement found for a seat, by round."""

    @abstractmethod
    async def keep_review(self, record: str, seat: int, number: int, engine: str, review: bytes) -> None:
        """Keeps what was found in a round, if its record is here; what other versions found for this seat goes."""

    @abstractmethod
    async def practice(self, guest: str) -> list[PracticeItem]:
        """All that comes back, what is due first coming first."""

    @abstractmethod
    async def practise(self, guest: str, items: Collection[PracticeItem]) -> None:
        """Notes choices to be tried again, if the guest was not forgotten; of those that were noted before, whatever
        became of them, nothing changes."""

    @abstractmethod
    async def put_practice(self, guest: str, item: PracticeItem) -> None:
        """Changes when a choice that was noted comes back; nothing if it was not noted."""

    @abstractmethod
    async def forget_practice(self, guest: str) -> None:
        """Nothing of what this guest practised stays."""
