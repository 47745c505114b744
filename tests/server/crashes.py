"""Crashes and broken lines under load: a real server that is killed again and again, people whose connections break,
and an audit that holds what everybody heard against the log that is on disk in the end."""

import asyncio
import json
import os
import signal
import socket
import struct
import subprocess
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from hashlib import blake2b
from itertools import count
from pathlib import Path
from random import Random
from typing import Final, Literal, NamedTuple, ParamSpec, TypeVar
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection

from tricktable.cli.servings import READY
from tricktable.cli.verifications import verify
from tricktable.clients.addresses import Address
from tricktable.clients.errors import STRANGER, UNREACHABLE, ClientError
from tricktable.clients.guests import Guest, new_guest, open_table
from tricktable.clients.links import Link
from tricktable.clients.mirrors import Mirror
from tricktable.clients.notices import Foul, Found, Incoming
from tricktable.clients.sockets import TOO_LATE, Turn
from tricktable.core.errors import TricktableError
from tricktable.core.records import UNKNOWN, Record
from tricktable.core.replays import replay
from tricktable.games import GAMES
from tricktable.games.records import game_of
from tricktable.tables import entries as log
from tricktable.tables import messages as wire
from tricktable.tables.clocks import Clock
from tricktable.tables.owners import FARTHEST
from tricktable.tables.stores import Store, StoreError, open_store
from tricktable.tables.tables import FIRST, Table

START_SECONDS: Final = 60.0
STALLED: Final = 45.0
"""Seconds without a message after which a table counts as hanging, although the server runs."""
GRACE: Final = 1.0
"""Seconds before a bot takes over: less than some absences."""
AWAY: Final = (0.5, 3.0)
"""Seconds that somebody stays away who does not come back at once."""
FORGETFUL: Final = 0.3
"""The share of absent watchers who stay away until they are too far behind to be told what they missed."""
TAIL: Final = 20
"""At most so many bytes are missing where a line breaks in the middle of a frame: less than any of ours has."""
TAKEN_BACK: Final = 0.02
"""The share of choices that people want to take back."""
HUNG_UP: Final = "socket.send() raised exception."
"""What asyncio says when somebody hangs up who is just being told a lot."""
UNANSWERED: Final = "unanswered"
QUICK: Final = ("random", "random", "simple", "thumb")
KINDS: Final = tuple((name, players) for name, game in GAMES.items() for players in game.player_counts)
"""Every game with every number of players."""

T = TypeVar("T")
P = ParamSpec("P")


# What was heard


class Connected(NamedTuple):
    """A connection was made that goes on after this number; none if everything is wanted."""

    since: int | None


class Told(NamedTuple):
    """A numbered message as it came."""

    number: int
    is_state: bool
    seat: int | None
    digest: bytes
    what: str = ""
    """The kind of its news; a state has none."""
    moved: tuple[int, str] | None = None
    """The seat and the choice that it tells of."""


class Wish(NamedTuple):
    """A choice that somebody sent, and what it was answered in the end."""

    seen: int
    action: str
    answer: str
    """`done`, the code of the refusal, or `UNANSWERED`."""
    is_again: bool = False
    """The connection was lost meanwhile, so that it may have been sent twice."""


class Hearing:
    """Everything numbered that one listener heard at one table, in order, and the choices that they sent."""

    def __init__(self, name: str, guest: str) -> None:
        self.name: Final = name
        self.guest: Final = guest
        """By id; empty for somebody who only watches."""
        self.heard: Final[list[Connected | Told]] = []
        self.wishes: Final[list[Wish]] = []


class NewsHead(msgspec.Struct):
    """What the hearing keeps of a message's news."""

    what: str
    seat: int | None = None
    action: str = ""


class Head(msgspec.Struct):
    """What the hearing keeps of a message; read without the package's own classes."""

    type: str
    number: int = 0
    seat: int | None = None
    news: NewsHead | None = None


_head: Final = msgspec.json.Decoder(Head)


def digest_of(message: bytes) -> bytes:
    return blake2b(message, digest_size=12).digest()


