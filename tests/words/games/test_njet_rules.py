"""The rules of NJET for players are true to the code."""

from typing import Final

from tests.words.rulebooks import (
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
from tricktable.games import new_game, njet
from tricktable.words.rules import rules_text

LAW: Final[Law] = njet.laws.law(4, njet.cards.LETTERS.index("r"), njet.cards.LETTERS.index("k"))
"""Of the worked example; all languages have the same."""


def test_the_example_is_played_as_the_rules_say() -> None:
    (trick,) = tricks_in(rules_text("njet", "en"))

    assert winner(LAW, trick) == trick.taker
    assert may_play(LAW, "b0 k9 r9", "b8") == {"b0"}


@every_language
def test_njet_tells_the_board_hands_and_rounds(language: str) -> None:
    board = tables(section("njet", language, "round"))[0][1:]
    counts = tables(section("njet", language, "players"))[0][1:]

    assert [len(line[1].split("·")) for line in board[1:]] == [len(njet.boards.CACHES), 5, 5, len(njet.boards.POINTS)]
    assert [numbers_in(space) for space in board[1][1].split("·")][:2] == [[1], [2]]
    assert numbers_in(board[4][1]) == list(njet.boards.POINTS)
    colours = [said(f"njet-{colour}", language) for colour in njet.cards.COLOURS]
    for line in board[2:4]:
        assert [space.strip() for space in line[1].split("·")][:4] == colours
    for line in counts:
        players = int(line[0])
        part = {each.label: each.size for each in new_game("njet", players).layout.parts}
        assert numbers_in(line[1])[0] == part["hand 0"]
        assert ("aside" in part) == (len(numbers_in(line[1])) == 2 and numbers_in(line[1])[1] == 30)
        assert int(line[3]) == njet.scores.ROUNDS[players]


@every_language
def test_there_are_sums_to_check(language: str) -> None:
    """`tests/words/test_rules.py` does so."""
    assert sums_in("njet", language)
