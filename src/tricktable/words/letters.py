"""Letters of suits in the language of a reader, as cards bear them and as people type them.

Records, the wire and files keep the notation, whose letters are those of English.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from tricktable.core.games import Game
from tricktable.words import words_of
from tricktable.words.speakers import Speaker


def letters_of(game: Game, language: str) -> Mapping[str, str]:
    """What stands for each suit on cards, by its letter in notation; that itself where a game says nothing else."""
    own, say = words_of(game).letters, Speaker(language).say
    said = dict(zip(game.deck.colours, map(say, own), strict=True)) if own else {}
    return MappingProxyType({letter: said.get(letter, letter) for letter in game.deck.colours})


class Typed:
    """Reads what a person types, in the letters of their language.

    The notation's own letters are understood as well, except where another suit begins with one in that language: a
    German who types `f3` hardly means the forest.
    """

    def __init__(self, game: Game, letters: Mapping[str, str]) -> None:
        words = {*game.deck.text, *game.draw_pack().text, *game.deck.colours}
        self._meant: Final[dict[str, str | None]] = {}
        """Cards and suits as they may be typed; nothing for those that may mean two things."""
        for word in words:
            is_clear = all(suit == word[0] for suit, said in letters.items() if said.startswith(word[0]))
            self._meant[word.lower()] = word if is_clear else None
        for word in sorted(words, key=lambda word: len(letters[word[0]])):  # the longest letters are meant, if any
            self._meant[f"{letters[word[0]]}{word[1:]}".lower()] = word

    def notation(self, text: str) -> str | None:
        """The text in notation, if it means one thing."""
        words = [self._meant.get(word, word) for word in text.lower().split()]
        return None if None in words else " ".join(filter(None, words))
