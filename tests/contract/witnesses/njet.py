"""A witness of NJET: follows a round by its events and the printed rules alone."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from tricktable.core.events import Event
from tricktable.core.games import Game
from tricktable.core.phases import Facts
from tricktable.core.scores import Standing
from tricktable.testing.witness import Fold

ROW_NAMES: Final = ("start", "cache", "trump", "super", "points")
MULTIPLIERS: Final = (1, 2, 3, 4, -2)
CARDS_DUE: Final = (1, 2, 2, 2, 0)
COLOURS: Final = "byrk"


class Table:
    """What lies on the table and is written on the pad, from one viewer's chair."""

    def __init__(self, game: Game, viewer: int, events: Sequence[Event]) -> None:
        players = game.players
        self.players = players
        self.text = game.deck.text
        self.viewer = viewer
        self.hand: Counter[int] = Counter()
        self.sizes = [0] * players
        self.covered: list[set[int]] = [set() for _ in ROW_NAMES]
        self.settled: list[int] = []
        self.team: list[int] = []
        self.monster: list[int] = []
        self.chosen = [0] * players
        self.picked: list[int] = []
        self.trick: list[tuple[int, int]] = []
        self.tricks: list[tuple[list[tuple[int, int]], int]] = []
        for event in events:
            self.see(event)

    def see(self, event: Event) -> None:
        seat, values = event.seat, list(event.values)
        own = seat == self.viewer
        if event.kind in ("dealt", "received"):
            self.sizes[seat] += len(values)
            if own:
                self.hand.update(values)
        elif event.kind == "vetoed":
            self.covered[values[0]].add(values[1])
        elif event.kind == "settled":
            self.settled = [seat, *values]
            if self.players == 2:
                self.team = [seat]
        elif event.kind == "named team":
            self.team = values
        elif event.kind == "gave monster":
            self.monster = values
        elif event.kind in ("discarded", "gave"):
            self.sizes[seat] -= 1
            self.chosen[seat] += 1
            if own:
                self.hand.subtract(values)
                self.picked += values
        elif event.kind == "played":
            self.sizes[seat] -= 1
            self.trick.append((seat, values[0]))
            if own:
                self.hand.subtract(values)
        elif event.kind == "took":
            assert seat == self.winner(self.trick)
            self.tricks.append((self.trick, seat))
            self.trick = []
        elif event.kind == "captured":
            assert values == self.captures(*self.tricks[-1])

    def spaces(self, row: int) -> int:
        return self.players if row == 0 else 5

    def winner(self, trick: list[tuple[int, int]]) -> int:
        """The last super trump, else the highest trump, else the highest of the led colour; the last of equals."""
        _, _, trump, super_trump, _ = self.settled
        led = self.text[trick[0][1]][0]
        best = (-1, 0)
        taker = -1
        for seat, card in trick:
            colour, number = self.text[card][0], int(self.text[card][1])
            if number == 0 and super_trump < 4 and colour == COLOURS[super_trump]:
                rank = (3, 0)
            elif trump < 4 and colour == COLOURS[trump]:
                rank = (2, number)
            elif colour == led:
                rank = (1, number)
            else:
                rank = (0, 0)
            if rank >= best and rank[0]:
                best, taker = rank, seat
        return taker

    def captures(self, trick: list[tuple[int, int]], winner: int) -> list[int]:
        """The 0s of the winner's opponents."""
        return [
            card for seat, card in trick if self.text[card][1] == "0" and (seat in self.team) != (winner in self.team)
        ]

    def won(self) -> list[int]:
        return [sum(1 for _, winner in self.tricks if winner == seat) for seat in range(self.players)]

    def captured(self) -> list[int]:
        return [
            sum(len(self.captures(trick, winner)) for trick, winner in self.tricks if winner == seat)
            for seat in range(self.players)
        ]

    def facts(self) -> Facts:
        if not self.settled:
            return {
                f"open {name}": tuple(sorted(set(range(self.spaces(row))) - self.covered[row]))
                for row, name in enumerate(ROW_NAMES)
            }
        names = ("start", "cache", "trump", "super trump", "points")
        facts: Facts = {name: (value,) for name, value in zip(names, self.settled, strict=True)}
        if self.team:
            facts["team"] = tuple(self.team)
        if self.monster:
            facts["monster"] = tuple(self.monster)
        if not self.team or (self.players in (3, 5) and not self.monster):
            return facts
        self._cache_or_trick(facts)
        return facts

    def _cache_or_trick(self, facts: Facts) -> None:
        due = CARDS_DUE[self.settled[1]]
        if any(chosen < due for chosen in self.chosen):
            facts["due"] = tuple(due - chosen for chosen in self.chosen)
            if self.viewer < self.players:
                facts["picked"] = tuple(self.picked)
            return
        facts["tricks"] = tuple(self.won())
        facts["captured"] = tuple(self.captured())
        facts["trick"] = tuple(card for _, card in self.trick)
        facts["leader"] = (self.settled[0],)
        if self.tricks:
            last, winner = self.tricks[-1]
            facts["leader"] = (winner,)
            facts["last trick"] = (last[0][0], winner, *(card for _, card in last))
        if self.trick:
            facts["winning"] = (self.winner(self.trick),)


def fold(game: Game, viewer: int, standing: Standing, events: Sequence[Event]) -> Fold:
    """What a view shows after these events."""
    table = Table(game, viewer, events)
    return Fold(table.facts(), tuple(sorted(table.hand.elements())), tuple(table.sizes))


def points(game: Game, standing: Standing, events: Sequence[Event]) -> list[int]:
    """Tricks and captured 0s, the monster's twice, summed by teams and multiplied."""
    table = Table(game, 7, events)
    counts = [won + zeros for won, zeros in zip(table.won(), table.captured(), strict=True)]
    for seat in table.monster:
        counts[seat] *= 2
    seats = range(game.players)
    team = sum(counts[seat] for seat in seats if seat in table.team) * table.settled[4]
    rivals = sum(counts[seat] for seat in seats if seat not in table.team) * table.settled[4]
    if game.options["difference"] == "on":
        team, rivals = max(0, team - rivals), max(0, rivals - team)
    return [team if seat in table.team else rivals for seat in seats]
