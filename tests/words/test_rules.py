"""The rules for players: complete in every language, alike in structure, and true to the code."""

import json
import re
from collections import Counter
from pathlib import Path
from typing import Final

import pytest

from tests.words.rulebooks import (
    BRACES,
    CARD,
    EQUATION,
    HEADING,
    cards_in,
    deck_of,
    figures,
    page_messages,
    section,
    sums_in,
    tables,
    tricks_in,
)
from tricktable.core.errors import SetupError
from tricktable.games import GAMES, new_game
from tricktable.words.letters import letters_of
from tricktable.words.rules import rules_text, without_notation
from tricktable.words.speakers import LANGUAGES

SECTIONS: Final = [
    "cards",
    "goal",
    "round",
    "example",
    "special",
    "scoring",
    "players",
    "match",
    "tips",
    "options",
]
PAGE: Final = Path(__file__).parents[2] / "web" / "src"
LENGTH: Final = range(700, 1500)
"""Words, with those in tables."""

every_text = pytest.mark.parametrize(("game", "language"), [(game, each) for game in GAMES for each in LANGUAGES])


@every_text
def test_every_game_has_its_rules_in_every_language(game: str, language: str) -> None:
    text = rules_text(game, language)

    assert text.startswith(f"# {GAMES[game].title}\n")
    assert len(text.split()) in LENGTH
    assert len(section(game, language, "tips").split("\n- ")) == 4  # what stands before the first, and three


@every_text
def test_headings_have_the_same_ids_in_all_languages(game: str, language: str) -> None:
    """So that a link to a section holds whatever language its reader speaks."""
    headings = HEADING.findall(rules_text(game, language))

    assert headings == HEADING.findall(rules_text(game, "en"))
    assert [id for level, id in headings if level == "##"] == SECTIONS
    assert len(headings) == rules_text(game, language).count("\n##")
    assert len({id for _, id in headings}) == len(headings)


@every_text
def test_all_languages_show_the_same_cards_and_numbers(game: str, language: str) -> None:
    for id in SECTIONS:
        own, english = section(game, language, id), section(game, "en", id)
        assert Counter(cards_in(own)) == Counter(cards_in(english)), id
        assert tricks_in(own) == tricks_in(english), id
        assert EQUATION.findall(own.replace("\n> ", " ")) == EQUATION.findall(english.replace("\n> ", " ")), id
        for table, other in zip(tables(own), tables(english), strict=True):
            assert figures(table) == figures(other), id


@every_text
def test_every_card_that_is_named_exists(game: str, language: str) -> None:
    text = rules_text(game, language)

    assert set(cards_in(text)) <= set(deck_of(game).text)
    for braces in BRACES.findall(text):
        assert CARD.search(braces), braces


@every_text
def test_every_sum_is_right(game: str, language: str) -> None:
    for equation in sums_in(game, language):
        left, right = equation.replace("×", "*").split("=")
        assert eval(left) == int(right), equation  # digits and signs alone, as EQUATION says


@every_text
def test_the_options_are_those_of_the_game(game: str, language: str) -> None:
    """Under the labels of the lobby; choices that can be named are named as they are there."""
    text = " ".join(section(game, language, "options").split())
    labels = page_messages(game, language)
    options = GAMES[game].option_list

    assert re.findall(r"- \*\*(.+?)\*\*", text) == [labels[f"option-{game}-{option.name}"] for option in options]
    for option in options:
        for choice in option.choices:
            assert f"*{labels[f'option-{game}-{option.name}-{choice}']}*" in text


@every_text
def test_plain_text_has_nothing_of_the_notation(game: str, language: str) -> None:
    plain = without_notation(rules_text(game, language), letters_of(new_game(game), language))

    assert not set("{}#") & set(re.sub(r"^#+ ", "", plain, flags=re.MULTILINE))


def test_a_trick_in_plain_text_says_who_takes_it() -> None:
    text = "## Tricks {#tricks}\n\n{Ada r7, Ben b3 b4 -> Ada}\n\nShe had {r7 r8}."

    assert without_notation(text, {}) == "## Tricks\n\nAda r7 · Ben b3 b4 → Ada\n\nShe had r7 r8."
    assert without_notation(text, {"b": "az"}) == "## Tricks\n\nAda r7 · Ben az3 az4 → Ada\n\nShe had r7 r8."


def test_rules_that_are_not_there_are_said_to_be_so() -> None:
    with pytest.raises(SetupError, match="the rules of chess are not part of this installation"):
        rules_text("chess", "en")


# What is the same in all languages


def test_the_facts_beside_the_texts_are_true() -> None:
    paths = sorted(PAGE.glob("games/*/facts.json"))
    facts = {path.parent.name: json.loads(path.read_text(encoding="utf-8")) for path in paths}

    assert set(facts) == set(GAMES)
    for game, fact in facts.items():
        assert fact["players"] == list(GAMES[game].player_counts)
        assert set(fact["cards"]) <= set(deck_of(game).text)
        assert fact["points"] == worth_of_numbers(game)


def worth_of_numbers(game: str) -> dict[str, int]:
    """What cards of each number are worth, without those that are worth nothing."""
    rules = new_game(game)
    worth = zip(rules.deck.number, rules.card_points(), strict=False)  # no values where cards have none
    return {str(number): points for number, points in sorted(worth) if points}


@pytest.mark.parametrize("game", GAMES)
def test_there_is_one_trick_in_the_worked_example(game: str) -> None:
    """Whether it goes to the right one is tested with each game."""
    assert len(tricks_in(rules_text(game, "en"))) == 1
