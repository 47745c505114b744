"""What a store does by itself that one process has for itself: nodes, leases and telling need no more than memory."""

from abc import abstractmethod
from collections import defaultdict
from collections.abc import Callable, Collection
from typing import Final

from tricktable.tables.stores.contracts import Hear, Store, check_channel, check_name
from tricktable.tables.stores.leases import Lease, LeaseBook, Node, StoreError


class Alone(Store):
    """A store of one process, in which there may be several nodes all the same."""

    def __init__(self, lease: float) -> None:
        self.book: Final = LeaseBook(lease)
        self._ears: Final[defaultdict[str, list[Hear]]] = defaultdict(list)

    @abstractmethod
    def _check_open(self) -> None:
        """Raises `StoreError` if the store is closed."""

    async def enter(self, name: str, address: str) -> Node:
        self._check_open()
        check_name(name)
        return self.book.enter(name, address)

    async def renew(self, node: Node) -> None:
        self._check_open()
        self.book.renew(node)

    async def leave(self, node: Node) -> None:
        self._check_open()
        self.book.leave(node)

    async def nodes(self) -> list[Node]:
        self._check_open()
        return self.book.nodes()

    async def begin(self, table: str, node: Node) -> Lease:
        if await self.has(table):
            raise StoreError(f"table {table} is there already")
        return self.book.acquire(table, node)

    async def acquire(self, table: str, node: Node) -> Lease:
        if not await self.has(table):
            raise KeyError(table)
        return self.book.acquire(table, node)

    async def release(self, leases: Collection[Lease]) -> None:
        self._check_open()
        self.book.release(leases)

    async def tell(self, channel: str, text: str) -> None:
        self._check_open()
        check_channel(channel, text)
        for hear in list(self._ears[channel]):
            hear(text)

    def listen(self, channel: str, hear: Hear) -> Callable[[], None]:
        self._check_open()
        check_channel(channel, "")
        self._ears[channel].append(hear)
        return lambda: self._ears[channel].remove(hear)
