"""A witness of Meinz: hands, tricks and sums, from the events alone."""

from tricktable.core.events import Event
from tricktable.core.games import Game
from tricktable.core.phases import Facts
from tricktable.core.scores import Standing
from tricktable.testing.witness import Fold

EACH = 2
"""Tricks that everybody takes in a round."""


class Notes:
    """What a witness writes down while the round goes on."""

    def __init__(self, seats: int, starter: int) -> None:
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        """The cards of each seat; a card that the witness has not seen is written as -1."""
        self.discards: dict[int, int] = {}
        self.shown: list[list[int]] = [[] for _ in range(seats)]
        self.leader = starter
        self.trick: list[tuple[int, int]] = []
        """Who played which card."""
        self.callers: list[int] = []
        """Whoever has called the trick in play."""
        self.taken: list[list[int]] = [[] for _ in range(seats)]
        """The cards in each seat's tricks, after swaps."""
        self.last: tuple[int, ...] = ()
        self.is_over = False

    def read(self, event: Event) -> None:
        seat = event.seat
        if event.kind == "dealt":
            self.hands[seat] = list(event.values)
        elif event.kind == "discarded":
            self.discards[seat] = event.values[0]
            self.leave(seat, event.values[0])
        elif event.kind == "played":
            self.leave(seat, event.values[0])
            self.trick.append((seat, event.values[0]))
        elif event.kind == "called":
            self.callers.append(seat)
        elif event.kind == "took":
            cards = [card for _, card in self.trick]
            self.last = (self.trick[0][0], seat, *cards)
            self.taken[seat] += cards
            self.leader = seat
            self.trick = []
            self.callers = []
        elif event.kind == "swapped":
            given, taken = event.values
            self.leave(seat, given)
            self.hands[seat].append(taken)
            self.shown[seat].append(taken)
            self.taken[seat].remove(taken)
            self.taken[seat].append(given)
        elif event.kind.startswith("score "):
            self.is_over = True

    def leave(self, seat: int, card: int) -> None:
        """The card leaves this hand; in a hand that the witness does not see, one of the unknown cards does."""
        hand = self.hands[seat]
        hand.remove(card if card in hand else -1)
        if card in self.shown[seat]:
            self.shown[seat].remove(card)

    def tricks(self, seat: int) -> int:
        return len(self.taken[seat]) // len(self.hands)

    def winning(self, game: Game) -> list[int]:
        """Whoever takes the trick as it lies; nobody if all cards in it belong to players who have enough."""
        if self.callers:
            return self.callers
        best: list[int] = []
        lowest = 10
        for seat, card in self.trick:
            number = int(game.deck.text[card][1:])
            if self.tricks(seat) < EACH and number <= lowest:
                best, lowest = [seat], number
        return best


def _watch(game: Game, standing: Standing, events: tuple[Event, ...]) -> Notes:
    notes = Notes(game.seats, standing.dealer)
    for event in events:
        notes.read(event)
    return notes


def fold(game: Game, viewer: int, standing: Standing, events: tuple[Event, ...]) -> Fold:
    """What the viewer knows after these events."""
    notes = _watch(game, standing, events)
    hand = tuple(sorted(notes.hands[viewer])) if viewer < game.seats else ()
    sizes = tuple(len(cards) for cards in notes.hands)
    facts: Facts = {}
    if not notes.is_over:
        if viewer in notes.discards:
            facts["discard"] = (notes.discards[viewer],)
        if len(notes.discards) == game.players:
            facts |= _play_facts(game, notes)
    return Fold(facts, hand, sizes)


def _play_facts(game: Game, notes: Notes) -> Facts:
    facts: Facts = {
        "leader": (notes.leader,),
        "trick": tuple(card for _, card in notes.trick),
        "tricks": tuple(notes.tricks(seat) for seat in range(game.seats)),
    }
    winning = notes.winning(game)
    if winning:
        facts["winning"] = (winning[0],)
    if notes.callers:
        facts["called"] = (notes.callers[0],)
    if notes.last:
        facts["last trick"] = notes.last
    for seat, cards in enumerate(notes.shown):
        if cards:
            facts[f"shown {seat}"] = tuple(sorted(cards))
    return facts


def points(game: Game, standing: Standing, events: tuple[Event, ...]) -> list[int]:
    """The point cards of a finished round."""
    notes = _watch(game, standing, events)
    sums = [sum(int(game.deck.text[card][1:]) for card in cards) for cards in notes.taken]
    if game.players == 3:
        sums[3] += 12
    ranking = sorted(sums, reverse=True)
    gained = []
    for total in sums:
        alone = ranking.count(total) == 1
        gained.append([3, 1, 0, 2][ranking.index(total)] if alone else 0)
    return gained
