"""Calling "Meinz": after a card, those who have one in the trick may claim it."""

from typing import TYPE_CHECKING, Final

from tricktable.core.events import Journal
from tricktable.core.phases import Facts, Phase
from tricktable.core.seats import clockwise
from tricktable.games.meinz.laws import CALLED

if TYPE_CHECKING:
    from tricktable.games.meinz.tricks import Tricks

Windows = tuple[tuple[tuple[tuple[int, ...], ...], ...], ...]
"""Who is asked, in order: by the set of full seats, the leader and the cards in the trick."""


def windows(seats: int, players: int) -> Windows:
    """First the one who just played, then the others as they played; never after the last card (MEINZ-R2)."""
    table = []
    for full in range(1 << seats):
        rows = []
        for leader in range(seats):
            order = clockwise(leader, seats)
            row: list[tuple[int, ...]] = [()]
            for cards in range(1, seats):
                asked = (order[cards - 1], *order[: cards - 1])
                row.append(tuple(seat for seat in asked if seat < players and not full >> seat & 1))
            rows.append(tuple(row))
        table.append(tuple(rows))
    return tuple(table)


class Call(Phase):
    """The window after a card: one after the other calls or passes, until somebody calls."""

    name = "call"

    def __init__(self, play: "Tricks", asked: tuple[int, ...]) -> None:
        super().__init__(play.actions, play.hands, asked[0])
        self.play: Final = play
        self.asked: Final = asked
        """Everybody who is asked in this window, in order."""
        self.passed = 0
        """How many of them have passed."""

    def legal_actions(self, seat: int) -> tuple[int, ...]:
        return self.play.game.call_actions if seat == self.turn else ()

    def apply(self, seat: int, action: int, journal: Journal) -> Phase:
        play = self.play
        game = play.game
        if seat != self.turn or action not in game.call_actions:
            raise self.refusal(seat, action)
        if action == game.call_actions[0]:
            journal.append(game.called[seat])
            play.winning = seat
            play.strength = CALLED
            return play
        journal.append(game.passed[seat])
        self.passed += 1
        if self.passed == len(self.asked):
            return play
        self.turn = self.asked[self.passed]
        return self

    def reason(self, seat: int, action: int) -> str:
        return "call"

    def line(self) -> str:
        return self.play.line()

    def facts(self, viewer: int) -> Facts:
        return self.play.facts(viewer)

    def copy(self) -> Phase:
        new = Call(self.play.copy(), self.asked)
        new.turn = self.turn
        new.passed = self.passed
        return new
