"""Connections: what they send and read by themselves is what the protocol says."""

import asyncio
import json
from random import Random

import pytest
from websockets.frames import CloseCode, Frame, Opcode
from websockets.protocol import SERVER, Protocol

from tests.server.servers import begun, leave, served
from tricktable.server.operations.connections import is_whole, lone_text, text_frame


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 1 << 8, (1 << 16) - 1, 1 << 16, 200_000])
def test_a_text_goes_out_as_the_frame_that_the_library_makes_of_it(size: int) -> None:
    message = b"x" * size

    assert text_frame(message) == Frame(Opcode.TEXT, message).serialize(mask=False, extensions=[])


def client_frame(opcode: Opcode, content: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, content, fin).serialize(mask=True, extensions=[])


def frames_in(part: bytes) -> list[Frame]:
    """What the library reads."""
    protocol = Protocol(SERVER)
    protocol.receive_data(part)
    return [event for event in protocol.events_received() if isinstance(event, Frame)]


@pytest.mark.parametrize("size", [0, 1, 7, 125])
def test_a_short_text_that_came_alone_is_read_as_the_library_reads_it(size: int) -> None:
    content = Random(size).randbytes(size)
    part = client_frame(Opcode.TEXT, content)

    assert lone_text(part) == content
    assert [bytes(frame.data) for frame in frames_in(part)] == [content]


TEXT = client_frame(Opcode.TEXT, b'{"type":"act"}')


@pytest.mark.parametrize(
    "part",
    [
        pytest.param(b"", id="nothing"),
        pytest.param(TEXT[:-1], id="cut"),
        pytest.param(TEXT[:5], id="a head"),
        pytest.param(TEXT + TEXT, id="two"),
        pytest.param(TEXT + TEXT[:1], id="one and more"),
        pytest.param(client_frame(Opcode.TEXT, b"x" * 126), id="long"),
        pytest.param(client_frame(Opcode.TEXT, b"x" * 70_000), id="very long"),
        pytest.param(client_frame(Opcode.TEXT, b"x", fin=False), id="the first of several"),
        pytest.param(client_frame(Opcode.CONT, b"x"), id="the last of several"),
        pytest.param(client_frame(Opcode.BINARY, b"x"), id="no text"),
        pytest.param(client_frame(Opcode.PING, b"x"), id="ping"),
        pytest.param(client_frame(Opcode.CLOSE, b"\x03\xe8"), id="close"),
        pytest.param(text_frame(b"x" * 20), id="without a mask"),
        pytest.param(bytes([TEXT[0] | 0x40]) + TEXT[1:], id="with an extension"),
    ],
)
def test_everything_else_is_left_to_the_library(part: bytes) -> None:
    assert lone_text(part) is None


def test_it_is_known_where_frames_end() -> None:
    """Held against the library: what comes after a part that ends a frame is read from its beginning."""
    chance = Random(1)
    sizes = (0, 1, 2, 125, 126, 127, 300, 65_535, 65_536)
    for _ in range(300):
        frames = [client_frame(Opcode.BINARY, bytes(chance.choice(sizes))) for _ in range(chance.randrange(1, 4))]
        sent = b"".join(frames)
        ends = {len(b"".join(frames[:number])) for number in range(len(frames) + 1)}
        places = {chance.randrange(len(sent) + 1) for _ in range(20)} | ends | {end + 1 for end in ends}

        for place in places:
            if place <= len(sent):
                assert is_whole(sent[:place]) == (place in ends)
        assert len(frames_in(sent)) == len(frames)


def refused_frame(id: str) -> bytes:
    """A request that is refused at once."""
    return client_frame(Opcode.TEXT, json.dumps({"type": "act", "action": "never", "seen": 0, "id": id}).encode())


def test_frames_in_pieces_and_together_are_all_read_in_order() -> None:
    """Pieces of a frame, several at once, a message in several frames: none is taken for a text that came alone."""
    first, rest = client_frame(Opcode.TEXT, b'{"type":"act",', fin=False), b'"action":"never","seen":0,"id":"d"}'
    ping = client_frame(Opcode.PING, b"still there?")
    cut = refused_frame("e")
    together = refused_frame("b") + refused_frame("c")
    whole = (refused_frame("a"), together, first, ping, client_frame(Opcode.CONT, rest))
    parts = (*whole, cut[:9], cut[9:], refused_frame("f"), refused_frame("g"))

    async def play() -> list[str]:
        async with served() as server:
            _, _, seats = await begun(server)
            transport = seats[0].connection.transport
            answers: list[str] = []
            for part in parts:
                transport.write(part)
                await asyncio.sleep(0.05)
            while len(answers) < len("abcdefg"):
                answers.append((await seats[0].refusal()).id)
            await leave(seats)
            return answers

    assert asyncio.run(play()) == list("abcdefg")


def test_a_text_between_the_frames_of_another_one_ends_the_connection() -> None:
    async def play() -> int:
        async with served() as server:
            _, _, seats = await begun(server)
            transport = seats[0].connection.transport
            for part in (client_frame(Opcode.TEXT, b"{", fin=False), refused_frame("a")):
                transport.write(part)
                await asyncio.sleep(0.05)
            code = await seats[0].closed()
            await leave(seats)
            return code

    assert asyncio.run(play()) == CloseCode.PROTOCOL_ERROR
