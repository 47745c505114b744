"""Solved ends against brute force over the rules in Python."""

from collections.abc import Iterator
from itertools import islice

import pytest

from tests.kernel.tables import PLAIN, Start, Variant, sample, starts, table_with
from tricktable.bots.kit import kit_of
from tricktable.bots.translation import Translation
from tricktable.core.events import Journal
from tricktable.core.phases import Phase, RoundOver
from tricktable.core.streams import Stream
from tricktable.games import GAMES
from tricktable.kernel.layout import LINEAR

EQUAL = 1e-9
POSITIONS = 1500
"""For each game, over all its tables."""
CARDS_LEFT = {2: 8, 3: 8, 4: 8, 5: 10, 6: 12}
"""How many cards are in all hands at the most, by seats: two tricks of the large tables, more of the small ones."""
DEEP = {2: 10, 3: 12, 4: 12, 5: 12, 6: 13}
"""The same for a few positions: three tricks of most tables."""
RUNS = 4
"""How many random ways to the end each start is good for."""


class BruteForce:
    """Everybody sees everything and plays for the own worth; of equal choices the first counts."""

    def __init__(self, start: Start, translation: Translation) -> None:
        self.match = start.match
        self.translation = translation
        self.known: dict[tuple[int, ...], tuple[float, ...]] = {}

    def solve(self, phase: Phase) -> tuple[float, ...]:
        """What the position is worth to each seat. The phase is used up."""
        if self.translation.play(phase) is None:
            return self.worths(phase)
        turn = phase.turn
        legal = phase.legal_actions(turn)
        best: tuple[float, ...] = ()
        for action in legal:
            journal: Journal = []
            after = phase if action == legal[-1] else phase.copy()
            worths = self.solve(after.apply(turn, action, journal))
            if not best or worths[turn] > best[turn] + EQUAL:
                best = worths
        return best

    def worths(self, phase: Phase) -> tuple[float, ...]:
        """By the points, for which the round is closed once. What is left to choose behind the tricks makes no
        difference."""
        while not isinstance(phase, RoundOver):
            journal: Journal = []
            phase = phase.apply(phase.turn, phase.legal_actions(phase.turn)[0], journal)
        gained = tuple(phase.score.points)
        if gained not in self.known:
            match = self.match.copy()
            match.phase = phase
            match._close_round()
            self.known[gained] = kit_of(match.game).chances(match)
        return self.known[gained]


def ends(
    variant: Variant, seed: str, most: dict[int, int], least: dict[int, int]
) -> Iterator[tuple[Start, BruteForce]]:
    """Positions near the end of random rounds, with more cards left than `least` and at the most `most`, by seats."""
    translation = variant.translation
    stream = Stream(f"ends {seed}")
    for start in starts(variant, seed):
        brute_force = BruteForce(start, translation)
        for _ in range(RUNS):
            match = start.match.copy()
            while (play := translation.play(match.phase)) is not None:
                seats = len(play.hands)
                if least[seats] < sum(hand.bit_count() for hand in play.hands) <= most[seats]:
                    yield Start(match, play, start.setting), brute_force
                action = stream.choice(match.legal_actions(match.turn))
                match.phase = match.phase.apply(match.turn, action, match.journal)


@pytest.mark.parametrize("variant", PLAIN, ids=str)
def test_a_solved_end_is_worth_what_brute_force_finds(variant: Variant) -> None:
    positions = sample(POSITIONS // len(GAMES[variant.name].player_counts))
    last_trick = {seats: seats for seats in CARDS_LEFT}  # whoever holds one card has no choice
    found = set()
    for end, brute_force in islice(ends(variant, f"solver {variant}", CARDS_LEFT, last_trick), positions):
        expected = brute_force.solve(end.match.phase.copy())
        found.add(expected)

        assert end.round(variant.translation).solve(1_000_000) == pytest.approx(expected, abs=EQUAL)
    assert len(found) >= sample(20), "ends that are all alike say little"


@pytest.mark.parametrize("variant", PLAIN, ids=str)
def test_so_is_an_end_of_three_tricks(variant: Variant) -> None:
    has_calls = next(starts(variant, "calls")).setting.rules.callers
    most = dict.fromkeys(DEEP, 9) if has_calls else DEEP  # every card may be followed by calls
    for end, brute_force in islice(ends(variant, f"deep {variant}", most, CARDS_LEFT), sample(20)):
        expected = brute_force.solve(end.match.phase.copy())

        assert end.round(variant.translation).solve(10_000_000) == pytest.approx(expected, abs=EQUAL)


def test_an_end_that_takes_too_much_work_is_refused() -> None:
    variant = table_with(LINEAR, 4)
    start = next(starts(variant, "too much"))

    with pytest.raises(OverflowError, match="not solved within 1000 positions"):
        start.round(variant.translation).solve(1000)
