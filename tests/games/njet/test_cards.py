"""The deck and the deal."""

import pytest

from tests.games.njet.rounds import njet
from tricktable.core.deals import ShuffledDeals
from tricktable.core.matches import Match
from tricktable.games import new_game


@pytest.mark.parametrize(("players", "cards", "dealt"), [(2, 60, 15), (3, 48, 16), (4, 60, 15), (5, 60, 12)])
def test_everybody_is_dealt_an_equal_part_of_the_deck(players: int, cards: int, dealt: int) -> None:
    game = njet(players)

    match = Match.begin(game, ShuffledDeals("deal"))

    assert len(game.deck.cards) == cards
    assert match.view().hand_sizes == (dealt,) * players
    assert match.standing.dealer == 0


def test_each_colour_has_three_zeros_four_sevens_and_one_of_the_rest() -> None:
    deck = njet(4).deck

    assert [deck.copies[deck.parse(f"k{number}")] for number in range(10)] == [3, 1, 1, 1, 1, 1, 1, 4, 1, 1]
    assert len(deck.text) == 40


def test_three_players_have_one_seven_of_each_colour() -> None:
    deck = njet(3).deck

    assert [deck.copies[deck.parse(f"{colour}7")] for colour in "byrk"] == [1, 1, 1, 1]


def test_two_players_leave_thirty_cards_that_nobody_sees() -> None:
    game = njet(2)

    match = Match.begin(game, ShuffledDeals("aside"))

    assert len(match.deal.part("aside")) == 30
    assert game.part_seen_by("aside", 0, match.journal) == 0
    assert game.part_seen_by("hand 1", 0, match.journal) == 0b10


def test_four_play_unless_the_table_says_otherwise() -> None:
    assert new_game("njet").players == 4


def test_copies_of_a_card_are_one_choice() -> None:
    """NJET-R9: the 0s and 7s are interchangeable."""
    deck = njet(4).deck

    hand = deck.hand(deck.parse_all("b0 b0 b0 r7 r7 r9"))

    assert deck.texts(deck.choices(hand)) == "b0 r7 r9"
    assert len(set(deck.text)) == len(deck.text)
