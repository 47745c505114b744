"""Jobs: what is to be done at a table, one thing after the other. Each is validated, committed to the store, and then
happens."""

import asyncio
import logging
from collections import Counter, deque
from collections.abc import Callable
from typing import Final, NamedTuple

from tricktable.tables import log, wire
from tricktable.tables.live.resources import Resources
from tricktable.tables.requests import Entries, Refused
from tricktable.tables.stores import Finished, LostLease, StoreError, record_id
from tricktable.tables.table import Table

MOST_OF_GUEST: Final = 8
"""Requests of one guest that wait at a table: whoever plays has one."""
MOST_WAITING: Final = 64
"""Requests of all guests that wait at a table."""
CLOSING: Final = "the server is going down: try again in a moment"

logger = logging.getLogger(__name__)

Make = Callable[[], Entries]
"""Decides what is to be written when it is its turn; raises `Refused`."""
Answer = Callable[[wire.AnyServerMessage], None]


class Job(NamedTuple):
    """Something to be done for somebody."""

    make: Make
    answer: Answer
    request: str
    """The request's id."""
    guest: str = ""
    """Who wants it; nobody if it happens by itself."""


class Work:
    """A job that is being done."""

    def __init__(self, job: Job, entries: Entries) -> None:
        self.job: Final = job
        self.entries: Final = entries
        """What is still to be written."""
        self.written: Final[Entries] = []


def ignore(message: wire.AnyServerMessage) -> None:
    """Nobody waits for this answer."""


def refusal(refused: Refused, request: str) -> wire.Refusal:
    """The message that says so."""
    return wire.Refusal(
        code=refused.code, text=refused.text, id=request, allowed=refused.allowed, phrase=refused.phrase
    )


