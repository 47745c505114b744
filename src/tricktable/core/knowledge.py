"""Knowledge: what a viewer can say about the cards that nobody has shown them.

The hidden cards of a round lie at a few places, each with room for so many: the hands, what players have put away,
parts of the deal that are nobody's. For each place some cards are certain and some are barred; the rest is chance.
"""

from typing import ClassVar, Final

from tricktable.builds import mypyc_attr
from tricktable.core.allotments import Allotment, allotment_of
from tricktable.core.cards import Hand
from tricktable.core.errors import NoWorlds
from tricktable.core.events import HIDDEN, Event
from tricktable.core.views import View
from tricktable.core.voids import Voids

Cards = list[list[int]]
"""Some cards for each seat or place."""


class Place:
    """Where hidden cards can be."""

    __slots__ = ("barred", "held", "size", "still")

    def __init__(self, size: int) -> None:
        self.size = size
        """How many cards are or were here, known and hidden ones."""
        self.held: list[int] = []
        """Those that are or were here for certain, in the order in which they became known."""
        self.still: list[int] = []
        """Those of them that have not been seen to leave."""
        self.barred: Hand = 0
        """Cards that cannot be here beside those."""

    def room(self) -> int:
        """How many of its cards are hidden."""
        return self.size - len(self.held)

    def show(self, cards: tuple[int, ...] | list[int]) -> None:
        """These cards, not known so far, are here for certain."""
        self.held.extend(cards)
        self.still.extend(cards)

    def leave(self, card: int) -> None:
        """This card is seen to leave; now it is known to have been here."""
        if card in self.still:
            self.still.remove(card)
        else:
            self.held.append(card)

    def lose(self, cards: tuple[int, ...], staying: list[int]) -> None:
        """These cards, if they were known, do not belong here any more; copies that stay are others."""
        for card in cards:
            if self.still.count(card) > staying.count(card):
                self.still.remove(card)
                self.held.remove(card)


