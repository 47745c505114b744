"""Places by the sums of the tricks, the point cards they are worth, and the end of the match."""

from typing import TYPE_CHECKING, Final

from tricktable.core.scores import Score, ScoreLine

if TYPE_CHECKING:
    from tricktable.games.meinz import Meinz

ROUNDS: Final = 8
MONSTER_BONUS: Final = 12
"""What the monster adds to its sum."""
PLACES: Final = ("highest", "second", "third", "lowest")
WORTH: Final = (3, 1, 0, 2)
"""The point card of each place."""


def score(game: "Meinz", sums: list[int]) -> Score:
    """One line for each seat: its place with the point card, or that it is level with somebody."""
    final = [total + MONSTER_BONUS if seat in game.house else total for seat, total in enumerate(sums)]
    lines = []
    for seat, total in enumerate(final):
        if final.count(total) > 1:
            lines.append(ScoreLine("level", seat, 0, (total,)))
        else:
            place = higher(final, total)
            lines.append(ScoreLine(PLACES[place], seat, WORTH[place], (total,)))
    return Score(game.seats, lines)


def higher(sums: list[int], total: int) -> int:
    """How many sums are higher. Level players use up the places that they share (MEINZ-R5)."""
    return len([other for other in sums if other > total])