class Jobs:
    """The jobs of one table. Only what is on disk happens: if the store fails, the table is set aside."""

    def __init__(
        self,
        resources: Resources,
        table: Table,
        epoch: int,
        happen: Callable[[log.AnyEntry], None],
        follow: Callable[[Entries], None],
        drop: Callable[[bool], None],
    ) -> None:
        """`epoch` is that of our lease on the table. `happen` is called with every entry that is on disk, `follow` with
        those of a job when it is done, and `drop` when the table is set aside, with whether whoever connects again
        finds it all the same."""
        self._resources: Final = resources
        self._table: Final = table
        self._epoch: Final = epoch
        self._happen: Final = happen
        self._follow: Final = follow
        self._drop: Final = drop
        self._jobs: Final[deque[Job]] = deque()
        self._waiting: Final[Counter[str]] = Counter()
        """How many of them each guest has."""
        self._work: Work | None = None
        self._at_rest: asyncio.Future[None] | None = None
        """Waits for the end of the last job."""
        self._is_leaving = False
        """What waits is not begun any more."""
        self.goes_on = False
        """Whoever connects again finds the table all the same."""
        self.is_aside = ""
        """Why the table takes no more requests: what happened could not be written."""

    @property
    def is_idle(self) -> bool:
        """Nothing is being written."""
        return self._work is None

    def demand_open(self) -> None:
        """Raises `Refused` if the table takes nothing any more."""
        if self.is_aside:
            raise Refused("aside", self.is_aside)
        if self._resources.is_closing:
            raise Refused("closing", CLOSING)

    def do(self, make: Make) -> None:
        """Something that nobody asked for is done when it is its turn."""
        self.submit(Job(make, ignore, ""))

    def submit(self, job: Job) -> None:
        """The job is done when it is its turn."""
        try:
            self.demand_open()
            if self._work is not None:  # else nothing waits
                self._demand_room(job.guest)
        except Refused as refused:
            job.answer(refusal(refused, job.request))
            return
        self._jobs.append(job)
        if job.guest and self._work is not None:
            self._waiting[job.guest] += 1
        self._work_off()

    def _demand_room(self, guest: str) -> None:
        """Raises `Refused` if enough waits already. What happens by itself is never too much."""
        if guest and (self._waiting[guest] >= MOST_OF_GUEST or self._waiting.total() >= MOST_WAITING):
            raise Refused("slow down", "too much waits to be done at this table: try again in a moment")

    def _next(self) -> Job:
        job = self._jobs.popleft()
        if job.guest in self._waiting:
            self._waiting[job.guest] -= 1
            if not self._waiting[job.guest]:
                del self._waiting[job.guest]
        return job

    def _work_off(self) -> None:
        """One job after the other: a table does one thing at a time."""
        while self._jobs and self._work is None and not self._is_leaving:
            job = self._next()
            try:
                if self.is_aside:
                    raise Refused("aside", self.is_aside)
                self._work = Work(job, job.make())
            except Refused as refused:
                job.answer(refusal(refused, job.request))
            except Exception as error:
                self._fail(job, error)
            else:
                self._write_next()
        if self._work is None and self._at_rest is not None and not self._at_rest.done():
            self._at_rest.set_result(None)

    def _write_next(self) -> None:
        """The next entry goes to the disk; when all are there, the job is done."""
        work = self._work
        table = self._table
        store = self._resources.store
        assert work is not None
        if work.entries:
            entry = work.entries.pop(0)
            appended = store.append_soon(table.id, table.number + 1, log.encode(entry), None, self._epoch)
        elif table.stage == "over" and not table.has_ended:
            finished = self._finished()
            entry = log.Ended(match=record_id(finished.record), at=self._resources.now())
            appended = store.append_soon(table.id, table.number + 1, log.encode(entry), finished, self._epoch)
        else:
            self._finish(work)
            return
        appended.add_done_callback(lambda done: self._written(entry, done))

    def _finished(self) -> Finished:
        """The record of a match that is over, which is kept with its last entry; it is listed for everybody only if the
        match was decided."""
        table = self._table
        names = tuple(table.names().values())
        guests = tuple([chair.guest for chair in table.chairs])
        record = str(table.record())
        is_private = table.opened.is_private or table.is_stopped
        return Finished(table.game.name, table.game.players, names, record, is_private, guests)

    def _written(self, entry: log.AnyEntry, done: "asyncio.Future[int]") -> None:
        """It is on disk: now it happens."""
        work = self._work
        assert work is not None
        try:
            done.result()
            if not self._resources.is_sure():
                raise LostLease(f"table {self._table.id} may belong to somebody else by now")
            self._happen(entry)
            work.written.append(entry)
            self._write_next()
        except (Exception, asyncio.CancelledError) as error:
            self._work = None
            self._fail(work.job, error)
            self._work_off()

    def _fail(self, job: Job, error: BaseException) -> None:
        """What happened could not be kept, or the program has a fault: nothing more happens here until the table is
        loaded again, since only what is on disk counts."""
        goes_on = False
        if isinstance(error, LostLease):
            logger.warning("table %s is set aside: %s", self._table.id, error)
            reason = "it goes on elsewhere"
            goes_on = True
        elif isinstance(error, StoreError):
            logger.error("table %s is set aside: %s", self._table.id, error)
            reason = f"what happens here cannot be kept: {error}"
            # Nobody knows whether this was written: whoever comes again finds out, here or at another node.
            goes_on = self._resources.store.is_shared
        else:
            logger.error("table %s is set aside: an error of the program", self._table.id, exc_info=error)
            reason = "an error of the program"
        self.set_aside(reason, goes_on)
        job.answer(wire.Refusal(code="aside", text=self.is_aside, id=job.request))

    def set_aside(self, reason: str, goes_on: bool) -> None:
        """Nothing more happens here; `goes_on` says whether whoever connects again finds the table."""
        if not self.is_aside:
            self.is_aside = f"this table has been set aside ({reason})"
            self.goes_on = goes_on
            self._drop(goes_on)

    def _finish(self, work: Work) -> None:
        work.job.answer(wire.Done(id=work.job.request, number=self._table.number))
        if work.written:
            self._follow(work.written)
        self._work = None
        self._work_off()

    async def leave(self) -> None:
        """Returns when what was begun is done; what still waits, or comes, is not begun any more."""
        self._is_leaving = True
        await self._until_at_rest()

    async def rest(self) -> None:
        """Returns when what was begun is done; what still waits is refused."""
        while self._jobs:
            job = self._next()
            job.answer(refusal(Refused("closing", CLOSING), job.request))
        await self._until_at_rest()

    async def _until_at_rest(self) -> None:
        if self._work is not None:
            if self._at_rest is None or self._at_rest.done():
                self._at_rest = asyncio.get_running_loop().create_future()
            await asyncio.shield(self._at_rest)  # others may wait for the same
