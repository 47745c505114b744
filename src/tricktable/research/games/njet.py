"""NJET in small: two players with three cards each. Two vetoes are left, on blue as trump and on what tricks count."""

from typing import Final

from tricktable.research.minis import Mini

COVERED: Final = {
    "start": "1",
    "cache": "discard-1 discard-2 discard-2-no-0 pass-2",
    "trump": "y r k",
    "super": "b y k none",
    "points": "1 3 4",
}
"""The spaces that have their markers already."""

MINI: Final = Mini(
    players=2,
    packs=("b1 b7 b9 r0 r7 r9 k2",),
    sizes={"hand 0": 3, "hand 1": 3, "aside": 1},
    prologue=tuple(f"veto {row} {token}" for row, tokens in COVERED.items() for token in tokens.split()),
)
