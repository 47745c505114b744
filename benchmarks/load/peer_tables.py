"""The peer's tables: whist for four people, 13 cards each (`peer/game.js`), over the protocol of socket.io."""

import asyncio

import msgspec

from benchmarks.load.sockets import Socket, connect, post
from benchmarks.load.tables import SEATS, Table


class Match(msgspec.Struct, rename={"id": "matchID"}):
    """A new match."""

    id: str


class Player(msgspec.Struct, rename={"credentials": "playerCredentials"}):
    """Somebody who has joined one."""

    credentials: str


class Play(msgspec.Struct):
    """A card in a trick."""

    card: str


class View(msgspec.Struct, forbid_unknown_fields=True):
    """The game as one player sees it: nothing else may come, above all no other hand."""

    hand: tuple[str, ...]
    sizes: tuple[int, ...]
    next: int
    trick: tuple[Play, ...]
    last: msgspec.Raw
    tricks: msgspec.Raw
    totals: msgspec.Raw
    round: int


class State(msgspec.Struct, rename={"view": "G", "number": "_stateID"}):
    """A position."""

    view: View
    number: int


class Whole(msgspec.Struct):
    """What somebody gets who has just come."""

    state: State


MOVED = b'42/whist,["update",'
CAME = b'42/whist,["sync",'
PEOPLE = b'42/whist,["matchData",'
BEFORE = len(b"42/whist,")

_decode_move = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw]).decode
_decode_whole = msgspec.json.Decoder(tuple[str, str, Whole]).decode


class PeerTable(Table):
    """A match of boardgame.io."""

    def __init__(self, port: int, place: int) -> None:
        super().__init__(port, place)
        self._id = ""
        self._credentials: list[str] = []
        self._views: dict[int, View] = {}

    async def open(self, tokens: list[str]) -> None:
        wishes = {"numPlayers": SEATS, "unlisted": True}
        answer = await post(self.port, self.first, "/games/whist/create", wishes)
        self._id = msgspec.json.decode(answer, type=Match).id
        dealt: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.moved = lambda table: dealt.set_result(None)
        for seat in range(SEATS):
            person = self.first + seat
            name = {"playerID": str(seat), "playerName": f"Guest {person}"}
            answer = await post(self.port, person, f"/games/whist/{self._id}/join", name)
            self._credentials.append(msgspec.json.decode(answer, type=Player).credentials)

            def hear(socket: Socket, message: bytes, seat: int = seat) -> None:
                self._hear(seat, socket, message)

            path = "/socket.io/?EIO=4&transport=websocket"
            self.sockets.append(await connect(self.port, person, path, {}, hear))
        await dealt

    def _hear(self, seat: int, socket: Socket, message: bytes) -> None:
        if message.startswith(MOVED):
            self._take(seat, _decode_move(message[BEFORE:])[2])
        elif message == b"2":  # a ping of socket.io's own
            socket.send(b"3")
        elif message.startswith(b"0{"):  # the connection is open: on to the game
            socket.send(b"40/whist,")
        elif message.startswith(b"40/whist,"):
            wishes = ["sync", self._id, str(seat), self._credentials[seat], SEATS]
            socket.send(b"42/whist," + msgspec.json.encode(wishes))
        elif message.startswith(CAME):
            self._take(seat, _decode_whole(message[BEFORE:])[2].state)
        elif not message.startswith(PEOPLE):
            raise ValueError(f"boardgame.io sent {message!r}")

    def _take(self, seat: int, state: State) -> None:
        self._views[seat] = state.view
        self.hear_number(seat, state.number)

    def move(self) -> None:
        seat = self._views[0].next
        view = self._views[seat]
        led = view.trick[0].card[0] if view.trick else ""
        legal = [card for card in view.hand if card[0] == led] or view.hand
        card = legal[int(self.chance.random() * len(legal))]
        text = (
            f'42/whist,["update",{{"type":"MAKE_MOVE","payload":{{"type":"play","args":["{card}"],"playerID":"{seat}",'
            f'"credentials":"{self._credentials[seat]}"}}}},{self.number},"{self._id}","{seat}"]'
        )
        self.sockets[seat].send(text.encode())
