"""What every store of live tables promises: logs of tables, leases on them, records of finished matches, guests.

How a process uses a store:

    node = await store.enter("one", "http://10.0.0.1:8001")     # and `renew(node)` every RENEWAL seconds
    lease = await store.begin(table, node)                      # a new table, or
    lease = await store.acquire(table, node)                    # one that is there: KeyError, or Held names the owner
    entries = await store.read(table)                           # after acquiring: nobody else can append now
    await store.append(table, number, entry, None, lease.epoch) # LostLease: somebody else owns it; nothing was written
    await store.note([Listing(...)])                            # what lists show of it
    await store.release([lease]); await store.leave(node); await store.finish()

**Ownership.** See `leases`. The epoch of the append is the fence, not the time: an owner whose lease has run out may
write until somebody else acquires the table. Acquiring one's own table again gives a new epoch: whatever was under way
with the old one can never be written any more, so that what is read then is what counts.

**After an error.** An append that ends with `LostLease`, or is refused for its number, was not written. After any other
`StoreError` (a full disk, a connection that broke) nobody knows: acquire the table again and read it.

**Lists.** What lobbies and lists show of tables that others own, or that nobody has in memory, comes from what
their owners noted (`Listing`). It is a note, not the truth: that is the log. If the two do not fit together (`number`),
or a note says that it is time, `unattended` names the table, and whoever wants may acquire it and see to it.
Where `is_shared` is true other processes write to the store as well, and a process notes changes of its tables soon
after they happen; where it is false, it is enough to note a table when it leaves the memory.

**Telling.** `tell` wakes up whoever listens to a channel, in this process and in others. It is a hint: what was told
may be lost (then listeners get an empty text when the store is back), and no entry depends on it.
"""

import re
import time
from abc import abstractmethod
from asyncio import Future
from collections.abc import Callable, Collection
from hashlib import sha256
from typing import Final, NamedTuple

from tricktable.tables.stores.leases import NOBODYS, Lease, Node
from tricktable.tables.stores.leases import StoreError as StoreError
from tricktable.tables.stores.studies import LONGEST_REVIEW, Studies

LONGEST_ENTRY: Final = 16 * 1024 * 1024
"""Bytes of an entry. What is longer is a mistake, not a move."""
TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}", re.ASCII)
LONGEST_CHANNEL: Final = 40
"""Letters of a channel's name, or a node's."""
LONGEST_TOLD: Final = 4000
"""Bytes of what is told at once."""
SEEN_AGAIN: Final = 24 * 60 * 60 * 1000
"""Milliseconds after which it is written down again that a guest is still there."""


class DamagedTable(StoreError):
    """A table whose log is not whole. It is kept as it is, and nothing is ever written to it."""

    def __init__(self, table: str, reason: str) -> None:
        self.table = table
        self.reason = reason
        super().__init__(f"the log of table {table} is damaged: {reason}")

    def __reduce__(self) -> tuple[type["DamagedTable"], tuple[str, str]]:
        return DamagedTable, (self.table, self.reason)


class NewerTable(StoreError):
    """A table to which a newer version wrote: it is left to those who understand it."""

    def __init__(self, table: str, reason: str) -> None:
        self.table = table
        self.reason = reason
        super().__init__(f"table {table} goes on at a newer version of this server: {reason}")

    def __reduce__(self) -> tuple[type["NewerTable"], tuple[str, str]]:
        return NewerTable, (self.table, self.reason)


class DamagedRecord(StoreError):
    """A record that is not the text that was written."""

    def __init__(self, id: str, place: object) -> None:
        super().__init__(f"record {id} in {place} is damaged: it is not the text that was written")


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


class Listing(NamedTuple):
    """What lists show of a table that is not finished, noted by its owner."""

    table: str
    number: int
    """The last entry when this was noted."""
    opened_at: int = 0
    """Milliseconds since 1970."""
    host: str = ""
    guests: tuple[str, ...] = ()
    """Who sits there, by id."""
    awaited: tuple[str, ...] = ()
    """Those of them who have to choose."""
    goes_on: bool = True
    """It is open or being played; otherwise it was given up, and no list shows it."""
    is_offered: bool = False
    """The lobby shows it, as long as its owner lives."""
    wakes_in: int | None = None
    """Milliseconds after which somebody has to see to it even if nobody comes."""
    form: bytes = b""
    """The line in a list, which is none of the store's business."""


