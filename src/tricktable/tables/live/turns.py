"""Turns: sees to it that every open choice at a table will be made: by a bot, by the table, or when the time is up."""

import asyncio
import math
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Final, NamedTuple

from tricktable.core.streams import Stream
from tricktable.tables import log, wire
from tricktable.tables.announcements import state_for
from tricktable.tables.live.audiences import Audience
from tricktable.tables.live.jobs import Make
from tricktable.tables.live.resources import Resources
from tricktable.tables.requests import Asker, Entries, Refused, choice_of, moved, seat_at
from tricktable.tables.table import Table

REMEMBERED: Final = 16
MOST: Final = 30_000
"""Milliseconds: choices that took more count as this, so that nobody waits for ever."""
USUAL: Final = (900, 1400, 2100)
"""What is taken for a player's times before there are any."""
QUEUED: Final = (300, 900)
"""Between these lies the time before a queued choice is made."""


PATIENT: Final = 6
"""So many times its pace a bot waits after a choice that somebody may want back."""
CLOCKED: Final = 3
"""The same where there is a clock: whoever chooses next has not lost time by looking at what bots did."""
ANSWER: Final = 20.0
"""Seconds for which bots wait while somebody asks to take a choice back."""


class Pace:
    """How fast one player chooses. A choice that the table makes takes as long as one of the player's own, drawn by
    chance: whoever watches cannot tell a forced choice by its time."""

    def __init__(self, chance: Random) -> None:
        self._chance: Final = chance
        self._times: Final = deque(USUAL, REMEMBERED)

    def chose(self, took: int) -> None:
        """The player has made a real choice that took so many milliseconds."""
        self._times.append(min(max(took, 0), MOST))

    def forced(self) -> float:
        """Seconds before a forced choice is made: near one of the player's times, none of them exactly."""
        time: int = self._chance.choice(self._times)
        return time * self._chance.uniform(0.8, 1.25) / 1000

    def queued(self) -> float:
        """Seconds before a queued choice is made."""
        return self._chance.uniform(*QUEUED) / 1000


class Wait(NamedTuple):
    """Something that will be done for a seat if its choice is still open then."""

    asked: int
    """The number since which that choice is open."""
    cancel: Callable[[], object]


