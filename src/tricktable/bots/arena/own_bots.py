"""Bots that somebody has written in a file: `mine.py:Player` is the class `Player` of `mine.py`.

Whatever chooses by arrays (a function, a network in a file) is read by `tricktable.research.players`, which has them.
"""

import sys
from collections.abc import Callable
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from tricktable.bots.bot import Bot
from tricktable.core.errors import SetupError
from tricktable.core.games import Game
from tricktable.core.streams import Stream
from tricktable.core.views import View


class OwnBot(Bot):
    """A bot of somebody's own, whose choices are looked at before they are made."""

    def __init__(self, ask: Callable[[View, Stream], int]) -> None:
        self.ask = ask

    def check(self, game: Game) -> None:
        """Refuses a table at which it cannot play."""

    def choose(self, view: View, stream: Stream) -> int:
        choice = int(self.ask(view, stream))
        if choice not in view.legal:
            allowed = ", ".join(view.game.actions.text[action] for action in view.legal)
            raise SetupError(f"the bot in seat {view.viewer} chose {choice}, which is not allowed (allowed: {allowed})")
        return choice


Reader = Callable[[str], OwnBot]
"""Finds the bot of somebody's own that has this name."""


def is_own(name: str) -> bool:
    """The name is that of something in a file."""
    return ".py:" in name or is_network(name)


def is_network(name: str) -> bool:
    """The name is that of a file with a network."""
    return name.endswith(".npz")


@cache
def own_bot(name: str) -> OwnBot:
    """The class of this name as a bot."""
    if is_network(name):
        raise SetupError(f"{name} is a network, which needs numpy: pip install 'tricktable[research]'")
    player = found_in_file(name)
    if not isinstance(player, type):
        raise SetupError(f"{name} is not a class with choose(view, stream)")
    return class_bot(player)


def class_bot(player: type) -> OwnBot:
    """A class with `choose(view, stream)` as a bot, whatever it derives from."""
    ask = getattr(player(), "choose", None)
    if not callable(ask):
        raise SetupError(f"{player.__name__} has no choose(view, stream)")
    return OwnBot(ask)


def found_in_file(name: str) -> object:
    """What has this name in its file."""
    path, _, wanted = name.rpartition(":")
    module = _run(path)
    if not hasattr(module, wanted):
        raise SetupError(f"{path} has no {wanted!r}")
    found: object = getattr(module, wanted)
    return found


@cache
def _run(path: str) -> ModuleType:
    """What a file makes when it is run; that happens once in each process."""
    file = Path(path)
    if not file.is_file():
        raise SetupError(f"there is no file {path} (a bot of your own is FILE.py:NAME or FILE.npz)")
    module_name = f"tricktable_own_{file.stem}"
    spec = spec_from_file_location(module_name, file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[module_name] = module  # dataclasses look their module up
    try:
        spec.loader.exec_module(module)
    except Exception as error:  # whatever is wrong with somebody else's file
        raise SetupError(f"{path} cannot be run: {error!r}") from error
    return module
