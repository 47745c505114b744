"""Players of the arena who choose by arrays: a function of an observation and a mask, or a network in a file."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

import numpy as np

from tricktable.bots.arena.own_bots import OwnBot, class_bot, found_in_file, is_network
from tricktable.core.errors import SetupError
from tricktable.core.games import Game
from tricktable.core.streams import Stream
from tricktable.core.views import View
from tricktable.research.encodings import Encoding
from tricktable.research.networks import Network

Policy = Callable[[Any, Any], Any]
"""`policy(observation, mask)` with the arrays that PettingZoo's form gives, and the number of an action."""


@cache
def own_player(name: str) -> OwnBot:
    """The bot of this name: `FILE.npz` is a network, `FILE.py:NAME` a class with `choose(view, stream)`, or a function
    `policy(observation, mask)`, or anything else that can be called like that."""
    if is_network(name):
        return NetworkBot(Network.load(name))
    found = found_in_file(name)
    if isinstance(found, type):
        return class_bot(found)
    if not callable(found):
        raise SetupError(f"{name} is neither a class with choose(view, stream) nor a policy(observation, mask)")
    return PolicyBot(found)


class ArrayBot(OwnBot):
    """A bot that chooses by an observation and a mask."""

    def __init__(self) -> None:
        super().__init__(self._ask)
        self._encodings: Final[dict[Game, Encoding]] = {}

    def pick(self, encoding: Encoding, observation: Any, mask: Any) -> int:
        """The number of the action that it chooses."""
        raise NotImplementedError

    def encoding_for(self, game: Game) -> Encoding:
        """How it sees this game."""
        return Encoding.of(game)

    def _ask(self, view: View, stream: Stream) -> int:
        game = view.game
        if game not in self._encodings:
            self._encodings[game] = self.encoding_for(game)
        encoding = self._encodings[game]
        observation, mask = encoding.empty(), encoding.empty_mask()
        encoding.write(view, observation)
        encoding.mask(view, mask)
        return self.pick(encoding, observation, mask.astype(np.int8))


class PolicyBot(ArrayBot):
    """A policy as a bot."""

    def __init__(self, policy: Policy) -> None:
        super().__init__()
        self.policy: Final = policy

    def pick(self, encoding: Encoding, observation: Any, mask: Any) -> int:
        return int(self.policy(observation, mask))


class NetworkBot(ArrayBot):
    """A network as a bot: it plays what it says is best."""

    def __init__(self, network: Network) -> None:
        super().__init__()
        self.network: Final = network

    def check(self, game: Game) -> None:
        self.network.check(game)

    def encoding_for(self, game: Game) -> Encoding:
        return self.network.check(game)

    def pick(self, encoding: Encoding, observation: Any, mask: Any) -> int:
        outputs = self.network.outputs(observation, encoding.high)
        return int(np.where(mask != 0, outputs, -np.inf).argmax())
