"""What a player cannot rule out: hands that fit every void and every shown card, and the cards set aside."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tricktable.core.allotments import Allotment
from tricktable.core.cards import Hand
from tricktable.core.events import HIDDEN
from tricktable.core.matches import Match
from tricktable.core.streams import Stream
from tricktable.core.views import View
from tricktable.core.worlds import rebuild, unseen
from tricktable.games.hasp.laws import law

if TYPE_CHECKING:
    from tricktable.games.hasp import Hasp


class Knowledge:
    """What the history tells a viewer about every seat's cards."""

    def __init__(self, game: "Hasp", view: View) -> None:
        seats = range(game.seats)
        self.dealt: list[list[tuple[int, ...]]] = [[] for _ in seats]
        """The viewer's own cards in the batches in which they came; for others only how many came."""
        self.known: list[list[int]] = [[] for _ in seats]
        """Cards that a seat has or had for certain."""
        self.excluded: list[Hand] = [0 for _ in seats]
        """Cards that a seat cannot hold any more."""
        self.turned: list[int] = []
        shown: list[list[int]] = [[] for _ in seats]
        trick: list[int] = []
        trump = 0
        for event in view.history:
            if event.kind == "dealt":
                self.dealt[event.seat].append(event.values)
                if event.seat == view.viewer:
                    self.known[event.seat].extend(event.values)
            elif event.kind == "turned":
                self.turned.append(event.values[0])
            elif event.kind == "named trump":
                trump = event.values[0]
            elif event.kind == "predicted":
                shown[event.seat].extend(event.values[1:])
            elif event.kind == "played":
                card = event.values[0]
                if card not in self.known[event.seat]:
                    self.known[event.seat].append(card)
                if trick:
                    self._exclude(game, event.seat, trick[0], card, trump)
                trick.append(card)
            elif event.kind == "took":
                trick = []
        for seat in seats:
            self.known[seat].extend(card for card in shown[seat] if card not in self.known[seat])

    def _exclude(self, game: "Hasp", seat: int, led: int, card: int, trump: int) -> None:
        rules = law(game.players, trump)
        if rules.suit[card] != rules.suit[led]:
            self.excluded[seat] |= rules.obliging[led]
            if not rules.fallback & game.deck.bit[card]:
                self.excluded[seat] |= rules.fallback


def worlds(game: "Hasp", view: View, stream: Stream) -> Iterator[Match]:
    """Matches that the viewer cannot rule out, uniform over the deals that fit."""
    knowledge = Knowledge(game, view)
    seats = range(game.seats)
    sizes = [sum(part.size for part in game.layout.parts if part.label.endswith(f" {seat}")) for seat in seats]
    room = [sizes[seat] - len(knowledge.known[seat]) for seat in seats]
    aside = game.layout.index("aside") if game.layout.has("aside") else None
    if aside is not None:
        room.append(game.layout.parts[aside].size)
    hidden = unseen(
        game.layout.packs[0].cards, [card for known in knowledge.known for card in known] + knowledge.turned
    )
    anywhere = (1 << len(room)) - 1
    open_to = []
    for card in hidden:
        closed = [1 << seat for seat in seats if knowledge.excluded[seat] & game.deck.bit[card]]
        open_to.append(anywhere - sum(closed))
    allotment = Allotment(hidden, tuple(room), tuple(open_to))
    while True:
        places = allotment.sample(stream)
        texts: dict[str, str] = {}
        for seat in seats:
            _split(game, seat, knowledge, places[seat], texts, stream)
        if aside is not None:
            texts["aside"] = game.deck.texts(places[-1])
        if knowledge.turned:
            texts["turned"] = game.deck.texts(knowledge.turned)
        yield rebuild(view, game.layout.deal(texts), view.steps, stream)


def _split(
    game: "Hasp", seat: int, knowledge: Knowledge, rest: list[int], texts: dict[str, str], stream: Stream
) -> None:
    """Divides a seat's cards into first and further cards: as they came for the viewer, at random for the others."""
    if game.players == 3:
        texts[f"hand {seat}"] = game.deck.texts(knowledge.known[seat] + rest)
        return
    own = knowledge.dealt[seat][0]
    if own[0] != HIDDEN:
        first = list(own)
        more = [card for card in knowledge.known[seat] + rest if card not in own]
    else:
        cards = stream.shuffled(tuple(knowledge.known[seat] + rest))
        size = game.layout.parts[game.layout.index(f"first {seat}")].size
        first, more = cards[:size], cards[size:]
    texts[f"first {seat}"] = game.deck.texts(first)
    texts[f"more {seat}"] = game.deck.texts(more)
