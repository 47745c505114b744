"""A review as it is told to a player: round by round, in notation and phrases.

What a choice is blamed for was to be known at the time. What only the cards as they lay tell is in parts of its own
(`as_it_lay`, `fortune`), which a server leaves out until somebody wants to see all cards.
"""

from typing import Literal

from tricktable.tables.wire import Form
from tricktable.words.phrases import Phrase

Measured = tuple[float, float, float]
"""A mean, and the bounds between which it lies with 95 %."""
LabelName = Literal["good", "inaccuracy", "mistake", "blunder"]
LuckName = Literal["", "unlucky", "lucky"]


class LossForm(Form):
    """How much better another choice was."""

    chance: Measured
    """To win the match."""
    points: Measured | None = None
    """Of the round, above the mean of all players; none where rounds have no points."""


class AsItLay(Form, kw_only=True):
    """A choice with the cards as they lay."""

    best: str
    loss: LossForm
    chance: float
    luck: LuckName = ""
    skill: float
    """How much more chance the choice gave than the rule of thumb's."""
    line: Phrase


class ReviewedChoice(Form, kw_only=True):
    """One choice of a seat."""

    position: int
    """Where it was made, counted through the whole match as replays count."""
    kind: str
    """Of choice, as `tricktable arena --only` names them."""
    played: str
    best: str
    label: LabelName = "good"
    loss: LossForm
    chance: float
    """To win the match behind it, by what its player could know."""
    is_judged: bool = True
    """False where trying choices out is known to mislead: nobody is blamed there."""
    is_brilliant: bool = False
    worlds: int
    """Deals in which it was tried."""
    lines: tuple[Phrase, ...] = ()
    """What was better and why, where there is something to say; told to its player."""
    as_it_lay: AsItLay | None = None


class ReviewedRound(Form, tag="round", tag_field="type", kw_only=True):
    """One round of a review."""

    number: int
    choices: tuple[ReviewedChoice, ...]
    """Those of the seat that were a choice at all, in their order."""
    before: tuple[float, ...]
    """Everybody's chance to win the match before the round, if all play equally well, and behind it."""
    after: tuple[float, ...]


class Fortune(Form, kw_only=True):
    """What skill and luck brought, with the cards as they lay. Together they are what the match brought."""

    skill: float
    luck: float
    deal: float = 0.0
    """The cards' part of the luck: what equal players would have made of them."""
    unlucky: int = 0
    lucky: int = 0


class ReviewBegun(Form, tag="begun", tag_field="type", kw_only=True):
    """What is being reviewed."""

    match: str
    seat: int
    engine: str
    """The version of the judgement: reviews of different ones are not compared."""
    rounds: tuple[int, ...]
    """All numbers of rounds that will come, in their order."""


class ReviewSummary(Form, tag="summary", tag_field="type", kw_only=True):
    """What the match comes to for the seat. It is the last part of a review."""

    choices: int
    labels: dict[LabelName, int]
    brilliant: int = 0
    accuracy: float
    """100 where nothing was lost."""
    turns: tuple[int, ...] = ()
    """The rounds that moved the chance most."""
    worst: tuple[int, ...] = ()
    """The positions of the choices that cost most, the worst first."""
    fortune: Fortune | None = None


AnyReviewPart = ReviewBegun | ReviewedRound | ReviewSummary
