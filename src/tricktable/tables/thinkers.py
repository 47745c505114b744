"""Thinkers: where bots think. A bot gets what its seat is told, and nothing else."""

import asyncio
import logging
import os
import signal
import time
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from threading import Thread
from typing import Final, NamedTuple

from tricktable.bots import BOTS
from tricktable.bots.levels import FULL_STRENGTH, LEVELS
from tricktable.bots.mates import mates
from tricktable.core.seats import SPECTATOR
from tricktable.core.streams import Stream
from tricktable.tables.forms import game_of, view_of
from tricktable.tables.messages import State, decode_message, encode

QUICK: Final = frozenset({"random", "simple", "thumb"})
"""Bots that answer at once; all others search."""
FALLBACK: Final = "thumb"
"""Who chooses when a search failed."""

logger = logging.getLogger(__name__)


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


def answer(question: Question) -> str:
    """The bot's choice, in notation."""
    state = decode_message(question.state)
    assert isinstance(state, State)
    assert state.view is not None
    game = game_of(state.table)
    viewer = SPECTATOR if state.seat is None else state.seat
    view = view_of(game, viewer, state.view, state.steps, state.history)
    name = question.bot
    if name in LEVELS and mates(view).intersection(question.people):
        name = FULL_STRENGTH
    return game.actions.text[BOTS[name].choose(view, Stream(b"", question.key))]


class Thinker:
    """Asks bots: quick ones at once, those that search elsewhere, so that no table waits for another's bot."""

    def __init__(self, workers: int = 1, executor: Executor | None = None) -> None:
        """Processes are started when the first one is needed; an executor of one's own is used as it is."""
        self.workers: Final = workers
        self._executor = executor
        self._is_own: Final = executor is None

    async def choose(self, bot: str, state: State, key: bytes, people: tuple[int, ...]) -> str:
        """The choice of this bot for the seat that this state is told to."""
        assert state.view is not None
        if len(state.view.legal) == 1:
            return state.view.legal[0]
        question = Question(bot, encode(state), key, people)
        try:
            if bot in QUICK:
                return answer(question)
            return await asyncio.get_running_loop().run_in_executor(self._pool(), answer, question)
        except (BrokenProcessPool, OSError) as error:
            logger.error("a bot's process ended (%s): a quick bot chooses instead", type(error).__name__)
            self._forget_pool()
        except Exception as error:
            logger.error("the bot %s failed: another choice is made", bot, exc_info=error)
        return self._instead(question, state.view.legal)

    def _instead(self, question: Question, legal: tuple[str, ...]) -> str:
        """A choice when the bot that was asked could make none: no table waits for ever."""
        try:
            return answer(question._replace(bot=FALLBACK))
        except Exception as error:
            logger.error("the bot %s failed as well", FALLBACK, exc_info=error)
            return legal[0]

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
