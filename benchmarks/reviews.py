"""Live tables beside reviews: how long choices of people and of bots take with reviews under way, and without.

    python -m benchmarks.reviews --slices 6 --seconds 20

One server, as `tricktable serve` starts it. At each table a person plays by chance against bots that search. Slices
without reviews and slices in which somebody has finished matches reviewed take turns, so that whatever else the machine
does falls on both. A choice of a person is over when it is on the disk and told; one of a bot when the next is told.
Before that one review is timed alone: its first round, and all of it.
"""

import argparse
import asyncio
import json
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from random import Random
from socket import socket
from tempfile import TemporaryDirectory
from typing import Any, Final

import httpx
from websockets.asyncio.client import connect

from benchmarks.load.servers import READY
from tricktable.bots import bot_streams, find_bot, play_out
from tricktable.core.deals import ShuffledDeals
from tricktable.core.matches import Match
from tricktable.core.record_writing import record_of
from tricktable.games import find_game, new_game

QUIET: Final = "alone"
BUSY: Final = "beside reviews"
LONGEST_END: Final = 15.0
"""Seconds."""


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--slices", type=int, default=6, help="of each kind; 0 to time one review alone")
    parser.add_argument("--seconds", type=float, default=20.0, help="of each")
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--game", default="njet", help="of the matches that are reviewed")
    parser.add_argument("--level", default="medium", help="how well bots play at the tables")
    return parser.parse_args()


def finished(game: str, seed: str) -> str:
    """The record of a match between bots."""
    rules = new_game(game, find_game(game).default_players, {})
    match = Match.begin(rules, ShuffledDeals(seed))
    play_out(match, [find_bot("thumb")] * rules.players, bot_streams(rules, seed))
    return str(record_of(match))


class Person:
    """Somebody who plays one match after the other against bots, by chance."""

    def __init__(self, http: httpx.AsyncClient, level: str, number: int) -> None:
        self._http: Final = http
        self._level: Final = level
        self._chance: Final = Random(number)
        self.own: list[float] = []
        """Seconds until a choice of one's own was told, since somebody looked last."""
        self.bots: list[float] = []
        """The same for choices of bots that searched."""

    async def play(self) -> None:
        while True:
            wishes = {"game": "hasp", "players": 4, "level": self._level, "is_private": True}
            table = (await self._http.post("/api/tables", json=wishes)).json()["id"]
            address = str(self._http.base_url).replace("http", "ws")
            headers = {"Authorization": self._http.headers["Authorization"]}
            async with connect(f"{address}/api/tables/{table}/socket", additional_headers=headers) as socket:
                for request in ({"type": "sit"}, {"type": "start"}):
                    await socket.send(json.dumps(request))
                await self._match(socket)

    async def _match(self, socket: Any) -> None:  # Any: a connection of websockets, whose type says no more
        seat = number = None
        last = time.perf_counter()
        sent = False
        async for text in socket:
            message = json.loads(text)
            now = time.perf_counter()
            number = message.get("number", number)
            seat = message.get("seat", seat)
            if message.get("news", {}).get("what") == "moved":
                (self.own if sent else self.bots).append(now - last)
                sent = False
            last = now
            view = message.get("view")
            if message.get("table", {}).get("stage") == "over":
                return
            if view and seat in view.get("awaited", ()) and view.get("legal"):
                await socket.send(
                    json.dumps({"type": "act", "action": self._chance.choice(view["legal"]), "seen": number})
                )
                last, sent = time.perf_counter(), True


@asynccontextmanager
async def server(metrics: int) -> AsyncIterator[str]:
    """The address of a server that runs meanwhile, and tells at this port how it goes."""
    with TemporaryDirectory(prefix="reviews-") as folder:
        options = ["--port", "0", "--db", f"sqlite:///{Path(folder) / 'x.db'}", "--pace", "0", "--no-limits"]
        options += ["--metrics-port", str(metrics)]
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tricktable", "serve", *options, stdout=asyncio.subprocess.PIPE
        )
        try:
            assert process.stdout is not None
            while (found := READY.search((await process.stdout.readline()).decode())) is None:
                if process.returncode is not None:
                    sys.exit("the server did not start")
            yield f"http://127.0.0.1:{found[1]}"
        finally:
            process.terminate()
            await process.wait()


