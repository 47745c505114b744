"""The cards and the deal."""

import pytest

from tests.games.mue.rounds import new_game
from tricktable.core.streams import Stream
from tricktable.games.mue.cards import CARD_TRIANGLES, DECK


def test_each_colour_has_the_numbers_from_0_to_9_with_1_and_7_twice() -> None:
    assert len(DECK.cards) == 60
    for letter in "byrkg":
        texts = [DECK.text[card] for card in DECK.cards if DECK.text[card][0] == letter]
        assert "".join(text[1] for text in texts) == "011234567789"


def test_the_triangles_are_twelve_a_colour_and_sixty_in_all() -> None:
    """MUE-R11: 1 and 9 are worth nothing, 6 and 7 two, all others one."""
    assert [CARD_TRIANGLES[DECK.parse(f"r{number}")] for number in range(10)] == [1, 0, 1, 1, 1, 1, 2, 2, 1, 0]
    assert sum(CARD_TRIANGLES[card] for card in DECK.cards) == 60
    for colour in range(5):
        assert sum(CARD_TRIANGLES[card] for card in DECK.cards if DECK.colour[card] == colour) == 12


@pytest.mark.parametrize(("players", "size"), [(4, 15), (5, 12), (6, 10)])
def test_all_cards_are_dealt(players: int, size: int) -> None:
    deal = new_game(players).layout.shuffle(Stream("deal"))

    assert [len(part) for part in deal.parts] == [size] * players
    assert sorted(card for part in deal.parts for card in part) == list(DECK.cards)
    deal.check()
