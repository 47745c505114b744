"""Knowledge: what a viewer can say about the cards that nobody has shown them, and the worlds that fit it.

The hidden cards of a round lie at a few places, each with room for so many: the hands, what players have put away,
parts of the deal that are nobody's. For each place some cards are certain and some are barred; the rest is chance.
Every physical deal, with every way to pick the cards of hidden picks, is one world, and all are equally likely.
"""

from collections.abc import Iterator
from math import comb
from typing import TYPE_CHECKING, Final

from tricktable.builds import mypyc_attr
from tricktable.core.allotments import Allotment
from tricktable.core.cards import Hand
from tricktable.core.deals import NO_DEAL, Deal, Part
from tricktable.core.errors import IllegalAction
from tricktable.core.events import HIDDEN, Event
from tricktable.core.streams import Stream
from tricktable.core.views import View
from tricktable.core.voids import Voids
from tricktable.core.worlds import rebuild, unseen

if TYPE_CHECKING:
    from tricktable.core.matches import Match

Cards = list[list[int]]
"""Some cards for each seat or place."""

PATIENCE: Final = 20_000
"""So many deals in a row may turn out wrong before a game has to say more about its hidden cards."""


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

    def lose(self, cards: tuple[int, ...] | list[int]) -> None:
        """These cards do not belong here any more, if they were known to."""
        for card in cards:
            if card in self.still:
                self.still.remove(card)
                self.held.remove(card)


class Gift:
    """Cards that were passed on: from whom, to whom, how many, and which they were if the viewer knows."""

    __slots__ = ("cards", "giver", "is_known", "size", "taker")

    def __init__(self, giver: int, taker: int, size: int, cards: tuple[int, ...], is_known: bool) -> None:
        self.giver = giver
        self.taker = taker
        self.size = size
        self.cards = cards
        self.is_known = is_known


