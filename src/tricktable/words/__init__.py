"""The games in words of no language yet: what happened, how things stand, what can be done, why something cannot.

The engine speaks in events, facts and actions; everything that a person reads about them comes from here as phrases,
and `speakers` makes sentences of those. `defaults` has the words of a game that has none of its own.
"""

from tricktable.words.defaults import Lines, Words
from tricktable.words.packages import words_of

__all__ = ["Lines", "Words", "words_of"]
