"""Worlds: full matches that stand where a view stands, and that its viewer cannot rule out."""

from tricktable.core.deals import Deal, GivenDeals, ShuffledDeals
from tricktable.core.events import HIDDEN
from tricktable.core.matches import Match
from tricktable.core.picks import Picks
from tricktable.core.streams import Stream
from tricktable.core.views import View


def unseen(cards: tuple[int, ...], known: list[int]) -> tuple[int, ...]:
    """The cards that are left when the known ones are taken away, copy by copy."""
    rest = list(cards)
    for card in known:
        rest.remove(card)
    return tuple(rest)


def rebuild(view: View, deal: Deal, picks: list[list[int]], stream: Stream) -> Match:
    """The match in which this round was dealt like that and the view's steps were taken; later deals are new chance.

    `picks` has for each seat what it picked in the steps that the viewer did not see, in their order. In the opening
    (round 0) there is no deal yet: `NO_DEAL`.
    """
    further = ShuffledDeals(stream.next().to_bytes(8, "big"))
    if view.number:
        deals = GivenDeals((), {view.number: deal}, further)
        match = Match.at_round(view.game, view.number, view.standing, deals)
    else:
        match = Match.begin(view.game, further)
    used = [0] * len(picks)
    for seat, action in view.steps:
        if action == HIDDEN:
            phase = match.phase
            assert isinstance(phase, Picks)
            action = phase.first + picks[seat][used[seat]]
            used[seat] += 1
        match.step(seat, action)
    return match
