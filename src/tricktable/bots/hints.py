"""Explanations: what a good player would do in a position, how sure that is, and why. From the view alone.

Numbers are chances to win the match, over worlds that the viewer cannot rule out and in which every choice was tried.
Reasons are facts that hold in all worlds, or counts over those tried. There are no sentences here.
"""

from math import sqrt
from typing import Final, NamedTuple

from tricktable.bots.kit import kit_of
from tricktable.bots.reasons import Reason
from tricktable.bots.reasons.certainties import Certainties
from tricktable.bots.reasons.counts import beaten
from tricktable.bots.reasons.decisions import decision_reasons
from tricktable.bots.reasons.plays import play_reasons
from tricktable.bots.reasons.standing import cards_of_others
from tricktable.bots.search import HARD, Budget, Source, search_in, worlds_of
from tricktable.bots.search.ratings import FEW, FLAT, Difference, Rating
from tricktable.core.matches import Match
from tricktable.core.streams import Stream
from tricktable.core.views import View

__all__ = ["HINT", "SLOW_HINT", "Choice", "Explanation", "Interval", "Lead", "Reason", "explain", "reasons_for"]

HINT: Final = HARD._replace(open_nodes=20_000, seconds=0.8)
"""For people who wait for the answer: worlds for some tenths of a second."""
SLOW_HINT: Final = HARD._replace(worlds=12, early_worlds=4, early_playouts=1, nodes=0, open_nodes=0, seconds=0.4)
"""The same where the kernel is not compiled."""
SURE: Final = 1.96
"""So many standard errors to each side make an interval of 95 %."""


class Interval(NamedTuple):
    """A mean with its interval of 95 %, as far as the tried worlds tell."""

    mean: float
    low: float
    high: float


class Lead(NamedTuple):
    """How the suggested choice compares with another one, in the worlds in which both were tried."""

    difference: Interval
    better: int
    """In how many of them the suggested choice is better."""
    worse: int
    worlds: int

    def is_close(self) -> bool:
        """Nobody can tell which is better: the interval includes zero, or there were too few worlds."""
        return self.worlds < FEW or self.difference.low <= FLAT


class Choice(NamedTuple):
    """One of the legal actions: its chance to win the match, and what speaks for or against it."""

    action: int
    value: Interval
    lead: Lead
    """What the suggested choice has over this one; nothing for itself."""
    reasons: tuple[Reason, ...]


class Explanation(NamedTuple):
    """The answer: all choices, the suggested one first, then best first."""

    choices: tuple[Choice, ...]
    facts: tuple[Reason, ...]
    """What all choices have in common."""
    worlds: int
    """In how many worlds the best choices were tried."""
    deals: int
    """How many different ones they were; one where nothing is hidden."""
    is_by_thumb: bool = False
    """Here the rule of thumb decides: trying choices has been found to do no better."""

    def action(self) -> int:
        """The suggested choice."""
        return self.choices[0].action

    def is_close(self) -> bool:
        """It is too close to call between the suggested choice and the next one."""
        return len(self.choices) > 1 and self.choices[1].lead.is_close()

    def rivals(self) -> tuple[Choice, ...]:
        """The choices from which the suggested one cannot be told apart, tried as often as it was."""
        return tuple(
            choice for choice in self.choices[1:] if choice.lead.is_close() and choice.lead.worlds == self.worlds
        )


def explain(view: View, budget: Budget = HINT, stream: Stream | None = None, threads: int = 1) -> Explanation:
    """The choices of a viewer who is awaited. Without a stream of its own, equal views have equal worlds."""
    if not view.legal:
        raise ValueError(f"viewer {view.viewer} has nothing to choose")
    own = stream or Stream(f"explain\n{view}")
    kit = kit_of(view.game)
    manner = kit.manners.of(view)
    worlds_met = worlds_of(view, own.named("worlds"), budget) if manner.is_searching() else iter(())
    source = Source(worlds_met, repeats=manner.is_listening)
    ranking = search_in(view, source, budget, own, manner, threads)
    action = ranking.choice()
    best = next(rating for rating in ranking.ratings if rating.action == action)
    tried = len(best.values)
    worlds = tuple(source.seen[:tried])
    ratings = [best, *(rating for rating in ranking.ratings if rating is not best)]
    table = _table(view)
    choices = tuple(
        Choice(rating.action, _value(rating), _lead(best, rating), _reasons(view, table, rating.action, worlds))
        for rating in ratings
    )
    facts = [reason for known in table for reason in (*kit.standing(view, known), *cards_of_others(view, known))]
    if manner.is_listening:
        facts += kit.told(view, worlds)
    return Explanation(
        choices, tuple(facts), tried, len({_hidden(world) for world in worlds}), not manner.is_searching()
    )


def _table(view: View) -> tuple[Certainties, ...]:
    """What is certain in trick play; nothing before."""
    law = view.game.law(view)
    return (Certainties(view, law, kit_of(view.game).known(view)),) if law and "leader" in view.facts else ()


def reasons_for(view: View, action: int, worlds: tuple[Match, ...]) -> tuple[Reason, ...]:
    """What speaks for or against a choice, with counts over these worlds."""
    return _reasons(view, _table(view), action, worlds)


def _reasons(view: View, table: tuple[Certainties, ...], action: int, worlds: tuple[Match, ...]) -> tuple[Reason, ...]:
    kit = kit_of(view.game)
    if action >= len(view.game.deck.text):
        return tuple(decision_reasons(view, action, kit.decision_reasons))
    return tuple(
        reason
        for known in table
        for reason in (*play_reasons(known, action, kit.play_reasons), *beaten(known, action, worlds))
    )


def _value(rating: Rating) -> Interval:
    mean = rating.mean()
    worlds = len(rating.values)
    square = sum([(value - mean) ** 2 for value in rating.values])
    error = sqrt(square / (worlds - 1) / worlds) if worlds > 1 else 0.5
    return Interval(mean, max(0.0, mean - SURE * error), min(1.0, mean + SURE * error))


def _lead(best: Rating, other: Rating) -> Lead:
    ahead = Difference(best, other)
    reach = SURE * ahead.error
    difference = Interval(ahead.mean, ahead.mean - reach, ahead.mean + reach)
    return Lead(difference, ahead.better, Difference(other, best).better, ahead.worlds)


def _hidden(world: Match) -> tuple[object, ...]:
    """What tells two worlds of one view apart."""
    return (world.deal.parts, tuple(world.steps))
