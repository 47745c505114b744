"""Two records of finished matches that were the same to a seat when it chose, though other cards lay hidden."""

from collections.abc import Iterator
from contextlib import suppress
from typing import NamedTuple

from tests.bots.reviews.reviewed import choices, copies
from tests.bots.secrecies import twin
from tests.contract.tables import Table
from tricktable.bots import bot_streams, find_bot, play_out
from tricktable.core.errors import DealError, IllegalAction
from tricktable.core.matches import Match
from tricktable.core.record_writing import record_of
from tricktable.core.streams import Stream
from tricktable.tables.played.played_match import PlayedMatch


class Twins(NamedTuple):
    """Two records, and where the seat chose the same in both."""

    one: str
    two: str
    seat: int
    round: int
    place: int
    position: int
    action: int


def twins(table: Table, seed: str, most: int) -> Iterator[Twins]:
    """Pairs of records whose hidden cards differ."""
    found = 0
    for match, seat in copies(choices(table, seed, 5)):
        other = twin(match, seat, Stream(f"twin {len(match.steps)}"))
        action = match.legal_actions(seat)[-1]
        with suppress(DealError, IllegalAction):  # a sampled match without the rounds before it cannot go on
            one, two = (_played_on(each, seat, action) for each in (match, other))
            first = next(part.first for part in PlayedMatch.of(one).parts if part.number == match.number)
            place = len(match.steps)
            if one != two:
                yield Twins(one, two, seat, match.number, place, first + place, action)
                found += 1
        if found == most:
            return


def _played_on(match: Match, seat: int, action: int) -> str:
    """The record of the whole match after this choice."""
    match = match.copy()
    match.apply(seat, action)
    play_out(match, [find_bot("thumb")] * match.game.players, bot_streams(match.game, "on"))
    return str(record_of(match))
