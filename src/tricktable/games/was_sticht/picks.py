"""The pick: everybody but the start player secretly picks a task for this round; then all are shown."""

from typing import Final

from tricktable.core.cards import Hand
from tricktable.core.events import Event, Journal
from tricktable.core.phases import Facts, Phase
from tricktable.core.picks import Picks
from tricktable.core.seats import clockwise
from tricktable.games.was_sticht.rounds import Round, hands_facts
from tricktable.games.was_sticht.tasks import TASKS, choices
from tricktable.games.was_sticht.tricks import Tricks


class Pick(Picks):
    """Who has not picked yet is awaited; nobody sees a pick before the last one is in."""

    name = "pick"

    def __init__(self, round: Round, hands: list[Hand], out: tuple[int, ...]) -> None:
        due = [int(seat != round.start) for seat in range(len(hands))]
        super().__init__(round.game.actions, hands, round.game.first_pick, due)
        self.round: Final = round
        self.out: Final = out

    def options(self, seat: int) -> tuple[int, ...]:
        return choices(self.first, self.round.tasks[seat])

    def all_in(self, journal: Journal) -> Phase:
        others = clockwise(self.round.start, len(self.hands))[1:]
        for seat in others:
            journal.append(Event("showed task", seat, self.picked[seat]))
        return Tricks(self.round, self.hands, self.out, {seat: self.picked[seat][0] for seat in sorted(others)})

    def reason(self, seat: int, action: int) -> str:
        return "unowned" if 0 <= action - self.first < len(TASKS) else "pick"

    def facts(self, viewer: int) -> Facts:
        facts = hands_facts(self.hands)
        facts.update(self.round.trumps())
        if self.out:
            facts["out"] = self.out
        if viewer < len(self.picked) and self.picked[viewer]:
            facts[f"task {viewer}"] = self.picked[viewer]
        return facts

    def copy(self) -> Phase:
        new = Pick(self.round, self.hands, self.out)
        self.copy_picks(new)
        return new
