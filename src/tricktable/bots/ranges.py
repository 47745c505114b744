"""The ranges of a game: how far the values of its facts reach, for those who need a fixed place for each of them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

WIDE: Final = (-(1 << 15), (1 << 15) - 1)
"""For a number of which nothing is said."""
MANY_WORDS: Final = 64
"""For a game's own word of which nothing is said."""
COUNTED: Final = (0, 255)
"""For tricks that were taken."""


@dataclass(frozen=True, kw_only=True)
class Changes:
    """How a game's own facts change while cards are played. All that is not named here stays as it is until something
    else happens than that a card is played or a trick is taken; until then everybody knows the same facts, is asked for
    nothing but cards, and may take tricks. It spares those who write many views to ask the rules for all."""

    begins: int = 0
    """After how many tricks that is so."""
    events: tuple[str, ...] = ()
    """Further events that happen when a trick is taken, and change nothing but what is named here."""
    numbers: Mapping[str, str] = field(default_factory=dict)
    """Facts with a number for each seat, and the attribute of the phase that has these numbers."""
    leaving: Mapping[str, bool] = field(default_factory=dict)
    """Facts of a seat that list cards, which leave it when the seat plays them; and whether there is still such a fact
    when none are left."""


@dataclass(frozen=True, kw_only=True)
class Ranges:
    """What the values of a game's facts can be, beyond what their types say."""

    words: Mapping[str, int] = field(default_factory=dict)
    """For each of the game's own types of values how many there are, counted from 0."""
    numbers: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    """For each fact with numbers the least and the greatest of them."""
    held: tuple[str, ...] = ()
    """Facts of a seat that list cards which it holds for certain, although they have been played once: somebody took
    them back."""

    alike: str = ""
    """The letters of colours that can change places without any change of what a deal is worth."""
    coloured: Mapping[str, int] = field(default_factory=dict)
    """For each fact whose words name colours the word for the first colour; the others follow in their order."""

    changes: Changes | None = None
    """How facts change in trick play, where that can be said."""

    def words_of(self, type: str) -> int:
        """How many values this type has."""
        return self.words.get(type, MANY_WORDS)

    def numbers_of(self, fact: str) -> tuple[int, int]:
        """The least and the greatest number of this fact."""
        return self.numbers.get(fact, COUNTED if fact == "tricks" else WIDE)
