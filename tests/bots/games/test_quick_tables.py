"""The tables with which the rules of thumb are fast say the same as the rules that they stand for."""

from itertools import islice

import pytest

from tests.contract.tables import game_at, positions
from tricktable.bots.card_reading import Reading
from tricktable.bots.games.meinz.rule_of_thumb.outlook import Outlook
from tricktable.bots.games.was_sticht.rule_of_thumb.secret_trumps import PER_COLOUR, possible_pairs
from tricktable.games.was_sticht import WasSticht
from tricktable.games.was_sticht.worlds import possible_trumps


@pytest.mark.parametrize("players", [3, 4])
def test_the_trumps_that_thumb_looks_at_are_those_that_cannot_be_ruled_out(players: int) -> None:
    """All that was told counts, and nothing else: the same pairs as in the worlds of a view."""
    game = game_at(("was_sticht", players))
    assert isinstance(game, WasSticht)
    compared = 0
    for match in islice(positions(game, "pairs"), 400):
        if match.phase.name == "draft":
            for seat in range(players):
                view = match.view(seat)
                pairs = possible_pairs(game, view)
                expected = [PER_COLOUR * colour + number for colour, number in possible_trumps(game, view)]

                assert [pair for pair in range(pairs.bit_length()) if pairs >> pair & 1] == expected
                compared += 1

    assert compared > 200


@pytest.mark.parametrize("table", [("hasp", 4), ("njet", 2), ("mue", 5)])
def test_what_is_unseen_is_what_lies_in_no_trick_and_not_in_the_own_hand(table: tuple[str, int]) -> None:
    """Every other hand is among the unseen cards, copy by copy, and no seat holds what it has shown not to hold."""
    game = game_at(table)
    compared = 0
    for match in islice(positions(game, "unseen"), 600):
        view = match.view(match.turn)
        law = game.law(view)
        if match.phase.name == "trick" and law is not None and "trick" in view.facts:
            reading = Reading(view, law)
            for seat, hand in enumerate(match.phase.hands):
                if seat != view.viewer:
                    assert all(
                        game.deck.count(reading.unseen, card) >= game.deck.count(hand, card)
                        for card in game.deck.choices(hand)
                    )
                    assert not hand & reading.voids[seat]
            compared += 1

    assert compared > 40


@pytest.mark.parametrize("players", [3, 4])
def test_hands_valued_together_are_worth_what_they_are_worth_one_by_one(players: int) -> None:
    for match in islice(positions(game_at(("meinz", players)), "worths"), 200):
        outlook = Outlook(match.view(0))
        hands = [outlook.hand & ~(1 << card) for card in match.view(0).hand]

        together = outlook.plan.worths(outlook.sums, outlook.left, hands)

        assert together == [outlook.plan.worth(outlook.sums, outlook.left, hand) for hand in hands]
