"""What is certain about choices other than playing a card: trumps, vetoes, bids, discards, calls, swaps."""

from typing import Final

from tricktable.bots.hints.reasons import Reason
from tricktable.core.views import View
from tricktable.games.hasp.predictions import PREDICTIONS, WORTH
from tricktable.games.mue.goals import goal
from tricktable.games.mue.laws import is_of_trump
from tricktable.games.njet.boards import ROWS

EMPTYING: Final = ("discard", "give")
"""Verbs of actions that lay a card of the hand away."""


def decision_reasons(view: View, action: int) -> list[Reason]:
    """The reasons for any action that is not the play of a card."""
    result = [Reason("only")] * (len(view.legal) == 1)
    verb, _, token = view.game.actions.text[action].partition(" ")
    if verb in EMPTYING:
        return result + _emptied(view, view.game.deck.parse(token))
    special = _BY_VERB.get((view.game.name, verb))
    return result + special(view, token) if special else result


def _emptied(view: View, card: int) -> list[Reason]:
    """The last card of a colour goes."""
    colour = view.game.deck.colour
    own = [colour[held] for held in view.hand]
    return [Reason("empties", (colour[card],))] if own.count(colour[card]) == 1 < len(own) else []


def _length(view: View, token: str) -> list[Reason]:
    """How many cards of a colour, told by its letter, the viewer holds."""
    deck = view.game.deck
    if token not in deck.colours:
        return []
    return [Reason("length", (sum([deck.colour[card] == deck.colours.index(token) for card in view.hand]),))]


def _mue_trump(view: View, token: str) -> list[Reason]:
    """The same for a colour or a number."""
    if token == "none":
        return []
    trump = view.game.actions.parse(f"trump {token}") - view.game.actions.start("trump")
    return [Reason("length", (sum([is_of_trump(card, trump) for card in view.hand]),))]


def _mue_bid(view: View, token: str) -> list[Reason]:
    bid = len(view.facts.get(f"bid {view.viewer}", ())) + 1
    return [Reason("bid", (bid, goal(view.game.players, bid)))]


def _mue_partner(view: View, token: str) -> list[Reason]:
    shown = view.facts.get(f"bid {token}", ())
    return [Reason("holds", (int(token), *shown))] if shown else []


def _veto(view: View, token: str) -> list[Reason]:
    """What the viewer has of a colour that shall not be trump, or of 0s that shall not be super trumps."""
    row, _, space = token.partition(" ")
    deck = view.game.deck
    if row not in ROWS or space not in deck.colours:
        return []
    if row == "trump":
        return _length(view, space)
    colour = deck.colours.index(space)
    zeros = [card for card in view.hand if deck.number[card] == 0 and deck.colour[card] == colour]
    return [Reason("length", (len(zeros),))] if row == "super" else []


def _prediction(view: View, token: str) -> list[Reason]:
    return [Reason("raises", (view.facts["pot"][0] + WORTH[PREDICTIONS.index(token)],))]


def _swap(view: View, token: str) -> list[Reason]:
    given, taken = view.game.deck.parse_all(token)
    return [Reason("sum", (view.game.deck.number[given] - view.game.deck.number[taken],))]


def _call(view: View, token: str) -> list[Reason]:
    return [Reason("takes")]


_BY_VERB: Final = {
    ("hasp", "trump"): _length,
    ("hasp", "predict"): _prediction,
    ("njet", "veto"): _veto,
    ("meinz", "call"): _call,
    ("meinz", "swap"): _swap,
    ("mue", "trump"): _mue_trump,
    ("mue", "bid"): _mue_bid,
    ("mue", "partner"): _mue_partner,
}
