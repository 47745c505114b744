"""Nodes that are killed, paused and drained while people play: nobody is told anything wrong, and nothing that was
acknowledged is lost. `make soak` does the same for longer, behind a real proxy, with everything else that can go wrong
(`tests/server/soak_cluster.py`)."""

import asyncio
from pathlib import Path
from typing import Final

from tests.server.cluster.databases import database
from tests.server.cluster.fields import Field, Plan
from tests.server.cluster.nemeses import NEMESES, rage

PLAN: Final = Plan(nodes=3, tables=4, lease=2.0)


def test_nothing_told_is_lost_or_contradicted_whatever_happens_to_nodes(tmp_path: Path) -> None:
    async def play() -> tuple[Field, list[str], int]:
        with database(tmp_path / "database") as made:
            field = Field(PLAN, tmp_path, made)
            async with field.opened(), field.playing():
                await field.settle()
                for name in ("kill", "pause", "drain"):
                    await rage(field, NEMESES[name], 60, most=1)
            faults, takeovers = await field.faults()
            return field, faults, takeovers

    field, faults, takeovers = asyncio.run(play())

    assert faults == []
    assert field.tally.acknowledged > 50
    assert takeovers >= 3