class Gift:
    """Cards that were passed on, and have arrived."""

    __slots__ = ("cards", "giver", "size", "taker")

    def __init__(self, giver: int, taker: int, size: int, cards: tuple[int, ...]) -> None:
        self.giver = giver
        self.taker = taker
        self.size = size
        self.cards = cards
        """Which they were; none if the viewer does not know."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """What the history tells a viewer about every place.

    A seat's place is its *late hand*: what it holds when all picks are made and all gifts have arrived. This class
    understands hands that are dealt, cards that are played by the law of the round, cards that are discarded and cards
    that are passed on; `view.game` may say more in a class of its own. Unless that is exact, every world is
    compared with the view, so that whatever else the rules tell is taken into account too, only more slowly.
    """

    is_exact: ClassVar[bool] = False
    """What this knowledge allots needs no comparing with the view."""

    def __init__(self, view: View) -> None:
        game = view.game
        layout = game.layout
        self.view: Final = view
        self.owned: Final[list[list[int]]] = [[] for _ in range(game.seats)]
        """The parts of the deal that came to each seat, by their numbers in the layout."""
        self.hands: Final = [Place(0) for _ in range(game.seats)]
        self.away: Final = [Place(0) for _ in range(game.seats)]
        """What each seat has discarded out of the viewer's sight."""
        self.aside: Final[dict[int, Place]] = {}
        """A place for each part of the deal that is nobody's."""
        self.out: Final[Cards] = [[] for _ in range(game.seats)]
        """The cards that each seat was dealt for certain, but that are not in its late hand."""
        self.dealt: Final[list[int]] = []
        """The viewer's own cards as they were dealt."""
        self.gave: Final[Cards] = [[] for _ in range(game.seats)]
        """What each seat has given away so far, `HIDDEN` for what the viewer did not see."""
        self.gifts: Final[list[Gift]] = []
        """What has arrived."""
        self.needs_steps: bool = False
        """Some of the hidden picks that this allots are against the rules, and only steps that are taken tell which."""
        for number, part in enumerate(layout.parts):
            seat = self.owner(part.label)
            if seat is None:
                self.aside[number] = Place(part.size)
            else:
                self.owned[seat].append(number)
                self.hands[seat].size += part.size
        law = game.law(view)
        self.tricks: Final = Voids(law, game.seats) if law is not None else None
        for event in view.history:
            self.note(event)
        self.conclude()

    def owner(self, label: str) -> int | None:
        """The seat that this part of the deal goes to, if any."""
        word, _, number = label.partition(" ")
        return int(number) if word == "hand" else None

    def note(self, event: Event) -> None:
        """What an event tells."""
        kind = event.kind
        seat = event.seat
        values = event.values
        if kind == "played":
            self._note_play(seat, values[0])
        elif kind == "took":
            if self.tricks is not None:
                self.tricks.take()
        elif kind == "dealt":
            if HIDDEN not in values:
                self.hands[seat].show(values)
                if seat == self.view.viewer:
                    self.dealt.extend(values)
        elif kind == "discarded":
            self.hands[seat].size -= 1
            if values[0] == HIDDEN:
                self.away[seat].size += 1
            else:
                self.hands[seat].lose(values, [])
                self.out[seat].extend(values)
        elif kind == "gave":
            self.gave[seat].extend(values)
        elif kind == "received":
            self._arrive(seat, values)

    def _note_play(self, seat: int, card: int) -> None:
        self.hands[seat].leave(card)
        if self.tricks is not None:
            if seat in self.view.game.house:
                self.tricks.pass_over(card)
            else:
                self.tricks.play(seat, card)

    def _arrive(self, taker: int, values: tuple[int, ...]) -> None:
        """Gifts arrive in the order of the givers' seats."""
        giver = len(self.gifts)
        if giver == len(self.hands):
            raise NoWorlds(f"{self.view.game.name} passes cards on twice in a round: its knowledge must say more")
        cards = tuple(self.gave[giver]) if giver == self.view.viewer else values
        if HIDDEN in cards:
            cards = ()
        self.gifts.append(Gift(giver, taker, len(values), cards))
        self.hands[giver].size -= len(values)
        self.hands[taker].size += len(values)
        came = [card for gift in self.gifts if gift.taker == giver for card in gift.cards]
        self.hands[giver].lose(cards, came)
        self.out[giver].extend(cards)
        self.hands[taker].show(cards)

    def conclude(self) -> None:
        """Works out what the events together tell: what the seats have shown not to hold."""
        if self.tricks is not None:
            for seat in range(len(self.hands)):
                self.hands[seat].barred |= self.tricks.of[seat]

    def fits(self, hidden: Cards) -> bool:
        """The hidden cards of all places can be like that."""
        return True

    def places(self) -> list[Place]:
        """The hands, what was discarded, what is nobody's."""
        return [*self.hands, *(place for place in self.away if place.size), *self.aside.values()]

    def unseen(self) -> tuple[int, ...]:
        """All cards of which the viewer does not know where they are."""
        known = [card for place in self.places() for card in place.held]
        for cards in self.out:
            known.extend(cards)
        for gift in self.gifts:  # what is known to have left one hand is known to be in another
            for card in gift.cards:
                known.remove(card)
        return without(self.view.game.layout.packs[0].cards, known)

    def allotment(self) -> Allotment:
        """All ways in which the hidden cards can lie."""
        bit = self.view.game.deck.bit
        places = self.places()
        cards = self.unseen()
        box = len(cards) - sum([place.room() for place in places])
        if box > 0:  # what was not dealt at all
            places.append(Place(box))
        open_to = []
        for card in cards:
            open_to.append(sum([1 << number for number, place in enumerate(places) if not place.barred & bit[card]]))
        return allotment_of(cards, tuple([place.room() for place in places]), tuple(open_to))


def without(cards: tuple[int, ...] | list[int], known: tuple[int, ...] | list[int]) -> tuple[int, ...]:
    """The cards that are left when the known ones are taken away, copy by copy."""
    rest = list(cards)
    for card in known:
        rest.remove(card)
    return tuple(rest)
