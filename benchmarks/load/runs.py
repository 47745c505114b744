"""Runs: moves at many tables, as fast as they go or at a steady rate, and what they cost."""

import asyncio
import sys
import time
from collections import deque
from collections.abc import Coroutine
from typing import Final, NamedTuple, Protocol, TypeVar

from benchmarks.load.tables import Table

T = TypeVar("T")

clock = time.perf_counter
PATIENCE: Final = 30.0
"""Seconds without any move after which a run has failed."""


class Measured(Protocol):
    """One server process, or several that serve together."""

    def cpu(self) -> float:
        """Seconds of processor time so far."""

    def database(self) -> float:
        """The same of processes that keep what it writes, if there are any."""

    def memory(self) -> float:
        """Megabytes in memory now."""


class Figures(NamedTuple):
    """What a run has shown."""

    moves: int
    seconds: float
    waits: list[float]
    """Seconds from a move until all four had heard of it, in order of size."""
    server: float
    """Seconds of processor time."""
    database: float
    """The same of the processes that keep what it writes."""
    driver: float
    """The same of our own."""
    memory: float
    """Megabytes of the server at the end."""

    @property
    def rate(self) -> float:
        """Moves a second."""
        return self.moves / self.seconds

    @property
    def cost(self) -> float:
        """Microseconds of the server's processor time for a move."""
        return 1e6 * self.server / self.moves

    def wait(self, share: float) -> float:
        """Milliseconds that this share of the moves did not need."""
        return 1e3 * self.waits[min(len(self.waits) - 1, int(share * len(self.waits)))]


class Run:
    """Moves at tables where the cards have been dealt."""

    def __init__(self, server: Measured, tables: list[Table]) -> None:
        self.server: Final = server
        self.tables: Final = tables
        self.waits: Final[list[float]] = []
        self.done: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        self._marks = self._now()

    def begin(self) -> None:
        self._marks = self._now()

    def _now(self) -> tuple[float, ...]:
        return clock(), self.server.cpu(), self.server.database(), time.process_time()

    async def figures(self) -> Figures:
        """Waits for the last move; raises `TimeoutError` if none comes any more."""
        while not self.done.done():
            before = len(self.waits)
            await asyncio.wait((self.done,), timeout=PATIENCE)
            if len(self.waits) == before:
                raise TimeoutError(f"nothing has moved for {PATIENCE:.0f} s, after {before} moves")
        seconds, server, database, driver = (now - then for now, then in zip(self._now(), self._marks, strict=True))
        return Figures(len(self.waits), seconds, sorted(self.waits), server, database, driver, self.server.memory())


async def sprint(server: Measured, tables: list[Table], moves: int) -> Figures:
    """So many moves at each table, each as soon as all four know the last one."""
    run = Run(server, tables)
    left = dict.fromkeys(tables, moves)

    def moved(table: Table) -> None:
        now = clock()
        run.waits.append(now - table.due)
        left[table] -= 1
        if left[table]:
            table.due = now
            table.move()
        elif not any(left.values()):
            run.done.set_result(None)

    run.begin()
    for table in tables:
        table.moved = moved
        table.due = clock()
        table.move()
    return await run.figures()


async def hold(server: Measured, tables: list[Table], rate: float, seconds: float) -> Figures:
    """So many moves a second, at one table after the other.

    A move has its time, and waits are counted from there: neither a slow server nor a slow driver makes them shorter.
    """
    run = Run(server, tables)
    total = int(rate * seconds)
    late: dict[Table, deque[float]] = {}
    """Times of moves whose table had not heard of the one before."""
    busy: set[Table] = set()

    def send(table: Table, due: float) -> None:
        busy.add(table)
        table.due = due
        table.move()

    def moved(table: Table) -> None:
        run.waits.append(clock() - table.due)
        busy.discard(table)
        if late.get(table):
            send(table, late[table].popleft())
        elif len(run.waits) == total:
            run.done.set_result(None)

    for table in tables:
        table.moved = moved
    run.begin()
    begin = clock()
    for turn in range(total):
        due = begin + turn / rate
        await asyncio.sleep(max(0.0, due - clock()))
        table = tables[turn % len(tables)]
        if table in busy:
            late.setdefault(table, deque()).append(due)
        else:
            send(table, due)
    return await run.figures()


def to_its_end(work: Coroutine[object, object, T]) -> T:
    """Runs it to its end, or to the first error on any socket."""

    async def watched() -> T:
        loop = asyncio.get_running_loop()
        task = loop.create_task(work)
        errors: list[object] = []

        def stop(loop: asyncio.AbstractEventLoop, context: dict[str, object]) -> None:
            errors.append(context.get("exception") or context["message"])
            task.cancel()

        loop.set_exception_handler(stop)
        try:
            return await task
        except asyncio.CancelledError:
            if not errors:
                raise
            sys.exit(f"the run failed: {errors[0]}")
        except (OSError, TimeoutError) as error:
            sys.exit(f"the run failed: {error}")

    return asyncio.run(watched())
