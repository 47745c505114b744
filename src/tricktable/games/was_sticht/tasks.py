"""The tasks: which there are, when they are met, and how they are taken before the first round."""

from functools import cache
from typing import TYPE_CHECKING, Final

from tricktable.core.cards import Hand
from tricktable.core.events import Event, Journal
from tricktable.core.phases import Facts, Phase, RoundOver
from tricktable.core.scores import Score, Standing
from tricktable.core.seats import left_of
from tricktable.core.tricks import Trick
from tricktable.games.was_sticht.cards import COLOURS, DECK

if TYPE_CHECKING:
    from tricktable.games.was_sticht import WasSticht

NO_TRICKS: Final = 0
NO_RED: Final = 1
"""The first of four: one for each colour, in their order."""
EXACTLY_ONE: Final = 5
"""The first of four: exactly 1, 2, 3, 4 tricks."""
LAST_TRICK: Final = 9
MOST_TRICKS: Final = 10
FEWEST_TRICKS: Final = 11

TASKS: Final = (
    "no-tricks",
    *(f"no-{colour}" for colour in COLOURS),
    *(f"exactly-{tricks}" for tricks in range(1, 5)),
    "last-trick",
    "most-tricks",
    "fewest-tricks",
)
COPIES: Final = (2,) * len(TASKS)
"""WAS-R1: how many cards there are of each task."""
TASKS_EACH: Final = 4

Tasks = tuple[int, ...]
"""The tasks that a player still has, in order; the same one may be there twice (WAS-R2)."""


class Tally:
    """What the tricks of a round brought to every seat."""

    __slots__ = ("cards", "last", "tricks")

    def __init__(self, seats: int, tricks: list[Trick]) -> None:
        self.tricks = [0] * seats
        self.cards: list[Hand] = [0] * seats
        """All cards in each seat's tricks."""
        for trick in tricks:
            self.tricks[trick.winner] += 1
            for card in trick.cards:
                self.cards[trick.winner] |= DECK.bit[card]
        self.last = tricks[-1].winner
        """Who took the last trick."""


def is_met(task: int, seat: int, tally: Tally) -> bool:
    """The seat's own tricks fulfil this task, whoever picked it (WAS-R3)."""
    own = tally.tricks[seat]
    if task == NO_TRICKS:
        return own == 0
    if task < EXACTLY_ONE:
        return own > 0 and not tally.cards[seat] & DECK.of_colour[task - NO_RED]
    if task < LAST_TRICK:
        return own == task - EXACTLY_ONE + 1
    if task == LAST_TRICK:
        return tally.last == seat
    extreme = max(tally.tricks) if task == MOST_TRICKS else min(tally.tricks)
    return own == extreme and tally.tricks.count(own) == 1


@cache
def choices(first: int, tasks: Tasks) -> tuple[int, ...]:
    """The actions that choose one of these tasks: two copies are one choice."""
    return tuple(sorted({first + task for task in tasks}))


class TaskStanding(Standing):
    """Totals count discarded tasks; the start player is in the dealer's place."""

    __slots__ = ("tasks",)

    def __init__(self, totals: list[int], dealer: int, tasks: list[Tasks]) -> None:
        super().__init__(totals, dealer)
        self.tasks = tasks
        """What each seat still has to meet; nothing is listed until all have been taken."""

    def copy(self) -> Standing:
        return TaskStanding(self.totals[:], self.dealer, self.tasks[:])

    def facts(self) -> Facts:
        facts = super().facts()
        for seat, tasks in enumerate(self.tasks):
            facts[f"tasks {seat}"] = tasks
        return facts

    def discard(self, seat: int, task: int) -> None:
        """The seat has one task less."""
        rest = list(self.tasks[seat])
        rest.remove(task)
        self.tasks[seat] = tuple(rest)


class TasksTaken(RoundOver):
    """The opening is over, and everybody has their tasks."""

    def __init__(self, game: "WasSticht", tasks: list[Tasks]) -> None:
        super().__init__(game.actions, [0] * game.seats, Score(game.seats, []))
        self.tasks: Final = tasks


class Taking(Phase):
    """All tasks lie open; everybody in turn takes one, until everyone has four. The rest are out of the match."""

    name = "take"

    def __init__(self, game: "WasSticht", start: int) -> None:
        super().__init__(game.actions, [0] * game.seats, start)
        self.game: Final = game
        self.open = [task for task, copies in enumerate(COPIES) for _ in range(copies)]
        self.tasks: list[Tasks] = [() for _ in range(game.seats)]

    def legal_actions(self, seat: int) -> tuple[int, ...]:
        return choices(self.game.first_take, tuple(self.open)) if seat == self.turn else ()

    def apply(self, seat: int, action: int, journal: Journal) -> Phase:
        self.check(seat, action)
        task = action - self.game.first_take
        self.open.remove(task)
        self.tasks[seat] = tuple(sorted((*self.tasks[seat], task)))
        journal.append(Event("took task", seat, (task,)))
        self.turn = left_of(seat, self.game.seats)
        if len(self.tasks[self.turn]) < TASKS_EACH:
            return self
        return TasksTaken(self.game, self.tasks)

    def reason(self, seat: int, action: int) -> str:
        return "gone" if 0 <= action - self.game.first_take < len(TASKS) else "take"

    def facts(self, viewer: int) -> Facts:
        facts: Facts = {"open tasks": tuple(self.open)}
        for seat, tasks in enumerate(self.tasks):
            facts[f"tasks {seat}"] = tasks
        return facts

    def copy(self) -> Phase:
        new = Taking(self.game, self.turn)
        new.open = self.open[:]
        new.tasks = self.tasks[:]
        return new
