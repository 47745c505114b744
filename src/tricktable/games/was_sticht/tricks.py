"""The nine tricks of a round, and what they mean for the tasks."""

from typing import Final

from tricktable.core.cards import Hand
from tricktable.core.events import Journal
from tricktable.core.phases import Facts, Phase, RoundOver
from tricktable.core.seats import MOST_SEATS, left_of
from tricktable.core.tricks import Trick, TrickPlay
from tricktable.games.was_sticht.drops import Drop
from tricktable.games.was_sticht.rounds import Round, hands_facts
from tricktable.games.was_sticht.scores import Judgement
from tricktable.games.was_sticht.tasks import Tally

TASK: Final = tuple(f"task {seat}" for seat in range(MOST_SEATS))
"""The names of the facts that tell who has picked what."""


class Tricks(TrickPlay):
    """Trick play under both trumps; the start player's left neighbour leads first."""

    def __init__(self, round: Round, hands: list[Hand], out: tuple[int, ...], picks: dict[int, int]) -> None:
        super().__init__(round.game.actions, hands, left_of(round.start, len(hands)), round.law)
        self.round: Final = round
        self.out: Final = out
        self.picks: Final = picks
        """The task that each seat but the start player has picked. Never changes now."""

    def took(self, trick: Trick, journal: Journal) -> Phase:
        if self.hands[trick.winner]:
            return self
        judgement = Judgement(self.round.start, self.picks, Tally(len(self.hands), self.done))
        if judgement.stolen:
            return Drop(self, judgement)
        return RoundOver(self.actions, self.hands, judgement.score())

    def facts(self, viewer: int) -> Facts:
        facts = super().facts(viewer)
        facts.update(self.terms())
        return facts

    def terms(self) -> Facts:
        """What everybody knows of the round beside its tricks."""
        facts = hands_facts(self.hands)
        facts.update(self.round.trumps())
        if self.out:
            facts["out"] = self.out
        for seat, task in self.picks.items():
            facts[TASK[seat]] = (task,)
        return facts

    def copy(self) -> "Tricks":
        new = Tricks(self.round, self.hands, self.out, self.picks)
        self.copy_play(new)
        return new
