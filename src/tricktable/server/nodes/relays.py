"""Relays: the socket of somebody here at a table of another node. What they send and hear goes over the link as it
is."""

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from starlette.types import Message, Receive, Send

from tricktable.server.nodes.calls import Call
from tricktable.server.nodes.handshake import LinkError
from tricktable.server.nodes.visits import code_of, ending
from tricktable.server.operations.connections import SocketConnection

MOST_WAITING: Final = 64
"""Messages of somebody that wait for the link: whoever plays sends one and waits for what happens."""
NO_TEXT: Final = b"\0"
"""Stands for a frame that is no text: the table's node refuses it as malformed."""
LOST: Final = 0
"""The code of a relay whose node was lost before it had told anything: it can be tried again."""
LOST_BETWEEN: Final = 1012
"""The same, if something was told: whoever listens connects again."""
GONE: Final = 1001
"""Whoever listened has gone."""
FLOOD: Final = 4001


class Relay:
    """One socket, from here to the node of its table."""

    def __init__(
        self, call: Call, guest: str, is_program: bool, direct: SocketConnection | None, slow_seconds: float
    ) -> None:
        self.guest: Final = guest
        self.is_program: Final = is_program
        self.has_told = False
        """Something came from the table."""
        self._call: Final = call
        self._direct: Final = direct
        self._slow_seconds: Final = slow_seconds
        self._code = 0
        self._backlog: Final[deque[bytes]] = deque()
        self._wake: Final = asyncio.Event()

    def close(self, code: int) -> None:
        """Nothing more is sent but this code."""
        if not self._code:
            self._code = code
            self._call.end(ending(code))

    async def run(self, receive: Receive, send: Send) -> int:
        """Until one side has enough: the code to close the socket with."""
        loop = asyncio.get_running_loop()
        tasks = [loop.create_task(self._tell(send)), loop.create_task(self._listen(receive))]
        tasks.append(loop.create_task(self._forward()))
        teller = tasks[0]
        self._call.on_over = lambda: self._give_up_later(teller)
        try:
            if self._direct is not None:
                self._direct.hear = self._hear
            await asyncio.wait(tasks[:2], return_when=asyncio.FIRST_COMPLETED)
            if not teller.done():
                return self._code or GONE
            code = code_of(self._call.ending)
            if self._code or code:
                return self._code or code
            return LOST_BETWEEN if self.has_told else LOST
        finally:
            if self._direct is not None:
                self._direct.hear = None
            self._call.end()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def _give_up_later(self, teller: "asyncio.Task[None]") -> None:
        """It is over: whoever is too slow to hear the rest of it is not waited for."""
        asyncio.get_running_loop().call_later(self._slow_seconds, teller.cancel)

    async def _tell(self, send: Send) -> None:
        """What comes from the table."""
        while (message := await self._call.receive()) is not None:
            self.has_told = True
            if self._direct is None or not self._direct.tell(message):
                await send({"type": "websocket.send", "text": message.decode()})

    async def _listen(self, receive: Receive) -> None:
        """What whoever is here wants, where it does not come directly."""
        while True:
            event = await receive()
            if event["type"] == "websocket.disconnect":
                return
            text = event.get("text")
            self._hear(NO_TEXT if text is None else text.encode())

    def _hear(self, message: bytes) -> None:
        if not self._backlog and self._call.send_now(message):
            return
        if len(self._backlog) >= MOST_WAITING:
            self.close(FLOOD)
            return
        self._backlog.append(message)
        self._wake.set()

    async def _forward(self) -> None:
        """What could not go at once."""
        with suppress(LinkError):
            while True:
                await self._wake.wait()
                self._wake.clear()
                while self._backlog:
                    await self._call.send(self._backlog[0])
                    self._backlog.popleft()


class Distant:
    """The socket of somebody at another node, as the table's node has it: what a connection needs, over a call."""

    def __init__(self, call: Call) -> None:
        self.hear: Callable[[bytes], None] | None = None
        """Takes a message as soon as it is there."""
        self._call: Final = call

    def tell(self, message: bytes) -> bool:
        """Sends a message at once, unless the other side is slow or gone; says whether it did."""
        return self._call.send_now(message)

    async def receive(self) -> Message:
        message = await self._call.receive()
        if message is None:
            return {"type": "websocket.disconnect", "code": code_of(self._call.ending) or LOST_BETWEEN}
        return {"type": "websocket.receive", "text": message}

    async def send(self, event: Message) -> None:
        if event["type"] == "websocket.send":
            await self._call.send(event["text"].encode())
        elif event["type"] == "websocket.close":
            self._call.end(ending(event["code"]))
