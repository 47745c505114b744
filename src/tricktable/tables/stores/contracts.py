"""What every store of live tables promises: logs of tables, records of finished matches, guests."""

import re
import time
from abc import ABC, abstractmethod
from asyncio import Future
from collections.abc import Collection
from hashlib import sha256
from typing import Final, NamedTuple

from tricktable.core.errors import TricktableError

LONGEST_ENTRY: Final = 16 * 1024 * 1024
"""Bytes of an entry. What is longer is a mistake, not a move."""
TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}", re.ASCII)
SEEN_AGAIN: Final = 24 * 60 * 60 * 1000
"""Milliseconds after which it is written down again that a guest is still there."""


class StoreError(TricktableError):
    """Something that the store cannot do, or that is wrong with its file; the message is for people."""


class DamagedTable(StoreError):
    """A table whose log is not whole. It is kept as it is, and nothing is ever written to it."""

    def __init__(self, table: str, reason: str) -> None:
        self.table = table
        self.reason = reason
        super().__init__(f"the log of table {table} is damaged: {reason}")

    def __reduce__(self) -> tuple[type["DamagedTable"], tuple[str, str]]:
        return DamagedTable, (self.table, self.reason)


class Damaged(NamedTuple):
    """A table that was set aside. Where not even a name could be read, `table` begins with a question mark."""

    table: str
    reason: str


class Finished(NamedTuple):
    """A match that is over: the text of its record, and what a list of records tells of it."""

    game: str
    players: int
    names: tuple[str, ...]
    record: str
    is_private: bool = False
    """Only those who played it, and whoever knows its id, find it."""
    guests: tuple[str, ...] = ()
    """Who sat at each seat, by id; empty for bots."""


class Summary(NamedTuple):
    """A line in the list of records."""

    id: str
    game: str
    players: int
    names: tuple[str, ...]
    ended_at: int
    """Milliseconds since 1970."""


class Played(NamedTuple):
    """A line in the list of the records of one guest."""

    summary: Summary
    seat: int
    """Where they sat."""


class Guest(NamedTuple):
    """Somebody who was here before."""

    id: str
    name: str


class Store(ABC):
    """Where live tables are kept.

    What writes is awaited, and durable when it returns. If the task that waits is cancelled, what it wanted may or
    may not have been written. What reads answers at once, with everything that has been written before.
    """

    async def append(self, table: str, number: int, entry: bytes, finished: Finished | None = None) -> None:
        """Adds an entry to a table's log; the first one, number 1, makes the table.

        A StoreError says why that was refused (`number` is not the next one, the table is damaged) or failed (a full
        disk). With `finished` the match is over with this entry, and its record is kept with it; what follows then
        is no match any more (who wants to play again), and goes into the log all the same.
        """
        await self.append_soon(table, number, entry, finished)

    @abstractmethod
    def append_soon(self, table: str, number: int, entry: bytes, finished: Finished | None = None) -> Future[int]:
        """The same for those who do not wait: the future is done when the entry is durable."""

    @abstractmethod
    def unfinished(self) -> list[str]:
        """The tables that go on, oldest first; without those that are damaged."""

    @abstractmethod
    def has(self, table: str) -> bool:
        """There is such a table, and it was not set aside."""

    @abstractmethod
    def read(self, table: str) -> list[bytes]:
        """A table's whole log. KeyError if there is no such table, DamagedTable if it is not whole."""

    @abstractmethod
    def last(self, table: str) -> bytes:
        """The last entry of a table's log, which is not checked here. KeyError if there is no such table."""

    @abstractmethod
    def damaged(self) -> list[Damaged]:
        """The tables that were set aside, when the store was opened or since."""

    @abstractmethod
    def record(self, id: str) -> str | None:
        """The text of a record, if there is such a one."""

    @abstractmethod
    def records(self, limit: int, before: str = "", has_private: bool = False) -> list[Summary]:
        """The newest records, or those that come after the record `before` in that list; those of private tables are
        left out unless they are asked for."""

    @abstractmethod
    def records_of(self, guest: str, limit: int, before: str = "") -> list[Played]:
        """The newest records of the matches that this guest played here, or those that come after `before` among them;
        those of private tables too."""

    @abstractmethod
    def unnoted(self) -> list[str]:
        """The finished tables, oldest first, of which it was never noted who played there: what the entries of a log
        mean only whoever wrote them can tell."""

    @abstractmethod
    async def note_players(self, table: str, record: str, guests: tuple[str, ...]) -> None:
        """Notes who played at such a table, by seat; nothing if it is not known which record is theirs."""

    @abstractmethod
    async def add_record(self, finished: Finished, ended_at: int) -> str:
        """Adds a record from elsewhere and gives its id; one that is there already stays as it is."""

    @abstractmethod
    def guest(self, digest: bytes) -> Guest | None:
        """Who has the secret with this digest. Asking counts as being here."""

    @abstractmethod
    async def put_guest(self, digest: bytes, id: str, name: str) -> None:
        """Keeps a guest under the digest of a secret; the secret itself is never stored."""

    @abstractmethod
    async def rename_guest(self, digest: bytes, name: str) -> None:
        """Gives a guest another name. KeyError if there is none."""

    @abstractmethod
    async def forget_guests(self, seen_before: int, keep: Collection[str] = (), is_dry: bool = False) -> int:
        """Forgets guests who were not here since then (milliseconds), except those with these ids; says how many. With
        `is_dry` nobody is forgotten."""

    @abstractmethod
    async def forget_tables(self, tables: Collection[str]) -> int:
        """Forgets these tables with their logs, except those whose match is finished; says how many."""

    @abstractmethod
    def close(self) -> None:
        """Writes all that waits, and ends. Closing twice does nothing."""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def record_id(record: str) -> str:
    """The id of a record: made from its text, so that the same match is never there twice."""
    return sha256(record.encode()).hexdigest()[:24]


def check_append(table: str, number: int, entry: bytes, finished: Finished | None) -> None:
    """Refuses what no store could keep, before it comes near the appends of others."""
    if TABLE_ID.fullmatch(table) is None:
        raise StoreError(f"{table!r} is no id of a table (allowed: 1 to 64 of the letters A-Z, a-z, 0-9, _ and -)")
    if not 0 < number < 1 << 53:
        raise StoreError(f"table {table} has no entry {number}: entries are counted from 1")
    if len(entry) > LONGEST_ENTRY:
        raise StoreError(f"entry {number} of table {table} has {len(entry)} bytes (allowed: {LONGEST_ENTRY})")
    if finished is not None:
        check_record(finished)


def check_record(finished: Finished) -> None:
    """Refuses a record that cannot be written as text."""
    check_text("record", finished.game, *finished.names, finished.record)


def check_text(what: str, *texts: str) -> None:
    """Refuses texts that UTF-8 does not have."""
    try:
        for text in texts:
            text.encode()
    except UnicodeEncodeError as error:
        raise StoreError(f"a {what} cannot hold the letter {error.object[error.start]!r}: it is not Unicode") from None


def not_next(table: str, number: int, last: int) -> str:
    """Why an append is refused that does not go on where the log ends."""
    return f"entry {number} may not be appended to table {table}: its next is entry {last + 1}"


def is_over(table: str) -> str:
    """Why a match does not end twice."""
    return f"table {table} may not end again: its match is finished"
