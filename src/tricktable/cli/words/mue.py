"""Mü in words."""

from collections.abc import Sequence
from typing import Final

from tricktable.cli.words.names import Names, cards, choices, count
from tricktable.core.errors import IllegalAction
from tricktable.core.events import Event
from tricktable.core.games import Game
from tricktable.core.views import View
from tricktable.games.mue.cards import CARD_TRIANGLES
from tricktable.games.mue.cards import COLOURS as SUITS
from tricktable.games.mue.laws import FIRST_NUMBER, NO_TRUMP

COLOURS: Final = {"b": "bright_blue", "y": "yellow", "r": "red", "k": "reverse", "g": "green"}
SUIT_WORDS: Final = (*SUITS, "trumps")
DEALER_VERB: Final = "deal"


def trump_words(trump: int) -> str:
    """A trump: a colour, a number, or none."""
    if trump == NO_TRUMP:
        return "no trump"
    return SUITS[trump] if trump < FIRST_NUMBER else f"the {trump - FIRST_NUMBER}s"


def tell(game: Game, event: Event, names: Names) -> str:
    """An event as a sentence."""
    seat, values = event.seat, event.values
    match event.kind:
        case "bid":
            return f"{names.does(seat, 'bid')} {cards(game, values)}"
        case "stayed":
            return ""  # the bid has been told
        case "passed":
            return names.does(seat, "pass")
        case "passed out":
            return "Nobody bid: the round is over"
        case "tied":
            return f"Stalemate between {names.among(values)}; {names.whom(seat)} bid last"
        case "became chief":
            return f"{names.does(seat, 'are')} chief with a bid of {count(values[0], 'card')}"
        case "became vice":
            return f"{names.does(seat, 'are')} vice with a bid of {count(values[0], 'card')}"
        case "named trump":
            return f"{names.does(seat, 'name')} {trump_words(values[0])}" + ("" if values[0] == NO_TRUMP else " trump")
        case "named partner":
            return f"{names.does(seat, 'choose')} {names.whom(values[0])} as partner"
    raise KeyError(event.kind)


def describe(view: View, names: Names) -> list[tuple[str, str]]:
    """The state of the round, as labelled lines."""
    facts = view.facts
    lines: list[tuple[str, str]] = []
    if "chief" in facts:
        lines.append(("Chief", _offices(view, names)))
    if "chief trump" in facts or "vice trump" in facts:
        lines.append(("Trumps", _trumps(view)))
    bids = [
        f"{names(seat)} {cards(view.game, facts[f'bid {seat}'])}"
        for seat in range(view.game.seats)
        if f"bid {seat}" in facts
    ]
    if view.phase == "auction":
        limit = count(facts["limit"][0], "card")
        lines.append(("Bids", f"{' · '.join(bids) or 'none yet'} (at most {limit} now)"))
    elif bids:
        lines.append(("Open", " · ".join(bids)))
    if "triangles" in facts:
        lines.append(("Points", names.counts(facts["triangles"])))
    return lines


def _offices(view: View, names: Names) -> str:
    facts = view.facts
    chief = facts["chief"][0]
    team = f"{names(chief)} (bid {facts['bids'][chief]})"
    if "partner" in facts:
        partner = facts["partner"][0]
        team += f" with {names.whom(partner)}"
    needed = f"{facts['goal'][0]} points needed"
    if "partner" in facts:
        needed += f", {facts['triangles'][chief] + facts['triangles'][facts['partner'][0]]} so far"
    vice = f"vice {names.whom(facts['vice'][0])}" if "vice" in facts else "no vice"
    return f"{team} · {needed} · {vice}"


def _trumps(view: View) -> str:
    parts = []
    for office in ("chief", "vice"):
        if f"{office} trump" in view.facts:
            parts.append(f"{trump_words(view.facts[f'{office} trump'][0])} ({office})")
    return ", then ".join(parts)


def worth(game: Game, trick: Sequence[int]) -> str:
    """What the cards of a trick are worth, where cards have values."""
    return count(sum(CARD_TRIANGLES[card] for card in trick), "point")


def standing(view: View, names: Names) -> str:
    """How the match stands."""
    game = view.game
    limit = "" if game.options["hands"] == "none" else f", at most {game.options['hands']} rounds"
    return f"{names.counts(view.standing.totals)} (to {game.options['target']}{limit})"


def ask(view: View) -> str:
    """What the viewer has to choose."""
    match view.phase:
        case "auction":
            return "Bid one more card, or stop" if view.facts["laid"][0] else "Bid a card, or pass"
        case "vice trump":
            return "Name the lower trump"
        case "chief trump":
            return "Name the higher trump"
        case "partner":
            return "Choose a partner"
    return "Play a card"


def explain(game: Game, action: int, names: Names) -> str:
    """An action in words; nothing for a card, which speaks for itself."""
    verb, _, token = game.actions.text[action].partition(" ")
    match verb:
        case "stay":
            return "lay no more in this turn"
        case "pass":
            return "bid nothing now"
        case "trump":
            return trump_words(action - game.actions.start("trump"))
        case "partner":
            return names(int(token))
    return ""


def why(view: View, refusal: IllegalAction, names: Names) -> str:
    """Why an action is refused, where the reason is one of this game alone."""
    allowed = choices(refusal.allowed)
    return {
        "laid": "You have bid that card already."
        if refusal.action.startswith("bid ")
        else "You have bid a card in this turn: bid another, or stay.",
        "unlaid": "You have bid nothing in this turn: bid a card, or pass.",
        "auction": f"First comes the auction: {allowed}.",
        "trump": f"First name a trump: {allowed}." if view.phase.endswith("trump") else "",
        "none": "Only the chief can name no trump; the vice must name one.",
        "unbid": f"A trump is a colour or number on a card of your own bid: {allowed}.",
        "named": "The vice has named that trump already.",
        "partner": f"First choose a partner: {allowed}.",
        "self": "You cannot be your own partner.",
        "vice": "The vice cannot be the partner.",
    }.get(refusal.reason, "")


def score(game: Game, rule: str, points: int, facts: tuple[int, ...], names: Names) -> str:
    """A line of the score."""
    match rule:
        case "triangles":
            return f"{count(points, 'point')} in tricks"
        case "bonus":
            needed, total, bid = facts
            return f"bonus: the team has {total} of the {needed} for bid {bid}"
        case "penalty" | "defence":
            needed, total, bid, missing = facts
            return f"the chief's team has {total} of the {needed} for bid {bid}: {count(missing, 'bid')} short"
        case "stalemate":
            return f"stalemate with {count(facts[0], 'card')}"
        case "bid last":
            return f"bid last in a stalemate with {count(facts[0], 'card')}"
    raise KeyError(rule)
