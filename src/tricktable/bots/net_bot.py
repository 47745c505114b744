"""The bot that plays cards by a net: instant, and stronger than the rule of thumb that plays everything else for it."""

from typing import Final

from tricktable.bots.bot import Bot
from tricktable.bots.kit import Kit, kit_of
from tricktable.bots.nets import net_choice
from tricktable.bots.search.sources import uniform_worlds
from tricktable.core.streams import Stream
from tricktable.core.views import View


class NetBot(Bot):
    """Asks the net of the game which card to play in a trick, and the rule of thumb for anything else."""

    name = "net"
    meaning = "cards by a net that has learned from search, all else by rules of thumb"

    def __init__(self, kit: Kit | None = None) -> None:
        """By another kit than that of the game, if one is given."""
        self.kit: Final = kit

    def choose(self, view: View, stream: Stream) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        kit = self.kit or kit_of(view.game)
        preferred = kit.rule_of_thumb(view)
        weights = kit.nets.of(view.game.players)
        if weights is None or kit.translation is None or not view.game.vocabulary.is_in_tricks(view.phase):
            return preferred
        world = next(uniform_worlds(view, stream), None)
        return preferred if world is None else net_choice(weights, kit.translation, view, world, preferred)