def state_digest(state: wire.State) -> bytes:
    """Of what a state tells from the log: who is connected, and what is queued, is not in it."""
    return digest_of(wire.encode(msgspec.structs.replace(state, here=(), queued="")))


def told(text: str | bytes) -> Told | None:
    """What a message says, if it has a number."""
    raw = text.encode() if isinstance(text, str) else text
    head = _head.decode(raw)
    if head.type == "state":
        state = wire.decode_message(raw)
        assert isinstance(state, wire.State)
        return Told(head.number, True, head.seat, state_digest(state))
    if head.type != "update" or head.news is None:
        return None
    news = head.news
    moved = (news.seat, news.action) if news.what == "moved" and news.seat is not None else None
    return Told(head.number, False, head.seat, digest_of(raw), news.what, moved)


# The server


class Killable:
    """A real `tricktable serve` with a file of its own, always at the same port."""

    def __init__(self, folder: Path) -> None:
        self.db: Final = f"sqlite:///{folder / 'tables.db'}"
        self.kills = 0
        self._up_since: float | None = None
        self._served = 0.0
        self._log: Final = folder / "server.log"
        self._out: Final = folder / "server.out"
        self._port: Final = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    @property
    def served(self) -> float:
        """Seconds for which it has been there, in all its lives."""
        return self._served + (time.monotonic() - self._up_since if self._up_since is not None else 0.0)

    @property
    def process(self) -> int:
        """Its number."""
        assert self._process is not None
        return self._process.pid

    def launch(self) -> None:
        """Starts the process, and does not wait for it."""
        settings = ["--port", str(self._port), "--db", self.db, "--pace", "0", "--grace", str(GRACE), "--workers", "1"]
        command = [sys.executable, "-m", "tricktable", "serve", "--no-limits", "--log", "json", *settings]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        with self._log.open("ab") as errors, self._out.open("wb") as out:
            self._process = subprocess.Popen(
                command, env=environment, stdin=subprocess.DEVNULL, stdout=out, stderr=errors
            )

    async def ready(self) -> None:
        """Until it says that it serves."""
        assert self._process is not None
        end = time.monotonic() + START_SECONDS
        while READY not in self._out.read_text():
            assert self._process.poll() is None, f"the server did not start:\n{self._log.read_text()[-3000:]}"
            assert time.monotonic() < end, f"the server is not ready after {START_SECONDS} seconds"
            await asyncio.sleep(0.02)
        self._up_since = time.monotonic()

    def kill(self) -> None:
        """Kill -9: it gets no chance to do anything."""
        assert self._process is not None
        self._served, self._up_since = self.served, None
        self._process.send_signal(signal.SIGKILL)
        code = self._process.wait()
        assert code == -signal.SIGKILL, f"the server had ended by itself with {code}"
        self.kills += 1

    def stop(self) -> int:
        """Ends it in order; the exit code."""
        assert self._process is not None
        self._process.terminate()
        try:
            return self._process.wait(START_SECONDS)
        finally:
            self._process.kill()
            self._process.wait()

    def complaints(self) -> Iterator[str]:
        """What its log tells beside what should be there."""
        for line in self._log.read_text().splitlines():
            try:
                said = json.loads(line)
                is_fine = said["level"] in ("info", "debug") or said["event"] == HUNG_UP
            except (ValueError, KeyError, TypeError):
                is_fine = False
            if not is_fine:
                yield f"the server's log says: {line}"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


# Lines that break

Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Way = Literal["forth", "back"]
Break = Literal["abort", "away", "reset", "cut forth", "cut back", "lose forth", "lose back"]
DIRECT: Final[tuple[Break, ...]] = ("abort", "abort", "abort", "away")
ON_A_LINE: Final[tuple[Break, ...]] = ("abort", "away", "reset", "cut forth", "cut back", "lose forth", "lose back")


