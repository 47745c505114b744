"""The rules of Was sticht? for players are true to the code."""

from typing import Final

from tests.words.rulebooks import every_language, may_play, numbers_in, said, section, tables, tricks_in, winner
from tricktable.core.laws import Law
from tricktable.games import was_sticht
from tricktable.words.rules import rules_text

LAW: Final[Law] = was_sticht.laws.law(was_sticht.cards.COLOURS.index("red"), 5)
"""Of the worked example; all languages have the same."""


def test_the_example_is_played_as_the_rules_say() -> None:
    (trick,) = tricks_in(rules_text("was_sticht", "en"))

    assert winner(LAW, trick) == trick.taker
    assert may_play(LAW, "y5 y6", "y8") == {"y6"}


def test_the_card_that_would_have_won_the_row_is_the_one_that_is_told() -> None:
    """Under both trumps that the example leaves possible, and not without them."""
    row = [was_sticht.cards.DECK.parse(card) for card in ("b7", "r4", "g5", "b9")]
    colours = was_sticht.cards.COLOURS

    assert "{Ada b7, Ben r4, Cleo g5, Dora b9}" in rules_text("was_sticht", "en")
    assert LAW.winner(row) == 2
    for colour in range(5):
        for number in range(10):
            told = was_sticht.laws.law(colour, number).winner(row) == 2
            assert not told or number == 5 or colour == colours.index("green")


@every_language
def test_was_sticht_tells_all_tasks(language: str) -> None:
    names = "; ".join(line[0] for line in tables(section("was_sticht", language, "goal"))[0][1:])
    others = [task for task in was_sticht.tasks.TASKS if not task.startswith("exactly")]

    for task in others:
        assert said(f"was-sticht-{task}", language) in names
    assert said("was-sticht-exactly", language, tricks=1) in names
    assert numbers_in(names) == [1, 2, 3, 4]
    assert len(others) + 4 == len(was_sticht.tasks.TASKS)
    assert sum(was_sticht.tasks.COPIES) in numbers_in(section("was_sticht", language, "cards"))
    example = section("was_sticht", language, "scoring")
    for task in ("no-tricks", "most-tricks"):
        assert f"*{said(f'was-sticht-{task}', language)}*" in example
