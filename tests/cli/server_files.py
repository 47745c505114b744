"""A server's file with matches in it, for commands that read one."""

import asyncio
from random import Random

from tests.tables.live_tables import begun, live_tables
from tricktable.tables.stores import open_store
from tricktable.tables.wire import OpenTable


def play_at(url: str, *finished: OpenTable) -> None:
    """One person plays these tables with bots to their end, and one of NJET that goes on."""

    async def play() -> None:
        async with live_tables(store=open_store(url)) as place:
            for wishes in finished:
                (ann,) = await begun(place, wishes, 1)
                await ann.play(Random(1))
                await ann.until(lambda ann=ann: ann.news()[-1] == "ended")  # type: ignore[misc]
            (ben,) = await begun(place, OpenTable(game="njet", players=2, level="thumb"), 1)
            await ben.play(Random(1), lambda: ben.number > 12)

    asyncio.run(play())
