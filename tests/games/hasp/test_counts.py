"""How many different rounds there are on small deals: the engine's number against a count by hand."""

from collections.abc import Iterator

import pytest

from tests.games.hasp import plain
from tests.games.hasp.rounds import round_of
from tricktable.core.matches import Match

SMALL = {
    "two players, the 9": (("f3 | g4 v9", "g3 | f4 f5"), "", 0, 255),
    "two players, level points": (("f3 | g5", "g3 | f5"), "", 0, 50),
    "two players, four cards": (("f3 g3 | f6 v10", "f4 f5 | g4 g5"), "", 1, 1340),
    "two players, 7, 8 and 9 in one hand": (("v7 | v8 v9", "f3 | g3 r3"), "", 0, 1188),
    "three players, forest": (("f2 g3 v7", "f3 g2 c4", "r5 f4 c2"), "f6", 0, 56),
    "three players, village turned": (("f2 v8", "v9 g3", "v7 c4"), "v10", 2, 24),
    "three players, level points": (("f2 g2", "g3 r3", "r2 f3"), "c2", 1, 28),
    "four players": (("f1 | g4", "g3 | f2", "v7 | v8", "r1 | f6"), "", 3, 416),
    "four players, one trick": (("f1 |", "v9 |", "f6 |", "c4 |"), "", 1, 80),
}
"""Hands, the card turned up, the dealer, and how many rounds there are."""


def every_round(match: Match, steps: tuple[plain.Step, ...] = ()) -> Iterator[tuple[tuple[plain.Step, ...], list[int]]]:
    """All steps and the score of every way to finish the round."""
    if match.past:
        yield steps, match.past[0].score.points
        return
    seat = match.turn
    for action in match.legal_actions(seat):
        after = match.copy()
        after.apply(seat, action)
        yield from every_round(after, (*steps, (seat, match.game.actions.text[action])))


@pytest.mark.parametrize("deal", SMALL)
def test_the_engine_and_a_count_by_hand_agree_on_every_round(deal: str) -> None:
    """Same rounds, step by step, with the same scores; and as many of them as were counted once and for all."""
    hands, turned, dealer, expected = SMALL[deal]

    played = dict(every_round(round_of(hands, turned=turned, dealer=dealer)))
    counted = dict(plain.rounds(hands, dealer, turned))

    assert played == counted
    assert len(played) == expected
