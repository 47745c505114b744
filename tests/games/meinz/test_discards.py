"""The discard."""

import pytest

from tests.games.meinz.rounds import begin, legal
from tricktable.core.errors import IllegalAction
from tricktable.core.matches import Match

HANDS = ["b1 g2", "b3 r4", "g5 y6", "b7 y8"]


def seen_discards(match: Match, viewer: int) -> list[tuple[int, ...]]:
    return [event.values for event in match.view(viewer).history if event.kind == "discarded"]


def test_everybody_discards_at_the_same_time() -> None:
    match = begin(HANDS)
    assert match.awaited() == (0, 1, 2, 3)

    match.apply_text(2, "discard g5")

    assert match.awaited() == (0, 1, 3)
    assert match.turn == 0
    assert match.view().hand_sizes == (2, 2, 1, 2)


def test_the_start_player_leads_once_all_have_discarded() -> None:
    match = begin(HANDS, starter=2)

    for seat, text in ((3, "discard b7"), (0, "discard b1"), (2, "discard g5"), (1, "discard b3")):
        match.apply_text(seat, text)

    assert match.awaited() == (2,)
    assert legal(match) == {"y6"}


def test_the_monster_discards_nothing() -> None:
    """With three players the monster keeps all its cards and ends with one over."""
    match = begin(HANDS[:3], stack="b7 y8", starter=0)

    assert match.awaited() == (0, 1, 2)
    assert match.legal_actions(3) == ()


def test_a_discard_stays_a_secret_for_good() -> None:
    match = begin(HANDS)

    for seat, text in enumerate(HANDS):
        match.apply_text(seat, f"discard {text.split()[0]}")

    card = match.game.deck.parse
    assert seen_discards(match, 1) == [(-1,), (card("b3"),), (-1,), (-1,)]
    assert seen_discards(match, 7) == [(-1,)] * 4
    assert match.view(1).steps[:2] == ((0, -1), (1, match.game.actions.parse("discard b3")))
    assert match.view(1).facts["discard"] == (card("b3"),)
    assert "discard" not in match.view().facts


@pytest.mark.parametrize(
    ("seat", "text", "reason"),
    [(0, "discard b3", "unheld"), (0, "b1", "discard"), (0, "call", "discard"), (1, "discard b3", "turn")],
)
def test_a_wrong_discard_is_refused_and_changes_nothing(seat: int, text: str, reason: str) -> None:
    match = begin(HANDS)
    match.apply_text(1, "discard r4")
    before = str(match.view(0))

    with pytest.raises(IllegalAction) as refusal:
        match.apply_text(seat, text)

    assert refusal.value.reason == reason
    assert str(match.view(0)) == before


def test_the_monster_and_strangers_may_not_discard() -> None:
    match = begin(HANDS[:3], stack="b7 y8")

    for seat in (3, 4, 7, -1):
        with pytest.raises(IllegalAction):
            match.apply_text(seat, "discard b7")
