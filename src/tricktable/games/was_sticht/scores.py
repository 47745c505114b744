"""What the tricks were worth: tasks met and missed, and what the start player made of the missed ones."""

from typing import Final

from tricktable.core.scores import Score, ScoreLine
from tricktable.core.seats import clockwise
from tricktable.games.was_sticht.tasks import Tally, TaskStanding, is_met

MET: Final = "task met"
MISSED: Final = "task missed"
STOLEN: Final = "task stolen"


class Judgement:
    """Every picked task against the tricks of the round. Never changes."""

    def __init__(self, start: int, picks: dict[int, int], tally: Tally) -> None:
        self.start: Final = start
        self.picks: Final = picks
        self.tally: Final = tally
        met: list[int] = []
        stolen: list[int] = []
        for seat in clockwise(start, len(tally.tricks))[1:]:
            if is_met(picks[seat], seat, tally):
                met.append(seat)
            elif is_met(picks[seat], start, tally):  # WAS-R3
                stolen.append(seat)
        self.met: Final = tuple(met)
        """Who met the task that they had picked."""
        self.stolen: Final = tuple(stolen)
        """Whose missed task the start player met."""

    def score(self) -> Score:
        """A point for each discarded task, when the start player discards none."""
        return Score(len(self.tally.tricks), self._lines())

    def score_with(self, dropped: int) -> Score:
        """The same when the start player discards this task (one, however many were stolen: WAS-R3)."""
        line = ScoreLine(STOLEN, self.start, 1, (dropped, *self.stolen))
        return Score(len(self.tally.tricks), [*self._lines(), line])

    def _lines(self) -> list[ScoreLine]:
        lines: list[ScoreLine] = []
        for seat in clockwise(self.start, len(self.tally.tricks))[1:]:
            task = self.picks[seat]
            lines.append(ScoreLine(MET, seat, 1, (task,)) if seat in self.met else ScoreLine(MISSED, seat, 0, (task,)))
        return lines


def discard(standing: TaskStanding, score: Score) -> None:
    """Takes a round into the standing: each point is a task that its seat is rid of."""
    for line in score.lines:
        if line.points:
            standing.totals[line.seat] += line.points
            standing.discard(line.seat, line.facts[0])


def finished(standing: TaskStanding) -> tuple[int, ...]:
    """Who has no task left: they have won, together if there are several."""
    return tuple([seat for seat, tasks in enumerate(standing.tasks) if not tasks])
