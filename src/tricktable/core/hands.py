"""Hands: how the cards that are still to be played can lie, without the matches around them.

While tricks are played, worlds of one view differ in little else that matters for what comes: whoever plays on in
thousands of them need not have each one dealt and all its steps taken. How the rest lies (what was discarded, what is
in the box) is drawn with the hands, so that these are exactly as likely as they are among all worlds.
"""

from collections.abc import Iterator
from typing import Final

from tricktable.core.cards import Hand
from tricktable.core.copies import Copies, copies_of
from tricktable.core.errors import NoWorlds
from tricktable.core.knowledge import Cards, Knowledge
from tricktable.core.streams import Stream

PATIENCE: Final = 20_000
"""So many deals in a row may turn out wrong before a game has to say more about its hidden cards."""


class Hands:
    """What everybody holds in one world."""

    __slots__ = ("held", "stack")

    def __init__(self, held: list[Hand], stack: tuple[int, ...] = ()) -> None:
        self.held: Final = held
        """The cards of each seat."""
        self.stack: Final = stack
        """All cards of a seat that plays them in a given order, from the first one on; none where no seat does."""


def hands_of(knowledge: Knowledge, stream: Stream) -> Iterator[Hands] | None:
    """Endless hands that the viewer cannot rule out, all worlds equally likely; nothing where this knowledge does not
    tell what is held, since cards are still to be dealt, or to be put away or passed on, or need comparing."""
    view = knowledge.view
    if not knowledge.is_exact or knowledge.needs_steps or not view.number:
        return None
    for place, size in zip(knowledge.hands, view.hand_sizes, strict=True):
        if len(place.still) + place.room() != size:
            return None
    return _draw(knowledge, stream)


def _draw(knowledge: Knowledge, stream: Stream) -> Iterator[Hands]:
    hidden = HiddenHands(knowledge)
    while True:
        yield hidden.draw(stream)


class HiddenHands:
    """Where hidden cards can be, for those who want to know what is held."""

    def __init__(self, knowledge: Knowledge) -> None:
        game = knowledge.view.game
        deck = game.deck
        self.knowledge: Final = knowledge
        self.allotment: Final = knowledge.allotment()
        self._deck: Final = deck
        self._seats: Final = [seat for seat, place in enumerate(knowledge.hands) if place.room()]
        """Those whose hands are hidden, or a part of them."""
        self._known: Final = [deck.hand(place.still) for place in knowledge.hands]
        self._stacked: Final = [seat for seat in game.house if _is_stacked(knowledge, seat)]
        self._copies: Final = copies_of(knowledge)

    def draw(self, stream: Stream) -> Hands:
        """What is held in one world."""
        for _ in range(PATIENCE):
            hidden = self.allotment.sample(stream)
            if self.knowledge.fits(hidden) and self._counts(hidden, stream):
                return self._held(hidden, stream)
        game = self.knowledge.view.game
        raise NoWorlds(f"no hands of {game.name} fit this view: its knowledge must say more")

    def _counts(self, hidden: Cards, stream: Stream) -> bool:
        """A world that is counted several times is taken so much less often."""
        for copies in self._copies:
            rest = hidden[copies.seat]
            times = copies.times_counted(rest, self._kept(copies, rest, stream) if copies.out else [])
            if times > 1 and stream.below(times):
                return False
        return True

    def _kept(self, copies: Copies, rest: list[int], stream: Stream) -> list[int]:
        """A late hand without all gifts: any of its cards can be one of those that the viewer does not know."""
        kept = copies.held + rest
        for size in copies.gifts:
            kept = stream.shuffled(tuple(kept))[: len(kept) - size]
        return kept

    def _held(self, hidden: Cards, stream: Stream) -> Hands:
        held = self._known[:]
        bit = self._deck.bit
        for seat in self._seats:
            hand = held[seat]
            for card in hidden[seat]:
                own = bit[card]
                hand = self._deck.add(hand, card) if hand & own else hand | own
            held[seat] = hand
        stack: tuple[int, ...] = ()
        for seat in self._stacked:
            stack = tuple(self.knowledge.hands[seat].held + stream.shuffled(tuple(hidden[seat])))
        return Hands(held, stack)


def _is_stacked(knowledge: Knowledge, seat: int) -> bool:
    """The seat plays the cards that it was dealt in their order."""
    parts = knowledge.view.game.layout.parts
    return any(parts[number].is_ordered for number in knowledge.owned[seat])
