"""A live table. It takes what people and bots want, one thing after the other: validates it, commits it to the store,
and then tells everybody."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine, Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from tricktable.tables import log, wire
from tricktable.tables.audiences import Audience, Listener, full_state, missed_messages
from tricktable.tables.hints import Hints, hinted_seat
from tricktable.tables.requests import Asker, Entries, Refused, action_of, entries_for, seat_at
from tricktable.tables.stores import Finished, StoreError, record_id
from tricktable.tables.table import Change, Table
from tricktable.tables.turns import Turns

if TYPE_CHECKING:
    from tricktable.tables.live_tables import LiveTables

FARTHEST: Final = 500
"""Whoever is further behind than this gets the whole state instead of what they missed."""
LAST_CALL: Final = 10.0
"""Seconds after which a full table begins although somebody's part of the shuffle is missing."""

CLOSING: Final = "the server is going down: try again in a moment"

logger = logging.getLogger(__name__)


Answer = Callable[[wire.AnyServerMessage], None]


class Job(NamedTuple):
    """Something to be done for somebody."""

    make: Callable[[], Entries]
    """What is to be written, decided when it is this job's turn; raises `Refused`."""
    answer: Answer
    request: str
    """The request's id."""


class Work:
    """A job that is being done."""

    def __init__(self, job: Job, entries: Entries) -> None:
        self.job: Final = job
        self.entries: Final = entries
        """What is still to be written."""
        self.written: Final[Entries] = []


def ignore(message: wire.AnyServerMessage) -> None:
    """Nobody waits for this answer."""