async def guest(url: str, name: str) -> httpx.AsyncClient:
    http = httpx.AsyncClient(base_url=url, timeout=None)
    token = (await http.post("/api/guests", json={"name": name})).json()["token"]
    http.cookies.clear()
    http.headers["Authorization"] = f"Bearer {token}"
    return http


async def review(http: httpx.AsyncClient, record: str, seat: int = 0) -> list[float]:
    """Has a match reviewed: the seconds after which each of its rounds was there."""
    id = (await http.post("/api/matches", json={"record": record})).json()["id"]
    begin = time.perf_counter()
    rounds = []
    async with http.stream("GET", f"/api/matches/{id}/review?viewer={seat}") as answer:
        async for line in answer.aiter_lines():
            if line.startswith('{"type":"round"'):
                rounds.append(time.perf_counter() - begin)
    return rounds


async def reviews_without_end(http: httpx.AsyncClient, records: list[str]) -> None:
    """One after the other, as long as there are any."""
    while records:
        await review(http, records.pop())


async def until_idle(http: httpx.AsyncClient, metrics: int) -> None:
    """Reviews that nobody listens to end with the rounds that they had begun: soon, unless the machine is too busy."""
    end = time.perf_counter() + LONGEST_END
    while time.perf_counter() < end:
        text = (await http.get(f"http://127.0.0.1:{metrics}/metrics")).text
        if "tricktable_reviews_waiting 0.0" in text.splitlines():
            return
        await asyncio.sleep(0.5)


def percentile(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * part))] * 1000


async def measure(options: argparse.Namespace) -> None:
    with closing(socket()) as free:
        free.bind(("127.0.0.1", 0))
        metrics = free.getsockname()[1]
    async with server(metrics) as url:
        reader = await guest(url, "Reader")
        await review(reader, finished("hasp", "warm"))
        rounds = await review(reader, finished(options.game, "alone"))
        print(
            f"{options.game}: the first of {len(rounds)} rounds after {rounds[0]:.1f} s, all after {rounds[-1]:.1f} s"
        )
        if not options.slices:
            return
        people = [Person(await guest(url, f"P{number}"), options.level, number) for number in range(options.tables)]
        # made beforehand: whoever measures waits has no time to play matches meanwhile
        records = [finished(options.game, f"beside {number}") for number in range(6 * options.slices)]
        playing = [asyncio.create_task(person.play()) for person in people]
        await asyncio.sleep(5.0)
        own: dict[str, list[float]] = {QUIET: [], BUSY: []}
        bots: dict[str, list[float]] = {QUIET: [], BUSY: []}
        for slice in range(2 * options.slices):
            kind = BUSY if slice % 2 else QUIET
            readers = [asyncio.create_task(reviews_without_end(reader, records)) for _ in range(2)]
            if kind == QUIET:
                for task in readers:
                    task.cancel()
            await asyncio.sleep(4.0)  # reviews begin
            for person in people:
                person.own.clear()
                person.bots.clear()
            await asyncio.sleep(options.seconds)
            for person in people:
                own[kind] += person.own
                bots[kind] += person.bots
            for task in readers:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
            failed = [task for task in playing if task.done()]
            if failed:
                failed[0].result()
            await until_idle(reader, metrics)
        for name, found in (("people", own), ("bots", bots)):
            for kind, values in found.items():
                shown = ", ".join(f"p{part:g} {percentile(values, part / 100):.1f} ms" for part in (50, 95, 99))
                print(f"{name}, {kind}: {len(values)} choices, {shown}")
        for task in playing:
            task.cancel()


if __name__ == "__main__":
    asyncio.run(measure(parse()))
