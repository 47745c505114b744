"""Random rounds of every table, step by step in Python and in the kernel: the same positions, choices and ends."""

from array import array
from itertools import islice

import pytest

from tests.kernel.tables import VARIANTS, Start, Variant, is_end_of_play, points_at_end, sample, starts, worths_of
from tricktable.bots.translation import Translation
from tricktable.core.events import Journal
from tricktable.core.matches import Match
from tricktable.core.streams import Stream
from tricktable.kernel import Round
from tricktable.kernel.layout import ASKED, CALLING, CARDS, LYING, SWAPPING, WINDOW, WINNING, WORDS

ROUNDS = 60


def meant(words: "array[int]") -> list[int]:
    """The words of a position without those that mean nothing in it: left-overs of the trick before."""
    result = list(words)
    lying, asked = words[LYING], words[ASKED]
    if asked != SWAPPING:
        result[CARDS + lying : CARDS + 8] = [0] * (8 - lying)
    if not lying:
        result[WINNING] = 0
    if asked != CALLING:
        result[WINDOW] = 0
    return result


def check_position(round: Round, match: Match, translation: Translation, start: Start) -> None:
    play = translation.play(match.phase)
    assert play is not None
    words = translation.words(match, play, start.setting)
    assert len(words) == WORDS
    assert round.turn() == match.turn
    assert round.legal_actions() == [translation.action(match, action) for action in match.legal_actions(match.turn)]
    assert meant(round.position()) == meant(words)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_round_goes_the_same_way_in_python_and_in_the_kernel(variant: Variant) -> None:
    translation = variant.translation
    stream = Stream(f"differential {variant}")
    for start in islice(starts(variant, f"differential {variant}"), sample(ROUNDS)):
        match = start.match
        before = match.standing.copy()
        round = start.round(translation)
        phase = match.phase
        journal: Journal = match.journal
        while not is_end_of_play(phase, translation):
            assert not round.is_over()
            check_position(round, match, translation, start)
            action = stream.choice(match.legal_actions(match.turn))
            round.apply(translation.action(match, action))
            phase = phase.apply(match.turn, action, journal)  # the match itself would go on to the next round
            match.phase = phase

        assert round.is_over()
        assert round.legal_actions() == []
        expected = worths_of(match.game, before, match.number, points_at_end(phase))
        assert round.worths() == pytest.approx(expected, abs=1e-12)
