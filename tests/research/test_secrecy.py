"""No observation tells what its seat cannot know."""

from collections.abc import Callable

import pytest

from tests.bots.secrecies import twin
from tests.contract.tables import TABLES, Table, game_at, positions, table_name
from tricktable.core.matches import Match
from tricktable.core.streams import Stream
from tricktable.research import Encoding
from tricktable.research.lanes import Follower

Write = Callable[[Match, int], bytes]
"""What a seat is shown, from the match itself: this is where a leak could be."""


def shown(encoding: Encoding) -> Write:
    """What a batch shows."""
    follower = Follower(encoding.writer, encoding.game)
    out = encoding.empty()

    def write(match: Match, seat: int) -> bytes:
        follower.take_up(match)
        follower.write_seat(seat, out)
        return out.tobytes() + bytes(match.legal_actions(seat).__repr__(), "ascii")

    return write


def leaking(encoding: Encoding, part: str) -> Write:
    """The same, but a byte of this part tells whether the left neighbour holds the first card of the deck."""
    write = shown(encoding)
    place = encoding.spec[part].start

    def leak(match: Match, seat: int) -> bytes:
        found = bytearray(write(match, seat))
        found[place] ^= match.phase.hands[(seat + 1) % match.game.seats] & 1
        return bytes(found)

    return leak


def check(table: Table, seed: str, every: int, write: Write) -> int:
    """Compares what seats are shown in twins of positions; returns in how many."""
    stream = Stream(f"twins {seed}")
    looked = 0
    for number, match in enumerate(positions(game_at(table), seed)):
        if number % every == 0 and not match.is_over:
            for seat in match.awaited():
                assert write(match, seat) == write(twin(match, seat, stream), seat), (
                    f"seat {seat} in {match.phase.name}"
                )
                looked += 1
    return looked


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_twins_look_alike(table: Table) -> None:
    assert check(table, "secrecy", 23, shown(Encoding.of(game_at(table))))


@pytest.mark.parametrize("part", ["hand", "may hold", "fact totals"])
def test_a_planted_leak_is_caught(part: str) -> None:
    table = ("njet", 4)

    with pytest.raises(AssertionError):
        check(table, "leak", 7, leaking(Encoding.of(game_at(table)), part))
