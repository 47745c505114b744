"""Bots: players that choose from a view and nothing else, by the names that code and command line use."""

from typing import Final

from tricktable.bots.bot import Bot, bot_streams, play_out
from tricktable.bots.levels import EasyBot, HardBot, MediumBot
from tricktable.bots.net_bot import NetBot
from tricktable.bots.random_bot import RandomBot
from tricktable.bots.search import SearchBot
from tricktable.bots.simple_bot import SimpleBot
from tricktable.bots.thumb_bot import ThumbBot
from tricktable.core.errors import SetupError

__all__ = [
    "BOTS",
    "IN_THE_ARENA_ALONE",
    "Bot",
    "EasyBot",
    "HardBot",
    "MediumBot",
    "NetBot",
    "RandomBot",
    "SearchBot",
    "SimpleBot",
    "ThumbBot",
    "bot_streams",
    "find_bot",
    "play_out",
]

BOTS: Final[dict[str, Bot]] = {
    bot.name: bot
    for bot in (RandomBot(), SimpleBot(), ThumbBot(), NetBot(), EasyBot(), MediumBot(), HardBot(), SearchBot())
}
IN_THE_ARENA_ALONE: Final = ("clairvoyant",)
"""Players who see all cards and are no bots (`seers`)."""


def find_bot(name: str) -> Bot:
    """The bot of this name."""
    bot = BOTS.get(name)
    if name in IN_THE_ARENA_ALONE:
        raise SetupError(f"{name} sees all cards, so it plays in the arena alone (bots: {', '.join(BOTS)})")
    if bot is None:
        raise SetupError(f"there is no bot {name!r} (bots: {', '.join(BOTS)})")
    return bot
