"""Resources: what all tables of a process share."""

from collections.abc import Callable
from typing import Final, NamedTuple

from tricktable.tables.live.thinkers import Thinker
from tricktable.tables.stores import Store
from tricktable.tables.stores.leases import LEASE, RENEWAL

MINUTE: Final = 60_000
"""Milliseconds."""


class Settings(NamedTuple):
    """How a host runs the tables."""

    grace: float = 60.0
    """Seconds before a bot takes over for somebody who is away."""
    pace: float = 0.25
    """The least seconds that a bot takes for a choice. A page shows it at the pace of whoever looks."""
    most_tables: int = 10_000
    """At one time."""
    has_people_first: bool = False
    """Bots choose one after the other, when no person is awaited any more: the same match again from the same seed."""
    memory: int = 10 * MINUTE
    """How long a table at which nobody listens stays in memory."""
    replayed: int = 20_000
    """Steps that are played again at once, at all tables, to tell word for word what somebody missed."""
    replayed_a_second: int = 2_000
    """The same in the long run; whoever comes beyond that is told how everything stands instead."""
    most_looked_at: int = 64
    """Tables whose match is over that stay in memory though nobody listens there."""
    most_of_host: int = 40
    """Tables that are open or being played, of one host."""
    forget_after: int = 400 * 24 * 60 * MINUTE
    """How long tables at which nothing happens, and guests who do not come, are remembered; 0 for good."""
    patience: int = 24 * 60 * MINUTE
    """How long a table waits for its first match before it is given up."""
    renewal: float = RENEWAL
    """Seconds after which this process says again that it lives and owns its tables."""
    lease: float = LEASE
    """Seconds after which it is taken for dead if it does not."""
    waking: float = 2.0
    """Seconds after which the server is ready though some tables have not been looked at yet."""
    most_roused: int = 500
    """Tables that stay in memory after they were looked at, though nobody is there."""


class Budget:
    """Work that may be done: so much at once, and so much a second in the long run."""

    def __init__(self, most: int, a_second: int, clock: Callable[[], int]) -> None:
        self._most: Final = most
        self._a_second: Final = a_second
        self._clock: Final = clock
        self._left = float(most)
        self._at = clock()

    def take(self, cost: int) -> bool:
        """Spends this if there is as much."""
        now = self._clock()
        self._left = min(self._most, self._left + max(0, now - self._at) / 1000 * self._a_second)
        self._at = now
        if cost > self._left:
            return False
        self._left -= cost
        return True


class Resources:
    """Where tables are kept, where their bots think, what time it is."""

    def __init__(self, store: Store, thinker: Thinker, settings: Settings, clock: Callable[[], int]) -> None:
        self.store: Final = store
        self.thinker: Final = thinker
        self.settings: Final = settings
        self.now: Final = clock
        self.replays: Final = Budget(settings.replayed, settings.replayed_a_second, clock)
        """Steps that may be played again for those who lost the connection."""
        self.is_closing = False
        """Nothing more is taken."""
        self.changes = 0
        """How often something happened that a list of tables shows; choices are none."""
        self.changed: Final[set[str]] = set()
        """The tables of which others are to be told something else now than before, choices included."""
        self.is_sure: Callable[[], bool] = _always
        """Nobody else can own our tables now: asked before anybody is told anything."""
        self.moves = 0
        """Choices made since the start."""

    def note_change(self, table: str) -> None:
        """Something happened that lists show."""
        self.changes += 1
        self.note_turn(table)

    def note_turn(self, table: str) -> None:
        """It may be somebody else's turn there."""
        if self.store.is_shared:
            self.changed.add(table)


def _always() -> bool:
    return True
