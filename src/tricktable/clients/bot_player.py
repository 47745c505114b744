"""Our own bots as guests at a table elsewhere."""

import asyncio
from typing import Final

from tricktable.bots import Bot
from tricktable.clients.errors import ClientError
from tricktable.clients.seat import TOO_LATE, Seat
from tricktable.core.streams import Stream


class BotPlayer:
    """Lets a bot choose for a seat. It gets the view and nothing else."""

    def __init__(self, bot: Bot, seed: bytes | str) -> None:
        self.bot: Final = bot
        self.stream: Final = Stream(seed)

    async def play(self, seat: Seat) -> tuple[int, ...]:
        """Plays until the match is over; returns the winners' seats."""
        async for turn in seat.turns():
            action = await asyncio.to_thread(self.bot.choose, turn.view, self.stream)
            try:
                await turn.choose(action)
            except ClientError as error:
                if error.code not in TOO_LATE:
                    raise
        return seat.mirror.winners()
