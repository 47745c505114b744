"""A bot without Tricktable: Python's standard library and `websockets`, JSON in and JSON out.

    pip install websockets
    python plain_bot.py http://localhost:8000/t/5nLq0

It plays the first thing that it may do. `docs/outside-bots.md` explains every line of what is sent.
"""

import asyncio
import itertools
import json
import secrets
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Subprotocol

PROTOCOLS = [Subprotocol("tricktable.1")]


def new_token(server: str, name: str) -> str:
    """Introduces the bot to the server; the token says from now on who it is."""
    body = json.dumps({"name": name, "is_program": True}).encode()
    request = Request(f"{server}/api/guests", body, {"Content-Type": "application/json"})
    with urlopen(request) as answer:
        token: str = json.load(answer)["token"]
    return token


class PlainBot:
    """What the bot remembers of the table."""

    def __init__(self) -> None:
        self.ids = itertools.count(1)
        self.number = 0
        """The last number that it has seen."""
        self.seat: int | None = None
        self.has_asked = False
        """For a seat."""
        self.has_chosen = False
        """Its choice is on its way: others may choose at the same time, and each of them is told."""
        self.rounds: set[int] = set()
        """To whose shuffles it gave a part."""
        self.is_over = False
        self.sent: dict[str, dict[str, object]] = {}
        """Its requests that have no answer yet, by their ids."""

    def answers(self, message: dict[str, Any]) -> list[dict[str, object]]:
        """What to send after this message."""
        if message["type"] in ("done", "refused"):
            request = self.sent.pop(message.get("id", ""), None)
            if message["type"] == "refused":
                if message["code"] == "slow down" and request is not None:
                    return [request]  # once more, a little later
                print(f"refused: {message['text']}", file=sys.stderr)
                self.has_chosen = False
        if message["type"] not in ("state", "update"):
            return []
        self.number = message["number"]
        self.seat = message.get("seat")
        news = message.get("news", {"what": "everything"})
        if news["what"] in ("everything", "took back") or (news["what"] == "moved" and news["seat"] == self.seat):
            self.has_chosen = False
        requests: list[dict[str, object]] = []
        table = message.get("table")
        if table is not None:
            self.is_over = table["stage"] in ("over", "closed")
            if self.seat is None and table["stage"] == "open" and not self.has_asked:
                self.has_asked = True
                requests.append({"type": "sit"})
            shuffle = table.get("shuffle")
            if shuffle is not None and self.seat is not None and shuffle["number"] not in self.rounds:
                self.rounds.add(shuffle["number"])
                part = secrets.token_hex(32)
                requests.append({"type": "contribute", "number": shuffle["number"], "part": part})
        view = message.get("view")
        if view is not None and self.seat in view["awaited"] and not self.has_chosen and not self.is_over:
            self.has_chosen = True
            requests.append({"type": "act", "action": self.choose(view), "seen": self.number})
        return requests

    def choose(self, view: dict[str, Any]) -> str:
        """One of the legal actions: here is the place for something better."""
        action: str = view["legal"][0]
        return action


async def play(link: str, name: str) -> None:
    server, _, table = link.rpartition("/t/")
    token = await asyncio.to_thread(new_token, server, name)
    url = f"ws{server.removeprefix('http')}/api/tables/{table}/socket"
    headers = {"Authorization": f"Bearer {token}"}
    bot = PlainBot()
    while not bot.is_over:
        since = f"?since={bot.number}" if bot.number else ""
        try:
            async with connect(f"{url}{since}", additional_headers=headers, subprotocols=PROTOCOLS) as socket:
                await talk(bot, socket)
        except (ConnectionClosed, OSError):
            bot.has_chosen = False
            await asyncio.sleep(1)  # what was missed comes after `since`
    print("The match is over.")


async def talk(bot: PlainBot, socket: ClientConnection) -> None:
    """Until the match is over, or the connection is."""
    while not bot.is_over:
        message = json.loads(await socket.recv())
        requests = bot.answers(message)
        if requests and message["type"] == "refused":
            await asyncio.sleep(1)
        for request in requests:
            id = str(next(bot.ids))
            bot.sent[id] = request
            await socket.send(json.dumps({**request, "id": id}))


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "Plain bot"))
