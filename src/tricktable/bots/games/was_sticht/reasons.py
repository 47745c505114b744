"""What bots tell about Was sticht?: everybody's tasks; all cards lie open."""

from typing import Final

from tricktable.bots.reasons import Reason
from tricktable.bots.reasons.certainties import Certainties, Known, cards_laid_out, cards_told
from tricktable.bots.reasons.plays import Play
from tricktable.core.views import View
from tricktable.core.vocabulary import NUMBER, SEAT, Kind
from tricktable.games.was_sticht.cards import DECK
from tricktable.games.was_sticht.tasks import EXACTLY_ONE, LAST_TRICK, NO_RED, NO_TRICKS

KINDS: Final = (
    Kind("breaks", ("task",), "the viewer takes the trick, and cannot meet the own task any more"),
    Kind("task", (SEAT, "task", NUMBER), "the task of this seat, and the tricks that it has so far"),
)


def known(view: View) -> Known:
    """Everybody's cards, and those that nobody has."""
    return Known(out=cards_laid_out(view, "set aside"), held=cards_told(view, "hand"))


def of_play(play: Play) -> list[Reason]:
    """The own task is lost."""
    table = play.table
    own = table.view.facts.get(f"task {table.me}")
    if not own or not play.is_taking:
        return []
    task = own[0]
    tricks = table.view.facts["tricks"][table.me]
    if NO_RED <= task < EXACTLY_ONE:
        is_broken = any(DECK.colour[card] == task - NO_RED for card in play.cards)
    else:
        is_broken = task == NO_TRICKS or (EXACTLY_ONE <= task < LAST_TRICK and tricks > task - EXACTLY_ONE)
    return [Reason("breaks", (task,))] if is_broken else []


def standing(view: View, table: Certainties) -> list[Reason]:
    """The own task; a start player has none and looks at the others'."""
    own = view.facts.get(f"task {view.viewer}")
    seats = (view.viewer,) if own else tuple(seat for seat in range(view.game.seats) if f"task {seat}" in view.facts)
    tricks = view.facts["tricks"]
    return [Reason("task", (seat, view.facts[f"task {seat}"][0], tricks[seat])) for seat in seats]
