"""Reviews from judgements to forms. What is kept of a review is everything; what somebody is told is built up from what
they want to see."""

import zlib
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from tricktable.bots.hints import Interval
from tricktable.bots.reviews import (
    Judgement,
    Label,
    Loss,
    RoundPlan,
    RoundReview,
    Summary,
    Thoroughness,
    dealt_at,
    judge,
    match_at,
    plans_of,
    scale_of,
    summary_of,
    turning_points,
)
from tricktable.bots.reviews.matches import weight
from tricktable.core.games import Game
from tricktable.core.records import Record
from tricktable.core.views import View
from tricktable.games.records import game_of
from tricktable.tables.played.played_match import PlayedMatch
from tricktable.tables.played.reviews import (
    AsItLay,
    Fortune,
    LossForm,
    Measured,
    ReviewedChoice,
    ReviewedRound,
    ReviewSummary,
)
from tricktable.tables.wire import Form
from tricktable.words.phrases import Phrase
from tricktable.words.reviews import as_it_lay, review_lines, try_lines

WORST: Final = 5
"""So many choices are named as those that cost most."""
SQUEEZE: Final = 6
"""How hard to compress what is kept: choices repeat each other."""
KEPT: Final = 4
"""Records that a process remembers: choices of one match come one after the other."""


class ChoiceTask(NamedTuple):
    """One choice of a record to be judged, wherever that is done."""

    record: str
    round: int
    place: int
    """Among the steps of the round."""
    seat: int
    action: int
    thoroughness: Thoroughness


class KeptChoice(Form, kw_only=True):
    """All that is known of one choice."""

    judgement: Judgement
    lines: tuple[Phrase, ...] = ()


class KeptRound(Form, kw_only=True):
    """All that is known of one round for one seat."""

    number: int
    choices: tuple[KeptChoice, ...]
    before: tuple[float, ...]
    dealt: tuple[float, ...]
    """Once the cards of the round were dealt: they have a part in it."""
    after: tuple[float, ...]


Lines = Callable[[View, Judgement, str], Sequence[Phrase]]
Work = Callable[["ChoiceTask"], bytes]
DEAL: Final = -1
"""The place of what is found out about a round's cards, and no choice."""


def judged(task: ChoiceTask) -> bytes:
    """The choice that was made, as a `KeptChoice`; nothing where there was no choice."""
    return _judged(task, _blame)


def tried(task: ChoiceTask) -> bytes:
    """The same for a choice that somebody tries: there is something to say about good ones too."""
    return _judged(task, lambda view, judgement, phase: try_lines(view, judgement, phase, has_notation=False))


def dealt(task: ChoiceTask) -> bytes:
    """Everybody's chance with the cards of the round."""
    record, game = _read(task.record)
    return msgspec.json.encode(dealt_at(record, game, task.round, task.thoroughness))


def _judged(task: ChoiceTask, lines: Lines) -> bytes:
    record, game = _read(task.record)
    match = match_at(record, game, task.round, task.place)
    judgement = judge(match, task.seat, task.action, task.thoroughness)
    if judgement is None:
        return b""
    spoken = lines(match.view(task.seat), judgement, match.phase.line())
    return msgspec.json.encode(KeptChoice(judgement=judgement, lines=tuple(spoken)))


def _blame(view: View, judgement: Judgement, phase: str) -> Sequence[Phrase]:
    return () if judgement.label is Label.GOOD else review_lines(view, judgement, phase, has_notation=False)


@lru_cache(maxsize=KEPT)
def _read(text: str) -> tuple[Record, Game]:
    record = Record.parse(text)
    return record, game_of(record)


def plans_for(played: PlayedMatch, seat: int) -> list[RoundPlan]:
    """What there is to judge for a seat."""
    return plans_of(played.record, played.game, (seat,))


def tasks_of(text: str, plan: RoundPlan, thoroughness: Thoroughness) -> list[tuple[Work, ChoiceTask]]:
    """All that has to be done for a round, each on its own."""
    choices = [ChoiceTask(text, plan.number, *choice, thoroughness) for choice in plan.choices]
    deal = ChoiceTask(text, plan.number, DEAL, 0, 0, thoroughness)
    return [*[(judged, task) for task in choices], (dealt, deal)]


