"""What a player cannot rule out: hands that fit every play and every swap, hidden discards, the monster's stack.

Four things tell about cards that nobody has shown:

- whoever plays neither the led colour nor the led number holds no card of that colour;
- whoever takes a trick and is not asked for a swap holds no card in the colours of that trick (MEINZ-R3);
- whoever is asked holds at least one, even if they keep their hand;
- the monster's plays tell nothing, and neither does anything about the discards.

A card that was never shown has been in its hand since the discard, so each of these holds for all hidden cards of that
hand at once.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tricktable.core.allotments import Allotment
from tricktable.core.cards import Hand
from tricktable.core.deals import Deal
from tricktable.core.events import HIDDEN
from tricktable.core.matches import Match, Step
from tricktable.core.streams import Stream
from tricktable.core.views import View
from tricktable.core.worlds import rebuild, unseen
from tricktable.games.meinz.laws import law

if TYPE_CHECKING:
    from tricktable.games.meinz import Meinz


class Knowledge:
    """What the history tells a viewer about every seat's cards."""

    def __init__(self, game: "Meinz", view: View) -> None:
        seats = range(game.seats)
        self.dealt: list[list[int]] = [[] for _ in seats]
        """Cards that were certainly dealt to a seat, in the order in which they were shown."""
        self.discarded: list[list[int]] = [[] for _ in seats]
        """The card that a seat has set aside, or `HIDDEN`; none before it has chosen."""
        self.void: list[Hand] = [0 for _ in seats]
        """Cards that are not in the hidden part of a seat's hand."""
        self.wanted: list[list[Hand]] = [[] for _ in seats]
        """Of each of these sets, at least one card is in the hidden part of the seat's hand."""
        self._read_cards(view)
        self._read_duties(game, view)

    def _read_cards(self, view: View) -> None:
        """Which cards each seat was dealt: all of the viewer's own, and the others' when they first leave a hand."""
        swapped: list[list[int]] = [[] for _ in self.dealt]
        for event in view.history:
            seat = event.seat
            if event.kind == "dealt" and event.values[0] != HIDDEN:
                self.dealt[seat].extend(event.values)
            elif event.kind == "discarded":
                self.discarded[seat].append(event.values[0])
            elif event.kind in ("played", "swapped"):
                card = event.values[0]
                if card not in self.dealt[seat] and card not in swapped[seat]:
                    self.dealt[seat].append(card)
                if event.kind == "swapped":
                    swapped[seat].append(event.values[1])

    def _read_duties(self, game: "Meinz", view: View) -> None:
        """Goes through the tricks with the known part of every hand."""
        table = law()
        hands = [game.deck.hand(cards) for cards in self.dealt]
        trick: list[int] = []
        last = len(view.history) - 1
        for index, event in enumerate(view.history):
            seat = event.seat
            if event.kind == "discarded" and event.values[0] != HIDDEN:
                hands[seat] ^= game.deck.bit[event.values[0]]
            elif event.kind == "played":
                card = event.values[0]
                if trick and seat < game.players and not table.answering[trick[0]] & game.deck.bit[card]:
                    self.void[seat] |= table.obliging[trick[0]]
                hands[seat] ^= game.deck.bit[card]
                trick.append(card)
            elif event.kind == "swapped":
                hands[seat] ^= game.deck.bit[event.values[0]] | game.deck.bit[event.values[1]]
            elif event.kind == "took":
                is_asked = (
                    view.phase == "swap" if index == last else view.history[index + 1].kind in ("swapped", "kept")
                )
                colours = 0
                for card in trick:
                    colours |= table.obliging[card]
                trick = []
                if seat < game.players and not is_asked:
                    self.void[seat] |= colours
                elif is_asked and not hands[seat] & colours:
                    self.wanted[seat].append(colours)

    def fits(self, game: "Meinz", kept: list[list[int]]) -> bool:
        """The hidden parts of the hands hold whatever made swaps possible."""
        for seat, wanted in enumerate(self.wanted):
            if wanted:
                hand = game.deck.hand(kept[seat])
                for colours in wanted:
                    if not hand & colours:
                        return False
        return True


def worlds(game: "Meinz", view: View, stream: Stream) -> Iterator[Match]:
    """Matches that the viewer cannot rule out, uniform over the deals and discards that fit.

    The places of the hidden cards are the hidden parts of the hands, seat by seat (the monster's: its stack), and
    behind them one for the discard of each player. Allotments without a wanted card are thrown away.
    """
    knowledge = Knowledge(game, view)
    seats = range(game.seats)
    hidden_discards = [seat for seat in seats if knowledge.discarded[seat] == [HIDDEN]]
    labels = ["stack" if seat in game.house else f"hand {seat}" for seat in seats]
    sizes = [game.layout.parts[game.layout.index(label)].size for label in labels]
    room = [sizes[seat] - len(knowledge.dealt[seat]) for seat in seats]
    for seat in hidden_discards:
        room[seat] -= 1
    room += [1 for _ in hidden_discards]
    hidden = unseen(game.layout.packs[0].cards, [card for dealt in knowledge.dealt for card in dealt])
    anywhere = (1 << len(room)) - 1
    open_to = []
    for card in hidden:
        closed = [1 << seat for seat in seats if knowledge.void[seat] & game.deck.bit[card]]
        open_to.append(anywhere - sum(closed))
    allotment = Allotment(hidden, tuple(room), tuple(open_to))
    while True:
        places = allotment.sample(stream)
        if not knowledge.fits(game, places):
            continue
        discards = {seat: places[game.seats + index] for index, seat in enumerate(hidden_discards)}
        parts: list[tuple[int, ...]] = []
        for seat in seats:
            if seat in game.house:  # what is left of the stack lies in any order
                parts.append(tuple(knowledge.dealt[seat] + stream.shuffled(tuple(places[seat]))))
            else:
                parts.append(tuple(sorted(knowledge.dealt[seat] + places[seat] + discards.get(seat, []))))
        yield rebuild(view, Deal(game.layout, tuple(parts)), _filled(game, view, discards), stream)


def _filled(game: "Meinz", view: View, discards: dict[int, list[int]]) -> tuple[Step, ...]:
    """The steps of the round with these cards for the discards that the viewer did not see."""
    return tuple(
        (seat, game.first_discard + discards[seat][0] if action == HIDDEN else action) for seat, action in view.steps
    )
