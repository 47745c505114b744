"""Bots that somebody has written in a file: `mine.py:Player` is the class `Player` of `mine.py`."""

import sys
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from tricktable.bots.bot import Bot
from tricktable.core.errors import SetupError
from tricktable.core.streams import Stream
from tricktable.core.views import View


class OwnBot(Bot):
    """A class with `choose(view, stream)` as a bot, whatever it derives from."""

    def __init__(self, player: object) -> None:
        self.ask = getattr(player, "choose", None)
        if not callable(self.ask):
            raise SetupError(f"{type(player).__name__} has no choose(view, stream)")

    def choose(self, view: View, stream: Stream) -> int:
        assert self.ask is not None
        choice = int(self.ask(view, stream))
        if choice not in view.legal:
            allowed = ", ".join(view.game.actions.text[action] for action in view.legal)
            raise SetupError(f"the bot in seat {view.viewer} chose {choice}, which is not allowed (allowed: {allowed})")
        return choice


def is_own(name: str) -> bool:
    """The name is that of a class in a file."""
    return ".py:" in name


@cache
def own_bot(name: str) -> OwnBot:
    """The bot of this name; the file is run once in each process."""
    path, _, wanted = name.rpartition(":")
    file = Path(path)
    if not file.is_file():
        raise SetupError(f"there is no file {path} (a bot of your own is FILE.py:CLASS)")
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
    player = getattr(module, wanted, None)
    if not isinstance(player, type):
        raise SetupError(f"{path} has no class {wanted!r}")
    return OwnBot(player())
