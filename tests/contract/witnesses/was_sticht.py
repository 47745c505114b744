"""A witness of Was sticht?: rows, hands, tasks and tricks, from the events alone."""

from tricktable.core.events import HIDDEN, Event
from tricktable.core.games import Game
from tricktable.core.phases import Facts
from tricktable.core.scores import Standing
from tricktable.testing.witness import Fold

TASKS_OPEN = tuple(task for task in range(12) for _ in range(2))
"""WAS-R1: two of each."""
NO_TRICKS, NO_RED, EXACTLY_ONE, LAST_TRICK, MOST_TRICKS, FEWEST_TRICKS = 0, 1, 5, 9, 10, 11


class Notes:
    """What a witness has written down of the round so far."""

    def __init__(self, game: Game, start: int) -> None:
        self.game = game
        self.seats = game.seats
        self.start = start
        self.rows: list[list[int]] = []
        self.row = 0
        """How many rows are behind us."""
        self.taken: list[int] = []
        self.told: list[int] = []
        self.out: list[int] = []
        self.hands: list[set[int]] = [set() for _ in range(game.seats)]
        self.trumps: tuple[int, ...] = ()
        self.are_trumps_open = False
        self.picks: dict[int, int] = {}
        """As far as the witness knows them."""
        self.shown: set[int] = set()
        self.leader = (start + 1) % game.seats
        self.trick: list[int] = []
        self.tricks: list[tuple[int, int, tuple[int, ...]]] = []
        """Leader, winner and cards of every finished trick."""
        self.dropped: list[int] = []

    def write(self, event: Event) -> None:
        values = event.values
        if event.kind == "laid out":
            self.rows.append(list(values))
        elif event.kind in ("saw trumps", "showed trumps"):
            if values[0] != HIDDEN:
                self.trumps = values
            self.are_trumps_open = event.kind == "showed trumps"
        elif event.kind == "drafted":
            self.rows[self.row].remove(values[0])
            self.hands[event.seat].add(values[0])
            self.taken.append(values[0])
        elif event.kind == "set aside":
            self.out.extend(values)
        elif event.kind == "told":
            self.told.append(values[0])
            self.taken = []
            self.row += 1
        elif event.kind in ("picked", "showed task"):
            if values[0] != HIDDEN:
                self.picks[event.seat] = values[0]
            if event.kind == "showed task":
                self.shown.add(event.seat)
        elif event.kind == "played":
            self.hands[event.seat].remove(values[0])
            self.trick.append(values[0])
        elif event.kind == "took":
            self.tricks.append((self.leader, event.seat, tuple(self.trick)))
            self.leader = event.seat
            self.trick = []
        elif event.kind == "dropped":
            self.dropped.append(values[0])

    def taken_tricks(self) -> list[int]:
        return [sum(winner == seat for _, winner, _ in self.tricks) for seat in range(self.seats)]

    def is_met(self, task: int, seat: int) -> bool:
        """The table of tasks, read against this seat's tricks."""
        counts = self.taken_tricks()
        others = counts[:seat] + counts[seat + 1 :]
        if task == NO_TRICKS:
            return counts[seat] == 0
        if NO_RED <= task < EXACTLY_ONE:
            won = [card for _, winner, cards in self.tricks if winner == seat for card in cards]
            return bool(won) and all(self.game.deck.colour[card] != task - NO_RED for card in won)
        if EXACTLY_ONE <= task < LAST_TRICK:
            return counts[seat] == task - EXACTLY_ONE + 1
        if task == LAST_TRICK:
            return self.tricks[-1][1] == seat
        if task == MOST_TRICKS:
            return counts[seat] > max(others)
        return counts[seat] < min(others)

    def met(self) -> list[int]:
        """Who met the task that they picked, clockwise from the start player."""
        return [seat for seat in self.pickers() if self.is_met(self.picks[seat], seat)]

    def stolen(self) -> list[int]:
        """Whose missed task the start player met."""
        met = self.met()
        return [seat for seat in self.pickers() if seat not in met and self.is_met(self.picks[seat], self.start)]

    def pickers(self) -> list[int]:
        return [(self.start + step) % self.seats for step in range(1, self.seats)]

    def strongest(self) -> int:
        """Who takes the trick as it lies."""
        deck = self.game.deck
        colour, number = self.trumps
        led = self.trick[0]
        best = (0, 0)
        winner = self.leader
        for place, card in enumerate(self.trick):
            if deck.number[card] == number:
                rank = (3, int(deck.colour[card] == colour))
            elif deck.colour[card] == colour:
                rank = (2, deck.number[card])
            elif deck.number[led] != number and deck.colour[card] == deck.colour[led]:
                rank = (1, deck.number[card])
            else:
                rank = (0, 0)
            if rank > best:
                best = rank
                winner = (self.leader + place) % self.seats
        return winner

    def facts(self) -> Facts:
        facts: Facts = {f"hand {seat}": tuple(sorted(hand)) for seat, hand in enumerate(self.hands)}
        if self.trumps:
            facts["trump colour"] = self.trumps[:1]
            facts["trump number"] = self.trumps[1:]
        if self.out:
            facts["out"] = tuple(self.out)
        for seat, task in self.picks.items():
            facts[f"task {seat}"] = (task,)
        if not self.are_trumps_open:
            facts["monster"] = ((self.start + 1 + self.row) % self.seats,)
            facts["taken"] = tuple(self.taken)
            facts["told"] = tuple(self.told)
            for number in range(self.row, len(self.rows)):
                facts[f"row {number + 1}"] = tuple(self.rows[number])
        elif len(self.shown) == self.seats - 1:
            facts.update(self.trick_facts())
        return facts

    def trick_facts(self) -> Facts:
        facts: Facts = {"tricks": tuple(self.taken_tricks())}
        if self.tricks:
            leader, winner, cards = self.tricks[-1]
            facts["last trick"] = (leader, winner, *cards)
        if any(self.hands) or self.trick:
            facts["leader"] = (self.leader,)
            facts["trick"] = tuple(self.trick)
            if self.trick:
                facts["winning"] = (self.strongest(),)
        else:
            facts["met"] = tuple(self.met())
            facts["stolen"] = tuple(self.stolen())
        return facts


