"""How many connections there may be, and that the log says when there are too many."""

import asyncio
import logging
import resource

import pytest

from tests.server.servers import served
from tricktable.server.operations.connection_limits import ConnectionLimits, raise_file_limit


def test_one_address_leaves_room_for_the_others_and_the_log_tells_once(caplog: pytest.LogCaptureFixture) -> None:
    clock = [0.0]
    gates = ConnectionLimits(6, 4, lambda: clock[0])

    with caplog.at_level(logging.WARNING):
        entered = [gates.enter(number, "a") for number in range(10)]
        others = [gates.enter(name, name) for name in ("b", "c", "d")]

    assert entered == [True] * 4 + [False] * 6
    assert others == [True, True, False]
    assert len(caplog.records) == 2
    gates.leave(0)
    gates.leave(0)
    assert gates.enter("e", "e")
    assert len(gates) == 6


def test_connections_that_do_nothing_do_not_lock_everybody_out() -> None:
    """An idle connection too many of one address is closed at once; requests and sockets of others go on."""

    async def play() -> None:
        gates = ConnectionLimits(1000, 5)
        async with served(connection_limits=gates) as server:
            host, port = server.url.removeprefix("http://").split(":")
            idle = [await asyncio.open_connection(host, int(port)) for _ in range(8)]
            ended = [await asyncio.wait_for(reader.read(), 5) for reader, _ in idle[5:]]

            assert ended == [b""] * 3
            for _, writer in idle:
                writer.close()
                await writer.wait_closed()
            ann = await server.visitor()
            async with ann.socket(await ann.open()) as seat:
                await seat.hear()
                assert len(gates) == 2

    asyncio.run(play())


def test_the_limit_of_open_files_is_raised_as_far_as_the_system_lets_us(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, 20_000))
    monkeypatch.setattr(resource, "setrlimit", lambda what, limits: asked.append(limits))

    assert raise_file_limit() == 20_000
    assert asked == [(20_000, 20_000)]
