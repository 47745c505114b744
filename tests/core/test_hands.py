"""Hands that are drawn alone, in real positions: those of whole worlds, as often, and nothing that a view rules out."""

from collections import Counter
from itertools import islice
from math import sqrt

import pytest

from tests.contract.tables import TABLES, Table, game_at, positions, table_name
from tricktable.core.hands import Hands
from tricktable.core.seats import SPECTATOR
from tricktable.core.streams import Stream
from tricktable.core.views import View

DRAWS = 300
EXACT = [table for table in TABLES if table[0] != "was_sticht"]
"""Games in which hands are hidden while tricks are played."""


def views(table: Table, seed: str, most: int) -> list[View]:
    """What somebody sees in some positions of a match, in the tricks: at most so many."""
    found: list[View] = []
    for place, match in enumerate(positions(game_at(table), seed)):
        if len(found) >= most or match.is_over:
            break
        if match.number and place % 5 == 0 and match.game.vocabulary.is_in_tricks(match.phase.name):
            if match.game.knowledge(match.view(SPECTATOR)).needs_steps:
                continue  # NJET-R3 with five players, in the first trick
            found += [match.view(match.turn), match.view(SPECTATOR)]
    return found


def cards_held(view: View, hands: list[list[int]]) -> Counter[tuple[int, int, int]]:
    """How often each seat holds so many copies of each card."""
    deck = view.game.deck
    return Counter(
        (seat, card, deck.count(hand, card))
        for held in hands
        for seat, hand in enumerate(held)
        for card in deck.choices(hand)
    )


@pytest.mark.parametrize("table", EXACT, ids=table_name)
def test_hands_fit_the_view(table: Table) -> None:
    """Everybody holds as many cards as is seen, the viewer the own ones, and nobody a card that has been played."""
    checked = 0
    for view in views(table, "fit", 20):
        deck = view.game.deck
        source = view.game.hands(view, Stream("fit"))
        assert source is not None
        for hands in islice(source, 20):
            assert tuple(hand.bit_count() for hand in hands.held) == tuple(view.hand_sizes)
            if view.viewer != SPECTATOR:
                assert deck.cards_in(hands.held[view.viewer]) == tuple(view.hand)
            held = Counter(card for hand in hands.held for card in deck.cards_in(hand))
            assert held <= Counter(deck.cards)
            checked += 1
    assert checked > 100


@pytest.mark.parametrize("table", EXACT, ids=table_name)
def test_cards_are_held_as_often_as_in_whole_worlds(table: Table) -> None:
    """Each count within five and a half standard deviations of the other."""
    for view in views(table, "often", 6):
        source = view.game.hands(view, Stream("often"))
        assert source is not None
        alone = cards_held(view, [hands.held for hands in islice(source, DRAWS)])
        worlds = islice(view.game.worlds(view, Stream("whole")), DRAWS)
        whole = cards_held(view, [world.phase.hands for world in worlds])

        for key in alone | whole:
            part = (alone[key] + whole[key]) / (2 * DRAWS)
            assert abs(alone[key] - whole[key]) <= 5.5 * sqrt(2 * DRAWS * part * (1 - part)) + 1


def test_a_stack_begins_with_what_was_played_of_it_and_holds_the_rest() -> None:
    for view in views(("meinz", 3), "stack", 12):
        deck = view.game.deck
        played = [event.values[0] for event in view.events_of("played") if event.seat == 3]
        source = view.game.hands(view, Stream("stack"))
        assert source is not None
        for hands in islice(source, 20):
            assert list(hands.stack[: len(played)]) == played
            assert deck.hand(hands.stack[len(played) :]) == hands.held[3]


@pytest.mark.parametrize("table", EXACT, ids=table_name)
def test_the_same_stream_draws_the_same_hands(table: Table) -> None:
    for view in views(table, "same", 4):

        def drawn(own: View = view) -> list[Hands]:
            return list(islice(own.game.hands(own, Stream("same")) or (), 5))

        assert [(hands.held, hands.stack) for hands in drawn()] == [(hands.held, hands.stack) for hands in drawn()]


@pytest.mark.parametrize("table", [table for table in TABLES if table[0] == "was_sticht"], ids=table_name)
def test_where_knowledge_is_not_exact_nothing_is_drawn_alone(table: Table) -> None:
    for view in views(table, "open", 6):
        assert view.game.hands(view, Stream("open")) is None
