"""Pools: processes in which work is done that takes long, for one owner after the other."""

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from pathlib import Path
from threading import Thread
from typing import Final, ParamSpec, TypeVar

from tricktable.tables.live.fair_queues import FairQueue

LOWEST: Final = 19
"""How far a process can step back behind all others: it gets what they leave of the processor."""
AMONG_SESSIONS: Final = 5
"""The same for a session among others, where the system shares the processor out between sessions first."""
LOOK_AGAIN: Final = 1.0
"""Seconds after which a process looks whether it is still wanted."""

Asked = ParamSpec("Asked")
Answered = TypeVar("Answered")


def end_with(parent: int, is_over: Event, niceness: int) -> None:
    """This process ends when its parent does, however that ended, or when it is told to, whatever it does then; and it
    leaves the keyboard's signals to its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness:
        step_back(niceness)

    def watch() -> None:
        while os.getppid() == parent and not is_over.wait(LOOK_AGAIN):
            pass
        os._exit(1)

    Thread(target=watch, name="parent", daemon=True).start()


def step_back(niceness: int) -> None:
    """This process leaves the processor to others. What it uses must not count as used by its parent, as it does within
    one session on Linux: it gets a session of its own."""
    if os.name != "posix":
        return
    with suppress(OSError):
        os.setsid()
    with suppress(OSError):
        Path("/proc/self/autogroup").write_text(str(AMONG_SESSIONS), encoding="ascii")
    os.nice(niceness)


class Pool:
    """Processes, which are started when the first one is needed, and anew if one ends; an executor of one's own is used
    as it is."""

    def __init__(self, workers: int, executor: Executor | None = None, niceness: int = 0) -> None:
        """With a niceness the processes step back behind all others, and what they do is broken off at the end."""
        self.workers: Final = workers
        self._niceness: Final = niceness
        self._executor = executor
        self._is_own: Final = executor is None
        self._queue: Final = FairQueue(workers)
        self._is_over: Event | None = None

    async def do(
        self, owner: str, work: Callable[Asked, Answered], *args: Asked.args, **named: Asked.kwargs
    ) -> Answered:
        """Does this in another process, when it is this owner's turn: who wants much keeps nobody else waiting."""
        try:
            async with self._queue.place(owner):
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self._processes(), partial(work, *args, **named))
        except (BrokenProcessPool, OSError):
            self._forget()
            raise

    def _processes(self) -> Executor:
        if self._executor is None:
            context = get_context("spawn")
            self._is_over = context.Event()
            initial = (os.getpid(), self._is_over, self._niceness)
            self._executor = ProcessPoolExecutor(
                self.workers, mp_context=context, initializer=end_with, initargs=initial
            )
        return self._executor

    def _forget(self) -> None:
        if self._is_own and self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
            self._executor = None

    def close(self) -> None:
        """The processes end."""
        if self._is_own and self._executor is not None:
            if self._niceness and self._is_over is not None:
                self._is_over.set()
            self._executor.shutdown(wait=True, cancel_futures=True)
            self._executor = None
