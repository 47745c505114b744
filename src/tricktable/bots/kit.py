"""The kit of a game: all that bots know about it beyond its rules, each part with a default.

A game that has only its rules is played with the defaults, and every part that it brings makes its bots better.
Whatever bots learn to know about games next becomes a part here, never a table keyed by games.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module

from tricktable.bots.policies import Policies
from tricktable.bots.translation import Translation
from tricktable.core.games import Game
from tricktable.core.views import View


@dataclass(frozen=True, kw_only=True)
class Kit:
    """What bots know about one game."""

    rule_of_thumb: Callable[[View], int]
    """One of the legal actions: the same for equal views, and at once."""
    translation: Translation
    """The rounds of the game in the words of the kernel."""
    policies: Policies = field(default_factory=Policies)
    """How the kernel's play-outs play."""


def kit_of(game: Game) -> Kit:
    """The kit of this game."""
    return _kit(game.name)


@cache
def _kit(name: str) -> Kit:
    kit = import_module(f"tricktable.bots.games.{name}").KIT
    assert isinstance(kit, Kit)
    return kit
