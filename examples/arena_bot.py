"""A bot of your own in the arena: a class with `choose(view, stream)`, here with an observation and a mask in between.

tricktable arena --game hasp --bots examples/arena_bot.py:Player,simple --deals 100
"""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from tricktable.core.streams import Stream
from tricktable.core.views import View
from tricktable.research import Encoding


def policy(observation: NDArray[np.uint8], mask: NDArray[np.bool_]) -> int:
    """The last thing that is allowed: a high card, a pass. A network of yours takes its place."""
    return int(np.flatnonzero(mask)[-1])


encoding_of = cache(Encoding.of)


class Player:
    """Asks the policy."""

    def choose(self, view: View, stream: Stream) -> int:
        encoding = encoding_of(view.game)
        observation, mask = encoding.empty(), encoding.empty_mask()
        encoding.write(view, observation)
        encoding.mask(view, mask)
        return policy(observation, mask)
