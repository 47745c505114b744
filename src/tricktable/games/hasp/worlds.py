"""What a player cannot rule out: hands that fit every void and every shown card, and the cards set aside."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tricktable.core.allotments import Allotment
from tricktable.core.cards import Hand
from tricktable.core.deals import Deal
from tricktable.core.matches import Match
from tricktable.core.streams import Stream
from tricktable.core.views import View
from tricktable.core.worlds import rebuild, unseen
from tricktable.games.hasp.laws import NO_TRUMP, law

if TYPE_CHECKING:
    from tricktable.games.hasp import Hasp


class Place:
    """Where a card can be: with a seat, turned up, or aside."""

    __slots__ = ("barred", "held", "parts", "size")

    def __init__(self) -> None:
        self.parts: list[int] = []
        """The parts of the deal that came here, by their numbers in the layout."""
        self.size = 0
        self.held: list[int] = []
        """Cards that are or were here for certain; a seat's own cards in the order in which they were dealt."""
        self.barred: Hand = 0
        """Cards that cannot be here beside those."""


def worlds(game: "Hasp", view: View, stream: Stream) -> Iterator[Match]:
    """Matches that the viewer cannot rule out, uniform over the deals that fit."""
    layout = game.layout
    places = _places(game)
    _take_note(game, view, places)
    cards = unseen(layout.packs[0].cards, [card for place in places for card in place.held])
    room = tuple(place.size - len(place.held) for place in places)
    open_to = tuple(_open_to(game.deck.bit[card], places) for card in cards)
    allotment = Allotment(cards, room, open_to)
    while True:
        parts: list[tuple[int, ...]] = [()] * len(layout.parts)
        for number, rest in enumerate(allotment.sample(stream)):
            place = places[number]
            dealt = place.held + rest
            if number != view.viewer and len(place.parts) > 1:
                dealt = stream.shuffled(tuple(dealt))  # nobody else knows which of them came first
            for part in place.parts:
                size = layout.parts[part].size
                parts[part] = tuple(sorted(dealt[:size]))
                del dealt[:size]
        yield rebuild(view, Deal(layout, tuple(parts)), view.steps, stream)


def _places(game: "Hasp") -> list[Place]:
    """The seats, and behind them a place for each part of the deal that is nobody's."""
    places = [Place() for _ in range(game.seats)]
    for number, part in enumerate(game.layout.parts):
        seat = part.label.partition(" ")[2]
        if not seat:
            places.append(Place())
        place = places[int(seat)] if seat else places[-1]
        place.parts.append(number)
        place.size += part.size
    return places


def _take_note(game: "Hasp", view: View, places: list[Place]) -> None:
    """What the events tell the viewer about every place."""
    rules = law(game.players, NO_TRUMP)
    trick: list[int] = []
    for event in view.history:
        seat = event.seat
        if event.kind == "dealt" and seat == view.viewer:
            places[seat].held.extend(event.values)
        elif event.kind == "turned":
            places[game.seats].held.append(event.values[0])
        elif event.kind == "named trump":
            rules = law(game.players, event.values[0])
        elif event.kind == "predicted":
            _show(places[seat], event.values[1:])  # HASP-R4
        elif event.kind == "played":
            card = event.values[0]
            _show(places[seat], (card,))
            trick.append(card)
            if rules.suit[card] != rules.suit[trick[0]]:  # could not follow
                places[seat].barred |= rules.obliging[trick[0]]
                if not rules.trumps & game.deck.bit[card]:  # and could not trump
                    places[seat].barred |= rules.trumps
        elif event.kind == "took":
            trick = []


def _show(place: Place, cards: tuple[int, ...]) -> None:
    for card in cards:
        if card not in place.held:
            place.held.append(card)


def _open_to(bit: Hand, places: list[Place]) -> int:
    """The set of places where this unseen card can be."""
    result = 0
    for number, place in enumerate(places):
        if not place.barred & bit:
            result |= 1 << number
    return result
