"""Cards in a terminal have the colours that their game declares."""

import pytest

from tricktable.cli.terminal.colours import STYLES, CardColours
from tricktable.core.games import Game
from tricktable.core.vocabulary import COLOURS
from tricktable.games import GAMES, new_game
from tricktable.words.letters import letters_of
from tricktable.words.speakers import LANGUAGES, Speaker


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_card_of_a_game_has_the_colour_of_its_suit_in_every_language(name: str, language: str) -> None:
    game = new_game(name)
    speaker = Speaker(language, letters=letters_of(game, language))
    colours = CardColours(GAMES[name], game.deck.text, speaker.letters)
    suits = {suit.letter: f"bold {STYLES[suit.colour]}" for suit in game.vocabulary.suits}

    for card in game.deck.text:
        shown = f"{speaker.card(card)}*"
        assert list(colours.spans(f"({shown})")) == [(1, 1 + len(shown), suits[card[0]])]


def test_every_colour_that_a_suit_can_have_is_known() -> None:
    assert set(STYLES) == set(COLOURS)


def test_cards_of_a_game_that_declares_no_suits_are_bold() -> None:
    assert list(CardColours(Game, ["cQ"], {}).spans("cQ")) == [(0, 2, "bold")]
