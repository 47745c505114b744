"""HASP in small: two players with two cards each: one comes before trump is announced, one after."""

from typing import Final

from tricktable.research.minis import Mini

MINI: Final = Mini(
    players=2,
    packs=("f3 f6 g3 g6 v7 v10",),
    sizes={"first 0": 1, "first 1": 1, "more 0": 1, "more 1": 1, "aside": 2},
    drawn="v7",
)
