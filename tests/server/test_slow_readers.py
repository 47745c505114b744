"""Readers that do not read: the table goes on for the others, and whoever was too slow comes back by number."""

import asyncio
import socket
from urllib.parse import urlsplit

from tests.server.servers import SOON, Seat, Server, Visitor, served
from tricktable.server.limits import NO_LIMITS
from tricktable.server.outbox import Outbox
from tricktable.server.settings import ServerSettings
from tricktable.server.sockets import TOO_SLOW
from tricktable.tables.wire import State, Update

SMALL = ServerSettings(limits=NO_LIMITS, outbox_messages=20, outbox_bytes=40_000, slow_seconds=5.0)


async def slow_socket(server: Server) -> socket.socket:
    """A connection with room for very little on this side."""
    parts = urlsplit(server.url)
    sock = socket.socket()
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    sock.setblocking(False)
    await asyncio.get_running_loop().sock_connect(sock, (parts.hostname, parts.port))
    return sock


async def table_of_bots(server: Server) -> tuple[Visitor, str]:
    """A table at which only bots will play, as soon as the host starts."""
    ann = await server.visitor()
    return ann, await ann.open(game="meinz", players=4, level="thumb", seed="slow")


async def stop_reading(seat: Seat) -> None:
    """From now on nothing is taken from the network."""
    seat.connection.transport.pause_reading()


def test_a_slow_reader_is_closed_and_comes_back_without_a_gap_while_the_others_play_on() -> None:
    async def play() -> None:
        async with served(SMALL, send_buffer=8192) as server:
            ann, table = await table_of_bots(server)
            slow = await ann.socket(table, sock=await slow_socket(server), ping_interval=None).open()
            await slow.hear()
            await stop_reading(slow)
            async with server.stranger().socket(table) as quick:
                await ann.ask(table, type="start")

                await quick.until(lambda: quick.is_over)

                slow.connection.transport.resume_reading()
                async with asyncio.timeout(SOON):
                    while slow.connection.close_code is None:
                        await asyncio.sleep(0.01)
                assert slow.connection.close_code == TOO_SLOW
                assert server.app.server.counts.overflows == 1
                before = await missed(slow)
                assert 0 < before < quick.number
            async with ann.socket(table, since=before) as again:
                await again.until(lambda: again.number >= quick.number)
                assert not any(isinstance(message, State) for message in again.messages)

    asyncio.run(play())


async def missed(seat: Seat) -> int:
    """Hears what had been sent before the end; the last number of that."""
    await seat.closed()
    told = [message.number for message in seat.messages if isinstance(message, State | Update)]
    assert told == list(range(told[0], told[0] + len(told)))
    return told[-1]


def test_a_reader_that_never_reads_again_is_given_up() -> None:
    async def play() -> None:
        settings = SMALL._replace(slow_seconds=0.2)
        async with served(settings, send_buffer=8192) as server:
            ann, table = await table_of_bots(server)
            slow = await ann.socket(table, sock=await slow_socket(server), ping_interval=None).open()
            await slow.hear()
            await stop_reading(slow)
            async with server.stranger().socket(table) as quick:
                await ann.ask(table, type="start")
                await quick.until(lambda: quick.is_over)

                async with asyncio.timeout(SOON):
                    while len(server.app.server.sockets) > 1 or len(server.run.server_state.connections) > 3:
                        await asyncio.sleep(0.05)
            slow.connection.transport.abort()

    asyncio.run(play())


def test_an_outbox_is_bounded_in_number_and_in_bytes() -> None:
    by_number = Outbox(2, 1000)
    by_bytes = Outbox(10, 5)

    assert [by_number.put(b"x") for _ in range(3)] == [True, True, False]
    assert [by_bytes.put(text) for text in (b"123", b"456", b"45", b"")] == [True, False, True, True]
    assert [by_bytes.take(), by_bytes.take(), by_bytes.take(), by_bytes.take()] == [b"123", b"45", b"", None]
    assert by_bytes.put(b"12345")


def test_what_a_reader_asked_for_never_fills_the_outbox() -> None:
    outbox = Outbox(2, 10)
    for _ in range(50):
        outbox.put_beyond(b"0123456789")

    assert len(outbox) == 50
    assert outbox.put(b"0123456789")
    assert not outbox.put(b"x")
