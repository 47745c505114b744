"""Contests on a Dask cluster: a runner of the arena for those who have more than one machine.

The cluster is somebody else's: it is asked before anything is played whether it would play the same, it never has more
than a few batches at once, and nothing is left behind on it.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from pkgutil import resolve_name
from queue import Empty, SimpleQueue
from threading import Lock
from time import perf_counter
from typing import TYPE_CHECKING, Final, NamedTuple

from tricktable import __version__
from tricktable.bots.arena.contests import Outcome, Task
from tricktable.bots.arena.identity import IDENTITY, Identity
from tricktable.core.errors import SetupError, TricktableError

if TYPE_CHECKING:
    from distributed import Client, Future

PATIENCE: Final = 5
"""Seconds in which a scheduler has to answer."""
AHEAD: Final = 2
"""Batches for each worker: one that it plays and one that waits, so that it is never idle."""
BATCH_SECONDS: Final = 2.0
"""What a batch should take: long beside its way to the worker, short for whoever waits for the last one."""
LARGEST: Final = 256
"""The most deals of a batch, however fast they are."""


class ClusterError(TricktableError):
    """A cluster that cannot be reached, would play something else, or has gone."""


class Played(NamedTuple):
    """A batch that has been played."""

    outcomes: list[Outcome]
    seconds: float


_TURN: Final = Lock()


def identity() -> Identity:
    return IDENTITY


def play_batch(work: Callable[[Task], Outcome], tasks: list[Task], expected: Identity) -> Played:
    """On a worker: all deals of a batch. A worker may have come after the others were asked who they are."""
    if expected != IDENTITY:
        raise ClusterError(f"a worker that came later {_difference(IDENTITY, expected)}")
    with _TURN:  # bots and games are not made for several threads, and their times would be wrong
        began = perf_counter()
        outcomes = [work(task) for task in tasks]
        return Played(outcomes, perf_counter() - began)


class Cluster:
    """A cluster that would play the same as this machine; `run` is a runner of the arena."""

    def __init__(self, client: "Client") -> None:
        self._client: Final = client
        self._pending: Final[set[Future[Played]]] = set()
        self.workers = _check(client)
        """How many there are, as far as we know."""

    def run(self, work: Callable[[Task], Outcome], tasks: Iterable[Task]) -> Iterator[Outcome]:
        """`work` on each of the tasks, as they are done. Dask repeats what a lost worker has not handed over."""
        from distributed import CancelledError, KilledWorker
        from distributed.comm.core import CommClosedError

        waiting = iter(tasks)
        done: SimpleQueue[Future[Played]] = SimpleQueue()
        size = 1
        deals = 0
        seconds = 0.0
        try:
            while True:
                while len(self._pending) < AHEAD * self.workers and (batch := list(islice(waiting, size))):
                    # Never `pure`: whoever runs the same contest at the same time has tasks of their own to cancel.
                    future = self._client.submit(play_batch, work, batch, IDENTITY, pure=False)
                    self._pending.add(future)
                    future.add_done_callback(done.put)
                if not self._pending:
                    return
                future = _next(done)
                played = future.result()
                self._pending.discard(future)
                deals += len(played.outcomes)
                seconds += played.seconds
                size = batch_size(size, seconds / deals)
                yield from played.outcomes
                self.workers = len(_workers(self._client)) or self.workers
        except KilledWorker:
            raise ClusterError(
                "the cluster has given up: several workers died of the same deals, or lack tricktable"
            ) from None
        except (CommClosedError, CancelledError):
            raise ClusterError("the cluster is gone, or somebody there has cancelled the contest") from None
        except ImportError as error:  # a bot that needs more than tricktable
            raise ClusterError(f"a worker cannot play: {error}") from None
        finally:
            self.cancel()

    def cancel(self) -> None:
        """Nothing is begun any more; what is being played is played to the end of its batch and thrown away."""
        pending = list(self._pending)
        self._pending.clear()
        if pending:
            with suppress(OSError, TimeoutError):  # a cluster that has gone has nothing to cancel
                self._client.cancel(pending, force=True)


def _next(done: "SimpleQueue[Future[Played]]") -> "Future[Played]":
    """The next batch that is done. It is waited for in short naps: some systems do not hear Ctrl-C in a long one."""
    while True:
        with suppress(Empty):
            return done.get(timeout=1)


def batch_size(before: int, pace: float) -> int:
    """How many deals the next batches have, when a deal takes so many seconds: not much more than the last ones."""
    return max(1, min(2 * before, int(BATCH_SECONDS / max(pace, 1e-9)), LARGEST))


@contextmanager
def cluster(address: str) -> Iterator[Cluster]:
    """The cluster whose scheduler listens there, for as long as this lasts."""
    try:
        from distributed import Client
    except ImportError:
        raise SetupError("a cluster needs the package distributed: pip install 'tricktable[cluster]'") from None
    _reach(address)
    with _without_stumbles():
        try:
            client = Client(address, timeout=PATIENCE, set_as_default=False)
        except (OSError, TimeoutError):
            raise ClusterError(f"the scheduler at {address} does not answer") from None
        try:
            joined = Cluster(client)
            try:
                yield joined
            finally:
                joined.cancel()
        finally:
            with suppress(OSError, TimeoutError):
                client.close(timeout=PATIENCE)


@contextmanager
def _without_stumbles() -> Iterator[None]:
    """Ctrl-C at the wrong moment makes Dask stumble over a name of its own, which does no harm but logs a traceback."""

    def is_worth_telling(record: logging.LogRecord) -> bool:
        return "sync.<locals>.cancel" not in record.getMessage()

    logger = logging.getLogger("tornado.application")
    logger.addFilter(is_worth_telling)
    try:
        yield
    finally:
        logger.removeFilter(is_worth_telling)


def _reach(address: str) -> None:
    """Refuses an address without a scheduler. A client itself may wait for ever for somebody who does not answer."""
    from distributed.core import rpc
    from distributed.security import Security

    async def who() -> str:
        arguments = Security().get_connection_args("client")
        async with rpc(address, connection_args=arguments, timeout=PATIENCE) as there:
            return str((await there.identity())["type"])

    try:
        kind = asyncio.run(asyncio.wait_for(who(), PATIENCE))
    except (ValueError, TypeError) as error:
        raise ClusterError(f"{address!r} is no address of a scheduler, such as tcp://host:8786: {error}") from None
    except (OSError, TimeoutError):
        raise ClusterError(f"no scheduler answers at {address} within {PATIENCE} seconds") from None
    if kind != "Scheduler":
        raise ClusterError(f"at {address} is no scheduler, but a {kind.lower()}")


def _workers(client: "Client") -> dict[str, object]:
    workers: dict[str, object] = client.nthreads()
    return workers


def _check(client: "Client") -> int:
    """How many workers there are. Refuses a cluster that could not play, or would play something else."""
    # Functions of Python itself at first: one of ours could not even arrive where tricktable is missing.
    question = ("tricktable:__version__",)
    try:
        there = {"the scheduler": client.run_on_scheduler(resolve_name, *question)}
    except ImportError as error:
        there = {"the scheduler": error}
    workers = client.run(resolve_name, *question, on_error="return")
    there |= {f"worker {name}": version for name, version in workers.items()}
    if not workers:
        raise ClusterError("the cluster has no workers")
    for who, version in there.items():
        if isinstance(version, ImportError):
            raise ClusterError(f"{who} has no tricktable: install tricktable {__version__} there")
        if version != __version__:
            raise ClusterError(f"{who} has not tricktable {__version__}, as here, but: {version}")
    for name, its in client.run(identity, on_error="return").items():
        if its != IDENTITY:
            raise ClusterError(f"worker {name} {_difference(its, IDENTITY)}")
    return len(workers)


def _difference(its: object, ours: Identity) -> str:
    """What is wrong with somebody, after their name."""
    if not isinstance(its, Identity):
        return f"cannot say what it would play: {its}"
    if its.python != ours.python:
        return f"has Python {its.python}, but the contest was begun with Python {ours.python}"
    return f"has other sources of tricktable {__version__} than those the contest was begun with"