class Turns:
    """What is under way for the seats of one table."""

    def __init__(
        self,
        resources: Resources,
        table: Table,
        audience: Audience,
        do: Callable[[Make], None],
        is_attended: Callable[[], bool],
    ) -> None:
        """`do` takes what makes the entries of a choice, when it is time for it; bots think only where `is_attended`
        says that somebody is there to see it."""
        self._is_attended: Final = is_attended
        self.is_hushed = False
        """A bot has to choose, and waits until somebody is there."""
        self._resources: Final = resources
        self._table: Final = table
        self._audience: Final = audience
        self._do: Final = do
        self._queued: Final[dict[int, str]] = {}
        self._waits: Final[dict[int, Wait]] = {}
        """A bot's choice, the end of a player's time, a choice that the table makes."""
        self._thoughts: Final[set[asyncio.Task[None]]] = set()
        self._paces: Final[dict[int, Pace]] = {}
        self._is_settled: Final = asyncio.Event()
        """Nobody asks to take a choice back."""
        self._chance: Final = Random()
        """For timing alone, never for cards."""

    @property
    def is_idle(self) -> bool:
        """Nothing is under way."""
        return not self._waits and not self._thoughts

    def queued(self, viewer: int) -> str:
        """What will be played for this seat as soon as it may; empty if nothing."""
        return self._queued.get(viewer, "")

    def queue(self, asker: Asker, request: wire.Queue) -> wire.Queued:
        """This will be played as soon as it may; an empty one forgets it. Raises `Refused`."""
        table = self._table
        seat = seat_at(table, asker)
        self._queued.pop(seat, None)
        if request.action:
            if table.stage != "playing" or request.action not in table.game.actions.text:
                raise Refused("notation", f"there is no action {request.action!r} to queue")
            self._queued[seat] = request.action
            self._cancel(seat)
            self.arrange()
        return wire.Queued(action=self.queued(seat))

    def forget(self, seat: int) -> None:
        """What this seat has queued was for a position that is gone."""
        if self._queued.pop(seat, ""):
            self._audience.tell_viewer(seat, wire.Queued())

    def arrange(self) -> None:
        """Looks who has to choose now, and who will do it for them if they do not."""
        table = self._table
        awaited = table.awaited()
        if table.asks_back is None:
            self._is_settled.set()
        else:
            self._is_settled.clear()
        for seat in [seat for seat, wait in self._waits.items() if table.asked[seat] != wait.asked]:
            self._cancel(seat)
        bots = [seat for seat in awaited if table.chairs[seat].is_played_by_bot]
        if self._resources.settings.has_people_first:
            bots = [] if len(bots) < len(awaited) else bots[:1]
        self.is_hushed = bool(bots) and not self._is_attended()
        for seat in awaited:
            if seat in self._waits:
                continue
            if seat in bots and self.is_hushed:
                continue
            if seat in bots:
                self._think(seat, table.chairs[seat].bot, "bot")
            elif not table.chairs[seat].is_played_by_bot:
                self._await_player(seat)

    def _await_player(self, seat: int) -> None:
        """What the table does for a player: a queued choice, a forced one, and the end of the time."""
        table = self._table
        queued = self._queued.pop(seat, "")
        legal = table.legal_texts(seat) if queued or table.opened.plays_forced else ()
        until = table.until().get(seat)
        left = math.inf if until is None else max(0, until - self._resources.now()) / 1000
        if queued:
            self._audience.tell_viewer(seat, wire.Queued())
        if queued in legal:
            # Never later than the time allows: whoever queues again and again does not stop the clock.
            self._choose_later(seat, queued, min(left, self._pace(seat).queued()), "player")
            return
        if len(legal) == 1 and table.opened.plays_forced:
            seconds = self._pace(seat).forced()
            if seconds < left:
                self._choose_later(seat, legal[0], seconds, "table")
                return
        if until is not None:
            self._wait(seat, left, self._run_out, seat, table.asked[seat])

    def _choose_later(self, seat: int, action: str, seconds: float, by: log.Mover) -> None:
        self._wait(seat, seconds, self._choose, seat, self._table.asked[seat], action, by)

    def _wait(self, seat: int, seconds: float, call: Callable[..., None], *args: object) -> None:
        timer = asyncio.get_running_loop().call_later(seconds, call, *args)
        self._waits[seat] = Wait(self._table.asked[seat], timer.cancel)

    def _run_out(self, seat: int, asked: int) -> None:
        """The time is up: a bot makes this choice."""
        if self._table.asked[seat] == asked:
            self._waits.pop(seat, None)
            self._think(seat, self._table.opened.level, "clock")

    def _think(self, seat: int, bot: str, by: log.Mover) -> None:
        asked = self._table.asked[seat]
        thought = asyncio.get_running_loop().create_task(self._thought(seat, asked, bot, by))
        self._thoughts.add(thought)
        thought.add_done_callback(self._thoughts.discard)
        self._waits[seat] = Wait(asked, thought.cancel)

    async def _thought(self, seat: int, asked: int, bot: str, by: log.Mover) -> None:
        """A bot thinks, never shorter than its pace: a quick answer would tell that there was nothing to decide."""
        table = self._table
        loop = asyncio.get_running_loop()
        begin = loop.time()
        people = tuple(table.people())
        thinker = self._resources.thinker
        action = await thinker.choose(bot, state_for(table, seat), self._key(seat), people, table.host)
        rest = self._least() - (loop.time() - begin)
        if rest > 0:
            await asyncio.sleep(rest)
        if by == "bot" and not self._is_settled.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self._is_settled.wait(), ANSWER)
        self._choose(seat, asked, action, by)

    def _least(self) -> float:
        """Seconds that a bot takes at least. Pages show its choices at their readers' pace, so it may be quick where
        nobody could want a choice back and nobody's time runs."""
        table = self._table
        pace = self._resources.settings.pace
        if table.last_move is not None and table.is_waited_for(table.last_move[0]):
            return pace * PATIENT
        return pace * CLOCKED if table.opened.clock is not None else pace

    def _key(self, seat: int) -> bytes:
        """A bot's own chance: the same for the same choice, so that nothing is gained by asking again."""
        own = sum(1 for choice in self._table.moves if choice.seat == seat)
        return Stream(bytes.fromhex(self._table.opened.secret)).named(f"bot {seat} {own}").key

    def _choose(self, seat: int, asked: int, action: str, by: log.Mover) -> None:
        """The choice is made if it is still open."""

        def make() -> Entries:
            table = self._table
            if table.asked[seat] != asked:
                return []
            try:
                return [moved(table, seat, choice_of(table, seat, action), by, self._resources.now())]
            except Refused:
                return []

        self._do(make)

    def note_pace(self, entry: log.AnyEntry) -> None:
        """Remembers how long a player thought about a real choice, before it is made."""
        table = self._table
        if table.opened.plays_forced and isinstance(entry, log.Moved) and entry.by == "player":
            if len(table.legal_texts(entry.seat)) > 1:
                self._pace(entry.seat).chose(entry.at - table.asked_at[entry.seat])

    def _pace(self, seat: int) -> Pace:
        return self._paces.setdefault(seat, Pace(self._chance))

    def _cancel(self, seat: int) -> None:
        wait = self._waits.pop(seat, None)
        if wait is not None:
            wait.cancel()

    def stop(self) -> None:
        """Nobody chooses any more."""
        for seat in list(self._waits):
            self._cancel(seat)
        for thought in tuple(self._thoughts):
            thought.cancel()
