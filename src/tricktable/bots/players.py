"""What every bot is."""

from typing import ClassVar

from tricktable.core.streams import Stream
from tricktable.core.views import View


class Bot:
    """A player who is asked when its seat is awaited. It keeps nothing: equal views and streams give equal choices."""

    name: ClassVar[str] = ""
    meaning: ClassVar[str] = ""
    """How it plays, in a few words."""

    def choose(self, view: View, stream: Stream) -> int:
        """One of `view.legal`. Chance comes from the stream, which is the bot's own and never the table's."""
        raise NotImplementedError
