"""A random round step by step, in Python and in the kernel: the same positions, choices and ends."""

from array import array
from itertools import islice

import pytest

from tests.kernel.tables import Start, Variant, is_in_play, sample, starts
from tricktable.bots.kit import kit_of
from tricktable.bots.translation import Translation
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


def check_rounds(variant: Variant) -> None:
    """Plays random rounds in both, to their ends."""
    translation = variant.translation
    stream = Stream(f"differential {variant}")
    for start in islice(starts(variant, f"differential {variant}"), sample(ROUNDS)):
        match = start.match
        past = len(match.past)
        round = start.round(translation)
        while is_in_play(match, past, translation):
            assert not round.is_over()
            check_position(round, match, translation, start)
            action = stream.choice(match.legal_actions(match.turn))
            round.apply(translation.action(match, action))
            match.step(match.turn, action)

        assert round.is_over()
        assert round.legal_actions() == []
        while len(match.past) == past:  # what is left to choose behind the tricks makes no difference
            match.step(match.turn, match.legal_actions(match.turn)[0])
        assert round.worths() == pytest.approx(kit_of(match.game).chances(match), abs=1e-12)
