"""A whole match under review: round by round, and what it comes to for each player."""

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from tricktable.bots.kit import kit_of
from tricktable.bots.reviews.judgements import FULL, Judgement, Thoroughness, judge
from tricktable.bots.reviews.verdicts import LABELS, Label, Luck, Scale
from tricktable.bots.search.sources import Source
from tricktable.bots.search.trial import Trial
from tricktable.core.games import Game
from tricktable.core.matches import Match
from tricktable.core.record_playback import playback
from tricktable.core.records import Record
from tricktable.core.seats import members
from tricktable.core.streams import Stream

MOST_TURNS: Final = 3
"""So many rounds are told as those in which the match turned, at most."""


class RoundReview(NamedTuple):
    """One round: each choice that was one, and everybody's chance to win the match."""

    number: int
    """0 for what is chosen before the first one."""
    judgements: tuple[Judgement, ...]
    before: tuple[float, ...]
    dealt: tuple[float, ...]
    """With the cards of this round, if all play it equally well."""
    after: tuple[float, ...]


class RoundPlan(NamedTuple):
    """What there is to judge in a round. Each choice is judged on its own, wherever and whenever that is done."""

    number: int
    choices: tuple[tuple[int, int, int], ...]
    """Steps that were a choice at all, in their order: their places, who chose, and what."""
    before: tuple[float, ...]
    after: tuple[float, ...]


def plans_of(record: Record, game: Game, seats: Sequence[int]) -> list[RoundPlan]:
    """The rounds of a record of a match that is over, with the choices of these seats."""
    plans: list[RoundPlan] = []
    choices: list[tuple[int, int, int]] = []
    before: tuple[float, ...] = ()
    numbers = {part.number for part in record.rounds}
    number = place = -1
    open_seats: tuple[int, ...] = ()
    for match in playback(record, game):
        if number >= 0:
            is_over = match.number > number or match.is_over
            seat, action = (match.past[-1].steps if is_over else match.steps)[place]
            if seat in open_seats:
                choices.append((place, seat, action))
            if is_over:
                plans += [RoundPlan(number, tuple(choices), before, chances(match))] if number in numbers else []
                choices, before = [], ()
        if match.is_over:
            break
        number, place = match.number, len(match.steps)
        before = before or chances(match)
        open_seats = tuple([seat for seat in seats if seat in match.awaited() and len(match.legal_actions(seat)) > 1])
    return plans


def match_at(record: Record, game: Game, number: int, place: int) -> Match:
    """The match after so many steps of a round."""
    for match in playback(record, game):
        if match.number == number and len(match.steps) == place and not match.is_over:
            return match
    raise ValueError(f"round {number} of this record has no place {place}")


def dealt_at(record: Record, game: Game, number: int, thoroughness: Thoroughness) -> tuple[float, ...]:
    """Everybody's chance once the cards of a round are dealt; before the first round none are."""
    begun = match_at(record, game, number, 0)
    return dealt_chances(begun, thoroughness.openly) if number else chances(begun)


def review_round(
    record: Record,
    game: Game,
    number: int,
    seats: Sequence[int],
    thoroughness: Thoroughness = FULL,
    seed: str = "",
) -> RoundReview:
    """The choices of these seats in one round of a record. Rounds do not depend on each other, nor on how many are
    reviewed at once; the same record gives the same review."""
    plan = next((plan for plan in plans_of(record, game, seats) if plan.number == number), None)
    if plan is None:
        raise ValueError(f"round {number} of this record has no end")
    judgements: list[Judgement] = []
    chosen = {place: (seat, action) for place, seat, action in plan.choices}
    for match in playback(record, game):
        if match.number == number and len(match.steps) in chosen and not match.is_over:
            judgement = judge(match, *chosen[len(match.steps)], thoroughness, seed)
            judgements += [judgement] if judgement else []
    dealt = dealt_at(record, game, number, thoroughness)
    return RoundReview(number, tuple(judgements), plan.before, dealt, plan.after)


def chances(match: Match) -> tuple[float, ...]:
    """Everybody's chance to win the match, between two rounds, if all play equally well from here on."""
    game = match.game
    if match.is_over:
        shares = game.shares(match.standing)
        sides = [sum([shares[mate] for mate in members(game.partners[seat])]) for seat in range(game.players)]
        return tuple(sides)
    if not any(past.number for past in match.past):
        sides_at_all = len(set(game.partners[: game.players]))
        return (1 / sides_at_all,) * game.players
    return kit_of(game).chances(match)[: game.players]


def dealt_chances(match: Match, playouts: int) -> tuple[float, ...]:
    """Everybody's chance to win the match once the cards of a round are dealt, if all play it equally well."""
    kit, seed = kit_of(match.game), Stream(f"dealt\n{match.number} {match.deal.parts}").next() >> 1
    return tuple(
        [
            Trial(kit, Source(iter([match.copy()])), seat, seed, playouts, 0, False, 1).equal_chance()
            for seat in range(match.game.players)
        ]
    )


class Summary(NamedTuple):
    """What a match comes to for one seat."""

    seat: int
    choices: int
    """Those that were judged."""
    labels: dict[Label, int]
    unlucky: int
    lucky: int
    brilliant: int
    accuracy: float
    """100 where nothing was lost, 50 where each choice lost as much as a blunder."""
    skill: float
    """Chance won beyond the rule of thumb by the own choices."""
    luck: float
    """All else that moved the chance: the cards, and what the others did."""
    deal: float
    """The cards' part of the luck: what equal players would have made of them."""


def summary_of(reviews: Sequence[RoundReview], seat: int, scale: Scale) -> Summary:
    """Skill and luck together are what the match brought: the last chance without the first."""
    own = [judgement for review in reviews for judgement in review.judgements if judgement.seat == seat]
    judged = [judgement for judgement in own if judgement.is_judged]
    labels = Counter(judgement.label for judgement in judged)
    skill = sum([judgement.skill for judgement in own])
    return Summary(
        seat,
        len(judged),
        {label: labels[label] for label in LABELS},
        sum(judgement.luck is Luck.UNLUCKY for judgement in judged),
        sum(judgement.luck is Luck.LUCKY for judgement in judged),
        sum(judgement.is_brilliant for judgement in judged),
        100 * sum([1 / (1 + weight(judgement, scale)) for judgement in judged]) / len(judged) if judged else 100.0,
        skill,
        sum([review.after[seat] - review.before[seat] for review in reviews]) - skill,
        sum([review.dealt[seat] - review.before[seat] for review in reviews]),
    )


def weight(judgement: Judgement, scale: Scale) -> float:
    """How much a choice lost, in blunders."""
    lost = judgement.loss.chance.mean / scale.chance[-1]
    if scale.points is not None and judgement.loss.points is not None and judgement.loss.chance.mean > 0:
        lost = max(lost, judgement.loss.points.mean / scale.points[-1])
    return max(0.0, lost)


def turning_points(reviews: Sequence[RoundReview], seat: int) -> list[RoundReview]:
    """The rounds that moved the chance of a seat most, in the order in which they were played."""
    played = [review for review in reviews if review.number]
    by_change = sorted(played, key=lambda review: -abs(review.after[seat] - review.before[seat]))
    return sorted(by_change[:MOST_TURNS], key=lambda review: review.number)
