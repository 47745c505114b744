"""Nodes that are killed, paused and drained while people play: nobody is told anything wrong, and nothing that was
acknowledged is lost. `make soak` does the same for longer, behind a real proxy, with everything else that can go wrong
(`tests/server/soak_cluster.py`)."""

import asyncio
from pathlib import Path
from typing import Final

import pytest

from tests.server.cluster.databases import database
from tests.server.cluster.fields import Field, Plan
from tests.server.cluster.nemeses import NEMESES, Strike, pause, power, rage

PLAN: Final = Plan(nodes=2, tables=5, lease=2.0)


@pytest.mark.soak  # whether a strike meets an append is chance; `test_planted` leaves nothing to it
@pytest.mark.parametrize(("planted", "nemesis"), [("unfenced", pause), ("hasty", power)], ids=["unfenced", "hasty"])
def test_a_planted_store_is_caught(planted: str, nemesis: Strike, tmp_path: Path) -> None:
    """One that writes whoever owns the table, and one that acknowledges before it commits."""

    async def play() -> list[str]:
        with database() as made:
            field = Field(PLAN._replace(planted=planted, is_watchful=True), tmp_path, made)
            async with field.opened():
                async with field.playing():
                    await field.settle()
                    for _ in range(5):
                        await rage(field, nemesis, 60, most=1)
                        if nemesis is power or await made.has_two_writers():
                            break
                    field.tally.faults.clear()  # that somebody could not play on is not what is meant
                for node in field.nodes:
                    node.kill()
                faults, _ = await field.faults()
                return faults

    assert asyncio.run(play())


def test_nothing_told_is_lost_or_contradicted_whatever_happens_to_nodes(tmp_path: Path) -> None:
    async def play() -> tuple[Field, list[str]]:
        with database() as made:
            field = Field(PLAN._replace(nodes=3, is_watchful=True, thought=0.03), tmp_path, made)
            async with field.opened(), field.playing():
                await field.settle()
                for name in ("kill", "pause", "pause", "drain"):
                    await rage(field, NEMESES[name], 60, most=1)
            faults, _ = await field.faults()
            return field, faults

    field, faults = asyncio.run(play())

    assert faults == []
    assert field.tally.acknowledged > 50
    assert len(field.overtaken) == 4
    assert all(field.overtaken)
