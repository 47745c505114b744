"""Where words come from: the words, messages and rules of the games of this package, and of those that others bring.

A package brings the words of its game by an entry point of the group `tricktable.words`: its name is that of the game,
and it names a class that derives from `Words`. Beside the module of that class are its texts, English at least:

| file | what it holds |
|---|---|
| `locales/<language>/<game>.ftl` | the messages of its phrases |
| `locales/<language>/rules/<game>.md` | the rules for players (`words/rules.py`) |
"""

import sys
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import Final

from tricktable.core.errors import SetupError
from tricktable.core.games import Game
from tricktable.words import games
from tricktable.words.defaults import Words

GROUP: Final = "tricktable.words"


def words_of(game: Game) -> Words:
    """The words of this game: its own, or the defaults."""
    return words_named(game.name)


@cache
def words_named(game: str) -> Words:
    """The words of the game with this name. Words that are broken are told once, and keep nobody from playing."""
    try:
        return _own_class(game)()
    except SetupError as error:
        print(f"tricktable: {error}", file=sys.stderr)
        return Words()


def _own_class(game: str) -> type[Words]:
    """The class of a game's own words, or that of the defaults."""
    module = f"{games.__name__}.{game}"
    if game.isidentifier() and find_spec(module):
        own: type[Words] = import_module(module).WORDS
        return own
    for found in entry_points(group=GROUP, name=game):
        try:
            brought = found.load()
        except Exception as error:  # whatever is wrong with somebody else's package
            raise SetupError(f"the words of {game} ({found.value}) cannot be loaded: {error!r}") from error
        if not (isinstance(brought, type) and issubclass(brought, Words)):
            raise SetupError(f"{found.value}, installed as the words of {game}, is no class of words")
        return brought
    return Words
