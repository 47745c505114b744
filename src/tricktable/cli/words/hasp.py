"""HASP in words."""

from collections.abc import Sequence
from typing import Final

from tricktable.cli.words.names import Names, cards, choices, count, joined
from tricktable.core.errors import IllegalAction
from tricktable.core.events import Event
from tricktable.core.games import Game
from tricktable.core.views import View
from tricktable.games.hasp import Hasp
from tricktable.games.hasp.cards import SUITS
from tricktable.games.hasp.laws import NO_TRUMP
from tricktable.games.hasp.predictions import SHOWN, WORTH
from tricktable.games.hasp.scores import TARGET

COLOURS: Final = {"f": "yellow", "g": "green", "r": "bright_blue", "c": "magenta", "v": "white"}
SUIT_WORDS: Final = SUITS
DEALER_VERB: Final = "deal"
PREDICTED: Final = ("minor find", "great find", "find all", "no find")
PROMISES: Final = (
    "shows v7 and v8",
    "shows v9",
    "own side takes every trick",
    "own side takes no trick",
)


def tell(game: Game, event: Event, names: Names) -> str:
    """An event as a sentence."""
    seat, values = event.seat, event.values
    match event.kind:
        case "drew":
            return _drawn(game, seat, game.draw_pack().text[values[0]], names)
        case "seated":
            opposite = names.whom((seat + 2) % game.seats)
            return f"{names.does(seat, 'sit')} at seat {seat}, opposite {opposite}" if _draws_teams(game) else ""
        case "turned":
            return f"{cards(game, values)} is turned up"
        case "named trump" if game.players == 3:
            return "Only the village is trump" if values[0] == NO_TRUMP else f"Trump: village and {SUITS[values[0]]}"
        case "named trump":
            return f"{names.does(seat, 'name')} {_named(values[0])}"
        case "predicted":
            shown = f" and {names.verb(seat, 'show')} {cards(game, values[1:])}" if values[1:] else ""
            return f"{names.does(seat, 'predict')} {PREDICTED[values[0]]}{shown}"
        case "passed":
            return f"{names.does(seat, 'predict')} nothing"
    raise KeyError(event.kind)


def _draws_teams(game: Game) -> bool:
    return game.players == 4 and game.options["teams"] == "drawn"


def _drawn(game: Game, player: int, card: str, names: Names) -> str:
    """A card of the draw, which goes round before anybody changes seats. Without teams only the last one matters."""
    seat = names.seating.index(player)
    if _draws_teams(game):
        return f"{names.does(seat, 'draw')} {card}"
    if not card.startswith("v"):
        return ""
    return f"{names.does(seat, 'draw')} {card}, the first village card, and {names.verb(seat, 'deal')} first"


def _named(trump: int) -> str:
    return "no further trump" if trump == NO_TRUMP else f"{SUITS[trump]} as trump"


def describe(view: View, names: Names) -> list[tuple[str, str]]:
    """The state of the round, as labelled lines."""
    facts = view.facts
    if view.phase == "trump":
        return [("Trump", "the village, and what is named now; the other cards come after it")]
    if "trump" not in facts:
        return []
    trump = facts["trump"][0]
    parts = ["village" if trump == NO_TRUMP else f"village and {SUITS[trump]}", f"pot {facts['pot'][0]}"]
    for seat in range(view.game.seats):
        if f"prediction {seat}" in facts:
            shown = f" ({cards(view.game, facts[f'shown {seat}'])})" if f"shown {seat}" in facts else ""
            parts.append(f"{names(seat)}: {PREDICTED[facts[f'prediction {seat}'][0]]}{shown}")
    return [("Trump", " · ".join(parts)), ("Tricks", names.counts(facts["tricks"]))]


def worth(game: Game, trick: Sequence[int]) -> str:
    """What the cards of a trick are worth, where cards have values."""
    assert isinstance(game, Hasp)
    return count(sum(game.value[card] for card in trick), "point")


def standing(view: View, names: Names) -> str:
    """How the match stands."""
    totals = view.standing.totals
    if view.game.players == 4:
        teams = " · ".join(f"{names.together((seat, seat + 2))} {totals[seat]}" for seat in (0, 1))
        return f"{teams} ({TARGET} win)"
    return f"{names.counts(totals)} ({TARGET} win)"


def ask(view: View) -> str:
    """What the viewer has to choose."""
    if view.phase == "trump":
        return "Name a trump"
    if view.legal and view.game.actions.text[view.legal[-1]] == "pass":
        return "Predict something, or pass"
    return "Play a card"


def explain(game: Game, action: int, names: Names) -> str:
    """An action in words; nothing for a card, which speaks for itself."""
    verb, _, token = game.actions.text[action].partition(" ")
    if verb == "trump":
        return "no further trump" if token == "none" else SUITS[game.deck.colours.index(token)]
    if verb == "predict":
        said = ("minor", "great", "all", "no").index(token)
        return f"{PREDICTED[said]}: {PROMISES[said]}, pot +{WORTH[said]}"
    return "predict nothing" if verb == "pass" else ""


def why(view: View, refusal: IllegalAction, names: Names) -> str:
    """Why an action is refused, where the reason is one of this game alone."""
    token = refusal.action.rpartition(" ")[2]
    is_prediction = refusal.action == "pass" or refusal.action.startswith("predict ")
    match refusal.reason:
        case "said":
            return "Find all and no find can be said only once in a round, and somebody has."
        case "trick" if is_prediction:
            return "Predictions are made only before one's first card."
        case "unheld" if is_prediction:
            needed = joined([f"v{strength}" for strength in SHOWN[("minor", "great").index(token)]])
            return f"You must hold {needed} for that."
        case "announce":
            return f"First name a trump: {choices(refusal.allowed)}."
        case "predict":
            return "First predict something, or pass; then play your card."
    return ""


def score(game: Game, rule: str, points: int, facts: tuple[int, ...], names: Names) -> str:
    """A line of the score."""
    return {
        "card points": count(facts[0], "point") + " in tricks" if facts else "",
        "pot": f"the pot of {points}",
        "kept": f"the prediction was kept: the pot of {points}",
        "ruined": f"the prediction was ruined: the pot of {points}",
    }[rule]
