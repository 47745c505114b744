"""The rules of Meinz for players are true to the code."""

from typing import Final

from tests.words.rulebooks import every_language, may_play, numbers_in, section, sums_in, tables, tricks_in, winner
from tricktable.core.laws import Law
from tricktable.games import meinz, new_game
from tricktable.words.rules import rules_text

LAW: Final[Law] = meinz.laws.law()
"""Of the worked example; all languages have the same."""


def test_the_example_is_played_as_the_rules_say() -> None:
    (trick,) = tricks_in(rules_text("meinz", "en"))

    assert winner(LAW, trick) == trick.taker
    assert may_play(LAW, "r2 r8 g5 y7", "r5") == {"r2", "r8", "g5"}


@every_language
def test_meinz_tells_what_places_are_worth(language: str) -> None:
    worth = [int(line[1]) for line in tables(section("meinz", language, "scoring"))[0][1:]]
    example = section("meinz", language, "scoring").partition("> **")[2]
    game = new_game("meinz", 4)
    assert isinstance(game, meinz.Meinz)

    assert worth == [*meinz.scores.WORTH, 0]
    told = numbers_in(example)
    for sums, points in ((told[0:4], told[4:8]), (told[8:12], told[12:16])):
        assert [line.points for line in meinz.scores.score(game, sums).lines] == points
    assert str(meinz.scores.MONSTER_BONUS) in section("meinz", language, "players")


@every_language
def test_there_are_sums_to_check(language: str) -> None:
    """`tests/words/test_rules.py` does so."""
    assert sums_in("meinz", language)
