"""Reviews in words: what was better than what was chosen, by how much, and why. All of it could be known at the time,
but for the sentence about the cards as they lay, which stands apart."""

from itertools import islice
from typing import Final, Protocol

from tricktable.bots.hints import Choice, Explanation, Interval, Lead, reasons_for
from tricktable.bots.reviews import Judgement, Label, Loss
from tricktable.bots.search import HARD, worlds_of
from tricktable.core.streams import Stream
from tricktable.core.views import View
from tricktable.words.common import signed
from tricktable.words.hints import MOST_REASONS, TINY, Hint, percent
from tricktable.words.labels import label_words
from tricktable.words.phrases import Arg, Phrase, Sentences

COUNTED: Final = 64
"""Reasons with counts are counted over so many deals."""
NO_LEAD: Final = Lead(Interval(0.0, 0.0, 0.0), 0, 0, 0)
LABEL_NAMES: Final = {
    Label.INACCURACY: Phrase("review-inaccuracy"),
    Label.MISTAKE: Phrase("review-mistake"),
    Label.BLUNDER: Phrase("review-blunder"),
}


def review_lines(view: View, judgement: Judgement, phase: str, *, has_notation: bool = True) -> list[Phrase]:
    """A choice that was blamed, told to its player: `phase` is the line of the record in which it stands."""
    spoken = Words(view, judgement, has_notation)
    where: Arg = label_words(view.game, phase)
    headline = Phrase(
        "review-choice",
        {
            "round": judgement.round,
            "where": where,
            "label": LABEL_NAMES[judgement.label],
            "played": spoken.name(judgement.played),
            "best": spoken.name(judgement.best),
            "lost": lost(judgement.loss),
        },
    )
    return [headline, *spoken.reasoned(judgement.best, judgement.played)]


def try_lines(view: View, judgement: Judgement, phase: str, *, has_notation: bool = True) -> list[Phrase]:
    """A choice that somebody tries afterwards: also what speaks for a good one."""
    if judgement.label is not Label.GOOD:
        return review_lines(view, judgement, phase, has_notation=has_notation)
    spoken = Words(view, judgement, has_notation)
    played = spoken.name(judgement.played)
    if not judgement.is_judged:
        headline = Phrase("review-not-judged", {"played": played})
    elif judgement.played == judgement.best:
        headline = Phrase("review-best", {"played": played})
    else:
        headline = Phrase("review-as-good", {"played": played, "best": spoken.name(judgement.best)})
    return [headline, *spoken.reasoned(judgement.played)]


class Compared(Protocol):
    """Two choices, of which one may be better."""

    @property
    def best(self) -> int: ...

    @property
    def played(self) -> int: ...


class Words:
    """What two choices are called in a view, and what there is to say about them."""

    def __init__(self, view: View, judgement: Compared, has_notation: bool) -> None:
        worlds = tuple(islice(worlds_of(view, Stream(f"reasons\n{view}"), HARD), COUNTED))
        self._choices: Final = {
            action: Choice(action, Interval(0.0, 0.0, 0.0), NO_LEAD, reasons_for(view, action, worlds))
            for action in (judgement.best, judgement.played)
        }
        deals = len({world.deal.parts for world in worlds})
        self._hint: Final = Hint(view, Explanation(tuple(self._choices.values()), (), len(worlds), deals), has_notation)

    def name(self, action: int) -> Arg:
        return self._hint.name(self._choices[action])

    def short(self, action: int) -> Arg:
        return self._hint.short(self._choices[action])

    def reasons(self, action: int) -> list[Phrase]:
        return self._hint.reasons(self._choices[action])[:MOST_REASONS]

    def reasoned(self, *actions: int) -> list[Phrase]:
        """A line for each of these choices for which there are reasons."""
        found = [(action, self.reasons(action)) for action in actions]
        return [
            Phrase("review-for", {"choice": self.short(action), "reasons": Sentences(tuple(reasons))})
            for action, reasons in found
            if reasons
        ]


def lost(loss: Loss) -> Phrase:
    """How much better another choice was."""
    chance = percent(loss.chance.mean) if loss.chance.mean >= TINY else Phrase("hint-less-than-one-percent")
    if loss.points is None:
        return Phrase("review-lost", {"chance": chance})
    points = max(0, round(loss.points.mean))
    if points == 0:
        return Phrase("review-lost-less", {"chance": chance})
    return Phrase("review-lost-points", {"chance": chance, "points": points})


def as_it_lay(judgement: Judgement) -> Phrase:
    """What came of it with the cards as they lay."""
    if judgement.open_loss.chance.mean <= 0:
        return Phrase("review-cost-nothing")
    return Phrase("review-cost", {"lost": lost(judgement.open_loss)})


def change(before: float, after: float) -> Phrase:
    """How a chance went."""
    return Phrase("review-change", {"before": percent(before), "after": percent(after)})


def part_of_match(share: float) -> Phrase:
    """Skill or luck: a part of a victory."""
    return Phrase("hint-percent", {"number": signed(round(share * 100))})
