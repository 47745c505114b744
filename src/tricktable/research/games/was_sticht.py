"""Was sticht? in small: three players draft two rows of three cards; red is trump or nothing. The tasks are taken."""

from typing import Final

from tricktable.research.minis import Mini

FIRST: Final = ("take exactly-1", "take last-trick", "take no-red")
SECOND: Final = ("take no-tricks", "take most-tricks", "take fewest-tricks")

MINI: Final = Mini(
    players=3,
    packs=("r1 r5 r9 b2 b5 b8", "r none", "none"),
    sizes={"row 1": 3, "row 2": 3, "trump colour": 1, "trump number": 1},
    has_sorted_rows=True,
    prologue=FIRST * 2 + SECOND * 2,
)
