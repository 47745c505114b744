"""Recall: what somebody still knows who does not remember every card, for levels that err as people do.

Everybody remembers the own cards, the last tricks, trumps, and what took a trick. The rest fades: as somebody recalls a
world such a card may still be out, in the place of one that really is, and who could not follow may be forgotten with
it. Where hands are public once they are taken up, it fades too who has taken what.

It is made from the tricks of a world, which its viewer has seen, and from the hands that the world deals: nobody learns
anything by forgetting.
"""

from array import array
from typing import Final, NamedTuple

from tricktable.bots.translation import Setting
from tricktable.core.cards import Hand
from tricktable.core.streams import Stream
from tricktable.core.tricks import TrickPlay
from tricktable.core.voids import Voids
from tricktable.kernel.layout import GONE, VOIDS

TRIES: Final = 4
"""So often a place is looked for where a forgotten card can be."""


class Recall(NamedTuple):
    """How well somebody remembers."""

    tricks: int
    """The last so many tricks are remembered card by card; at least one, since it may still lie there."""
    has_voids: bool
    """Who could not follow is remembered for longer than that."""
    mixed_up: float
    """Which part of the others' cards is thought to be in another hand, where all hands were public."""


class Recollection:
    """A position of tricks as one viewer recalls it."""

    def __init__(
        self, recall: Recall, viewer: int, play: TrickPlay, setting: Setting, words: "array[int]", is_open: bool
    ) -> None:
        """`words` is the position as it is; where it `is_open`, the viewer has seen all hands."""
        self.recall: Final = recall
        self.deck: Final = play.law.deck
        self.faded: Final[list[int]] = []
        """Cards that were played, and that the viewer has forgotten."""
        self.words: Final = words[:]
        """The position without them."""
        for card in _forgettable(recall, viewer, play):
            lain = self.words[GONE] & setting.rules.slots[card]
            if lain:  # a swap may have taken it back
                self.words[GONE] ^= lain & -lain
                self.faded.append(card)
        if not recall.has_voids:
            for seat, void in enumerate(_late_voids(recall, play, setting.rules.stacked)):
                self.words[VOIDS + seat] = void
        self.others: Final = [seat for seat in range(play.seats) if seat not in (viewer, setting.rules.stacked)]
        self.mixed_up: Final = recall.mixed_up if is_open else 0.0

    def hands(self, held: list[Hand], stream: Stream) -> list[Hand]:
        """What everybody holds in a world as the viewer may believe it: a forgotten card is out as likely as any other
        that the viewer has not seen."""
        deck = self.deck
        cards = {seat: list(deck.cards_in(held[seat])) for seat in self.others}
        places = [(seat, place) for seat in self.others for place in range(len(cards[seat]))]
        for card in self.faded:
            if stream.below(len(places) + len(self.faded)) >= len(places):
                continue
            for _ in range(TRIES):
                seat, place = places[stream.below(len(places))]
                if self._may_have(seat, deck.bit[card]):
                    cards[seat][place] = card
                    break
        for _ in range(round(self.mixed_up * len(places) / 2)):
            (one, place), (other, another) = (places[stream.below(len(places))] for _ in range(2))
            first, second = cards[one][place], cards[other][another]
            if self._may_have(one, deck.bit[second]) and self._may_have(other, deck.bit[first]):
                cards[one][place], cards[other][another] = second, first
        return [deck.hand(cards[seat]) if seat in cards else hand for seat, hand in enumerate(held)]

    def _may_have(self, seat: int, card: Hand) -> bool:
        return not self.words[VOIDS + seat] & card


def _forgettable(recall: Recall, viewer: int, play: TrickPlay) -> list[int]:
    """What others have played long ago and not since, without taking a trick; but no trumps."""
    lately = {*play.trick, *(card for trick in play.done[-recall.tricks :] for card in trick.cards)}
    return [
        card
        for trick in play.done[: -recall.tricks]
        for place, card in enumerate(trick.cards)
        if trick.player(place) not in (viewer, trick.winner)
        and card not in lately
        and not play.law.trumps & play.law.deck.bit[card]
    ]


def _late_voids(recall: Recall, play: TrickPlay, stacked: int) -> list[Hand]:
    """What each seat has shown not to hold in the tricks that are remembered."""
    voids = Voids(play.law, play.seats)
    forgotten = len(play.done) - recall.tricks
    tricks = [(trick.leader, trick.cards) for trick in play.done]
    for number, (leader, cards) in enumerate([*tricks, (play.leader, tuple(play.trick))]):
        if number == forgotten:
            voids.of[:] = [0] * play.seats
        for place, card in enumerate(cards):
            seat = (leader + place) % play.seats
            if seat == stacked:
                voids.pass_over(card)
            else:
                voids.play(seat, card)
        voids.take()
    return voids.of
