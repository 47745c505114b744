"""The cards, and how they are dealt."""

import pytest

from tests.games.meinz.rounds import ALL_CARDS, game_of
from tricktable.core.deals import ShuffledDeals
from tricktable.core.errors import NotationError
from tricktable.core.matches import Match


def test_there_are_36_cards_each_once() -> None:
    deck = game_of(4).deck

    assert deck.text == ALL_CARDS
    assert sorted(deck.cards) == list(range(36))
    assert set(deck.copies) == {1}


def test_four_players_get_nine_cards_each() -> None:
    layout = game_of(4).layout

    assert [(part.label, part.size) for part in layout.parts] == [(f"hand {seat}", 9) for seat in range(4)]


def test_with_three_players_the_monster_gets_a_stack_that_keeps_its_order() -> None:
    game = game_of(3)

    parts = [(part.label, part.size, part.is_ordered) for part in game.layout.parts]

    assert parts == [("hand 0", 9, False), ("hand 1", 9, False), ("hand 2", 9, False), ("stack", 9, True)]


def test_nobody_is_shown_a_card_of_the_stack_before_it_is_played() -> None:
    match = Match.begin(game_of(3), ShuffledDeals("stack"))

    for viewer in (0, 1, 2, 7):
        dealt = [event for event in match.view(viewer).history if event.kind == "dealt" and event.seat == 3]
        assert [event.values for event in dealt] == [(-1,) * 9]
    assert [match.game.part_seen_by(label, 3, []) for label in ("hand 0", "hand 2", "stack")] == [1, 4, 8]


def test_every_exchange_within_a_colour_is_an_action() -> None:
    actions = game_of(4).actions

    swaps = [text for text in actions.text if text.startswith("swap ")]

    assert len(swaps) == 4 * 9 * 8
    assert actions.text[actions.parse("swap r3 r7")] == "swap r3 r7"
    for text in ("swap r3 r3", "swap r3 b7", "discard", "call r3"):
        with pytest.raises(NotationError):
            actions.parse(text)
