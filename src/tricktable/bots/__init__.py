"""Bots: players that choose from a view and nothing else, by the names that code and command line use."""

from typing import Final

from tricktable.bots.matches import bot_streams, play_out
from tricktable.bots.players import Bot
from tricktable.bots.randoms import RandomBot
from tricktable.bots.simples import SimpleBot
from tricktable.bots.thumbs import ThumbBot
from tricktable.core.errors import SetupError

__all__ = ["BOTS", "Bot", "RandomBot", "SimpleBot", "ThumbBot", "bot_streams", "find_bot", "play_out"]

BOTS: Final[dict[str, Bot]] = {bot.name: bot for bot in (RandomBot(), SimpleBot(), ThumbBot())}


def find_bot(name: str) -> Bot:
    """The bot of this name."""
    bot = BOTS.get(name)
    if bot is None:
        raise SetupError(f"there is no bot {name!r} (bots: {', '.join(BOTS)})")
    return bot
