"""Bots of your own in the arena: a class that gets a view, or a function that gets an observation and a mask.

tricktable arena --game hasp --bots examples/arena_bot.py:Player,examples/arena_bot.py:policy,simple --deals 100
"""

import numpy as np
from numpy.typing import NDArray

from tricktable.core.streams import Stream
from tricktable.core.views import View


class Player:
    """Whatever is allowed, by chance; `view` has all that the seat knows."""

    def choose(self, view: View, stream: Stream) -> int:
        return stream.choice(view.legal)


def policy(observation: NDArray[np.uint8], mask: NDArray[np.int8]) -> int:
    """The last thing that is allowed: a high card, a pass. A network of yours takes its place."""
    return int(np.flatnonzero(mask)[-1])
