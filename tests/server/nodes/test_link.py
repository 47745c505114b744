"""The link between two nodes: whoever does not know the key gets nowhere, nobody's slowness stops others, and every
conversation has a clear end."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

import pytest

from tests.server.nodes.wires import HOST, KEY, node, until, wire_to
from tricktable.server.nodes import link as links_module
from tricktable.server.nodes.calls import WINDOW
from tricktable.server.nodes.handshake import LinkError
from tricktable.server.nodes.link import PIECE
from tricktable.server.nodes.links import Links, Neighbour


def run(play: Coroutine[Any, Any, None]) -> None:
    async def soon() -> None:
        async with asyncio.timeout(20):
            await play

    asyncio.run(soon())


def test_messages_of_many_calls_arrive_in_order_both_ways() -> None:
    async def play() -> None:
        async with node("a") as one, node("b") as other:
            link = await one.links.to(other.as_neighbour)
            calls = [link.call(f"call {number}".encode()) for number in range(20)]
            answers = [await other.calls.get() for _ in calls]
            assert [call.opening for call in answers] == [call.opening for call in calls]
            for part in range(30):
                for number, call in enumerate(calls):
                    await call.send(f"{number} {part}".encode() * 50)
            for number, call in enumerate(answers):
                for part in range(30):
                    assert await call.receive() == f"{number} {part}".encode() * 50
                await call.send(b"done")
                call.end(b"bye")
            for call in calls:
                assert await call.receive() == b"done"
                assert await call.receive() is None
                assert call.ending == b"bye"
            assert len(link) == 0

    run(play())


def test_a_long_message_is_one_message() -> None:
    async def play() -> None:
        async with node("a") as one, node("b") as other:
            call = (await one.links.to(other.as_neighbour)).call(b"")
            text = bytes(range(256)) * (PIECE // 256 * 5 + 3)
            await call.send(text)
            assert await (await other.calls.get()).receive() == text

    run(play())


def test_whoever_has_another_key_is_refused_on_both_sides() -> None:
    async def play() -> None:
        async with node("a", b"another key of the same length..") as one, node("b") as other:
            with pytest.raises(LinkError, match="does not know the key"):
                await one.links.to(other.as_neighbour)
            assert len(one.links) == 0
            await asyncio.sleep(0.1)
            assert len(other.links) == 0

    run(play())


def test_a_short_key_is_refused() -> None:
    with pytest.raises(LinkError, match="at least 16"):
        Links("a", b"password", lambda call: None)


def test_a_node_with_another_name_is_refused() -> None:
    async def play() -> None:
        async with node("a") as one, node("b") as other:
            with pytest.raises(LinkError, match="node b is there, not c"):
                await one.links.to(Neighbour("c", HOST, other.port))

    run(play())


def test_the_key_is_never_on_the_wire_and_what_was_said_is_of_no_use_to_others() -> None:
    """Whoever has listened to a handshake says the same again, and is refused."""

    async def play() -> None:
        async with node("a") as one, node("b") as other, wire_to(other.port) as (wire, port):
            call = (await one.links.to(other.through(port))).call(b"hello")
            await call.send(b"text")
            await other.calls.get()
            said = bytes(wire.forth)
            assert KEY not in said + bytes(wire.back)
            assert b"hello" in said
        async with node("b") as again:
            reader, writer = await asyncio.open_connection(HOST, again.port)
            writer.write(said)
            await reader.read()
            writer.close()
            assert len(again.links) == 0
            assert again.calls.empty()

    run(play())


def test_a_changed_byte_ends_the_link() -> None:
    async def play() -> None:
        is_false = False

        def change(part: bytes) -> bytes:
            return part.replace(b"play r7", b"play r8") if is_false else part

        async with node("a") as one, node("b") as other, wire_to(other.port, change) as (_, port):
            call = (await one.links.to(other.through(port))).call(b"")
            answer = await other.calls.get()
            await call.send(b"play r7")
            assert await answer.receive() == b"play r7"
            is_false = True
            await call.send(b"play r7")
            assert await answer.receive() is None
            assert await call.receive() is None
            assert call.ending is None
            await until(lambda: len(one.links) == len(other.links) == 0)

    run(play())


def test_one_slow_reader_stops_its_own_call_and_no_other() -> None:
    async def play() -> None:
        async with node("a") as one, node("b") as other:
            link = await one.links.to(other.as_neighbour)
            slow, quick = link.call(b"slow"), link.call(b"quick")
            ends = {call.opening: call for call in [await other.calls.get(), await other.calls.get()]}
            message = bytes(1000)
            sent = 0

            async def flood() -> None:
                nonlocal sent
                while True:
                    await slow.send(message)
                    sent += len(message)

            flooding = asyncio.create_task(flood())
            for number in range(2000):
                await quick.send(f"{number}".encode())
                assert await ends[b"quick"].receive() == f"{number}".encode()
            await asyncio.sleep(0.1)
            assert WINDOW <= sent <= WINDOW + len(message)
            before = sent
            for _ in range(100):
                await ends[b"slow"].receive()
            await until(lambda: sent > before)
            assert sent <= WINDOW + 101 * len(message)
            flooding.cancel()

    run(play())


def test_whoever_waits_for_room_is_told_when_the_call_ends() -> None:
    async def play() -> None:
        async with node("a") as one, node("b") as other:
            call = (await one.links.to(other.as_neighbour)).call(b"")
            answer = await other.calls.get()
            await call.send(bytes(WINDOW))
            waiting = asyncio.create_task(call.send(b"more"))
            await asyncio.sleep(0.05)
            assert not waiting.done()
            answer.end(b"enough")
            with pytest.raises(LinkError, match="over"):
                await waiting
            assert call.ending == b"enough"

    run(play())


def test_every_call_has_a_clear_end_when_the_link_is_cut() -> None:
    async def play() -> None:
        async with node("a") as one, node("b") as other, wire_to(other.port) as (wire, port):
            link = await one.links.to(other.through(port))
            calls = [link.call(b"") for _ in range(50)]
            answers = [await other.calls.get() for _ in calls]
            await answers[0].send(b"told before")
            await asyncio.sleep(0.05)
            wire.cut()
            assert await calls[0].receive() == b"told before"
            for call in (*calls, *answers):
                assert await call.receive() is None
                assert call.ending is None
                assert call.is_over
            with pytest.raises(LinkError):
                link.call(b"")

    run(play())


def test_a_node_that_says_nothing_any_more_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing tells a node that the other machine is gone, or that a process was paused."""
    monkeypatch.setattr(links_module, "BEAT", 0.05)
    monkeypatch.setattr(links_module, "SILENCE", 0.3)

    async def play() -> None:
        async with node("a") as one, node("b") as other, wire_to(other.port) as (wire, port):
            call = (await one.links.to(other.through(port))).call(b"")
            await asyncio.sleep(0.6)
            assert not call.is_over
            wire.is_held = True
            async with asyncio.timeout(2):
                assert await call.receive() is None
            assert call.ending is None

    run(play())


