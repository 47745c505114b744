"""Levels for people: copies of the search that are made weaker, but never silly.

A weaker level looks at fewer worlds, and takes one of the choices that cost little, whichever its stream says. What it
gives away is capped: no single choice costs more of the chance to win the match, and a sure win is never given away.
"""

from typing import Final

from tricktable.bots.bot import Bot
from tricktable.bots.search import HARD, Budget, SearchBot, search
from tricktable.bots.search.ratings import FLAT, Difference, Ranking
from tricktable.core.streams import Stream
from tricktable.core.views import View

SURE: Final = 0.99
"""Whoever wins the match with this chance lets nothing slip any more."""
LEAST_WORLDS: Final = 2
"""A choice that was tried in fewer worlds has not been looked at: it is not taken by chance."""


class Level(Bot):
    """Takes one of the choices that give away little."""

    def __init__(self, budget: Budget, cap: float, part: float) -> None:
        self.budget = budget
        self.cap: Final = cap
        """The most that a choice may cost, in the chance to win the match."""
        self.part: Final = part
        """The most that it may cost as a part of what lies between the best choice and the worst: where all choices
        cost little, as early in a long match, the bad ones among them are still left alone."""

    def choose(self, view: View, stream: Stream) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        own = stream.named(str(stream.next()))
        ranking = search(view, self.budget, own)
        return own.named("level").choice(affordable(ranking, self.cap, self.part))


def affordable(ranking: Ranking, cap: float, part: float) -> tuple[int, ...]:
    """The best choice, and those that cost no more than the cap, as far as the worlds that were tried can tell."""
    best = ranking.choice()
    own = next(rating for rating in ranking.ratings if rating.action == best)
    others = {rating.action: Difference(own, rating) for rating in ranking.ratings if rating.action != best}
    worst = max(cost.mean for cost in others.values())
    if own.mean() >= SURE or worst <= FLAT:
        return (best,)
    limit = min(cap, part * worst)
    least = min(LEAST_WORLDS, ranking.worlds)
    return best, *(
        action
        for action, cost in others.items()
        if cost.worlds >= least and cost.mean <= limit and cost.mean + cost.error <= cap
    )


def _at_most(worlds: int, early_worlds: int) -> Budget:
    """The full budget with so many worlds wherever it is, or with its own where it has fewer."""
    return HARD._replace(worlds=min(worlds, HARD.worlds), early_worlds=min(early_worlds, HARD.early_worlds), times=1)


class EasyBot(Level):
    """For those who learn a game."""

    name = "easy"
    meaning = "a friendly level: looks at little and lets things slip, but never a sure win"

    def __init__(self) -> None:
        super().__init__(_at_most(14, 4), cap=0.12, part=0.6)


class MediumBot(Level):
    """For those who know it."""

    name = "medium"
    meaning = "the usual level: sees most of what matters, now and then lets a little slip"

    def __init__(self) -> None:
        super().__init__(_at_most(20, 8), cap=0.03, part=0.35)


class HardBot(SearchBot):
    """The whole search under the name of a level."""

    name = "hard"
    meaning = "plays as well as it can (the same as search)"


LEVELS: Final = (EasyBot.name, MediumBot.name, HardBot.name)
"""The levels, from weak to strong."""
DEFAULT_LEVEL: Final = MediumBot.name
FULL_STRENGTH: Final = HardBot.name
"""The level of whoever plays together with a person."""
