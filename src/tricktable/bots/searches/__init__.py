"""The bot that searches: it tries its choices in worlds that it cannot rule out, and plays the one that does best."""

from collections.abc import Iterator
from time import monotonic
from typing import Final, NamedTuple

from tricktable.bots.kernels import TRANSLATIONS
from tricktable.bots.players import Bot
from tricktable.bots.searches.ratings import Ranking, Rating, halve
from tricktable.bots.searches.worlds import Trial
from tricktable.bots.thumbs import THUMBS, njet
from tricktable.core.matches import Match
from tricktable.core.streams import Stream
from tricktable.core.views import View
from tricktable.games.njet import Njet

__all__ = ["HARD", "Budget", "SearchBot", "search", "search_in"]

VETOES: Final = 6
"""So many vetoes are tried."""
FAITH: Final = 1.0
"""How many standard errors better another choice must look than what the rule of thumb says."""
FAITH_IN_CALLS: Final = 4.0
"""The same for calling a trick: play-outs misjudge what follows a call, since their players do not plan two tricks."""


class Budget(NamedTuple):
    """How much a decision may cost. The same counts give the same choice; `seconds`, if any, ends it early."""

    worlds: int
    """Worlds for the last two choices in trick play."""
    early_worlds: int
    """The same for choices before the tricks, where a world costs more."""
    playouts: int = 1
    early_playouts: int = 4
    solved: int = 4
    """Ends of so many tricks are solved in every world..."""
    nodes: int = 5_000
    """...if that takes no more than so many positions."""
    open_solved: int = 16
    """Cards of an end that is solved where all hands are public, in the one world that there is."""
    open_nodes: int = 400_000
    seconds: float = 0.0


def search(view: View, budget: Budget, stream: Stream, threads: int = 1) -> Ranking:
    """All choices of this view, rated in worlds that its viewer cannot rule out."""
    return search_in(view, view.game.worlds(view, stream.named("worlds")), budget, stream, threads)


def search_in(view: View, worlds: Iterator[Match], budget: Budget, stream: Stream, threads: int = 1) -> Ranking:
    """The same in given worlds."""
    preferred = THUMBS[view.game.name](view)
    is_early = view.phase not in ("trick", "call", "swap")
    is_open = not is_early and TRANSLATIONS[view.game.name].is_open
    left = sum(view.hand_sizes)
    nodes = 0
    if is_open:
        nodes = budget.open_nodes if left <= budget.open_solved else 0
    elif left <= budget.solved * view.game.seats:
        nodes = budget.nodes
    number = budget.early_worlds if is_early else budget.worlds
    trial = Trial(
        worlds,
        view.viewer,
        stream.named("play-outs").next() >> 1,
        budget.early_playouts if is_early else budget.playouts,
        nodes,
        is_open,
        threads,
    )
    began = monotonic()
    faith = FAITH_IN_CALLS if view.phase == "call" else FAITH
    ranking = halve(
        shortlist(view), preferred, number, trial.measure, lambda: 0 < budget.seconds < monotonic() - began, faith
    )
    tried = [rating.action for rating in ranking.ratings]
    rest = [Rating(action) for action in view.legal if action not in tried]
    return Ranking(ranking.ratings + rest, preferred, ranking.worlds, faith)


def shortlist(view: View) -> tuple[int, ...]:
    """The choices that are tried: all, but of many vetoes only those that look best at once."""
    if view.phase != "veto" or len(view.legal) <= VETOES:
        return view.legal
    assert isinstance(view.game, Njet)
    values = sorted(njet.veto_values(view.game, view), key=lambda each: (-each[0], each[1]))
    return tuple(action for _, action in values[:VETOES])


HARD: Final = Budget(worlds=64, early_worlds=12)


class SearchBot(Bot):
    """Plays the mechanism with a budget in counts."""

    name = "search"
    meaning = "tries its choices in deals that it cannot rule out"

    def __init__(self, budget: Budget = HARD) -> None:
        self.budget = budget

    def choose(self, view: View, stream: Stream) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        return search(view, self.budget, stream.named(str(stream.next()))).choice()