class Round:
    """A round as it may have been: what was dealt to each seat, and what each picked out of the viewer's sight."""

    __slots__ = ("dealt", "kept", "picks", "pool")

    def __init__(self, late: Cards) -> None:
        self.pool = [list(cards) for cards in late]
        """The late hands without the gifts that are known: what the hidden gifts are among."""
        self.kept = late
        """The late hands without all gifts."""
        self.dealt: Cards = []
        self.picks: Cards = [[] for _ in late]


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """What the history tells a viewer about every place.

    A seat's place is its *late hand*: what it holds when all picks are made and all gifts have arrived. This class
    understands hands that are dealt, cards that are played by the law of the round, cards that are discarded and cards
    that are passed on; `view.game` may say more in a class of its own. Unless that is exact, every world is
    compared with the view, so that whatever else the rules tell is taken into account too, only more slowly.
    """

    is_exact: bool = False
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
                self._put_out(seat, values)
        elif kind == "gave":
            self.gave[seat].extend(values)
        elif kind == "received":
            self._arrive(len(self.gifts), seat, values)

    def _note_play(self, seat: int, card: int) -> None:
        self.hands[seat].leave(card)
        if self.tricks is not None:
            if seat in self.view.game.house:
                self.tricks.pass_over(card)
            else:
                self.tricks.play(seat, card)

    def _put_out(self, seat: int, cards: tuple[int, ...]) -> None:
        """The seat was dealt these cards, and has them no more."""
        self.hands[seat].lose(cards)
        self.out[seat].extend(cards)

    def _arrive(self, giver: int, taker: int, values: tuple[int, ...]) -> None:
        """Gifts arrive in the order of the givers' seats, once in a round."""
        is_known = self.view.viewer in (giver, taker)
        cards = tuple(self.gave[giver]) if giver == self.view.viewer else values
        self.gifts.append(Gift(giver, taker, len(values), cards if is_known else (), is_known))
        self.hands[giver].size -= len(values)
        self.hands[taker].size += len(values)
        if is_known:
            self._put_out(giver, cards)
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

    def allotment(self) -> Allotment:
        """All ways in which the hidden cards can lie."""
        layout = self.view.game.layout
        bit = self.view.game.deck.bit
        places = self.places()
        known = [card for place in places for card in place.held] + [card for cards in self.out for card in cards]
        for gift in self.gifts:  # what is known to have left one hand is known to be in another
            for card in gift.cards:
                known.remove(card)
        cards = unseen(layout.packs[0].cards, known)
        room = [place.room() for place in places]
        box = len(cards) - sum(room)
        if box > 0:  # what was not dealt at all
            places.append(Place(box))
            room.append(box)
        open_to = []
        for card in cards:
            open_to.append(sum([1 << number for number, place in enumerate(places) if not place.barred & bit[card]]))
        return Allotment(cards, tuple(room), tuple(open_to))

    def worlds(self, stream: Stream) -> "Iterator[Match]":
        """Endless matches that the viewer cannot rule out, all equally likely."""
        view = self.view
        if not view.number:
            while True:
                yield rebuild(view, NO_DEAL, [], stream)
        text = "" if self.is_exact else str(view)
        allotment = self.allotment()
        failures = 0
        while failures < PATIENCE:
            failures += 1
            hidden = allotment.sample(stream)
            if not self.fits(hidden):
                continue
            round = self._round(hidden, stream)
            times = self._times_counted(hidden, round)
            if times > 1 and stream.below(times):
                continue  # a world that is counted so often is taken so much less often
            try:
                world = rebuild(view, self._deal(hidden, round, stream), round.picks, stream)
            except IllegalAction:
                continue
            if self.is_exact or str(world.view(view.viewer)) == text:
                failures = 0
                yield world
        raise LookupError(f"no world of {view.game.name} looks like this view: its knowledge must say more")

    def _round(self, hidden: Cards, stream: Stream) -> Round:
        """Where the cards were before gifts and discards: any card of a late hand can be one that came as a gift."""
        seats = range(len(self.hands))
        round = Round([self.hands[seat].held + hidden[seat] for seat in seats])
        for gift in self.gifts:
            if gift.is_known:
                round.pool[gift.taker] = list(unseen(tuple(round.pool[gift.taker]), list(gift.cards)))
        round.kept = [list(cards) for cards in round.pool]
        round.dealt = [[] for _ in seats]
        gifts: Cards = [[] for _ in seats]
        for gift in self.gifts:
            if not gift.is_known:
                kept = stream.shuffled(tuple(round.kept[gift.taker]))
                gifts[gift.giver] = kept[len(kept) - gift.size :]
                round.kept[gift.taker] = kept[: len(kept) - gift.size]
        place = len(self.hands)
        for seat in seats:
            away: list[int] = []
            if self.away[seat].size:
                away = stream.shuffled(tuple(hidden[place])) if self.away[seat].size > 1 else hidden[place]
                place += 1
            round.dealt[seat] = round.kept[seat] + gifts[seat] + self.out[seat] + away
            on_the_way = self.gave[seat].count(HIDDEN) if not self.gifts else 0
            if on_the_way:
                gifts[seat] = stream.shuffled(tuple(round.dealt[seat]))[:on_the_way]
            round.picks[seat] = away + gifts[seat]
        return round

    def _times_counted(self, hidden: Cards, round: Round) -> int:
        """How often the allotments count one world.

        Known copies of a card can be any of those that the seat has: one world, but one allotment for each choice.
        """
        times = 1
        for seat, place in enumerate(self.hands):
            if seat == self.view.viewer:
                continue
            rest = hidden[seat]
            if place.held:
                for card in set(rest):
                    known = round.pool[seat].count(card) - rest.count(card)
                    if known:
                        times *= comb(known + rest.count(card), known)
            out = self.out[seat]
            for card in set(out):
                times *= comb(round.kept[seat].count(card) + out.count(card), out.count(card))
        return times

    def _deal(self, hidden: Cards, round: Round, stream: Stream) -> Deal:
        layout = self.view.game.layout
        parts: list[tuple[int, ...]] = [()] * len(layout.parts)
        for seat, numbers in enumerate(self.owned):
            if len(numbers) == 1 and layout.parts[numbers[0]].is_ordered:
                held = self.hands[seat].held
                parts[numbers[0]] = self._laid(layout.parts[numbers[0]], held, hidden[seat], stream)
                continue
            dealt = round.dealt[seat]
            if seat == self.view.viewer:
                dealt = self.dealt + hidden[seat]
            elif len(numbers) > 1:
                dealt = stream.shuffled(tuple(dealt))  # nobody else knows which of them came first
            for number in numbers:
                size = layout.parts[number].size
                parts[number] = tuple(sorted(dealt[:size]))
                dealt = dealt[size:]
        first = len(self.hands) + sum([1 for place in self.away if place.size])
        for index, (number, place) in enumerate(self.aside.items()):
            parts[number] = self._laid(layout.parts[number], place.held, hidden[first + index], stream)
        return Deal(layout, tuple(parts))

    def _laid(self, part: Part, known: list[int], hidden: list[int], stream: Stream) -> tuple[int, ...]:
        """The cards of a part. What is known of a row comes first, in its order; the rest lies in any."""
        return tuple(known + stream.shuffled(tuple(hidden)) if part.is_ordered else sorted(known + hidden))
