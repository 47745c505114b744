"""A witness at a table of HASP: follows a round from what is dealt, said and played, with the rules in mind."""

from typing import Final

from tricktable.core.events import HIDDEN, Event
from tricktable.core.games import Game
from tricktable.core.phases import Facts
from tricktable.core.scores import Standing
from tricktable.testing.witness import Fold

SUITS: Final = "fgrcv"
NO_TRUMP: Final = 4
MINOR: Final = 0
GREAT: Final = 1
ALL: Final = 2
NO: Final = 3
ADDS: Final = {MINOR: 1, GREAT: 1, ALL: 2, NO: 2}


class Notes:
    """What somebody writes down who hears and sees these events."""

    def __init__(self, game: Game, standing: Standing, events: tuple[Event, ...]) -> None:
        self.seats = game.players
        self.names = game.deck.text
        self.opener = (standing.dealer + 1) % game.players
        self.leader = self.opener
        self.hands: list[list[int]] = [[] for _ in range(game.players)]
        self.sizes = [0] * game.players
        self.trump: list[int] = []
        self.said: dict[int, int] = {}
        self.shown: dict[int, tuple[int, ...]] = {}
        self.table: list[tuple[int, int]] = []
        self.tricks: list[tuple[int, tuple[int, ...]]] = []
        """Who took each trick, and its cards."""
        self.leaders: list[int] = []
        for event in events:
            self.hear(event)

    def hear(self, event: Event) -> None:
        if event.kind == "dealt":
            self.sizes[event.seat] += len(event.values)
            self.hands[event.seat] += event.values
        elif event.kind == "named trump":
            self.trump = [event.values[0]]
        elif event.kind == "predicted":
            self.said[event.seat] = event.values[0]
            self.shown[event.seat] = event.values[1:]
        elif event.kind == "played":
            self.sizes[event.seat] -= 1
            if HIDDEN not in self.hands[event.seat]:
                self.hands[event.seat].remove(event.values[0])
            self.table.append((event.seat, event.values[0]))
        elif event.kind == "took":
            assert event.seat == self.winning()
            self.tricks.append((event.seat, tuple(card for _, card in self.table)))
            self.leaders.append(self.leader)
            self.table = []
            self.leader = event.seat
        else:
            assert event.kind in ("turned", "passed"), event

    def rank(self, card: int) -> tuple[int, int]:
        """Trump before led suit before the rest, then strength."""
        name = self.names[card]
        led = self.names[self.table[0][1]]
        trumps = "v" + SUITS[self.trump[0]]
        return (2 if name[0] in trumps else int(name[0] == led[0])), int(name[1:])

    def winning(self) -> int:
        return max(self.table, key=lambda play: self.rank(play[1]))[0]

    def pot(self) -> int:
        return 1 + sum(ADDS[said] for said in self.said.values())

    def partners(self, seat: int) -> list[int]:
        """Everybody on the seat's side."""
        return [seat, (seat + 2) % 4] if self.seats == 4 else [seat]


def fold(game: Game, viewer: int, standing: Standing, events: tuple[Event, ...]) -> Fold:
    notes = Notes(game, standing, events)
    facts: Facts = {}
    if notes.trump:
        facts["trump"] = tuple(notes.trump)
        facts["pot"] = (notes.pot(),)
        facts["leader"] = (notes.leader,)
        facts["trick"] = tuple(card for _, card in notes.table)
        facts["tricks"] = tuple([taker for taker, _ in notes.tricks].count(seat) for seat in range(game.players))
        if notes.table:
            facts["winning"] = (notes.winning(),)
        if notes.tricks:
            taker, cards = notes.tricks[-1]
            facts["last trick"] = (notes.leaders[-1], taker, *cards)
        for seat, said in notes.said.items():
            facts[f"prediction {seat}"] = (said,)
            if notes.shown[seat]:
                facts[f"shown {seat}"] = notes.shown[seat]
    hand = tuple(sorted(notes.hands[viewer])) if viewer < game.players else ()
    return Fold(facts, hand, tuple(notes.sizes))


def points(game: Game, standing: Standing, events: tuple[Event, ...]) -> list[int]:
    notes = Notes(game, standing, events)
    takers = _takers(game, notes)
    return [notes.pot() if seat in takers else 0 for seat in range(game.players)]


def _takers(game: Game, notes: Notes) -> list[int]:
    """Everybody who scores the pot."""
    everybody = list(range(game.players))
    for seat, said in notes.said.items():
        own = notes.partners(seat)
        others = [other for other in everybody if other not in own]
        if said == ALL:
            lost = [taker for taker, _ in notes.tricks if taker not in own]
            if not lost:
                return own
            return lost if game.players == 3 else others
        if said == NO:
            return others if any(taker in own for taker, _ in notes.tricks) else own
    values = [int(word) for word in game.options["values"].split()]
    sums = [
        sum(
            values[int(notes.names[card][1:]) - 1]
            for taker, cards in notes.tricks
            if taker in notes.partners(seat)
            for card in cards
        )
        for seat in everybody
    ]
    best = [seat for seat in everybody if sums[seat] == max(sums)]
    if len(best) < game.players:
        return best
    if game.players == 3:
        return [seat for seat in everybody if seat not in notes.said] if notes.said else []
    return [seat for seat in everybody if seat not in notes.partners(notes.opener)]
