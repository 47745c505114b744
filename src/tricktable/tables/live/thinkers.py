"""Thinkers: where bots think. A bot gets what its seat is told, and nothing else."""

import asyncio
import logging
import os
import signal
import time
from collections import defaultdict, deque
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from random import Random
from threading import Thread
from typing import Final, NamedTuple, ParamSpec, TypeVar

from tricktable.bots import BOTS
from tricktable.bots.hints import HINT, SLOW_HINT, explain
from tricktable.bots.levels import FULL_STRENGTH, LEVELS
from tricktable.builds import PARTS, is_compiled
from tricktable.core.seats import SPECTATOR
from tricktable.core.streams import Stream
from tricktable.core.views import View
from tricktable.tables.live.fair_queues import FairQueue
from tricktable.tables.view_forms import game_of, view_of
from tricktable.tables.wire import State, decode_message, encode
from tricktable.words.hints import hint_lines
from tricktable.words.phrases import Phrase

QUICK: Final = frozenset({"random", "simple", "thumb"})
"""Bots that answer at once; all others search."""
REMEMBERED: Final = 16
FALLBACK: Final = "thumb"
"""Who chooses when a search failed."""

logger = logging.getLogger(__name__)

Asked = ParamSpec("Asked")
Answered = TypeVar("Answered")


def end_with(parent: int) -> None:
    """This process ends when its parent does, however that ended; and leaves the keyboard's signals to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(1)

    Thread(target=watch, name="parent", daemon=True).start()


class Question(NamedTuple):
    """What a bot is asked."""

    bot: str
    state: bytes
    """All that its seat is told."""
    key: bytes
    """Its own chance."""
    people: tuple[int, ...]
    """The seats of people: at every level those who play together with one play as well as they can."""


class Advice(NamedTuple):
    """What a strong bot would choose, in notation, and why."""

    action: str
    lines: tuple[Phrase, ...]


def told_view(text: bytes) -> View:
    """What somebody knows who was told this state."""
    state = decode_message(text)
    assert isinstance(state, State)
    assert state.view is not None
    viewer = SPECTATOR if state.seat is None else state.seat
    return view_of(game_of(state.table), viewer, state.view, state.steps, state.history)


def answer(question: Question) -> str:
    """The bot's choice, in notation."""
    view = told_view(question.state)
    name = question.bot
    if name in LEVELS and view.mates().intersection(question.people):
        name = FULL_STRENGTH
    return view.game.actions.text[BOTS[name].choose(view, Stream(b"", question.key))]


def advice(state: bytes) -> Advice:
    """A hint for the seat that is told this state: at full strength, whatever bots play at the table."""
    view = told_view(state)
    explanation = explain(view, HINT if is_compiled(PARTS["kernel"]) else SLOW_HINT)
    return Advice(
        view.game.actions.text[explanation.action()], tuple(hint_lines(view, explanation, has_notation=False))
    )


class Thinker:
    """Asks bots: quick ones at once, those that search elsewhere, so that no table waits for another's bot."""

    def __init__(self, workers: int = 1, executor: Executor | None = None) -> None:
        """Processes are started when the first one is needed; an executor of one's own is used as it is."""
        self.workers: Final = workers
        self._executor = executor
        self._is_own: Final = executor is None
        self._queue: Final = FairQueue(workers)
        self._times: Final[defaultdict[str, deque[float]]] = defaultdict(lambda: deque((0.0,), REMEMBERED))
        """Seconds that the last choices of each bot took, the time in which it waited for its turn included."""
        self._chance: Final = Random()
        """For timing alone."""
        self._complained: Final[set[tuple[str, int | None]]] = set()
        """The tables and seats where a bot has failed."""

    async def choose(self, bot: str, state: State, key: bytes, people: tuple[int, ...], owner: str = "") -> str:
        """The choice of this bot for the seat that this state is told to, at a table of this owner. Where there is only
        one it takes as long as another: by its time nobody can tell them apart."""
        assert state.view is not None
        if len(state.view.legal) == 1:
            await asyncio.sleep(self._chance.choice(self._times[bot]))
            return state.view.legal[0]
        question = Question(bot, encode(state), key, people)
        try:
            if bot in QUICK:
                return answer(question)
            begin = time.perf_counter()
            chosen = await self._elsewhere(owner, answer, question)
            self._times[bot].append(time.perf_counter() - begin)
            return chosen
        except (BrokenProcessPool, OSError) as error:
            logger.error("a bot's process ended (%s): a quick bot chooses instead", type(error).__name__)
        except Exception as error:
            self._complain(bot, state, error)
        return self._instead(question, state)

    async def advise(self, state: State, owner: str = "") -> Advice:
        """A hint for the seat that this state is told to."""
        return await self._elsewhere(owner, advice, encode(state))

    async def _elsewhere(
        self, owner: str, work: Callable[Asked, Answered], *args: Asked.args, **named: Asked.kwargs
    ) -> Answered:
        """Does something that takes long in a process of its own, which is started anew if it ends; when it is the turn
        of this owner, whose many tables do not keep the others' waiting."""
        try:
            async with self._queue.place(owner):
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self._pool(), partial(work, *args, **named))
        except (BrokenProcessPool, OSError):
            self._forget_pool()
            raise

    def _instead(self, question: Question, state: State) -> str:
        """A choice when the bot that was asked could make none: no table waits for ever."""
        assert state.view is not None
        if question.bot != FALLBACK:
            try:
                return answer(question._replace(bot=FALLBACK))
            except Exception as error:
                self._complain(FALLBACK, state, error)
        return state.view.legal[0]

    def _complain(self, bot: str, state: State, error: Exception) -> None:
        """A bot that fails does so again and again: it is written down once for each seat of a table."""
        seat = (state.table.id, state.seat)
        if seat not in self._complained:
            self._complained.add(seat)
            text = "the bot %s failed at table %s, seat %s: other choices are made there"
            logger.error(text, bot, state.table.id, state.seat, exc_info=error)

    def _pool(self) -> Executor:
        if self._executor is None:
            self._executor = ProcessPoolExecutor(
                self.workers, mp_context=get_context("spawn"), initializer=end_with, initargs=(os.getpid(),)
            )
        return self._executor

    def _forget_pool(self) -> None:
        if self._is_own and self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
            self._executor = None

    def close(self) -> None:
        """The processes end."""
        if self._is_own and self._executor is not None:
            self._executor.shutdown(wait=True, cancel_futures=True)
            self._executor = None
