"""The drop: a start player who met a task that its owner missed discards one of their own."""

from typing import TYPE_CHECKING, Final

from tricktable.core.events import Event, Journal
from tricktable.core.phases import Facts, Phase, RoundOver
from tricktable.games.was_sticht.scores import Judgement
from tricktable.games.was_sticht.tasks import TASKS, choices

if TYPE_CHECKING:
    from tricktable.games.was_sticht.tricks import Tricks


class Drop(Phase):
    """The start player must discard, and chooses which (WAS-R3). This phase takes one step: nothing in it changes."""

    name = "drop"

    def __init__(self, play: "Tricks", judgement: Judgement) -> None:
        super().__init__(play.actions, play.hands, judgement.start)
        self.play: Final = play
        self.judgement: Final = judgement

    def legal_actions(self, seat: int) -> tuple[int, ...]:
        round = self.play.round
        return choices(round.game.first_drop, round.tasks[seat]) if seat == self.turn else ()

    def apply(self, seat: int, action: int, journal: Journal) -> Phase:
        self.check(seat, action)
        task = action - self.play.round.game.first_drop
        journal.append(Event("dropped", seat, (task,)))
        return RoundOver(self.actions, self.hands, self.judgement.score_with(task))

    def reason(self, seat: int, action: int) -> str:
        return "unowned" if 0 <= action - self.play.round.game.first_drop < len(TASKS) else "drop"

    def facts(self, viewer: int) -> Facts:
        facts = self.play.terms()
        last = self.play.done[-1]
        facts["tricks"] = tuple(self.judgement.tally.tricks)
        facts["last trick"] = (last.leader, last.winner, *last.cards)
        facts["met"] = self.judgement.met
        facts["stolen"] = self.judgement.stolen
        return facts

    def copy(self) -> Phase:
        return self
