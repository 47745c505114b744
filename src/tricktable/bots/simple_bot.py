"""A rule of thumb for every game: take tricks that are certain and cheap, throw the weakest card otherwise."""

from typing import Final

from tricktable.bots.bot import Bot
from tricktable.core.laws import LAST, Law
from tricktable.core.scores import MOST
from tricktable.core.streams import Stream
from tricktable.core.views import View

BOLDNESS: Final = 3
"""One time in so many a card is laid where passing is possible too."""


class SimpleBot(Bot):
    """Knows the law of the round's tricks and counts the cards played; of everything else it knows nothing."""

    name = "simple"
    meaning = "takes tricks that are certain and cheap, promises little"

    def choose(self, view: View, stream: Stream) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        law = view.game.law(view)
        return _play(view, law) if law is not None and _is_play(view) else _declare(view, law, stream)


def plain_choice(view: View) -> int:
    """What the simple bot does, the same for equal views: a rule of thumb for games that have none of their own."""
    if len(view.legal) == 1:
        return view.legal[0]
    law = view.game.law(view)
    if law is not None and _is_play(view):
        return _play(view, law)
    return _declare(view, law, Stream(f"plain\n{view}"))


def _is_play(view: View) -> bool:
    """A card is to be played to a trick. Cards come first among the actions."""
    return view.legal[-1] < len(view.game.deck.text) and "trick" in view.facts


def _play(view: View, law: Law) -> int:
    return _take(view, law) if view.game.aim == MOST else _duck(view, law)


def _duck(view: View, law: Law) -> int:
    """Where points are bad: the most dangerous card that does not take the trick. Who cannot stay below plays low as
    long as others may still play higher, and high when nobody can."""
    points = view.game.card_points() or (0,) * len(view.game.deck.text)
    trick = view.facts["trick"]
    dangerous_first = sorted(view.legal, key=lambda card: (-points[card], -_power(law, card), card))
    if trick:
        for card in dangerous_first:
            if not _takes(view, law, card):
                return card
    if len(trick) == view.game.seats - 1:
        return min(view.legal, key=lambda card: (points[card], -_power(law, card), card))
    return min(view.legal, key=lambda card: (_power(law, card), card))


def _take(view: View, law: Law) -> int:
    """The cheapest card that is certain to take the trick; else the weakest."""
    trick = view.facts["trick"]
    is_last = len(trick) == view.game.seats - 1
    unseen = _unseen(view)
    weakest_first = sorted(view.legal, key=lambda card: (_power(law, card), card))
    for card in weakest_first:
        if _takes(view, law, card) and (is_last or not any(_beats(law, trick, card, other) for other in unseen)):
            return card
    return weakest_first[0]


def _power(law: Law, card: int) -> int:
    """How strong a card is over all the leads it can meet: what is lost with it."""
    return sum(row[card] for row in law.strength)


def _takes(view: View, law: Law, card: int) -> bool:
    """This card would take the trick as it lies."""
    trick = view.facts["trick"]
    if not trick:
        return True
    if "called" in view.facts:  # the trick is somebody's already
        return False
    row = law.strength[trick[0]]
    if "winning" not in view.facts:
        return row[card] > 0
    place = (view.facts["winning"][0] - view.facts["leader"][0]) % view.game.seats
    best = row[trick[place]]
    return row[card] > best or (row[card] == best and law.ties == LAST)


def _beats(law: Law, trick: tuple[int, ...], card: int, later: int) -> bool:
    """A card played later would be higher."""
    row = law.strength[trick[0] if trick else card]
    return row[later] > row[card] or (row[later] == row[card] and law.ties == LAST)


def _unseen(view: View) -> set[int]:
    """The cards of which a copy may still be in another hand: neither the viewer's own nor played."""
    left = [0] * len(view.game.deck.text)
    for card in view.game.deck.cards:
        left[card] += 1
    for card in view.hand:
        left[card] -= 1
    for event in view.events_of("played"):
        left[event.values[0]] -= 1
    return {card for card, copies in enumerate(left) if copies > 0}


def _declare(view: View, law: Law | None, stream: Stream) -> int:
    """Everything that is not played to a trick.

    Words that promise something (a prediction, a call) are left unsaid where that is possible. Cards are laid now and
    then where nothing need be, and where one must be given away it is the weakest, as far as the law is known.
    """
    text = view.game.actions.text
    declining = tuple(action for action in view.legal if text[action] in view.game.vocabulary.declining)
    cards = {action: card for action in view.legal if (card := _single_card(view, text[action])) is not None}
    if declining and (not cards or stream.below(BOLDNESS)):
        return stream.choice(declining)
    if cards and law is not None:
        return min(cards, key=lambda action: (_power(law, cards[action]), action))
    return stream.choice(tuple(cards) if declining else view.legal)


def _single_card(view: View, text: str) -> int | None:
    """The card of the own hand that an action names, if it names just one (`bid r7`, `discard b4`)."""
    words = text.split()
    held = {view.game.deck.text[card]: card for card in view.hand}
    return held.get(words[-1]) if len(words) == 2 else None
