"""Metrics: how much is going on, counted in plain numbers, and shown to Prometheus on a port of its own."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import accumulate
from typing import TYPE_CHECKING, Final, NamedTuple

from tricktable import __version__

if TYPE_CHECKING:
    from prometheus_client.core import Metric

BORDERS: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Seconds."""


class Times:
    """How often something took how long."""

    def __init__(self) -> None:
        self.counts: Final = [0] * (len(BORDERS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BORDERS, seconds)] += 1
        self.total += seconds

    def buckets(self) -> list[tuple[str, float]]:
        """As Prometheus wants them: how many took so long or less."""
        names = [*map(str, BORDERS), "+Inf"]
        return list(zip(names, accumulate(self.counts), strict=True))


class Counts:
    """What has happened since the start."""

    def __init__(self) -> None:
        self.refusals: Final[Counter[str]] = Counter()
        """By code, those of requests over HTTP and on sockets."""
        self.overflows = 0
        """Sockets closed because their readers were too slow."""
        self.requests: Final[dict[tuple[str, str, int], Times]] = {}
        """HTTP requests by method, route and status."""
        self.appends: Final = Times()
        """Appends to the store."""

    def add_request(self, method: str, route: str, status: int, seconds: float) -> None:
        times = self.requests.get((method, route, status))
        if times is None:
            times = self.requests[method, route, status] = Times()
        times.add(seconds)


class NodeNumbers(NamedTuple):
    """How one of several nodes is."""

    name: str
    leases: int
    """Tables that are its own."""
    takeovers: int
    """Tables that it has made its own, and that were there before."""
    links: int
    """Other nodes to which there is a link."""
    forwarded: int
    """Sockets and requests that were passed on to tables at other nodes."""
    received: int
    """The same of other nodes, for tables here."""


class Gauges:
    """What there is now, asked when somebody wants to know."""

    def __init__(self, tables: Callable[[], int], sockets: Callable[[], int], moves: Callable[[], int]) -> None:
        self.tables: Final = tables
        self.sockets: Final = sockets
        self.moves: Final = moves
        self.reviews: Callable[[], tuple[int, int]] = lambda: (0, 0)
        """Choices of finished matches that wait to be judged, and that were since the start."""
        self.node: Callable[[], NodeNumbers] | None = None
        """Where there are several nodes."""


class Collector:
    """Tells Prometheus everything."""

    def __init__(self, counts: Counts, gauges: Gauges) -> None:
        self._counts: Final = counts
        self._gauges: Final = gauges

    def collect(self) -> "Iterator[Metric]":
        from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily

        counts = self._counts
        version = GaugeMetricFamily("tricktable_build", "The version that runs", labels=["version"])
        version.add_metric([__version__], 1)
        yield version
        yield GaugeMetricFamily("tricktable_tables", "Tables in memory", self._gauges.tables())
        yield GaugeMetricFamily("tricktable_sockets", "Open sockets", self._gauges.sockets())
        yield CounterMetricFamily("tricktable_moves", "Choices made at all tables", self._gauges.moves())
        waiting, judged = self._gauges.reviews()
        yield GaugeMetricFamily("tricktable_reviews_waiting", "Choices that reviews have to judge still", waiting)
        yield CounterMetricFamily("tricktable_reviews_judged", "Choices that reviews have judged", judged)
        yield CounterMetricFamily("tricktable_outbox_overflows", "Sockets of too slow readers", counts.overflows)
        if self._gauges.node is not None:
            yield from _node_metrics(self._gauges.node())
        refusals = CounterMetricFamily("tricktable_refusals", "Requests that were refused", labels=["code"])
        for code, number in sorted(counts.refusals.copy().items()):
            refusals.add_metric([code], number)
        yield refusals
        labels = ["method", "route", "status"]
        requests = HistogramMetricFamily("tricktable_request_seconds", "HTTP requests", labels=labels)
        for (method, route, status), times in sorted(counts.requests.copy().items()):
            requests.add_metric([method, route, str(status)], times.buckets(), times.total)
        yield requests
        appends = HistogramMetricFamily("tricktable_store_append_seconds", "Appends to the store, until durable")
        appends.add_metric([], counts.appends.buckets(), counts.appends.total)
        yield appends


def _node_metrics(node: NodeNumbers) -> "Iterator[Metric]":
    """What there is to tell of one of several nodes, with its name."""
    from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily

    gauges = {
        "tricktable_node_leases": ("Tables that belong to this node", node.leases),
        "tricktable_node_links": ("Other nodes to which there is a link", node.links),
    }
    counters = {
        "tricktable_node_takeovers": ("Tables that this node made its own", node.takeovers),
        "tricktable_node_forwarded": ("Sockets and requests passed on to other nodes", node.forwarded),
        "tricktable_node_received": ("Sockets and requests that other nodes passed on", node.received),
    }
    for name, (about, value) in gauges.items():
        gauge = GaugeMetricFamily(name, about, labels=["node"])
        gauge.add_metric([node.name], value)
        yield gauge
    for name, (about, value) in counters.items():
        counter = CounterMetricFamily(name, about, labels=["node"])
        counter.add_metric([node.name], value)
        yield counter


def show(collector: Collector, host: str, port: int) -> Callable[[], None]:
    """Serves them at this port; gives what ends that. Raises `OSError` if the port cannot be had."""
    from prometheus_client import CollectorRegistry, ProcessCollector, start_http_server

    registry = CollectorRegistry()
    registry.register(collector)
    ProcessCollector(registry=registry)  # processor, memory, open files
    server, thread = start_http_server(port, host, registry)

    def end() -> None:
        server.shutdown()
        server.server_close()
        thread.join()

    return end
