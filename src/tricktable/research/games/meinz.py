"""Meinz in small: three players and the card monster with two cards each, of which one is discarded."""

from typing import Final

from tricktable.research.minis import Mini

MINI: Final = Mini(
    players=3,
    packs=("b1 b5 g3 g5 r1 r9 y5 y9",),
    sizes={"hand 0": 2, "hand 1": 2, "hand 2": 2, "stack": 2},
    has_sorted_rows=True,
)
