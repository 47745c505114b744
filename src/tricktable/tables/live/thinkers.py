"""Thinkers: where bots think. A bot gets what its seat is told, and nothing else."""

import asyncio
import logging
import time
from collections import defaultdict, deque
from collections.abc import Callable
from concurrent.futures import Executor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Final, NamedTuple

from tricktable.bots import BOTS
from tricktable.bots.hints import HINT, SLOW_HINT, explain
from tricktable.bots.levels import FULL_STRENGTH, LEVELS
from tricktable.builds import PARTS, is_compiled
from tricktable.core.seats import SPECTATOR
from tricktable.core.streams import Stream
from tricktable.core.views import View
from tricktable.tables.live.pools import LOWEST, Answered, Asked, Pool
from tricktable.tables.view_forms import game_of, view_of
from tricktable.tables.wire import State, decode_message, encode
from tricktable.words.hints import hint_lines
from tricktable.words.phrases import Phrase

QUICK: Final = frozenset({"random", "simple", "thumb"})
"""Bots that answer at once; all others search, or draw worlds, which can take long."""
REMEMBERED: Final = 16
FALLBACK: Final = "thumb"
"""Who chooses when a search failed."""

logger = logging.getLogger(__name__)


class Question(NamedTuple):
    """What a bot is asked."""

    bot: str
    state: bytes
    """All that its seat is told."""
    key: bytes
    """Its own chance."""
    people: tuple[int, ...]
    """The seats of people: at every level those who play together with one play as well as they can."""


class Advice(NamedTuple):
    """What a strong bot would choose, in notation, and why."""

    action: str
    lines: tuple[Phrase, ...]


def told_view(text: bytes) -> View:
    """What somebody knows who was told this state."""
    state = decode_message(text)
    assert isinstance(state, State)
    assert state.view is not None
    viewer = SPECTATOR if state.seat is None else state.seat
    return view_of(game_of(state.table), viewer, state.view, state.steps, state.history)


def answer(question: Question) -> str:
    """The bot's choice, in notation."""
    view = told_view(question.state)
    name = question.bot
    if name in LEVELS and view.mates().intersection(question.people):
        name = FULL_STRENGTH
    return view.game.actions.text[BOTS[name].choose(view, Stream(b"", question.key))]


def advice(state: bytes) -> Advice:
    """A hint for the seat that is told this state: at full strength, whatever bots play at the table."""
    view = told_view(state)
    explanation = explain(view, HINT if is_compiled(PARTS["kernel"]) else SLOW_HINT)
    return Advice(
        view.game.actions.text[explanation.action()], tuple(hint_lines(view, explanation, has_notation=False))
    )


class Thinker:
    """Asks bots: quick ones at once, those that search elsewhere, so that no table waits for another's bot."""

    def __init__(
        self, workers: int = 1, executor: Executor | None = None, reviewers: int = 1, niceness: int = LOWEST
    ) -> None:
        """Processes are started when the first one is needed; an executor of one's own is used as it is. Those for
        reviews step back as far as `niceness` says."""
        self.workers: Final = workers
        self._pool: Final = Pool(workers, executor)
        self._patient: Final = Pool(reviewers, executor, niceness)
        """Where it may take as long as it takes. A process cannot be interrupted for a bot that has to choose at once:
        these are others, which step back while bots think."""
        self._times: Final[defaultdict[str, deque[float]]] = defaultdict(lambda: deque((0.0,), REMEMBERED))
        """Seconds that the last choices of each bot took, the time in which it waited for its turn included."""
        self._chance: Final = Random()
        """For timing alone."""
        self._complained: Final[set[tuple[str, int | None]]] = set()
        """The tables and seats where a bot has failed."""

    async def choose(self, bot: str, state: State, key: bytes, people: tuple[int, ...], owner: str = "") -> str:
        """The choice of this bot for the seat that this state is told to, at a table of this owner. Where there is only
        one it takes as long as another: by its time nobody can tell them apart."""
        assert state.view is not None
        if len(state.view.legal) == 1:
            await asyncio.sleep(self._chance.choice(self._times[bot]))
            return state.view.legal[0]
        question = Question(bot, encode(state), key, people)
        try:
            if bot in QUICK:
                return answer(question)
            begin = time.perf_counter()
            chosen = await self._pool.do(owner, answer, question)
            self._times[bot].append(time.perf_counter() - begin)
            return chosen
        except (BrokenProcessPool, OSError) as error:
            logger.error("a bot's process ended (%s): a quick bot chooses instead", type(error).__name__)
        except Exception as error:
            self._complain(bot, state, error)
        return self._instead(question, state)

    async def advise(self, state: State, owner: str = "") -> Advice:
        """A hint for the seat that this state is told to."""
        return await self._pool.do(owner, advice, encode(state))

    async def review(
        self, owner: str, work: Callable[Asked, Answered], *args: Asked.args, **named: Asked.kwargs
    ) -> Answered:
        """Does something for which nobody at a table waits, with what bots and hints leave of the processor."""
        return await self._patient.do(owner, work, *args, **named)

    @property
    def reviewers(self) -> int:
        """So many of these things are done at once."""
        return self._patient.workers

    def _instead(self, question: Question, state: State) -> str:
        """A choice when the bot that was asked could make none: no table waits for ever."""
        assert state.view is not None
        if question.bot != FALLBACK:
            try:
                return answer(question._replace(bot=FALLBACK))
            except Exception as error:
                self._complain(FALLBACK, state, error)
        return state.view.legal[0]

    def _complain(self, bot: str, state: State, error: Exception) -> None:
        """A bot that fails does so again and again: it is written down once for each seat of a table."""
        seat = (state.table.id, state.seat)
        if seat not in self._complained:
            self._complained.add(seat)
            text = "the bot %s failed at table %s, seat %s: other choices are made there"
            logger.error(text, bot, state.table.id, state.seat, exc_info=error)

    def close(self) -> None:
        """The processes end."""
        self._patient.close()
        self._pool.close()
