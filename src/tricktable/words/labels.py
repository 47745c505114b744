"""Labels of a record's lines in words: what is going on in a round."""

from tricktable.core.games import Game
from tricktable.words import words_of
from tricktable.words.phrases import Arg, Phrase


def label_words(game: Game, label: str) -> Arg:
    """What a label such as `trick 3` says; a label that the game does not have stays as it is."""
    lines, words = game.vocabulary.lines(), words_of(game)
    if label in lines:
        return words.now(game, label)
    line, _, number = label.rpartition(" ")
    if line not in lines or not (number.isascii() and number.isdigit()):
        return label
    return Phrase("now-number", {"part": words.now(game, line), "number": number})
