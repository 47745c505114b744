"""Bots that fail: the match goes on, and the log of the server stays readable."""

import asyncio
import logging
from collections import Counter
from random import Random

import pytest

from tests.tables.live_tables import begun, live_tables
from tricktable.bots import BOTS
from tricktable.core.streams import Stream
from tricktable.core.views import View
from tricktable.tables.live import thinkers
from tricktable.tables.wire import AskHint, OpenTable


class Failing:
    """A bot that never finds anything."""

    def choose(self, view: View, chance: Stream) -> int:
        raise LookupError("there is no rule of thumb")


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every quick bot fails, also the one that is asked when another has failed."""
    for name in thinkers.QUICK:
        monkeypatch.setitem(BOTS, name, Failing())


@pytest.mark.usefixtures("failing")
@pytest.mark.parametrize("level", ["simple", "thumb"])
def test_a_bot_that_fails_is_written_down_once_for_each_seat(level: str, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        async with live_tables() as place:
            wishes = OpenTable(game="hasp", players=4, seed="failing", level=level)
            (ann,) = await begun(place, wishes, 1)
            await ann.play(Random(1), lambda: ann.number > 60)
            (bob,) = await begun(place, wishes, 1)
            await bob.play(Random(1), lambda: bob.number > 60)

    asyncio.run(play())

    errors = Counter(record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR)
    assert len(errors) == 6, "three bots at each of two tables"
    assert set(errors.values()) == {1}


def test_a_hint_that_fails_is_refused_and_written_down_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*args: object) -> None:
        raise LookupError("there is nothing to explain")

    async def play() -> None:
        async with live_tables() as place:
            monkeypatch.setattr(place.thinker, "advise", fail)
            (guest,) = await begun(place, OpenTable(game="hasp", players=2, seed="failing", level="thumb"), 1)
            await guest.until(lambda: guest.is_awaited)
            for _ in range(3):
                refused = await guest.refused(AskHint())
                assert refused.code == "hints"

    asyncio.run(play())

    assert [record.getMessage().startswith("there is no hint") for record in caplog.records] == [True]
