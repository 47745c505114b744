"""Hostile frames on a valid session."""

import asyncio

from tests.server.servers import UNLIMITED
from tests.server.soak_frames import send_frames


def test_three_thousand_hostile_frames_break_nothing() -> None:
    outcome = asyncio.run(send_frames(3000, seed=11))

    assert outcome.sent >= 3000
    assert outcome.refused > 2000
    assert outcome.closed == 0
    assert outcome.moves > 50
    assert outcome.grown < 20_000


def test_with_the_usual_patience_rubbish_costs_the_connection_and_not_the_table() -> None:
    outcome = asyncio.run(send_frames(600, seed=12, settings=UNLIMITED))

    assert outcome.closed > 3
    assert outcome.sent >= 600
