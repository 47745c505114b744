"""The rules of Mü for players are true to the code."""

from typing import Final

from tests.words.rulebooks import every_language, may_play, numbers_in, section, sums_in, tables, tricks_in, winner
from tricktable.core.laws import Law
from tricktable.games import mue, new_game
from tricktable.words.rules import rules_text

LAW: Final[Law] = mue.laws.law(mue.cards.COLOURS.index("green"), mue.laws.FIRST_NUMBER + 7)
"""Of the worked example; all languages have the same."""


def test_the_example_is_played_as_the_rules_say() -> None:
    (trick,) = tricks_in(rules_text("mue", "en"))

    assert winner(LAW, trick) == trick.taker
    assert may_play(LAW, "b7 k7 b3 g2", "b9") == {"b3"}


def test_double_trumps_are_above_the_chiefs_in_mue() -> None:
    assert LAW.winner([LAW.deck.parse(card) for card in ("b9", "g9", "k7", "g7")]) == 3


@every_language
def test_mue_tells_points_goals_and_bonuses(language: str) -> None:
    numbers, points = tables(section("mue", language, "cards"))[0]
    goals, bonuses = tables(section("mue", language, "scoring"))
    hands = tables(section("mue", language, "players"))[0][1:]

    columns = zip(numbers[1:], points[1:], strict=True)
    worth = {number: int(cell) for head, cell in columns for number in numbers_in(head)}
    assert worth == dict(enumerate(mue.cards.TRIANGLES))
    assert [numbers_in(cell)[0] for cell in goals[0][1:]] == [4, 5, 6]
    for column, players in enumerate((4, 5, 6), 1):
        assert tuple(int(line[column]) for line in goals[1:] if line[column]) == mue.goals.GOALS[players]
    assert [int(line[0]) for line in goals[1:]] == list(range(1, 16))
    kinds = (0, mue.laws.FIRST_NUMBER + 7, mue.laws.FIRST_NUMBER + 4, mue.laws.NO_TRUMP)
    for line in bonuses[1:]:
        bid = numbers_in(line[0])[0]
        assert [int(cell) for cell in line[1:]] == [mue.goals.bonus(bid, trump) for trump in kinds]
    for line in hands:
        assert int(line[1]) == new_game("mue", int(line[0])).layout.parts[0].size


@every_language
def test_the_example_of_mue_is_scored_as_the_code_does(language: str) -> None:
    example = section("mue", language, "scoring").partition("> **")[2]

    assert mue.goals.goal(5, 4) == 33
    assert mue.goals.bonus(4, 0) == 40
    assert 4 - mue.goals.reached_bid(5, 29) == 2
    assert {33, 29, 35, 61, 54, -20, 10} <= set(numbers_in(example))


@every_language
def test_there_are_sums_to_check(language: str) -> None:
    """`tests/words/test_rules.py` does so."""
    assert sums_in("mue", language)
