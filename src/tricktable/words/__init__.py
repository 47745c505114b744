"""The games in words of no language yet: what happened, how things stand, what can be done, why something cannot.

Each game has a module with the functions of `Words`. The engine speaks in events, facts and actions; everything that a
person reads about them comes from here as phrases, and `speakers` makes sentences of those.
"""

from collections.abc import Sequence
from typing import Final, Protocol

from tricktable.core.errors import IllegalAction
from tricktable.core.events import Event
from tricktable.core.games import Game
from tricktable.core.scores import ScoreLine
from tricktable.core.views import View
from tricktable.words import hasp, meinz, mue, njet, was_sticht
from tricktable.words.phrases import Phrase

Lines = list[tuple[Phrase | None, Phrase]]
"""Phrases with a label each; none where the line goes on with what the one above it was about."""


class Words(Protocol):
    """What the words of a game must cover."""

    @property
    def SUITS(self) -> tuple[Phrase, ...]:  # noqa: N802 # a constant of the module
        """The effective suits."""

    def dealer(self, seat: int) -> Phrase:
        """Who has the dealer's place: some games have a start player instead."""

    def tell(self, game: Game, event: Event) -> Phrase | None:
        """An event as a sentence without its full stop, where there is something to say."""

    def describe(self, view: View) -> Lines:
        """The state of the round."""

    def standing(self, view: View) -> Phrase:
        """How the match stands."""

    def worth(self, game: Game, trick: Sequence[int]) -> Phrase | None:
        """What the cards of a trick are worth, where cards have values."""

    def ask(self, view: View) -> Phrase:
        """What the viewer has to choose."""

    def explain(self, game: Game, action: int) -> Phrase | None:
        """What an action means; nothing for a card, which speaks for itself."""

    def why(self, view: View, refusal: IllegalAction) -> Phrase | None:
        """Why an action is refused, where the common reasons do not say it."""

    def score(self, game: Game, line: ScoreLine) -> Phrase:
        """What a line of the score was given for."""


WORDS: Final[dict[str, Words]] = {
    "hasp": hasp,
    "njet": njet,
    "meinz": meinz,
    "was_sticht": was_sticht,
    "mue": mue,
}


def words_of(game: Game) -> Words:
    """The words of this game."""
    return WORDS[game.name]
