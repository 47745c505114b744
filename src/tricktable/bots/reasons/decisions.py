"""What is certain about choices other than playing a card, without knowing the game."""

from collections.abc import Callable, Mapping
from typing import Final

from tricktable.bots.reasons import Reason
from tricktable.core.views import View

Decisions = Mapping[str, Callable[[View, str], list[Reason]]]
"""The reasons for an action by its verb, from the rest of its text."""


def decision_reasons(view: View, action: int, decisions: Decisions) -> list[Reason]:
    """The reasons for any action that is not the play of a card."""
    result = [Reason("only")] * (len(view.legal) == 1)
    verb, _, token = view.game.actions.text[action].partition(" ")
    return result + decisions[verb](view, token) if verb in decisions else result


def emptied(view: View, token: str) -> list[Reason]:
    """A card goes that is the last of its colour."""
    colour = view.game.deck.colour
    cards = [card for card in view.hand if view.game.deck.text[card] == token]
    own = [colour[held] for held in view.hand]
    return [Reason("empties", (colour[card],)) for card in cards[:1] if own.count(colour[card]) == 1 < len(own)]


def colour_length(view: View, token: str) -> list[Reason]:
    """How many cards of a colour, told by its letter, the viewer holds."""
    deck = view.game.deck
    if token not in deck.colours:
        return []
    return [Reason("length", (sum([deck.colour[card] == deck.colours.index(token) for card in view.hand]),))]


LAYING_AWAY: Final[Decisions] = dict.fromkeys(("discard", "give", "pass"), emptied)
"""What games call it when a card of the hand is laid away or given away."""
