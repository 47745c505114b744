"""The pick: everybody but the start player secretly picks a task for this round; then all are shown."""

from typing import Final

from tricktable.core.cards import Hand
from tricktable.core.events import Event, Journal
from tricktable.core.phases import Facts, Phase
from tricktable.core.seats import clockwise, only
from tricktable.games.was_sticht.rounds import Round, hands_facts
from tricktable.games.was_sticht.tasks import TASKS, choices
from tricktable.games.was_sticht.tricks import Tricks


class Pick(Phase):
    """Who has not picked yet is awaited; nobody sees a pick before the last one is in."""

    name = "pick"
    is_secret = True

    def __init__(self, round: Round, hands: list[Hand], out: tuple[int, ...]) -> None:
        self.waiting = tuple([seat for seat in range(len(hands)) if seat != round.start])
        super().__init__(round.game.actions, hands, self.waiting[0])
        self.round: Final = round
        self.out: Final = out
        self.picks: dict[int, int] = {}
        """The tasks picked so far, by seat."""

    def awaited(self) -> tuple[int, ...]:
        return self.waiting

    def legal_actions(self, seat: int) -> tuple[int, ...]:
        return choices(self.round.game.first_pick, self.round.tasks[seat]) if seat in self.waiting else ()

    def apply(self, seat: int, action: int, journal: Journal) -> Phase:
        self.check(seat, action)
        task = action - self.round.game.first_pick
        self.picks[seat] = task
        journal.append(Event("picked", seat, (task,), only(seat)))
        self.waiting = tuple([other for other in self.waiting if other != seat])
        if self.waiting:
            self.turn = self.waiting[0]
            return self
        for other in clockwise(self.round.start, len(self.hands))[1:]:
            journal.append(Event("showed task", other, (self.picks[other],)))
        return Tricks(self.round, self.hands, self.out, self.picks)

    def reason(self, seat: int, action: int) -> str:
        return "unowned" if 0 <= action - self.round.game.first_pick < len(TASKS) else "pick"

    def facts(self, viewer: int) -> Facts:
        facts = hands_facts(self.hands)
        facts.update(self.round.trumps())
        if self.out:
            facts["out"] = self.out
        if viewer in self.picks:
            facts[f"task {viewer}"] = (self.picks[viewer],)
        return facts

    def copy(self) -> Phase:
        new = Pick(self.round, self.hands[:], self.out)
        new.turn = self.turn
        new.waiting = self.waiting
        new.picks = self.picks.copy()
        return new
