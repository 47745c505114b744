"""Where words come from: the words, messages and rules of the games of this package, and of those that others bring.

A package brings the words of its game by an entry point of the group `tricktable.words`: its name is that of the game,
and it names a class that derives from `Words`. Its texts, English at least, are beside the module of that class, or
beside that of the game:

| file | what it holds |
|---|---|
| `locales/<language>/<game>.ftl` | the messages of its phrases; their ids begin with the name of the game |
| `locales/<language>/rules/<game>.md` | the rules for players (`words/rules.py`) |
"""

import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message, Term

from tricktable.core.errors import SetupError
from tricktable.core.games import Game
from tricktable.games import GAMES
from tricktable.words import games
from tricktable.words.defaults import Words

GROUP: Final = "tricktable.words"
FALLBACK: Final = "en"
"""The language that every text is there in."""


def words_of(game: Game) -> Words:
    """The words of this game: its own, or the defaults."""
    return words_named(game.name)


@cache
def words_named(game: str) -> Words:
    """The words of the game with this name. Words that are broken are told once, and keep nobody from playing."""
    try:
        return _own(game) or Words()
    except SetupError as error:
        print(f"tricktable: {error}", file=sys.stderr)
        return Words()


def has_own_words(game: str) -> bool:
    """The game says some things better than the defaults."""
    return type(words_named(game)) is not Words


def _own(game: str) -> Words | None:
    """A game's own words, if it has any; raises `SetupError` if those that a package brings are none."""
    module = f"{games.__name__}.{game}"
    if game.isidentifier() and find_spec(module):
        own: type[Words] = import_module(module).WORDS
        return own()
    for found in entry_points(group=GROUP, name=game):
        try:
            words = found.load()()
        except Exception as error:  # whatever is wrong with somebody else's package
            raise SetupError(f"the words of {game} ({found.value}) cannot be loaded: {error!r}") from error
        if not isinstance(words, Words):
            raise SetupError(f"{found.value}, installed as the words of {game}, is no class of words")
        return words
    return None


def is_built_in(game: str) -> bool:
    """The game is one of this package, whose texts are all in one place."""
    return game in GAMES and GAMES[game].__module__.startswith("tricktable.")


def messages_text(game: str, language: str) -> str:
    """A game's messages in a language, as Fluent; what it does not have in this language is in English."""
    english, own = text_in(game, FALLBACK, f"{game}.ftl"), text_in(game, language, f"{game}.ftl")
    return own + "".join(_missing(own, english)) if own else english


def _missing(own: str, english: str) -> Iterator[str]:
    """The English messages that the other text does not have."""
    known = {entry.id.name for entry in FluentParser().parse(own).body if isinstance(entry, Message | Term)}
    for entry in FluentParser().parse(english).body:
        if isinstance(entry, Message | Term) and entry.id.name not in known:
            yield "\n" + FluentSerializer().serialize_entry(entry)


@cache
def text_in(game: str, language: str, file: str) -> str:
    """A text of a game in a language, or nothing. One that cannot be read is told once."""
    for folder in _folders(game):
        found = folder.joinpath("locales", language, file)
        if found.is_file():
            try:
                return found.read_text(encoding="utf-8")
            except (OSError, UnicodeError) as error:
                print(f"tricktable: {found} cannot be read: {error}", file=sys.stderr)
                return ""
    return ""


def _folders(game: str) -> Iterator[Traversable]:
    """Where the texts of a game may be."""
    if is_built_in(game):
        yield files("tricktable")
        return
    if has_own_words(game):
        yield _folder_of(type(words_named(game)))
    if game in GAMES:
        yield _folder_of(GAMES[game])


def _folder_of(brought: type) -> Traversable:
    """The folder of a class's module."""
    module = sys.modules[brought.__module__]
    package = module.__spec__.parent if module.__spec__ else ""
    return files(package) if package else Path(module.__file__ or "").parent
