"""What a player cannot rule out: hands that hold every bid and played card and fit every void."""

from collections.abc import Iterator
from math import comb
from typing import TYPE_CHECKING

from tricktable.core.allotments import Allotment
from tricktable.core.cards import Hand
from tricktable.core.deals import Deal
from tricktable.core.matches import Match
from tricktable.core.streams import Stream
from tricktable.core.views import View
from tricktable.core.worlds import rebuild, unseen
from tricktable.games.mue.laws import NO_TRUMP, law

if TYPE_CHECKING:
    from tricktable.games.mue import Mue


class Knowledge:
    """What the history tells a viewer about every seat's cards."""

    def __init__(self, game: "Mue", view: View) -> None:
        seats = range(game.seats)
        self.known: list[list[int]] = [[] for _ in seats]
        """Cards that a seat has or had for certain, copies as often as they are known."""
        self.excluded: list[Hand] = [0 for _ in seats]
        """Cards of which a seat cannot hold a further copy."""
        open_bids: list[list[int]] = [[] for _ in seats]
        trick: list[int] = []
        trumps: list[int] = []
        for event in view.history:
            seat = event.seat
            if event.kind == "dealt" and seat == view.viewer:
                self.known[seat].extend(event.values)
            elif event.kind == "bid":
                open_bids[seat].append(event.values[0])
                if seat != view.viewer:
                    self.known[seat].append(event.values[0])
            elif event.kind == "named trump":
                trumps.insert(0, event.values[0])
            elif event.kind == "played":
                card = event.values[0]
                if card in open_bids[seat]:  # one copy is counted already, and no second one is shown (MUE-R7)
                    open_bids[seat].remove(card)
                elif seat != view.viewer:
                    self.known[seat].append(card)
                if trick:
                    self._exclude(seat, trick[0], card, trumps)
                trick.append(card)
            elif event.kind == "took":
                trick = []

    def _exclude(self, seat: int, led: int, card: int, trumps: list[int]) -> None:
        """Who does not follow holds no card of the suit led: all trumps are one suit."""
        rules = law(trumps[0], trumps[1] if len(trumps) > 1 else NO_TRUMP)
        if rules.suit[card] != rules.suit[led]:
            self.excluded[seat] |= rules.obliging[led]

    def times_counted(self, seat: int, rest: list[int]) -> int:
        """How often an allotment counts the deals in which this seat gets these cards beside the known ones.

        The known copies of a card can be any of those that the seat holds: one deal, but one allotment for each choice.
        """
        known = self.known[seat]
        times = 1
        for card in set(rest):
            held = known.count(card)
            if held:
                times *= comb(held + rest.count(card), held)
        return times


def worlds(game: "Mue", view: View, stream: Stream) -> Iterator[Match]:
    """Matches that the viewer cannot rule out, uniform over the deals that fit."""
    knowledge = Knowledge(game, view)
    seats = range(game.seats)
    sizes = [game.layout.parts[game.layout.index(f"hand {seat}")].size for seat in seats]
    room = tuple(sizes[seat] - len(knowledge.known[seat]) for seat in seats)
    hidden = unseen(game.layout.packs[0].cards, [card for known in knowledge.known for card in known])
    open_to = []
    for card in hidden:
        open_to.append(sum(1 << seat for seat in seats if not knowledge.excluded[seat] & game.deck.bit[card]))
    allotment = Allotment(hidden, room, tuple(open_to))
    while True:
        places = allotment.sample(stream)
        times = 1
        for seat in seats:
            times *= knowledge.times_counted(seat, places[seat])
        if times > 1 and stream.below(times):
            continue  # a deal that is counted so often is taken so much less often
        parts = [tuple(sorted(knowledge.known[seat] + places[seat])) for seat in seats]
        yield rebuild(view, Deal(game.layout, tuple(parts)), view.steps, stream)
