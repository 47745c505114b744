"""Leases: which node of a hall owns which table.

A node is a process that serves tables. It enters the store under a name, with the address at which other nodes reach
it, and renews that again and again; a node that does not is taken for dead after `LEASE` seconds of the store's own
clock. While a node lives, its tables are nobody else's. Each time that somebody acquires a table, it gets an epoch
that no table ever had before. Whatever is appended names the epoch, and the store refuses it as soon as there is
another one: so two owners may believe for a while that they own a table, and only one of them can write.
"""

import time
from collections.abc import Callable, Collection
from typing import Final, NamedTuple

from tricktable.core.errors import TricktableError

LEASE: Final = 10.0
"""Seconds after which a node that has not been heard of is taken for dead."""
RENEWAL: Final = 3.0
"""Seconds after which a node says again that it lives."""
NOBODYS: Final = 0
"""The epoch of tables that nobody owns: tools append with it."""


class StoreError(TricktableError):
    """Something that the store cannot do, or that is wrong with its file; the message is for people."""


class Node(NamedTuple):
    """A process that serves tables."""

    name: str
    address: str
    """Where other nodes reach it."""
    term: int
    """Which of all processes that have had this name: with a later one this one's leases end."""


class Lease(NamedTuple):
    """The right to write to a table, until somebody else acquires it."""

    table: str
    epoch: int


class Held(StoreError):
    """A table that belongs to another node, which lives."""

    def __init__(self, table: str, node: Node, until: int) -> None:
        self.table = table
        self.node = node
        self.until = until
        """Milliseconds since 1970, by the store's clock: when the node is taken for dead if nothing is heard of it."""
        super().__init__(f"table {table} belongs to node {node.name} at {node.address or 'no address'}")


class LostLease(StoreError):
    """Another one owns the table now, or has this node's name: nothing was written."""


class LeaseBook:
    """The leases of a store that one process has for itself: kept in memory, and gone with the process."""

    def __init__(self, seconds: float = LEASE, clock: Callable[[], float] = time.monotonic) -> None:
        self._seconds: Final = seconds
        self._clock: Final = clock
        self._nodes: Final[dict[str, tuple[Node, float]]] = {}
        """By name, with the moment until which they live."""
        self._leases: Final[dict[str, tuple[int, Node]]] = {}
        self._terms = 0
        self._epochs = NOBODYS

    def enter(self, name: str, address: str) -> Node:
        self._terms += 1
        node = Node(name, address, self._terms)
        self._nodes[name] = node, self._clock() + self._seconds
        return node

    def renew(self, node: Node) -> None:
        if self._current(node.name) != node:
            raise LostLease(name_taken(node))
        self._nodes[node.name] = node, self._clock() + self._seconds

    def leave(self, node: Node) -> None:
        if self._current(node.name) == node:
            del self._nodes[node.name]
        self.release([Lease(table, epoch) for table, (epoch, owner) in self._leases.items() if owner == node])

    def nodes(self) -> list[Node]:
        now = self._clock()
        return [node for node, until in self._nodes.values() if until > now]

    def acquire(self, table: str, node: Node) -> Lease:
        if self._current(node.name) != node:
            raise LostLease(name_taken(node))
        holder = self.holder(table)
        if holder is not None and holder != node:
            left = self._nodes[holder.name][1] - self._clock()
            raise Held(table, holder, time.time_ns() // 1_000_000 + int(left * 1000))
        self._epochs += 1
        self._leases[table] = self._epochs, node
        return Lease(table, self._epochs)

    def release(self, leases: Collection[Lease]) -> None:
        for table, epoch in leases:
            if self._leases.get(table, (NOBODYS,))[0] == epoch:
                del self._leases[table]

    def holder(self, table: str) -> Node | None:
        """The node that owns a table, if it lives."""
        node = self._leases[table][1] if table in self._leases else None
        if node is None or self._current(node.name) != node or self._nodes[node.name][1] <= self._clock():
            return None
        return node

    def check(self, table: str, epoch: int) -> None:
        """Raises `LostLease` if this is not the table's epoch."""
        lease = self._leases.get(table)
        if (NOBODYS if lease is None else lease[0]) != epoch:
            raise LostLease(lease_lost(table))

    def _current(self, name: str) -> Node | None:
        return self._nodes[name][0] if name in self._nodes else None


def name_taken(node: Node) -> str:
    """Why a node may not go on."""
    return f"node {node.name} is over: another process has its name now"


def lease_lost(table: str) -> str:
    """Why an append is refused that somebody else's lease forbids."""
    return f"nothing may be appended to table {table}: it belongs to somebody else now"
