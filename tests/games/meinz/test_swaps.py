"""The swap."""

import pytest

from tests.games.meinz.rounds import begin_tricks, legal, play, told
from tricktable.core.errors import IllegalAction
from tricktable.core.matches import Match

HANDS = ["b9 r5 r9", "b8 r1 g5", "b7 g6 y6", "b6 y8 y7"]


def before_the_swap() -> Match:
    """Seat 0 has called and taken r5, r1, g6 and y8, and holds r9."""
    match = begin_tricks(HANDS)
    play(match, "r5, call, r1, g6, y8")
    return match


def test_every_exchange_within_a_colour_is_offered_and_keeping_too() -> None:
    """MEINZ-R3: one card of the hand for one card of the same colour in the trick."""
    match = begin_tricks(["b9 r5 g1 y4", "b8 r1 g5 y5", "b7 g6 g7 y6", "b6 y8 g8 y7"])

    play(match, "r5, call, r1, g6, y8")

    assert match.turn == 0
    assert match.view(0).line == "swap 1"
    assert legal(match) == {"keep", "swap g1 g6", "swap y4 y8"}


def test_the_own_card_may_be_taken_back() -> None:
    """MEINZ-R3: any card of the trick, the winner's own included."""
    match = before_the_swap()

    assert legal(match) == {"keep", "swap r9 r5", "swap r9 r1"}


def test_both_cards_are_shown_to_all_and_change_places() -> None:
    match = before_the_swap()

    play(match, "swap r9 r1")

    card = match.game.deck.parse
    assert match.view(2).history[-1].values == (card("r9"), card("r1"))
    assert match.view(0).hand == (card("r1"),)
    assert match.view().facts["shown 0"] == (card("r1"),)
    assert legal(match) == {"r1"}


def test_a_card_that_was_taken_is_no_longer_shown_once_it_is_played() -> None:
    match = before_the_swap()
    play(match, "swap r9 r1")

    play(match, "r1")

    assert "shown 0" not in match.view().facts


def test_sums_are_counted_after_swaps() -> None:
    """The card given lies in the trick: 9 + 5 + 6 + 8 for seat 0, who took the 1 into the hand."""
    match = before_the_swap()
    play(match, "swap r9 r1")

    play(match, "r1, g5, call, y6, y7")

    assert [line.facts for line in match.past[-1].score.lines] == [(28,), (19,), (0,), (0,)]


def test_nobody_is_asked_where_no_exchange_is_possible() -> None:
    """MEINZ-R3: a step that the rules do not ask for is not taken."""
    match = begin_tricks(["b9 r5 y1", "b8 r1 g5", "b7 g6 y6", "b6 g8 y7"])

    play(match, "r5, call, r1, g6, g8")

    assert match.view().line == "trick 2"
    assert match.turn == 0


def test_there_is_no_swap_after_the_last_trick() -> None:
    """MEINZ-R3: it needs a card in hand."""
    match = begin_tricks(["b9 r5", "b8 r1", "b7 g6", "b6 g8"])

    play(match, "r5, call, r1, g6, g8")

    assert match.past[-1].number == 1


def test_the_monster_never_swaps() -> None:
    match = begin_tricks(["b9 r5 g1", "b8 r2 g5", "b7 r6 y6"], stack="r1 r8 r3", starter=0)

    play(match, "r5, pass, r2, pass, pass, r6, pass, pass, pass")

    assert told(match, "took") == [(3,)]
    assert match.phase.name == "trick"


def test_keeping_changes_nothing() -> None:
    match = before_the_swap()

    play(match, "keep")

    assert told(match, "kept") == [(0,)]
    assert legal(match) == {"r9"}


@pytest.mark.parametrize(
    ("seat", "text", "reason"),
    [
        (0, "swap r9 r2", "untaken"),
        (0, "swap r1 r5", "unheld"),
        (0, "r9", "swap"),
        (0, "pass", "swap"),
        (1, "keep", "turn"),
    ],
)
def test_an_impossible_swap_is_refused_and_changes_nothing(seat: int, text: str, reason: str) -> None:
    match = before_the_swap()
    before = str(match.view(0))

    with pytest.raises(IllegalAction) as refusal:
        match.apply_text(seat, text)

    assert refusal.value.reason == reason
    assert refusal.value.allowed == (("keep", "swap r9 r1", "swap r9 r5") if seat == 0 else ())
    assert str(match.view(0)) == before


def test_a_copy_before_a_swap_goes_its_own_way() -> None:
    match = before_the_swap()

    copy = match.copy()
    play(copy, "swap r9 r1")

    assert match.view(0).hand == (match.game.deck.parse("r9"),)
    assert match.phase.name == "swap"