class Unattended(NamedTuple):
    """A table that goes on, belongs to no living node, and has to be looked at."""

    table: str
    is_due: bool
    """The note says that it is time; otherwise the note is older than the log, or missing."""


Hear = Callable[[str], None]
"""Called with what was told; with nothing if something may have been missed."""


class Store(Studies):
    """Where live tables are kept, and what was found out about finished matches.

    What writes is durable when it returns. If the task that waits is cancelled, what it wanted may or may not have been
    written. What reads answers with everything that has been written before; stores of one process answer at once,
    without letting anybody else run meanwhile.
    """

    is_shared: bool = False
    """Other processes write to it as well."""

    # Logs

    async def append(
        self, table: str, number: int, entry: bytes, finished: Finished | None = None, epoch: int = NOBODYS
    ) -> None:
        """Adds an entry to a table's log; the first one, number 1, makes the table.

        A StoreError says why that was refused (`number` is not the next one, the table is damaged, `LostLease`) or
        failed (a full disk). With `finished` the match is over with this entry, and its record is kept with it; what
        follows then is no match any more (who wants to play again), and goes into the log all the same. Whoever has no
        lease may append to tables that nobody owns.
        """
        await self.append_soon(table, number, entry, finished, epoch)

    @abstractmethod
    def append_soon(
        self, table: str, number: int, entry: bytes, finished: Finished | None = None, epoch: int = NOBODYS
    ) -> Future[int]:
        """The same for those who do not wait: the future is done when the entry is durable."""

    @abstractmethod
    async def unfinished(self) -> list[str]:
        """The tables that go on or were given up, oldest first; without those that are damaged."""

    @abstractmethod
    async def has(self, table: str) -> bool:
        """There is such a table, and it was not set aside."""

    @abstractmethod
    async def read(self, table: str) -> list[bytes]:
        """A table's whole log. KeyError if there is no such table, DamagedTable if it is not whole."""

    @abstractmethod
    async def last(self, table: str) -> bytes:
        """The last entry of a table's log, which is not checked here. KeyError if there is no such table."""

    @abstractmethod
    async def damaged(self) -> list[Damaged]:
        """The tables that were set aside, when the store was opened or since."""

    @abstractmethod
    async def forget_tables(self, tables: Collection[str]) -> int:
        """Forgets these tables with their logs, except those whose match is finished or that a living node owns; says
        how many."""

    # Nodes and leases

    @abstractmethod
    async def enter(self, name: str, address: str) -> Node:
        """A node begins to serve. A process that had this name before is over, and so are its leases."""

    @abstractmethod
    async def renew(self, node: Node) -> None:
        """The node lives, and all of its leases hold. `LostLease` if another process has its name now."""

    @abstractmethod
    async def leave(self, node: Node) -> None:
        """The node serves no more: all that it still has is free."""

    @abstractmethod
    async def nodes(self) -> list[Node]:
        """The nodes that live."""

    @abstractmethod
    async def begin(self, table: str, node: Node) -> Lease:
        """A lease on a table that is not there yet: its first entry makes it."""

    @abstractmethod
    async def acquire(self, table: str, node: Node) -> Lease:
        """A lease on a table that nobody who lives owns, or this node itself; the epoch is always a new one. KeyError
        if there is no such table, `Held` if another node owns it, `LostLease` if another process has this node's
        name."""

    @abstractmethod
    async def release(self, leases: Collection[Lease]) -> None:
        """Gives tables back; leases that were lost are left alone."""

    # Lists

    @abstractmethod
    async def note(self, listings: Collection[Listing]) -> None:
        """Notes what lists show of these tables, instead of what was noted before; what is older than that, and of
        tables that are finished or not there, is left out."""

    @abstractmethod
    async def offered(self) -> list[Listing]:
        """What lobbies show: offered tables that living nodes own."""

    @abstractmethod
    async def listings_of(self, guest: str) -> list[Listing]:
        """Of the tables that go on: those at which this guest sits, and those of which they are the host."""

    @abstractmethod
    async def listing(self, table: str) -> Listing | None:
        """What was noted of this table, if it goes on."""

    @abstractmethod
    async def listed(self, tables: Collection[str]) -> set[str]:
        """Those of these tables that go on, as was noted."""

    @abstractmethod
    async def unattended(self) -> list[Unattended]:
        """The tables that somebody has to look at: no living node owns them, and it is time or nothing was noted since
        the last entry. Oldest first, those that are due before all others."""

    # Records

    @abstractmethod
    async def record(self, id: str) -> str | None:
        """The text of a record, if there is such a one."""

    @abstractmethod
    async def records(self, limit: int, before: str = "", has_private: bool = False) -> list[Summary]:
        """The newest records, or those that come after the record `before` in that list; those of private tables are
        left out unless they are asked for."""

    @abstractmethod
    async def records_of(self, guest: str, limit: int, before: str = "") -> list[Played]:
        """The newest records of the matches that this guest played here, or those that come after `before` among them;
        those of private tables too."""

    @abstractmethod
    async def unnoted(self) -> list[str]:
        """The finished tables, oldest first, of which it was never noted who played there: what the entries of a log
        mean only whoever wrote them can tell."""

    @abstractmethod
    async def note_players(self, table: str, record: str, guests: tuple[str, ...]) -> None:
        """Notes who played at such a table, by seat; nothing if it is not known which record is theirs."""

    @abstractmethod
    async def add_record(self, finished: Finished, ended_at: int) -> str:
        """Adds a record from elsewhere and gives its id; one that is there already stays as it is."""

    # Guests

    @abstractmethod
    async def guest(self, digest: bytes) -> Guest | None:
        """Who has the secret with this digest. Asking counts as being here."""

    @abstractmethod
    async def put_guest(self, digest: bytes, id: str, name: str) -> None:
        """Keeps a guest under the digest of a secret; the secret itself is never stored."""

    @abstractmethod
    async def rename_guest(self, digest: bytes, name: str) -> None:
        """Gives a guest another name. KeyError if there is none."""

    @abstractmethod
    async def forgotten(self, guests: Collection[str]) -> set[str]:
        """Those of these guests, by id, who have no name any more."""

    @abstractmethod
    async def forget_guests(self, seen_before: int, keep: Collection[str] = (), is_dry: bool = False) -> int:
        """Forgets guests who were not here since then (milliseconds), except those with these ids and those who are
        noted at tables that go on; says how many. With `is_dry` nobody is forgotten. What they practised goes with
        them."""

    # Telling

    @abstractmethod
    async def tell(self, channel: str, text: str) -> None:
        """Tells everybody who listens to this channel, soon."""

    @abstractmethod
    def listen(self, channel: str, hear: Hear) -> Callable[[], None]:
        """Hears what is told on this channel from now on, until what is returned is called."""

    # The end

    async def finish(self) -> None:
        """Closes in order, in the loop that used the store: what was appended is written or refused."""
        self.close()

    @abstractmethod
    def close(self) -> None:
        """Ends, at once where the loop is gone. What one process has for itself writes all that waits. Closing twice
        does nothing."""


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


def check_review(record: str, engine: str, review: bytes) -> None:
    """Refuses a review that no store keeps."""
    check_text("review", record, engine)
    if len(review) > LONGEST_REVIEW:
        raise StoreError(f"a round of a review has {len(review)} bytes (allowed: {LONGEST_REVIEW})")


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


def check_channel(channel: str, text: str) -> None:
    """Refuses what cannot be told."""
    if TABLE_ID.fullmatch(channel) is None or len(channel) > LONGEST_CHANNEL:
        raise StoreError(f"{channel!r} is no channel (allowed: 1 to {LONGEST_CHANNEL} of the letters of a table's id)")
    if len(text.encode()) > LONGEST_TOLD:
        raise StoreError(f"{len(text.encode())} bytes cannot be told at once (allowed: {LONGEST_TOLD})")


def check_name(name: str) -> None:
    """Refuses a node's name that is none."""
    if TABLE_ID.fullmatch(name) is None or len(name) > LONGEST_CHANNEL:
        raise StoreError(f"{name!r} is no name of a node (allowed: 1 to {LONGEST_CHANNEL} letters A-Z, a-z, 0-9, _, -)")
