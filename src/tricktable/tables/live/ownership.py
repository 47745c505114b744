"""Ownership: which tables are this process's own, as a node of the hall, and that it stays so."""

import asyncio
import logging
import math
import time
from collections.abc import Awaitable, Callable, Collection
from typing import Final

from tricktable.tables.stores import Lease, LostLease, Node, Store, StoreError

LOOK_AGAIN: Final = 0.2
"""Seconds after which it is looked again whether a name is free."""
PATIENCE: Final = 2.0
"""Seconds beyond a lease for which that is done."""

logger = logging.getLogger(__name__)


class Ownership:
    """The leases of this process. It enters the store when it first needs one, and says again and again that it
    lives."""

    def __init__(
        self, store: Store, name: str, address: str, renewal: float, lease: float, lost: Callable[[], None]
    ) -> None:
        """It says that it lives every `renewal` seconds, and is taken for dead `lease` seconds after that. `lost` is
        called when nothing is its own any more, or may not be: others may have taken what it had."""
        self._store: Final = store
        self._name: Final = name
        self._address = address
        self._renewal: Final = renewal
        self._lease: Final = lease
        self._sure_until = math.inf
        """Until then nobody else can have taken what is ours."""
        self._lost: Final = lost
        self._node: Node | None = None
        self._door: Final = asyncio.Lock()
        self._renewing: asyncio.Task[None] | None = None
        self._releasing: Final[set[asyncio.Task[None]]] = set()
        self.is_lost = False
        """Another process has this one's name."""
        self.ask_twin: Callable[[Node], Awaitable[bool | None]] | None = None
        """Asks a process that has our name whether it is there; it may be that nobody knows."""
        self.on_end: Callable[[StoreError], None] = _ignore
        """Called when this process cannot go on, since another one has its name."""

    @property
    def name(self) -> str:
        return self._name

    def place(self, address: str) -> None:
        """Where other nodes reach this one, before it enters."""
        self._address = address

    def is_sure(self) -> bool:
        """Nobody else can own what is ours. A process that was paused for too long does not know that it was: it has
        to ask this before it tells anybody anything."""
        return now() < self._sure_until

    async def _demand_name(self) -> None:
        """Raises `StoreError` if another process with this name lives. Where nobody knows, it is waited until it is
        taken for dead."""
        end = now() + self._lease + PATIENCE
        while True:
            is_late = now() > end  # asking may have taken long: what counts is whether it is heard of after that
            twin = next((node for node in await self._store.nodes() if node.name == self._name), None)
            if twin is None:
                return
            answer = await self.ask_twin(twin) if self.ask_twin is not None and not is_late else None
            if answer is False:
                return  # it was killed: its tables are free as soon as we are there
            if answer or is_late:
                raise StoreError(f"another node with the name {self._name} is there already")
            await asyncio.sleep(LOOK_AGAIN)

    async def node(self) -> Node:
        """This process, as the store knows it."""
        if self._node is None:
            async with self._door:
                if self._node is None:
                    if self._store.is_shared:
                        await self._demand_name()
                    began = now()
                    self._node = await self._store.enter(self._name, self._address)
                    self._note(began)
                    self._renewing = asyncio.get_running_loop().create_task(self._renew())
        return self._node

    def _note(self, began: float) -> None:
        """The store knew that we live, at some time after this one."""
        if self._store.is_shared:
            self._sure_until = began + self._lease

    async def begin(self, table: str) -> Lease:
        """A lease on a new table."""
        return await self._store.begin(table, await self.node())

    async def acquire(self, table: str) -> Lease:
        """A lease on a table that is there; see `Store.acquire`."""
        return await self._store.acquire(table, await self.node())

    def release_soon(self, leases: Collection[Lease]) -> None:
        """Gives tables back, without waiting for that."""
        if leases:
            task = asyncio.get_running_loop().create_task(self.release(leases))
            self._releasing.add(task)
            task.add_done_callback(self._releasing.discard)

    async def release(self, leases: Collection[Lease]) -> None:
        """Gives tables back. If that fails, they are free when this node is taken for dead."""
        try:
            await self._store.release(leases)
        except StoreError as error:
            logger.warning("%d tables could not be given back: %s", len(leases), error)

    async def _renew(self) -> None:
        while True:
            await asyncio.sleep(self._renewal)
            assert self._node is not None
            if not self.is_sure():
                logger.warning("this node was away for too long: others may have its tables")
                self._lost()
            began = now()
            try:
                async with asyncio.timeout(self._lease):
                    await self._store.renew(self._node)
                self._note(began)
            except LostLease as error:
                logger.error("%s", error)
                self.is_lost = True
                self._lost()
                self.on_end(error)
                return
            except (StoreError, TimeoutError) as error:
                logger.warning("the leases could not be renewed: %s", error)

    async def leave(self) -> None:
        """This process owns nothing any more."""
        if self._renewing is not None:
            self._renewing.cancel()
        if self._releasing:
            await asyncio.wait(self._releasing)
        if self._node is not None and not self.is_lost:
            try:
                await self._store.leave(self._node)
            except StoreError as error:
                logger.warning("node %s could not say goodbye: %s", self._name, error)


def now() -> float:
    """Seconds that go on while a process, or the whole machine, is paused."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


def _ignore(error: StoreError) -> None:
    """Nobody needs to know."""