def test_two_that_dial_at_once_keep_one_link_and_no_call_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(links_module, "BEAT", 0.05)

    async def play() -> None:
        async with node("a") as one, node("b") as other:
            forth, back = await asyncio.gather(one.links.to(other.as_neighbour), other.links.to(one.as_neighbour))
            calls = [forth.call(b"forth"), back.call(b"back")]
            answers = [await other.calls.get(), await one.calls.get()]
            for call, answer in zip(calls, answers, strict=True):
                await call.send(b"text")
                assert await answer.receive() == b"text"
                answer.end()
                assert await call.receive() is None
            await asyncio.sleep(0.3)
            (kept,), (kept_there,) = list(one.links), list(other.links)
            assert kept.is_dialler
            assert not kept_there.is_dialler
            assert [forth.is_lost, back.is_lost] == [False, True]

    run(play())


def test_a_node_that_was_started_anew_replaces_what_it_was() -> None:
    async def play() -> None:
        async with node("a") as one, node("b") as old, wire_to(old.port) as (wire, port):
            call = (await one.links.to(old.through(port))).call(b"")
            wire.is_held = True  # the machine is gone, and nobody was told
            async with node("b") as new:
                await new.links.to(one.as_neighbour)
                assert await call.receive() is None
                await until(lambda: [link.other_life for link in one.links] == [new.links.life])

    run(play())


@pytest.mark.parametrize("said", [b"GET / HTTP/1.1\r\n\r\n", b"\x00\x05hello", bytes(100_000), b"\xff" * 3000])
def test_whoever_is_no_node_is_hung_up_on(said: bytes) -> None:
    async def play() -> None:
        async with node("a") as one:
            reader, writer = await asyncio.open_connection(HOST, one.port)
            writer.write(said)
            with suppress(ConnectionResetError):
                assert await reader.read() == b""
            writer.close()
            assert len(one.links) == 0

    run(play())


def test_what_a_node_tells_all_others_arrives_with_its_name() -> None:
    async def play() -> None:
        async with node("a") as one, node("b") as two, node("c") as three:
            await one.links.to(two.as_neighbour)
            await three.links.to(one.as_neighbour)
            await until(lambda: len(one.links) == 2)
            one.links.tell_all(b"news")
            await until(lambda: two.told == three.told == [("a", b"news")])

    run(play())
