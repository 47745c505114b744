"""Was sticht? for the kernel: everybody's task, and a start player who lives on those that others miss."""

from functools import lru_cache

from tricktable.bots.games.was_sticht.chances import task_shares
from tricktable.bots.translation import Setting, Translation
from tricktable.core.matches import Match
from tricktable.core.tricks import TrickPlay
from tricktable.games.was_sticht.cards import DECK
from tricktable.games.was_sticht.laws import law
from tricktable.games.was_sticht.tasks import (
    EXACTLY_ONE,
    FEWEST_TRICKS,
    LAST_TRICK,
    MOST_TRICKS,
    NO_RED,
    NO_TRICKS,
)
from tricktable.games.was_sticht.tricks import Tricks
from tricktable.kernel.goals import FEWEST, MANY, MOST, Goal, set_task, tasks_goal
from tricktable.kernel.rules import Rules


class WasStichtTranslation(Translation):
    """Rounds of Was sticht? once the tasks have been picked."""

    is_open = True
    has_scores = False

    def setting(self, match: Match, play: TrickPlay) -> Setting:
        assert isinstance(play, Tricks)
        round = play.round
        seats = len(play.hands)
        picks = tuple(play.picks.get(seat, -1) for seat in range(seats))
        left = tuple(len(tasks) for tasks in round.tasks)
        return Setting(_rules(seats, round.colour, round.number), _goal(round.start, picks, left))


@lru_cache(maxsize=256)
def _rules(seats: int, colour: int, number: int) -> Rules:
    return Rules(law(colour, number), seats, (0,) * len(DECK.text), trick_points=1)


@lru_cache(maxsize=512)
def _goal(start: int, picks: tuple[int, ...], left: tuple[int, ...]) -> Goal:
    seats = len(picks)
    goal = tasks_goal(tuple(1 << seat for seat in range(seats)), start)
    for seat, task in enumerate(picks):
        if seat != start:
            _set_task(goal, seat, task)
    goal.want(start, 0, MANY)
    for gainers in range(1 << seats):
        after = task_shares(tuple(own - (gainers >> seat & 1) for seat, own in enumerate(left)))
        for seat, share in enumerate(after):
            goal.gain(gainers, seat, share)
    return goal


def _set_task(goal: Goal, seat: int, task: int) -> None:
    if task == NO_TRICKS:
        set_task(goal, seat, high=0)
        goal.want(seat, 0, 0)
    elif task < EXACTLY_ONE:
        set_task(goal, seat, low=1, forbidden=DECK.of_colour[task - NO_RED])
        goal.want(seat, 1, 1)
    elif task < LAST_TRICK:
        exactly = task - EXACTLY_ONE + 1
        set_task(goal, seat, low=exactly, high=exactly)
        goal.want(seat, exactly, exactly)
    elif task == LAST_TRICK:
        set_task(goal, seat, needs_last=1)
        goal.want(seat, 0, MANY)
    elif task == MOST_TRICKS:
        set_task(goal, seat, rank=MOST)
        goal.want(seat, MANY, MANY)
    elif task == FEWEST_TRICKS:
        set_task(goal, seat, rank=FEWEST)
        goal.want(seat, 0, 0)