class Line:
    """A line between one listener and the server, on which nothing changes until it breaks."""

    def __init__(self, server: str, chance: Random, broke: Callable[[], None]) -> None:
        parts = urlsplit(server)
        self._host: Final = parts.hostname or ""
        self._port: Final = parts.port or 80
        self._chance: Final = chance
        self._broke: Final = broke
        self.address = ""
        self._trap: Way | None = None
        """In the middle of what goes this way next the line breaks."""
        self._loses: Way | None = None
        """What goes this way is lost, and nobody notices."""
        self._writers: Final[set[asyncio.StreamWriter]] = set()
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            there, back = await asyncio.open_connection(self._host, self._port)
        except OSError:
            writer.transport.abort()
        else:
            await self._connect((reader, writer), (there, back))
        finally:
            self._tasks.discard(task)

    async def _connect(self, client: Ends, server: Ends) -> None:
        """Until either side has enough, or the line breaks: then both sides notice it."""
        writers = (client[1], server[1])
        self._writers.update(writers)
        forth = asyncio.create_task(self._pump(client[0], server[1], "forth"))
        back = asyncio.create_task(self._pump(server[0], client[1], "back"))
        await asyncio.wait((forth, back), return_when=asyncio.FIRST_COMPLETED)
        for writer in writers:
            writer.close()  # what was written still arrives
        closed = asyncio.gather(*(writer.wait_closed() for writer in writers), return_exceptions=True)
        await asyncio.wait((closed,), timeout=1)
        for writer in writers:
            writer.transport.abort()
        forth.cancel()
        back.cancel()
        await asyncio.gather(forth, back, closed, return_exceptions=True)
        self._writers.difference_update(writers)

    async def _pump(self, source: asyncio.StreamReader, target: asyncio.StreamWriter, way: Way) -> None:
        while part := await source.read(65536):
            if self._trap == way and len(part) > TAIL:
                self._trap = None
                self._broke()
                target.write(part[: -self._chance.randint(1, TAIL)])
                return
            if self._loses != way:
                target.write(part)
                await target.drain()

    def cut_within(self, way: Way) -> None:
        """The line breaks in the middle of the next frame that goes this way: its beginning arrives."""
        self._trap = way

    async def lose(self, way: Way, seconds: float) -> None:
        """For a while everything that goes this way is lost, and then the line breaks."""
        self._loses = way
        try:
            await asyncio.sleep(seconds)
        finally:
            self._loses = None
            self.reset()

    def reset(self) -> None:
        """The line breaks at once, and what is on its way is lost."""
        self._broke()
        self._hang_up()

    def _hang_up(self) -> None:
        for writer in tuple(self._writers):
            sock = writer.get_extra_info("socket")
            with suppress(OSError):
                sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            writer.transport.abort()

    @asynccontextmanager
    async def opened(self) -> AsyncIterator["Line"]:
        listening = await asyncio.start_server(self.take, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
        try:
            yield self
        finally:
            listening.close()
            self._hang_up()
            while self._tasks:
                await asyncio.wait(tuple(self._tasks))


# Listeners


class Ear(Link):
    """The package's own link, which comes back by itself. It keeps what it hears before anybody looks at it."""

    def __init__(self, address: Address, token: str, hearing: Hearing, storm: "Storm", line: Line | None) -> None:
        super().__init__(address, token, self._hear)
        self.hearing: Final = hearing
        self.line: Final = line
        self.chance: Final = Random(f"{storm.plan.seed} {hearing.name.partition(' at ')[0]}")
        self._changed: Final = asyncio.Event()
        self.connections = 0
        self.at = storm.server.served
        """When something was heard last, in seconds that the server was there."""
        self.is_through = False
        """The match is over, and nothing of it is missing."""
        self._storm: Final = storm
        self._may_connect: Final = asyncio.Event()
        self._may_connect.set()

    def _hear(self, message: Incoming) -> None:
        if isinstance(message, Foul):
            self._storm.faults.append(f"{self.hearing.name}: a foul shuffle: {message.text}")
        elif isinstance(message, Found):
            self._storm.resumed += 1
        self._changed.set()

    async def _connect(self, since: int | None) -> ClientConnection:
        await self._may_connect.wait()
        connection = await super()._connect(since)
        self.connections += 1
        self.hearing.heard.append(Connected(since))
        return connection

    def _take(self, text: str | bytes) -> None:
        self.at = self._storm.server.served
        numbered = told(text)
        if numbered is not None:
            self.hearing.heard.append(numbered)
            if numbered.moved is not None:
                self._storm.publish(self.address.table, numbered.number)
        super()._take(text)
        if numbered is not None and (numbered.what == "ended" or numbered.is_state):
            self.is_through = self.mirror.table.stage == "over"

    def __str__(self) -> str:
        return f"{self.hearing.name}: {self.mirror.last} ({self.mirror.table.stage})"

    @property
    def is_connected(self) -> bool:
        return self._socket is not None

    def sent(self) -> int:
        """Choices that were sent and not answered yet."""
        return sum(pending.was_sent and isinstance(pending.request, wire.Act) for pending in self._pending.values())

    async def break_off(self, kind: Break, chance: Random) -> None:
        """The connection is lost."""
        line = self.line
        if line is not None and kind.startswith("cut"):
            line.cut_within("forth" if kind == "cut forth" else "back")
        elif line is not None and kind.startswith("lose"):
            await line.lose("forth" if kind == "lose forth" else "back", chance.uniform(0.01, 0.3))
        elif line is not None and kind == "reset":
            line.reset()
        elif self._socket is not None:
            self._storm.count_drop()
            self._socket.transport.abort()
            if kind == "away":
                await self._stay_away(chance)

    async def _stay_away(self, chance: Random) -> None:
        self._may_connect.clear()
        try:
            if not self.hearing.guest and chance.random() < FORGETFUL:
                await self._storm.far_from(self)
            else:
                await asyncio.sleep(chance.uniform(*AWAY))
        finally:
            self._may_connect.set()

    async def arrive(self) -> None:
        """Opens the link, as soon as there is a server."""
        while True:
            try:
                await self.open()
            except ClientError as error:
                if error.code not in (UNREACHABLE, STRANGER):
                    raise
                await asyncio.sleep(0.1)
            else:
                return

    async def changes(self) -> AsyncIterator[Mirror]:
        """What we know now, and again whenever something has happened."""
        while True:
            if self.ended is not None:
                raise self.ended
            self._changed.clear()
            yield self.mirror
            await self._changed.wait()

    async def until(self, is_so: Callable[[Mirror], bool]) -> None:
        async for mirror in self.changes():
            if is_so(mirror):
                return

    async def insist(self, request: wire.AnyRequest, is_done: Callable[[Mirror], bool]) -> None:
        """Asks until it is so: whoever lost the answer asks again."""
        while not is_done(self.mirror):
            try:
                await self.ask(request)
            except ClientError as error:
                if error.code not in (*TOO_LATE, "asked", "seated"):
                    raise
                await asyncio.sleep(0.05)


class Person(Ear):
    """Somebody who plays: by chance, and now and then takes a choice back."""

    async def play(self) -> None:
        """Until the match is over."""
        asked = -1
        async for mirror in self.changes():
            if mirror.table.stage in ("over", "closed"):
                return
            self._answer_back(mirror)
            if mirror.is_awaited() and mirror.last > asked:
                turn = Turn(self)
                asked = turn.number
                await self._choose(turn)

    async def _choose(self, turn: Turn) -> None:
        action = self.chance.choice(turn.legal)
        answer, connections = UNANSWERED, self.connections
        try:
            await turn.choose(action)
            answer = "done"
        except ClientError as error:
            answer = error.code
            if answer not in TOO_LATE:
                raise
        finally:
            wish = Wish(turn.number, action, answer, self.connections != connections)
            self.hearing.wishes.append(wish)
        if answer == "done" and self.chance.random() < TAKEN_BACK:
            self.send(wire.AskBack())

    def _answer_back(self, mirror: Mirror) -> None:
        asking = mirror.table.asks_back
        if asking is not None and mirror.seat not in (None, asking, *mirror.table.agreed) and not mirror.is_away():
            self.send(wire.AnswerBack(agrees=self.chance.random() < 0.7))


# The storm


class Plan(NamedTuple):
    """How much is to happen."""

    kills: int
    moves: int
    drops: int
    tables: int = 40
    seed: int = 1


class Storm:
    """Tables, people, kills and breaking lines, until everything that was planned has happened."""

    def __init__(self, plan: Plan, folder: Path, progress: Callable[["Storm"], None] = lambda storm: None) -> None:
        self.plan: Final = plan
        self.server: Final = Killable(folder)
        self.faults: Final[list[str]] = []
        self.hearings: Final[dict[str, list[Hearing]]] = {}
        """By table."""
        self.moves = 0
        """Choices that somebody was told."""
        self.drops = 0
        self.resumed = 0
        self.on_their_way = 0
        """Choices that had been sent and not been answered when the server was killed."""
        self.kinds: Final[Counter[str]] = Counter()
        """The entries of all logs."""
        self.matches = 0
        self.rematches = 0
        self.seconds = 0.0
        self._folder: Final = folder
        self._progress: Final = progress
        self._chance: Final = Random(plan.seed)
        self._published: Final[dict[str, set[int]]] = {}
        self._ears: Final[dict[str, list[Ear]]] = {}
        """Those who listen now, by table."""
        self._ids: Final = count(1)

    def publish(self, table: str, number: int) -> None:
        """Somebody was told of a choice."""
        numbers = self._published.setdefault(table, set())
        if number not in numbers:
            numbers.add(number)
            self.moves += 1

    def count_drop(self) -> None:
        self.drops += 1

    def summary(self) -> str:
        """What has happened, in numbers."""
        listeners = [listener for hearings in self.hearings.values() for listener in hearings]
        heard = [item for listener in listeners for item in listener.heard if isinstance(item, Told)]
        anew = sum(item.is_state for item in heard) - len(listeners)
        kinds = ", ".join(f"{what} {number:,}" for what, number in sorted(self.kinds.items()))
        return (
            f"{self.server.kills} kills with {self.on_their_way:,} choices on their way; {self.drops:,} drops, "
            f"{self.resumed:,} times resumed, {anew:,} of them too far behind\n"
            f"{self.moves:,} moves told in {len(heard):,} messages to {len(listeners):,} listeners at "
            f"{len(self.hearings):,} tables; {self.matches:,} matches ended, {self.rematches:,} with a rematch\n"
            f"in the logs: {kinds}"
        )

    async def run(self) -> list[str]:
        """Everything that was planned, and the audit; what is wrong."""
        begin = time.monotonic()
        self.server.launch()
        try:
            await self.server.ready()
            await self._rage()
        except Exception as error:
            self.faults.append(f"{type(error).__name__}: {error}")
            raise
        finally:
            code = self.server.stop()
        self.seconds = time.monotonic() - begin
        if code:
            self.faults.append(f"the server ended with {code}")
        self.faults.extend(self.server.complaints())
        store = open_store(self.server.db, is_reader=True)
        try:
            self.faults.extend(audit(store, self.hearings, self._folder, self.kinds))
        finally:
            store.close()
        return self.faults

    async def _rage(self) -> None:
        places = [asyncio.create_task(self._place(number)) for number in range(self.plan.tables)]
        watch = asyncio.create_task(self._watch())
        storm = asyncio.ensure_future(self._all_that_is_planned())
        try:
            ended, _ = await asyncio.wait((storm, watch, *places), return_when=asyncio.FIRST_COMPLETED)
            for task in ended:
                task.result()
        finally:
            for task in (storm, watch, *places):
                task.cancel()
            await asyncio.gather(storm, watch, *places, return_exceptions=True)

    async def _all_that_is_planned(self) -> None:
        await asyncio.gather(self._kill(), self._break_lines(), self._reach(self.plan.moves))
        before = {table: max(ear.mirror.last for ear in ears) for table, ears in self._ears.items() if ears}
        for table, last in before.items():  # and every table goes on by itself
            while any(ear.mirror.last == last for ear in self._ears[table]):
                await asyncio.sleep(0.01)

    async def _reach(self, moves: float) -> None:
        """Until so many choices have been told."""
        while self.moves < moves:
            await asyncio.sleep(0.005)

    async def _kill(self) -> None:
        chance = self._chance
        server = self.server
        planned = self.plan.kills
        while server.kills < planned:
            await self._reach((server.kills + chance.random()) * self.plan.moves / planned)
            await asyncio.sleep(chance.uniform(0, 0.05))
            self.on_their_way += sum(ear.sent() for ear in self._everybody())
            server.kill()
            server.launch()
            if chance.random() < 0.15 and server.kills < planned:
                await asyncio.sleep(chance.uniform(0.1, 1.5))  # killed again while it starts
                server.kill()
                server.launch()
            await server.ready()

    async def _break_lines(self) -> None:
        breaking: set[asyncio.Task[None]] = set()
        try:
            while self.drops < self.plan.drops:
                await self._reach(self.drops * self.plan.moves / self.plan.drops)
                await asyncio.sleep(0.002)
                ears = [ear for ear in self._everybody() if ear.is_connected]
                if ears:
                    ear = self._chance.choice(ears)
                    kind = self._chance.choice(DIRECT if ear.line is None else ON_A_LINE)
                    task = asyncio.create_task(ear.break_off(kind, self._chance))
                    breaking.add(task)
                    task.add_done_callback(breaking.discard)
        finally:
            for task in tuple(breaking):
                task.cancel()

    async def _watch(self) -> None:
        """Tells how it goes, and notices tables that hang."""
        while True:
            await asyncio.sleep(1)
            self._progress(self)
            now = self.server.served
            for table, ears in self._ears.items():
                if ears and now - max(ear.at for ear in ears) > STALLED:
                    raise AssertionError(f"table {table} hangs: {', '.join(map(str, ears))}")

    async def far_from(self, ear: Ear) -> None:
        """Until the others are so far ahead of this listener that it is told everything anew, or are done."""
        others = self._ears[ear.address.table]
        while others and not any(
            other.is_through or other.mirror.last > ear.mirror.last + FARTHEST for other in others
        ):
            await asyncio.sleep(0.05)

    def _everybody(self) -> list[Ear]:
        return [ear for ears in self._ears.values() for ear in ears]

    # One table after the other at the same place

    async def _place(self, place: int) -> None:
        chance = Random(f"{self.plan.seed} place {place}")
        guests: list[Guest] = []
        for turn in count():
            game, players = KINDS[(place + turn * 5) % len(KINDS)]
            people = chance.randint(1, players)
            while len(guests) < people:
                guests.append(await insist(new_guest, self.server.address, f"P{place}.{len(guests)}", True))
            wishes = wire.OpenTable(
                game=game,
                players=players,
                level=chance.choice(QUICK),
                clock=Clock(choice=2, bank=5) if chance.random() < 0.25 else None,
                plays_forced=chance.random() < 0.2,
            )
            table = (await insist(open_table, self.server.address, guests[0], wishes)).table
            while table:
                table = await self._match(table, guests[:people], chance)

    async def _match(self, table: str, guests: list[Guest], chance: Random) -> str:
        """Plays one match; the table where it goes on, if they want to play again."""
        async with AsyncExitStack() as stack:
            people = [await self._listen(Person, table, guest, chance, stack) for guest in guests]
            others = [await self._listen(Ear, table, guest, chance, stack) for guest in (guests[0], None)]
            if chance.random() < 0.5:
                others.append(await self._listen(Ear, table, None, chance, stack))
            for person in people:
                await person.insist(wire.Sit(), lambda mirror: mirror.seat is not None)
            if not people[0].mirror.table.starts_full:
                await people[0].insist(wire.Start(), lambda mirror: mirror.table.stage != "open")
            await asyncio.gather(*(person.play() for person in people))
            for ear in (*people, *others):
                await ear.until(lambda mirror: ear.is_through)  # noqa: B023 (it is awaited here)
            self.matches += 1
            if chance.random() < 0.6:
                return ""
            await asyncio.gather(*(person.insist(wire.AskRematch(), wants_rematch) for person in people))
            await people[0].until(lambda mirror: mirror.table.rematch != "")
            self.rematches += 1
            return people[0].mirror.table.rematch

    async def _listen(
        self, kind: "type[EarT]", table: str, guest: Guest | None, chance: Random, stack: AsyncExitStack
    ) -> "EarT":
        line = None
        if chance.random() < 0.4:
            line = Line(self.server.address, chance, self.count_drop)
            await stack.enter_async_context(line.opened())
        name = f"{guest.name if guest is not None else 'watcher'} #{next(self._ids)} at {table}"
        hearing = Hearing(name, guest.id if guest is not None else "")
        address = Address(line.address if line is not None else self.server.address, table)
        ear = kind(address, guest.token if guest is not None else "", hearing, self, line)
        await ear.arrive()
        self.hearings.setdefault(table, []).append(hearing)
        ears = self._ears.setdefault(table, [])
        ears.append(ear)
        stack.push_async_callback(ear.close)
        stack.callback(ears.remove, ear)
        return ear


EarT = TypeVar("EarT", bound=Ear)


def wants_rematch(mirror: Mirror) -> bool:
    return mirror.table.rematch != "" or mirror.seat in mirror.table.wants_rematch


async def insist(call: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
    """Asks a server over HTTP, again if it is not there."""
    while True:
        try:
            return await asyncio.to_thread(call, *args, **named)
        except ClientError as error:
            if error.code not in (UNREACHABLE, STRANGER):
                raise
            await asyncio.sleep(0.1)


# The audit


def audit(
    store: Store, hearings: dict[str, list[Hearing]], folder: Path, kinds: Counter[str] | None = None
) -> Iterator[str]:
    """Everything that does not fit between what was heard and what is on disk; `kinds` counts what is in the logs."""
    for damaged in store.damaged():
        yield f"table {damaged.table} is damaged: {damaged.reason}"
    ended = []
    for table, listeners in hearings.items():
        try:
            entries = [log.decode(text) for text in store.read(table)]
        except (KeyError, StoreError) as error:
            yield f"table {table} cannot be read: {error}"
            continue
        if kinds is not None:
            kinds.update(str(entry.__struct_config__.tag) for entry in entries)
        yield from audit_table(table, listeners, entries)
        if any(isinstance(entry, log.Ended) for entry in entries):
            ended.append(Table.of(table, entries))
    yield from record_faults(store, ended, folder)


def audit_table(table: str, listeners: list[Hearing], entries: list[log.AnyEntry]) -> Iterator[str]:
    """The same for one table."""
    for listener in listeners:
        yield from order_faults(listener)
    yield from difference_faults(table, listeners)
    yield from log_faults(table, listeners, entries)
    final = Table.of(table, entries)
    for listener in listeners:
        seat = final.seat_of(listener.guest)
        if listener.wishes and seat is not None:
            yield from wish_faults(listener, seat, entries)


def order_faults(listener: Hearing) -> Iterator[str]:
    """Numbers have no gap and none comes twice. A state comes first, and later only to whoever was too far behind."""
    last: int | None = None
    since: int | None = None
    for item in listener.heard:
        if isinstance(item, Connected):
            since = item.since
            if since != last:
                yield f"{listener.name}: connected with since={since} after number {last}"
        elif item.is_state:
            if last is not None and (since is None or item.number - since <= FARTHEST):
                yield f"{listener.name}: a state of number {item.number} came after number {last}"
            last = item.number
        else:
            if last is None or item.number != last + 1:
                yield f"{listener.name}: number {item.number} came after number {last}"
            last = item.number


def difference_faults(table: str, listeners: list[Hearing]) -> Iterator[str]:
    """Whoever sits at the same place is told the same, byte for byte, before a crash and after it."""
    first: dict[tuple[int, bool, int | None], bytes] = {}
    for listener in listeners:
        for item in listener.heard:
            if isinstance(item, Told):
                key = (item.number, item.is_state, item.seat)
                if first.setdefault(key, item.digest) != item.digest:
                    yield f"{listener.name}: number {item.number} is not what others of the same place heard"


def log_faults(table: str, listeners: list[Hearing], entries: list[log.AnyEntry]) -> Iterator[str]:
    """Everything that was heard is in the log at its number, with the same content, for whoever sits where it says."""
    heard: dict[int, list[tuple[Hearing, Told]]] = {}
    for listener in listeners:
        for item in listener.heard:
            if isinstance(item, Told):
                heard.setdefault(item.number, []).append((listener, item))
    assert isinstance(entries[0], log.Opened)
    rebuilt = Table(table, entries[0])
    for number, entry in enumerate(entries, FIRST):
        change = rebuilt.apply(entry) if number > FIRST else None
        right: dict[tuple[bool, int], bytes] = {}
        for listener, item in heard.pop(number, ()):
            viewer = rebuilt.viewer_of(listener.guest)
            key = (item.is_state, viewer)
            if key not in right:
                if item.is_state:
                    right[key] = state_digest(rebuilt.state_for(viewer))
                elif change is not None:
                    right[key] = digest_of(wire.encode(rebuilt.update_for(change, viewer)))
            if right.get(key) != item.digest:
                yield f"{listener.name}: number {number} was told otherwise than the log tells it"
            if not item.is_state and not is_told(item, entry):
                yield f"{listener.name}: number {number} is {entry} in the log, and {item.moved} was told"
    for number, missing in sorted(heard.items()):
        for listener, _ in missing:
            yield f"{listener.name}: number {number} was told and is not in the log, which ends at {len(entries)}"


def is_told(item: Told, entry: log.AnyEntry) -> bool:
    """The news are those of the entry."""
    if not isinstance(entry, log.Moved):
        return item.moved is None
    return item.moved in ((entry.seat, entry.action), (entry.seat, UNKNOWN))


def wish_faults(listener: Hearing, seat: int, entries: list[log.AnyEntry]) -> Iterator[str]:
    """A choice that was answered with `done` is in the log once, one that was refused is not there, and one whose
    answer was lost is there once or not at all; nothing else is there in the player's name."""
    moves = [(number, entry) for number, entry in enumerate(entries, FIRST) if isinstance(entry, log.Moved)]
    moves = [(number, entry) for number, entry in moves if entry.seat == seat]
    wishes = [Wish(0, "", "none"), *listener.wishes]
    for wish, following in zip(wishes, [*listener.wishes, Wish(len(entries), "", "")], strict=True):
        since = [entry for number, entry in moves if wish.seen < number <= following.seen]
        own = [entry.action for entry in since if entry.by == "player"]
        what = f"{listener.name}: {wish.action!r}, sent at number {wish.seen} and answered with {wish.answer!r},"
        if own not in ([], [wish.action]):
            yield f"{what} is in the log as {own}"
        elif wish.answer == "done" and [entry.action for entry in since[:1]] != [wish.action]:
            yield f"{what} is not in the log"
        elif own and wish.answer not in ("done", UNANSWERED) and not wish.is_again:
            yield f"{what} is in the log all the same"


def record_faults(store: Store, ended: list[Table], folder: Path) -> Iterator[str]:
    """Every match that ended has one record: the one that its log gives, and it replays and verifies."""
    records: dict[str, list[str]] = {}
    for summary in store.records(10**9):
        text = store.record(summary.id) or ""
        records.setdefault(Record.parse(text).table, []).append(text)
    for table in ended:
        texts = records.pop(table.id, [])
        if texts != [str(table.record())]:
            yield f"table {table.id} has {len(texts)} records that are not what its log gives"
        for text in texts:
            yield from (f"the record of table {table.id}: {fault}" for fault in replay_faults(text, folder))
    for id in records:
        yield f"there is a record of table {id}, whose match has not ended"


def replay_faults(text: str, folder: Path) -> Iterator[str]:
    """What is wrong with a record by itself."""
    record = Record.parse(text)
    try:
        match = replay(record, game_of(record))
    except TricktableError as error:
        yield f"it does not replay: {error}"
        return
    path = folder / "record.txt"
    path.write_text(text, encoding="utf-8")
    verification = verify(path)
    yield from verification.faults
    if verification.verified != match.number or not match.is_over:
        yield f"{verification.verified} of its {match.number} rounds are verified"
