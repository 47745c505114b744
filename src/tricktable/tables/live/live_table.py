"""A live table: its parts at work together. What people and bots want goes through `jobs`, whatever happened is told to
the `audience`, and the rest sees to what happens by itself."""

import asyncio
from collections import deque
from typing import Final

from tricktable.tables import log, wire
from tricktable.tables.live.audiences import Audience, Listener, full_state, missed_messages
from tricktable.tables.live.hints import Hints, hinted_seat
from tricktable.tables.live.hosts import Hosts
from tricktable.tables.live.jobs import Answer, Job, Jobs, refusal
from tricktable.tables.live.last_calls import LastCall
from tricktable.tables.live.listings import ListedTable, Search, listed, listing_of
from tricktable.tables.live.rematches import OpenRematch, Rematches
from tricktable.tables.live.resources import Resources
from tricktable.tables.live.take_overs import TakeOvers
from tricktable.tables.live.turns import Turns
from tricktable.tables.requests import Asker, Entries, Refused, entries_for, reason_for
from tricktable.tables.stores import Lease, Listing, StoreError
from tricktable.tables.table import Table

FARTHEST: Final = 500
"""Whoever is further behind than this gets the whole state instead of what they missed."""


MOST_RECENT: Final = 64
"""Entries that are kept in memory: more than can happen while a log is read."""
SEATING: Final = (log.Sat, log.Rose, log.Swapped, log.ChangedTerms, log.Started)
"""After these somebody may sit elsewhere."""
STEP: Final = 20
"""Characters of a record for each of its steps, about."""


