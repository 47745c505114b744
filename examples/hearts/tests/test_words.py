"""Hearts in words: everything that happens can be said."""

from tricktable.core.events import Event
from tricktable.games import new_game
from tricktable.testing.matches import positions, viewers
from tricktable.words import words_of
from tricktable.words.speakers import Speaker
from tricktable.words.tellings import tell
