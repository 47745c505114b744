"""A match dealt again: everything that a seat knows of it stays, everything else is new chance."""

from itertools import islice
from typing import Final

from tricktable.core.deals import Deal, GivenDeals
from tricktable.core.errors import IllegalAction, NoWorlds
from tricktable.core.matches import Match, PastRound, Step
from tricktable.core.record_writing import record_for
from tricktable.core.streams import Stream

PATIENCE: Final = 200
"""So many worlds of a finished round are tried: in nearly all of them its last choice is the one that was made."""


def redealt(match: Match, seat: int, stream: Stream) -> Match:
    """A match in the same position for this seat, with all rounds dealt anew where the seat did not see the cards.

    Raises `NoWorlds` where none is found.
    """
    again = Match.begin(match.game, _deals(match))
    deals: dict[int, Deal] = {}
    steps: list[Step] = []
    for past in match.past:
        if past.number and past.steps:
            deals[past.number], own = _redealt_round(again, past, seat, stream)
            steps += own
        else:
            steps += past.steps
            _play(again, past.steps)
    world = next(match.game.worlds(match.view(seat), stream)) if match.number else match
    deals[match.number] = world.deal
    new = Match.begin(match.game, GivenDeals(match.drawn, deals))
    _play(new, [*steps, *world.steps])
    if record_for(new, seat) != record_for(match, seat):
        raise NoWorlds(f"no other deal of this match of {match.game.name} looks the same to seat {seat}")
    return new


def _deals(match: Match) -> GivenDeals:
    deals = {past.number: past.deal for past in match.past}
    return GivenDeals(match.drawn, {**deals, match.number: match.deal})


def _play(match: Match, steps: list[Step]) -> None:
    for seat, action in steps:
        match.step(seat, action)


def _redealt_round(again: Match, past: PastRound, seat: int, stream: Stream) -> tuple[Deal, list[Step]]:
    """Another deal of a finished round, and its steps. The match is taken to the round's end."""
    _play(again, past.steps[:-1])
    worlds = again.game.worlds(again.view(seat), stream)
    _play(again, past.steps[-1:])
    for world in islice(worlds, PATIENCE):
        try:
            _play(world, past.steps[-1:])
        except IllegalAction:
            continue
        found = world.past[-1] if world.past else None
        if found is not None and found.score.lines == past.score.lines:
            return found.deal, found.steps
    raise NoWorlds(f"no other deal of round {past.number} ends as it did")