def kept_round(plan: RoundPlan, choices: dict[int, bytes]) -> KeptRound:
    """A round for which everything was done, by place."""
    found = [choices[place] for place, _, _ in plan.choices]
    return KeptRound(
        number=plan.number,
        choices=tuple([msgspec.json.decode(text, type=KeptChoice) for text in found if text]),
        before=plan.before,
        dealt=msgspec.json.decode(choices[DEAL], type=tuple[float, ...]),
        after=plan.after,
    )


def packed(kept: KeptRound) -> bytes:
    """A round as a store keeps it."""
    return zlib.compress(msgspec.json.encode(kept), SQUEEZE)


def unpacked(text: bytes) -> KeptRound | None:
    """A round from a store; nothing if it is none that could be read."""
    try:
        return msgspec.json.decode(zlib.decompress(text), type=KeptRound)
    except (zlib.error, msgspec.DecodeError):
        return None


class ReviewForms:
    """What somebody is told of the review of a match: of the cards as they lay only if they want to see them."""

    def __init__(self, played: PlayedMatch, seat: int, has_cards: bool) -> None:
        self.game: Final = played.game
        self.seat: Final = seat
        self.has_cards: Final = has_cards
        self._first: Final = {part.number: part.first for part in played.parts}
        self._text: Final = played.game.actions.text

    def round(self, kept: KeptRound) -> ReviewedRound:
        return ReviewedRound(
            number=kept.number,
            choices=tuple([self.choice(choice) for choice in kept.choices]),
            before=kept.before,
            after=kept.after,
        )

    def choice(self, kept: KeptChoice) -> ReviewedChoice:
        found = kept.judgement
        return ReviewedChoice(
            position=self.position(found),
            kind=found.kind,
            played=self._text[found.played],
            best=self._text[found.best],
            label=found.label.value,
            loss=_loss(found.loss),
            chance=found.chance,
            is_judged=found.is_judged,
            is_brilliant=found.is_brilliant,
            worlds=found.worlds,
            lines=kept.lines,
            as_it_lay=self._as_it_lay(found) if self.has_cards else None,
        )

    def _as_it_lay(self, found: Judgement) -> AsItLay:
        return AsItLay(
            best=self._text[found.open_best],
            loss=_loss(found.open_loss),
            chance=found.open_chance,
            luck=found.luck.value,
            skill=found.skill,
            line=as_it_lay(found),
        )

    def position(self, found: Judgement) -> int:
        """Where a choice was made, as replays count."""
        return self._first[found.round] + found.step

    def summary(self, rounds: Sequence[KeptRound]) -> ReviewSummary:
        scale = scale_of(self.game)
        reviews = [RoundReview(each.number, _judgements(each), each.before, each.dealt, each.after) for each in rounds]
        found = summary_of(reviews, self.seat, scale)
        blamed = [each for review in reviews for each in review.judgements if each.label is not Label.GOOD]
        worst = sorted(blamed, key=lambda each: -weight(each, scale))[:WORST]
        return ReviewSummary(
            choices=found.choices,
            labels={label.value: number for label, number in found.labels.items()},
            brilliant=found.brilliant,
            accuracy=found.accuracy,
            turns=tuple([review.number for review in turning_points(reviews, self.seat)]),
            worst=tuple([self.position(each) for each in worst]),
            fortune=_fortune(found) if self.has_cards else None,
        )


def _judgements(kept: KeptRound) -> tuple[Judgement, ...]:
    return tuple([choice.judgement for choice in kept.choices])


def _fortune(found: Summary) -> Fortune:
    return Fortune(skill=found.skill, luck=found.luck, deal=found.deal, unlucky=found.unlucky, lucky=found.lucky)


def _loss(loss: Loss) -> LossForm:
    return LossForm(chance=_measured(loss.chance), points=None if loss.points is None else _measured(loss.points))


def _measured(interval: Interval) -> Measured:
    return interval.mean, interval.low, interval.high