def fold(game: Game, viewer: int, standing: Standing, events: tuple[Event, ...]) -> Fold:
    """What a view in this position must show."""
    nothing = (0,) * game.seats
    if any(event.kind.startswith("score ") for event in events):
        return Fold({}, (), nothing)
    if not any(event.kind == "laid out" for event in events):
        return Fold(_taking(game, events), (), nothing)
    notes = Notes(game, standing.dealer)
    for event in events:
        notes.write(event)
    hand = tuple(sorted(notes.hands[viewer])) if viewer < game.seats else ()
    return Fold(notes.facts(), hand, tuple(len(held) for held in notes.hands))


def _taking(game: Game, events: tuple[Event, ...]) -> Facts:
    """The open tasks before the first round, and what everybody has taken of them."""
    open_tasks = list(TASKS_OPEN)
    taken: list[list[int]] = [[] for _ in range(game.seats)]
    for event in events:
        open_tasks.remove(event.values[0])
        taken[event.seat].append(event.values[0])
    facts: Facts = {"open tasks": tuple(open_tasks)}
    for seat, tasks in enumerate(taken):
        facts[f"tasks {seat}"] = tuple(sorted(tasks))
    return facts


def points(game: Game, standing: Standing, events: tuple[Event, ...]) -> list[int]:
    """One for each task that a seat got rid of."""
    gained = [0] * game.seats
    if not any(event.kind == "laid out" for event in events):
        return gained
    notes = Notes(game, standing.dealer)
    for event in events:
        notes.write(event)
    for seat in notes.met():
        gained[seat] = 1
    assert bool(notes.stolen()) == bool(notes.dropped)
    if notes.stolen():
        gained[standing.dealer] = 1
    return gained