class LiveTable:
    """A table that people sit at now: nobody else changes it."""

    def __init__(self, resources: Resources, table: Table, lease: Lease, open_rematch: OpenRematch) -> None:
        self.id: Final = table.id
        self.table: Final = table
        self.lease: Final = lease
        """What makes it ours."""
        self.now: Final = resources.now
        self.idle_since = resources.now()
        self.seen_at = 0
        """When somebody was here last who sits at the table or opened it; never since the server began."""
        self._resources: Final = resources
        self._audience: Final = Audience(table, resources.is_sure)
        self._recent: Final[deque[log.AnyEntry]] = deque(maxlen=MOST_RECENT)
        """What has happened last."""
        self._coming = 0
        """How many are being told what they missed, and do not listen yet."""
        self._records: Final[dict[int | None, tuple[int, str]]] = {}
        """By viewer the number at which it was made, and the text."""
        self._jobs: Final = Jobs(resources, table, lease.epoch, self._happen, self._follow, self._drop)
        self._turns: Final = Turns(resources, table, self._audience, self._jobs.do, self._is_heard)
        self._hints: Final = Hints(resources, table)
        self._take_overs: Final = TakeOvers(resources, table, self._audience, self._jobs)
        self._hosts: Final = Hosts(resources, table, self._audience, self._jobs)
        self._rematches: Final = Rematches(resources, table, self._audience, self._jobs, open_rematch)
        self._last_call: Final = LastCall(resources, table, self._jobs)

    @property
    def is_aside(self) -> str:
        """Why the table takes no more requests; empty as long as it does."""
        return self._jobs.is_aside

    @property
    def goes_on(self) -> bool:
        """It was set aside here, and whoever connects again finds it."""
        return self._jobs.goes_on

    @property
    def is_idle(self) -> bool:
        """Nobody listens or is about to, and nothing is under way."""
        is_still = self._jobs.is_idle and self._turns.is_idle and self._hints.is_idle and self._rematches.is_idle
        return is_still and self._audience.is_empty and not self._coming

    @property
    def is_attended(self) -> bool:
        """Somebody who belongs here is here, or was a moment ago: whoever loads the page again has not left."""
        moment = self._resources.settings.grace * 1000
        return self._audience.has_company or self.now() - self.seen_at < moment

    def _is_heard(self) -> bool:
        """Somebody listens, or asked a moment ago: then bots think."""
        return not self._audience.is_empty or self.is_attended

    def listed(self) -> ListedTable:
        """The table as lists show it."""
        return listed(self.table, self._audience.here(), self._audience.watchers)

    @property
    def opened_at(self) -> int:
        """Milliseconds since 1970."""
        return self.table.opened.at

    @property
    def is_open(self) -> bool:
        """Its match has not begun."""
        return self.table.stage == "open"

    @property
    def is_offered(self) -> bool:
        """The lobby shows it."""
        table = self.table
        return not table.opened.is_private and table.stage in ("open", "playing") and self.is_attended

    def is_found(self, search: Search) -> bool:
        """The table is one of those that are looked for."""
        return search.finds(self.table)

    def listing(self) -> Listing | None:
        """What is noted of it for lists; nothing if its match is over."""
        table = self.table
        if table.stage == "over":
            return None
        wakes_in = None
        if self.is_open:  # it is given up in the end
            wakes_in = max(0, self._resources.settings.patience - (self.now() - self.idle_since))
        elif table.stage == "playing" and table.opened.clock is not None:
            runs = any(not table.chairs[seat].is_played_by_bot for seat in table.awaited())
            wakes_in = 0 if runs else None
        return listing_of(table, self.listed(), self.is_offered, wakes_in)

    def _note(self, guest: str) -> None:
        """This guest was here just now."""
        if guest and (guest == self.table.host or self.table.seat_of(guest) is not None):
            before, self.seen_at = self.seen_at, self.now()
            if self.seen_at - before >= self._resources.settings.grace * 1000:
                self._resources.note_change(self.id)  # lists may show it again
            self._go_on()

    def _go_on(self) -> None:
        """Somebody is here again: bots that waited for that choose."""
        if self._turns.is_hushed:
            self._turns.arrange()

    # Listening

    async def attach(self, listener: Listener, since: int | None = None) -> None:
        """Tells the listener what they missed, or everything, and from now on all that happens."""
        # Nobody else runs between what the listener is told here and what they hear from now on.
        self._coming += 1
        try:
            missed = await self.messages_since(listener.guest, since, listener.wants_aid)
        finally:
            self._coming -= 1
        self._demand_ours()
        if self.is_aside:  # while the log was read: whoever listened then was told so
            raise Refused("aside", self.is_aside)
        for message in missed:
            listener.deliver(message)
        if self._is_near(since):
            listener.deliver(wire.encode(wire.Presence(here=self._audience.here())))
        self._audience.add(listener)
        self._go_on()
        self._notice_presence()
        self._take_overs.welcome(listener.guest)
        self._last_call.watch()

    def detach(self, listener: Listener) -> None:
        """The listener is gone."""
        self._audience.remove(listener)
        self._note(listener.guest)
        self.idle_since = self.now()
        self._notice_presence()

    async def messages_since(self, guest: str, since: int | None, wants_aid: bool = False) -> list[bytes]:
        """What a guest has missed since a number, word for word and made again from the log; or everything."""
        table = self.table
        self._note(guest)
        if since is not None and self._is_near(since) and since < table.number:
            missed = self._audience.echoed(table.viewer_of(guest), since, wants_aid)
            if missed is None:
                missed = await self._made_again(guest, since, wants_aid)
            if missed is not None:
                return missed
        if since == table.number:
            return []
        viewer = table.viewer_of(guest)
        state = full_state(table, viewer, wants_aid)
        state.here = self._audience.here()
        state.queued = self._turns.queued(viewer)
        return [wire.encode(state)]

    async def _made_again(self, guest: str, since: int, wants_aid: bool) -> list[bytes] | None:
        """What a guest has missed, from the log; nothing if playing all of it again is too much work now, or if it
        cannot be read. Where others may read it, `Refused` is raised instead: whoever comes again is told."""
        table = self.table
        steps = table.number + len(table.opened.record) // STEP
        if not self._resources.replays.take(steps):
            return None
        try:
            texts = await self._resources.store.read(self.id)
        except StoreError:
            if self._resources.store.is_shared:
                raise Refused("busy", "the log cannot be read now: try again") from None
            return None
        entries = [log.decode(text) for text in texts[: table.number]]
        later = table.number - len(entries)  # what has happened since it was read
        if later > len(self._recent):
            return None
        if later:
            entries += list(self._recent)[-later:]
        return list(missed_messages(self.id, entries, guest, since, wants_aid))

    def record(self, viewer: int | None) -> str:
        """The text of the match's record as this viewer knows it; made once for each position."""
        number, text = self._records.get(viewer, (0, ""))
        if number != self.table.number:
            number, text = self._records[viewer] = self.table.number, str(self.table.record(viewer))
        return text

    def _is_near(self, since: int | None) -> bool:
        """Whoever has seen this number can be told what they missed."""
        return since is not None and self.table.number - FARTHEST <= since <= self.table.number

    def _notice_presence(self) -> None:
        """Somebody came or went, or sits elsewhere."""
        self._resources.note_change(self.id)
        self._audience.tell_presence()
        self._take_overs.watch()
        self._hosts.watch()
        self._rematches.watch()

    # Asking

    async def ask(self, asker: Asker, request: wire.AnyRequest) -> wire.AnyServerMessage:
        """Carries the request out; raises `Refused`."""
        answered: asyncio.Future[wire.AnyServerMessage] = asyncio.get_running_loop().create_future()

        def answer(message: wire.AnyServerMessage) -> None:
            if not answered.done():
                answered.set_result(message)

        self._demand_ours()
        self._take(asker, request, answer)
        message = await answered
        if isinstance(message, wire.Refusal):
            raise Refused(message.code, message.text, message.allowed, message.phrase)
        return message

    def ask_soon(self, listener: Listener, asker: Asker, request: wire.AnyRequest) -> None:
        """The same; the listener gets the answer. What is done without an id needs none: everybody is told."""

        def answer(message: wire.AnyServerMessage) -> None:
            if (request.id or not isinstance(message, wire.Done)) and self._is_ours():
                listener.deliver(wire.encode(message))

        if self._is_ours():
            self._take(asker, request, answer)

    def _is_ours(self) -> bool:
        """Nobody else can own the table. If somebody can, nothing more is told here: whoever listens connects again,
        and finds the owner."""
        if self._resources.is_sure():
            return True
        self.lose()
        return False

    def _demand_ours(self) -> None:
        """Raises `Refused` if the table may be somebody else's."""
        if not self._is_ours():
            raise Refused("aside", self.is_aside)

    def _take(self, asker: Asker, request: wire.AnyRequest, answer: Answer) -> None:
        self._note(asker.guest)
        try:
            match request:
                case wire.Why():
                    answer(reason_for(self.table, asker, request))
                case wire.Queue():
                    answer(self._turns.queue(asker, request))
                case wire.AskHint():
                    self._jobs.demand_open()
                    self._hints.ask(hinted_seat(self.table, asker), answer, request.id)
                case _:
                    job = Job(lambda: entries_for(request, self.table, asker), answer, request.id, asker.guest)
                    self._jobs.submit(job)
        except Refused as refused:
            answer(refusal(refused, request.id))

    # What happens

    def _happen(self, entry: log.AnyEntry) -> None:
        """The entry is on disk: it changes the table, and everybody is told."""
        self._turns.note_pace(entry)
        change = self.table.apply(entry)
        self._recent.append(entry)
        if isinstance(entry, log.Moved):
            self._resources.moves += 1
            self._resources.note_turn(self.id)
            if self.table.stage != "playing":
                self._resources.changes += 1
        else:
            self._resources.note_change(self.id)
        if isinstance(entry, log.Undid):
            self._turns.forget(entry.seat)
        has_new_seats = isinstance(entry, SEATING)
        if has_new_seats:
            self._audience.seat_again()
        self._audience.tell_change(change)
        if has_new_seats:
            self._notice_presence()

    def _follow(self, entries: Entries) -> None:
        """What follows by itself. A choice within a match changes nothing but whose turn it is."""
        if not (isinstance(entries[0], log.Moved) and len(entries) == 1 and self.table.stage == "playing"):
            if isinstance(entries[-1], log.AskedRematch):
                self._rematches.play_again()
            self._last_call.watch()
            self._take_overs.watch()
        self._turns.arrange()

    def lose(self) -> None:
        """The table is somebody else's now, or may be."""
        self._jobs.set_aside("it goes on elsewhere", goes_on=True)

    def _drop(self, goes_on: bool) -> None:
        """The table was set aside."""
        self._turns.stop()
        self._take_overs.stop()
        self._hosts.stop()
        self._last_call.stop()
        self._rematches.stop()
        self._hints.stop()
        for listener in self._audience:
            listener.dropped(goes_on)

    def wake(self) -> None:
        """The table goes on where it was: after its server had stopped, or when somebody came back to it."""
        table = self.table
        if table.stage == "playing" and table.opened.clock is not None:
            self._jobs.do(lambda: [log.Woke(at=self.now())])
        elif table.stage == "over" and not table.has_ended:
            self._jobs.do(list)
        self._turns.arrange()

    def give_up(self) -> None:
        """Nobody came: the table is closed."""
        self._jobs.do(lambda: [log.Closed(at=self.now())] if self.table.stage == "open" else [])

    async def leave(self) -> None:
        """Returns when what was begun is written; nothing new begins."""
        self._turns.stop()
        await self._jobs.leave()

    async def close(self) -> None:
        """Stops everything that is under way; what was taken is written first."""
        self._turns.stop()
        self._take_overs.stop()
        self._hosts.stop()
        self._last_call.stop()
        self._rematches.stop()
        self._hints.stop()
        await self._jobs.rest()
