"""Themes: what a puzzle is about, from what speaks for its solution and not for the choice that suggests itself."""

from collections.abc import Collection
from typing import Final

from tricktable.bots.kit import kit_of
from tricktable.bots.reasons import Reason
from tricktable.core.views import View

TAKING: Final = "taking"
DUCKING: Final = "ducking"
PARTNER: Final = "partner"
COUNTING: Final = "counting"
DARING: Final = "daring"
VOIDS: Final = "voids"
AIMS: Final = "aims"
BEFORE: Final = "before"
THEMES: Final = (TAKING, DUCKING, PARTNER, COUNTING, DARING, VOIDS, AIMS, BEFORE)
"""All that there are, in the order in which they are shown."""

OF_KINDS: Final = {
    "takes": TAKING,
    "under": DUCKING,
    "mate ahead": PARTNER,
    "mate takes": PARTNER,
    "caller": DUCKING,
    "top": COUNTING,
    "unable": COUNTING,
    "ahead": DARING,
    "void": VOIDS,
    "empties": VOIDS,
}
"""By the kinds of reasons that every game of tricks has; those of a game itself (`Collection.reasons`) are about its
aims."""


WINNING: Final = ("takes", "ahead")
"""It may help to throw away the last card of a suit: of a card that is led or wins that says nothing. And that somebody
has none of a suit speaks for leading it only if the card is beaten less often."""
MUCH: Final = 0.25
"""A card that is beaten in so much fewer of the worlds is safer for anybody who counts."""


def themes_of(view: View, best: Collection[Reason], refuted: Collection[Reason]) -> tuple[str, ...]:
    """What the solution has and the refuted choice has not; nothing where no reason tells them apart, or one
    of the game speaks against the solution alone."""
    own, against = kit_of(view.game).puzzles.reasons, kit_of(view.game).puzzles.against
    kinds = {reason.kind for reason in best} - {reason.kind for reason in refuted}
    if kinds.intersection(against):
        return ()
    if any(reason.kind in WINNING for reason in best):
        kinds.discard("empties")
        if _share_beaten(best) >= _share_beaten(refuted):
            kinds.discard("void")
    found = {OF_KINDS[kind] for kind in kinds if kind in OF_KINDS}
    if any(reason.kind in own and reason not in refuted for reason in best):
        found.add(AIMS)
    if _share_beaten(best) + MUCH <= _share_beaten(refuted):
        found.add(COUNTING)
    if found and not view.game.vocabulary.is_in_tricks(view.phase):
        found.add(BEFORE)
    return tuple(theme for theme in THEMES if theme in found)


def _share_beaten(reasons: Collection[Reason]) -> float:
    """In which part of the worlds the card is beaten, where it could win the trick at all."""
    counts = [reason.values for reason in reasons if reason.kind == "beaten"]
    return counts[0][0] / counts[0][1] if counts and counts[0][1] else 0.0
