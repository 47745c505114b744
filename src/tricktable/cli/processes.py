"""Work that is spread over several processes, with its results in order."""

import multiprocessing
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from typing import Final, TypeVar

from tricktable.core.errors import TricktableError

Task = TypeVar("Task")
Result = TypeVar("Result")

AHEAD: Final = 4
"""Tasks that wait for each process: enough that none is idle, few enough that results do not pile up."""


class ProcessError(TricktableError):
    """A process that ended before its work was done."""


def spread(work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int) -> Generator[Result, None, None]:
    """`work` on each of the tasks, in their order. One job works in this process.

    Processes begin from nothing (spawn), so that it is the same on every system: `work` is a function of a module, and
    tasks and results can be pickled. Whoever stops early waits for the tasks that have been
    begun, and for no others.
    """
    if jobs == 1:
        yield from map(work, tasks)
        return
    waiting = iter(tasks)
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        try:
            pending: deque[Future[Result]] = deque()
            with _keyboard_for_us_alone():
                pending.extend(pool.submit(work, task) for task in islice(waiting, jobs * AHEAD))
            while pending:
                yield pending.popleft().result()
                pending.extend(pool.submit(work, task) for task in islice(waiting, 1))
        except BrokenProcessPool:
            raise ProcessError("a process of this command was ended from outside") from None
        except BaseException:
            # What a process has begun it finishes: one that is ended while it hands over a result leaves the pool
            # waiting for the rest of it for ever.
            with _keyboard_for_us_alone():
                pool.shutdown(cancel_futures=True)
            raise


@contextmanager
def _keyboard_for_us_alone() -> Iterator[None]:
    """Processes that begin in here do not hear Ctrl-C: this one does, and ends them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
