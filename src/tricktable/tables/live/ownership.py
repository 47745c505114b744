"""Ownership: which tables are this process's own, as a node of the hall, and that it stays so."""

import asyncio
import logging
from collections.abc import Callable, Collection
from typing import Final

from tricktable.tables.stores import Lease, LostLease, Node, Store, StoreError

logger = logging.getLogger(__name__)


class Ownership:
    """The leases of this process. It enters the store when it first needs one, and says again and again that it
    lives."""

    def __init__(self, store: Store, name: str, address: str, renewal: float, lost: Callable[[], None]) -> None:
        """`lost` is called when another process has taken this one's name: nothing is its own any more."""
        self._store: Final = store
        self._name: Final = name
        self._address: Final = address
        self._renewal: Final = renewal
        self._lost: Final = lost
        self._node: Node | None = None
        self._door: Final = asyncio.Lock()
        self._renewing: asyncio.Task[None] | None = None
        self._releasing: Final[set[asyncio.Task[None]]] = set()
        self.is_lost = False
        """Another process has this one's name."""

    async def node(self) -> Node:
        """This process, as the store knows it."""
        if self._node is None:
            async with self._door:
                if self._node is None:
                    self._node = await self._store.enter(self._name, self._address)
                    self._renewing = asyncio.get_running_loop().create_task(self._renew())
        return self._node

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
            try:
                await self._store.renew(self._node)
            except LostLease as error:
                logger.error("%s", error)
                self.is_lost = True
                self._lost()
                return
            except StoreError as error:
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
