"""The bot that plays by the rule of thumb of each game: instant, sensible, and a good partner."""

from tricktable.bots.bot import Bot
from tricktable.bots.kit import kit_of
from tricktable.core.streams import Stream
from tricktable.core.views import View


class ThumbBot(Bot):
    """Has a rule of thumb for every phase of every game; the same view always gets the same answer."""

    name = "thumb"
    meaning = "sensible rules of thumb for every choice"

    def choose(self, view: View, stream: Stream) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        return kit_of(view.game).rule_of_thumb(view)
