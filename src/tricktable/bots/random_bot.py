"""The bot that does anything."""

from tricktable.bots.bot import Bot
from tricktable.core.streams import Stream
from tricktable.core.views import View


class RandomBot(Bot):
    """Does whatever is allowed, everything equally likely."""

    name = "random"
    meaning = "anything that is allowed, all equally likely"

    def choose(self, view: View, stream: Stream) -> int:
        return stream.choice(view.legal)
