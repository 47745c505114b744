"""Our tables: NJET for four people, 15 cards each. Vetoes, cached cards, then tricks."""

import asyncio
from collections.abc import Sequence
from typing import Final

import msgspec

from benchmarks.load.sockets import Socket, connect, post
from benchmarks.load.tables import SEATS, Table


class Named(msgspec.Struct):
    """A new table or a new guest."""

    id: str
    token: str = ""


class Position(msgspec.Struct):
    """What a player has to know to move."""

    awaited: tuple[int, ...]
    legal: tuple[str, ...] = ()


class Heard(msgspec.Struct):
    """What a player looks at in a message."""

    type: str
    number: int = 0
    seat: int = 0
    view: Position | None = None
    text: str = ""


_decode = msgspec.json.Decoder(Heard).decode


class OurTable(Table):
    """A table of Tricktable."""

    def __init__(self, ports: Sequence[int], place: int) -> None:
        """`ports` are where each of the four connects; the first is where the table is opened."""
        super().__init__(ports[0], place)
        self._ports: Final = ports
        self._seats: dict[int, tuple[Socket, Position]] = {}

    async def open(self, tokens: list[str]) -> None:
        wishes = {"game": "njet", "players": SEATS, "is_private": True}
        answer = await post(self.port, self.first, "/api/tables", wishes, tokens[0])
        path = f"/api/tables/{msgspec.json.decode(answer, type=Named).id}"
        dealt: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.moved = lambda table: dealt.set_result(None)
        for chair, token in enumerate(tokens):
            person = self.first + chair
            port = self._ports[chair]
            await post(port, person, f"{path}/requests", {"type": "sit", "chair": chair}, token)
            headers = {"Authorization": f"Bearer {token}", "Sec-WebSocket-Protocol": "tricktable.1"}
            self.sockets.append(await connect(port, person, f"{path}/socket", headers, self._hear))
        await post(self.port, self.first, f"{path}/requests", {"type": "start"}, tokens[0])
        await dealt

    def _hear(self, socket: Socket, message: bytes) -> None:
        heard = _decode(message)
        if heard.view is not None:
            self._seats[heard.seat] = socket, heard.view
            self.hear_number(heard.seat, heard.number)
        elif heard.type == "refused":
            raise ValueError(f"our server refused a move: {heard.text}")

    def move(self) -> None:
        seat = self._seats[0][1].awaited[0]
        socket, view = self._seats[seat]
        action = view.legal[int(self.chance.random() * len(view.legal))]
        socket.send(b'{"type":"act","action":"%s","seen":%d}' % (action.encode(), self.number))


async def new_guest(port: int, person: int) -> str:
    """The token of somebody who has just come."""
    answer = await post(port, person, "/api/guests", {"name": f"Guest {person}"})
    return msgspec.json.decode(answer, type=Named).token
