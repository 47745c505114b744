"""The games in English words: what happened, how things stand, what can be done, why something cannot.

Each game has a module with the functions of `Words`. The engine speaks in events, facts and actions; everything that a
person reads about them comes from here, as plain text in which cards stand in notation.
"""

from collections.abc import Sequence
from typing import Final, Protocol

from tricktable.cli.words import hasp, meinz, mue, njet, was_sticht
from tricktable.cli.words.names import Names, cards, choices, signed
from tricktable.core.errors import IllegalAction
from tricktable.core.events import HIDDEN, Event
from tricktable.core.games import Game
from tricktable.core.scores import ScoreLine
from tricktable.core.views import View

TRUMPS: Final = "trumps"
"""The suit of all trumps, where they form one."""
Lines = list[tuple[str, str]]
"""Texts with a label each."""


class Words(Protocol):
    """What the words of a game must cover."""

    @property
    def COLOURS(self) -> dict[str, str]:  # noqa: N802 # a constant of the module
        """A terminal colour for each letter of the deck's suits."""

    @property
    def SUIT_WORDS(self) -> tuple[str, ...]:  # noqa: N802 # a constant of the module
        """The effective suits."""

    @property
    def DEALER_VERB(self) -> str:  # noqa: N802 # a constant of the module
        """What the seat in the dealer's place does: some games have a start player instead."""

    def tell(self, game: Game, event: Event, names: Names) -> str:
        """An event as a sentence without its full stop; empty if there is nothing to say."""

    def describe(self, view: View, names: Names) -> Lines:
        """The state of the round."""

    def standing(self, view: View, names: Names) -> str:
        """How the match stands."""

    def worth(self, game: Game, trick: Sequence[int]) -> str:
        """What the cards of a trick are worth; empty where cards have no values."""

    def ask(self, view: View) -> str:
        """What the viewer has to choose."""

    def explain(self, game: Game, action: int, names: Names) -> str:
        """An action in words; empty for a card, which speaks for itself."""

    def why(self, view: View, refusal: IllegalAction, names: Names) -> str:
        """Why an action is refused; empty where the common reasons say it."""

    def score(self, game: Game, rule: str, points: int, facts: tuple[int, ...], names: Names) -> str:
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


def tell(game: Game, event: Event, names: Names) -> str:
    """An event in the form that its viewer got, as a sentence; empty if there is nothing to say."""
    match event.kind:
        case "dealt":
            if HIDDEN in event.values:
                return ""
            return f"{names.does(event.seat, 'are')} dealt {cards(game, event.values)}"
        case "played":
            return f"{names.does(event.seat, 'play')} {cards(game, event.values)}"
        case "took":
            return f"{names.does(event.seat, 'take')} the trick"
    rule = event.kind.removeprefix("score ")
    if rule != event.kind:
        return tell_score(game, ScoreLine(rule, event.seat, event.values[0], event.values[1:]), names)
    return words_of(game).tell(game, event, names)


def tell_score(game: Game, line: ScoreLine, names: Names) -> str:
    """A line of the score: who, what for, and how many points."""
    what = words_of(game).score(game, line.rule, line.points, line.facts, names)
    return f"{names(line.seat)}: {what}" + (f" ({signed(line.points)})" if line.points else "")


def why(view: View, refusal: IllegalAction, names: Names) -> str:
    """Why the viewer may not do something: the duty, and the cards that fulfil it."""
    special = words_of(view.game).why(view, refusal, names)
    if special:
        return special
    allowed = choices(refusal.allowed)
    match refusal.reason:
        case "turn":
            return "It is not your turn."
        case "unheld" if _unheld(view, refusal.action):
            return f"You do not hold {_unheld(view, refusal.action)}."
        case "follow":
            led, suit = _led(view)
            return f"{led} was led and you hold {suit}, so you must follow: {allowed}."
        case "trump":
            led, suit = _led(view)
            return f"{led} was led; you have no {suit} but you hold trumps, so you must play one: {allowed}."
    return f"That is not possible now. You can choose {allowed}."


def _unheld(view: View, action: str) -> str:
    """The first card of an action, if the viewer does not hold it."""
    deck = view.game.deck
    card = next((word for word in action.split() if word in deck.text), "")
    return "" if not card or deck.parse(card) in view.hand else card


def _led(view: View) -> tuple[str, str]:
    """The card that was led, and its suit; whether it is a trump that has lost its colour."""
    card = view.facts["trick"][0]
    law = view.game.law(view)
    suit = law.suit[card] if law else view.game.deck.colour[card]
    word = words_of(view.game).SUIT_WORDS[suit]
    text = view.game.deck.text[card]
    return (f"{text}, a trump," if word == TRUMPS else text), word
