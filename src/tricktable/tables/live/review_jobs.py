"""Reviews under way: choice by choice in the processes that step back behind bots, round by round to whoever listens.

A job belongs to those who listen: what several want is done once, and when nobody listens any more it ends after the
rounds that it has begun. Whatever it found by then is kept.
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from typing import Final

import msgspec

from tricktable.bots.reviews import RoundPlan, Thoroughness, engine_of, thoroughness_for
from tricktable.core.games import Game
from tricktable.tables.live.jobs import CLOSING
from tricktable.tables.live.resources import Resources
from tricktable.tables.played.played_match import PlayedMatch
from tricktable.tables.played.review_forms import (
    DEAL,
    ChoiceTask,
    KeptChoice,
    KeptRound,
    Work,
    kept_round,
    packed,
    plans_for,
    tasks_of,
    tried,
    unpacked,
)
from tricktable.tables.requests import Refused
from tricktable.tables.stores import StoreError

AT_ONCE: Final = 2
"""Reviews of one guest that are worked at."""
WAITING: Final = 4
"""Those that wait for their turn beyond these."""
TRIES: Final = 2
"""Choices that one guest tries at the same time."""

logger = logging.getLogger(__name__)


class BrokenOff(Exception):
    """A review that does not go on: its processes failed, or the server ends."""


class Job:
    """The review of one seat in one match."""

    def __init__(self, id: str, played: PlayedMatch, seat: int, thoroughness: Thoroughness) -> None:
        self.id: Final = id
        self.played: Final = played
        self.seat: Final = seat
        self.thoroughness: Final = thoroughness
        self.engine: Final = engine_of(thoroughness)
        self.plans: Final[list[RoundPlan]] = []
        self.kept: Final[dict[int, KeptRound]] = {}
        self.listeners = 0
        self.task: asyncio.Task[None] | None = None
        """While it is worked at."""
        self.is_broken = False
        self._news = asyncio.Event()

    @property
    def is_complete(self) -> bool:
        return len(self.kept) == len(self.plans)

    @property
    def cost(self) -> int:
        """Choices that have to be judged still."""
        return sum(len(plan.choices) for plan in self.plans if plan.number not in self.kept)

    def wake(self) -> None:
        """Something has changed: whoever waits looks again."""
        self._news.set()
        self._news = asyncio.Event()

    async def rounds(self) -> AsyncIterator[KeptRound]:
        """One round after the other, as they are ready."""
        for plan in self.plans:
            while plan.number not in self.kept:
                if self.is_broken:
                    raise BrokenOff
                await self._news.wait()
            yield self.kept[plan.number]


class Reviews:
    """All reviews that somebody listens to."""

    def __init__(self, resources: Resources, thoroughness: Thoroughness | None = None) -> None:
        """Without a thoroughness as many deals are tried as somebody waits for."""
        self._thinker: Final = resources.thinker
        self._store: Final = resources.store
        self._thoroughness: Final = thoroughness
        self._jobs: Final[dict[tuple[str, int], Job]] = {}
        self._listening: Final[defaultdict[str, int]] = defaultdict(int)
        """Reviews of each guest, those included that wait for their turn."""
        self._turns: Final[dict[str, asyncio.Semaphore]] = {}
        self._tries: Final[defaultdict[str, int]] = defaultdict(int)
        self._is_closed = False
        self.done = 0
        """Choices that were judged since the start."""

    @property
    def waiting(self) -> int:
        """Choices that have to be judged still for those who listen."""
        return sum(job.cost for job in list(self._jobs.values()))

    async def job(self, id: str, played: PlayedMatch, seat: int) -> Job:
        """The review of a seat: the one that is under way, or one that goes on from what was found before."""
        if (id, seat) in self._jobs:
            return self._jobs[id, seat]
        job = Job(id, played, seat, self.thoroughness(played.game))
        job.plans.extend(await asyncio.to_thread(plans_for, played, seat))
        numbers = {plan.number for plan in job.plans}
        for number, text in (await self._store.review(id, seat, job.engine)).items():
            kept = unpacked(text)
            if kept is not None and number in numbers:
                job.kept[number] = kept
        return self._jobs.get((id, seat), job)

    def take_place(self, guest: str) -> None:
        """One more review of this guest is under way, or waits for its turn; raises `Refused` if these are as many as
        one may have."""
        if self._listening.get(guest, 0) >= AT_ONCE + WAITING:
            raise Refused("reviews", f"{AT_ONCE + WAITING} reviews of yours are under way: wait for one of them")
        self._listening[guest] += 1

    def give_place_back(self, guest: str) -> None:
        self._listening[guest] -= 1
        if not self._listening[guest]:
            del self._listening[guest]
            self._turns.pop(guest, None)

    @asynccontextmanager
    async def listened(self, job: Job, guest: str) -> AsyncIterator[Job]:
        """This guest, who has a place, listens: the job goes on, when it is its turn among theirs."""
        async with self._turns.setdefault(guest, asyncio.Semaphore(AT_ONCE)):
            job = self._jobs.setdefault((job.id, job.seat), job)
            job.listeners += 1
            try:
                self._go_on(job, guest)
                yield job
            finally:
                job.listeners -= 1
                if not job.listeners and job.task is None:
                    self._jobs.pop((job.id, job.seat), None)

    def _go_on(self, job: Job, guest: str) -> None:
        if self._is_closed:
            raise BrokenOff
        if job.task is None and not job.is_complete:
            job.is_broken = False
            job.task = asyncio.get_running_loop().create_task(self._work(job, guest))

    async def _work(self, job: Job, owner: str) -> None:
        try:
            while job.listeners and not job.is_complete:
                units = self._units(job)
                found: dict[int, dict[int, bytes]] = defaultdict(dict)
                async with asyncio.TaskGroup() as group:
                    for _ in range(self._thinker.reviewers):
                        group.create_task(self._judge(job, owner, units, found))
        except Exception as error:
            logger.error("the review of match %s, seat %d, is broken off", job.id, job.seat, exc_info=error)
            job.is_broken = True
        except asyncio.CancelledError:
            job.is_broken = True
            raise
        finally:
            job.task = None
            if not job.listeners or job.is_broken:
                self._jobs.pop((job.id, job.seat), None)
            job.wake()

    def _units(self, job: Job) -> Iterator[tuple[RoundPlan, Work, ChoiceTask]]:
        """What has to be done, in its order; no further round is begun once nobody listens."""
        text = str(job.played.record)
        for plan in job.plans:
            if plan.number in job.kept:
                continue
            if not job.listeners:
                return
            for work, task in tasks_of(text, plan, job.thoroughness):
                yield plan, work, task

    async def _judge(
        self,
        job: Job,
        owner: str,
        units: Iterator[tuple[RoundPlan, Work, ChoiceTask]],
        found: dict[int, dict[int, bytes]],
    ) -> None:
        """One thing after the other, beside others who do the same."""
        for plan, work, task in units:
            found[plan.number][task.place] = await self._thinker.review(owner, work, task)
            self.done += task.place != DEAL
            if len(found[plan.number]) > len(plan.choices):
                kept = kept_round(plan, found.pop(plan.number))
                await self._keep(job, kept)
                job.kept[plan.number] = kept
                job.wake()

    async def _keep(self, job: Job, kept: KeptRound) -> None:
        try:
            await self._store.keep_review(job.id, job.seat, kept.number, job.engine, packed(kept))
        except StoreError as error:  # whoever listens is told all the same
            logger.warning("round %d of the review of match %s was not kept: %s", kept.number, job.id, error)

    async def attempt(self, guest: str, task: ChoiceTask) -> KeptChoice | None:
        """What is to be said about a choice that somebody tries; nothing where there was no choice."""
        if self._is_closed:
            raise Refused("closing", CLOSING)
        if self._tries.get(guest, 0) >= TRIES:
            raise Refused("reviews", "you are trying other choices already: wait for them")
        self._tries[guest] += 1
        try:
            text = await self._thinker.review(f"{guest} tries", tried, task)
        except (BrokenProcessPool, OSError) as error:
            logger.error("a process that judged a choice ended (%s)", type(error).__name__)
            raise Refused("busy", "this could not be judged now: try again") from None
        finally:
            self._tries[guest] -= 1
            if not self._tries[guest]:
                del self._tries[guest]
        return msgspec.json.decode(text, type=KeptChoice) if text else None

    def thoroughness(self, game: Game) -> Thoroughness:
        """In how many deals choices are tried."""
        return self._thoroughness or thoroughness_for(game)

    async def close(self) -> None:
        """Nothing more is judged, and nobody listens any more."""
        self._is_closed = True
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
