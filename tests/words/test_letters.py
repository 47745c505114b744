"""Suits have short letters in the reader's language, on cards and to be typed; records keep the notation."""

from itertools import combinations
from typing import Final

import pytest

from tricktable.core.games import Game
from tricktable.games import GAMES, new_game
from tricktable.words import words_of
from tricktable.words.common import notation
from tricktable.words.letters import Typed, letters_of
from tricktable.words.speakers import LANGUAGES, Speaker

MOST: Final = 2
"""Letters that there is room for on a card."""

every_game = pytest.mark.parametrize(
    "game",
    [new_game(name, players) for name, game in GAMES.items() for players in game.player_counts],
    ids=lambda game: f"{game.name}-{game.players}",
)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_game
def test_english_has_the_letters_of_the_notation(game: Game) -> None:
    assert dict(letters_of(game, "en")) == {letter: letter for letter in game.deck.colours}


@every_language
@every_game
def test_letters_are_few_small_and_the_first_of_the_suits_name(game: Game, language: str) -> None:
    """No suit's letters begin with those of another one. English calls black `k`, as the notation does."""
    letters = letters_of(game, language)
    names = {letter: Speaker(language).say(words_of(game).suit(game, number)) for number, letter in enumerate(letters)}

    assert all(said.islower() and len(said) <= MOST for said in letters.values())
    assert all(
        names[letter].lower().startswith(said) for letter, said in letters.items() if (language, said) != ("en", "k")
    )
    for one, other in combinations(letters.values(), 2):
        assert not one.startswith(other)
        assert not other.startswith(one)


@every_language
@every_game
def test_whatever_is_shown_is_read_back(game: Game, language: str) -> None:
    """Cards and choices, small or in capitals."""
    letters = letters_of(game, language)
    speaker, typed = Speaker(language, letters=letters), Typed(game, letters)

    for text in (*game.deck.text, *game.draw_pack().text, *game.actions.text):
        shown = speaker.forms(notation(game, text))[0]
        assert typed.notation(shown) == text
        assert typed.notation(shown.upper()) == text.lower()


@every_language
@every_game
def test_the_notation_is_read_where_it_means_no_other_suit(game: Game, language: str) -> None:
    letters = letters_of(game, language)
    typed = Typed(game, letters)

    for card in game.deck.text:
        own = letters[card[0]]
        others = [said for suit, said in letters.items() if suit != card[0] and said.startswith(card[0])]
        if others == [card[0]]:
            assert typed.notation(card) not in (card, None), "another suit is called so"
        elif others:
            assert typed.notation(card) is None, (card, own, others)
        else:
            assert typed.notation(card) == card


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("wa3", "f3"), ("trump we", "trump g"), ("g3", "g3"), ("v7", "v7"), ("f3", None), ("trump f", None), ("d7", "v7")],
)
def test_a_german_reads_and_types_german_letters(typed: str, meant: str | None) -> None:
    """`g` can only be the notation's, for nothing begins so in German; `f` may be Fluss or Felsen."""
    game = new_game("hasp")

    assert Typed(game, letters_of(game, "de")).notation(typed) == meant


def test_a_spaniard_who_types_c_means_the_hill() -> None:
    """The reader's language wins: the canyon, `c` in notation, is a mountain in Spanish."""
    game = new_game("hasp")

    assert Typed(game, letters_of(game, "es")).notation("swap c1 M2") == "swap g1 c2"


def test_without_letters_of_a_reader_a_card_stays_in_notation() -> None:
    game = new_game("hasp")

    assert Speaker("de").forms(notation(game, "trump f"))[0] == "trump f"
