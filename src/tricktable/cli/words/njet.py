"""NJET in words."""

from collections.abc import Sequence
from typing import Final

from tricktable.cli.words.names import Names, cards, choices, count
from tricktable.core.errors import IllegalAction
from tricktable.core.events import Event
from tricktable.core.games import Game
from tricktable.core.seats import left_of
from tricktable.core.views import View
from tricktable.games.njet.boards import NO_TRUMP, PASS, POINTS, ROWS
from tricktable.games.njet.cards import COLOURS as SUITS
from tricktable.games.njet.scores import ROUNDS

COLOURS: Final = {"b": "bright_blue", "y": "yellow", "r": "red", "k": "reverse"}
SUIT_WORDS: Final = SUITS
DEALER_VERB: Final = "deal"
CACHE_WORDS: Final = (
    "discard 1",
    "discard 2",
    "discard 2, no 0s",
    "pass 2 to the right",
    "nothing",
)


def space_words(row: int, place: int, names: Names) -> str:
    """A space of the board: what it says if it stays open."""
    match ROWS[row]:
        case "start":
            return f"start player {names.whom(place)}"
        case "cache":
            return f"cache: {CACHE_WORDS[place]}"
        case "points":
            return f"{POINTS[place]} a trick"
    return f"{_colour(place)} {'trump' if ROWS[row] == 'trump' else 'super trump'}"


def _colour(place: int) -> str:
    return "no" if place == NO_TRUMP else SUITS[place]


def tell(game: Game, event: Event, names: Names) -> str:
    """An event as a sentence."""
    seat, values = event.seat, event.values
    match event.kind:
        case "vetoed":
            return f"{names.does(seat, 'veto')} {space_words(values[0], values[1], names)}"
        case "settled":
            cache, trump, super_trump, points = values
            return (
                f"The board: {names.whom(seat)} {names.verb(seat, 'start')} · cache: {CACHE_WORDS[cache]}"
                f" · {_colour(trump)} trump · {_colour(super_trump)} super trump · {points} a trick"
            )
        case "named team":
            others = [other for other in range(game.seats) if other not in values]
            return f"{names.does(seat, 'name')} the teams: {_against(values, others, names)}"
        case "gave monster":
            if values[0] == seat:
                return f"{names.does(seat, 'keep')} the monster card and {names.verb(seat, 'count')} double"
            return f"{names.does(seat, 'give')} the monster card to {names.whom(values[0])}, to count double"
        case "discarded":
            return f"{names.does(seat, 'discard')} {cards(game, values)}"
        case "gave":
            return f"{names.does(seat, 'pass')} {cards(game, values)} to {names.whom((seat - 1) % game.seats)}"
        case "received":
            return f"{names.does(seat, 'get')} {cards(game, values)} from {names.whom(left_of(seat, game.seats))}"
        case "captured":
            return f"{names.does(seat, 'capture')} {cards(game, values)}"
    raise KeyError(event.kind)


def _against(team: tuple[int, ...], others: list[int], names: Names) -> str:
    return f"{names.together(team)} against {names.among(others)}"


def describe(view: View, names: Names) -> list[tuple[str, str]]:
    """The state of the round, as labelled lines."""
    facts = view.facts
    if view.phase == "veto":
        last = [(row, facts[f"open {name}"]) for row, name in enumerate(ROWS)]
        settled = [space_words(row, spaces[0], names) for row, spaces in last if len(spaces) == 1]
        return [("Board", " · ".join(settled) + " (settled)")] if settled else []
    if "start" not in facts:
        return []
    lines = [("Board", _board(view, names))]
    if "team" in facts and view.game.players > 2:
        others = [seat for seat in range(view.game.seats) if seat not in facts["team"]]
        monster = f" · {names(facts['monster'][0])} with the monster" if "monster" in facts else ""
        lines.append(("Teams", _against(facts["team"], others, names) + monster))
    if "due" in facts and view.viewer < view.game.seats:
        chosen = cards(view.game, facts["picked"])
        lines.append(("Cache", f"{facts['due'][view.viewer]} still to choose" + (f", chosen: {chosen}" * bool(chosen))))
    if "tricks" in facts:
        own = (f"{tricks}+{zeros}" for tricks, zeros in zip(facts["tricks"], facts["captured"], strict=True))
        text = " · ".join(f"{names(seat)} {numbers}" for seat, numbers in enumerate(own))
        lines.append(("Tricks", f"{text} (tricks + 0s)"))
    return lines


def _board(view: View, names: Names) -> str:
    facts = view.facts
    parts = [
        f"{_colour(facts['trump'][0])} trump",
        f"{_colour(facts['super trump'][0])} super trump",
        f"{facts['points'][0]} a trick",
        f"{names(facts['start'][0])} {names.verb(facts['start'][0], 'start')}",
    ]
    if "tricks" not in facts:
        parts.append(f"cache: {CACHE_WORDS[facts['cache'][0]]}")
    return " · ".join(parts)


def worth(game: Game, trick: Sequence[int]) -> str:
    """Cards have no values."""
    return ""


def standing(view: View, names: Names) -> str:
    """How the match stands."""
    return f"{names.counts(view.standing.totals)} ({ROUNDS[view.game.players]} rounds)"


def ask(view: View) -> str:
    """What the viewer has to choose."""
    match view.phase:
        case "veto":
            return "Veto a space of the board"
        case "teams":
            return "Name your team"
        case "monster":
            return "Give the monster card to"
        case "cache":
            return "Pass a card to the right" if view.facts["cache"][0] == PASS else "Discard a card"
    return "Play a card"


def explain(game: Game, action: int, names: Names) -> str:
    """An action in words; nothing for a card, which speaks for itself."""
    verb, _, token = game.actions.text[action].partition(" ")
    match verb:
        case "veto":
            row, _, space = token.partition(" ")
            if row == "start":
                return names(int(space))
            if row in ("trump", "super"):
                return "" if space == "none" else SUITS[game.deck.colours.index(space)]
            return ""
        case "team":
            team = tuple(map(int, token.split("+")))
            others = [seat for seat in range(game.seats) if seat not in team]
            return _against(team, others, names)
        case "monster":
            return names(int(token))
    return ""


def why(view: View, refusal: IllegalAction, names: Names) -> str:
    """Why an action is refused, where the reason is one of this game alone."""
    allowed = choices(refusal.allowed)
    match refusal.reason:
        case "last":
            return "That is the last open space of its row: it stays."
        case "covered":
            return "That space is covered already."
        case "veto":
            return "First everybody vetoes in turn, until every row has one open space left."
        case "team":
            return f"Name a team that you are in: {allowed}."
        case "monster":
            return f"The monster card goes to somebody of the smaller team: {allowed}."
        case "cache":
            return f"First choose the cards that leave your hand: {allowed}."
        case "zero":
            return f"No 0s can be discarded while you hold other cards: {allowed}."
    return ""


def score(game: Game, rule: str, points: int, facts: tuple[int, ...], names: Names) -> str:
    """A line of the score."""
    match rule:
        case "count":
            tricks, captured, weight = facts
            text = f"{count(tricks, 'trick')} + {count(captured, 'captured 0')}"
            return text + " counted double" * (weight == 2)
        case "team":
            return f"the team has {facts[0]} x {facts[1]}"
        case "difference":
            return f"the team has {facts[0]}, the others {facts[1]}"
    raise KeyError(rule)
