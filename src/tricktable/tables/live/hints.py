"""Hints: who may ask for one, and what they get. The bot that gives them knows what the seat is told, and no more."""

import asyncio
import logging
from collections import defaultdict
from typing import Final

from tricktable.tables import wire
from tricktable.tables.announcements import state_for
from tricktable.tables.live.jobs import CLOSING, Answer, refusal
from tricktable.tables.live.resources import Resources
from tricktable.tables.live.thinkers import Advice
from tricktable.tables.requests import Asker, Refused, demand_playing, seat_at
from tricktable.tables.table import Table
from tricktable.words.phrases import Phrase

MOST_WAITING: Final = 12
"""Questions for hints that wait at a table: a few for each seat."""

logger = logging.getLogger(__name__)


def hinted_seat(table: Table, asker: Asker) -> int:
    """The seat that may have a hint now; raises `Refused`."""
    seat = seat_at(table, asker)
    demand_playing(table, seat)
    if table.opened.hints == "never":
        raise Refused("hints", "nobody gets hints at this table")
    if table.opened.hints == "alone" and any(other != seat for other in _persons(table)):
        raise Refused("hints", "there are no hints here while other people play")
    if seat not in table.awaited():
        raise Refused("turn", "it is not your turn", phrase=Phrase("why-turn"))
    return seat


def _persons(table: Table) -> list[int]:
    """The seats of people who play themselves; programs are none."""
    return [seat for seat in table.people() if not table.chairs[seat].is_program]


class Hints:
    """The hints of one table: one at a time for each seat, and the same again for the same choice."""

    def __init__(self, resources: Resources, table: Table) -> None:
        self._thinker: Final = resources.thinker
        self._table: Final = table
        self._turns: Final[defaultdict[int, asyncio.Lock]] = defaultdict(asyncio.Lock)
        self._given: Final[dict[int, tuple[int, Advice]]] = {}
        """For each seat the last one, and the number since which its choice was open."""
        self._failed: Final[set[int]] = set()
        """The seats for which none could be found, as the log says."""
        self._thoughts: Final[set[asyncio.Task[None]]] = set()

    @property
    def is_idle(self) -> bool:
        """Nobody thinks."""
        return not self._thoughts

    def ask(self, seat: int, answer: Answer, request: str) -> None:
        """The answer comes when a bot has thought; the table goes on meanwhile. Raises `Refused` if too many wait."""
        if len(self._thoughts) >= MOST_WAITING:
            raise Refused("slow down", "too many wait for a hint at this table")

        async def think() -> None:
            try:
                answer(await self._give(seat, request))
            except Refused as refused:
                answer(refusal(refused, request))

        def ended(thought: "asyncio.Task[None]") -> None:
            self._thoughts.discard(thought)
            if thought.cancelled():
                answer(refusal(Refused("closing", CLOSING), request))

        thought = asyncio.get_running_loop().create_task(think())
        self._thoughts.add(thought)
        thought.add_done_callback(ended)

    async def _give(self, seat: int, request: str) -> wire.Hint:
        """What a strong bot would choose in place of this seat, which is awaited; raises `Refused`."""
        table = self._table
        asked, number = table.asked[seat], table.number
        async with self._turns[seat]:
            given = self._given.get(seat)
            if given is None or given[0] != asked:
                if table.asked[seat] != asked:
                    raise Refused("stale", f"the position has changed since number {number}")
                given = self._given[seat] = asked, await self._ask(seat)
        if table.asked[seat] == asked:
            number = table.number  # whatever came meanwhile, the choice is still the same
        return wire.Hint(number=number, action=given[1].action, lines=given[1].lines, id=request)

    async def _ask(self, seat: int) -> Advice:
        try:
            return await self._thinker.advise(state_for(self._table, seat), self._table.host)
        except Exception as error:
            if seat not in self._failed:
                logger.error("there is no hint for seat %d at table %s", seat, self._table.id, exc_info=error)
            self._failed.add(seat)
            raise Refused("hints", "no hint could be found") from None

    def stop(self) -> None:
        """Nobody thinks any more."""
        for thought in tuple(self._thoughts):
            thought.cancel()