class LiveTable:
    """A table that people sit at now: nobody else changes it."""

    def __init__(self, tables: "LiveTables", table: Table) -> None:
        self.tables: Final = tables
        self.id: Final = table.id
        self.table: Final = table
        self.is_aside = ""
        """Why the table takes no more requests: what happened could not be written."""
        self.idle_since = tables.now()
        self._jobs: deque[Job] = deque()
        self._work: Work | None = None
        self._at_rest: asyncio.Future[None] | None = None
        """Waits for the end of the last job."""
        self._audience: Final = Audience()
        self._here: tuple[bool, ...] = ()
        self._leavers: dict[int, asyncio.TimerHandle] = {}
        self._last_call: asyncio.TimerHandle | None = None
        self._next_match: asyncio.TimerHandle | None = None
        """Looks again whether all who are here want to play again."""
        self._is_rematching = False
        """The table at which they will is being opened."""
        self._turns: Final = Turns(tables, table, self._audience, lambda make: self._submit(Job(make, ignore, "")))
        self._hints: Final = Hints(tables.thinker, table)
        self._tasks: set[asyncio.Task[None]] = set()
        """Hints that are thought about, and a rematch that is being opened."""

    # Listening

    def attach(self, listener: Listener, since: int | None = None) -> None:
        """Tells the listener what they missed, or everything, and from now on all that happens."""
        table = self.table
        for message in self.messages_since(listener.guest, since, listener.wants_aid):
            listener.deliver(message)
        if self._is_near(since):
            listener.deliver(wire.encode(wire.Presence(here=self._who_is_here())))
        self._audience.add(listener, table)
        self._notice_presence()
        seat = table.seat_of(listener.guest)
        if seat is not None and table.stage == "playing" and table.chairs[seat].is_played_by_bot:
            self._submit(Job(lambda: self._come_back(listener.guest), ignore, ""))
        if table.opened.starts_full and table.stage == "open":
            self._start_when_full()

    def detach(self, listener: Listener) -> None:
        """The listener is gone."""
        self._audience.remove(listener)
        self.idle_since = self.tables.now()
        self._notice_presence()

    def messages_since(self, guest: str, since: int | None, wants_aid: bool = False) -> list[bytes]:
        """What a guest has missed since a number, or everything."""
        if since is not None and self._is_near(since):
            return list(self._missed(guest, since, wants_aid))
        viewer = self.table.viewer_of(guest)
        state = full_state(self.table, viewer, wants_aid)
        state.here = self._who_is_here()
        state.queued = self._turns.queued(viewer)
        return [wire.encode(state)]

    def _is_near(self, since: int | None) -> bool:
        """Whoever has seen this number can be told what they missed."""
        return since is not None and self.table.number - FARTHEST <= since <= self.table.number

    def _missed(self, guest: str, since: int, wants_aid: bool) -> Iterator[bytes]:
        """The updates after a number, made again from the log: word for word what was told."""
        if since == self.table.number:
            return iter(())
        entries = [log.decode(text) for text in self.tables.store.read(self.id)]
        return missed_messages(self.id, entries[: self.table.number], guest, since, wants_aid)

    def _who_is_here(self) -> tuple[bool, ...]:
        return self._audience.here(self.table)

    def _tell(self, change: Change) -> None:
        """Everybody is told what has changed, each in their own form."""
        has_new_seats = isinstance(change.entry, log.Sat | log.Rose | log.Started)
        if has_new_seats:
            self._audience.seat_again(self.table)
        self._audience.tell_change(self.table, change)
        if has_new_seats:
            self._notice_presence()

    def _notice_presence(self) -> None:
        """Tells who is here if that has changed; bots take over for those who stay away."""
        here = self._who_is_here()
        if here != self._here:
            self._here = here
            self._audience.tell(wire.Presence(here=here))
        self._watch_leavers()
        self._watch_wishes()

    def _watch_wishes(self) -> None:
        """Some want to play again, and it is not known yet where: they may have waited for somebody who is gone, or the
        server stopped before there was a new table."""
        table = self.table
        if self._next_match is not None:
            self._next_match.cancel()
            self._next_match = None
        if any(self._here) and table.wants_rematch and not table.rematch:
            do_all = set(table.people()) <= set(table.wants_rematch)
            seconds = 0.0 if do_all else self.tables.settings.grace
            self._next_match = self._later(seconds, self._play_again)

    def _watch_leavers(self) -> None:
        table = self.table
        away = []
        if table.stage == "playing" and any(self._here):
            away = [seat for seat in table.people() if not self._here[seat]]
        for seat in [seat for seat in self._leavers if seat not in away]:
            self._leavers.pop(seat).cancel()
        for seat in away:
            if seat not in self._leavers:
                self._leavers[seat] = self._later(self.tables.settings.grace, self._take_over, seat)

    def _take_over(self, seat: int) -> None:
        self._leavers.pop(seat, None)
        self._submit(Job(lambda: self._taken_over(seat), ignore, ""))

    def _taken_over(self, seat: int) -> Entries:
        table = self.table
        if table.stage != "playing" or seat not in table.people() or self._who_is_here()[seat]:
            return []
        return [log.TookOver(seat=seat, bot=table.opened.level, at=self.tables.now())]

    def _come_back(self, guest: str) -> Entries:
        table = self.table
        seat = table.seat_of(guest)
        if seat is None or table.stage != "playing" or not table.chairs[seat].is_played_by_bot:
            return []
        return [log.CameBack(seat=seat, at=self.tables.now())]

    # Asking

    async def ask(self, asker: Asker, request: wire.AnyRequest) -> wire.AnyServerMessage:
        """Carries the request out; raises `Refused`."""
        answered: asyncio.Future[wire.AnyServerMessage] = asyncio.get_running_loop().create_future()

        def answer(message: wire.AnyServerMessage) -> None:
            if not answered.done():
                answered.set_result(message)

        self._take(asker, request, answer)
        message = await answered
        if isinstance(message, wire.Refusal):
            raise Refused(message.code, message.text, message.allowed, message.phrase)
        return message

    def ask_soon(self, listener: Listener, asker: Asker, request: wire.AnyRequest) -> None:
        """The same; the listener gets the answer. What is done without an id needs none: everybody is told."""

        def answer(message: wire.AnyServerMessage) -> None:
            if request.id or not isinstance(message, wire.Done):
                listener.deliver(wire.encode(message))

        self._take(asker, request, answer)

    def _take(self, asker: Asker, request: wire.AnyRequest, answer: Answer) -> None:
        match request:
            case wire.Why():
                self._answer_now(lambda: self._why(asker, request), answer, request.id)
            case wire.Queue():
                self._answer_now(lambda: self._queue(asker, request), answer, request.id)
            case wire.AskHint():
                self._hint(asker, answer, request.id)
            case _:
                self._submit(Job(lambda: entries_for(request, self.table, asker), answer, request.id))

    def _answer_now(self, work: Callable[[], wire.AnyServerMessage], answer: Answer, request: str) -> None:
        try:
            answer(work())
        except Refused as refused:
            answer(refusal(refused, request))

    def _why(self, asker: Asker, request: wire.Why) -> wire.Reason:
        seat = seat_at(self.table, asker)
        try:
            return wire.Reason(action=action_of(self.table, seat, request.action), reason="")
        except Refused as refused:
            if refused.code in ("stage", "notation"):
                raise
            allowed, phrase = refused.allowed, refused.phrase
            return wire.Reason(action=request.action, reason=refused.code, allowed=allowed, phrase=phrase)

    def _queue(self, asker: Asker, request: wire.Queue) -> wire.Queued:
        table = self.table
        seat = seat_at(table, asker)
        self._turns.queue(seat, "")
        if request.action:
            if table.stage != "playing" or request.action not in table.game.actions.text:
                raise Refused("notation", f"there is no action {request.action!r} to queue")
            self._turns.queue(seat, request.action)
        return wire.Queued(action=self._turns.queued(seat))

    def _hint(self, asker: Asker, answer: Answer, request: str) -> None:
        """The answer comes when a bot has thought; the table goes on meanwhile."""

        async def think(seat: int) -> None:
            try:
                answer(await self._hints.give(seat, request))
            except Refused as refused:
                answer(refusal(refused, request))

        def ended(thought: "asyncio.Task[None]") -> None:
            if thought.cancelled():
                answer(refusal(Refused("closing", CLOSING), request))

        try:
            self._demand_open()
            seat = hinted_seat(self.table, asker)
        except Refused as refused:
            answer(refusal(refused, request))
        else:
            self._start_task(think(seat)).add_done_callback(ended)

    # Working

    def _demand_open(self) -> None:
        """Raises `Refused` if the table takes nothing any more."""
        if self.is_aside:
            raise Refused("aside", self.is_aside)
        if self.tables.is_closing:
            raise Refused("closing", CLOSING)

    def _submit(self, job: Job) -> None:
        try:
            self._demand_open()
        except Refused as refused:
            job.answer(refusal(refused, job.request))
            return
        self._jobs.append(job)
        self._work_off()

    def _work_off(self) -> None:
        """One job after the other: a table does one thing at a time."""
        while self._jobs and self._work is None:
            job = self._jobs.popleft()
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
        table = self.table
        assert work is not None
        if work.entries:
            entry = work.entries.pop(0)
            appended = self.tables.store.append_soon(self.id, table.number + 1, log.encode(entry))
        elif table.stage == "over" and not table.has_ended:
            finished = self._finished()
            entry = log.Ended(match=record_id(finished.record), at=self.tables.now())
            appended = self.tables.store.append_soon(self.id, table.number + 1, log.encode(entry), finished)
        else:
            self._finish(work)
            return
        appended.add_done_callback(lambda done: self._written(entry, done))

    def _finished(self) -> Finished:
        """The record of a match that is over, which is kept with its last entry."""
        table = self.table
        names = tuple(table.names().values())
        return Finished(table.game.name, table.game.players, names, str(table.record()), table.opened.is_private)

    def _written(self, entry: log.AnyEntry, done: "asyncio.Future[int]") -> None:
        """It is on disk: now everybody is told."""
        work = self._work
        assert work is not None
        try:
            done.result()
            self._turns.note_pace(entry)
            self._tell(self.table.apply(entry))
            work.written.append(entry)
            self._write_next()
        except (Exception, asyncio.CancelledError) as error:
            self._work = None
            self._fail(work.job, error)
            self._work_off()

    def _fail(self, job: Job, error: BaseException) -> None:
        """What happened could not be kept, or the program has a fault: only what is on disk counts."""
        if isinstance(error, StoreError):
            logger.error("table %s is set aside: %s", self.id, error)
            self._set_aside(f"what happens here cannot be kept: {error}")
        else:
            logger.error("table %s is set aside: an error of the program", self.id, exc_info=error)
            self._set_aside("an error of the program")
        job.answer(wire.Refusal(code="aside", text=self.is_aside, id=job.request))

    def _finish(self, work: "Work") -> None:
        work.job.answer(wire.Done(id=work.job.request, number=self.table.number))
        if work.written:
            self._follow(work.written)
        self._work = None
        self._work_off()

    def _follow(self, entries: Entries) -> None:
        """What follows by itself."""
        self.tables.count(entries)
        if isinstance(entries[-1], log.AskedRematch):
            self._play_again()
        if self.table.opened.starts_full and self.table.stage == "open":
            self._start_when_full()
        self._watch_leavers()
        self._turns.arrange()

    def _all_want_rematch(self) -> bool:
        """All people who are here want to play again."""
        table = self.table
        here = self._who_is_here()
        return {seat for seat in table.people() if here[seat]} <= set(table.wants_rematch) and not table.rematch

    def _play_again(self) -> None:
        if self._all_want_rematch() and not self._is_rematching:
            self._is_rematching = True
            self._start_task(self._rematch())

    async def _rematch(self) -> None:
        """There is a new table for those who play again."""
        try:
            other = await self.tables.open_rematch(self.table)
        except StoreError as error:
            logger.error("table %s gets no rematch now: %s", self.id, error)
            self._is_rematching = False
            return
        self._submit(Job(lambda: self._rematched(other.id), ignore, ""))

    def _rematched(self, id: str) -> Entries:
        return [] if self.table.rematch else [log.Rematched(table=id, at=self.tables.now())]

    def _start_when_full(self) -> None:
        """Begins once everybody has contributed to the shuffle, or a little later without those who do not."""
        table = self.table
        if any(chair.is_free for chair in table.chairs):
            return
        coming = table.next_shuffle()
        missing = [place for place, chair in enumerate(table.chairs) if chair.is_guests]
        if coming is None or all(place in coming.parts for place in missing):
            self._start()
        elif self._last_call is None:
            self._last_call = self._later(LAST_CALL, self._start)

    def _start(self) -> None:
        def start() -> Entries:
            table = self.table
            is_ready = table.stage == "open" and not any(chair.is_free for chair in table.chairs)
            return [log.Started(at=self.tables.now())] if is_ready else []

        self._last_call = None
        self._submit(Job(start, ignore, ""))

    # What happens without anybody's request

    def wake(self) -> None:
        """The table goes on where it was: after its server had stopped, or when somebody came back to it."""
        table = self.table
        if table.stage == "playing" and table.opened.clock is not None:
            self._submit(Job(lambda: [log.Woke(at=self.tables.now())], ignore, ""))
        elif table.stage == "over" and not table.has_ended:
            self._submit(Job(list, ignore, ""))
        self._turns.arrange()

    def _start_task(self, work: Coroutine[None, None, None]) -> "asyncio.Task[None]":
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _later(self, seconds: float, call: Callable[..., None], *args: object) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(seconds, call, *args)

    # Ending

    def _set_aside(self, reason: str) -> None:
        """Nothing more happens here until the table is loaded again: only what is on disk counts."""
        self.is_aside = f"this table has been set aside ({reason})"
        self._turns.stop()
        for listener in self._audience:
            listener.dropped()

    def give_up(self) -> None:
        """Nobody came: the table is closed."""
        self._submit(Job(lambda: [log.Closed(at=self.tables.now())] if self.table.stage == "open" else [], ignore, ""))

    @property
    def is_idle(self) -> bool:
        """Nobody listens and nothing is under way."""
        return self._work is None and self._turns.is_idle and self._audience.is_empty and not self._tasks

    async def close(self) -> None:
        """Stops everything that is under way; what was taken is written first."""
        self._turns.stop()
        for timer in (*self._leavers.values(), self._last_call, self._next_match):
            if timer is not None:
                timer.cancel()
        for task in tuple(self._tasks):
            task.cancel()
        if self._work is not None:
            self._at_rest = asyncio.get_running_loop().create_future()
            await self._at_rest


def refusal(refused: Refused, request: str) -> wire.Refusal:
    """The message that says so."""
    return wire.Refusal(
        code=refused.code, text=refused.text, id=request, allowed=refused.allowed, phrase=refused.phrase
    )
