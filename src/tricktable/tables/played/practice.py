"""Practice: the choices that somebody got wrong come back after some days, until they are solved."""

from collections.abc import Iterator, Sequence
from typing import Final

from tricktable.bots.reviews import Label
from tricktable.tables.played.review_forms import KeptRound, ReviewForms
from tricktable.tables.stores import NEVER, PracticeItem

DAY: Final = 24 * 60 * 60 * 1000
"""Milliseconds."""
RESTS: Final = (1, 3, 7, 21)
"""Days until a choice comes back that was solved once, twice...; after the last time it is done."""
PRACTISED: Final = (Label.MISTAKE, Label.BLUNDER)


def practice_from(match: str, forms: ReviewForms, rounds: Sequence[KeptRound], now: int) -> Iterator[PracticeItem]:
    """What is to be practised after a review: it comes back tomorrow."""
    for kept in rounds:
        for choice in kept.choices:
            if choice.judgement.label in PRACTISED:
                position = forms.position(choice.judgement)
                yield PracticeItem(match, forms.seat, position, forms.game.name, now + DAY)


def after_try(item: PracticeItem, is_right: bool, now: int) -> PracticeItem:
    """When a choice comes back that was tried. Whoever solves it again before it is due has only remembered it."""
    if not is_right:
        return item._replace(due_at=now + DAY, solved=0)
    if item.solved and now < item.due_at:
        return item
    if item.solved == len(RESTS):
        return dropped(item)
    return item._replace(due_at=now + RESTS[item.solved] * DAY, solved=item.solved + 1)


def dropped(item: PracticeItem) -> PracticeItem:
    """It does not come back."""
    return item._replace(due_at=NEVER)
