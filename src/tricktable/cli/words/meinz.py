"""Meinz in words."""

from collections.abc import Sequence
from typing import Final

from tricktable.cli.words.names import Names, cards, choices
from tricktable.core.errors import IllegalAction
from tricktable.core.events import Event
from tricktable.core.games import Game
from tricktable.core.views import View
from tricktable.games.meinz.cards import COLOURS as SUITS
from tricktable.games.meinz.scores import ROUNDS

COLOURS: Final = {"b": "bright_blue", "g": "green", "r": "red", "y": "yellow"}
SUIT_WORDS: Final = SUITS
DEALER_VERB: Final = "start"
PLACES: Final = {
    "highest": "the highest sum",
    "second": "the second highest sum",
    "third": "the third highest sum",
    "lowest": "the lowest sum",
    "level": "the same sum as somebody else",
}


def tell(game: Game, event: Event, names: Names) -> str:
    """An event as a sentence. Passing is the usual thing and not worth a line."""
    seat, values = event.seat, event.values
    match event.kind:
        case "discarded":
            return f"{names.does(seat, 'set')} {cards(game, values)} aside"
        case "called":
            return f'{names.does(seat, "call")} "Meinz!" and will take the trick'
        case "passed":
            return ""
        case "swapped":
            given, taken = (game.deck.text[card] for card in values)
            return f"{names.does(seat, 'swap')} {given} from the hand for {taken} from the trick"
        case "kept":
            return f"{names.does(seat, 'swap')} nothing"
    raise KeyError(event.kind)


def describe(view: View, names: Names) -> list[tuple[str, str]]:
    """The state of the round, as labelled lines."""
    facts = view.facts
    lines: list[tuple[str, str]] = []
    if "tricks" in facts:
        lines.append(("Tricks", f"{names.counts(facts['tricks'])} (2 at most)"))
    known = [
        f"{names(seat)} {cards(view.game, facts[f'shown {seat}'])}"
        for seat in range(view.game.seats)
        if f"shown {seat}" in facts and seat != view.viewer
    ]
    if known:
        lines.append(("Swapped", " · ".join(known)))
    if "discard" in facts:
        lines.append(("Aside", cards(view.game, facts["discard"])))
    if "called" in facts:
        lines.append(("Called", f"{names.does(facts['called'][0], 'take')} this trick, whatever is played"))
    return lines


def worth(game: Game, trick: Sequence[int]) -> str:
    """Cards have no values."""
    return ""


def standing(view: View, names: Names) -> str:
    """How the match stands."""
    return f"{names.counts(view.standing.totals)} ({ROUNDS} rounds)"


def ask(view: View) -> str:
    """What the viewer has to choose."""
    return {
        "discard": "Set a card aside, face down",
        "call": 'Call "Meinz!" and take this trick?',
        "swap": "Swap a card with the trick you took?",
    }.get(view.phase, "Play a card")


def explain(game: Game, action: int, names: Names) -> str:
    """An action in words; nothing for a card, which speaks for itself."""
    verb, _, token = game.actions.text[action].partition(" ")
    match verb:
        case "call":
            return "take this trick, whatever is played"
        case "pass":
            return "do not call"
        case "keep":
            return "swap nothing"
        case "swap":
            given, taken = token.split()
            return f"give {given}, get {taken}"
    return ""


def why(view: View, refusal: IllegalAction, names: Names) -> str:
    """Why an action is refused, where the reason is one of this game alone."""
    allowed = choices(refusal.allowed)
    match refusal.reason:
        case "follow":
            deck = view.game.deck
            led = view.facts["trick"][0]
            suit, number = SUITS[deck.colour[led]], deck.number[led]
            return f"{deck.text[led]} was led and you hold {suit}, so you must play {suit} or a {number}: {allowed}."
        case "discard":
            return f"First everybody sets a card aside: {allowed}."
        case "call":
            return "First say whether you call: call or pass."
        case "swap":
            return f"First say whether you swap: {allowed}."
        case "untaken":
            return f"{refusal.action.rpartition(' ')[2]} is not in the trick that you took."
    return ""


def score(game: Game, rule: str, points: int, facts: tuple[int, ...], names: Names) -> str:
    """A line of the score."""
    return f"{facts[0]}, {PLACES[rule]}"
