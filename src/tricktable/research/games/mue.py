"""Mü in small: four players with two cards each. The auction is over: the dealer has bid a card and is chief."""

from typing import Final

from tricktable.research.minis import Mini

MINI: Final = Mini(
    players=4,
    packs=("b1 b1 b6 b7 y7 y7 y8 r1",),
    sizes={f"hand {seat}": 2 for seat in range(4)},
    prologue=("", "pass", "pass", "pass", "pass"),
)
