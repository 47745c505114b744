"""Limits: how much one connection or one address may ask for, so that nobody's flood is felt at a table."""

import time
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from typing import Final, NamedTuple

Clock = Callable[[], float]
"""Seconds that never go backwards."""
LOOK_AGAIN: Final = 1.0
"""Seconds for which nobody is forgotten whom there is room for: those who play come again at once."""


class Rate(NamedTuple):
    """So many at once, and so many a second in the long run."""

    burst: int
    refill: float


class Limits(NamedTuple):
    """All limits of a server: generous for people who play and programs that think, strict for floods."""

    requests: Rate = Rate(200, 40.0)
    """HTTP requests of one address."""
    files: Rate = Rate(1000, 100.0)
    """Files of the page, and addresses that there are not, for one address: a club may open the page at once."""
    guests: Rate = Rate(20, 0.1)
    """New guests from one address: a room full of friends may share one."""
    tables: Rate = Rate(20, 0.1)
    """New tables from one address."""
    sockets: Rate = Rate(60, 2.0)
    """New sockets from one address."""
    polls: Rate = Rate(60, 4.0)
    """Questions of one address what has happened at a table, by those without sockets."""
    replays: Rate = Rate(60, 4.0)
    """Questions of one address about the positions of matches, for which they are played again."""
    reviews: Rate = Rate(3000, 1.0)
    """Choices of finished matches that are judged for one address: each takes about a second of a processor."""
    records: Rate = Rate(10, 0.02)
    """Records that one address brings: they are kept for good."""
    kept: Rate = Rate(2_000_000, 500.0)
    """Characters of records that one address brings or opens tables with."""
    open_tables: int = 100
    """Tables that one address has opened and that are not over."""
    open_sockets: int = 300
    """Sockets that one address may have at the same time."""
    messages: Rate = Rate(60, 20.0)
    """Messages on one socket."""
    guest_messages: Rate = Rate(120, 40.0)
    """Messages and requests of one guest at all tables."""
    address_messages: Rate = Rate(1200, 400.0)
    """The same of one address."""
    guest_changes: Rate = Rate(60, 1.0)
    """Requests of one guest beside choices that tables write down: sitting down and rising, names, chairs."""
    address_changes: Rate = Rate(300, 5.0)
    """The same of one address."""
    strikes: int = 40
    """Messages beyond that, one after the other, until the socket is closed."""
    malformed: Rate = Rate(20, 0.2)
    """Messages on one socket that are none, until it is closed."""
    addresses: int = 20_000
    """Addresses that are remembered."""


NO_LIMITS: Final = Limits(
    requests=Rate(10**9, 1e9),
    files=Rate(10**9, 1e9),
    guests=Rate(10**9, 1e9),
    tables=Rate(10**9, 1e9),
    sockets=Rate(10**9, 1e9),
    polls=Rate(10**9, 1e9),
    replays=Rate(10**9, 1e9),
    reviews=Rate(10**9, 1e9),
    records=Rate(10**9, 1e9),
    kept=Rate(10**12, 1e12),
    open_tables=10**9,
    open_sockets=10**9,
    messages=Rate(10**9, 1e9),
    guest_messages=Rate(10**9, 1e9),
    address_messages=Rate(10**9, 1e9),
    guest_changes=Rate(10**9, 1e9),
    address_changes=Rate(10**9, 1e9),
)
"""For load tests on a machine of one's own."""


class Bucket:
    """Tokens that are taken one by one and come back with time."""

    __slots__ = ("_at", "_clock", "_rate", "_tokens")

    def __init__(self, rate: Rate, clock: Clock = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._tokens = float(rate.burst)
        self._at = clock()

    def take(self, cost: float = 1.0) -> bool:
        """Takes a token, or as many as something costs, if they are there."""
        now = self._clock()
        tokens = min(self._rate.burst, self._tokens + (now - self._at) * self._rate.refill)
        self._at = now
        if tokens < cost:
            self._tokens = tokens
            return False
        self._tokens = tokens - cost
        return True

    def spend(self, cost: float) -> None:
        """Takes what was had elsewhere, whether it is there or not. Never more than all of it is owed, or there."""
        self.take(0.0)
        burst = float(self._rate.burst)
        self._tokens = min(max(self._tokens - cost, -burst), burst)

    def wait(self, cost: float = 1.0) -> float:
        """Seconds until there is a token again, or as many as something costs."""
        return max(0.0, (cost - self._tokens) / self._rate.refill)

    def is_full(self) -> bool:
        """Nothing was taken for so long that forgetting this bucket changes nothing."""
        return self._tokens + (self._clock() - self._at) * self._rate.refill >= self._rate.burst


class Addresses:
    """One bucket for each address; those that were not heard of for longest are forgotten first."""

    def __init__(self, rate: Rate, most: int, clock: Clock = time.monotonic) -> None:
        self._rate = rate
        self._most = most
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._looked_at = clock()
        """When it was last looked who can be forgotten."""
        self.taken: dict[str, float] | None = None
        """What each address has had since somebody looked last, where somebody looks."""

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, address: str, cost: float = 1.0) -> float:
        """Takes a token of this address, or as many as something costs: 0, or the seconds until they are there."""
        bucket = self._bucket(address)
        if not bucket.take(cost):
            return bucket.wait(cost)
        if self.taken is not None:
            self.taken[address] = self.taken.get(address, 0.0) + cost
        return 0.0

    def spend(self, address: str, cost: float) -> None:
        """This address has had something elsewhere."""
        self._bucket(address).spend(cost)

    def give_back(self, address: str, cost: float = 1.0) -> None:
        """What this address took was not needed."""
        self._bucket(address).spend(-cost)
        if self.taken is not None and self.taken.get(address, 0.0) >= cost:
            self.taken[address] -= cost

    def _bucket(self, address: str) -> Bucket:
        bucket = self._buckets.get(address)
        if bucket is None:
            now = self._clock()
            if now - self._looked_at >= LOOK_AGAIN or len(self._buckets) >= self._most:
                self._looked_at = now
                self._make_room()
            bucket = self._buckets[address] = Bucket(self._rate, self._clock)
        else:
            self._buckets.move_to_end(address)
        return bucket

    def _make_room(self) -> None:
        """Forgets whoever has all tokens again, from the oldest on; if need be somebody who has not."""
        while self._buckets:
            oldest = next(iter(self._buckets))
            if len(self._buckets) < self._most and not self._buckets[oldest].is_full():
                break
            del self._buckets[oldest]


def address_of(client: tuple[str, int] | list[object] | None) -> str:
    """Whose request it is: an IPv4 address, or the network of an IPv6 address, all of which one household has."""
    if not client:
        return ""
    host = str(client[0])
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return f"{IPv6Address(int(address) >> 64 << 64)}/64"
    return str(address)
