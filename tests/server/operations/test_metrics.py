"""Metrics: what Prometheus is told."""

import asyncio
from random import Random

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.server.servers import begun, leave, served
from tricktable.server.operations.lifetime import listen
from tricktable.server.operations.metrics import BORDERS, Collector, Times, show
from tricktable.server.operations.timed_store import TimedStore
from tricktable.tables.stores import MemoryStore


def test_a_match_is_seen_in_the_metrics() -> None:
    async def play() -> dict[str, float]:
        times = Times()
        async with served(store=TimedStore(MemoryStore(), times)) as server:
            _, _, seats = await begun(server)
            await asyncio.gather(*(seat.play(Random(number)) for number, seat in enumerate(seats)))
            await seats[0].connection.send("rubbish")
            await seats[0].refusal()
            await seats[0].connection.send('{"type":"start"}')
            await seats[0].refusal()
            server.app.server.counts.appends.counts[:] = times.counts
            with listen("127.0.0.1", 0) as sock:
                port = sock.getsockname()[1]
            end = show(Collector(server.app.server.counts, server.app.gauges), "127.0.0.1", port)
            async with httpx.AsyncClient() as page:
                text = (await page.get(f"http://127.0.0.1:{port}/metrics")).text
            end()
            await leave(seats)
        return {
            f"{sample.name}{sorted(sample.labels.values())}": sample.value
            for family in text_string_to_metric_families(text)
            for sample in family.samples
        }

    found = asyncio.run(play())

    assert found["tricktable_tables[]"] == 1
    assert found["tricktable_sockets[]"] == 2
    assert found["tricktable_moves_total[]"] > 20
    assert found["tricktable_refusals_total['malformed']"] == 1
    assert found["tricktable_refusals_total['stage']"] == 1
    assert found["tricktable_outbox_overflows_total[]"] == 0
    assert found["tricktable_request_seconds_count['/api/guests', '201', 'POST']"] == 2
    assert found["tricktable_store_append_seconds_count[]"] > found["tricktable_moves_total[]"]


def test_times_are_counted_by_how_long_they_are() -> None:
    times = Times()
    for seconds in (0.0001, 0.0005, 0.003, 100.0):
        times.add(seconds)

    assert times.total == pytest.approx(100.0036)
    assert times.buckets()[0] == (str(BORDERS[0]), 2)
    assert times.buckets()[-1] == ("+Inf", 4)
