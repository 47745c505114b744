"""Cards in a terminal have the colours that their game declares."""

import pytest

from tricktable.cli.terminal.colours import STYLES, card_styles, style_of
from tricktable.core.games import Game
from tricktable.core.vocabulary import COLOURS
from tricktable.games import GAMES


@pytest.mark.parametrize("name", GAMES)
def test_every_suit_of_a_game_has_a_colour_in_the_terminal(name: str) -> None:
    styles = card_styles(GAMES[name])

    assert set(styles) == {suit.letter for suit in GAMES[name].vocabulary.suits}


def test_every_colour_that_a_suit_can_have_is_known() -> None:
    assert set(STYLES) == set(COLOURS)


def test_cards_of_a_game_that_declares_no_suits_are_bold() -> None:
    assert style_of("cQ", card_styles(Game)) == "bold"
