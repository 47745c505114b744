"""Why something is refused: the duty, and the cards that fulfil it."""

from tricktable.core.errors import IllegalAction
from tricktable.core.views import View
from tricktable.words import words_of
from tricktable.words.common import TRUMPS, choices
from tricktable.words.phrases import Cards, Phrase


def why(view: View, refusal: IllegalAction) -> Phrase:
    """Why the viewer may not do something."""
    special = words_of(view.game).why(view, refusal)
    if special is not None:
        return special
    allowed = choices(view.game, refusal.allowed)
    match refusal.reason:
        case "over":
            return Phrase("why-over")
        case "turn":
            return Phrase("why-turn")
        case "unheld" if card := _unheld(view, refusal.action):
            return Phrase("why-unheld", {"card": Cards((card,))})
        case "follow":
            led, suit = _led(view)
            if suit == TRUMPS:
                return Phrase("why-follow-trumps", {"card": led, "allowed": allowed})
            return Phrase("why-follow", {"card": led, "suit": suit, "allowed": allowed})
        case "trump":
            led, suit = _led(view)
            return Phrase("why-trump", {"card": led, "suit": suit, "allowed": allowed})
        case "opening":
            return Phrase("why-opening", {"card": Cards((_card(view, refusal.action),)), "allowed": allowed})
        case "reserved":
            return Phrase("why-reserved", {"card": Cards((_card(view, refusal.action),)), "allowed": allowed})
        case "held back":
            return Phrase("why-held-back", {"card": Cards((_card(view, refusal.action),)), "allowed": allowed})
    return Phrase("why-impossible", {"allowed": allowed})


def _card(view: View, action: str) -> str:
    """The first card of an action, if it has one."""
    return next((word for word in action.split() if word in view.game.deck.text), "")


def _unheld(view: View, action: str) -> str:
    """The first card of an action, if the viewer does not hold it."""
    card = _card(view, action)
    return "" if not card or view.game.deck.parse(card) in view.hand else card


def _led(view: View) -> tuple[Cards, Phrase]:
    """The card that was led, and its suit."""
    card = view.facts["trick"][0]
    law = view.game.law(view)
    suit = law.suit[card] if law else view.game.deck.colour[card]
    return Cards((view.game.deck.text[card],)), words_of(view.game).suit(view.game, suit)
