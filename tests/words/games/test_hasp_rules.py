"""The rules of HASP for players are true to the code."""

from typing import Final

from tests.words.rulebooks import (
    cards_in,
    deck_of,
    every_language,
    may_play,
    numbers_in,
    said,
    section,
    sums_in,
    tables,
    tricks_in,
    winner,
)
from tricktable.core.laws import Law
from tricktable.games import hasp, new_game
from tricktable.words.rules import rules_text

LAW: Final[Law] = hasp.laws.law(4, hasp.cards.SUITS.index("river"))
"""Of the worked example; all languages have the same."""


def test_the_example_is_played_as_the_rules_say() -> None:
    (trick,) = tricks_in(rules_text("hasp", "en"))

    assert winner(LAW, trick) == trick.taker
    assert may_play(LAW, "r2 f6 c6", "g4") == {"r2"}
    assert may_play(LAW, "v7 f6", "g4") == {"v7"}


@every_language
def test_hasp_tells_values_predictions_and_deals(language: str) -> None:
    strengths, points = tables(section("hasp", language, "cards"))[0]
    worth = {
        strength: int(cell)
        for head, cell in zip(strengths[1:], points[1:], strict=True)
        for strength in numbers_in(head)
    }
    predictions = tables(section("hasp", language, "round"))[0][1:]
    sizes = tables(section("hasp", language, "players"))[0]

    assert worth == {1 + place: value for place, value in enumerate(hasp.cards.VALUES)}
    assert [numbers_in(line[-1])[0] for line in predictions] == list(hasp.predictions.WORTH[:4])
    names = ["minor-find", "great-find", "find-all", "no-find"]
    assert [line[0] for line in predictions] == [said(f"hasp-{name}", language) for name in names]
    assert [cards_in(line[1]) for line in predictions] == [
        [f"v{strength}" for strength in shown] for shown in hasp.predictions.SHOWN[:4]
    ]
    for column, players in enumerate((2, 3, 4), 1):
        game = new_game("hasp", players)
        part = {label.label: label.size for label in game.layout.parts}
        hand = [part[f"{each} 0"] for each in ("first", "more", "hand") if f"{each} 0" in part]
        assert numbers_in(sizes[3][column]) == [len(game.deck.text)]
        assert numbers_in(sizes[4][column]) == [*hand, sum(hand)][-3 if len(hand) > 1 else -1 :]
        assert numbers_in(sizes[5][column]) == ([part["aside"]] if "aside" in part else [])
    assert str(hasp.scores.TARGET) in section("hasp", language, "match")
    in_all = sum(hasp.cards.VALUES[strength - 1] for strength in deck_of("hasp").number)
    assert in_all in numbers_in(section("hasp", language, "cards"))


@every_language
def test_there_are_sums_to_check(language: str) -> None:
    """`tests/words/test_rules.py` does so."""
    assert sums_in("hasp", language)
