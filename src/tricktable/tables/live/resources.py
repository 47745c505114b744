"""Resources: what all tables of a process share."""

from collections.abc import Callable
from typing import Final, NamedTuple

from tricktable.tables.live.thinkers import Thinker
from tricktable.tables.stores import Store

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
    patience: int = 24 * 60 * MINUTE
    """How long a table waits for its first match before it is given up."""


class Resources:
    """Where tables are kept, where their bots think, what time it is."""

    def __init__(self, store: Store, thinker: Thinker, settings: Settings, clock: Callable[[], int]) -> None:
        self.store: Final = store
        self.thinker: Final = thinker
        self.settings: Final = settings
        self.now: Final = clock
        self.is_closing = False
        """Nothing more is taken."""
        self.moves = 0
        """Choices made since the start."""
