"""Which words each game brings, and which are defaults."""

from typing import NamedTuple

from tricktable.words.packages import has_own_words, text_in
from tricktable.words.rules import FILE
from tricktable.words.speakers import LANGUAGES


class WordsParts(NamedTuple):
    """What there is of a game in words."""

    is_own: bool
    """The game has words of its own; else it is told from its vocabulary."""
    messages: tuple[str, ...]
    """The languages in which it has messages of its own."""
    rules: tuple[str, ...]
    """The languages of its rules for players."""


def words_parts(game: str) -> WordsParts:
    """What a game brings."""
    return WordsParts(
        has_own_words(game),
        tuple(language for language in LANGUAGES if text_in(game, language, f"{game}.ftl")),
        tuple(language for language in LANGUAGES if text_in(game, language, FILE.format(game))),
    )
