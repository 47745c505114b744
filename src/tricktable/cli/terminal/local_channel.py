"""A table in this process: it lives in a thread of its own, as it would at a server, without one."""

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from threading import Thread
from typing import Final

import msgspec

from tricktable.bots import Bot
from tricktable.cli.language import YOU
from tricktable.cli.saved_matches import SavedMatch
from tricktable.cli.terminal.channel import Mailbox
from tricktable.clients.errors import ClientError
from tricktable.clients.incoming import Ended
from tricktable.core.games import Game
from tricktable.core.record_writing import record_of
from tricktable.core.seats import clockwise
from tricktable.tables import log
from tricktable.tables.live.live_table import LiveTable
from tricktable.tables.live.live_tables import LiveTables
from tricktable.tables.live.resources import Settings
from tricktable.tables.live.thinkers import Thinker
from tricktable.tables.names import free_name
from tricktable.tables.openings import opening
from tricktable.tables.requests import Asker, Entries
from tricktable.tables.stores import MemoryStore
from tricktable.tables.table import FIRST, Table
from tricktable.tables.wire import AnyRequest, OpenTable, State, decode_message

ID: Final = "local"
PERSON: Final = "person"
SETTINGS: Final = Settings(pace=0.0, has_people_first=True)

logger = logging.getLogger(__name__)


def entries_of_new(game: Game, seed: bytes, chair: int, bot: Bot) -> Entries:
    """The log of a table where a match can begin: the person on this chair, and bots on all others."""
    wishes = OpenTable(game=game.name, players=game.players, options=dict(game.options), level=bot.name)
    return [_opened(wishes, seed), *_seated(game.players, chair, bot, {})]


def entries_of_saved(saved: SavedMatch, seat: int, bot: Bot) -> Entries:
    """The log of a table where a match goes on."""
    game = saved.match.game
    record = record_of(saved.match)
    record.practice = saved.practice
    wishes = OpenTable(game=game.name, players=game.players, level=bot.name, record=str(record.sealed()))
    names = {other: name.partition(" (")[0].strip() for other, name in saved.names.items()}
    return [_opened(wishes, saved.seed), *_seated(game.players, seat, bot, names), log.Started(at=_now())]


def _opened(wishes: OpenTable, seed: bytes) -> log.Opened:
    """A seed of any bytes; what the bots do comes from it as well."""
    text = seed.hex()
    asker = Asker(PERSON, YOU, False, _now())
    return msgspec.structs.replace(opening(asker, msgspec.structs.replace(wishes, seed=text)), seed=text)


def _seated(players: int, chair: int, bot: Bot, names: dict[int, str]) -> Entries:
    entries: Entries = [log.Sat(chair=chair, guest=PERSON, name=YOU, at=_now())]
    taken = [YOU, *(name for name in names.values() if name)]
    for other in clockwise(chair, players)[1:]:
        name = names.get(other) or free_name("", taken)
        taken.append(name)
        entries.append(log.BotSat(chair=other, bot=bot.name, name=name, at=_now()))
    return entries


def _now() -> int:
    return time.time_ns() // 1_000_000


class WatchedThinker(Thinker):
    """Says so when a bot fails, for somebody waits for its choice."""

    def __init__(self, executor: Executor, fail: Callable[[Exception], None]) -> None:
        super().__init__(executor=executor)
        self._fail: Final = fail

    async def choose(self, bot: str, state: State, key: bytes, people: tuple[int, ...], owner: str = "") -> str:
        try:
            return await super().choose(bot, state, key, people, owner)
        except Exception as error:
            self._fail(error)
            raise


class LocalChannel:
    """Opens a table from its log, and drives it until it is closed."""

    guest: Final = PERSON
    wants_aid: Final = False

    def __init__(self, entries: Entries) -> None:
        self.mailbox: Final = Mailbox()
        self._entries: Final = entries
        self._loop: Final = asyncio.new_event_loop()
        self._executor: Final = ThreadPoolExecutor(1, "bot")
        self._live_table: LiveTable | None = None
        self._is_closed = False
        self._stop: Final = asyncio.Event()
        self._thread: Final = Thread(target=self._live, name="table", daemon=True)
        self._thread.start()

    @property
    def has_table(self) -> bool:
        return self._live_table is not None

    @property
    def table(self) -> Table:
        """The table itself, with all cards: to be looked at while a person is awaited, or after it was closed."""
        assert self._live_table is not None, "the first message says that the table is there"
        return self._live_table.table

    def send(self, request: AnyRequest) -> None:
        self._loop.call_soon_threadsafe(self._ask, request)

    def _ask(self, request: AnyRequest) -> None:
        assert self._live_table is not None
        self._live_table.ask_soon(self, Asker(PERSON, YOU, False, _now()), request)

    def deliver(self, message: bytes) -> None:
        """Takes what the table tells."""
        self.mailbox.put(decode_message(message))

    def dropped(self, goes_on: bool) -> None:
        """Memory does not fail: a table that was set aside is a mistake of the program, and was told as a refusal."""

    def close(self) -> None:
        """What was asked for is done by then; nothing happens at the table any more."""
        if self._is_closed:
            return
        self._is_closed = True
        if self._thread.is_alive():
            self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join()
        self._executor.shutdown(wait=False, cancel_futures=True)
        self._loop.close()
        self.mailbox.close()

    def _live(self) -> None:
        try:
            self._loop.run_until_complete(self._run())
        except Exception as error:
            self._fail(error)

    def _fail(self, error: Exception) -> None:
        """Something went wrong that should not: whoever waits for news must not do so for ever."""
        logger.error("the table failed", exc_info=error)
        self.mailbox.put(Ended(ClientError("failed", f"the table failed: {error!r}")))

    async def _run(self) -> None:
        store = MemoryStore()
        for number, entry in enumerate(self._entries, FIRST):
            await store.append(ID, number, log.encode(entry))
        tables = LiveTables(store, WatchedThinker(self._executor, self._fail), SETTINGS)
        self._live_table = await tables.find(ID)
        await self._live_table.attach(self)
        await self._stop.wait()
        await tables.close()
