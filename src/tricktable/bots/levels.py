"""Levels for people: copies of the search that err as people do, but are never silly.

A weaker level looks at fewer worlds, hears nothing in what others choose, forgets cards that were played, and hopes: of
the choices that it believes to cost little it takes the one that is best if things go well. What it gives away is
capped: no single choice costs more of the chance to win the match in the worlds that it sees, and what it takes for a
sure win is never given away.
"""

from typing import Final, NamedTuple

from tricktable.bots.bot import Bot
from tricktable.bots.kit import USUAL, kit_of
from tricktable.bots.recall import Recall
from tricktable.bots.search import HARD, Budget, SearchBot, search_in, uniform_source
from tricktable.bots.search.ratings import FLAT, Difference, Ranking, Rating
from tricktable.core.streams import Stream
from tricktable.core.views import View

SURE: Final = 0.99
"""Whoever wins the match with this chance lets nothing slip any more."""
LEAST_WORLDS: Final = 2
"""A choice that was tried in fewer worlds has not been looked at: hope does not speak for it."""


class Weakness(NamedTuple):
    """How a level errs."""

    cap: float
    """The most that a choice may cost, in the chance to win the match."""
    part: float
    """The most that it may cost as a part of what lies between the best choice and the worst: where all choices cost
    little, as early in a long match, the bad ones among them are still left alone."""
    recall: Recall
    hopes_early: bool
    """Before the tricks too; else it takes there what looks best."""
    has_rules: bool
    """Where searching is no good without what experts hear, or is not to be trusted much, it keeps to the rule of
    thumb."""


class Level(Bot):
    """Takes the most hopeful of the choices that seem to give away little."""

    def __init__(self, budget: Budget, weakness: Weakness) -> None:
        self.budget = budget
        self.weakness: Final = weakness

    def choose(self, view: View, stream: Stream) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        own = stream.named(str(stream.next()))
        kit = kit_of(view.game)
        manner = kit.manners.of(view)
        if self.weakness.has_rules and (manner.is_listening or manner.faith > USUAL.faith):
            return kit.rule_of_thumb(view)
        ranking = self.rank(view, own)
        if not self.weakness.hopes_early and not view.game.vocabulary.is_in_tricks(view.phase):
            return ranking.choice()
        return most_hopeful(affordable(ranking, self.weakness.cap, self.weakness.part))

    def rank(self, view: View, stream: Stream) -> Ranking:
        """All choices, as this level sees them."""
        source = uniform_source(view, stream.named("worlds"))
        return search_in(view, source, self.budget, stream, USUAL, recall=self.weakness.recall)


def affordable(ranking: Ranking, cap: float, part: float) -> tuple[Rating, ...]:
    """The best choice, and those that cost no more than the cap, as far as the worlds that were tried can tell."""
    best = ranking.choice()
    own = next(rating for rating in ranking.ratings if rating.action == best)
    others = [(rating, Difference(own, rating)) for rating in ranking.ratings if rating.action != best]
    worst = max(cost.mean for _, cost in others)
    if own.mean() >= SURE or worst <= FLAT:
        return (own,)
    limit = min(cap, part * worst)
    least = min(LEAST_WORLDS, ranking.worlds)
    return own, *(
        rating
        for rating, cost in others
        if cost.worlds >= least and cost.mean <= limit and cost.mean + cost.error <= cap
    )


def most_hopeful(ratings: tuple[Rating, ...]) -> int:
    """The choice that is best in the better half of the worlds in which all of these were tried; of equal ones the
    first."""
    shared = min(len(rating.values) for rating in ratings)
    half = -(-shared // 2)
    return max(ratings, key=lambda rating: sum(sorted(rating.values[:shared], reverse=True)[:half])).action


def _at_most(worlds: int, early_worlds: int, solved: int, open_solved: int) -> Budget:
    """The full budget with so many worlds wherever it is, or with its own where it has fewer; ends are counted through
    so late."""
    return HARD._replace(
        worlds=min(worlds, HARD.worlds),
        early_worlds=min(early_worlds, HARD.early_worlds),
        solved=min(solved, HARD.solved),
        open_solved=min(open_solved, HARD.open_solved),
    )


class EasyBot(Level):
    """For those who learn a game."""

    name = "easy"
    meaning = "a friendly level: forgets cards and hopes for the best, but gives away no win that it sees"

    def __init__(self) -> None:
        recall = Recall(tricks=1, has_voids=False, mixed_up=1.0)
        budget = _at_most(2, 1, 0, 0)._replace(early_playouts=1)  # before the tricks: one way that the cards may lie
        super().__init__(budget, Weakness(cap=0.3, part=1.0, recall=recall, hopes_early=True, has_rules=False))


class MediumBot(Level):
    """For those who know it."""

    name = "medium"
    meaning = "the usual level: remembers what matters most, and now and then hopes too much"

    def __init__(self) -> None:
        recall = Recall(tricks=1, has_voids=True, mixed_up=0.4)
        super().__init__(
            _at_most(16, 6, 0, 6), Weakness(cap=0.05, part=0.5, recall=recall, hopes_early=False, has_rules=True)
        )


class HardBot(SearchBot):
    """The whole search under the name of a level."""

    name = "hard"
    meaning = "plays as well as it can (the same as search)"


LEVELS: Final = (EasyBot.name, MediumBot.name, HardBot.name)
"""The levels, from weak to strong."""
DEFAULT_LEVEL: Final = MediumBot.name
FULL_STRENGTH: Final = HardBot.name
"""The level of whoever plays together with a person."""
