"""What the events tell a viewer about every seat's cards."""

from typing import TYPE_CHECKING, Final

from tricktable.core.cards import Hand
from tricktable.core.events import HIDDEN
from tricktable.core.seats import left_of
from tricktable.core.views import View
from tricktable.core.worlds import unseen
from tricktable.games.njet.boards import NOTHING, PASS
from tricktable.games.njet.caches import right_of

if TYPE_CHECKING:
    from tricktable.games.njet import Njet


class Holder:
    """What the viewer knows of one seat. Its *late hand* is what it holds when the cache is over."""

    __slots__ = ("dealt", "discarded", "gave", "held", "picks", "played", "received", "void")

    def __init__(self) -> None:
        self.dealt: list[int] = []
        """The viewer's own cards as they were dealt."""
        self.picks = 0
        """How many cards it has put into the cache."""
        self.discarded: list[int] = []
        self.gave: list[int] = []
        self.received: list[int] = []
        self.played: list[int] = []
        self.held: list[int] = []
        """Cards of the late hand for certain: all of the viewer's, what others played or got from the viewer."""
        self.void: Hand = 0
        """Cards that cannot be in the late hand beside those."""


class Knowledge:
    """What the history tells a viewer about every seat's cards."""

    def __init__(self, game: "Njet", view: View) -> None:
        self.game: Final = game
        self.viewer: Final = view.viewer
        self.seats: Final = [Holder() for _ in range(game.players)]
        self.cache = NOTHING
        self.is_exchanged = False
        """Passed cards have reached their takers."""
        led: list[int] = []
        for event in view.history:
            holder = self.seats[event.seat]
            values = [value for value in event.values if value != HIDDEN]
            if event.kind == "dealt":
                holder.dealt.extend(values)
            elif event.kind == "settled":
                self.cache = event.values[0]
            elif event.kind == "discarded":
                holder.picks += 1
                holder.discarded.extend(values)
            elif event.kind == "gave":
                holder.picks += 1
                holder.gave.extend(values)
            elif event.kind == "received":
                self.is_exchanged = True
                holder.received.extend(values)
            elif event.kind == "played":
                self._see(holder, event.values[0], led)
            elif event.kind == "took":
                led = []
        self._conclude()

    def _see(self, holder: Holder, card: int, led: list[int]) -> None:
        """Who does not follow has no card of the colour left (NJET-R5)."""
        deck = self.game.deck
        holder.played.append(card)
        if not led:
            led.append(card)
        elif deck.colour[card] != deck.colour[led[0]]:
            holder.void |= deck.of_colour[deck.colour[led[0]]]

    def _conclude(self) -> None:
        """Works out what is certain about the late hands."""
        players = self.game.players
        if self.viewer < players:
            own = self.seats[self.viewer]
            own.held = list(unseen(tuple(own.dealt), own.discarded))
            if self.is_exchanged:
                own.held = [*unseen(tuple(own.dealt), own.gave), *own.received]
                self.seats[left_of(self.viewer, players)].gave = own.received
                self.seats[right_of(self.viewer, players)].received = own.gave
        for seat, holder in enumerate(self.seats):
            if seat != self.viewer:
                holder.held = holder.received + _beyond(holder.played, holder.received)

    def size(self, seat: int) -> int:
        """How many cards this seat was dealt."""
        layout = self.game.layout
        return layout.parts[layout.index(f"hand {seat}")].size

    def room(self, seat: int) -> int:
        """How many cards of a late hand are unknown."""
        size = self.size(seat)
        if self.cache != PASS:
            size -= self.seats[seat].picks
        return size - len(self.seats[seat].held)

    def hidden_discards(self, seat: int) -> int:
        """How many cards this seat has discarded out of the viewer's sight."""
        return 0 if self.cache == PASS or seat == self.viewer else self.seats[seat].picks

    def unseen(self) -> tuple[int, ...]:
        """All cards of which the viewer does not know where they are."""
        known = [card for holder in self.seats for card in holder.held]
        if self.viewer < len(self.seats):
            known += self.seats[self.viewer].discarded
        return unseen(self.game.layout.packs[0].cards, known)


def _beyond(cards: list[int], known: list[int]) -> list[int]:
    """Those of the cards that are not among the known ones, copy by copy."""
    rest = list(known)
    result: list[int] = []
    for card in cards:
        if card in rest:
            rest.remove(card)
        else:
            result.append(card)
    return result
